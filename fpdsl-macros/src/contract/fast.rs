//! `contract = "fast"`: products that an immutable `let` gives a name and that are used once.
//!
//! Such a `let` keeps the factors instead of the product, and its one use multiplies them, where the ordinary
//! contraction finds the product. Factors are evaluated where the `let` stands, so that nothing else moves. Only a
//! product that will be fused is opened, and only if it is rounded in the mode of the sum.

use std::collections::HashMap;

use proc_macro2::Ident;

use super::within;
use crate::args::{Contraction, Mode, Options};
use crate::ast::surface::{
    Block, Change, Expr, ExprKind, Match, Override, OwnExpr, OwnStmt, Stmt, StmtKind, Surface, Target,
};
use crate::ast::walk::{VisitMut, visit_range, walk_expr, walk_stmt};
use crate::ast::{BinaryOp, Open, Pattern, UnaryOp, Update, build};

/// Opens the `let`s of a function that asks for it.
pub fn open_lets(body: &mut Block, options: &Options) {
    if options.contract != Contraction::Fast {
        return;
    }
    let mut lets = Lets {
        pass: Pass::Count,
        mode: options.mode.clone(),
        policy: options.contract,
        scopes: Vec::new(),
        seen: 0,
        bindings: Vec::new(),
    };
    for pass in [Pass::Count, Pass::Use, Pass::Open] {
        lets.pass = pass;
        lets.seen = 0;
        lets.block(body);
    }
}

/// The three walks over a body, which meet the names in the same order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    /// How often each name is used, and which are products.
    Count,
    /// A use in a sum becomes a product of the factors.
    Use,
    /// The `let` of a product used in a sum becomes the `let`s of its factors.
    Open,
}

/// A name that a pattern binds, and how it is used.
#[derive(Default)]
struct Binding {
    uses: usize,
    /// The mode in which it is rounded, if it is a product that may be opened.
    product: Option<Mode>,
    /// True if only rustc knows whether the factors of that product are scalars.
    open: Open,
    opened: bool,
}

struct Lets {
    pass: Pass,
    mode: Mode,
    policy: Contraction,
    scopes: Vec<HashMap<String, usize>>,
    /// The number of names that this walk has met.
    seen: usize,
    bindings: Vec<Binding>,
}

impl VisitMut<Surface> for Lets {
    fn block(&mut self, block: &mut Block) {
        self.scopes.push(HashMap::new());
        let stmts = std::mem::take(&mut block.stmts);
        for mut stmt in stmts {
            let opened = self.stmt(&mut stmt);
            match opened {
                Some(number) => block.stmts.extend(open(stmt, number)),
                None => block.stmts.push(stmt),
            }
        }
        if let Some(tail) = &mut block.tail {
            self.expr(&mut tail.value);
        }
        self.scopes.pop();
    }

    fn expr(&mut self, expr: &mut Expr) {
        match &mut expr.kind {
            ExprKind::Own(OwnExpr::Override(inner)) => return self.within(inner),
            ExprKind::Own(OwnExpr::Match(matched)) => self.matched(matched),
            ExprKind::Local(name) => self.count(name),
            _ => walk_expr(self, expr),
        }
        if let ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, x, y) = &mut expr.kind
            && !self.use_factors(x)
            && !x.is_product()
        {
            self.use_factors(y);
        }
    }
}

impl Lets {
    /// Visits a statement; gives the number of the name whose `let` this is, if it is to be opened.
    fn stmt(&mut self, stmt: &mut Stmt) -> Option<usize> {
        match &mut stmt.kind {
            StmtKind::Let { pattern, value, .. } => {
                self.expr(value);
                let first = self.seen;
                self.declare(pattern);
                let product = matches!(pattern, Pattern::Name { mutable: None, .. })
                    && self.policy == Contraction::Fast
                    && value.is_product();
                match self.pass {
                    Pass::Count if product => {
                        self.bindings[first].product = Some(self.mode.clone());
                        self.bindings[first].open = open_of(value);
                    }
                    Pass::Open if product && self.bindings[first].opened => return Some(first),
                    Pass::Count | Pass::Use | Pass::Open => {}
                }
            }
            StmtKind::Own(OwnStmt::For(looped)) => {
                visit_range(self, &mut looped.range);
                self.scopes.push(HashMap::new());
                self.declare(&looped.pattern);
                self.block(&mut looped.body);
                self.scopes.pop();
            }
            StmtKind::Own(OwnStmt::Match(matched)) => self.matched(matched),
            _ => self.whole(stmt),
        }
        None
    }

