//! Stochastic rounding, storage formats and profiles in programs.
//!
//! They are put in the place of what a program has, with random numbers of their own, after it is made.

use fpdsl_ops::Storage;

use crate::ast::walk::{Visitor, walk_expr, walk_stmt};
use crate::ast::{
    Apart, BinaryOp, By, Change, Contraction, Expr, ExprKind, Form, Function, Profile, ScalarType, Stmt,
    is_float,
};
use crate::rng::Rng;

/// How many of a hundred programs have any.
const PROGRAMS: usize = 60;

/// The most that a program has of them. A draw is ten rounds of Philox, and machine code has a largest size.
const MOST: usize = 5;

/// Rounds some of what the functions compute apart from their modes, stochastically too if they may draw.
pub fn round_apart(seed: u64, functions: &mut [Function], draws: bool) {
    let mut rng = Rng::new(seed ^ 0x0061_7061_7274);
    if !rng.percent(PROGRAMS) {
        return;
    }
    let mut left = MOST;
    // The instances of a generic function have one text, and formats that are parameters are not known.
    for function in functions
        .iter_mut()
        .filter(|function| function.instance.is_none())
    {
        profile(&mut rng, function);
        let mut rounds = Rounds {
            rng: Rng::new(rng.bits()),
            draws: draws && !function.ftz && function.profile == Profile::Standard,
            left,
        };
        function.visit(&mut rounds);
        left = rounds.left;
    }
}

/// Gives some functions a profile. Those of `cc1x` have no approximations, of which no bits are promised.
fn profile(rng: &mut Rng, function: &mut Function) {
    let chosen = rng.percent(30);
    if !chosen || function.form != Form::Free {
        return;
    }
    let mut found = Found::default();
    function.visit(&mut found);
    if function.contract == Contraction::Off && !function.ftz && !found.fuses {
        function.profile = Profile::X87;
    } else if !found.approximates {
        function.profile = Profile::Cc1x;
        function.ftz = true;
    }
}

/// What a profile may not have.
#[derive(Default)]
struct Found {
    /// `fused!(..)`
    fuses: bool,
    /// What `cc1x` approximates.
    approximates: bool,
}

impl Visitor for Found {
    fn stmt(&mut self, stmt: &mut Stmt) {
        match stmt {
            Stmt::Override(Change::Fused, _) => self.fuses = true,
            Stmt::Compound(_, BinaryOp::Div, value) => {
                self.approximates |= value.ty.scalar() == ScalarType::F32;
            }
            _ => {}
        }
        walk_stmt(self, stmt);
    }

    fn expr(&mut self, e: &mut Expr) {
        match &e.kind {
            ExprKind::Override(Change::Fused, _) => self.fuses = true,
            ExprKind::Binary(BinaryOp::Div, x, _) => self.approximates |= x.ty.scalar() == ScalarType::F32,
            ExprKind::Method(method, args, _) if method.is_of_cc1x() => {
                self.approximates |= args[0].ty.scalar() == ScalarType::F32;
            }
            _ => {}
        }
        walk_expr(self, e);
    }
}

struct Rounds {
    rng: Rng,
    /// There is stochastic rounding.
    draws: bool,
    /// How many more there may be.
    left: usize,
}

impl Visitor for Rounds {
    fn stmt(&mut self, stmt: &mut Stmt) {
        match stmt {
            Stmt::Override(Change::Fused, body) => {
                for stmt in &mut body.stmts {
                    match stmt {
                        Stmt::Compound(place, _, value) => {
                            self.place(place);
                            self.fused(value);
                        }
                        other => self.stmt(other),
                    }
                }
            }
            other => walk_stmt(self, other),
        }
    }

    fn expr(&mut self, e: &mut Expr) {
        if let ExprKind::Override(Change::Fused, value) = &mut e.kind {
            return self.fused(value);
        }
        walk_expr(self, e);
        let Some(ty) = e.ty.as_scalar().filter(|&ty| is_float(ty)) else {
            return;
        };
        if self.draws && self.left > 0 && self.rng.percent(15) {
            self.draw(e);
        }
        if matches!(ty, ScalarType::F32 | ScalarType::F64) && self.left > 0 && self.rng.percent(4) {
            self.store(e, ty);
        }
    }

    // Loops end as they did.
    fn loop_end(&mut self, _: &mut Expr) {}
}

impl Rounds {
    /// What `fused!` rounds at once: its sum and product stay, and operands change.
    fn fused(&mut self, e: &mut Expr) {
        match &mut e.kind {
            ExprKind::Override(_, x) | ExprKind::Paren(x) | ExprKind::Neg(x) => self.fused(x),
            ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, x, y) => {
                self.fused(x);
                self.fused(y);
            }
            ExprKind::Binary(BinaryOp::Mul, x, y) => {
                self.expr(x);
                self.expr(y);
            }
            _ => walk_expr(self, e),
        }
    }

    /// An operation with stochastic rounding in the place of the same in the mode.
    fn draw(&mut self, e: &mut Expr) {
        let (apart, args) = match &e.kind {
            ExprKind::Binary(op, x, y) => {
                let Some(operation) = op.of_floats().filter(|operation| operation.is_stochastic()) else {
                    return;
                };
                (Apart::Stochastic(operation), vec![(**x).clone(), (**y).clone()])
            }
            ExprKind::Method(method, args, _) if method.is_stochastic() => {
                (Apart::Stochastic(*method), args.clone())
            }
            ExprKind::Cast(x) if x.ty.scalar() != ScalarType::Bool => {
                (Apart::StochasticCast, vec![(**x).clone()])
            }
            _ => return,
        };
        self.left -= 1;
        e.kind = ExprKind::Apart(apart, args);
    }

    /// A number by way of a storage format.
    fn store(&mut self, e: &mut Expr, ty: ScalarType) {
        self.left -= 1;
        let format = *self.rng.pick(&Storage::ALL);
        let by = match self.rng.below(3) {
            0 => By::Away,
            1 if self.draws => By::Draw,
            _ => By::Mode,
        };
        let overflows = format.nan().is_some() && self.rng.percent(50);
        let apart = Apart::Stored {
            format,
            overflows,
            by,
        };
        let stored = Expr::scalar(ScalarType::F32, ExprKind::Apart(apart, vec![e.clone()]));
        *e = match ty {
            ScalarType::F32 => stored,
            _ => Expr::scalar(ty, ExprKind::Cast(Box::new(stored))),
        };
    }
}
