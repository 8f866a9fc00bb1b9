//! Floats: binary32 and binary64 as they are, f16 and bf16 in binary32 and rounded once more.
//!
//! The wider result of one operation on f16 or bf16, rounded again in the same mode, has the bits of one rounding: in a directed mode
//! always, and to nearest for sums, products, quotients and square roots (Figueroa, "When is double rounding innocuous?", 1995).
//! Fused operations need a sum rounded to odd: see `narrow`.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::{Approximate, Comparison, Constant, Kind as TypeKind, Op};
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Predicate, Val, size};
use crate::vcode::{Form, Ins, Inst, Kind, V, VEC};

/// The encoding of one in a lane.
pub(super) fn one(size: usize) -> u64 {
    if size == 8 {
        1.0_f64.to_bits()
    } else {
        u64::from(1.0_f32.to_bits())
    }
}

/// The instruction for binary64 or binary32.
fn pick(size: usize, double: Ins, single: Ins) -> Ins {
    if size == 8 { double } else { single }
}

/// The instructions for the lesser or the greater of two, which give the second one if there is none.
fn extreme(greatest: bool) -> (Ins, Ins) {
    if greatest {
        (Ins::Vmaxpd, Ins::Vmaxps)
    } else {
        (Ins::Vminpd, Ins::Vminps)
    }
}

impl Lower<'_, '_> {
    /// A vector of an operation on floats of `ty`, if there are instructions for it.
    pub(super) fn float(&mut self, op: Op, ty: ScalarType, x: &[V], vals: &[Val]) -> Option<V> {
        let narrow = ty.bytes() == 2;
        match op {
            Op::MulAdd(mode) if narrow => return self.narrow_fused(mode, ty, x),
            Op::Dot2(mode) => return self.dot2(mode, ty, x),
            Op::Flush if ty != ScalarType::F32 => return Some(x[0]),
            _ => {}
        }
        let wide = self.arithmetic(op, size(ty), x, vals)?;
        if let Op::Add(mode)
        | Op::Sub(mode)
        | Op::Mul(mode)
        | Op::Div(mode)
        | Op::Sqrt(mode)
        | Op::Recip(mode)
        | Op::MulAdd(mode) = op
        {
            if narrow {
                return Some(self.round_to(ty, mode, wide));
            }
            self.b.quiet.insert(wide);
        }
        Some(wide)
    }

    /// The same in binary64 or binary32.
    fn arithmetic(&mut self, op: Op, size: usize, x: &[V], vals: &[Val]) -> Option<V> {
        if self.b.flips
            && let Some(v) = self.flipped(op, size, x)
        {
            return Some(v);
        }
        const NEAREST: Rounding = Rounding::NearestEven;
        Some(match op {
            Op::Add(mode) => match self.b.negated.get(&x[1]) {
                Some(&y) => self.rounded(Ins::Vsubpd, Ins::Vsubps, size, &[x[0], y], mode),
                None => self.rounded(Ins::Vaddpd, Ins::Vaddps, size, x, mode),
            },
            Op::Sub(mode) => match self.b.negated.get(&x[1]) {
                Some(&y) => self.rounded(Ins::Vaddpd, Ins::Vaddps, size, &[x[0], y], mode),
                None => self.rounded(Ins::Vsubpd, Ins::Vsubps, size, x, mode),
            },
            Op::Mul(mode) => self.rounded(Ins::Vmulpd, Ins::Vmulps, size, x, mode),
            Op::Div(mode) => self.rounded(Ins::Vdivpd, Ins::Vdivps, size, x, mode),
            Op::Recip(mode) => {
                let one = self.b.splat(one(size), size);
                self.rounded(Ins::Vdivpd, Ins::Vdivps, size, &[one, x[0]], mode)
            }
            Op::Sqrt(mode) => self.rounded(Ins::Vsqrtpd, Ins::Vsqrtps, size, x, mode),
            Op::MulAdd(mode) => self.fused(size, [x[0], x[1], x[2]], [false, false], mode),
            Op::Rint(mode) => self.m.rint(&mut self.b, mode, size, x[0]),
            Op::RoundTiesAway => self.round_ties_away(size, x[0]),
            Op::Flush => self.flush(size, x[0]),
            Op::Neg => self.negative(size, x[0]),
            Op::Abs => self.magnitude(size, x[0]),
            Op::Min | Op::Max => self.least(op == Op::Max, size, [x[0], x[1]], vals),
            Op::Approx(Approximate::Div) => self.rounded(Ins::Vdivpd, Ins::Vdivps, size, x, NEAREST),
            Op::Approx(Approximate::Sqrt) => self.rounded(Ins::Vsqrtpd, Ins::Vsqrtps, size, x, NEAREST),
            Op::Approx(Approximate::Rcp) => return self.arithmetic(Op::Recip(NEAREST), size, x, vals),
            _ => return None,
        })
    }

