//! Shapes: all up to 40 x 40 x 40, and larger ones.

use fpdsl::prelude::*;

use crate::backends::devices;
use crate::rounded::{add, mul, mul_add};
use crate::{SUITE, apart, bits, fused, numbers, report, textbook};

/// Rows, columns and steps of the largest shape of which all smaller ones are computed.
const MOST: usize = 40;

/// The running values of all elements after each number of steps: those of a shape are among them.
fn chains<C: Copy>(init: C, step: impl Fn(C, usize, usize) -> C) -> Vec<Vec<C>> {
    let mut running = vec![init; MOST * MOST];
    let mut all = vec![running.clone()];
    for p in 0..MOST {
        for (at, value) in running.iter_mut().enumerate() {
            *value = step(*value, at / MOST * MOST + p, p * MOST + at % MOST);
        }
        all.push(running.clone());
    }
    all
}

/// Which shapes a device is given: compiled code every `step`-th of each extent, the others a few.
fn shapes(device: &str, step: usize) -> impl Iterator<Item = [usize; 3]> {
    let of: Vec<usize> = if device.ends_with("arrays") {
        (0..=MOST).step_by(step).collect()
    } else if device == "cuda on the cpu" {
        vec![0, 1, 2, 17, 40]
    } else {
        vec![0, 1, 2, 7, 16, 17, 33]
    };
    let count = of.len();
    (0..count.pow(3)).map(move |at| [of[at / (count * count)], of[at / count % count], of[at % count]])
}

fn every_shape(
    what: &str,
    every: usize,
    call: impl Fn(&Device, Matrix<&[f64]>, Matrix<&[f64]>) -> Vec<f64>,
    step: impl Fn(f64, f64, f64) -> f64,
) {
    let (a, b) = (numbers(MOST * MOST, 1), numbers(MOST * MOST, 2));
    let known = chains(0.1, |c, at_a, at_b| step(c, a[at_a], b[at_b]));
    let (left, right) = (Matrix::new(&a[..], MOST, MOST), Matrix::new(&b[..], MOST, MOST));
    for (name, device) in devices() {
        let mut cases = 0;
        for [m, k, n] in shapes(name, every) {
            let results = call(&device, left.part(0..m, 0..k), right.part(0..k, 0..n));
            assert_eq!(results.len(), m * n);
            for (at, result) in results.into_iter().enumerate() {
                let expected = known[k][at / n * MOST + at % n];
                let (i, j) = (at / n, at % n);
                assert_eq!(
                    result.to_bits(),
                    expected.to_bits(),
                    "{what} on {name}: {m} x {k} x {n}, [{i}, {j}]"
                );
                cases += 1;
            }
        }
        report::ran(SUITE, name, cases);
    }
}

macro_rules! every_shape {
    ($($test:ident $every:literal $step:ident $mode:ident |$c:ident, $a:ident, $b:ident| $value:expr;)*) => {$(
        #[test]
        fn $test() {
            let call = |device: &Device, a: Matrix<&[f64]>, b: Matrix<&[f64]>| {
                let results = $step::<$mode, f64>::inner(0.1, a, b).run(device);
                results.and_then(|results| results.to_vec()).expect(stringify!($test))
            };
            every_shape(stringify!($test), $every, call, |$c, $a, $b| $value);
        }
    )*};
}

every_shape! {
    all_shapes_fused_rn 1 fused Rn |c, a, b| a.mul_add(b, c);
    every_third_shape_fused_ru 3 fused Ru |c, a, b| mul_add::<Ru, f64>(a, b, c);
    all_shapes_apart_rd 1 apart Rd |c, a, b| add::<Rd, f64>(c, mul::<Rd, f64>(a, b));
    every_third_shape_apart_rz 3 apart Rz |c, a, b| add::<Rz, f64>(c, mul::<Rz, f64>(a, b));
}

/// Larger than the pieces and blocks in which tiles go through them, and no multiples of anything.
const LARGER: [[usize; 3]; 8] = [
    [1, 3000, 1],
    [1, 700, 300],
    [300, 700, 1],
    [257, 3, 259],
    [61, 1100, 67],
    [13, 530, 530],
    [530, 530, 3],
    [129, 257, 140],
];

#[test]
fn larger_shapes_of_f64_and_f32() {
    for (name, device) in devices() {
        let mut cases = 0;
        for [m, k, n] in LARGER {
            let (a, b) = (numbers(m * k, 3), numbers(k * n, 4));
            let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
            let found = fused::<Rn, f64>::inner(0.0, left, right)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            let expected = textbook(
                [m, k, n],
                |_, _| 0.0,
                |c: f64, [i, p], [_, j]| a[i * k + p].mul_add(b[p * n + j], c),
            );
            assert_eq!(bits(&found), bits(&expected), "f64 on {name}: {m} x {k} x {n}");

            let [a, b] = [&a, &b].map(|x| x.iter().map(|&x| x as f32).collect::<Vec<_>>());
            let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
            let found = apart::<Rn, f32>::inner(0.5, left, right)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            let expected = textbook(
                [m, k, n],
                |_, _| 0.5,
                |c: f32, [i, p], [_, j]| c + a[i * k + p] * b[p * n + j],
            );
            let [found, expected] =
                [found, expected].map(|x| x.into_iter().map(f32::to_bits).collect::<Vec<_>>());
            assert_eq!(found, expected, "f32 on {name}: {m} x {k} x {n}");
            cases += 2 * (m * n) as u64;
        }
        report::ran(SUITE, name, cases);
    }
}

/// The host as programs have it: it computes one element after the other, and by tiles once that is worth it.
#[test]
fn calls_change_to_tiles() {
    let [m, k, n] = [70, 90, 110];
    let (a, b) = (numbers(m * k, 19), numbers(k * n, 20));
    let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
    let expected = textbook(
        [m, k, n],
        |_, _| 0.0,
        |c: f64, [i, p], [_, j]| a[i * k + p].mul_add(b[p * n + j], c),
    );
    for call in 0..6 {
        let found = fused::<Rn, f64>::inner(0.0, left, right)
            .run(&Device::host())
            .unwrap();
        assert_eq!(bits(&found.to_vec().unwrap()), bits(&expected), "call {call}");
    }
}
