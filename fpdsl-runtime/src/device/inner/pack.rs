//! Panels: what a tile reads of a matrix, in the order in which it is read.
//!
//! A panel has `width` places for each `p`, one behind the other: the scalars of as many rows of the left matrix, or columns of the right
//! one. Where there are fewer, the last places stay what they were.

use crate::lift::ScalarType;

/// A scalar of each element of a matrix.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scalars {
    pub ty: ScalarType,
    /// That of the first element.
    pub first: *const u8,
    /// Bytes from one row or column to the next, and from one `p` to the next.
    pub along: usize,
    pub deep: usize,
}

/// Some elements of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section {
    /// The first row or column, and how many there are.
    pub first: usize,
    pub count: usize,
    /// The first `p`, and how many there are.
    pub p: usize,
    pub k: usize,
}

/// Fills panels of this width with scalars of a type, which is that of the matrix or wider.
///
/// # Safety
///
/// The elements may be read, and there is room for as many panels as they begin.
pub(super) unsafe fn pack(scalars: Scalars, section: Section, width: usize, ty: ScalarType, to: *mut u8) {
    // SAFETY: the caller's.
    unsafe {
        match (scalars.ty, ty) {
            (ScalarType::F16, ScalarType::F32) => pack_as(scalars, section, width, to.cast(), widened),
            (ScalarType::Bf16, ScalarType::F32) => {
                pack_as(scalars, section, width, to.cast(), |x: u16| u32::from(x) << 16);
            }
            _ => match ty.bytes() {
                1 => pack_as::<u8, u8>(scalars, section, width, to, |x| x),
                2 => pack_as::<u16, u16>(scalars, section, width, to.cast(), |x| x),
                4 => pack_as::<u32, u32>(scalars, section, width, to.cast(), |x| x),
                _ => pack_as::<u64, u64>(scalars, section, width, to.cast(), |x| x),
            },
        }
    }
}

/// The encoding in binary32 of a number of binary16, by operations that there are vectors of.
fn widened(x: u16) -> u32 {
    /// Biases of exponents are so far apart: 127 - 15.
    const SCALE: f32 = f32::from_bits((127 + 112) << 23);
    const INFINITY: u32 = 31 << 23;
    let magnitude = u32::from(x & 0x7FFF) << 13;
    // Exact, of subnormal numbers as well.
    let scaled = (f32::from_bits(magnitude) * SCALE).to_bits();
    let finite = if magnitude < INFINITY {
        scaled
    } else {
        magnitude | f32::INFINITY.to_bits()
    };
    finite | u32::from(x & 0x8000) << 16
}

/// Places that are copied together where neighbours of a row are far apart in the panel: those of a line of the caches.
const TOGETHER: usize = 8;

/// # Safety
///
/// As [`pack`], for scalars of the size of `S`.
unsafe fn pack_as<S: Copy, D>(
    scalars: Scalars,
    section: Section,
    width: usize,
    to: *mut D,
    widened: impl Fn(S) -> D + Copy,
) {
    let Scalars {
        first, along, deep, ..
    } = scalars;
    let at = |i: usize, p: usize| {
        let bytes = i.wrapping_mul(along).wrapping_add(p.wrapping_mul(deep));
        first.wrapping_add(bytes).cast::<S>()
    };
    for begin in (0..section.count).step_by(width) {
        let (lanes, panel) = (
            width.min(section.count - begin),
            to.wrapping_add(begin * section.k),
        );
        let lane = section.first + begin;
        // SAFETY: the caller's, for all that is read and written below.
        unsafe {
            if along == size_of::<S>() {
                for p in 0..section.k {
                    let (from, row) = (at(lane, section.p + p), panel.add(p * width));
                    for l in 0..lanes {
                        row.add(l).write(widened(from.add(l).read()));
                    }
                }
            } else {
                for block in (0..section.k).step_by(TOGETHER) {
                    let end = section.k.min(block + TOGETHER);
                    for l in 0..lanes {
                        for p in block..end {
                            let value = at(lane + l, section.p + p).read();
                            panel.add(p * width + l).write(widened(value));
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use half::f16;

    use super::*;

    #[test]
    fn every_number_of_binary16_is_widened() {
        for bits in 0..=u16::MAX {
            let (found, expected) = (f32::from_bits(widened(bits)), f16::from_bits(bits).to_f32());
            assert!(found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan());
        }
    }

    #[test]
    fn panels_have_the_elements_of_a_matrix() {
        let matrix: Vec<u16> = (0..30 * 20).collect();
        for (along, deep) in [(20, 1), (1, 30), (2, 60)] {
            let scalars = Scalars {
                ty: ScalarType::U16,
                first: matrix.as_ptr().cast(),
                along: along * 2,
                deep: deep * 2,
            };
            let section = Section {
                first: 2,
                count: 7,
                p: 1,
                k: 9,
            };
            let mut panels = vec![u16::MAX; 8 * 9];
            // SAFETY: the elements are there, and there is room for two panels of four.
            unsafe { pack(scalars, section, 4, ScalarType::U16, panels.as_mut_ptr().cast()) };
            for (at, &found) in panels.iter().enumerate() {
                let (lane, p) = (at / 36 * 4 + at % 4, at % 36 / 4);
                let expected = if lane < 7 {
                    (2 + lane) * along + (1 + p) * deep
                } else {
                    usize::from(u16::MAX)
                };
                assert_eq!(usize::from(found), expected, "lane {lane}, p {p}");
            }
        }
    }
}
