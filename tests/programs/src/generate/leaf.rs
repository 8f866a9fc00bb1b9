//! Literals, constants and variables.

use super::Generator;
use crate::ast::{Expr, ExprKind, LocalId, ScalarType, Type, intern};
use crate::consts::{LEN, PRIME_I32, THIRD_F32, THIRD_F64};
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

macro_rules! float_constants {
    ($ty:ident $own:ident $($name:ident)*) => {[
        (stringify!($own), $own.to_bits() as u64),
        $((concat!(stringify!($ty), "::", stringify!($name)), $ty::$name.to_bits() as u64)),*
    ]};
}

const F32_CONSTANTS: [(&str, u64); 8] =
    float_constants!(f32 THIRD_F32 MAX MIN MIN_POSITIVE EPSILON INFINITY NEG_INFINITY NAN);
const F64_CONSTANTS: [(&str, u64); 8] =
    float_constants!(f64 THIRD_F64 MAX MIN MIN_POSITIVE EPSILON INFINITY NEG_INFINITY NAN);

impl Generator<'_> {
    /// A variable of the type if there is one, otherwise a literal.
    pub fn leaf(&mut self, ty: ScalarType) -> Expr {
        let known = self.scope.of_type(Type::Scalar(ty));
        if !known.is_empty() && self.rng.percent(75) {
            let kind = ExprKind::Local(self.recent(&known));
            return Expr { ty, kind };
        }
        if known.is_empty()
            && self.rng.percent(70)
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
            ScalarType::F32 | ScalarType::F64 => self.float_leaf(ty),
            ScalarType::Bool => {
                let kind = ExprKind::Bool(self.rng.percent(50));
                Expr { ty, kind }
            }
            _ => self.int_leaf(ty),
        }
    }

    /// A variable of another type, cast or compared, so that not everything of a type that no variable has is constant.
    fn leaf_of_another_type(&mut self, ty: ScalarType) -> Option<Expr> {
        let mut known = self.scope.visible();
        known.retain(|&l| match self.scope.local(l).ty {
            Type::Scalar(ScalarType::Bool) | Type::Array(_) => false,
            Type::Scalar(_) => true,
        });
        if known.is_empty() {
            return None;
        }
        let local = self.recent(&known);
        let from = self.scope.local(local).ty.scalar();
        let kind = ExprKind::Local(local);
        let x = Expr { ty: from, kind };
        let kind = match ty {
            ScalarType::Bool => {
                let y = self.literal(from);
                self.compare(x, y)
            }
            _ => ExprKind::Cast(Box::new(x)),
        };
        Some(Expr { ty, kind })
    }

    fn float_leaf(&mut self, ty: ScalarType) -> Expr {
        if self.rng.percent(7) {
            let constants = if ty == ScalarType::F32 {
                F32_CONSTANTS
            } else {
                F64_CONSTANTS
            };
            let &(path, bits) = self.rng.pick(&constants);
            let kind = ExprKind::Const(path, bits);
            return Expr { ty, kind };
        }
        let text = match self.rng.weighted(&[6, 3, 1]) {
            0 => *self.rng.pick(&DECIMALS),
            1 => {
                let (whole, digits) = (self.rng.below(20), self.rng.below(1_000_000));
                intern(&format!("{whole}.{digits:06}"))
            }
            _ if ty == ScalarType::F64 => *self.rng.pick(&WIDE_DECIMALS),
            _ => "1e-45",
        };
        let literal = literal(text);
        let kind = ExprKind::Float { text, literal };
        let value = Expr { ty, kind };
        if self.rng.percent(20) {
            boxed(ty, ExprKind::Neg, value)
        } else {
            value
        }
    }

    fn int_leaf(&mut self, ty: ScalarType) -> Expr {
        let (max, path, bits) = match ty {
            ScalarType::I32 => (i32::MAX as u64, "i32::MIN", u64::from(i32::MIN as u32)),
            ScalarType::U32 => (u64::from(u32::MAX), "u32::MAX", u64::from(u32::MAX)),
            ScalarType::I64 => (i64::MAX as u64, "i64::MIN", i64::MIN as u64),
            ScalarType::U64 => (u64::MAX, "u64::MAX", u64::MAX),
            _ => (u64::MAX, "usize::MAX", u64::MAX),
        };
        let (path, bits) = match ty {
            ScalarType::I32 if self.rng.percent(50) => ("PRIME_I32", PRIME_I32 as u64),
            ScalarType::Usize if self.rng.percent(50) => ("LEN", LEN as u64),
            _ => (path, bits),
        };
        let kind = match self.rng.weighted(&[12, 2, 1, 1]) {
            0 => ExprKind::Int(self.rng.below(10) as u64),
            1 => ExprKind::Int(self.rng.bits() & max),
            2 => ExprKind::Int(max),
            _ => ExprKind::Const(path, bits),
        };
        let value = Expr { ty, kind };
        let signed = matches!(ty, ScalarType::I32 | ScalarType::I64);
        if signed && self.rng.percent(20) {
            boxed(ty, ExprKind::Neg, value)
        } else {
            value
        }
    }
}

/// A node with one operand.
pub fn boxed(ty: ScalarType, kind: impl FnOnce(Box<Expr>) -> ExprKind, x: Expr) -> Expr {
    let kind = kind(Box::new(x));
    Expr { ty, kind }
}
