//! A million elements always; with `FPDSL_LARGE` set, up to a hundred million.

use fpdsl::prelude::*;

use crate::values::{Value, all_bits, list};
use crate::{SUITE, fast_devices, order, report};

fn lengths() -> Vec<usize> {
    match std::env::var_os("FPDSL_LARGE") {
        Some(value) if !value.is_empty() => vec![1_000_000, 10_000_003, 100_000_000],
        _ => vec![1_000_000],
    }
}

macro_rules! in_mode {
    ($test:ident $mode:tt $native:ident $seed:literal) => {
        #[test]
        fn $test() {
            #[fp(mode = $mode)]
            fn add(a: $native, b: $native) -> $native {
                a + b
            }

            for n in lengths() {
                let x: Vec<$native> = list($seed, n);
                let expected = order::reduce(&x, add).bits();
                let scanned = all_bits(&order::scan(&x, add));
                for (backend, device) in fast_devices() {
                    let x = Buffer::new(&device, &x).unwrap();
                    assert_eq!(
                        add::reduce(&x).run(&device).unwrap().bits(),
                        expected,
                        "{n} on {backend}"
                    );
                    let found = add::scan(&x).run(&device).unwrap().into_vec().unwrap();
                    assert!(all_bits(&found) == scanned, "{n} on {backend}");
                    report::ran(SUITE, backend, n as u64 + 1);
                }
            }
        }
    };
}

in_mode!(rn_f64 "rn" f64 1);
in_mode!(rz_f64 "rz" f64 2);
in_mode!(ru_f64 "ru" f64 3);
in_mode!(rd_f64 "rd" f64 4);
in_mode!(rn_f32 "rn" f32 5);
in_mode!(rz_f32 "rz" f32 6);
in_mode!(ru_f32 "ru" f32 7);
in_mode!(rd_f32 "rd" f32 8);
