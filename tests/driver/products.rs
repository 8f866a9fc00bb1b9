//! Inner products: launches by tiles, and of single elements.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::fake::{Left, left, printed_with_driver};

#[fp(contract = true)]
fn pairs(c: f64, a: f64, b: f64) -> f64 {
    c + a * b
}

/// A step that can fault. The stand-in knows at which numbers.
#[fp(contract = true)]
fn faulty_pairs(c: f64, a: f64, b: f64) -> f64 {
    assert!(a <= 1e300, "too large");
    c + a * b
}

fn numbers(n: usize) -> Vec<f64> {
    (0..n).map(|i| (i * 7919 % 1013) as f64 / 64.0 - 7.0).collect()
}

/// The lines of the log that tell of launches.
fn launches(printed: &str) -> Vec<&str> {
    printed
        .lines()
        .filter(|line| line.contains(" blocks of "))
        .collect()
}

#[test]
fn large_products_are_launched_by_tiles() {
    let printed = printed_with_driver(
        "products::large_products_are_launched_by_tiles",
        &[("FPDSL_LOG", "1")],
        || {
            let device = Device::cuda(0).unwrap();
            for [m, k, n, batch] in [[130, 20, 70, 3], [16, 0, 16, 1], [15, 5, 300, 1], [300, 5, 15, 2]] {
                let (a, b) = (numbers(batch * m * k), numbers(k * n));
                let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
                let call = pairs::inner(0.5, left.batch(batch, m * k), right.batch(batch, 0));
                let found = call.run(&device).unwrap().into_vec().unwrap();
                let expected = call.run(&Device::host()).unwrap().into_vec().unwrap();
                assert_eq!(found, expected, "{m} x {k} x {n}");
            }
            drop(device);
            assert_eq!(left(), Left::default());
        },
    );
    let Some(printed) = printed else { return };
    assert_eq!(
        launches(&printed),
        [
            "fpdsl: `inner::<pairs>`: 12 tiles in 12 blocks of 256",
            "fpdsl: `inner::<pairs>`: 1 tiles in 1 blocks of 256",
            "fpdsl: `inner::<pairs>`: 4500 elements in 18 blocks of 256",
            "fpdsl: `inner::<pairs>`: 9000 elements in 36 blocks of 256",
        ],
        "{printed}"
    );
}

#[fp]
fn finished(at: Index2, sum: f64, bias: &[f64]) -> f64 {
    (sum + bias[at.x()]).max(0.0)
}

#[fp]
fn doubled(x: f64) -> f64 {
    2.0 * x
}

#[test]
fn functions_around_a_product_are_launched_with_its_tiles() {
    let printed = printed_with_driver(
        "products::functions_around_a_product_are_launched_with_its_tiles",
        &[("FPDSL_LOG", "1")],
        || {
            let device = Device::cuda(0).unwrap();
            let (m, k, n) = (130, 20, 70);
            let (a, b, c) = (numbers(m * k), numbers(k * n), numbers(m * n));
            let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
            let of_product = finished::launch((n, m), pairs::inner(0.5, left, right), &b);
            let begun = pairs::inner(doubled::map(&c), left, right);
            let found = [of_product.run(&device).unwrap(), begun.run(&device).unwrap()];
            let host = Device::host();
            let expected = [of_product.run(&host).unwrap(), begun.run(&host).unwrap()];
            let [found, expected] =
                [found, expected].map(|results| results.map(|result| result.into_vec().unwrap()));
            assert_eq!(found, expected);
        },
    );
    let Some(printed) = printed else { return };
    assert_eq!(
        launches(&printed),
        [
            "fpdsl: `fused::<finished>`: 4 tiles in 4 blocks of 256",
            "fpdsl: `fused::<inner::<pairs>>`: 4 tiles in 4 blocks of 256",
        ],
        "{printed}"
    );
}

#[test]
fn a_fault_in_a_tile_is_looked_for_among_single_elements() {
    let printed = printed_with_driver(
        "products::a_fault_in_a_tile_is_looked_for_among_single_elements",
        &[("FPDSL_LOG", "1")],
        || {
            let device = Device::cuda(0).unwrap();
            let (m, k, n) = (130, 20, 70);
            let (mut a, b) = (numbers(m * k), numbers(k * n));
            let run = |a: &[f64]| {
                let call = faulty_pairs::inner(0.5, Matrix::new(a, m, k), Matrix::new(&b, k, n));
                call.run(&device).map(|found| found.into_vec().unwrap())
            };
            assert!(run(&a).is_ok());
            a[129 * k + 3] = 1e301;
            a[128 * k + 4] = 1e301;
            let Err(Error::Fault { element, .. }) = run(&a) else {
                panic!("it faults")
            };
            assert_eq!(element, 128 * n);
        },
    );
    let Some(printed) = printed else { return };
    let ends: Vec<&str> = launches(&printed)
        .into_iter()
        .filter_map(|line| line.strip_prefix("fpdsl: `inner::<faulty_pairs>`: "))
        .collect();
    assert_eq!(
        ends,
        [
            "6 tiles in 6 blocks of 256",
            "6 tiles in 6 blocks of 256",
            "1 elements in 1 blocks of 256",
        ],
        "{printed}"
    );
}

/// One tile keeps one multiprocessor busy.
#[test]
fn a_few_tiles_of_many_multiprocessors_are_single_elements() {
    let printed = printed_with_driver(
        "products::a_few_tiles_of_many_multiprocessors_are_single_elements",
        &[("FPDSL_LOG", "1"), ("FAKE_MULTIPROCESSORS", "132")],
        || {
            let (device, x) = (Device::cuda(0).unwrap(), numbers(26 * 128 * 64));
            for columns in [26 * 64, 27 * 64] {
                let (left, right) = (Matrix::new(&x, 128, 1), Matrix::new(&x, 1, columns));
                assert_eq!(
                    pairs::inner(0.5, left, right).run(&device).unwrap().len(),
                    128 * columns
                );
            }
        },
    );
    let Some(printed) = printed else { return };
    assert_eq!(
        launches(&printed),
        [
            "fpdsl: `inner::<pairs>`: 212992 elements in 832 blocks of 256",
            "fpdsl: `inner::<pairs>`: 27 tiles in 27 blocks of 256",
        ],
        "{printed}"
    );
}

/// A device without room for the block of a tile.
#[test]
fn where_blocks_are_small_there_are_no_tiles() {
    let printed = printed_with_driver(
        "products::where_blocks_are_small_there_are_no_tiles",
        &[("FPDSL_LOG", "1"), ("FAKE_BLOCK", "128")],
        || {
            let (device, x) = (Device::cuda(0).unwrap(), numbers(400));
            let call = pairs::inner(0.5, Matrix::new(&x, 20, 20), Matrix::new(&x, 20, 20));
            let [found, expected] =
                [&device, &Device::host()].map(|device| call.run(device).unwrap().into_vec());
            assert_eq!(found.unwrap(), expected.unwrap());
        },
    );
    let Some(printed) = printed else { return };
    assert_eq!(
        launches(&printed),
        ["fpdsl: `inner::<pairs>`: 400 elements in 4 blocks of 128"],
        "{printed}"
    );
}
