//! Comparisons of launches, reductions and scans.

use fpdsl::Error;
use fpdsl::backend::Compared;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

#[fp(mode = "ru", contract = true)]
fn weighted(i: Index3, grid: (usize, usize), table: [f32; 3], u: &[f32], v: &[f64]) -> (f32, f64) {
    let at = i.x() + grid.0 * (i.y() + grid.1 * i.z());
    let sum = table[0] * u[at] + table[2];
    (sum / table[1], v[i.z()] * v[i.y()])
}

#[fp(mode = "rn", contract = false, identity = -0.0)]
fn sum(x: f64, y: f64) -> f64 {
    x + y
}

#[fp(mode = "rd", contract = false)]
fn sum_down(x: f64, y: f64) -> f64 {
    x + y
}

#[fp(mode = "rn", contract = false)]
fn product(x: f64, y: f64) -> f64 {
    x * y
}

#[fp(mode = "rn", contract = false)]
fn shifted(i: Index, u: &[f64], by: usize) -> f64 {
    u[i.x() + by]
}

#[derive(Fp, Clone, Copy, Debug, PartialEq)]
struct Pair<T> {
    low: T,
    high: T,
}

#[fp(mode = "rn", contract = false)]
fn mirrored(i: Index, pairs: &[Pair<f64>]) -> Pair<f64> {
    let pair = pairs[pairs.len() - 1 - i.x()];
    Pair {
        low: pair.high,
        high: -pair.low,
    }
}

fn numbers(n: usize) -> Vec<f64> {
    (0..n).map(|i| 1.0 / (3 * i + 1) as f64).collect()
}

#[test]
fn kernels_with_an_index_and_slices() -> Result<(), Error> {
    let grid = (5, 4, 3);
    let u: Vec<f32> = numbers(60).iter().map(|&x| x as f32).collect();
    let v = numbers(4);
    let mut comparison = weighted::launch(grid, (grid.0, grid.1), [0.1, 3.0, 7.0], &u, &v).verify();
    for (_, device) in crate::backends::devices() {
        comparison = comparison.on(&device);
    }
    let report = comparison.interpreted().run()?;
    assert!(report.agrees(), "{report}");
    assert_eq!(report.elements, 60);
    assert_eq!(
        report.columns.last().map(|column| column.label.as_str()),
        Some("interpreter")
    );

    let pairs: Vec<Pair<f64>> = (0..9)
        .map(|i| Pair {
            low: f64::from(i),
            high: 0.5,
        })
        .collect();
    let report = mirrored::launch(9, &pairs)
        .verify()
        .on(&Device::host())
        .interpreted()
        .plain("plain", || {
            pairs
                .iter()
                .rev()
                .map(|pair| Pair {
                    low: pair.high,
                    high: -pair.low,
                })
                .collect::<Vec<_>>()
        })
        .run()?;
    assert!(report.agrees(), "{report}");
    Ok(())
}

#[fp]
fn small(x: f64) -> (bool, f64, f64) {
    (x < 0.03, x, -x)
}

/// All devices, and the interpreter.
fn agree<'a>(call: impl Compared + 'a, elements: u64) -> Result<(), Error> {
    let mut comparison = call.verify();
    for (_, device) in crate::backends::devices() {
        comparison = comparison.on(&device);
    }
    let report = comparison.interpreted().run()?;
    assert!(report.agrees(), "{report}");
    assert_eq!(report.elements, elements, "{report}");
    Ok(())
}

#[test]
fn reductions_and_scans() -> Result<(), Error> {
    let x = numbers(5000);
    agree(product::map(&x, &x), 5000)?;
    agree(sum::reduce(&x), 1)?;
    agree(product::map(&x, &x).reduce::<sum>(), 1)?;
    agree(product::map(&x, &x).scan::<sum>(), 5000)?;
    agree(sum::scan(&x).exclusive(), 5000)?;
    agree(small::map(&x).compact(), 4989)?;
    let report = sum::scan(&x)
        .verify()
        .on(&Device::host())
        .against(&Device::host(), sum_down::scan(&x))
        .named("down")
        .run()?;
    let down = report.columns[1].agreement.as_ref().expect("a comparison");
    assert!(down.differing() > 1000 && down.same > 0, "{report}");
    assert_eq!(
        (report.elements, report.columns[1].label.as_str()),
        (5000, "down")
    );
    assert!(report.to_string().contains("element "), "{report}");
    Ok(())
}

#[test]
fn faults_and_lengths_are_errors() {
    let u = numbers(10);
    let error = shifted::launch(10, &u, 3)
        .verify()
        .interpreted()
        .run()
        .unwrap_err();
    let Error::Fault { fault, element: 7 } = error else {
        panic!("{error}")
    };
    assert_eq!(fault.kind, FaultKind::OutOfBounds { index: 10, len: 10 });
    let error = shifted::launch(10, &u, 0)
        .verify()
        .on(&Device::host())
        .plain("short", || vec![0.0; 9])
        .run()
        .unwrap_err();
    assert!(
        matches!(
            error,
            Error::LengthMismatch {
                expected: 10,
                found: 9,
                ..
            }
        ),
        "{error}"
    );
}
