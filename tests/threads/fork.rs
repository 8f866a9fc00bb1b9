//! Programs that fork: the child has the thread that called, and none of the others.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use fpdsl::Device;

use crate::child::{fork, run, tasks};
use crate::work::{LARGE, SMALL, check, check_on, threads};

const THREE: [(&str, &str); 1] = [("RAYON_NUM_THREADS", "3")];

/// A child has threads of its own, as many as it says. The calling thread is one of them.
fn a_child_computes() {
    assert_eq!(tasks(), 1);
    check(SMALL);
    assert_eq!(tasks(), 1, "small work starts no threads");
    check(LARGE);
    assert_eq!((threads(), tasks()), (3, 3));
}

#[test]
fn after_the_pool_was_used() {
    run("fork::after_the_pool_was_used", &THREE, || {
        check(LARGE);
        fork("first", a_child_computes);
        fork("second", || {
            a_child_computes();
            fork("child of the child", a_child_computes);
            check(LARGE);
        });
        check(LARGE);
    });
}

#[test]
fn before_the_pool_was_used() {
    run("fork::before_the_pool_was_used", &THREE, || {
        fork("child", a_child_computes);
        check(LARGE);
    });
}

#[test]
fn with_only_the_name_asked_for() {
    run("fork::with_only_the_name_asked_for", &THREE, || {
        assert_eq!(threads(), 3);
        fork("child", || assert_eq!(threads(), 3));
        fork("child", a_child_computes);
    });
}

/// The thread that forks belongs to a pool whose other threads the child lacks, so that it computes alone.
#[test]
fn from_inside_of_a_pool() {
    run("fork::from_inside_of_a_pool", &THREE, || {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(2)
            .build()
            .expect("threads start here");
        for used in [false, true] {
            pool.install(|| {
                if used {
                    check(LARGE);
                }
                fork("from a pool", || {
                    check(LARGE);
                    assert_eq!((threads(), tasks()), (1, 1));
                });
                assert_eq!(threads(), 2);
                check(LARGE);
            });
        }
    });
}

/// Whatever other threads are in the middle of, the first use of the pool among it.
#[test]
fn while_others_compute() {
    for _ in 0..3 {
        run("fork::while_others_compute", &THREE, || {
            let done = AtomicBool::new(false);
            std::thread::scope(|scope| {
                for _ in 0..3 {
                    scope.spawn(|| {
                        while !done.load(Ordering::Relaxed) {
                            check_on(&Device::host(), LARGE);
                        }
                    });
                }
                for _ in 0..8 {
                    fork("in the middle", || {
                        check_on(&Device::host(), LARGE);
                        assert_eq!((threads(), tasks()), (3, 3));
                    });
                }
                done.store(true, Ordering::Relaxed);
            });
        });
    }
}

/// The pool is being started by another thread, which the child lacks, at the moment of the fork or close to it.
#[test]
fn while_the_pool_starts() {
    run("fork::while_the_pool_starts", &THREE, || {
        for round in 0..60 {
            // A process that has no pool yet.
            fork("parent", || {
                let started = AtomicBool::new(false);
                std::thread::scope(|scope| {
                    scope.spawn(|| {
                        started.store(true, Ordering::Relaxed);
                        assert_eq!(threads(), 3);
                    });
                    while !started.load(Ordering::Relaxed) {
                        std::hint::spin_loop();
                    }
                    let moment = Instant::now();
                    while moment.elapsed() < Duration::from_micros(5) * round {
                        std::hint::spin_loop();
                    }
                    fork("child", || assert_eq!((threads(), tasks()), (3, 3)));
                });
            });
        }
    });
}
