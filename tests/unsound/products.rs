//! Products of matrices read and write nothing but their elements: they lie before pages that nobody may touch.

use fpdsl::Error;
use fpdsl::backend::{Slice, launch};
use fpdsl::calls::Call;
use fpdsl::generic::Function;
use fpdsl::prelude::*;

use crate::arena::Arena;
use crate::backends::devices;
use crate::placement::Placement;
use crate::{SUITE, report};

#[fp(contract = true)]
fn step(c: f64, a: f64, b: f64) -> f64 {
    c + a * b
}

#[fp(contract = true)]
fn halves(c: f32, a: f16, b: f16) -> f32 {
    c + a as f32 * b as f32
}

#[fp]
fn bytes(c: u8, a: u8, b: [u8; 3]) -> u8 {
    c + a * b[0] + b[1] - b[2]
}

const SHAPES: [[usize; 3]; 6] = [
    [1, 1, 1],
    [5, 3, 7],
    [17, 33, 19],
    [40, 9, 1],
    [3, 70, 33],
    [65, 40, 50],
];

#[fp]
fn finished(at: Index2, sum: f64, bias: &[f64], other: f64) -> f64 {
    sum * other + bias[at.x()]
}

/// The product of arrays that end before such pages, into another.
macro_rules! within_fences {
    ($device:expr, $shape:expr, $step:ident, $zero:expr, |$x:ident| $left:expr, |$y:ident| $right:expr) => {{
        let [m, k, n] = $shape;
        let left: Vec<_> = (0..m * k).map(|$x| $left).collect();
        let right: Vec<_> = (0..k * n).map(|$y| $right).collect();
        let mut arenas = [(); 3].map(|()| Arena::new(1 << 16));
        let [a, b, c] = &mut arenas;
        let (a, b) = (a.copy(&left, Placement::End), b.copy(&right, Placement::End));
        let c = c.zeros(m * n, Placement::End);
        let call = |a, b| $step::inner($zero, Matrix::new(a, m, k), Matrix::new(b, k, n));
        call(a, b).into($device, &mut *c)?;
        assert_eq!(c, call(&left[..], &right[..]).run(&Device::host())?.to_vec()?);
        arenas.iter_mut().for_each(Arena::check);
        (m * n) as u64
    }};
}

#[test]
fn products_stay_within_their_arrays() -> Result<(), Error> {
    for (name, device) in devices() {
        let mut cases = 0;
        for shape in SHAPES {
            cases += within_fences!(&device, shape, step, 0.0, |x| x as f64 / 7.0, |y| 1.0 - y as f64);
            cases += within_fences!(
                &device,
                shape,
                halves,
                0.0,
                |x| f16::from_f64(x as f64 / 9.0),
                |_y| f16::ONE
            );
            cases += within_fences!(&device, shape, bytes, 1, |x| x as u8, |y| [y as u8, 1, 2]);
        }
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

#[test]
fn functions_of_products_stay_within_their_arrays() -> Result<(), Error> {
    for (name, device) in devices() {
        let mut cases = 0;
        for [m, k, n] in SHAPES {
            let numbers = |n: usize| (0..n).map(|x| x as f64 / 7.0).collect::<Vec<_>>();
            let (left, right, columns, elements) =
                (numbers(m * k), numbers(k * n), numbers(n), numbers(m * n));
            let mut arenas = [(); 5].map(|()| Arena::new(1 << 16));
            let [a, b, bias, other, c] = &mut arenas;
            let a = a.copy(&left, Placement::End);
            let b = b.copy(&right, Placement::End);
            let bias = bias.copy(&columns, Placement::End);
            let other = other.copy(&elements, Placement::End);
            let c = c.zeros(m * n, Placement::End);
            let product = step::inner(0.0, Matrix::new(a, m, k), Matrix::new(b, k, n));
            finished::launch((n, m), product, bias, other).into(&device, &mut *c)?;
            let product =
                step::inner(0.0, Matrix::new(&left, m, k), Matrix::new(&right, k, n)).run(&Device::host())?;
            let expected = finished::launch((n, m), &product, &columns, &elements).run(&Device::host())?;
            assert_eq!(c, expected.to_vec()?);
            arenas.iter_mut().for_each(Arena::check);
            cases += (m * n) as u64;
        }
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

/// The function of a call of an inner product, launched with other integers: alone, and as an argument of another function.
fn launched<F, A>(
    _: &Call<F, A>,
    device: &Device,
    words: [usize; 9],
    a: &[f64],
    b: &[f64],
) -> [Result<(), Error>; 2]
where
    F: Function<Args = (Index3, f64, [usize; 9], Slice<f64>, Slice<f64>), Out = f64>,
{
    let product = launch::<F, _, _>((20, 20, 2), (0.0, words, a, b));
    let bias = [0.0; 20];
    let within = finished::launch((20, 40), &product, &bias, 1.0);
    [within.run(device).map(drop), product.run(device).map(drop)]
}

#[test]
fn other_integers_are_tested() {
    let mut arenas = [(); 2].map(|()| Arena::new(1 << 16));
    let [a, b] = &mut arenas;
    let (a, b) = (
        a.zeros::<f64>(900, Placement::End),
        b.zeros::<f64>(900, Placement::End),
    );
    let call = step::inner(0.0, Matrix::new(&*a, 30, 30), Matrix::new(&*b, 30, 30));
    for (name, device) in devices() {
        for found in launched(&call, &device, [30, 0, 30, 1, 0, 0, 30, 1, 0], a, b) {
            assert!(found.is_ok(), "{name}: {found:?}");
        }
        let words = [
            [31, 0, 30, 1, 0, 0, 30, 1, 0],
            [30, 301, 30, 1, 0, 0, 30, 1, 0],
            [30, 0, 46, 1, 0, 0, 30, 1, 0],
            [30, 0, 30, 20, 0, 0, 30, 1, 0],
            [30, 0, 30, 1, 900, 0, 30, 1, 0],
            [30, 0, 30, 1, 0, 40, 30, 1, 0],
            [30, 0, 30, 1, 0, 0, usize::MAX / 2, 1, 0],
            [30, 0, 30, 1, 0, usize::MAX, 30, 1, usize::MAX / 4],
        ];
        for words in words {
            for found in launched(&call, &device, words, a, b) {
                assert!(
                    matches!(found, Err(Error::Fault { .. })),
                    "{words:?} on {name}: {found:?}"
                );
            }
        }
        report::ran(SUITE, name, 18);
    }
}
