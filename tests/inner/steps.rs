//! Steps of all kinds: formats, structs, tuples, arrays, integers, branches, loops, elementary functions.

use fpdsl::prelude::*;

use crate::backends::devices;
use crate::{SUITE, numbers, report, textbook};

const SHAPES: [[usize; 3]; 5] = [[1, 1, 1], [3, 40, 2], [13, 6, 17], [29, 50, 37], [50, 9, 4]];

/// Compares an inner product with the loops over plain calls of its step.
macro_rules! check {
    ($test:ident, $step:ident($C:ty, $A:ty, $B:ty), $init:expr, |$x:ident| $left:expr, |$y:ident| $right:expr) => {
        #[test]
        fn $test() {
            for (name, device) in devices() {
                let mut cases = 0;
                for [m, k, n] in SHAPES {
                    let a: Vec<$A> = numbers(m * k, 12)
                        .into_iter()
                        .map(|$x: f64| $left)
                        .collect();
                    let b: Vec<$B> = numbers(k * n, 13)
                        .into_iter()
                        .map(|$y: f64| $right)
                        .collect();
                    let call = $step::inner($init, Matrix::new(&a, m, k), Matrix::new(&b, k, n));
                    let found = call.run(&device).unwrap().to_vec().unwrap();
                    let expected = textbook(
                        [m, k, n],
                        |_, _| $init,
                        |c: $C, [i, p], [_, j]| $step(c, a[i * k + p], b[p * n + j]),
                    );
                    assert_eq!(found.len(), expected.len(), "{name}");
                    for (at, (found, expected)) in found.iter().zip(&expected).enumerate() {
                        let [found, expected] = [found, expected].map(|value| format!("{value:?}"));
                        assert_eq!(found, expected, "{name}: {m} x {k} x {n}, {at}");
                    }
                    cases += found.len() as u64;
                }
                report::ran(SUITE, name, cases);
            }
        }
    };
}

#[fp(mode = "rn", contract = true)]
fn halves(c: f32, a: f16, b: bf16) -> f32 {
    c + a as f32 * b as f32
}
check!(
    two_narrow_formats,
    halves(f32, f16, bf16),
    0.25_f32,
    |x| f16::from_f64(x),
    |y| bf16::from_f64(y)
);

#[fp(mode = "rd", contract = false)]
fn narrow(c: f16, a: f16, b: f16) -> f16 {
    c + a * b
}
check!(
    running_values_of_f16,
    narrow(f16, f16, f16),
    f16::from_f64(0.1),
    |x| f16::from_f64(x),
    |y| f16::from_f64(y)
);

#[fp]
fn shorter(way: f32, a: f32, b: f32) -> f32 {
    way.min(a + b)
}
check!(
    shortest_ways,
    shorter(f32, f32, f32),
    f32::INFINITY,
    |x| x as f32,
    |y| y as f32
);

#[fp(mode = "ru", contract = true)]
fn distance(c: f64, a: f64, b: f64) -> f64 {
    let d = a - b;
    c + d * d
}
check!(squared_distances, distance(f64, f64, f64), 0.0, |x| x, |y| y);

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp(mode = "rn", contract = true)]
fn complex(c: Complex<f64>, a: Complex<f64>, b: Complex<f64>) -> Complex<f64> {
    Complex {
        re: c.re + a.re * b.re - a.im * b.im,
        im: c.im + a.re * b.im + a.im * b.re,
    }
}
check!(
    structs,
    complex(Complex<f64>, Complex<f64>, Complex<f64>),
    Complex { re: 0.5, im: -0.5 },
    |x| Complex { re: x, im: 1.0 - x },
    |y| Complex { re: -y, im: y * y }
);

/// A struct of several types, and one whose fields change places.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Two {
    first: f64,
    second: f64,
    count: u16,
    even: bool,
}

