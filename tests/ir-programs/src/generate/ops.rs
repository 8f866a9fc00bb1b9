//! Operations.

use fpdsl_runtime::ir::{Approximate, Comparison, Constant, Kind, Op, Operand, SiteKind, Stmt};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

use super::Maker;
use crate::check::bits_of;

/// The types that have an operation.
#[derive(Clone, Copy)]
enum Of {
    Any,
    Bits,
    Integers,
    Numbers,
    Signed,
    Floats,
    Single,
}

impl Of {
    fn has(self, ty: ScalarType) -> bool {
        let float = ty.is_float();
        match self {
            Of::Any => true,
            Of::Bits => !float,
            Of::Integers => !float && ty != ScalarType::Bool,
            Of::Numbers => ty != ScalarType::Bool,
            Of::Signed => float || matches!(ty.kind(), Kind::Signed(_)),
            Of::Floats => float,
            Of::Single => ty == ScalarType::F32,
        }
    }
}

/// An operation in a mode, how many operands it has, and which types have it.
type Row = (fn(Rounding) -> Op, usize, Of);

const SAME: [Row; 29] = [
    (|_| Op::Copy, 1, Of::Any),
    (Op::Add, 2, Of::Numbers),
    (Op::Sub, 2, Of::Numbers),
    (Op::Mul, 2, Of::Numbers),
    (Op::Div, 2, Of::Numbers),
    (|_| Op::Rem, 2, Of::Numbers),
    (Op::MulAdd, 3, Of::Floats),
    (Op::MulAdd, 3, Of::Floats),
    (Op::Dot2, 4, Of::Floats),
    (Op::Sqrt, 1, Of::Floats),
    (Op::Recip, 1, Of::Floats),
    (Op::Rint, 1, Of::Floats),
    (|_| Op::RoundTiesAway, 1, Of::Floats),
    (|_| Op::Flush, 1, Of::Single),
    (|_| Op::Approx(Approximate::Div), 2, Of::Single),
    (|_| Op::Approx(Approximate::Sqrt), 1, Of::Single),
    (|_| Op::Approx(Approximate::Rcp), 1, Of::Single),
    (|_| Op::Approx(Approximate::Rsqrt), 1, Of::Single),
    (|_| Op::Neg, 1, Of::Numbers),
    (|_| Op::Abs, 1, Of::Signed),
    (|_| Op::Min, 2, Of::Numbers),
    (|_| Op::Max, 2, Of::Numbers),
    (|_| Op::BitAnd, 2, Of::Bits),
    (|_| Op::BitOr, 2, Of::Bits),
    (|_| Op::BitXor, 2, Of::Bits),
    (|_| Op::Not, 1, Of::Bits),
    (|_| Op::ReverseBits, 1, Of::Integers),
    (|_| Op::MulHi, 2, Of::Integers),
    // An operand more, which is a condition.
    (|_| Op::Select, 2, Of::Any),
];

const COMPARISONS: [Comparison; 6] = [
    Comparison::Eq,
    Comparison::Ne,
    Comparison::Lt,
    Comparison::Le,
    Comparison::Gt,
    Comparison::Ge,
];

