//! Statements.

use super::Generator;
use super::int::is_constant;
use crate::ast::{
    ArrayShape, BinaryOp, Block, Comparison, Expr, ExprKind, LocalId, Range, ScalarType, Stmt, Type, Value,
};
use crate::consts::LEN;

const INTS: [ScalarType; 5] = [
    ScalarType::I32,
    ScalarType::U32,
    ScalarType::I64,
    ScalarType::U64,
    ScalarType::Usize,
];

impl Generator<'_> {
    /// So many statements, counters of loops not counted.
    pub fn stmts(&mut self, count: usize) -> Vec<Stmt> {
        let mut out = Vec::new();
        // Some of the statements that are drawn are not possible where they are.
        for _ in 0..4 * count {
            if out.len() >= count {
                break;
            }
            if self.blocks == 0 {
                self.budget = self.share;
            }
            self.stmt(&mut out);
        }
        out
    }

    /// Adds a statement (and a counter before a `while`), or nothing if the one that was drawn is not possible here.
    fn stmt(&mut self, out: &mut Vec<Stmt>) {
        let loops = if self.loops < 2 && self.blocks < 3 && self.budget > 8 {
            5
        } else {
            0
        };
        let nested = if self.budget > 4 && self.blocks < 3 { 9 } else { 0 };
        // In a block, what is declared is soon gone: rather change what is there.
        let lets = if self.blocks == 0 { 24 } else { 8 };
        let weights = [lets, 6, 4, 7, 14, 14, 10, nested, loops, loops, loops];
        let stmt = match self.rng.weighted(&weights) {
            0 => self.let_scalar(),
            1 => self.let_tuple(),
            2 => self.let_tuple_if(),
            3 => self.let_array(),
            4 => self.assign(),
            5 => self.compound(),
            6 => self.store(),
            7 => Some(self.if_stmt()),
            8 => return self.while_loop(out),
            9 => self.for_literal(),
            _ => self.for_values(),
        };
        out.extend(stmt);
    }

    fn let_scalar(&mut self) -> Option<Stmt> {
        let ty = self.scalar_type();
        let value = self.root(ty, 4);
        let local = self.declare_or_shadow(Type::Scalar(ty))?;
        let annotate = self.rng.percent(60);
        let value = Value::Scalar(value);
        Some(Stmt::Let {
            local,
            value,
            annotate,
        })
    }

    fn let_array(&mut self) -> Option<Stmt> {
        let shape = *self.rng.pick(&ArrayShape::ALL);
        let value = self.array(shape, 3);
        let local = self.declare_or_shadow(Type::Array(shape))?;
        let annotate = self.rng.percent(60);
        let value = Value::Array(value);
        Some(Stmt::Let {
            local,
            value,
            annotate,
        })
    }

    fn declare_or_shadow(&mut self, ty: Type) -> Option<LocalId> {
        let mutable = self.rng.percent(55);
        let names = self.scope.shadowable();
        if !names.is_empty() && self.rng.percent(12) {
            let name = *self.rng.pick(&names);
            return self.scope.declare_named(ty, mutable, name);
        }
        self.scope.declare(ty, mutable)
    }

    fn let_tuple(&mut self) -> Option<Stmt> {
        let types: Vec<ScalarType> = (0..self.rng.range(2, 3)).map(|_| self.scalar_type()).collect();
        if self.scope.room(Type::Scalar(types[0])) < types.len() {
            return None;
        }
        let values: Vec<Expr> = types.iter().map(|&ty| self.expr(ty, 3)).collect();
        // One variable of tuple type in half of the cases, otherwise one for each component.
        let named = self.rng.percent(50).then(|| self.scope.next_number());
        let mutable = self.rng.percent(50);
        let mut parts = Vec::new();
        for (n, value) in values.into_iter().enumerate() {
            let ty = Type::Scalar(value.ty);
            let local = match named {
                Some(number) => self.scope.declare_named(ty, mutable, &format!("t{number}.{n}")),
                None => {
                    let mutable = self.rng.percent(50);
                    self.scope.declare(ty, mutable)
                }
            };
            parts.push((local?, value));
        }
        Some(Stmt::LetTuple(parts))
    }

    fn let_tuple_call(&mut self) -> Option<Stmt> {
        let (callee, args) = self.call_of(|results| results.len() > 1, 3)?;
        let types = &self.callees[callee].results;
        if self.scope.room(types[0]) < types.len() {
            return None;
        }
        let mut locals = Vec::new();
        for &ty in types {
            let mutable = self.rng.percent(50);
            locals.push(self.scope.declare(ty, mutable)?);
        }
        Some(Stmt::LetTupleCall { locals, callee, args })
    }

    fn let_tuple_if(&mut self) -> Option<Stmt> {
        if self.rng.percent(60)
            && let Some(stmt) = self.let_tuple_call()
        {
            return Some(stmt);
        }
        let types: Vec<ScalarType> = (0..self.rng.range(2, 3)).map(|_| self.scalar_type()).collect();
        if self.scope.room(Type::Scalar(types[0])) < types.len() {
            return None;
        }
        let cond = self.expr(ScalarType::Bool, 3);
        let then = types.iter().map(|&ty| self.expr(ty, 2)).collect();
        let otherwise = types.iter().map(|&ty| self.expr(ty, 2)).collect();
        let mut locals = Vec::new();
        for ty in types {
            let mutable = self.rng.percent(50);
            locals.push(self.scope.declare(Type::Scalar(ty), mutable)?);
        }
        Some(Stmt::LetTupleIf {
            locals,
            cond,
            then,
            otherwise,
        })
    }

    /// The right side of a `let` or an assignment: an `if` there may assign other variables as well.
    fn root(&mut self, ty: ScalarType, depth: usize) -> Expr {
        if self.budget == 0 || !self.rng.percent(12) {
            return self.expr(ty, depth);
        }
        let cond = self.expr(ScalarType::Bool, depth - 1);
        let then = self.value_block(ty, depth - 1);
        let otherwise = self.value_block(ty, depth - 1);
        let kind = ExprKind::If(Box::new(cond), Box::new(then), Box::new(otherwise));
        Expr { ty, kind }
    }

    /// A variable that may be assigned, if there is one.
    fn target(&mut self, wanted: impl Fn(Type) -> bool) -> Option<LocalId> {
        let mut known = self.scope.assignable();
        known.retain(|&l| wanted(self.scope.local(l).ty));
        if known.is_empty() {
            None
        } else {
            Some(*self.rng.pick(&known))
        }
    }

    fn assign(&mut self) -> Option<Stmt> {
        let local = self.target(|_| true)?;
        let value = match self.scope.local(local).ty {
            Type::Scalar(ty) => Value::Scalar(self.root(ty, 4)),
            Type::Array(shape) => Value::Array(self.array(shape, 3)),
        };
        Some(Stmt::Assign(local, value))
    }

    fn compound(&mut self) -> Option<Stmt> {
        let local = self.target(|ty| matches!(ty, Type::Scalar(_)))?;
        let ty = self.scope.local(local).ty.scalar();
        let (op, value) = self.compound_parts(ty);
        Some(Stmt::Compound(local, op, value))
    }

    /// The operator and right side of `x op= value`.
    fn compound_parts(&mut self, ty: ScalarType) -> (BinaryOp, Expr) {
        use BinaryOp::*;
        let op = match ty {
            ScalarType::F32 | ScalarType::F64 => *self.rng.pick(&[Add, Add, Add, Sub, Sub, Mul, Div]),
            ScalarType::Bool => *self.rng.pick(&[BitAnd, BitOr, BitXor]),
            _ => *self
                .rng
                .pick(&[Add, Add, Sub, Mul, BitAnd, BitOr, BitXor, Shl, Shr]),
        };
        let ty = if matches!(op, Shl | Shr) {
            ScalarType::U32
        } else {
            ty
        };
        let value = if matches!(op, Add | Sub) {
            self.term(ty, 3)
        } else {
            self.expr(ty, 3)
        };
        (op, value)
    }

    fn store(&mut self) -> Option<Stmt> {
        let array = self.target(|ty| matches!(ty, Type::Array(_)))?;
        let Type::Array(shape) = self.scope.local(array).ty else {
            return None;
        };
        let index = self.indices(shape, 2);
        let (op, value) = if self.rng.percent(40) {
            let (op, value) = self.compound_parts(shape.scalar());
            (Some(op), value)
        } else {
            (None, self.expr(shape.scalar(), 3))
        };
        Some(Stmt::Store {
            array,
            index,
            op,
            value,
        })
    }

    /// A block of statements with a scope of its own.
    fn block(&mut self) -> Block {
        self.scope.enter();
        self.blocks += 1;
        let count = self.rng.range(1, 3) as usize;
        let stmts = self.stmts(count);
        self.blocks -= 1;
        self.scope.leave();
        Block {
            stmts,
            ..Block::default()
        }
    }

    fn if_stmt(&mut self) -> Stmt {
        let cond = self.expr(ScalarType::Bool, 3);
        let then = self.block();
        let otherwise = match self.rng.weighted(&[4, 4, 2]) {
            0 => None,
            1 => Some(self.block()),
            // `else if`
            _ if self.budget > 4 => Some(Block {
                stmts: vec![self.if_stmt()],
                ..Block::default()
            }),
            _ => None,
        };
        Stmt::If(cond, then, otherwise)
    }

    /// `let mut n = 0; while n < limit && .. { ..; n += 1; }`
    fn while_loop(&mut self, out: &mut Vec<Stmt>) {
        let ty = *self.rng.pick(&INTS);
        let Some(counter) = self.scope.declare(Type::Scalar(ty), true) else {
            return;
        };
        self.scope.facts(counter).counter = true;
        let int = |value: u64| Expr {
            ty,
            kind: ExprKind::Int(value),
        };
        out.push(Stmt::Let {
            local: counter,
            value: Value::Scalar(int(0)),
            annotate: self.rng.percent(50),
        });
        let limit = 1 + self.rng.below(6) as u64;
        let count = Expr {
            ty,
            kind: ExprKind::Local(counter),
        };
        let kind = ExprKind::Compare(Comparison::Lt, Box::new(count), Box::new(int(limit)));
        let bounded = Expr {
            ty: ScalarType::Bool,
            kind,
        };
        let cond = if self.rng.percent(70) {
            let more = self.expr(ScalarType::Bool, 3);
            let (x, y) = if self.rng.percent(75) {
                (bounded, more)
            } else {
                (more, bounded)
            };
            Expr {
                ty: ScalarType::Bool,
                kind: ExprKind::And(Box::new(x), Box::new(y)),
            }
        } else {
            bounded
        };
        self.loops += 1;
        let mut body = self.block();
        self.loops -= 1;
        let step = Stmt::Compound(counter, BinaryOp::Add, int(1));
        let at = if self.rng.percent(70) { body.stmts.len() } else { 0 };
        body.stmts.insert(at, step);
        out.push(Stmt::While(cond, body));
    }

    fn for_literal(&mut self) -> Option<Stmt> {
        let ty = if self.rng.percent(60) {
            ScalarType::Usize
        } else {
            *self.rng.pick(&INTS)
        };
        if ty == ScalarType::Usize && self.rng.percent(25) {
            return self.for_to_len();
        }
        let lo = if self.rng.percent(70) {
            0
        } else {
            self.rng.range(0, 2)
        };
        let hi = lo + self.rng.range(0, 4);
        self.scope.enter();
        let counter = self.scope.declare(Type::Scalar(ty), false);
        let stmt = counter.map(|local| {
            if ty == ScalarType::Usize {
                self.scope.facts(local).below = Some(hi as usize);
            }
            let body = self.pass();
            let range = Range::Literal(lo, hi);
            Stmt::For { local, range, body }
        });
        self.scope.leave();
        stmt
    }

    /// `for i in 0..LEN`
    fn for_to_len(&mut self) -> Option<Stmt> {
        self.scope.enter();
        let counter = self.scope.declare(Type::Scalar(ScalarType::Usize), false);
        let stmt = counter.map(|local| {
            self.scope.facts(local).below = Some(LEN);
            let body = self.pass();
            let range = Range::ToLen;
            Stmt::For { local, range, body }
        });
        self.scope.leave();
        stmt
    }

    /// `for i in a % 3 .. b % 5`
    fn for_values(&mut self) -> Option<Stmt> {
        let ty = *self.rng.pick(&INTS);
        let lo = if self.rng.percent(60) {
            self.leaf_int(ty, 0)
        } else {
            self.remainder(ty, 3)
        };
        let hi = self.remainder(ty, 5);
        if is_constant(&lo) && is_constant(&hi) {
            // Rust evaluates constant ends itself, and refuses those that overflow.
            return None;
        }
        self.scope.enter();
        let counter = self.scope.declare(Type::Scalar(ty), false);
        let stmt = counter.map(|local| {
            if ty == ScalarType::Usize {
                self.scope.facts(local).below = Some(4);
            }
            let body = self.pass();
            let range = Range::Values(lo, hi);
            Stmt::For { local, range, body }
        });
        self.scope.leave();
        stmt
    }

    fn pass(&mut self) -> Block {
        self.loops += 1;
        let body = self.block();
        self.loops -= 1;
        body
    }

    fn leaf_int(&mut self, ty: ScalarType, value: u64) -> Expr {
        let kind = ExprKind::Int(value);
        Expr { ty, kind }
    }

    fn remainder(&mut self, ty: ScalarType, n: u64) -> Expr {
        let x = self.expr(ty, 2);
        let n = self.leaf_int(ty, n);
        let kind = ExprKind::Binary(BinaryOp::Rem, Box::new(x), Box::new(n));
        Expr { ty, kind }
    }
}
