//! Expressions of floats and booleans, and what all types share.

use super::Generator;
use super::leaf::boxed;
use crate::ast::{
    BinaryOp, Block, Change, Comparison, Domain, Expr, ExprKind, Form, Method, Mode, OF_TREES, ScalarType,
    Shape, Stmt, Type, Typing, bits_of, is_float, methods,
};
use fpdsl_runtime::Rounding;

impl Generator<'_> {
    /// An expression at most this many nodes deep.
    pub fn expr(&mut self, ty: ScalarType, depth: usize) -> Expr {
        if depth == 0 || self.budget == 0 {
            return self.leaf(ty);
        }
        self.budget -= 1;
        let e = if self.rng.percent(24) {
            self.common(ty, depth)
        } else {
            None
        };
        let e = e.unwrap_or_else(|| match ty {
            ScalarType::Bool => self.bool_expr(depth),
            _ if is_float(ty) => self.float_expr(ty, depth),
            _ => self.int_expr(ty, depth),
        });
        if self.rng.percent(5) {
            boxed(ty, ExprKind::Paren, e)
        } else {
            e
        }
    }

    /// A condition.
    pub fn condition(&mut self, depth: usize) -> Expr {
        self.expr(ScalarType::Bool, depth)
    }

    /// Forms that any type can have; `None` if this one is not possible here.
    fn common(&mut self, ty: ScalarType, depth: usize) -> Option<Expr> {
        let ty = Type::Scalar(ty);
        let kind = match self.rng.weighted(&[3, 2, 1, 3, 5, 2, 3]) {
            0 => self.if_value(ty, depth - 1),
            1 => self.match_value(ty, depth - 1),
            2 => ExprKind::Block(Box::new(self.operand(|g| g.value_block(ty, depth - 1)))),
            3 => return self.call(ty, depth),
            4 => return self.part(ty, depth),
            5 => return self.part_of_a_value(ty, depth),
            _ => self.overridden(ty, depth),
        };
        Some(Expr { ty, kind })
    }

    /// `if cond { .. } else { .. }` as an operand.
    pub fn if_value(&mut self, ty: Type, depth: usize) -> ExprKind {
        let cond = self.condition(depth);
        let [then, otherwise] = self.operand(|g| [0, 1].map(|_| Box::new(g.value_block(ty, depth))));
        ExprKind::If(Box::new(cond), then, otherwise)
    }

    /// A block with this type of value.
    pub fn value_block(&mut self, ty: Type, depth: usize) -> Block {
        self.scope.enter();
        self.blocks += 1;
        let count = if self.blocks > 2 {
            0
        } else {
            self.rng.weighted(&[6, 3, 1])
        };
        let mut stmts = self.stmts(count);
        // It has a value.
        while stmts.last().is_some_and(Stmt::diverges) {
            stmts.pop();
        }
        self.blocks -= 1;
        let tail = Some(Box::new(self.value_of(ty, depth)));
        self.scope.leave();
        Block {
            stmts,
            tail,
            ..Block::default()
        }
    }

    /// A value in a mode or contraction of its own.
    fn overridden(&mut self, ty: Type, depth: usize) -> ExprKind {
        let mode = Change::Mode(*self.rng.pick(&Rounding::ALL));
        let float = ty.as_scalar().filter(|&ty| is_float(ty));
        let change = match (self.rng.weighted(&[6, 3, 2]), float) {
            (0, _) | (_, None) => mode,
            (1, Some(float)) => {
                let sum = self.fused_sum(float, depth - 1);
                let sum = match self.rng.percent(30) {
                    true => Expr {
                        ty,
                        kind: ExprKind::Override(mode, Box::new(sum)),
                    },
                    false => sum,
                };
                return ExprKind::Override(Change::Fused, Box::new(sum));
            }
            _ => Change::Unfused,
        };
        let inner = if change == Change::Unfused || self.rng.percent(40) {
            match float {
                Some(float) => self.fused_sum(float, depth - 1),
                None => self.value_of(ty, depth - 1),
            }
        } else {
            self.value_of(ty, depth - 1)
        };
        ExprKind::Override(change, Box::new(inner))
    }

    /// A sum or difference with a product in it.
    fn fused_sum(&mut self, ty: ScalarType, depth: usize) -> Expr {
        let op = *self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
        let product = self.product(ty, depth);
        let other = self.expr(ty, depth);
        let (x, y) = match self.rng.percent(50) {
            true => (product, other),
            false => (other, product),
        };
        Expr::scalar(ty, ExprKind::Binary(op, Box::new(x), Box::new(y)))
    }

    /// A call of a function whose result is wanted.
    pub fn call(&mut self, result: Type, depth: usize) -> Option<Expr> {
        let callees = self.callees;
        let fitting: Vec<usize> = (0..callees.len())
            .filter(|&i| callees[i].result == result && self.may_call(&callees[i]))
            .filter(|&i| !matches!(callees[i].form, Form::Update(..)))
            .collect();
        if fitting.is_empty() {
            return None;
        }
        let callee = *self.rng.pick(&fitting);
        Some(self.call_of(callee, depth))
    }

    /// A call of a function.
    pub fn call_of(&mut self, callee: usize, depth: usize) -> Expr {
        let callees = self.callees;
        let mode = match callees[callee].generic {
            false => None,
            true if self.mode == Mode::Param && self.rng.percent(50) => Some(Mode::Param),
            true => Some(Mode::Fixed(*self.rng.pick(&Rounding::ALL))),
        };
        let params = callees[callee].params.iter();
        let args = params.map(|&param| self.value_of(param, depth - 1)).collect();
        let ty = callees[callee].result;
        let kind = ExprKind::Call(callee, mode, args);
        Expr { ty, kind }
    }

    fn float_expr(&mut self, ty: ScalarType, depth: usize) -> Expr {
        let d = depth - 1;
        let kind = match self.rng.weighted(&[30, 12, 8, 2, 6, 5, 6, 12, 7, 2, 3]) {
            0 => {
                let op = *self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
                let (x, y) = (self.term(ty, d), self.term(ty, d));
                ExprKind::Binary(op, Box::new(x), Box::new(y))
            }
            1 => self.binary(BinaryOp::Mul, ty, d),
            2 => self.binary(BinaryOp::Div, ty, d),
            3 => self.binary(BinaryOp::Rem, ty, d),
            4 => ExprKind::Neg(Box::new(self.expr(ty, d))),
            5 => self.method(Method::Sqrt, ty, d),
            6 => self.method(Method::MulAdd, ty, d),
            7 => {
                let same = methods().filter(|method| method.keeps_its_type() && method.row().domain.has(ty));
                let method = *self.rng.pick(&same.collect::<Vec<_>>());
                self.method(method, ty, d)
            }
            8 => self.cast(ty, d),
            10 if !self.is_open(ty) => self.elementary(ty, d),
            // The width is not known there.
            _ if self.is_open(ty) => ExprKind::Neg(Box::new(self.expr(ty, d))),
            _ => ExprKind::FromBits(Box::new(self.expr(bits_of(ty), d))),
        };
        Expr::scalar(ty, kind)
    }

    /// An operand of a sum: often a product, hidden or not.
    pub fn term(&mut self, ty: ScalarType, depth: usize) -> Expr {
        if depth == 0 || !self.rng.percent(45) {
            return self.expr(ty, depth);
        }
        self.product(ty, depth - 1)
    }

    /// A product under parentheses and minus signs.
    pub fn product(&mut self, ty: ScalarType, depth: usize) -> Expr {
        let kind = self.binary(BinaryOp::Mul, ty, depth);
        let mut e = Expr::scalar(ty, kind);
        for _ in 0..self.rng.weighted(&[6, 3, 1]) {
            let wrap = if !Domain::Signed.has(ty) || self.rng.percent(50) {
                ExprKind::Paren
            } else {
                ExprKind::Neg
            };
            e = boxed(ty, wrap, e);
        }
        e
    }

    pub fn binary(&mut self, op: BinaryOp, ty: ScalarType, depth: usize) -> ExprKind {
        let (x, y) = (self.expr(ty, depth), self.expr(ty, depth));
        ExprKind::Binary(op, Box::new(x), Box::new(y))
    }

    /// A method of a receiver of type `ty`.
    pub fn method(&mut self, method: Method, ty: ScalarType, depth: usize) -> ExprKind {
        let args = (0..method.row().arity).map(|number| match method.operand(number, ty) {
            // Exponents that mean something.
            ScalarType::I32 if number > 0 && ty != ScalarType::I32 && self.rng.percent(60) => {
                let value = Expr::scalar(ScalarType::I32, ExprKind::Int(self.rng.below(160) as u64));
                match self.rng.percent(50) {
                    true => value,
                    false => boxed(ScalarType::I32, ExprKind::Neg, value),
                }
            }
            operand if number == 1 && divides(method) => self.divisor(operand, depth),
            operand => self.expr(operand, depth),
        });
        let args = args.collect();
        ExprKind::Method(method, args, self.rng.percent(15))
    }

    /// An elementary function that trees may call.
    fn elementary(&mut self, ty: ScalarType, depth: usize) -> ExprKind {
        let function = *self.rng.pick(&OF_TREES);
        let args = (0..function.row().arity).map(|_| self.expr(ty, depth)).collect();
        ExprKind::Elementary(function, args)
    }

    /// A method of a float that gives this type, if there is one.
    pub fn method_to(&mut self, ty: ScalarType, depth: usize) -> Option<ExprKind> {
        let float = match self.rng.percent(60) {
            true => self.float,
            false => *self.rng.pick(&[
                ScalarType::F16,
                ScalarType::Bf16,
                ScalarType::F32,
                ScalarType::F64,
            ]),
        };
        let fitting: Vec<Method> = methods()
            .filter(|method| method.row().domain.has(float) && !method.keeps_its_type())
            .filter(|method| method.result(float) == Type::Scalar(ty))
            .filter(|method| method.row().shape != Shape::ToBits || !self.is_open(float))
            .collect();
        if fitting.is_empty() {
            return None;
        }
        let method = *self.rng.pick(&fitting);
        Some(self.method(method, float, depth))
    }

    /// A cast from another type; Rust has none from `bool` to floats.
    pub fn cast(&mut self, to: ScalarType, depth: usize) -> ExprKind {
        let from = self.scalar_type();
        let from = if from == ScalarType::Bool && is_float(to) {
            ScalarType::I32
        } else {
            from
        };
        ExprKind::Cast(Box::new(self.expr(from, depth)))
    }

    fn bool_expr(&mut self, depth: usize) -> Expr {
        let d = depth - 1;
        let ty = ScalarType::Bool;
        let kind = match self.rng.weighted(&[30, 6, 6, 4, 4, 3, 4, 4]) {
            0 => self.comparison(d),
            1 => self.lazy(ExprKind::And, d),
            2 => self.lazy(ExprKind::Or, d),
            3 => ExprKind::Not(Box::new(self.expr(ty, d))),
            4 => {
                let op = *self
                    .rng
                    .pick(&[BinaryOp::BitAnd, BinaryOp::BitOr, BinaryOp::BitXor]);
                self.binary(op, ty, d)
            }
            5 => {
                let op = *self.rng.pick(&[Comparison::Eq, Comparison::Ne]);
                ExprKind::Compare(op, Box::new(self.expr(ty, d)), Box::new(self.expr(ty, d)))
            }
            6 => match self.guarded(d) {
                Some(kind) => kind,
                None => self.comparison(d),
            },
            _ => {
                let method = match self.rng.percent(70) {
                    true => self.method_to(ty, d),
                    false => self.method_of_int_to(Type::Scalar(ty), d),
                };
                method.unwrap_or_else(|| self.comparison(d))
            }
        };
        Expr::scalar(ty, kind)
    }

    fn lazy(&mut self, make: impl FnOnce(Box<Expr>, Box<Expr>) -> ExprKind, depth: usize) -> ExprKind {
        let x = self.condition(depth);
        let y = self.condition(depth);
        make(Box::new(x), Box::new(y))
    }

    fn comparison(&mut self, depth: usize) -> ExprKind {
        let ty = match self.scalar_type() {
            ScalarType::Bool => self.float,
            other => other,
        };
        let (x, y) = (self.expr(ty, depth), self.expr(ty, depth));
        self.compare(x, y)
    }

    /// A comparison of any kind.
    pub fn compare(&mut self, x: Expr, y: Expr) -> ExprKind {
        use Comparison::*;
        let op = *self.rng.pick(&[Eq, Ne, Lt, Le, Gt, Ge]);
        ExprKind::Compare(op, Box::new(x), Box::new(y))
    }
}

/// Returns true if a second operand of zero is a fault.
fn divides(method: Method) -> bool {
    matches!(method, Method::DivEuclid | Method::RemEuclid | Method::DivCeil)
}
