//! Arrays of a body in which each lane has its own place in every element: a plane for each element.

use super::LANES;

/// A value whose [`LANES`] lanes lie in memory one after the other, from its beginning on.
///
/// # Safety
///
/// They do, and each takes so many bytes.
pub(crate) unsafe trait InRow: Copy {
    /// The bytes of a lane.
    const LANE: usize;
}

/// Lane `k` of `array[index[k]]`. An index that is not in range gives lane `k` of the last element.
///
/// # Panics
///
/// If there are no elements.
#[inline(always)]
pub(crate) fn gather<V: InRow>(array: &[V], index: &[usize; LANES]) -> V {
    let last = array.len() - 1;
    let mut value = array[last];
    let (from, to) = (array.as_ptr(), (&raw mut value).cast::<u8>());
    for (k, &i) in index.iter().enumerate() {
        // SAFETY: lane `k` of an element of the array, and of the value.
        unsafe {
            let lane = from.add(i.min(last)).cast::<u8>().add(k * V::LANE);
            core::ptr::copy_nonoverlapping(lane, to.add(k * V::LANE), V::LANE);
        }
    }
    value
}

/// Lane `k` of `value` to `array[index[k]]`, for the lanes of `lanes` whose index is in range.
#[inline(always)]
pub(crate) fn scatter<V: InRow>(array: &mut [V], index: &[usize; LANES], lanes: u16, value: V) {
    let (to, from) = (array.as_mut_ptr(), (&raw const value).cast::<u8>());
    for (k, &i) in index.iter().enumerate() {
        if lanes >> k & 1 != 0 && i < array.len() {
            // SAFETY: lane `k` of an element of the array, and of the value.
            unsafe {
                let lane = to.add(i).cast::<u8>().add(k * V::LANE);
                core::ptr::copy_nonoverlapping(from.add(k * V::LANE), lane, V::LANE);
            }
        }
    }
}
