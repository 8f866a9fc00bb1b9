//! Values that are combined with what lies at a place of their own, one after the other.

use core::marker::PhantomData;
use core::ops::Range;

use super::stack;
use super::task::{Task, run_task};
use super::{ElementFault, Outputs};
use crate::dispatch::Level;
use crate::element::Placed;
use crate::function::Combine;
use crate::lift::Lift;
use crate::scalar::ScalarBackend;
use crate::scalar::fault::{Watch, caught, out_of_bounds};

/// The place of a value: an unsigned integer.
pub trait Key: Placed {
    /// Its number; the largest `usize` for all that are larger.
    fn key(self) -> usize;
}

macro_rules! keys {
    ($($ty:ident)*) => {$(
        impl Key for $ty {
            #[inline(always)]
            fn key(self) -> usize {
                usize::try_from(self).unwrap_or(usize::MAX)
            }
        }
    )*};
}

keys!(u8 u16 u32 u64 usize);

/// Places and values in memory, by their numbers.
///
/// # Safety
///
/// An implementation reads nothing but the pair that it is asked for.
pub unsafe trait Pairs: Copy {
    /// The type of places.
    type Key: Key;
    /// The type of values.
    type Value;

    /// The place of pair `i`.
    ///
    /// # Safety
    ///
    /// The pair may be read.
    unsafe fn place(self, i: usize) -> usize;

    /// The value of pair `i`.
    ///
    /// # Safety
    ///
    /// As [`place`](Self::place).
    unsafe fn value(self, i: usize) -> Self::Value;
}

// SAFETY: reads the pair. Pair 0 need not be there.
unsafe impl<K: Key, T: Placed> Pairs for (Outputs<K>, Outputs<T>) {
    type Key = K;
    type Value = T;

    #[inline(always)]
    unsafe fn place(self, i: usize) -> usize {
        // SAFETY: the caller's.
        unsafe { self.0.0.wrapping_add(i).read().key() }
    }

    #[inline(always)]
    unsafe fn value(self, i: usize) -> T {
        // SAFETY: the caller's.
        unsafe { self.1.0.wrapping_add(i).read() }
    }
}

// SAFETY: as above.
unsafe impl<K: Key, T: Placed> Pairs for Outputs<(K, T)> {
    type Key = K;
    type Value = T;

    #[inline(always)]
    unsafe fn place(self, i: usize) -> usize {
        // SAFETY: the caller's, for a part of the pair.
        unsafe { (&raw const (*self.0.wrapping_add(i)).0).read().key() }
    }

    #[inline(always)]
    unsafe fn value(self, i: usize) -> T {
        // SAFETY: as above.
        unsafe { (&raw const (*self.0.wrapping_add(i)).1).read() }
    }
}

/// Combines the values of a range of pairs with what lies at their places in `target`, from the first on. A place that is
/// not there is a fault of `function`.
///
/// # Errors
///
/// The fault of the first pair that has one, with its number as the element's. The pairs before it are combined.
///
/// # Safety
///
/// The pairs of the range may be read, `len` elements of `target` read and written, and nobody else does. `level` is one of
/// [`Level::available`].
pub unsafe fn scatter_at<C: Combine, P: Pairs<Value = C::Out>>(
    level: Level,
    function: &'static str,
    pairs: P,
    range: Range<usize>,
    (target, len): (*mut C::Out, usize),
) -> Result<(), ElementFault> {
    caught(range, &mut |range, watch| {
        let scatter = Scatter {
            function,
            pairs,
            range,
            target,
            len,
            watch,
            combination: PhantomData::<C>,
        };
        // SAFETY: the caller's.
        unsafe { run_task(level, scatter) }
    })
}

struct Scatter<C: Combine, P> {
    function: &'static str,
    pairs: P,
    range: Range<usize>,
    target: *mut C::Out,
    len: usize,
    watch: Watch,
    combination: PhantomData<C>,
}

impl<C: Combine, P: Pairs<Value = C::Out>> Task for Scatter<C, P> {
    type Out = ();

    const STACK: usize = stack::of_function::<C>();

    #[inline(always)]
    unsafe fn run<B: ScalarBackend>(self, b: B) {
        let first = self.range.start;
        for i in self.range {
            // SAFETY: the caller's for the pair; the place is compared with the length.
            unsafe {
                let key = self.pairs.place(i);
                let site = self.watch.site(i - first);
                if key >= self.len {
                    return out_of_bounds(site.enter(self.function), key, self.len, || ());
                }
                let b = b.at(site);
                let place = self.target.add(key);
                let value = self.pairs.value(i);
                let (x, y) = (Lift::lift(b, place.read()), Lift::lift(b, value));
                let combined = <C::Out as Lift>::lower(b, C::eval(b, (x, y)));
                if self.watch.stops() {
                    return;
                }
                place.write(combined);
            }
        }
    }
}
