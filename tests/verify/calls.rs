//! Comparisons of launches, reductions and scans.

use fpdsl::prelude::*;
use fpdsl::verify::calls;
use fpdsl::{Error, FaultKind};

#[fp(mode = "ru", contract = true)]
fn weighted(i: Index3, grid: (usize, usize), table: [f32; 3], u: &[f32], v: &[f64]) -> (f32, f64) {
    let at = i.x() + grid.0 * (i.y() + grid.1 * i.z());
    let sum = table[0] * u[at] + table[2];
    (sum / table[1], v[i.z()] * v[i.y()])
}

#[fp(mode = "rn", contract = false)]
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
    let mut comparison = calls("weighted", |dev| {
        weighted::launch(grid, (grid.0, grid.1), [0.1, 3.0, 7.0], &u, &v).run(dev)
    });
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
    let report = calls("mirrored", |dev| mirrored::launch(9, &pairs).run(dev))
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

#[test]
fn reductions_and_scans() -> Result<(), Error> {
    let x = numbers(5000);
    let mut comparison = calls("sum", |dev| {
        let scanned = sum::scan(&x).run(dev)?;
        Ok((
            sum::reduce(&x).run(dev)?,
            product::map(&x, &x).reduce::<sum>().run(dev)?,
            scanned.to_vec()?[4999],
        ))
    });
    for (_, device) in crate::backends::devices() {
        comparison = comparison.on(&device);
    }
    let report = comparison.interpreted().run()?;
    assert!(report.agrees(), "{report}");
    let report = calls("sum", |dev| sum::scan(&x).run(dev))
        .on(&Device::host())
        .against(&Device::host(), |dev| sum_down::scan(&x).run(dev))
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
    let error = calls("shifted", |dev| shifted::launch(10, &u, 3).run(dev))
        .interpreted()
        .run()
        .unwrap_err();
    let Error::Fault { fault, element: 7 } = error else {
        panic!("{error}")
    };
    assert_eq!(fault.kind, FaultKind::OutOfBounds { index: 10, len: 10 });
    let error = calls("shifted", |dev| shifted::launch(10, &u, 0).run(dev))
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
