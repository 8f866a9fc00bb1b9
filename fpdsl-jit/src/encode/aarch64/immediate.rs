//! Constants that bitwise instructions hold: a run of ones, rotated, repeated in elements of 2 to 64 bits.

use super::Size;

/// The fields `N`, `immr` and `imms` of a mask in their places, if there are any.
pub(super) fn bitmask(size: Size, mask: u64) -> Option<u32> {
    let mask = match size {
        Size::X => mask,
        // Both halves alike, and no more than 32 bits given.
        Size::W if mask >> 32 == 0 => mask | mask << 32,
        Size::W => return None,
    };
    if mask == 0 || mask == u64::MAX {
        return None;
    }
    // The shortest element that is repeated.
    let mut bits = 64;
    while bits > 2 {
        let half = bits / 2;
        let low = (1 << half) - 1;
        if mask & low != mask >> half & low {
            break;
        }
        bits = half;
    }
    let element = mask & (u64::MAX >> (64 - bits));
    let ones = element.count_ones();
    // So far to the right that the run begins at bit 0.
    let is_run = |rotated: &u32| rotate(element, *rotated, bits) == u64::MAX >> (64 - ones);
    let left = (0..bits).find(is_run)?;
    let right = (bits - left) % bits;
    // The ones above the length of the element say how long it is.
    let imms = (0x3F & !(2 * bits - 1)) | (ones - 1);
    let n = u32::from(bits == 64);
    Some(n << 22 | right << 16 | imms << 10)
}

/// An element rotated to the right.
fn rotate(element: u64, by: u32, bits: u32) -> u64 {
    let all = u64::MAX >> (64 - bits);
    match by {
        0 => element,
        by => (element >> by | element << (bits - by)) & all,
    }
}
