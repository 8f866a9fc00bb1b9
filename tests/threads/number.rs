//! The number of threads: `RAYON_NUM_THREADS`, within reason, and the device's name.

use std::time::{Duration, Instant};

use fpdsl::Device;

use crate::child;
use crate::work::{LARGE, SMALL, check, check_on, threads};

/// Starts the threads; with the calling one they are as many as the device says.
fn the_name_is_true() {
    let before = child::tasks();
    check(SMALL);
    assert_eq!(child::tasks(), before, "small work starts no threads");
    check_on(&Device::host(), LARGE);
    let started = child::tasks() - before;
    println!("{} threads", threads());
    assert_eq!(threads(), started + 1);
}

fn told(text: &str) -> usize {
    let words = text.lines().find_map(|line| line.strip_suffix(" threads"));
    words
        .and_then(|number| number.parse().ok())
        .expect("the child says it")
}

#[test]
fn as_many_threads_as_asked_for() {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    for (wanted, expected, logged) in [
        ("1", 1, false),
        ("2", 2, false),
        ("7", 7, false),
        ("0", processors, false),
        ("", processors, true),
        ("many", processors, true),
        ("-1", processors, true),
        ("99999999999999999999999", processors, true),
    ] {
        let settings = [("RAYON_NUM_THREADS", wanted), ("FPDSL_LOG", "1")];
        let name = "number::as_many_threads_as_asked_for";
        if let Some(text) = child::run(name, &settings, the_name_is_true) {
            assert_eq!(told(&text), expected, "RAYON_NUM_THREADS={wanted}: {text}");
            assert_eq!(
                text.contains("fpdsl: RAYON_NUM_THREADS"),
                logged,
                "RAYON_NUM_THREADS={wanted}: {text}"
            );
        }
    }
}

/// Idle threads look for work at each other's, which takes time with the square of their number before the first element.
#[test]
fn no_more_threads_than_help() {
    let settings = [("RAYON_NUM_THREADS", "100000"), ("FPDSL_LOG", "1")];
    let start = Instant::now();
    let text = child::run("number::no_more_threads_than_help", &settings, the_name_is_true);
    let Some(text) = text else { return };
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    assert!(text.contains("fpdsl: RAYON_NUM_THREADS=100000"), "{text}");
}

/// Many threads whose first calls come at the same time share one pool.
#[test]
fn one_pool_for_all() {
    child::run("number::one_pool_for_all", &[("RAYON_NUM_THREADS", "4")], || {
        std::thread::scope(|scope| {
            for _ in 0..16 {
                scope.spawn(|| check_on(&Device::host(), LARGE));
            }
        });
        assert_eq!((child::tasks_of_the_pool(), threads()), (3, 4));
    });
}
