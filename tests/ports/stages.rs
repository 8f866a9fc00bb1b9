//! A Fourier transform whose stages compute each product once: a stage has two halves of results.
//!
//! M. C. Pease, "An adaptation of the fast Fourier transform for parallel processing", J. ACM 15 (1968), 252-264: all stages
//! have the same pattern. Butterfly `k` takes elements `2 k` and `2 k + 1` of a permuted array and leaves `k` and `k + n / 2`.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::compare::devices;
use crate::{SUITE, report};

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

/// What a butterfly makes of two numbers: their sum and difference, the second turned by a root of one.
fn plain(even: Complex<f64>, odd: Complex<f64>, root: Complex<f64>) -> (Complex<f64>, Complex<f64>) {
    let re = odd.re * root.re - odd.im * root.im;
    let im = odd.re * root.im + odd.im * root.re;
    (
        Complex {
            re: even.re + re,
            im: even.im + im,
        },
        Complex {
            re: even.re - re,
            im: even.im - im,
        },
    )
}

#[fp]
fn butterfly(
    k: Index,
    shift: u32,
    x: &[Complex<f64>],
    roots: &[Complex<f64>],
) -> (Complex<f64>, Complex<f64>) {
    let (even, odd) = (x[2 * k.x()], x[2 * k.x() + 1]);
    let root = roots[k.x() >> shift << shift];
    let re = odd.re * root.re - odd.im * root.im;
    let im = odd.re * root.im + odd.im * root.re;
    (
        Complex {
            re: even.re + re,
            im: even.im + im,
        },
        Complex {
            re: even.re - re,
            im: even.im - im,
        },
    )
}

#[test]
fn each_product_is_computed_once() -> Result<(), Error> {
    const BITS: u32 = 12;
    const N: usize = 1 << BITS;
    let signal: Vec<Complex<f64>> = (0..N)
        .map(|k| Complex {
            re: ((k * 37) % 101) as f64 / 9.0,
            im: ((k * 71) % 89) as f64 / 7.0,
        })
        .collect();
    let roots: Vec<Complex<f64>> = (0..N / 2)
        .map(|k| {
            let angle = -core::f64::consts::TAU * k as f64 / N as f64;
            Complex {
                re: angle.cos(),
                im: angle.sin(),
            }
        })
        .collect();
    let start: Vec<Complex<f64>> = (0..N)
        .map(|k| signal[k.reverse_bits() >> (usize::BITS - BITS)])
        .collect();
    let mut expected = start.clone();
    for stage in 0..BITS {
        let mut next = expected.clone();
        for k in 0..N / 2 {
            let shift = BITS - 1 - stage;
            let root = roots[k >> shift << shift];
            (next[k], next[k + N / 2]) = plain(expected[2 * k], expected[2 * k + 1], root);
        }
        expected = next;
    }
    // It is a transform: one frequency by the definition.
    let frequency = 5;
    let mut by_definition = (0.0, 0.0);
    for (k, x) in signal.iter().enumerate() {
        let angle = -core::f64::consts::TAU * (k * frequency % N) as f64 / N as f64;
        by_definition.0 += x.re * angle.cos() - x.im * angle.sin();
        by_definition.1 += x.re * angle.sin() + x.im * angle.cos();
    }
    let near = |x: f64, y: f64| (x - y).abs() < 1e-8;
    assert!(near(expected[frequency].re, by_definition.0) && near(expected[frequency].im, by_definition.1));
    for (name, dev) in devices() {
        let (mut x, mut next) = (Buffer::new(&dev, &start)?, Buffer::new(&dev, &start)?);
        let roots = Buffer::new(&dev, &roots)?;
        for stage in 0..BITS {
            let (mut low, mut high) = next.split_at_mut(N / 2)?;
            butterfly::launch(N / 2, BITS - 1 - stage, &x, &roots).into(&dev, (&mut low, &mut high))?;
            std::mem::swap(&mut x, &mut next);
        }
        assert!(x.to_vec()? == expected, "{name}");
        report::ran(SUITE, name, (N * BITS as usize) as u64);
    }
    Ok(())
}
