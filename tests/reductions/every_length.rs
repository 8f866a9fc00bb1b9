//! Every length from 0 to 10,000 with `FPDSL_LARGE` set; otherwise every ninety-seventh.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::values::{Value, all_bits, list};
use crate::{SUITE, fast_devices, order, report, rounded};

/// The largest length.
const MOST: usize = 10_000;

fn lengths() -> impl Iterator<Item = usize> {
    let all = std::env::var_os("FPDSL_LARGE").is_some_and(|value| !value.is_empty());
    (1..=MOST).step_by(if all { 1 } else { 97 })
}

macro_rules! in_mode {
    ($test:ident $M:ident $mode:tt $native:ident $seed:literal) => {
        #[test]
        fn $test() {
            #[fp(mode = $mode)]
            fn add(a: $native, b: $native) -> $native {
                a + b
            }

            let x: Vec<$native> = list($seed, MOST);
            let expected: Vec<(usize, Vec<u64>)> = lengths()
                .map(|n| {
                    (
                        n,
                        order::reduce(&x[..n], rounded::add::<$M, $native>).bits(),
                    )
                })
                .collect();
            // A prefix depends on what is before it alone.
            let prefixes = all_bits(&order::scan(&x, rounded::add::<$M, $native>));
            for (backend, device) in fast_devices() {
                assert_eq!(
                    add::reduce(&x[..0]).run(&device),
                    Err(Error::Empty { function: "add" })
                );
                assert!(add::scan(&x[..0]).run(&device).unwrap().is_empty());
                for (n, expected) in &expected {
                    let found = add::reduce(&x[..*n]).run(&device).unwrap();
                    assert_eq!(&found.bits(), expected, "{n} on {backend}");
                    let found = add::scan(&x[..*n])
                        .run(&device)
                        .unwrap()
                        .into_vec()
                        .unwrap();
                    assert!(
                        all_bits(&found) == prefixes[..*n],
                        "the scan of {n} on {backend}"
                    );
                }
                report::ran(SUITE, backend, 2 * (expected.len() as u64 + 1));
            }
        }
    };
}

in_mode!(rn_f64 Rn "rn" f64 11);
in_mode!(rz_f64 Rz "rz" f64 12);
in_mode!(ru_f64 Ru "ru" f64 13);
in_mode!(rd_f64 Rd "rd" f64 14);
in_mode!(rn_f32 Rn "rn" f32 15);
in_mode!(rz_f32 Rz "rz" f32 16);
in_mode!(ru_f32 Ru "ru" f32 17);
in_mode!(rd_f32 Rd "rd" f32 18);
