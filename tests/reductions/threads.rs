//! Any number of threads.

use fpdsl::prelude::*;

use crate::values::{all_bits, list};
use crate::{SUITE, order, report, rounded};

#[fp(mode = "rd")]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "ru", contract = true)]
fn cube(i: Index, u: &[f64]) -> f64 {
    u[i.x()] * u[i.x()] * u[i.x()] + 0.1
}

#[test]
fn any_number_of_threads() {
    let n = 300_007;
    let x: Vec<f64> = list(1, n);
    let plus = rounded::add::<Rd, f64>;
    let (sum, sums) = (
        order::reduce(&x, plus).to_bits(),
        all_bits(&order::scan(&x, plus)),
    );
    // One tenth upward.
    let tenth = f64::from_bits(0x3fb9_9999_9999_999a);
    let cubed = |x: f64| rounded::mul_add::<Ru, f64>(rounded::mul::<Ru, f64>(x, x), x, tenth);
    let cubes: Vec<f64> = x.iter().copied().map(cubed).collect();
    let cubes = order::reduce(&cubes, plus).to_bits();
    for threads in [1, 2, 3, 7] {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        pool.install(|| {
            for device in Device::hosts() {
                let name = device.name();
                assert!(name.ends_with(&format!("{threads} threads")), "{name}");
                assert_eq!(add::reduce(&x).run(&device).unwrap().to_bits(), sum, "{name}");
                let found = cube::launch(n, &x).reduce::<add>().run(&device).unwrap();
                assert_eq!(found.to_bits(), cubes, "{name}");
                let found = add::scan(&x).run(&device).unwrap().into_vec().unwrap();
                assert!(all_bits(&found) == sums, "{name}");
            }
        });
    }
    for (backend, device) in crate::backends::devices() {
        if device.is_host() {
            report::ran(SUITE, backend, 12);
        }
    }
}
