//! Literals, constants and variables.

use super::Generator;
use crate::ast::constants::{Constant, float_constants, length_constant};
use crate::ast::{Expr, ExprKind, Instance, LocalId, ScalarType, Type, int_width, intern, is_float};
use crate::consts::{LEN, PRIME_I32};
use crate::literal::literal;

/// Decimals that are exact, that lie between floats, and that reach the subnormals; all finite as f32.
const DECIMALS: [&str; 24] = [
    "0.1",
    "0.2",
    "0.3",
    "0.5",
    "1.0",
    "1.5",
    "2.0",
    "3.0",
    "10.0",
    "100.0",
    "0.75",
    "1e-3",
    "3.14159265358979323846",
    "2.718281828459045",
    "0.333333333333333333333333",
    "16777217.0",
    "1_000.25",
    "1.00000005960464477539062500001",
    "9007199254740993.0",
    "1e-38",
    "1.1754943e-38",
    "3.0e-42",
    "2.5e37",
    "6.0221408e23",
];

/// Only for f64.
const WIDE_DECIMALS: [&str; 5] = ["1e300", "1e-300", "2.2250738585072014e-308", "3e-320", "1.7e308"];

/// The first this many of [`DECIMALS`] fit into binary16.
const SMALL_DECIMALS: usize = 15;

macro_rules! int_constants {
    ($($T:ident $ty:ident $($own:ident)?;)*) => {
        /// The constants of an integer type.
        fn int_constants(ty: ScalarType) -> &'static [Constant] {
            match ty {
                $(ScalarType::$T => &[
                    (concat!(stringify!($ty), "::MIN"), &[$ty::MIN as u64 & (u64::MAX >> (64 - $ty::BITS))]),
                    (concat!(stringify!($ty), "::MAX"), &[$ty::MAX as u64]),
                    $((stringify!($own), &[$own as u64]),)?
                ],)*
                _ => unreachable!("no integer"),
            }
        }
    };
}

int_constants! {
    I8 i8;
    I16 i16;
    I32 i32 PRIME_I32;
    I64 i64;
    U8 u8;
    U16 u16;
    U32 u32;
    U64 u64;
    Usize usize LEN;
}

impl Generator<'_> {
    /// A variable of the type if there is one, otherwise a literal.
    pub fn leaf(&mut self, ty: ScalarType) -> Expr {
        let known = self.scope.of_type(Type::Scalar(ty));
        if !known.is_empty() && self.rng.percent(75) {
            let kind = ExprKind::Local(self.recent(&known));
            return Expr::scalar(ty, kind);
        }
        if known.is_empty()
            && self.rng.percent(if ty == ScalarType::Bool { 94 } else { 70 })
            && let Some(e) = self.leaf_of_another_type(ty)
        {
            return e;
        }
        self.literal(ty)
    }

    /// One of the variables, rather a late one, so that what is computed is also used.
    fn recent(&mut self, known: &[LocalId]) -> LocalId {
        let at = self.rng.below(known.len()).max(self.rng.below(known.len()));
        known[at]
    }

    fn literal(&mut self, ty: ScalarType) -> Expr {
        match ty {
            ScalarType::Bool => Expr::scalar(ty, ExprKind::Bool(self.rng.percent(50))),
            _ if is_float(ty) => self.float_leaf(ty),
            _ => self.int_leaf(ty),
        }
    }

    /// A variable of another type, cast or compared, so that not everything of a type that no variable has is constant.
    fn leaf_of_another_type(&mut self, ty: ScalarType) -> Option<Expr> {
        let mut known = self.scope.visible();
        known.retain(|&l| match self.scope.local(l).ty.as_scalar() {
            Some(ScalarType::Bool) | None => false,
            Some(_) => true,
        });
        if known.is_empty() {
            return None;
        }
        let local = self.recent(&known);
        let from = self.scope.local(local).ty.scalar();
        let x = Expr::scalar(from, ExprKind::Local(local));
        let kind = match ty {
            ScalarType::Bool => {
                let y = self.literal(from);
                self.compare(x, y)
            }
            _ => ExprKind::Cast(Box::new(x)),
        };
        Some(Expr::scalar(ty, kind))
    }

    fn float_leaf(&mut self, ty: ScalarType) -> Expr {
        if self.rng.percent(7) {
            let &(path, bits) = self.rng.pick(float_constants(ty));
            return Expr::scalar(ty, ExprKind::Const(path, bits));
        }
        let text = match self.rng.weighted(&[6, 3, 1]) {
            0 if ty == ScalarType::F16 => *self.rng.pick(&DECIMALS[..SMALL_DECIMALS]),
            0 => *self.rng.pick(&DECIMALS),
            1 => {
                let (whole, digits) = (self.rng.below(20), self.rng.below(1_000_000));
                intern(&format!("{whole}.{digits:06}"))
            }
            _ => match ty {
                ScalarType::F64 => *self.rng.pick(&WIDE_DECIMALS),
                ScalarType::F32 => "1e-45",
                ScalarType::F16 => "6.1e-5",
                _ => "9.2e-41",
            },
        };
        let literal = literal(text);
        let value = Expr::scalar(ty, ExprKind::Float { text, literal });
        if self.rng.percent(20) {
            boxed(ty, ExprKind::Neg, value)
        } else {
            value
        }
    }

    fn int_leaf(&mut self, ty: ScalarType) -> Expr {
        if self.open_length && ty == ScalarType::Usize && self.rng.percent(30) {
            return Self::length();
        }
        let (width, signed) = int_width(ty);
        let max = u64::MAX >> (64 - width + u32::from(signed));
        let kind = match self.rng.weighted(&[12, 2, 1, 1]) {
            0 => ExprKind::Int(self.rng.below(10) as u64),
            1 => ExprKind::Int(self.rng.bits() & max),
            2 => ExprKind::Int(max),
            _ => {
                let &(path, bits) = self.rng.pick(int_constants(ty));
                ExprKind::Const(path, bits)
            }
        };
        let value = Expr::scalar(ty, kind);
        if signed && self.rng.percent(20) {
            boxed(ty, ExprKind::Neg, value)
        } else {
            value
        }
    }
}

impl Generator<'_> {
    /// `N`
    pub fn length() -> Expr {
        let kind = ExprKind::Const("N", length_constant(Instance::LENGTH));
        Expr::scalar(ScalarType::Usize, kind)
    }
}

/// A node with one operand.
pub fn boxed(ty: ScalarType, kind: impl FnOnce(Box<Expr>) -> ExprKind, x: Expr) -> Expr {
    Expr::scalar(ty, kind(Box::new(x)))
}
