//! The ready-made products have the bits of the loops, and enclosures those of two of them.

use fpdsl::Error;
use fpdsl::linalg::{Interval, enclose, enclose_intervals, enclose_scaled, gram, matmul, matvec, syrk};
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::rounded::mul_add;
use crate::{SUITE, bits, numbers, report, textbook};

const SHAPE: [usize; 3] = [23, 31, 19];

/// `a b` by the loops, each step rounded in `M`.
fn product<M: Mode>(a: &[f64], b: &[f64], [m, k, n]: [usize; 3]) -> Vec<f64> {
    textbook(
        [m, k, n],
        |_, _| 0.0,
        |c, [i, p], [_, j]| mul_add::<M, f64>(a[i * k + p], b[p * n + j], c),
    )
}

fn turned(a: &[f64], rows: usize, columns: usize) -> Vec<f64> {
    (0..rows * columns)
        .map(|at| a[at % rows * columns + at / rows])
        .collect()
}

fn in_a_mode<M: Mode>(device: &Device, name: &str) -> Result<u64, Error> {
    let [m, k, n] = SHAPE;
    let (a, b) = (numbers(m * k, 21), numbers(k * n, 22));
    let (left, right, of_a) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n), turned(&a, m, k));
    let check = |what: &str, found: fpdsl::Buffer<f64>, expected: Vec<f64>| -> Result<u64, Error> {
        assert_eq!(bits(&found.to_vec()?), bits(&expected), "{what} on {name}");
        Ok(expected.len() as u64)
    };
    let x = &b[..k];
    Ok(check(
        "matmul",
        matmul::<M, f64>(left, right).run(device)?,
        product::<M>(&a, &b, SHAPE),
    )? + check(
        "matvec",
        matvec::<M, f64>(left, x).run(device)?,
        product::<M>(&a, x, [m, k, 1]),
    )? + check(
        "syrk",
        syrk::<M, f64>(left).run(device)?,
        product::<M>(&a, &of_a, [m, k, m]),
    )? + check(
        "gram",
        gram::<M, f64>(left).run(device)?,
        product::<M>(&of_a, &a, [k, m, k]),
    )?)
}

#[test]
fn ready_made_products_in_four_modes() -> Result<(), Error> {
    for (name, device) in devices() {
        let cases = in_a_mode::<Rn>(&device, name)?
            + in_a_mode::<Rz>(&device, name)?
            + in_a_mode::<Ru>(&device, name)?
            + in_a_mode::<Rd>(&device, name)?;
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

#[test]
fn enclosures_are_the_products_down_and_up() -> Result<(), Error> {
    let [m, k, n] = SHAPE;
    let (a, b) = (numbers(m * k, 23), numbers(k * n, 24));
    let (down, up) = (product::<Rd>(&a, &b, SHAPE), product::<Ru>(&a, &b, SHAPE));
    assert!(down.iter().zip(&up).any(|(down, up)| down < up));
    // Intervals around the numbers, of both signs and around zero.
    let wide = |x: &[f64]| -> Vec<Interval<f64>> {
        x.iter()
            .map(|&x| Interval {
                lo: x - 0.125,
                hi: x + 0.0625,
            })
            .collect()
    };
    let (wide_a, wide_b) = (wide(&a), wide(&b));
    for (name, device) in devices() {
        let found = enclose::<f64>(Matrix::new(&a, m, k), Matrix::new(&b, k, n))
            .run(&device)?
            .to_vec()?;
        let ends = |end: fn(&Interval<f64>) -> f64, found: &[Interval<f64>]| {
            bits(&found.iter().map(end).collect::<Vec<_>>())
        };
        assert_eq!(ends(|x| x.lo, &found), bits(&down), "{name}");
        assert_eq!(ends(|x| x.hi, &found), bits(&up), "{name}");
        let found = enclose_intervals::<f64>(Matrix::new(&wide_a, m, k), Matrix::new(&wide_b, k, n))
            .run(&device)?
            .to_vec()?;
        let corner = |a: [f64; 2], b: [f64; 2], at: usize| (a[at / 2], b[at % 2]);
        let expected = textbook(
            SHAPE,
            |_, _| Interval::default(),
            |c: Interval<f64>, [i, p], [_, j]| {
                let [a, b] = [wide_a[i * k + p], wide_b[p * n + j]].map(|x| [x.lo, x.hi]);
                let corners = (0..4).map(|at| corner(a, b, at));
                Interval {
                    lo: corners
                        .clone()
                        .map(|(x, y)| mul_add::<Rd, f64>(x, y, c.lo))
                        .fold(f64::INFINITY, f64::min),
                    hi: corners
                        .map(|(x, y)| mul_add::<Ru, f64>(x, y, c.hi))
                        .fold(f64::NEG_INFINITY, f64::max),
                }
            },
        );
        assert_eq!(ends(|x| x.lo, &found), ends(|x| x.lo, &expected), "{name}");
        assert_eq!(ends(|x| x.hi, &found), ends(|x| x.hi, &expected), "{name}");
        // Where signs allow it, two chains have the same ends.
        let right: Vec<Interval<f64>> = wide_b
            .iter()
            .map(|x| Interval {
                lo: x.lo.abs().min(x.hi.abs()),
                hi: x.lo.abs().max(x.hi.abs()),
            })
            .collect();
        let (left, right) = (Matrix::new(&wide_a, m, k), Matrix::new(&right, k, n));
        let scaled = enclose_scaled::<f64>(left, right).run(&device)?.to_vec()?;
        let all = enclose_intervals::<f64>(left, right).run(&device)?.to_vec()?;
        assert_eq!(ends(|x| x.lo, &scaled), ends(|x| x.lo, &all), "{name}");
        assert_eq!(ends(|x| x.hi, &scaled), ends(|x| x.hi, &all), "{name}");
        let negative = enclose_scaled::<f64>(left, Matrix::new(&wide_b, k, n))
            .run(&device)?
            .to_vec()?;
        for (at, found) in negative.iter().enumerate() {
            let is_refused = (0..k).any(|p| wide_b[p * n + at % n].lo < 0.0);
            assert_eq!(
                [found.lo.is_nan(), found.hi.is_nan()],
                [is_refused; 2],
                "{name}: element {at}"
            );
        }
        report::ran(SUITE, name, 6 * (m * n) as u64);
    }
    Ok(())
}
