//! Integer expressions, indices, and conditions that keep their right side from faulting.

use super::Generator;
use super::leaf::boxed;
use crate::ast::{
    BinaryOp, Comparison, Expr, ExprKind, Instance, Method, SCALARS, ScalarType, Type, Typing, int_width,
    is_int, methods,
};

const USIZE: ScalarType = ScalarType::Usize;

impl Generator<'_> {
    pub fn int_expr(&mut self, ty: ScalarType, depth: usize) -> Expr {
        let d = depth - 1;
        let signed = int_width(ty).1;
        let kind = match self.rng.weighted(&[12, 8, 6, 6, 5, 3, 4, 6, 3]) {
            0 => {
                let op = *self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
                let (x, y) = (self.term(ty, d), self.term(ty, d));
                ExprKind::Binary(op, Box::new(x), Box::new(y))
            }
            1 => self.binary(BinaryOp::Mul, ty, d),
            2 => {
                let op = *self.rng.pick(&[BinaryOp::Div, BinaryOp::Rem]);
                let (x, y) = (self.expr(ty, d), self.divisor(ty, d));
                ExprKind::Binary(op, Box::new(x), Box::new(y))
            }
            3 => {
                let op = *self
                    .rng
                    .pick(&[BinaryOp::BitAnd, BinaryOp::BitOr, BinaryOp::BitXor]);
                self.binary(op, ty, d)
            }
            4 => {
                let op = *self.rng.pick(&[BinaryOp::Shl, BinaryOp::Shr]);
                let x = self.expr(ty, d);
                let n = self.shift_amount(ty, d);
                ExprKind::Binary(op, Box::new(x), Box::new(n))
            }
            5 => ExprKind::Not(Box::new(self.expr(ty, d))),
            6 => {
                let same = methods().filter(|method| method.keeps_its_type() && method.row().domain.has(ty));
                let method = *self.rng.pick(&same.collect::<Vec<_>>());
                self.method(method, ty, d)
            }
            7 => return self.int_conversion(ty, d),
            _ if signed => match self.rng.percent(50) {
                true => ExprKind::Neg(Box::new(self.expr(ty, d))),
                false => self.method(Method::Abs, ty, d),
            },
            _ => return self.leaf(ty),
        };
        Expr::scalar(ty, kind)
    }

    /// How far a value of type `ty` is shifted: mostly a `u32`, but any integer will do.
    pub fn shift_amount(&mut self, ty: ScalarType, depth: usize) -> Expr {
        let ints: Vec<ScalarType> = SCALARS.into_iter().filter(|&ty| is_int(ty)).collect();
        let by = match self.rng.percent(70) {
            true => ScalarType::U32,
            false => *self.rng.pick(&ints),
        };
        let n = self.expr(by, depth);
        if is_constant(&n) {
            // A literal that is too much is refused.
            return {
                let n = self.rng.below(int_width(ty).0 as usize);
                self.leaf_int(by, n as u64)
            };
        }
        n
    }

    /// From a float by a method, or from anything by a cast.
    fn int_conversion(&mut self, ty: ScalarType, depth: usize) -> Expr {
        if self.rng.percent(40)
            && let Some(kind) = self.method_to(ty, depth)
        {
            return Expr::scalar(ty, kind);
        }
        if self.rng.percent(40)
            && let Some(kind) = self.method_of_int_to(Type::Scalar(ty), depth)
        {
            return Expr::scalar(ty, kind);
        }
        Expr::scalar(ty, self.cast(ty, depth))
    }

    /// A method of another integer that gives this type, if there is one.
    pub fn method_of_int_to(&mut self, ty: Type, depth: usize) -> Option<ExprKind> {
        let of: Vec<ScalarType> = SCALARS.into_iter().filter(|&of| is_int(of)).collect();
        let of = *self.rng.pick(&of);
        let fitting: Vec<Method> = methods()
            .filter(|method| method.row().domain.has(of) && !method.keeps_its_type())
            .filter(|method| method.result(of) == ty)
            .collect();
        if fitting.is_empty() {
            return None;
        }
        let method = *self.rng.pick(&fitting);
        Some(self.method(method, of, depth))
    }

    /// Not zero, unless the program may fault.
    pub fn divisor(&mut self, ty: ScalarType, depth: usize) -> Expr {
        if self.faults && self.rng.percent(40) {
            return self.expr(ty, depth);
        }
        let literal = |value: usize| Expr::scalar(ty, ExprKind::Int(value as u64));
        if self.rng.percent(50) {
            return literal(1 + self.rng.below(9));
        }
        let x = self.expr(ty, depth);
        let kind = ExprKind::Binary(BinaryOp::BitOr, Box::new(x), Box::new(literal(1)));
        Expr::scalar(ty, kind)
    }

    /// A `usize` below `n`, unless the program may fault.
    pub fn index(&mut self, n: usize, depth: usize) -> Expr {
        if self.open_length && n == Instance::LENGTH {
            return self.index_below_length(depth);
        }
        let literal = |value: usize| Expr::scalar(USIZE, ExprKind::Int(value as u64));
        let mut bounded = self.scope.of_type(Type::Scalar(USIZE));
        bounded.retain(|&l| self.scope.facts(l).below.is_some_and(|below| below <= n));
        if !bounded.is_empty() && self.rng.percent(60) {
            let kind = ExprKind::Local(*self.rng.pick(&bounded));
            return Expr::scalar(USIZE, kind);
        }
        if self.rng.percent(35) {
            return literal(self.rng.below(n));
        }
        let x = self.expr(USIZE, depth.min(2));
        if is_constant(&x) {
            // Rust evaluates constant indices itself, and refuses those that overflow.
            return literal(self.rng.below(n));
        }
        if self.faults && self.rng.percent(25) {
            return x;
        }
        let limit = if self.faults && self.rng.percent(20) {
            n + 1
        } else {
            n
        };
        let kind = ExprKind::Binary(BinaryOp::Rem, Box::new(x), Box::new(literal(limit)));
        Expr::scalar(USIZE, kind)
    }

    /// A `usize` below `N`, unless the program may fault.
    fn index_below_length(&mut self, depth: usize) -> Expr {
        let mut bounded = self.scope.of_type(Type::Scalar(USIZE));
        bounded.retain(|&l| self.scope.facts(l).below_length);
        if !bounded.is_empty() && self.rng.percent(70) {
            let kind = ExprKind::Local(*self.rng.pick(&bounded));
            return Expr::scalar(USIZE, kind);
        }
        let x = self.expr(USIZE, depth.min(2));
        if is_constant(&x) {
            return Expr::scalar(USIZE, ExprKind::Int(0));
        }
        if self.faults && self.rng.percent(25) {
            return x;
        }
        let kind = ExprKind::Binary(BinaryOp::Rem, Box::new(x), Box::new(Self::length()));
        Expr::scalar(USIZE, kind)
    }

    /// `i < N && a[i] < x`, `i >= N || ..`, `d != 0 && n / d > x`: right sides that fault unless they are skipped.
    pub fn guarded(&mut self, depth: usize) -> Option<ExprKind> {
        let (guard, guarded) = if self.rng.percent(60) {
            self.guarded_index(depth)?
        } else {
            self.guarded_division(depth)?
        };
        let bool = |kind| Box::new(Expr::scalar(ScalarType::Bool, kind));
        if self.rng.percent(60) {
            return Some(ExprKind::And(bool(guard), bool(guarded)));
        }
        let guard = boxed(ScalarType::Bool, ExprKind::Paren, *bool(guard));
        let opposite = boxed(ScalarType::Bool, ExprKind::Not, guard);
        Some(ExprKind::Or(Box::new(opposite), bool(guarded)))
    }

    fn guarded_index(&mut self, depth: usize) -> Option<(ExprKind, ExprKind)> {
        let mut arrays = self.scope.visible();
        arrays.retain(|&l| match self.scope.local(l).ty {
            Type::Array(Type::Scalar(ty), _) => *ty != ScalarType::Bool,
            _ => false,
        });
        let indices = self.scope.of_type(Type::Scalar(USIZE));
        if arrays.is_empty() || indices.is_empty() {
            return None;
        }
        let array = *self.rng.pick(&arrays);
        let array = Expr::local(self.scope.locals(), array);
        let (element, n) = array.ty.element();
        let usize = |kind| Expr::scalar(USIZE, kind);
        let index = usize(ExprKind::Local(*self.rng.pick(&indices)));
        let len = match self.open_length && n == Instance::LENGTH {
            true => Self::length(),
            false => usize(ExprKind::Int(n as u64)),
        };
        let guard = ExprKind::Compare(Comparison::Lt, Box::new(index.clone()), Box::new(len));
        let ty = element.scalar();
        let path = vec![crate::ast::Step::Index(index)];
        let element = Expr::scalar(ty, ExprKind::Part(Box::new(array), path));
        let other = self.expr(ty, depth);
        Some((guard, self.compare(element, other)))
    }

    fn guarded_division(&mut self, depth: usize) -> Option<(ExprKind, ExprKind)> {
        let ty = *self.rng.pick(&[
            ScalarType::I32,
            ScalarType::U32,
            ScalarType::I64,
            ScalarType::I8,
            ScalarType::U16,
            USIZE,
        ]);
        let divisors = self.scope.of_type(Type::Scalar(ty));
        if divisors.is_empty() {
            return None;
        }
        let kind = ExprKind::Local(*self.rng.pick(&divisors));
        let divisor = Expr::scalar(ty, kind);
        let zero = Expr::scalar(ty, ExprKind::Int(0));
        let guard = ExprKind::Compare(Comparison::Ne, Box::new(divisor.clone()), Box::new(zero));
        let x = self.expr(ty, depth);
        let op = *self.rng.pick(&[BinaryOp::Div, BinaryOp::Rem]);
        let kind = ExprKind::Binary(op, Box::new(x), Box::new(divisor));
        let quotient = Expr::scalar(ty, kind);
        let other = self.expr(ty, depth);
        Some((guard, self.compare(quotient, other)))
    }
}

/// Returns true if an expression is made of literals and operators only.
pub fn is_constant(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Int(_) | ExprKind::Const(..) => true,
        ExprKind::Paren(x) | ExprKind::Neg(x) | ExprKind::Not(x) => is_constant(x),
        ExprKind::Binary(_, x, y) => is_constant(x) && is_constant(y),
        _ => false,
    }
}