    pub(super) fn rounded(&mut self, double: Ins, single: Ins, size: usize, x: &[V], mode: Rounding) -> V {
        let width = self.b.width(size);
        self.b.rounded(pick(size, double, single), width, x, mode)
    }

    /// An instruction whose result is exact, or whose mode is of no meaning.
    pub(super) fn exact(&mut self, double: Ins, single: Ins, size: usize, x: &[V]) -> V {
        let width = self.b.width(size);
        self.b.op(pick(size, double, single), width, x)
    }

    /// `±(a * b) ± c`, rounded once; `[product, sum]` says which signs change. Operands that are negatives change them as well.
    pub(super) fn fused(&mut self, size: usize, x: [V; 3], [product, sum]: [bool; 2], mode: Rounding) -> V {
        let plain = |s: &Self, v: V| s.b.negated.get(&v).map_or((v, false), |&n| (n, true));
        let ((a, na), (b, nb), (c, nc)) = (plain(self, x[0]), plain(self, x[1]), plain(self, x[2]));
        let kind = Kind::Fma {
            doubles: size == 8,
            width: self.b.rounding_width(self.b.width(size)),
            negate_product: product ^ na ^ nb,
            negate_sum: sum ^ nc,
            form: Form::Open,
        };
        let inst = Inst {
            mode: Some(mode),
            tied: true,
            ..Inst::new(kind, &[a, b, c])
        };
        self.b.pure(inst, VEC)
    }

    /// An operation that rounds downward, as the negative of one that rounds upward, so that MXCSR need not change. Fused operations
    /// change signs at no cost, and who reads the negative takes it as it is where it can. Zeros have the right signs: a sum of
    /// opposite zeros is +0 upward.
    fn flipped(&mut self, op: Op, size: usize, x: &[V]) -> Option<V> {
        const DOWN: Rounding = Rounding::TowardNegative;
        const UP: Rounding = Rounding::TowardPositive;
        let up = match op {
            Op::Add(DOWN) => {
                let one = self.b.splat(one(size), size);
                self.fused(size, [x[0], one, x[1]], [true, true], UP)
            }
            Op::Sub(DOWN) => {
                let one = self.b.splat(one(size), size);
                self.fused(size, [x[0], one, x[1]], [true, false], UP)
            }
            Op::Mul(DOWN) => {
                let zero = self.b.splat(0, size);
                self.fused(size, [x[0], x[1], zero], [true, true], UP)
            }
            Op::MulAdd(DOWN) => self.fused(size, [x[0], x[1], x[2]], [true, true], UP),
            Op::Div(DOWN) => {
                let known = self.b.negated.get(&x[0]).copied();
                let minus = known.unwrap_or_else(|| self.negative(size, x[0]));
                self.rounded(Ins::Vdivpd, Ins::Vdivps, size, &[minus, x[1]], UP)
            }
            _ => return None,
        };
        Some(self.negative(size, up))
    }

    pub(super) fn sign_bit(&mut self, size: usize) -> V {
        self.b.splat(1 << (8 * size - 1), size)
    }

    pub(super) fn negative(&mut self, size: usize, x: V) -> V {
        let (width, sign) = (self.b.width(size), self.sign_bit(size));
        let v = self.b.xor(width, x, sign);
        self.b.negated.insert(v, x);
        v
    }

    pub(super) fn magnitude(&mut self, size: usize, x: V) -> V {
        let (width, rest) = (self.b.width(size), self.b.splat((1 << (8 * size - 1)) - 1, size));
        self.b.and(width, x, rest)
    }

