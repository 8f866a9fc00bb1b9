//! Quotients and remainders of integers in vectors.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, bits_of, is_signed, size};
use crate::vcode::{Ins, V, Width};

impl Lower<'_, '_> {
    /// A quotient or remainder. A divisor of zero, in lanes that do not execute, gives anything.
    pub(super) fn divided(&mut self, remainder: bool, ty: ScalarType, x: V, y: V) -> V {
        if size(ty) == 8 {
            return self.divided_one_by_one(remainder, ty, x, y);
        }
        let width = self.b.width(4);
        let quotient = if bits_of(ty) < 32 {
            self.divided_in_singles(x, y)
        } else if self.b.wide {
            self.divided_in_doubles(is_signed(ty), x, y)
        } else {
            let ((x_low, x_high), (y_low, y_high)) =
                (self.m.halves(&mut self.b, x), self.m.halves(&mut self.b, y));
            let low = self.divided_in_doubles(is_signed(ty), x_low, y_low);
            let high = self.divided_in_doubles(is_signed(ty), x_high, y_high);
            self.m.joined(&mut self.b, low, high)
        };
        if !remainder {
            return quotient;
        }
        let product = self.b.op(Ins::Vpmulld, width, &[quotient, y]);
        self.b.op(Ins::Vpsubd, width, &[x, product])
    }

    /// Of up to 16 bits, by way of binary32: no quotient lies so close below an integer that it is rounded up to it, as the
    /// significand has more bits than the dividend.
    fn divided_in_singles(&mut self, x: V, y: V) -> V {
        let width = self.b.width(4);
        let (x, y) = (
            self.b.op(Ins::Vcvtdq2ps, width, &[x]),
            self.b.op(Ins::Vcvtdq2ps, width, &[y]),
        );
        let quotient = self.exact(Ins::Vdivpd, Ins::Vdivps, 4, &[x, y]);
        self.b.op(Ins::Vcvttps2dq, width, &[quotient])
    }

    /// Of 32 bits, in half a vector, by way of binary64: likewise.
    fn divided_in_doubles(&mut self, signed: bool, x: V, y: V) -> V {
        let width = self.b.width(8);
        let double = |s: &mut Self, v| {
            if signed {
                s.b.op(Ins::Vcvtdq2pd, width, &[v])
            } else {
                s.unsigned_to_double(v)
            }
        };
        let (x, y) = (double(self, x), double(self, y));
        let quotient = self.exact(Ins::Vdivpd, Ins::Vdivps, 8, &[x, y]);
        if signed {
            return self.b.op(Ins::Vcvttpd2dq, width, &[quotient]);
        }
        let whole = self.m.rint(&mut self.b, Rounding::TowardZero, 8, quotient);
        let middle = self.b.splat(2_f64.powi(31).to_bits(), 8);
        let rest = self.exact(Ins::Vsubpd, Ins::Vsubps, 8, &[whole, middle]);
        let word = self.b.op(Ins::Vcvttpd2dq, width, &[rest]);
        let (half, top) = (self.b.width(4), self.b.splat(1 << 31, 4));
        self.b.xor(half, word, top)
    }

    /// Of 64 bits, in general registers.
    fn divided_one_by_one(&mut self, remainder: bool, ty: ScalarType, x: V, y: V) -> V {
        let width = self.b.width(8);
        let mut all: Option<V> = None;
        for pair in 0..self.b.lanes() / 2 {
            let (x, y) = (self.b.quarter(width, x, pair), self.b.quarter(width, y, pair));
            let lane = |s: &mut Self, l: i64| {
                let word = |s: &mut Self, v| match l {
                    0 => s.b.general_from(Ins::VmovqTo, Width::X, &[v]),
                    _ => s.b.extract(v),
                };
                let (x, y) = (word(s, x), word(s, y));
                s.uniform_divide(remainder, ty, x, y)
            };
            let (low, high) = (lane(self, 0), lane(self, 1));
            let low = self.b.op(Ins::VmovqFrom, Width::X, &[low]);
            let both = self.b.op_imm(Ins::Vpinsrq, Width::X, &[low, high], 1);
            all = Some(match all {
                None => both,
                Some(all) => self.b.with_quarter(width, all, both, pair),
            });
        }
        all.expect("two lanes at least")
    }
}