    /// Visits all that a statement is made of.
    fn whole(&mut self, stmt: &mut Stmt) {
        walk_stmt(self, stmt);
        if let StmtKind::Assign {
            target: Target::Place(_),
            update:
                Update::Apply {
                    op: BinaryOp::Add | BinaryOp::Sub,
                    ..
                },
            value,
        } = &mut stmt.kind
        {
            self.use_factors(value);
        }
    }

    /// Each arm is a scope of the names that its pattern binds.
    fn matched(&mut self, matched: &mut Match) {
        self.expr(&mut matched.scrutinee);
        for arm in &mut matched.arms {
            self.scopes.push(HashMap::new());
            arm.pattern.for_each_name(&mut |name| self.declare_name(name));
            if let Some(guard) = &mut arm.guard {
                self.expr(guard);
            }
            self.block(&mut arm.body);
            self.scopes.pop();
        }
    }

    fn within(&mut self, inner: &mut Override) {
        let (mode, policy) = (self.mode.clone(), self.policy);
        if let Change::Mode(own) = &inner.change {
            self.mode = own.clone();
        }
        self.policy = within(policy, &inner.change);
        self.expr(&mut inner.value);
        self.mode = mode;
        self.policy = policy;
    }

    fn declare(&mut self, pattern: &Pattern) {
        pattern.for_each_name(&mut |name| self.declare_name(name));
    }

    fn declare_name(&mut self, name: &Ident) {
        if self.pass == Pass::Count {
            self.bindings.push(Binding::default());
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_string(), self.seen);
        }
        self.seen += 1;
    }

    fn lookup(&self, name: &Ident) -> Option<usize> {
        let name = name.to_string();
        self.scopes
            .iter()
            .rev()
            .find_map(|scope| scope.get(&name))
            .copied()
    }

    fn count(&mut self, name: &Ident) {
        if self.pass == Pass::Count
            && let Some(number) = self.lookup(name)
        {
            self.bindings[number].uses += 1;
        }
    }

    /// Puts the product of the factors in place of a name under any number of minuses; says whether it did.
    fn use_factors(&mut self, expr: &mut Expr) -> bool {
        match &mut expr.kind {
            ExprKind::Unary(UnaryOp::Neg, operand) => self.use_factors(operand),
            ExprKind::Local(name) if self.pass == Pass::Use && self.policy == Contraction::Fast => {
                let Some(number) = self.lookup(name) else {
                    return false;
                };
                let binding = &mut self.bindings[number];
                if binding.uses != 1 || binding.product.as_ref() != Some(&self.mode) {
                    return false;
                }
                binding.opened = true;
                let open = binding.open;
                let span = name.span();
                let [x, y] = names(number, name).map(|name| Box::new(build::local(&name)));
                let kind = ExprKind::Binary(BinaryOp::Mul, x, y);
                *expr = Expr { kind, span, open };
                true
            }
            _ => false,
        }
    }
}

/// Returns whether only rustc knows that the factors of this product, under any number of minuses, are scalars.
fn open_of(product: &Expr) -> Open {
    match &product.kind {
        ExprKind::Unary(UnaryOp::Neg, operand) => open_of(operand),
        _ => product.open,
    }
}

/// The names of a product's two factors; nobody sees them.
fn names(number: usize, name: &Ident) -> [Ident; 2] {
    [0, 1].map(|factor| build::unseen("factor", 2 * number + factor, name.span()))
}

/// `let p = x * y;` as `let p0 = x; let p1 = y;`; a minus goes to the first factor, whose sign is the product's.
fn open(stmt: Stmt, number: usize) -> Vec<Stmt> {
    let Stmt { note, kind } = stmt;
    let StmtKind::Let {
        pattern: Pattern::Name { name, mutable },
        ty,
        value,
    } = kind
    else {
        return vec![Stmt { note, kind }];
    };
    let span = value.span;
    let product = match value.into_product() {
        Ok(product) => product,
        Err(value) => {
            let kind = StmtKind::Let {
                pattern: Pattern::Name { name, mutable },
                ty,
                value: *value,
            };
            return vec![Stmt { note, kind }];
        }
    };
    let x = if product.is_negated() {
        Expr::new(ExprKind::Unary(UnaryOp::Neg, Box::new(product.x)), span)
    } else {
        product.x
    };
    let [first, second] = names(number, &name);
    let binding = |name, ty, value| StmtKind::Let {
        pattern: Pattern::Name { name, mutable },
        ty,
        value,
    };
    vec![
        Stmt {
            note,
            kind: binding(first, ty.clone(), x),
        },
        build::stmt(binding(second, ty, product.y)),
    ]
}