    /// Toward zero, and one further where at least a half was cut off: all exact.
    fn round_ties_away(&mut self, size: usize, x: V) -> V {
        let width = self.b.width(size);
        let whole = self.m.rint(&mut self.b, Rounding::TowardZero, size, x);
        let rest = self.exact(Ins::Vsubpd, Ins::Vsubps, size, &[x, whole]);
        let rest = self.magnitude(size, rest);
        let half = if size == 8 {
            0.5_f64.to_bits()
        } else {
            u64::from(0.5_f32.to_bits())
        };
        let (half, one, sign) = (
            self.b.splat(half, size),
            self.b.splat(one(size), size),
            self.sign_bit(size),
        );
        let sign = self.b.and(width, x, sign);
        let step = self.b.or(width, one, sign);
        let further = self.exact(Ins::Vaddpd, Ins::Vaddps, size, &[whole, step]);
        let away = self.raw_floats(Predicate::GreaterEqual, size, rest, half);
        self.raw_blend(away, further, whole, size)
    }

    /// Subnormal numbers as the zero of their sign. The comparison sees them: MXCSR says so.
    fn flush(&mut self, size: usize, x: V) -> V {
        let smallest = if size == 8 {
            f64::MIN_POSITIVE.to_bits()
        } else {
            u64::from(f32::MIN_POSITIVE.to_bits())
        };
        let (width, smallest) = (self.b.width(size), self.b.splat(smallest, size));
        let magnitude = self.magnitude(size, x);
        let small = self.raw_floats(Predicate::Less, size, magnitude, smallest);
        let sign = self.sign_bit(size);
        let zero = self.b.and(width, x, sign);
        self.raw_blend(small, zero, x, size)
    }

    /// The same value, quiet if it is a NaN.
    fn quiet(&mut self, size: usize, x: V, val: &Val) -> V {
        if self.b.quiet.contains(&x) || matches!(val, Val::Const(c) if !is_nan(*c)) {
            return x;
        }
        let one = self.b.splat(one(size), size);
        self.exact(Ins::Vmulpd, Ins::Vmulps, size, &[x, one])
    }

    /// Returns what a selection gives if it is `x < y ? x : y` (false) or `x > y ? x : y` (true).
    pub(super) fn selects_extreme(&self, x: &[V], ty: ScalarType) -> Option<bool> {
        let &(comparison, of, compared) = self.compared.get(&x[0])?;
        let greatest = match comparison {
            Comparison::Lt => false,
            Comparison::Gt => true,
            _ => return None,
        };
        let is_it = of == ty && ty.bytes() >= 4 && compared == [x[1], x[2]];
        is_it.then_some(greatest)
    }

    /// The lesser or the greater of two, and the second one if there is none: of two zeros, or with a NaN. Of negatives it is the negative of
    /// the other of the two.
    pub(super) fn extreme_or_second(&mut self, greatest: bool, size: usize, x: V, y: V) -> V {
        if let (Some(&x), Some(&y)) = (self.b.negated.get(&x), self.b.negated.get(&y)) {
            let other = self.extreme_or_second(!greatest, size, x, y);
            return self.negative(size, other);
        }
        let (double, single) = extreme(greatest);
        let extreme = self.exact(double, single, size, &[x, y]);
        if self.b.quiet.contains(&x) && self.b.quiet.contains(&y) {
            self.b.quiet.insert(extreme);
        }
        extreme
    }

    /// `minimumNumber` and `maximumNumber`.
    fn least(&mut self, greatest: bool, size: usize, x: [V; 2], vals: &[Val]) -> V {
        if let Some((ins, which)) = self.m.least(size, greatest) {
            let quiet = [0, 1].map(|k| self.quiet(size, x[k], &vals[k]));
            let width = self.b.width(size);
            let least = self.b.op_imm(ins, width, &quiet, which);
            self.b.quiet.insert(least);
            return least;
        }
        let (a, b) = (x[0], x[1]);
        let (double, single) = extreme(greatest);
        // Of two zeros the instruction gives the second: both orders, and the sign that is wanted.
        let one = self.exact(double, single, size, &[a, b]);
        let other = self.exact(double, single, size, &[b, a]);
        let width = self.b.width(size);
        let mut r = if greatest {
            self.b.and(width, one, other)
        } else {
            self.b.or(width, one, other)
        };
        for (nan, number) in [(0, 1), (1, 0)] {
            if !matches!(vals[nan], Val::Const(c) if !is_nan(c)) {
                let unordered = self.raw_floats(Predicate::Unordered, size, x[nan], x[nan]);
                r = self.raw_blend(unordered, x[number], r, size);
            }
        }
        r
    }
}

fn is_nan(c: Constant) -> bool {
    matches!(c.ty.kind(), TypeKind::Float(format) if format.is_nan(c.bits))
}
