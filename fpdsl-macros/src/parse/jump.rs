//! Jumps, and what they can leave.

use proc_macro2::Span;
use syn::Lifetime;

use super::Parser;
use crate::ast::build;
use crate::ast::surface::{Aim, Breaks, Exit, Expr, ExprKind, Jump, OwnStmt, Stmt, StmtKind};
use crate::diag::closest;

/// The loops and labelled blocks around what is being parsed.
#[derive(Default)]
pub struct OpenExits {
    open: Vec<Enclosing>,
    count: usize,
}

struct Enclosing {
    exit: Exit,
    /// With its apostrophe.
    label: Option<String>,
    what: Construct,
    breaks: Breaks,
    /// [`Parser::wholes`] around it.
    wholes: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Construct {
    While,
    For,
    Loop,
    Block,
}

impl Construct {
    fn name(self) -> &'static str {
        match self {
            Construct::While => "while",
            Construct::For => "for",
            Construct::Loop => "loop",
            Construct::Block => "block",
        }
    }
}

impl Parser<'_> {
    /// Notes that what follows stands inside a loop or labelled block.
    pub fn enter_exit(&mut self, label: Option<&syn::Label>, what: Construct) -> Exit {
        let exit = Exit(self.exits.count);
        self.exits.count += 1;
        self.exits.open.push(Enclosing {
            exit,
            label: label.map(|label| label.name.to_string()),
            what,
            breaks: Breaks::default(),
            wholes: self.wholes,
        });
        exit
    }

    /// Ends what [`Parser::enter_exit`] began; how it is left.
    pub fn leave_exit(&mut self, span: Span) -> Breaks {
        let Some(left) = self.exits.open.pop() else {
            return Breaks::default();
        };
        if left.breaks.with_value && left.breaks.without {
            let message = "one `break` has a value and another has none: give all of them one, or none";
            self.errors.push(span, message);
        }
        left.breaks
    }

    /// `break;` out of the innermost loop, which nobody has written.
    pub fn break_out(&mut self, span: Span) -> Stmt {
        let to = match self.exits.open.last_mut() {
            Some(innermost) => {
                innermost.breaks.without = true;
                Aim::Break(innermost.exit)
            }
            None => Aim::Return,
        };
        build::stmt(StmtKind::Own(OwnStmt::Jump(Box::new(Jump {
            span,
            to,
            value: None,
        }))))
    }

    pub fn return_stmt(&mut self, parsed: &syn::ExprReturn) -> StmtKind {
        let span = parsed.return_token.span;
        if self.wholes > 0 {
            self.report_interrupted(span, "return");
        }
        let value = match &parsed.expr {
            Some(value) => self.expr(value),
            None if self.writes_row => Expr::new(ExprKind::Tuple(Vec::new()), span),
            None => {
                let message = "`return` needs the result of the function: write `return x;`";
                self.errors.push(span, message);
                Expr::error(span)
            }
        };
        let to = Aim::Return;
        StmtKind::Own(OwnStmt::Jump(Box::new(Jump {
            span,
            to,
            value: Some(value),
        })))
    }

    pub fn break_stmt(&mut self, parsed: &syn::ExprBreak) -> StmtKind {
        let span = parsed.break_token.span;
        let value = parsed.expr.as_ref().map(|value| self.expr(value));
        let found = self.find_exit(parsed.label.as_ref(), "break", span);
        let Some(found) = found else {
            return StmtKind::Expr(Expr::error(span));
        };
        let Enclosing { exit, what, .. } = self.exits.open[found];
        if value.is_some() && matches!(what, Construct::While | Construct::For) {
            let message = format!(
                "a `{}` has no value: assign it to a variable before the `break`",
                what.name()
            );
            self.errors.push(span, message);
        }
        let breaks = &mut self.exits.open[found].breaks;
        breaks.with_value |= value.is_some();
        breaks.without |= value.is_none();
        let to = Aim::Break(exit);
        StmtKind::Own(OwnStmt::Jump(Box::new(Jump { span, to, value })))
    }

    pub fn continue_stmt(&mut self, parsed: &syn::ExprContinue) -> StmtKind {
        let span = parsed.continue_token.span;
        let Some(found) = self.find_exit(parsed.label.as_ref(), "continue", span) else {
            return StmtKind::Expr(Expr::error(span));
        };
        let Enclosing { exit, what, .. } = self.exits.open[found];
        if what == Construct::Block {
            let message = "`continue` needs a loop, and this label is on a block: write `break`";
            self.errors.push(span, message);
        }
        let to = Aim::Continue(exit);
        StmtKind::Own(OwnStmt::Jump(Box::new(Jump {
            span,
            to,
            value: None,
        })))
    }

    /// The position of the construct that a jump leaves: the one with the label, or else the innermost loop.
    fn find_exit(&mut self, label: Option<&Lifetime>, jump: &str, span: Span) -> Option<usize> {
        let found = match label {
            Some(label) => {
                let name = label.to_string();
                let labelled = |open: &Enclosing| open.label.as_ref() == Some(&name);
                let found = self.exits.open.iter().rposition(labelled);
                if found.is_none() {
                    let labels = self.exits.open.iter().filter_map(|open| open.label.as_deref());
                    let message = match closest(&name, labels) {
                        Some(meant) => {
                            format!("there is no label `{name}` around this: did you mean `{meant}`?")
                        }
                        None => format!(
                            "there is no label `{name}` around this: write it before the loop, as in \
                             `{name}: for i in 0..n {{ .. }}`"
                        ),
                    };
                    self.errors.push(label.span(), message);
                }
                found
            }
            None => {
                let found = self
                    .exits
                    .open
                    .iter()
                    .rposition(|open| open.what != Construct::Block);
                if found.is_none() {
                    let message =
                        format_args!("`{jump}` outside of a loop: write `return` to leave the function");
                    self.errors.push(span, message);
                }
                found
            }
        };
        if found.is_some_and(|position| self.exits.open[position].wholes != self.wholes) {
            self.report_interrupted(span, jump);
        }
        found
    }

    /// A jump out of an expression that is computed as a whole.
    pub fn report_interrupted(&mut self, span: Span, jump: &str) {
        let message = format_args!(
            "`{jump}` out of a closure, a guard, the condition of a `while` or the index of a place that is assigned is not supported: \
             give the value a name with `let` first, and jump in a statement of its own"
        );
        self.errors.push(span, message);
    }
}
