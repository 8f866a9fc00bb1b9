//! Grids whose rows are walked together, because a loop of the body reads slices.

use fpdsl::backend::Strategy;
use fpdsl::prelude::*;

#[fp(mode = "ru")]
fn window(i: Index3, u: &[f64], len: usize) -> f64 {
    let first = i.x() + 3 * i.y() + 7 * i.z();
    let mut sum = 0.1;
    for k in 0..len {
        sum += u[first + k] / 3.0;
    }
    sum
}

fn lanes() -> impl Iterator<Item = Device> {
    Device::hosts()
        .into_iter()
        .map(|device| device.with_strategy(Strategy::Lanes))
}

#[test]
fn rows_and_planes_of_any_size() {
    let u: Vec<f64> = (0..2000).map(|k| f64::from(k) / 7.0).collect();
    for device in lanes() {
        for [nx, ny, nz] in [
            [16, 9, 1],
            [17, 20, 2],
            [32, 8, 3],
            [47, 5, 5],
            [100, 17, 1],
            [7, 30, 2],
        ] {
            let out = window::launch((nx, ny, nz), &u, 5).run(&device).unwrap();
            for (n, out) in out.to_vec().unwrap().into_iter().enumerate() {
                let at = Index3::new(n % nx, n / nx % ny, n / nx / ny);
                assert_eq!(
                    out.to_bits(),
                    window(at, &u, 5).to_bits(),
                    "{n} of {nx} x {ny} x {nz}"
                );
            }
        }
    }
}

/// The lowest element that faults is told, though one in a row below is computed before it.
#[test]
fn the_lowest_fault_is_told() {
    let (nx, ny) = (64, 24);
    for device in lanes() {
        for end in [20, 50, 63, 80, 100, 130] {
            let u = vec![1.0; end];
            let lowest = (0..nx * ny).find(|n| n % nx + 3 * (n / nx) + 5 > end).unwrap();
            let error = window::launch((nx, ny, 1), &u, 5).run(&device).unwrap_err();
            let text = error.to_string();
            assert!(text.contains("`window`"), "{text}");
            let fpdsl::Error::Fault { element, .. } = &error else {
                panic!("{text}");
            };
            assert_eq!(*element, lowest, "{text}");
        }
    }
}
