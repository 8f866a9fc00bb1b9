//! Calls from threads of a program's own pools, and from threads with a changed float environment.

use fpdsl::Device;
use rayon::prelude::*;

use crate::child;
use crate::work::{LARGE, SMALL, check_on, check_slow, threads};

fn pool(threads: usize) -> rayon::ThreadPool {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads start here")
}

/// All of a program's tasks call at once, and each call shares the pool that it is called from.
#[test]
fn calls_inside_of_pools() {
    child::run(
        "nested::calls_inside_of_pools",
        &[("RAYON_NUM_THREADS", "2")],
        || {
            let host = Device::host();
            let tasks = || {
                (0..6).into_par_iter().for_each(|k| match k % 3 {
                    0 => check_on(&host, LARGE),
                    1 => check_on(&host, SMALL),
                    _ => rayon::scope(|scope| {
                        scope.spawn(|_| check_on(&host, LARGE));
                        scope.spawn(|_| check_on(&host, SMALL));
                    }),
                });
            };
            for count in [1, 3] {
                let pool = pool(count);
                pool.install(|| {
                    assert_eq!(threads(), count);
                    tasks();
                });
                assert_eq!(child::tasks_of_the_pool(), 0, "a pool of {count} needs no other");
            }
            // Rayon's own pool.
            tasks();
            assert_eq!(threads(), 2);
        },
    );
}

/// More threads than there are parts of a few slow elements.
#[test]
fn few_slow_elements_on_many_threads() {
    child::run("nested::few_slow_elements_on_many_threads", &[], || {
        pool(100).install(|| {
            for n in [513, 700] {
                check_slow(&Device::host(), n);
            }
        });
    });
}

/// New threads compute as the thread does that starts them, and the pool is for all.
#[cfg(target_arch = "x86_64")]
#[test]
fn a_changed_environment_stays_with_its_thread() {
    use core::arch::asm;

    let settings = [("RAYON_NUM_THREADS", "3")];
    child::run(
        "nested::a_changed_environment_stays_with_its_thread",
        &settings,
        || {
            const FTZ: u32 = 1 << 15;
            let x = vec![7_u32; LARGE];
            let (mut before, mut name) = (0_u32, String::new());
            // SAFETY: stores four bytes to a local.
            unsafe { asm!("stmxcsr [{}]", in(reg) &raw mut before) };
            let changed = before | FTZ;
            // SAFETY: a valid value, and no arithmetic on floats happens until it is restored.
            unsafe { asm!("ldmxcsr [{}]", in(reg) &raw const changed) };
            let refused = crate::work::double::map(&x).run(&Device::host());
            name.push_str(&Device::host().name());
            // SAFETY: restores what was read above.
            unsafe { asm!("ldmxcsr [{}]", in(reg) &raw const before) };
            assert_eq!(refused.err(), Some(fpdsl::Error::FloatEnvironment), "{name}");
            check_on(&Device::host(), LARGE);
            assert_eq!(threads(), 3);
        },
    );
}
