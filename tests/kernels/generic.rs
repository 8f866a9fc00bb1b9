//! Slices over a type parameter: of scalars, of arrays and of structs, in plain functions, kernels and methods.

use fpdsl::prelude::*;

use crate::gather::{Rows, SUITE, devices, levels};
use crate::{report, text};

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

/// A line, as what a method reads a slice with.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Line<T> {
    slope: T,
    shift: T,
}

#[fp]
impl<T: Float> Line<T> {
    fn through(u: &[T]) -> Self {
        Line {
            slope: u[1] - u[0],
            shift: u[0],
        }
    }

    fn error(self, u: &[T]) -> T {
        let mut sum = 0.0;
        for k in 0..u.len() {
            sum += (u[k] - (self.slope * (k as T) + self.shift)).abs();
        }
        sum
    }
}

#[fp]
fn dot<T: Float>(u: &[T], v: &[T]) -> T {
    let mut sum = 0.0;
    for k in 0..u.len().min(v.len()) {
        sum += u[k] * v[k];
    }
    sum
}

#[fp]
fn at_least<I: Int>(u: &[I], least: I) -> u32 {
    let mut count = 0;
    for k in 0..u.len() {
        count += (u[k] >= least) as u32;
    }
    count
}

/// Instances that the arguments name, one that the call names, and slices handed on by generic functions.
#[fp]
fn distance<T: Float>(u: &[T], v: &[T]) -> T {
    (dot(u, u) - dot::<T>(u, v) * 2.0 + dot(v, v)).sqrt()
}

#[fp]
fn all(i: Index, u: &[f32], v: &[f64], n: &[u8]) -> (f32, f64) {
    let many = at_least(n, 100);
    (
        distance(u, u) + dot(u, u) + Line::through(u).error(u),
        Line {
            slope: 0.5,
            shift: v[i.x()],
        }
        .error(v)
            + distance::<f64>(v, v)
            + many as f64,
    )
}

#[fp(mode = M)]
fn weighted<M: Mode, T: Float, const N: usize>(i: Index, u: &[T], w: [T; N]) -> T {
    let mut sum = 0.0;
    for k in 0..N {
        let at = i.x() + k;
        if at < u.len() {
            sum += w[k] * u[at];
        }
    }
    sum
}

#[fp]
fn columns<T: Float, const N: usize>(i: Index2, rows: &[[T; N]]) -> [T; N] {
    let mut row = rows[i.y()];
    row[i.x() % N] += rows[(i.y() + 1) % rows.len()][i.x() % N];
    row
}

#[fp]
fn turned<T: Float>(i: Index, z: &[Complex<T>], w: Complex<T>) -> Complex<T> {
    let z = z[z.len() - 1 - i.x()];
    Complex {
        re: z.re * w.re - z.im * w.im,
        im: z.re * w.im + z.im * w.re,
    }
}

mod plain {
    use super::Complex;

    pub fn dot<T: Copy + Default + std::ops::Mul<Output = T> + std::ops::AddAssign>(u: &[T], v: &[T]) -> T {
        let mut sum = T::default();
        for (&x, &y) in u.iter().zip(v) {
            sum += x * y;
        }
        sum
    }

    pub fn error(slope: f64, shift: f64, v: &[f64]) -> f64 {
        let mut sum = 0.0;
        for (k, y) in v.iter().enumerate() {
            sum += (y - (slope * k as f64 + shift)).abs();
        }
        sum
    }

    pub fn error_f32(slope: f32, shift: f32, v: &[f32]) -> f32 {
        let mut sum = 0.0;
        for (k, y) in v.iter().enumerate() {
            sum += (y - (slope * k as f32 + shift)).abs();
        }
        sum
    }

    pub fn turned(z: Complex<f32>, w: Complex<f32>) -> Complex<f32> {
        Complex {
            re: z.re * w.re - z.im * w.im,
            im: z.re * w.im + z.im * w.re,
        }
    }
}

fn numbers(n: u32) -> Vec<f64> {
    (0..n).map(|k| f64::from(k * 7919 % 1009) / 13.0 - 30.0).collect()
}

