//! Products of binary64 numbers: each with its error, as the sum of two numbers.

use core::mem::MaybeUninit;

use crate::dispatch::Level;
use crate::loops::task::{Task, run_task};
use crate::scalar::ScalarBackend;

/// A product below this may be so small that its error is not a number of the format.
const TINY: f64 = f64::from_bits((1023 - 960) << 52);

/// Neither factor of a product below that is larger.
const LEAST_FACTOR: f64 = f64::from_bits((1023 - 480) << 52);

/// Whether a product may not be the sum of what [`write`] writes. Where products overflow, what is written is not a number.
///
/// # Safety
///
/// The level is one of [`Level::available`].
pub(super) unsafe fn doubtful(level: Level, factors: (&[f64], &[f64])) -> bool {
    // The closer look takes longer, and zeros need it.
    // SAFETY: the caller's.
    unsafe { run_task(level, Doubts::<false>(factors)) && run_task(level, Doubts::<true>(factors)) }
}

/// Whether a factor is small or, closer, a product is and no factor is zero.
struct Doubts<'a, const CLOSER: bool>((&'a [f64], &'a [f64]));

impl<const CLOSER: bool> Task for Doubts<'_, CLOSER> {
    type Out = bool;

    const STACK: usize = 0;

    #[inline(always)]
    unsafe fn run<B: ScalarBackend>(self, _: B) -> bool {
        let small = |x: f64| x.abs() < LEAST_FACTOR;
        let doubt = |x: f64, y: f64| match CLOSER {
            false => small(x) | small(y),
            true => ((x * y).abs() < TINY) & (x != 0.0) & (y != 0.0),
        };
        let factors = self.0.0.iter().zip(self.0.1);
        factors.fold(0, |doubts, (&x, &y)| doubts | u64::from(doubt(x, y))) != 0
    }
}

/// Where products and their errors go.
pub(super) type Parts<'a> = (&'a mut [MaybeUninit<f64>], &'a mut [MaybeUninit<f64>]);

/// Writes products rounded to nearest and their errors, exact where they are not [`doubtful`].
///
/// # Safety
///
/// The level is one of [`Level::available`].
pub(super) unsafe fn write(level: Level, factors: (&[f64], &[f64]), to: Parts<'_>) {
    // SAFETY: the caller's.
    unsafe {
        match level {
            Level::Portable => run_task(level, Write::<false> { factors, to }),
            _ => run_task(level, Write::<true> { factors, to }),
        }
    }
}

struct Write<'a, const FUSED: bool> {
    factors: (&'a [f64], &'a [f64]),
    to: Parts<'a>,
}

impl<const FUSED: bool> Task for Write<'_, FUSED> {
    type Out = ();

    const STACK: usize = 0;

    #[inline(always)]
    unsafe fn run<B: ScalarBackend>(self, _: B) {
        let factors = self.factors.0.iter().zip(self.factors.1);
        for ((&x, &y), (high, low)) in factors.zip(self.to.0.iter_mut().zip(self.to.1)) {
            let product = x * y;
            high.write(product);
            low.write(if FUSED {
                x.mul_add(y, -product)
            } else {
                error(x, y, product)
            });
        }
    }
}

/// The error of a product (T. J. Dekker, "A floating-point technique for extending the available precision", Numer. Math. 18, 1971).
/// The halves of factors above 2^996 are no numbers.
#[inline(always)]
fn error(x: f64, y: f64, product: f64) -> f64 {
    let ((x1, x2), (y1, y2)) = (halves(x), halves(y));
    x2 * y2 - (((product - x1 * y1) - x2 * y1) - x1 * y2)
}

/// Two numbers of at most 26 bits whose sum is `x`.
#[inline(always)]
fn halves(x: f64) -> (f64, f64) {
    let large = 134_217_729.0 * x;
    let high = large - (large - x);
    (high, x - high)
}
