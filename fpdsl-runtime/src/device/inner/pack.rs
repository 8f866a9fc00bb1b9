//! Panels: what a tile reads of a matrix, in the order in which it is read.
//!
//! A panel has `width` places for each `p`, one behind the other: the scalars of as many rows of the left matrix, or columns of the right
//! one. Where there are fewer, the last places stay what they were.

use half::{bf16, f16};

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
pub(super) struct Part {
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
pub(super) unsafe fn pack(scalars: Scalars, part: Part, width: usize, ty: ScalarType, to: *mut u8) {
    // SAFETY: the caller's.
    unsafe {
        match (scalars.ty, ty) {
            (ScalarType::F16, ScalarType::F32) => pack_as(scalars, part, width, to.cast(), f16::to_f32),
            (ScalarType::Bf16, ScalarType::F32) => pack_as(scalars, part, width, to.cast(), bf16::to_f32),
            _ => match ty.bytes() {
                1 => pack_as::<u8, u8>(scalars, part, width, to, |x| x),
                2 => pack_as::<u16, u16>(scalars, part, width, to.cast(), |x| x),
                4 => pack_as::<u32, u32>(scalars, part, width, to.cast(), |x| x),
                _ => pack_as::<u64, u64>(scalars, part, width, to.cast(), |x| x),
            },
        }
    }
}

/// Places that are copied together where neighbours of a row are far apart in the panel: those of a line of the caches.
const TOGETHER: usize = 8;

/// # Safety
///
/// As [`pack`], for scalars of the size of `S`.
unsafe fn pack_as<S: Copy, D>(
    scalars: Scalars,
    part: Part,
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
    for begin in (0..part.count).step_by(width) {
        let (lanes, panel) = (width.min(part.count - begin), to.wrapping_add(begin * part.k));
        let lane = part.first + begin;
        // SAFETY: the caller's, for all that is read and written below.
        unsafe {
            if along == size_of::<S>() {
                for p in 0..part.k {
                    let (from, row) = (at(lane, part.p + p), panel.add(p * width));
                    for l in 0..lanes {
                        row.add(l).write(widened(from.add(l).read()));
                    }
                }
            } else {
                for block in (0..part.k).step_by(TOGETHER) {
                    let end = part.k.min(block + TOGETHER);
                    for l in 0..lanes {
                        for p in block..end {
                            let value = at(lane + l, part.p + p).read();
                            panel.add(p * width + l).write(widened(value));
                        }
                    }
                }
            }
        }
    }
}