#[fp(mode = "rz")]
fn exchanged(c: Two, a: f32, b: u8) -> Two {
    Two {
        first: c.second,
        second: c.first + a as f64,
        count: c.count + b as u16,
        even: !c.even,
    }
}
check!(
    fields_that_change_places,
    exchanged(Two, f32, u8),
    Two {
        first: 1.0,
        second: 2.0,
        count: 3,
        even: true
    },
    |x| x as f32,
    |y| (y * 100.0) as u8
);

#[fp]
fn weighted(c: f32, a: [f32; 3], b: [f32; 2]) -> f32 {
    c + (a[0] * b[0] + a[1] * b[1]) / (1.0 + a[2] * a[2])
}
check!(
    arrays_of_different_lengths,
    weighted(f32, [f32; 3], [f32; 2]),
    0.0_f32,
    |x| [x as f32, 1.0, 2.0 * x as f32],
    |y| [y as f32, -y as f32]
);

#[fp]
fn hashed(c: u64, a: u32, b: i64) -> u64 {
    (c ^ a as u64).rotate_left(5) * 0x9E37_79B9 + b as u64
}
check!(
    integers,
    hashed(u64, u32, i64),
    7,
    |x| (x * 1e6) as i32 as u32,
    |y| (y * 1e12) as i64
);

#[fp]
fn either(c: bool, a: bool, b: bool) -> bool {
    c || (a && b)
}
check!(truths, either(bool, bool, bool), false, |x| x > 0.3, |y| y > 0.3);

#[fp]
fn branching(c: f64, a: f64, b: f64) -> f64 {
    let mut x = c;
    if a > b {
        x += a / b;
    } else {
        let mut turns = 0;
        while x > 0.1 && turns < 3 {
            x *= 0.5;
            turns += 1;
        }
    }
    if x.abs() > 100.0 { a } else { x }
}
check!(branches_and_loops, branching(f64, f64, f64), 1.0, |x| x, |y| y);

#[fp(mode = "ru")]
fn smooth(c: f64, a: f64, b: f64) -> f64 {
    c + (a * b).exp()
}
check!(elementary_functions, smooth(f64, f64, f64), 0.0, |x| x, |y| y);

#[fp]
fn last(_c: f64, _a: f64, b: f64) -> f64 {
    b
}
check!(only_the_last_element, last(f64, f64, f64), 0.0, |x| x, |y| y);

#[fp]
fn same(c: f64, _a: f64, _b: f64) -> f64 {
    c
}
check!(nothing_changes, same(f64, f64, f64), 0.125, |x| x, |y| y);

/// The largest score so far and the sum of the exponentials, as an online softmax has them.
#[fp]
fn softmax(running: (f32, f32), a: f32, b: f32) -> (f32, f32) {
    let (most, sum) = running;
    let score = a * b;
    let next = most.max(score);
    (next, sum * (most - next).exp() + (score - next).exp())
}

#[test]
fn running_values_that_are_tuples() {
    for (name, device) in devices() {
        let mut cases = 0;
        for [m, k, n] in SHAPES {
            let a: Vec<f32> = numbers(m * k, 14).into_iter().map(|x| x as f32).collect();
            let b: Vec<f32> = numbers(k * n, 15).into_iter().map(|x| x as f32).collect();
            let call = softmax::inner((f32::MIN, 0.0), Matrix::new(&a, m, k), Matrix::new(&b, k, n));
            let (most, sums) = call.run(&device).unwrap();
            let (most, sums) = (most.to_vec().unwrap(), sums.to_vec().unwrap());
            let step = |c, [i, p]: [usize; 2], [_, j]: [usize; 2]| softmax(c, a[i * k + p], b[p * n + j]);
            let expected = textbook([m, k, n], |_, _| (f32::MIN, 0.0), step);
            for (at, expected) in expected.into_iter().enumerate() {
                let found = (most[at].to_bits(), sums[at].to_bits());
                let expected = (expected.0.to_bits(), expected.1.to_bits());
                assert_eq!(found, expected, "{name}: {m} x {k} x {n}, {at}");
            }
            cases += most.len() as u64;
        }
        report::ran(SUITE, name, cases);
    }
}