#[test]
fn instances_by_their_arguments() {
    let v = numbers(40);
    let u: Vec<f32> = v.iter().map(|&x| x as f32 / 3.0).collect();
    let n: Vec<u8> = (0..200).collect();
    let (slope, shift) = (u[1] - u[0], u[0]);
    let of_u = {
        let d = plain::dot(&u, &u);
        (d - d * 2.0 + d).sqrt() + d + plain::error_f32(slope, shift, &u)
    };
    let of_v = |i: usize| {
        let d = plain::dot(&v, &v);
        plain::error(0.5, v[i], &v) + (d - d * 2.0 + d).sqrt() + 100.0
    };
    let wanted: Vec<Vec<u64>> = (0..v.len())
        .map(|i| vec![u64::from(of_u.to_bits()), of_v(i).to_bits()])
        .collect();
    for (i, wanted) in wanted.iter().enumerate() {
        for &(backend, level) in &levels() {
            let (x, y) = fpdsl::backend::call_at_with::<all>(level, (Index::new(i), &u[..], &v[..], &n[..]));
            assert_eq!(
                [u64::from(x.to_bits()), y.to_bits()],
                wanted[..],
                "{i} on {backend}"
            );
            report::ran(SUITE, backend, 1);
        }
    }
    assert_eq!(at_least(&[-3_i64, 5, 9], 5), 2);
    assert_eq!(
        Line::through(&[2.0, 5.0]),
        Line {
            slope: 3.0,
            shift: 2.0
        }
    );
    text::compiles("all", &all::cuda_source());
    for (backend, device) in devices() {
        let found = all::launch(v.len(), &u, &v, &n).run(device).unwrap().rows();
        assert!(found == wanted, "on {backend}");
        report::ran(SUITE, backend, wanted.len() as u64);
    }
}

#[test]
fn lengths_and_modes_beside_the_format() {
    let u = numbers(70);
    let halves: Vec<f16> = u.iter().map(|&x| f16::from_f64(x)).collect();
    let w = [0.25, 0.5, 0.125];
    let wanted: Vec<f64> = (0..u.len())
        .map(|i| {
            let mut sum = 0.0;
            for (k, w) in w.iter().enumerate() {
                if let Some(x) = u.get(i + k) {
                    sum += w * x;
                }
            }
            sum
        })
        .collect();
    text::compiles("weighted_Ru_f16_3", &weighted::<Ru, f16, 3>::cuda_source());
    for (backend, device) in devices() {
        let found = weighted::<Rn, f64, 3>::launch(u.len(), &u, w)
            .run(device)
            .unwrap();
        assert_eq!(found.to_vec().unwrap(), wanted, "on {backend}");
        let ones = [f16::ONE; 2];
        let found = weighted::<Ru, f16, 2>::launch(u.len(), &halves, ones)
            .run(device)
            .unwrap();
        for (i, found) in found.to_vec().unwrap().into_iter().enumerate() {
            let called = weighted::<Ru, f16, 2>(Index::new(i), &halves, ones);
            assert_eq!(found.to_bits(), called.to_bits(), "{i} on {backend}");
        }
        report::ran(SUITE, backend, 2 * u.len() as u64);
    }
}

#[test]
fn rows_and_structs() {
    let rows: Vec<[f64; 3]> = numbers(12).chunks(3).map(|r| [r[0], r[1], r[2]]).collect();
    let z: Vec<Complex<f32>> = numbers(40)
        .chunks(2)
        .map(|z| Complex {
            re: z[0] as f32,
            im: z[1] as f32,
        })
        .collect();
    let w = Complex { re: 0.6, im: -0.8 };
    let added = |x: usize, y: usize| {
        let mut row = rows[y];
        row[x % 3] += rows[(y + 1) % 4][x % 3];
        row
    };
    for (backend, device) in devices() {
        let found = columns::<f64, 3>::launch((5, 4), &rows)
            .run(device)
            .unwrap()
            .to_vec()
            .unwrap();
        for (k, found) in found.into_iter().enumerate() {
            let (x, y) = (k % 5, k / 5);
            assert_eq!(found, added(x, y), "({x}, {y}) on {backend}");
            assert_eq!(found, columns(Index2::new(x, y), &rows));
        }
        let found = turned::<f32>::launch(z.len(), &z, w)
            .run(device)
            .unwrap()
            .to_vec()
            .unwrap();
        for (i, found) in found.into_iter().enumerate() {
            assert_eq!(found, plain::turned(z[z.len() - 1 - i], w), "{i} on {backend}");
            assert_eq!(found, turned(Index::new(i), &z, w));
        }
        report::ran(SUITE, backend, 20 + z.len() as u64);
    }
}

/// An index out of a slice of a generic function names the instance.
#[test]
fn faults_name_the_instance() {
    for (backend, device) in devices() {
        let error = turned::<f64>::launch(3, &[Complex { re: 1.0, im: 2.0 }], Complex { re: 0.0, im: 0.0 })
            .run(device);
        let text = error.unwrap_err().to_string();
        assert!(
            text.contains("for length 1 in `turned::<f64>`, at element 1"),
            "{text} on {backend}"
        );
        report::ran(SUITE, backend, 1);
    }
}
