//! The two loops over a block of binary64 numbers, as arrays that are as wide as a few registers: a level's features make vectors of
//! them. They keep fewer values than there are registers, which the sixteen lanes of bodies would not on AVX2.

use crate::array::from_fn;
use crate::dispatch::Level;
use crate::loops::task::{Task, run_task};
use crate::scalar::ScalarBackend;

/// The largest magnitude; NaN are passed over.
pub(super) struct Most<'a>(pub &'a [f64]);

/// Elements of a chunk of [`Most`].
const WIDE: usize = 32;

impl Task for Most<'_> {
    type Out = f64;

    const STACK: usize = 0;

    #[inline(always)]
    unsafe fn run<B: ScalarBackend>(self, _: B) -> f64 {
        let (chunks, rest) = self.0.as_chunks::<WIDE>();
        let larger = |most: f64, x: f64| if x.abs() > most { x.abs() } else { most };
        let mut most = [0.0; WIDE];
        for chunk in chunks {
            most = from_fn(|k| larger(most[k], chunk[k]));
        }
        most.into_iter().chain(rest.iter().copied()).fold(0.0, larger)
    }
}

/// Whether all are +0.
pub(super) fn are_positive_zeros(block: &[f64]) -> bool {
    block.iter().fold(0, |bits, x| bits | x.to_bits()) == 0
}

/// `SUMS` running sums in each of `WIDTH` places.
pub(super) struct Sums<const SUMS: usize, const WIDTH: usize> {
    running: [[f64; WIDTH]; SUMS],
    /// Bits of what was left behind the last sum.
    left: [u64; WIDTH],
}

impl<const SUMS: usize, const WIDTH: usize> Sums<SUMS, WIDTH> {
    /// Running sums that start at `anchors`, and the numbers of a block added to them.
    ///
    /// # Safety
    ///
    /// The level is one of [`Level::available`].
    pub(super) unsafe fn of(level: Level, anchors: [f64; SUMS], block: &[f64]) -> Self {
        let mut sums = Sums {
            running: anchors.map(|anchor| [anchor; WIDTH]),
            left: [0; WIDTH],
        };
        let (chunks, rest) = block.as_chunks();
        // SAFETY: the caller's.
        unsafe { run_task(level, Add(chunks, &mut sums)) };
        if !rest.is_empty() {
            let padded = from_fn(|k| rest.get(k).copied().unwrap_or(0.0));
            // SAFETY: the caller's.
            unsafe { run_task(level, Add(&[padded], &mut sums)) };
        }
        sums
    }

    /// What each came to over all places, in its units: between 2^k and 2^(k+1), encodings count units.
    pub(super) fn units(&self, anchors: [f64; SUMS]) -> [i64; SUMS] {
        from_fn(|k| {
            let anchor = anchors[k].to_bits();
            let units = |sum: &f64| sum.to_bits().wrapping_sub(anchor) as i64;
            self.running[k].iter().map(units).fold(0, i64::wrapping_add)
        })
    }

    /// True if the sums are not all of it.
    pub(super) fn left(&self) -> bool {
        // Signs are of no account: what is left of -0 is -0.
        self.left.iter().fold(0, |all, bits| all | bits << 1) != 0
    }
}

/// Adds chunks. It keeps the order of places: sums over places, or what is after the chunks, in the same function made LLVM permute
/// registers in the loop, which took twice as long.
struct Add<'a, const SUMS: usize, const WIDTH: usize>(&'a [[f64; WIDTH]], &'a mut Sums<SUMS, WIDTH>);

impl<const SUMS: usize, const WIDTH: usize> Task for Add<'_, SUMS, WIDTH> {
    type Out = ();

    const STACK: usize = 0;

    #[inline(always)]
    unsafe fn run<B: ScalarBackend>(self, _: B) {
        let Add(chunks, sums) = self;
        let (mut running, mut left) = (sums.running, sums.left);
        for &chunk in chunks {
            let mut rest = chunk;
            for sum in &mut running {
                rest = slice(sum, rest);
            }
            left = from_fn(|k| left[k] | rest[k].to_bits());
        }
        *sums = Sums { running, left };
    }
}

/// Adds `x` to the running sum and returns what is left of it.
#[inline(always)]
fn slice<const WIDTH: usize>(sum: &mut [f64; WIDTH], x: [f64; WIDTH]) -> [f64; WIDTH] {
    let next = from_fn(|k| sum[k] + x[k]);
    let rest = from_fn(|k| x[k] - (next[k] - sum[k]));
    *sum = next;
    rest
}
