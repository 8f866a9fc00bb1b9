//! Lists that are long enough for threads to wake, in pools of any number of them.

use fpdsl::prelude::*;

use super::{Format, Random, compare_with, report, wanted_of_all};

/// `n` numbers of one kind, and others.
fn of_kind<T: Format>(kind: usize, n: usize) {
    let mut random = Random(0x7f4a_7c15 ^ kind as u64);
    let mut list = || -> Vec<T> {
        let bits = random.of_kind::<T>(kind, n);
        bits.into_iter().map(T::of).collect()
    };
    let (x, y) = (list(), list());
    let wants = wanted_of_all(&x, &y);
    for threads in [1, 2, 3, 7] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.unwrap().install(|| {
            for host in Device::hosts() {
                let name = host.name();
                assert!(name.ends_with(&format!("{threads} threads")), "{name}");
                compare_with(&wants, &host, &x, &y);
            }
        });
    }
    let cases = 4 * 16 * Device::hosts().len() as u64;
    report::ran("exact sums on threads", "every host level", cases);
}

/// Each takes more than a tenth of a millisecond, for which threads are woken: a million terms in blocks, or 200,000 one by one.
#[test]
fn any_number_of_threads() {
    of_kind::<f64>(1, 1_000_003);
    of_kind::<f64>(2, 200_003);
    of_kind::<f32>(2, 400_003);
}
