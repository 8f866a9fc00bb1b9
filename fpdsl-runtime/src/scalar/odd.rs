//! Rounding to odd.

/// `s + e`, `s` its rounding to nearest, rounded to odd instead: if `s` is inexact and its last bit even, the neighbour
/// in the direction of `e`. A second rounding, to a format with at least two bits less, is then the only one (Boldo
/// and Melquiond, "Emulation of FMA and correctly rounded sums: proved algorithms using rounding to odd", 2008).
///
/// An infinite `s` from a finite sum is even and becomes the largest finite number, which is odd.
#[inline(always)]
pub(crate) fn odd64(s: f64, e: f64) -> f64 {
    f64::from_bits(
        s.to_bits()
            .wrapping_add_signed(toward_odd(s.to_bits(), s.is_sign_negative(), e)),
    )
}

/// [`odd64`] for an f32 result and a remainder in f64.
#[inline(always)]
pub(crate) fn odd32(s: f32, e: f64) -> f32 {
    let change = toward_odd(s.to_bits() as u64, s.is_sign_negative(), e);
    f32::from_bits(s.to_bits().wrapping_add_signed(change as i32))
}

/// The number to add to the bits: -1, 0 or 1.
#[inline(always)]
fn toward_odd(bits: u64, negative: bool, e: f64) -> i64 {
    let (inexact, against) = (e.abs() > 0.0, negative != (e < 0.0));
    (inexact as i64 & !bits as i64) * (1 - 2 * against as i64)
}
