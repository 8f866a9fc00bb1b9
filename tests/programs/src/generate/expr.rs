//! Expressions of floats and booleans, and what all types share.

use super::Generator;
use super::leaf::boxed;
use crate::ast::{ArrayShape, BinaryOp, Block, Comparison, Expr, ExprKind, Method, ScalarType, Type, Value};

impl Generator<'_> {
    /// An expression at most so many nodes deep.
    pub fn expr(&mut self, ty: ScalarType, depth: usize) -> Expr {
        if depth == 0 || self.budget == 0 {
            return self.leaf(ty);
        }
        self.budget -= 1;
        let e = if self.rng.percent(22) {
            self.common(ty, depth)
        } else {
            None
        };
        let e = e.unwrap_or_else(|| match ty {
            ScalarType::F32 | ScalarType::F64 => self.float_expr(ty, depth),
            ScalarType::Bool => self.bool_expr(depth),
            _ => self.int_expr(ty, depth),
        });
        if self.rng.percent(5) {
            boxed(ty, ExprKind::Paren, e)
        } else {
            e
        }
    }

    /// Forms that any type can have; `None` if this one is not possible here.
    fn common(&mut self, ty: ScalarType, depth: usize) -> Option<Expr> {
        let kind = match self.rng.weighted(&[3, 1, 3, 5]) {
            0 => {
                let cond = self.expr(ScalarType::Bool, depth - 1);
                let then = self.pure_block(ty, depth - 1);
                let otherwise = self.pure_block(ty, depth - 1);
                ExprKind::If(Box::new(cond), Box::new(then), Box::new(otherwise))
            }
            1 => ExprKind::Block(Box::new(self.pure_block(ty, depth - 1))),
            2 => self.call(ty, depth)?,
            _ => return self.array_read(ty, depth),
        };
        Some(Expr { ty, kind })
    }

    /// A block with this type of value that assigns nothing outside of itself.
    fn pure_block(&mut self, ty: ScalarType, depth: usize) -> Block {
        let floor = self.scope.raise_floor();
        let block = self.value_block(ty, depth);
        self.scope.restore_floor(floor);
        block
    }

    /// A block with this type of value.
    pub fn value_block(&mut self, ty: ScalarType, depth: usize) -> Block {
        self.scope.enter();
        self.blocks += 1;
        let count = if self.blocks > 2 {
            0
        } else {
            self.rng.weighted(&[6, 3, 1])
        };
        let stmts = self.stmts(count);
        self.blocks -= 1;
        let tail = Some(Box::new(Value::Scalar(self.expr(ty, depth))));
        self.scope.leave();
        Block {
            stmts,
            tail,
            ..Block::default()
        }
    }

    fn call(&mut self, ty: ScalarType, depth: usize) -> Option<ExprKind> {
        let (callee, args) = self.call_of(|results| *results == [Type::Scalar(ty)], depth)?;
        Some(ExprKind::Call(callee, args))
    }

    /// A function whose results are wanted, with arguments.
    pub fn call_of(&mut self, wanted: impl Fn(&[Type]) -> bool, depth: usize) -> Option<(usize, Vec<Value>)> {
        let callees = self.callees;
        let fitting: Vec<usize> = (0..callees.len())
            .filter(|&i| wanted(&callees[i].results))
            .collect();
        if fitting.is_empty() {
            return None;
        }
        let callee = *self.rng.pick(&fitting);
        let mut args = Vec::new();
        for &param in &callees[callee].params {
            match param {
                Type::Scalar(ty) => args.push(Value::Scalar(self.expr(ty, depth - 1))),
                Type::Array(shape) => args.push(Value::Array(self.array(shape, depth - 1))),
            }
        }
        Some((callee, args))
    }

    fn array_read(&mut self, ty: ScalarType, depth: usize) -> Option<Expr> {
        let mut arrays = self.scope.visible();
        arrays.retain(|&l| {
            let ty_of = self.scope.local(l).ty;
            matches!(ty_of, Type::Array(_)) && ty_of.scalar() == ty
        });
        if arrays.is_empty() {
            return None;
        }
        let array = *self.rng.pick(&arrays);
        let Type::Array(shape) = self.scope.local(array).ty else {
            return None;
        };
        let index = self.indices(shape, depth);
        let kind = ExprKind::Index(array, index);
        Some(Expr { ty, kind })
    }

    /// An index for each dimension.
    pub fn indices(&mut self, shape: ArrayShape, depth: usize) -> Vec<Expr> {
        shape.dims().iter().map(|&n| self.index(n, depth)).collect()
    }

    fn float_expr(&mut self, ty: ScalarType, depth: usize) -> Expr {
        let d = depth - 1;
        let kind = match self.rng.weighted(&[30, 12, 8, 2, 6, 5, 6, 3, 3, 6, 7, 2]) {
            0 => {
                let op = *self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
                let (x, y) = (self.term(ty, d), self.term(ty, d));
                ExprKind::Binary(op, Box::new(x), Box::new(y))
            }
            1 => self.binary(BinaryOp::Mul, ty, d),
            2 => self.binary(BinaryOp::Div, ty, d),
            3 => self.binary(BinaryOp::Rem, ty, d),
            4 => ExprKind::Neg(Box::new(self.expr(ty, d))),
            5 => self.method(Method::Sqrt, ty, d, 1),
            6 => self.method(Method::MulAdd, ty, d, 3),
            7 => self.method(Method::Abs, ty, d, 1),
            8 => self.method(Method::Recip, ty, d, 1),
            9 => {
                let method = *self.rng.pick(&[Method::Min, Method::Max]);
                self.method(method, ty, d, 2)
            }
            10 => self.cast(ty, d),
            _ => {
                let bits = if ty == ScalarType::F32 {
                    ScalarType::U32
                } else {
                    ScalarType::U64
                };
                ExprKind::FromBits(Box::new(self.expr(bits, d)))
            }
        };
        Expr { ty, kind }
    }

    /// An operand of a sum: often a product, hidden or not.
    pub fn term(&mut self, ty: ScalarType, depth: usize) -> Expr {
        if depth == 0 || !self.rng.percent(45) {
            return self.expr(ty, depth);
        }
        let kind = self.binary(BinaryOp::Mul, ty, depth - 1);
        let mut e = Expr { ty, kind };
        for _ in 0..self.rng.weighted(&[6, 3, 1]) {
            let unsigned = matches!(ty, ScalarType::U32 | ScalarType::U64 | ScalarType::Usize);
            let wrap = if unsigned || self.rng.percent(50) {
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

    pub fn method(&mut self, method: Method, ty: ScalarType, depth: usize, arity: usize) -> ExprKind {
        ExprKind::Method(method, (0..arity).map(|_| self.expr(ty, depth)).collect())
    }

    /// A cast from another type; Rust has none from `bool` to floats.
    pub fn cast(&mut self, to: ScalarType, depth: usize) -> ExprKind {
        let from = self.scalar_type();
        let to_float = matches!(to, ScalarType::F32 | ScalarType::F64);
        let from = if from == ScalarType::Bool && to_float {
            ScalarType::I32
        } else {
            from
        };
        ExprKind::Cast(Box::new(self.expr(from, depth)))
    }

    fn bool_expr(&mut self, depth: usize) -> Expr {
        let d = depth - 1;
        let ty = ScalarType::Bool;
        let kind = match self.rng.weighted(&[30, 6, 6, 4, 4, 3, 4]) {
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
            _ => match self.guarded(d) {
                Some(kind) => kind,
                None => self.comparison(d),
            },
        };
        Expr { ty, kind }
    }

    fn lazy(&mut self, make: impl FnOnce(Box<Expr>, Box<Expr>) -> ExprKind, depth: usize) -> ExprKind {
        let x = self.expr(ScalarType::Bool, depth);
        let y = self.expr(ScalarType::Bool, depth);
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
