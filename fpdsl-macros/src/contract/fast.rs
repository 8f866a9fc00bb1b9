//! `contract = "fast"`: products that an immutable `let` gives a name and that are used once.
//!
//! Such a `let` keeps the factors instead of the product, and its one use multiplies them, where the ordinary
//! contraction finds the product. Factors are evaluated where the `let` stands, so that nothing else moves. Only a
//! product that will be fused is opened, and only if it is rounded in the mode of the sum.

use std::collections::HashMap;

use proc_macro2::Ident;

use super::{factors, is_product, within};
use crate::args::{Contraction, Mode, Options};
use crate::ast::{
    BinaryOp, Block, Change, Expr, ExprKind, Open, Override, Pattern, Stmt, StmtKind, Target, UnaryOp, Update,
};
use crate::desugar::build;
use crate::walk::{VisitMut, walk_block, walk_expr, walk_range};

/// Opens the `let`s of a function that asks for it.
pub fn open_lets(body: &mut Block, options: &Options) {
    if options.contract != Contraction::Fast {
        return;
    }
    let mut lets = Lets {
        step: Step::Count,
        mode: options.mode.clone(),
        policy: options.contract,
        scopes: Vec::new(),
        seen: 0,
        known: Vec::new(),
    };
    for step in [Step::Count, Step::Use, Step::Open] {
        lets.step = step;
        lets.seen = 0;
        lets.block(body);
    }
}

/// The three walks over a body, which meet the names in the same order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// How often each name is used, and which are products.
    Count,
    /// A use in a sum becomes a product of the factors.
    Use,
    /// What was used so is given factors.
    Open,
}

/// What is known of a name that a pattern binds.
#[derive(Default)]
struct Known {
    uses: usize,
    /// The mode in which it is rounded, if it is a product that may be opened.
    product: Option<Mode>,
    /// What of that product only rustc knows.
    open: Open,
    opened: bool,
}

struct Lets {
    step: Step,
    mode: Mode,
    policy: Contraction,
    scopes: Vec<HashMap<String, usize>>,
    /// How many names this walk has met.
    seen: usize,
    known: Vec<Known>,
}

impl VisitMut for Lets {
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
            ExprKind::Override(inner) => return self.within(inner),
            ExprKind::Local(name) => self.count(name),
            _ => walk_expr(self, expr),
        }
        if let ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, x, y) = &mut expr.kind
            && !self.use_factors(x)
            && !is_product(x)
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
                    && is_product(value);
                match self.step {
                    Step::Count if product => {
                        self.known[first].product = Some(self.mode.clone());
                        self.known[first].open = open_of(value);
                    }
                    Step::Open if product && self.known[first].opened => return Some(first),
                    Step::Count | Step::Use | Step::Open => {}
                }
            }
            StmtKind::For(looped) => {
                walk_range(self, &mut looped.range);
                if let Some(go) = &mut looped.go {
                    self.expr(go);
                }
                self.scopes.push(HashMap::new());
                self.declare(&looped.pattern);
                self.block(&mut looped.body);
                self.scopes.pop();
            }
            StmtKind::Coverage(coverage) => self.count(&coverage.scrutinee.clone()),
            _ => self.whole(stmt),
        }
        None
    }

    /// Visits all that a statement is made of.
    fn whole(&mut self, stmt: &mut Stmt) {
        let mut alone = Block {
            stmts: vec![Stmt {
                note: build::silent(),
                kind: std::mem::replace(&mut stmt.kind, StmtKind::Dead(Block::default())),
            }],
            tail: None,
        };
        walk_block(self, &mut alone);
        if let Some(Stmt { kind, .. }) = alone.stmts.pop() {
            stmt.kind = kind;
        }
        if let StmtKind::Assign {
            target: Target::Place(_),
            update: Update::Apply(BinaryOp::Add | BinaryOp::Sub, _),
            value,
        } = &mut stmt.kind
        {
            self.use_factors(value);
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
        match pattern {
            Pattern::Name { name, .. } => {
                if self.step == Step::Count {
                    self.known.push(Known::default());
                }
                if let Some(scope) = self.scopes.last_mut() {
                    scope.insert(name.to_string(), self.seen);
                }
                self.seen += 1;
            }
            Pattern::Wild(_) => {}
            Pattern::Tuple(parts, _) => parts.iter().for_each(|part| self.declare(part)),
            Pattern::Struct(taken) => taken.fields.iter().for_each(|(_, part)| self.declare(part)),
        }
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
        if self.step == Step::Count
            && let Some(number) = self.lookup(name)
        {
            self.known[number].uses += 1;
        }
    }

    /// Puts the product of the factors in the place of a name under any number of minuses; says whether it did.
    fn use_factors(&mut self, expr: &mut Expr) -> bool {
        match &mut expr.kind {
            ExprKind::Unary(UnaryOp::Neg, operand) => self.use_factors(operand),
            ExprKind::Local(name) if self.step == Step::Use && self.policy == Contraction::Fast => {
                let Some(number) = self.lookup(name) else {
                    return false;
                };
                let known = &mut self.known[number];
                if known.uses != 1 || known.product.as_ref() != Some(&self.mode) {
                    return false;
                }
                known.opened = true;
                let open = known.open;
                let span = name.span();
                let [x, y] = names(number, name).map(|name| Box::new(build::local(&name)));
                *expr = Expr::new(ExprKind::Binary(BinaryOp::Mul, x, y), span);
                expr.open.set(open);
                true
            }
            _ => false,
        }
    }
}

/// What only rustc knows of a product under any number of minuses.
fn open_of(product: &Expr) -> Open {
    match &product.kind {
        ExprKind::Unary(UnaryOp::Neg, operand) => open_of(operand),
        _ => product.open.get(),
    }
}

/// What the factors of a name are called; nobody sees it.
fn names(number: usize, name: &Ident) -> [Ident; 2] {
    [0, 1].map(|factor| build::name("", 2 * number + factor, name.span()))
}

/// `let p = x * y;` as `let p0 = x; let p1 = y;`; a minus goes to the first factor, whose sign is the product's.
fn open(stmt: Stmt, number: usize) -> Vec<Stmt> {
    let Stmt { note, kind } = stmt;
    match kind {
        StmtKind::Let {
            pattern: Pattern::Name { name, mutable },
            ty,
            value,
        } => {
            let span = value.span;
            let (negate, x, y) = factors(value, false);
            let x = match negate {
                true => Expr::new(ExprKind::Unary(UnaryOp::Neg, Box::new(x)), span),
                false => x,
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
                build::stmt(binding(second, ty, y)),
            ]
        }
        kind => vec![Stmt { note, kind }],
    }
}
