//! f16 and bf16, which lanes hold as binary32, and encodings.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::Comparison;
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Predicate, size};
use crate::vcode::{Ins, V};

/// The canonical NaN in a lane.
fn nan(size: usize) -> u64 {
    if size == 8 {
        0x7ff8_0000_0000_0000
    } else {
        0x7fc0_0000
    }
}

const NEAREST: Rounding = Rounding::NearestEven;

impl Lower<'_, '_> {
    /// A binary32 number rounded to f16 or bf16.
    pub(super) fn round_to(&mut self, ty: ScalarType, mode: Rounding, x: V) -> V {
        let width = self.b.width(4);
        if ty == ScalarType::F16 {
            let short = self.m.to_half(&mut self.b, mode, x);
            return self.b.op(Ins::Vcvtph2ps, width, &[short]);
        }
        // What is added carries into the upper half, at the end into infinity.
        let most = match mode {
            Rounding::TowardZero => None,
            Rounding::NearestEven => {
                let half = self.b.splat(0x7fff, 4);
                let last = self.b.op_imm(Ins::Vpslld, width, &[x], 15);
                let last = self.b.op_imm(Ins::Vpsrld, width, &[last], 31);
                Some(self.b.op(Ins::Vpaddd, width, &[half, last]))
            }
            Rounding::TowardPositive | Rounding::TowardNegative => {
                let (all, sign) = (
                    self.b.splat(0xffff, 4),
                    self.b.op_imm(Ins::Vpsrad, width, &[x], 31),
                );
                Some(if mode == Rounding::TowardPositive {
                    self.b.and_not(width, sign, all)
                } else {
                    self.b.and(width, sign, all)
                })
            }
        };
        let sum = most.map_or(x, |most| self.b.op(Ins::Vpaddd, width, &[x, most]));
        let upper = self.b.splat(0xffff_0000, 4);
        let rounded = self.b.and(width, sum, upper);
        let unordered = self.raw_floats(Predicate::Unordered, 4, x, x);
        let nan = self.b.splat(nan(4), 4);
        self.raw_blend(unordered, nan, rounded, 4)
    }

    /// The encoding, NaN made canonical.
    pub(super) fn encoding_of(&mut self, from: ScalarType, x: V) -> V {
        let size = size(from);
        let nan = self.b.splat(nan(size), size);
        let unordered = self.raw_floats(Predicate::Unordered, size, x, x);
        let canonical = self.raw_blend(unordered, nan, x, size);
        self.encoded(from, canonical)
    }

    /// Lanes of a float as integers that hold its encoding.
    pub(super) fn encoded(&mut self, ty: ScalarType, x: V) -> V {
        let width = self.b.width(4);
        match ty {
            ScalarType::F16 => {
                let short = self.b.op_imm(Ins::Vcvtps2ph, width, &[x], 0);
                self.b.op(Ins::Vpmovzxwd, width, &[short])
            }
            ScalarType::Bf16 => self.b.op_imm(Ins::Vpsrld, width, &[x], 16),
            _ => x,
        }
    }

    pub(super) fn decoded(&mut self, ty: ScalarType, x: V) -> V {
        let width = self.b.width(4);
        match ty {
            ScalarType::F16 => {
                let short = self.m.pack16(&mut self.b, x);
                self.b.op(Ins::Vcvtph2ps, width, &[short])
            }
            ScalarType::Bf16 => self.b.op_imm(Ins::Vpslld, width, &[x], 16),
            _ => x,
        }
    }

    /// `x * y + z` of f16 or bf16. A product of f16 is exact in binary32; one of bf16 may leave its range, so to nearest the library
    /// computes it.
    pub(super) fn narrow_fused(&mut self, mode: Rounding, ty: ScalarType, x: &[V]) -> Option<V> {
        if mode != NEAREST {
            let wide = self.fused(4, [x[0], x[1], x[2]], [false, false], mode);
            return Some(self.round_to(ty, mode, wide));
        }
        if ty != ScalarType::F16 {
            return None;
        }
        let product = self.rounded(Ins::Vmulpd, Ins::Vmulps, 4, &x[..2], NEAREST);
        let sum = self.sum_to_odd(product, x[2]);
        Some(self.round_to(ty, NEAREST, sum))
    }

    /// `x * y + z * w` of f16; the library computes the others.
    pub(super) fn dot2(&mut self, mode: Rounding, ty: ScalarType, x: &[V]) -> Option<V> {
        if ty != ScalarType::F16 {
            return None;
        }
        let one = self.rounded(Ins::Vmulpd, Ins::Vmulps, 4, &x[..2], mode);
        let other = self.rounded(Ins::Vmulpd, Ins::Vmulps, 4, &x[2..], mode);
        let sum = if mode == NEAREST {
            self.sum_to_odd(one, other)
        } else {
            self.rounded(Ins::Vaddpd, Ins::Vaddps, 4, &[one, other], mode)
        };
        Some(self.round_to(ty, mode, sum))
    }

    /// `x + y` in binary32, rounded to odd: a second rounding to nearest then gives what one would (Boldo and Melquiond, "Emulation
    /// of FMA and correctly rounded sums", 2008). The sum and its error are those of Knuth's TwoSum.
    fn sum_to_odd(&mut self, x: V, y: V) -> V {
        let add = |l: &mut Self, x, y| l.rounded(Ins::Vaddpd, Ins::Vaddps, 4, &[x, y], NEAREST);
        let sub = |l: &mut Self, x, y| l.rounded(Ins::Vsubpd, Ins::Vsubps, 4, &[x, y], NEAREST);
        let sum = add(self, x, y);
        let of_y = sub(self, sum, x);
        let of_x = sub(self, sum, of_y);
        let (error_x, error_y) = (sub(self, x, of_x), sub(self, y, of_y));
        let error = add(self, error_x, error_y);
        self.moved_to_odd(sum, error)
    }

    /// A sum in binary32, the neighbour in the direction of its error if that is not zero and the sum even.
    fn moved_to_odd(&mut self, sum: V, error: V) -> V {
        let width = self.b.width(4);
        let zero = self.b.splat(0, 4);
        let inexact = self.raw_floats(Predicate::Differs, 4, error, zero);
        let one = self.b.splat(1, 4);
        let last = self.b.and(width, sum, one);
        let even = self.raw_ints(Comparison::Eq, true, 4, last, zero);
        // Toward zero one less, away from zero one more.
        let against = self.b.xor(width, sum, error);
        let against = self.b.op_imm(Ins::Vpsrad, width, &[against], 31);
        let step = self.b.or(width, against, one);
        let moved = self.b.op(Ins::Vpaddd, width, &[sum, step]);
        let odd = self.raw_blend(even, moved, sum, 4);
        self.raw_blend(inexact, odd, sum, 4)
    }

    /// Binary64 as binary32, rounded to odd: toward zero, with the last bit set if something was cut off.
    pub(super) fn halved_to_odd(&mut self, x: V) -> V {
        let (width, half) = (self.b.width(8), self.b.width(4));
        let cut = self.b.rounded(Ins::Vcvtpd2ps, width, &[x], Rounding::TowardZero);
        let back = self.b.op(Ins::Vcvtps2pd, width, &[cut]);
        let inexact = self.raw_floats(Predicate::Differs, 8, back, x);
        let inexact = self.m.widened_mask(&mut self.b, inexact, 8);
        let inexact = self.m.narrowed_mask(&mut self.b, inexact, 4);
        let one = self.b.splat(1, 4);
        let odd = self.b.or(half, cut, one);
        self.raw_blend(inexact, odd, cut, 4)
    }
}
