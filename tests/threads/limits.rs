//! Processes that may not start threads, or have no address space for them.

use std::thread;

use fpdsl::Device;

use crate::work::{LARGE, SMALL, check, check_on, threads};
use crate::{SUITE, child, report};

/// Some user who is nobody on most machines: limits of processes do not bind root.
const NOBODY: libc::uid_t = 54_321;

/// This many threads are asked for.
const FOUR: (&str, &str) = ("RAYON_NUM_THREADS", "4");

/// The one thread says so, once.
fn said_once(text: &str) -> bool {
    text.matches("fpdsl: one thread computes").count() == 1
}

#[test]
fn no_process_may_start_threads() {
    let settings = [FOUR, ("FPDSL_LOG", "1")];
    let text = child::run("limits::no_process_may_start_threads", &settings, || {
        limit_processes();
        match thread::Builder::new().spawn(|| ()) {
            Ok(_) => println!("threads start all the same"),
            Err(_) => computes_alone(),
        }
    });
    let Some(text) = text else { return };
    match text.contains("threads start all the same") {
        true => report::skipped(SUITE, "host", "the number of processes cannot be limited here"),
        false => assert!(said_once(&text), "{text}"),
    }
}

#[test]
fn no_address_space_for_stacks() {
    // So that there is no room for a stack, and plenty for all else.
    let settings = [FOUR, ("FPDSL_LOG", "1"), ("RUST_MIN_STACK", "67108864")];
    let text = child::run("limits::no_address_space_for_stacks", &settings, || {
        limit_address_space(48 << 20);
        thread::Builder::new()
            .spawn(|| ())
            .expect_err("there is no room for another stack");
        computes_alone();
    });
    if let Some(text) = text {
        assert!(said_once(&text), "{text}");
    }
}

/// If there is room for the stacks but little else, threads that start abort the process when they allocate. How many do
/// is chance, so fewer are started.
#[test]
fn little_address_space_is_for_few_threads() {
    let settings = [("RAYON_NUM_THREADS", "16"), ("FPDSL_LOG", "1")];
    let text = child::run(
        "limits::little_address_space_is_for_few_threads",
        &settings,
        || {
            limit_address_space(400 << 20);
            check(LARGE);
            assert!((2..=8).contains(&threads()), "{}", threads());
        },
    );
    if let Some(text) = text {
        assert!(text.contains("address space"), "{text}");
    }
}

/// Whatever address space there is: calls end, and nothing aborts. `FPDSL_LARGE=1` tries each mebibyte.
#[test]
fn any_address_space() {
    const ROOM: &str = "FPDSL_THREADS_ROOM";
    let step = match std::env::var_os("FPDSL_LARGE") {
        Some(_) => 1 << 20,
        None => 45 << 20,
    };
    // Below, the test's own arrays find no room.
    for room in (12 << 20..500 << 20).step_by(step) {
        let settings = [("RAYON_NUM_THREADS", "16"), (ROOM, &room.to_string())];
        child::run("limits::any_address_space", &settings, || {
            let room = std::env::var(ROOM).ok().and_then(|room| room.parse().ok());
            limit_address_space(room.expect("the parent sets it"));
            check(SMALL);
            check_on(&Device::host(), LARGE);
        });
    }
}

/// Nothing tells that there are no threads until a call could use some.
#[test]
fn without_the_log_nothing_is_said() {
    let text = child::run("limits::without_the_log_nothing_is_said", &[FOUR], || {
        limit_address_space(1 << 20);
        check(SMALL);
    });
    if let Some(text) = text {
        assert!(!text.contains("fpdsl: "), "{text}");
    }
}

fn computes_alone() {
    let before = child::tasks();
    check(SMALL);
    check(LARGE);
    assert_eq!(threads(), 1);
    assert_eq!(child::tasks(), before);
}

/// This process, as some other user where it is root's, may not have more threads than it has.
fn limit_processes() {
    let most = libc::rlimit {
        rlim_cur: 1,
        rlim_max: 1,
    };
    // SAFETY: these calls touch no memory of this process but `most`.
    unsafe {
        libc::setrlimit(libc::RLIMIT_NPROC, &raw const most);
        if libc::geteuid() == 0 {
            libc::setgid(NOBODY);
            libc::setuid(NOBODY);
        }
    }
}

/// This process may map this many bytes more than it has mapped.
fn limit_address_space(more: u64) {
    let statm = std::fs::read_to_string("/proc/self/statm").expect("a process sees its size");
    let pages: u64 = statm
        .split(' ')
        .next()
        .and_then(|pages| pages.parse().ok())
        .expect("the first field is a number");
    // SAFETY: asks for a number.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    let bytes = pages * u64::try_from(page).expect("pages have a size") + more;
    let most = libc::rlimit {
        rlim_cur: bytes,
        rlim_max: bytes,
    };
    // SAFETY: `most` is a local.
    let limited = unsafe { libc::setrlimit(libc::RLIMIT_AS, &raw const most) };
    assert_eq!(limited, 0);
}
