//! Statements.

use super::Generator;
use crate::ast::{
    BinaryOp, Block, Change, Contraction, Expr, ExprKind, Form, Pattern, Place, Record, ScalarType, Stmt,
    Type, is_float, tuple_of,
};
use fpdsl_runtime::Rounding;

impl Generator<'_> {
    /// This many statements, counters of loops not counted.
    pub fn stmts(&mut self, count: usize) -> Vec<Stmt> {
        let mut out = Vec::new();
        // Some of the statements that are drawn are not possible where they are.
        for _ in 0..4 * count {
            // What is never run is for other tests.
            if out.len() >= count || out.last().is_some_and(Stmt::diverges) {
                break;
            }
            if self.blocks == 0 {
                self.budget = self.share;
            }
            self.stmt(&mut out);
        }
        out
    }

    /// Adds a statement (and what must stand before it), or nothing if the one that was drawn is not possible here.
    fn stmt(&mut self, out: &mut Vec<Stmt>) {
        let loops = if self.loops < 2 && self.blocks < 3 && self.budget > 8 {
            4
        } else {
            0
        };
        let nested = if self.budget > 4 && self.blocks < 3 { 8 } else { 0 };
        let jumps = match self.can_jump() {
            true => 12,
            false => 0,
        };
        // In a block, what is declared is soon gone: rather change what is there.
        let lets = if self.blocks == 0 { 24 } else { 8 };
        let weights = [
            lets,
            10,
            14,
            4,
            14,
            nested,
            nested / 2,
            nested / 3,
            nested / 3,
            loops,
            loops,
            loops,
            loops,
            loops / 2,
            jumps,
            if self.callees.is_empty() { 0 } else { 9 },
        ];
        let stmt = match self.rng.weighted(&weights) {
            0 => self.let_scalar(out),
            1 => self.let_aggregate(out),
            2 => self.assign(out),
            3 => self.assign_tuple(),
            4 => self.compound(out),
            5 => Some(self.if_stmt()),
            6 => Some(Stmt::Match(self.matched(|g, _| g.arm()))),
            7 => Some(self.override_stmt()),
            8 => Some(self.labelled_stmt()),
            9 => return self.while_loop(out),
            10 => return self.endless_loop(out),
            11 => self.for_known(),
            12 => self.for_values(),
            13 => self.for_array(),
            14 => self.jump_stmt(),
            _ => self.let_call(),
        };
        out.extend(stmt);
    }

    fn let_scalar(&mut self, out: &mut Vec<Stmt>) -> Option<Stmt> {
        let scalar = self.scalar_type();
        let ty = Type::Scalar(scalar);
        let fast = self.contract == Contraction::Fast && is_float(scalar);
        let opens = fast && self.rng.percent(50);
        let value = match opens {
            true => self.product(scalar, 2),
            false => self.root(ty, 4, out),
        };
        let mutable = !opens && self.rng.percent(55);
        let local = self.declare_or_shadow(ty, mutable)?;
        if fast && !mutable {
            self.scope.give_spare(local);
        }
        let annotate = self.rng.percent(60);
        out.push(Stmt::Let {
            pattern: Pattern::Name(local),
            value,
            annotate,
        });
        if opens && self.rng.percent(70) {
            return self.use_in_a_sum(Expr::local(self.scope.locals(), local));
        }
        None
    }

    /// `s -= p;` or `let s = x + -p;`
    fn use_in_a_sum(&mut self, product: Expr) -> Option<Stmt> {
        let scalar = product.ty.scalar();
        let op = *self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
        let product = match self.rng.percent(25) {
            true => Expr::scalar(scalar, ExprKind::Neg(Box::new(product))),
            false => product,
        };
        if self.rng.percent(40)
            && let Some(place) = self.place(|ty| ty == Type::Scalar(scalar))
        {
            return Some(Stmt::Compound(place, op, product));
        }
        let other = self.term(scalar, 2);
        let (x, y) = match self.rng.percent(50) {
            true => (product, other),
            false => (other, product),
        };
        let value = Expr::scalar(scalar, ExprKind::Binary(op, Box::new(x), Box::new(y)));
        let local = self.scope.declare(value.ty, true)?;
        Some(Stmt::Let {
            pattern: Pattern::Name(local),
            value,
            annotate: false,
        })
    }

    fn let_aggregate(&mut self, out: &mut Vec<Stmt>) -> Option<Stmt> {
        let ty = self.aggregate_type();
        let value = self.root(ty, 3, out);
        let pattern = self.pattern(ty, true)?;
        let annotate = self.rng.percent(60);
        Some(Stmt::Let {
            pattern,
            value,
            annotate,
        })
    }

    /// `let x = f(y);`, so that functions are called whose results nothing else asks for.
    fn let_call(&mut self) -> Option<Stmt> {
        let callees = self.callees;
        let callee = self.rng.below(callees.len());
        if matches!(callees[callee].form, Form::Update(..)) || !self.may_call(&callees[callee]) {
            return None;
        }
        let value = self.call_of(callee, 3);
        let pattern = self.pattern(value.ty, true)?;
        let annotate = self.rng.percent(60);
        Some(Stmt::Let {
            pattern,
            value,
            annotate,
        })
    }

    /// A pattern that declares a value of a type, as a whole or by its components.
    pub fn pattern(&mut self, ty: Type, mutable: bool) -> Option<Pattern> {
        if matches!(ty, Type::Tuple(_) | Type::Record(..)) && self.rng.percent(60) {
            return self.components(ty, mutable);
        }
        let mutable = mutable && self.rng.percent(50);
        self.declare_or_shadow(ty, mutable).map(Pattern::Name)
    }

    /// A tuple pattern, all of whose names are new: none may stand in it twice.
    fn components(&mut self, ty: Type, mutable: bool) -> Option<Pattern> {
        if let Type::Record(record, _) = ty
            && self.rng.percent(70)
        {
            return self.fields(record, ty, mutable);
        }
        let Type::Tuple(parts) = ty else {
            let mutable = mutable && self.rng.percent(50);
            return self.scope.declare(ty, mutable).map(Pattern::Name);
        };
        let parts = parts.iter().map(|&part| match self.rng.percent(8) {
            true => Some(Pattern::Wild),
            false => self.components(part, mutable),
        });
        Some(Pattern::Tuple(parts.collect::<Option<Vec<_>>>()?))
    }

    /// `Complex { re, im: x, .. }`: some names are those of the fields, unless they stand in the pattern already.
    fn fields(&mut self, record: &'static Record, ty: Type, mutable: bool) -> Option<Pattern> {
        let mut fields = Vec::new();
        for (number, part) in ty.parts().into_iter().enumerate() {
            if !record.is_tuple() && self.rng.percent(15) {
                continue;
            }
            let name = record.fields[number].0;
            let own = !record.is_tuple() && self.rng.percent(30) && !self.scope.names(name);
            let pattern = match own {
                true => self.scope.declare_named(part, false, name).map(Pattern::Name),
                false => self.components(part, mutable),
            };
            fields.push((number, pattern?));
        }
        Some(Pattern::Record(record, fields))
    }

    fn declare_or_shadow(&mut self, ty: Type, mutable: bool) -> Option<usize> {
        let names = self.scope.shadowable();
        if !names.is_empty() && self.rng.percent(8) {
            let name = *self.rng.pick(&names);
            return self.scope.declare_named(ty, mutable, name);
        }
        self.scope.declare(ty, mutable)
    }

    fn assign(&mut self, out: &mut Vec<Stmt>) -> Option<Stmt> {
        let place = self.place(|ty| !matches!(ty, Type::Tuple(_)))?;
        let value = self.root(place.ty, 4, out);
        Some(Stmt::Assign(vec![Some(place)], value))
    }

    /// `(x, _, a[i]) = (y, z, x);`
    fn assign_tuple(&mut self) -> Option<Stmt> {
        let count = self.rng.range(2, 3) as usize;
        let mut places: Vec<Option<Place>> = Vec::new();
        let mut parts = Vec::new();
        for n in 0..count {
            let place = match n > 0 && self.rng.percent(15) {
                true => None,
                false => Some(self.place(|ty| ty.as_scalar().is_some())?),
            };
            let ty = match &place {
                Some(place) => place.ty,
                None => Type::Scalar(self.scalar_type()),
            };
            parts.push(self.value_of(ty, 2));
            places.push(place);
        }
        let value = Expr {
            ty: tuple_of(&parts.iter().map(|e| e.ty).collect::<Vec<_>>()),
            kind: ExprKind::Tuple(parts),
        };
        Some(Stmt::Assign(places, value))
    }

    fn compound(&mut self, out: &mut Vec<Stmt>) -> Option<Stmt> {
        if self.rng.percent(40)
            && let Some(stmt) = self.update_stmt()
        {
            return Some(stmt);
        }
        let place = self.place(|ty| ty.as_scalar().is_some())?;
        let (op, value) = self.compound_parts(place.ty.scalar(), out);
        Some(Stmt::Compound(place, op, value))
    }

    /// The operator and right side of `x op= value`.
    fn compound_parts(&mut self, ty: ScalarType, out: &mut Vec<Stmt>) -> (BinaryOp, Expr) {
        use BinaryOp::*;
        let op = match ty {
            ScalarType::Bool => *self.rng.pick(&[BitAnd, BitOr, BitXor]),
            _ if is_float(ty) => *self.rng.pick(&[Add, Add, Add, Sub, Sub, Mul, Div]),
            _ => *self
                .rng
                .pick(&[Add, Add, Sub, Mul, BitAnd, BitOr, BitXor, Shl, Shr]),
        };
        if matches!(op, Shl | Shr) {
            return (op, self.shift_amount(ty, 3));
        }
        let value = if matches!(op, Add | Sub) {
            self.term(ty, 3)
        } else if self.rng.percent(30) {
            // It may jump, but what it assigns might be the variable itself.
            let floor = self.scope.raise_floor();
            let value = self.root(Type::Scalar(ty), 3, out);
            self.scope.restore_floor(floor);
            value
        } else {
            self.expr(ty, 3)
        };
        (op, value)
    }

    /// A block of statements with a scope of its own.
    pub fn block(&mut self) -> Block {
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

    /// The body of an arm: statements, which may end in a jump.
    fn arm(&mut self) -> Block {
        if self.rng.percent(25)
            && let Some(block) = self.jumping_block()
        {
            return block;
        }
        self.block()
    }

    fn if_stmt(&mut self) -> Stmt {
        let cond = self.condition(3);
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

    /// `ru! { .. }`, `unfused! { .. }`, or `fused! { x += y * z; }`
    fn override_stmt(&mut self) -> Stmt {
        let float = self.float;
        if self.rng.percent(30)
            && let Some(place) = self.place(|ty| ty == Type::Scalar(float))
        {
            let op = *self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
            let product = self.product(float, 2);
            let body = Block {
                stmts: vec![Stmt::Compound(place, op, product)],
                ..Block::default()
            };
            return Stmt::Override(Change::Fused, body);
        }
        let change = match self.rng.percent(80) {
            true => Change::Mode(*self.rng.pick(&Rounding::ALL)),
            false => Change::Unfused,
        };
        let mut body = self.block();
        if body.stmts.is_empty() {
            // An override of nothing is refused.
            let value = self.expr(float, 2);
            body.stmts.push(Stmt::Let {
                pattern: Pattern::Wild,
                value,
                annotate: true,
            });
        }
        Stmt::Override(change, body)
    }
}
