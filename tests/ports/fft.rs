//! The discrete Fourier transform of sixteen points.
//!
//! J. W. Cooley, J. W. Tukey, "An algorithm for the machine calculation of complex Fourier series", Math. Comp. 19
//! (1965), 297-301, radix 2, in place, in the loop structure of Cooley, Lewis and Welch, "The fast Fourier transform and
//! its applications", IEEE Trans. Education 12 (1969), 27-34: bit reversal, then butterflies of growing length.

use crate::random::Random;

const N: usize = 16;
const BITS: u32 = 4;

/// cos(2 pi k / 16); the sine is the cosine a quarter earlier.
const COS: [f64; N] = {
    const C1: f64 = 0.923_879_532_511_286_756;
    const C2: f64 = core::f64::consts::FRAC_1_SQRT_2;
    const C3: f64 = 0.382_683_432_365_089_772;
    [
        1.0, C1, C2, C3, 0.0, -C3, -C2, -C1, -1.0, -C1, -C2, -C3, 0.0, C3, C2, C1,
    ]
};

port! {
    #[fp]
    fn reversed(i: usize) -> usize {
        let mut from = i;
        let mut to = 0_usize;
        for _ in 0..BITS {
            to = to << 1 | from & 1;
            from >>= 1;
        }
        to
    }

    /// Real and imaginary parts of sum_j x_j exp(-2 pi i j k / 16), scaled by nothing.
    #[fp]
    fn fft(x: [f64; N], y: [f64; N]) -> ([f64; N], [f64; N]) {
        let mut re = x;
        let mut im = y;
        for i in 0..N {
            let j = reversed(i);
            if i < j {
                (re[i], re[j]) = (re[j], re[i]);
                (im[i], im[j]) = (im[j], im[i]);
            }
        }
        let mut half = 1_usize;
        while half < N {
            let stride = N / (2 * half);
            for k in 0..half {
                let c = COS[k * stride];
                let s = -COS[(k * stride + 3 * N / 4) % N];
                for start in (k..N).step_by(2 * half) {
                    let other = start + half;
                    let u = re[other] * c - im[other] * s;
                    let v = re[other] * s + im[other] * c;
                    (re[start], re[other]) = (re[start] + u, re[start] - u);
                    (im[start], im[other]) = (im[start] + v, im[start] - v);
                }
            }
            half *= 2;
        }
        (re, im)
    }
}

fn inputs() -> Vec<([f64; N], [f64; N])> {
    let mut random = Random::new(1965);
    let mut signal = || core::array::from_fn(|_| random.bits() as i64 as f64 / 2_f64.powi(63));
    let mut inputs: Vec<_> = (0..60).map(|_| (signal(), signal())).collect();
    inputs.push(([1.0; N], [0.0; N]));
    inputs.push(([1e308; N], [-1e308; N]));
    inputs
}

#[test]
fn bits() {
    as_plain!(fft(x, y), inputs());
}

#[test]
fn impulses_and_sums() {
    let mut impulse = [0.0; N];
    impulse[0] = 1.0;
    assert_eq!(ported::fft(impulse, [0.0; N]).0, [1.0; N]);
    let (re, im) = ported::fft([1.0; N], [0.0; N]);
    assert_eq!((re[0], im), (16.0, [0.0; N]));
    assert_eq!(re[1..], [0.0; N - 1]);
    for (x, y) in inputs().into_iter().take(60) {
        let (re, im) = ported::fft(x, y);
        for k in 0..N {
            let angle = |j: usize| -core::f64::consts::TAU * (j * k % N) as f64 / N as f64;
            let u: f64 = (0..N)
                .map(|j| x[j] * angle(j).cos() - y[j] * angle(j).sin())
                .sum();
            let v: f64 = (0..N)
                .map(|j| x[j] * angle(j).sin() + y[j] * angle(j).cos())
                .sum();
            assert!(
                (re[k] - u).abs() < 1e-14 && (im[k] - v).abs() < 1e-14,
                "{k}: {} {u} {} {v}",
                re[k],
                im[k]
            );
        }
    }
}
