//! Arrays made element by element, in line.

use core::mem::MaybeUninit;

/// `core::array::from_fn`, always inlined.
///
/// The one in `core` may stay a function of its own. It would lack the CPU features of the function that a body is
/// inlined into, so that every instruction in `f` became a call: a dot product of sixteen numbers took six times as long.
#[inline(always)]
pub(crate) fn from_fn<T: Copy, const N: usize>(mut f: impl FnMut(usize) -> T) -> [T; N] {
    let mut array = [const { MaybeUninit::<T>::uninit() }; N];
    let mut i = 0;
    while i < N {
        array[i].write(f(i));
        i += 1;
    }
    // SAFETY: every element is written, and an array of `MaybeUninit<T>` has the layout of one of `T`.
    unsafe { core::mem::transmute_copy(&array) }
}
