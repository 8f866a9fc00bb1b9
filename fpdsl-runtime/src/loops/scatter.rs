//! Values that are combined with what lies at a place of their own, one after the other.

use core::marker::PhantomData;
use core::mem::offset_of;
use core::ops::Range;

use super::stack;
use super::task::{Task, run_task};
use super::{ElementFault, Outputs};
use crate::dispatch::Level;
use crate::element::Placed;
use crate::fault::site::{Watch, caught, out_of_bounds};
use crate::function::Combine;
use crate::lift::Lift;
use crate::scalar::ScalarBackend;

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
pub unsafe trait Pairs: Copy + Send + Sync {
    /// The type of values.
    type Value;

    /// The place of pair `i`, if its value is written.
    ///
    /// # Safety
    ///
    /// The pair may be read.
    unsafe fn place(self, i: usize) -> Option<usize>;

    /// Where the value of pair `i` lies.
    ///
    /// # Safety
    ///
    /// As [`place`](Self::place).
    unsafe fn value(self, i: usize) -> *const Self::Value;
}

// SAFETY: reads the pair. Pair 0 need not be there.
unsafe impl<K: Key, T: Placed> Pairs for (Outputs<K>, Outputs<T>) {
    type Value = T;

    #[inline(always)]
    unsafe fn place(self, i: usize) -> Option<usize> {
        // SAFETY: the caller's.
        Some(unsafe { self.0.at(i).read() }.key())
    }

    #[inline(always)]
    unsafe fn value(self, i: usize) -> *const T {
        self.1.at(i)
    }
}

// SAFETY: as above.
unsafe impl<K: Key, T: Placed> Pairs for (Outputs<bool>, Outputs<K>, Outputs<T>) {
    type Value = T;

    #[inline(always)]
    unsafe fn place(self, i: usize) -> Option<usize> {
        // SAFETY: the caller's.
        unsafe { self.0.0.wrapping_add(i).read().then(|| self.1.at(i).read().key()) }
    }

    #[inline(always)]
    unsafe fn value(self, i: usize) -> *const T {
        self.2.at(i)
    }
}

// SAFETY: as above.
unsafe impl<K: Key, T: Placed> Pairs for Outputs<(K, T)> {
    type Value = T;

    #[inline(always)]
    unsafe fn place(self, i: usize) -> Option<usize> {
        // SAFETY: the caller's, for a part of the pair.
        Some(unsafe { (&raw const (*self.at(i)).0).read() }.key())
    }

    #[inline(always)]
    unsafe fn value(self, i: usize) -> *const T {
        part(self.0, i, offset_of!((K, T), 1))
    }
}

// SAFETY: as above.
unsafe impl<K: Key, T: Placed> Pairs for Outputs<(bool, K, T)> {
    type Value = T;

    #[inline(always)]
    unsafe fn place(self, i: usize) -> Option<usize> {
        let pair = self.at(i);
        // SAFETY: the caller's, for two parts of the pair.
        unsafe { (*pair).0.then(|| (&raw const (*pair).1).read().key()) }
    }

    #[inline(always)]
    unsafe fn value(self, i: usize) -> *const T {
        part(self.0, i, offset_of!((bool, K, T), 2))
    }
}

/// Where a part of element `i` lies.
#[inline(always)]
fn part<E, T>(elements: *mut E, i: usize, offset: usize) -> *const T {
    elements.wrapping_add(i).wrapping_byte_add(offset).cast()
}

/// Some of the pairs from one on, by their numbers.
#[derive(Debug)]
pub struct Chosen<P> {
    /// All of them.
    pub pairs: P,
    /// The first that may be chosen.
    pub from: usize,
    /// How far those that are chosen lie after it.
    pub numbers: Outputs<u32>,
}

impl<P: Copy> Clone for Chosen<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Copy> Copy for Chosen<P> {}

impl<P> Chosen<P> {
    /// The number among all pairs of one that is chosen.
    ///
    /// # Safety
    ///
    /// This many are chosen.
    #[inline(always)]
    pub unsafe fn number(&self, i: usize) -> usize {
        // SAFETY: the caller's.
        self.from + unsafe { self.numbers.0.add(i).read() } as usize
    }
}

// SAFETY: reads the pair that was chosen.
unsafe impl<P: Pairs> Pairs for Chosen<P> {
    type Value = P::Value;

    #[inline(always)]
    unsafe fn place(self, i: usize) -> Option<usize> {
        // SAFETY: the caller's.
        unsafe { self.pairs.place(self.number(i)) }
    }

    #[inline(always)]
    unsafe fn value(self, i: usize) -> *const P::Value {
        // SAFETY: the caller's.
        unsafe { self.pairs.value(self.number(i)) }
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
                let Some(key) = self.pairs.place(i) else {
                    continue;
                };
                let site = self.watch.site(i - first);
                if key >= self.len {
                    return out_of_bounds(site.enter(self.function), key, self.len, || ());
                }
                let b = b.at(site);
                let place = self.target.add(key);
                let value = self.pairs.value(i).read();
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
