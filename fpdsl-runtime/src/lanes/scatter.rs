//! Values that are combined with what lies at a place of their own, one after the other.

use core::marker::PhantomData;
use core::ops::Range;

use super::ElementFault;
#[cfg(all(feature = "std", panic = "unwind"))]
use super::family::{Family, Task, run_task};
#[cfg(all(feature = "std", panic = "unwind"))]
use super::stack;
use crate::backend::Stored;
use crate::dispatch::Level;
use crate::function::Combine;

/// The place of a value: an unsigned integer.
pub trait Key: Stored + Send + Sync {
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

/// Places and values, by the numbers of the elements that they belong to.
#[derive(Debug)]
pub struct Pairs<K, T> {
    /// The place of element 0, which need not be there.
    pub keys: *const K,
    /// The value of element 0, likewise.
    pub values: *const T,
}

/// Combines the values of a range of elements with what lies at their places in `target`, from the first on. A place that is
/// not there is a fault of `function`.
///
/// # Errors
///
/// The fault of the first element that has one. The elements before it are combined.
///
/// # Safety
///
/// The pairs of the range may be read, `len` elements of `target` read and written, and nobody else does. `level` is one of
/// [`Level::available`].
pub unsafe fn scatter_at<C: Combine, K: Key>(
    level: Level,
    function: &'static str,
    Pairs { keys, values }: Pairs<K, C::Out>,
    range: Range<usize>,
    (target, len): (*mut C::Out, usize),
) -> Result<(), ElementFault> {
    let scatter = |range| Scatter {
        function,
        pairs: Pairs { keys, values },
        range,
        target,
        len,
        combination: PhantomData::<C>,
    };
    #[cfg(all(feature = "std", panic = "unwind"))]
    // SAFETY: the caller's.
    return crate::scalar::fault::caught(range, |window| unsafe { run_task(level, scatter(window)) });
    #[cfg(not(all(feature = "std", panic = "unwind")))]
    // SAFETY: the caller's.
    unsafe {
        super::blocks::scatter_at(level, scatter(range))
    }
}

pub(super) struct Scatter<C: Combine, K> {
    pub(super) function: &'static str,
    pub(super) pairs: Pairs<K, C::Out>,
    pub(super) range: Range<usize>,
    pub(super) target: *mut C::Out,
    pub(super) len: usize,
    combination: PhantomData<C>,
}

#[cfg(all(feature = "std", panic = "unwind"))]
impl<C: Combine, K: Key> Task for Scatter<C, K> {
    type Out = ();

    const STACK: usize = stack::of_function::<C>();

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        use crate::lift::Lift;
        use crate::scalar::{ScalarBackend, Site, fault::out_of_bounds};
        let first = self.range.start;
        for i in self.range {
            // SAFETY: the caller's for the pair; the place is compared with the length.
            unsafe {
                let key = self.pairs.keys.wrapping_add(i).read().key();
                let site = Site::of_element(i - first);
                if key >= self.len {
                    out_of_bounds(site.enter(self.function), key, self.len);
                }
                let b = I::single().at(site);
                let place = self.target.add(key);
                let value = self.pairs.values.wrapping_add(i).read();
                let (x, y) = (Lift::lift(b, place.read()), Lift::lift(b, value));
                place.write(<C::Out as Lift>::lower(b, C::eval(b, (x, y))));
            }
        }
    }
}