impl Maker<'_> {
    fn mode(&mut self) -> Rounding {
        *self.rng.pick(&Rounding::ALL)
    }

    /// Any operation, but for those that index or read memory.
    pub(super) fn operation(&mut self) {
        match self.rng.below(40) {
            0..=28 => self.same(),
            29 | 30 => {
                self.comparison();
            }
            31..=33 => self.conversion(),
            34 | 35 => self.shift(),
            36 | 37 => self.count(),
            38 => self.logic(),
            _ => self.encoding(),
        }
    }

    fn same(&mut self) {
        let (op, count, of) = *self.rng.pick(&SAME);
        let op = op(self.mode());
        let Some(ty) = self.ty_with(|ty| of.has(ty)).filter(|_| (self.options.allow)(op)) else {
            return;
        };
        let mut args = Vec::new();
        if op == Op::Select {
            args.push(self.condition());
        }
        args.push(self.value(ty));
        (1..count).for_each(|_| args.push(self.operand(ty)));
        if matches!(op, Op::Div(_) | Op::Rem) && !ty.is_float() {
            args[1] = self.divisor(ty);
        }
        self.compute(ty, op, args);
    }

    /// An integer that a check or its being constant shows not to be zero.
    fn divisor(&mut self, ty: ScalarType) -> Operand {
        let one = Operand::Const(Constant { ty, bits: 1 });
        if self.rng.percent(20) {
            let constant = self.constant(ty);
            return match constant {
                Operand::Const(by) if by.bits != 0 => constant,
                _ => one,
            };
        }
        let x = self.value(ty);
        let may_fault = self.options.faults && self.rng.percent(15);
        let op = if may_fault { Op::Copy } else { Op::BitOr };
        let args = if may_fault { vec![x] } else { vec![x, one] };
        let divisor = self.compute(ty, op, args);
        let zero = Operand::Const(Constant { ty, bits: 0 });
        let ok = self.compute(ScalarType::Bool, Op::Compare(Comparison::Ne), vec![divisor, zero]);
        let site = self.site(SiteKind::DivisionByZero);
        self.push(Stmt::Check {
            ok,
            site,
            index: None,
            len: None,
        });
        divisor
    }

    pub(super) fn comparison(&mut self) -> Operand {
        let comparison = *self.rng.pick(&COMPARISONS);
        let any = matches!(comparison, Comparison::Eq | Comparison::Ne);
        let ty = self
            .ty_with(|ty| any || ty != ScalarType::Bool)
            .unwrap_or(ScalarType::Bool);
        let comparison = if any || ty != ScalarType::Bool {
            comparison
        } else {
            Comparison::Eq
        };
        let args = vec![self.value(ty), self.operand(ty)];
        self.compute(ScalarType::Bool, Op::Compare(comparison), args)
    }

    /// A condition that is no constant.
    pub(super) fn condition(&mut self) -> Operand {
        match self.known(ScalarType::Bool) {
            Some(known) if self.rng.percent(50) => known,
            _ => self.comparison(),
        }
    }

    fn conversion(&mut self) {
        if let Some(ty) = self.ty_with(|ty| ty != ScalarType::Bool) {
            self.converted(ty);
        }
    }

    /// A value of a type, from one of another.
    pub(super) fn converted(&mut self, ty: ScalarType) -> Operand {
        let others: Vec<Operand> = self
            .visible
            .iter()
            .copied()
            .filter(|&v| self.type_of(v) != ty)
            .collect();
        if others.is_empty() {
            let constant = self.constant(ty);
            return self.compute(ty, Op::Copy, vec![constant]);
        }
        let from = *self.rng.pick(&others);
        let other = self.type_of(from);
        if ty == ScalarType::Bool {
            let constant = self.constant(other);
            let comparison = if self.rng.percent(50) {
                Comparison::Lt
            } else {
                Comparison::Ge
            };
            return self.compute(ty, Op::Compare(comparison), vec![from, constant]);
        }
        let exact = !ty.is_float() && !other.is_float();
        let mode = if exact { Rounding::TowardZero } else { self.mode() };
        self.compute(ty, Op::Cast(mode), vec![from])
    }

    fn shift(&mut self) {
        let op = if self.rng.percent(50) { Op::Shl } else { Op::Shr };
        let Some(ty) = self
            .ty_with(|ty| Of::Integers.has(ty))
            .filter(|_| (self.options.allow)(op))
        else {
            return;
        };
        let by = if self.rng.percent(40) {
            self.constant(ScalarType::U32)
        } else {
            self.value(ScalarType::U32)
        };
        let args = vec![self.value(ty), by];
        self.compute(ty, op, args);
    }

    fn count(&mut self) {
        let op = if self.rng.percent(50) {
            Op::LeadingZeros
        } else {
            Op::CountOnes
        };
        let Some(ty) = self
            .ty_with(|ty| Of::Integers.has(ty))
            .filter(|_| (self.options.allow)(op))
        else {
            return;
        };
        let args = vec![self.value(ty)];
        self.compute(ScalarType::U32, op, args);
    }

    fn logic(&mut self) {
        match self.rng.below(5) {
            0 => {
                self.compute(ScalarType::Bool, Op::SlowDoubles, Vec::new());
            }
            which => {
                let op = if which < 3 { Op::And } else { Op::Or };
                let args = vec![self.condition(), self.condition()];
                self.compute(ScalarType::Bool, op, args);
            }
        }
    }

    fn encoding(&mut self) {
        let Some(ty) = self.ty_with(|ty| ty.is_float()) else {
            return;
        };
        let (Some(bits), Kind::Float(format)) = (bits_of(ty), ty.kind()) else {
            return;
        };
        if self.rng.percent(30) {
            // Of a NaN it is any bits, and the smaller one of a NaN and infinity is infinity.
            let infinity = Operand::Const(Constant {
                ty,
                bits: format.infinity(),
            });
            let args = vec![self.value(ty), infinity];
            let number = self.compute(ty, Op::Min, args);
            self.compute(bits, Op::NumberToBits, vec![number]);
        } else if self.rng.percent(50) {
            let args = vec![self.value(ty)];
            self.compute(bits, Op::ToBits, args);
        } else {
            let args = vec![self.value(bits)];
            self.compute(ty, Op::FromBits, args);
        }
    }
}
