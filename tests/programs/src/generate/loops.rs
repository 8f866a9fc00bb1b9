//! Loops and labelled blocks.

use super::Generator;
use super::int::is_constant;
use super::jump::Open;
use crate::ast::{
    Adapter, BinaryOp, Block, Comparison, Expr, ExprKind, Instance, Jump, LocalId, Pattern, Place, Range,
    SCALARS, ScalarType, Stmt, Type, array_of, is_int,
};
use crate::consts::LEN;

impl Generator<'_> {
    fn int_type(&mut self) -> ScalarType {
        match self.rng.percent(35) {
            true => ScalarType::Usize,
            false => {
                let ints: Vec<ScalarType> = SCALARS.into_iter().filter(|&ty| is_int(ty)).collect();
                *self.rng.pick(&ints)
            }
        }
    }

    /// `let mut n = 0;` for a loop to count with.
    fn counter(&mut self, out: &mut Vec<Stmt>) -> Option<(LocalId, ScalarType)> {
        let ty = self.int_type();
        let counter = self.scope.declare(Type::Scalar(ty), true)?;
        self.scope.facts(counter).counter = true;
        out.push(Stmt::Let {
            pattern: Pattern::Name(counter),
            value: self.leaf_int(ty, 0),
            annotate: self.rng.percent(50),
        });
        Some((counter, ty))
    }

    /// `n += 1;`
    fn step(&mut self, counter: LocalId, ty: ScalarType) -> Stmt {
        let place = Place {
            local: counter,
            path: Vec::new(),
            ty: Type::Scalar(ty),
        };
        Stmt::Compound(place, BinaryOp::Add, self.leaf_int(ty, 1))
    }

    fn count(&self, counter: LocalId, op: Comparison, limit: Expr) -> Expr {
        let count = Expr::local(self.scope.locals(), counter);
        Expr::scalar(
            ScalarType::Bool,
            ExprKind::Compare(op, Box::new(count), Box::new(limit)),
        )
    }

    /// `let mut n = 0; while n < limit && .. { ..; n += 1; }`
    pub fn while_loop(&mut self, out: &mut Vec<Stmt>) {
        let Some((counter, ty)) = self.counter(out) else {
            return;
        };
        let limit = 1 + self.rng.below(6) as u64;
        let limit = self.leaf_int(ty, limit);
        let bounded = self.count(counter, Comparison::Lt, limit);
        let cond = if self.rng.percent(70) {
            let more = self.condition(3);
            let (x, y) = match self.rng.percent(75) {
                true => (bounded, more),
                false => (more, bounded),
            };
            Expr::scalar(ScalarType::Bool, ExprKind::And(Box::new(x), Box::new(y)))
        } else {
            bounded
        };
        // Where a pass may end anywhere, it counts first.
        let continues = self.rng.percent(60);
        let exit = self.next_exit();
        let open = Open {
            exit,
            is_loop: true,
            continues,
            value: None,
        };
        let mut body = self.within(open, Self::block);
        let step = self.step(counter, ty);
        let at = if continues || body.diverges() || self.rng.percent(30) {
            0
        } else {
            body.stmts.len()
        };
        body.stmts.insert(at, step);
        out.push(Stmt::While(exit, cond, body));
    }

    /// `if n >= limit { break; } n += 1;`
    fn leave_after(&mut self, counter: LocalId, ty: ScalarType, jump: Jump) -> [Stmt; 2] {
        let limit = self.rng.below(6) as u64;
        let limit = self.leaf_int(ty, limit);
        let cond = self.count(counter, Comparison::Ge, limit);
        let leave = Block {
            stmts: vec![Stmt::Jump(jump)],
            ..Block::default()
        };
        [Stmt::If(cond, leave, None), self.step(counter, ty)]
    }

    /// `let mut n = 0; loop { if n >= limit { break; } n += 1; .. }`
    pub fn endless_loop(&mut self, out: &mut Vec<Stmt>) {
        let Some((counter, ty)) = self.counter(out) else {
            return;
        };
        let exit = self.next_exit();
        let open = Open {
            exit,
            is_loop: true,
            continues: true,
            value: None,
        };
        let mut body = self.within(open, Self::block);
        let jump = Jump::Break {
            exit,
            label: self.rng.percent(20),
            value: None,
        };
        let head = self.leave_after(counter, ty, jump);
        body.stmts.splice(0..0, head);
        out.push(Stmt::Loop(exit, body));
    }

    /// `loop { if n >= limit { break x; } n += 1; .. }`, the counter before it.
    pub fn loop_value(&mut self, ty: Type, depth: usize, out: &mut Vec<Stmt>) -> Option<ExprKind> {
        let hidden = self.scope.declare_named(ty, false, "")?;
        let (counter, int) = self.counter(out)?;
        let exit = self.next_exit();
        let open = Open {
            exit,
            is_loop: true,
            continues: true,
            value: Some((hidden, ty)),
        };
        let last = self.value_of(ty, depth);
        let mut body = self.within(open, Self::block);
        let jump = Jump::Break {
            exit,
            label: self.rng.percent(20),
            value: Some((hidden, last)),
        };
        let head = self.leave_after(counter, int, jump);
        body.stmts.splice(0..0, head);
        Some(ExprKind::Loop(exit, hidden, Box::new(body)))
    }

    /// `'a: { .. }` without a value.
    pub fn labelled_stmt(&mut self) -> Stmt {
        let exit = self.next_exit();
        let open = Open {
            exit,
            is_loop: false,
            continues: false,
            value: None,
        };
        let body = self.within(open, Self::block);
        Stmt::Labelled(exit, body)
    }

    /// `'a: { .. break 'a x; .. y }`
    pub fn labelled_value(&mut self, ty: Type, depth: usize) -> Option<ExprKind> {
        let hidden = self.scope.declare_named(ty, false, "")?;
        let exit = self.next_exit();
        let open = Open {
            exit,
            is_loop: false,
            continues: false,
            value: Some((hidden, ty)),
        };
        let body = self.within(open, |g| {
            g.scope.enter();
            g.blocks += 1;
            let count = g.rng.range(0, 2) as usize;
            let mut stmts = g.stmts(count);
            while stmts.last().is_some_and(Stmt::diverges) {
                stmts.pop();
            }
            let label = true;
            let cond = g.condition(2);
            let value = Some((hidden, g.value_of(ty, depth)));
            let leave = Stmt::Jump(Jump::Break { exit, label, value });
            let then = Block {
                stmts: vec![leave],
                ..Block::default()
            };
            stmts.push(Stmt::If(cond, then, None));
            let count = g.rng.weighted(&[3, 1]);
            let more = g.stmts(count);
            stmts.extend(more.into_iter().filter(|stmt| !stmt.diverges()));
            g.blocks -= 1;
            let tail = Some(Box::new(g.value_of(ty, depth)));
            g.scope.leave();
            Block {
                stmts,
                tail,
                ..Block::default()
            }
        });
        Some(ExprKind::Labelled(exit, hidden, Box::new(body)))
    }

    fn adapters(&mut self, of_values: bool) -> Vec<Adapter> {
        let count = self.rng.weighted(&[6, 3, 1]);
        let mut adapters = Vec::new();
        for _ in 0..count {
            let adapter = match self.rng.weighted(&[3, 2, if of_values { 1 } else { 0 }]) {
                0 => Adapter::Rev,
                1 => Adapter::StepBy(1 + self.rng.below(4)),
                _ => {
                    let step = self.index_like(3);
                    let plus = if self.faults && self.rng.percent(30) { 0 } else { 1 };
                    let one = self.leaf_int(ScalarType::Usize, plus);
                    Adapter::StepByValue(Expr::scalar(
                        ScalarType::Usize,
                        ExprKind::Binary(BinaryOp::Add, Box::new(step), Box::new(one)),
                    ))
                }
            };
            adapters.push(adapter);
        }
        adapters
    }

    /// The body of a `for` whose counter or element a pattern declares.
    fn for_body(&mut self, pattern: Pattern, range: Range) -> Stmt {
        let exit = self.next_exit();
        let open = Open {
            exit,
            is_loop: true,
            continues: true,
            value: None,
        };
        let body = self.within(open, Self::block);
        Stmt::For {
            exit,
            pattern,
            range,
            body,
        }
    }

    /// `for i in 0..4`, with what a range can have.
    pub fn for_known(&mut self) -> Option<Stmt> {
        if self.open_length && self.rng.percent(60) {
            return self.for_length();
        }
        let ty = self.int_type();
        let to_len = ty == ScalarType::Usize && self.rng.percent(25);
        let adapters = self.adapters(false);
        let inclusive = self.rng.percent(30);
        let signed = crate::ast::int_width(ty).1;
        let lo = match self.rng.weighted(&[7, 3]) {
            0 => 0,
            _ => self.rng.range(if signed { -2 } else { 0 }, 2),
        };
        let hi = if to_len {
            LEN as i64
        } else {
            lo + self.rng.range(0, 4)
        };
        let range = Range::Known {
            lo,
            hi,
            inclusive,
            adapters,
            end: to_len.then_some("LEN"),
        };
        self.scope.enter();
        let counter = self.scope.declare(Type::Scalar(ty), false);
        let stmt = counter.map(|local| {
            if ty == ScalarType::Usize {
                self.scope.facts(local).below = Some((hi + i64::from(inclusive)) as usize);
            }
            self.for_body(Pattern::Name(local), range)
        });
        self.scope.leave();
        stmt
    }

    /// `for i in 0..N`
    fn for_length(&mut self) -> Option<Stmt> {
        let range = Range::Known {
            lo: 0,
            hi: Instance::LENGTH as i64,
            inclusive: false,
            adapters: self.adapters(false),
            end: Some("N"),
        };
        self.scope.enter();
        let counter = self.scope.declare(Type::Scalar(ScalarType::Usize), false);
        let stmt = counter.map(|local| {
            self.scope.facts(local).below_length = true;
            self.for_body(Pattern::Name(local), range)
        });
        self.scope.leave();
        stmt
    }

    /// `for i in a % 3 .. b % 5`
    pub fn for_values(&mut self) -> Option<Stmt> {
        let ty = self.int_type();
        let lo = match self.rng.percent(60) {
            true => self.leaf_int(ty, 0),
            false => self.remainder(ty, 3),
        };
        let hi = self.remainder(ty, 5);
        if is_constant(&lo) && is_constant(&hi) {
            // Rust evaluates constant ends itself, and refuses those that overflow.
            return None;
        }
        let adapters = self.adapters(true);
        let inclusive = self.rng.percent(30);
        let range = Range::Values {
            lo,
            hi,
            inclusive,
            adapters,
        };
        self.scope.enter();
        let counter = self.scope.declare(Type::Scalar(ty), false);
        let stmt = counter.map(|local| {
            if ty == ScalarType::Usize {
                self.scope.facts(local).below = Some(4 + usize::from(inclusive));
            }
            self.for_body(Pattern::Name(local), range)
        });
        self.scope.leave();
        stmt
    }

    /// `for x in [a, b]`
    pub fn for_array(&mut self) -> Option<Stmt> {
        let ty = match self.open_length && self.rng.percent(50) {
            true => array_of(Type::Scalar(Instance::FORMAT), Instance::LENGTH),
            false => *self.rng.pick(&crate::ast::ARRAYS),
        };
        let array = self.value_of(ty, 2);
        self.scope.enter();
        let pattern = self.pattern(ty.element().0, false);
        let stmt = pattern.map(|pattern| self.for_body(pattern, Range::Array(array)));
        self.scope.leave();
        stmt
    }

    pub fn leaf_int(&mut self, ty: ScalarType, value: u64) -> Expr {
        Expr::scalar(ty, ExprKind::Int(value))
    }

    fn remainder(&mut self, ty: ScalarType, n: u64) -> Expr {
        let x = self.expr(ty, 2);
        let n = self.leaf_int(ty, n);
        Expr::scalar(ty, ExprKind::Binary(BinaryOp::Rem, Box::new(x), Box::new(n)))
    }

    /// A `usize` below `n`, computed.
    fn index_like(&mut self, n: u64) -> Expr {
        self.remainder(ScalarType::Usize, n)
    }
}
