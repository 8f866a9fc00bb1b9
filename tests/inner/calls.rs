//! What is done with other calls is done with inner products.

use fpdsl::prelude::*;
use fpdsl::{Devices, Error};

use crate::backends::devices;
use crate::{SUITE, apart, fused, numbers, report, textbook};

#[fp(mode = "ru")]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

/// The last function of a layer: a bias for each column, and no negative values.
#[fp]
fn finished(at: Index2, sum: f64, bias: &[f64]) -> f64 {
    (sum + bias[at.x()]).max(0.0)
}

const SHAPE: [usize; 3] = [45, 70, 38];

struct Known {
    a: Vec<f64>,
    b: Vec<f64>,
    product: Vec<f64>,
}

fn known() -> Known {
    let [m, k, n] = SHAPE;
    let (a, b) = (numbers(m * k, 16), numbers(k * n, 17));
    let product = textbook(
        SHAPE,
        |_, _| 0.0,
        |c: f64, [i, p], [_, j]| a[i * k + p].mul_add(b[p * n + j], c),
    );
    Known { a, b, product }
}

macro_rules! product {
    ($known:expr) => {{
        let [m, k, n] = SHAPE;
        fused::<Rn, f64>::inner(0.0, Matrix::new(&$known.a, m, k), Matrix::new(&$known.b, k, n))
    }};
}

#[test]
fn products_are_arguments_of_calls() -> Result<(), Error> {
    let (known, [m, _, n]) = (known(), SHAPE);
    let bias = numbers(n, 18);
    let expected: Vec<f64> = (0..m * n)
        .map(|at| (known.product[at] + bias[at % n]).max(0.0))
        .collect();
    for (name, device) in devices() {
        let layer = finished::launch((n, m), product!(known), &bias)
            .run(&device)?
            .to_vec()?;
        assert_eq!(layer, expected, "{name}");
        let sum = product!(known).reduce::<add>().run(&device)?;
        assert_eq!(sum, add::reduce(&known.product).run(&device)?, "{name}");
        report::ran(SUITE, name, layer.len() as u64);
    }
    Ok(())
}

#[test]
fn products_are_verified() -> Result<(), Error> {
    let (known, [m, k, n]) = (known(), SHAPE);
    let (a, b) = (Matrix::new(&known.a, m, k), Matrix::new(&known.b, k, n));
    let mut all = product!(known).verify();
    for (_, device) in devices() {
        all = all.on(&device);
    }
    let report = all
        .interpreted()
        .plain("three loops", || known.product.clone())
        .run()?;
    assert!(report.agrees(), "{report}");
    // What is not fused has other bits.
    let report = product!(known)
        .verify()
        .on(&Device::host())
        .against(&Device::host(), apart::<Rn, f64>::inner(0.0, a, b))
        .run()?;
    let apart = report.columns[1].agreement.as_ref().expect("a comparison");
    assert!(
        apart.differing() > 0 && report.elements == (m * n) as u64,
        "{report}"
    );
    Ok(())
}

#[test]
fn devices_share_the_rows() -> Result<(), Error> {
    let known = known();
    for (name, device) in devices() {
        for count in [1, 2, 3, 7] {
            let devices = Devices::of(vec![device.clone(); count]);
            let lists = product!(known).run(&devices)?;
            assert_eq!(lists, known.product, "{count} of {name}");
        }
    }
    Ok(())
}

#[test]
fn receipts_compute_elements_again() -> Result<(), Error> {
    let known = known();
    for (name, device) in devices() {
        let (results, receipt) = product!(known).receipt(&device)?;
        assert_eq!(results.to_vec()?, known.product, "{name}");
        let elements = 0..known.product.len();
        assert!(
            receipt
                .recheck(&Device::host(), &product!(known), elements)?
                .agrees(),
            "{name}"
        );
    }
    Ok(())
}
