//! Values that are combined with what lies at a place of their own, one after the other.

use core::marker::PhantomData;
use core::ops::Range;

use super::ElementFault;
use super::stack;
use super::task::{Task, run_task};
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
    caught(range, &mut |range, watch| {
        let scatter = Scatter {
            function,
            pairs: Pairs { keys, values },
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

struct Scatter<C: Combine, K> {
    function: &'static str,
    pairs: Pairs<K, C::Out>,
    range: Range<usize>,
    target: *mut C::Out,
    len: usize,
    watch: Watch,
    combination: PhantomData<C>,
}

impl<C: Combine, K: Key> Task for Scatter<C, K> {
    type Out = ();

    const STACK: usize = stack::of_function::<C>();

    #[inline(always)]
    unsafe fn run<B: ScalarBackend>(self, b: B) {
        let first = self.range.start;
        for i in self.range {
            // SAFETY: the caller's for the pair; the place is compared with the length.
            unsafe {
                let key = self.pairs.keys.wrapping_add(i).read().key();
                let site = self.watch.site(i - first);
                if key >= self.len {
                    return out_of_bounds(site.enter(self.function), key, self.len, || ());
                }
                let b = b.at(site);
                let place = self.target.add(key);
                let value = self.pairs.values.wrapping_add(i).read();
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
