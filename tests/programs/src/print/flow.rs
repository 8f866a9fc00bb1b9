//! Control flow as Rust source.

use std::fmt::Write;

use super::{Printer, change_name};
use crate::ast::{
    Adapter, Block, Choice, Exit, Expr, ExprKind, Jump, Match, Pattern, Range, ScalarType, Stmt, Type,
    type_name,
};

fn label(exit: Exit) -> String {
    format!("'l{exit}")
}

/// The label and a colon, if a jump in the text refers to it.
fn label_if_used(exit: Exit, body: &str) -> String {
    let label = label(exit);
    let used = [" ", ";", ","]
        .iter()
        .any(|end| body.contains(&format!(" {label}{end}")));
    if used { format!("{label}: ") } else { String::new() }
}

impl Printer<'_> {
    pub(super) fn if_chain(&mut self, head: &str, then: &Block, otherwise: Option<&Block>) {
        self.body(head, then);
        match otherwise {
            None => self.line("}"),
            Some(Block { stmts, .. }) if matches!(stmts.as_slice(), [Stmt::If(..)]) => {
                if let [Stmt::If(cond, then, otherwise)] = stmts.as_slice() {
                    let head = format!("}} else {}", self.condition(cond));
                    self.if_chain(&head, then, otherwise.as_ref());
                }
            }
            Some(block) => {
                self.body("} else", block);
                self.line("}");
            }
        }
    }

    /// A loop or a block that can be left; with a label, without which a block is none of these.
    pub(super) fn labelled(&mut self, exit: Exit, head: &str, body: &Block) {
        let mut inner = self.inner();
        inner.stmts(body);
        let label = match head {
            "" => format!("{}:", label(exit)),
            head => format!("{}{head}", label_if_used(exit, &inner.out)),
        };
        self.line(&format!("{label} {{"));
        self.out.push_str(&inner.out);
        self.line("}");
    }

    /// A loop or block as a value.
    pub(super) fn labelled_value(&self, exit: Exit, head: &str, body: &Block) -> String {
        let text = self.inline_block(body, false);
        let label = match head {
            "" => format!("{}:", label(exit)),
            head => format!("{}{head}", label_if_used(exit, &text)),
        };
        format!("{label} {text}")
    }

    pub(super) fn jump(&self, jump: &Jump) -> String {
        let named = |name: &str, exit: Exit, with_label: bool| match with_label {
            true => format!("{name} {}", label(exit)),
            false => name.to_owned(),
        };
        match jump {
            Jump::Return(value) => format!("return {};", self.expr(value, true)),
            Jump::Break {
                exit,
                label,
                value: None,
            } => format!("{};", named("break", *exit, *label)),
            Jump::Break {
                exit,
                label,
                value: Some((_, value)),
            } => {
                let text = self.expr(value, false);
                // A block after `break` reads as what is left.
                let block_like = matches!(
                    value.kind,
                    ExprKind::If(..)
                        | ExprKind::Match(..)
                        | ExprKind::Block(_)
                        | ExprKind::Loop(..)
                        | ExprKind::Labelled(..)
                );
                let text = if block_like { format!("({text})") } else { text };
                format!("{} {text};", named("break", *exit, *label))
            }
            Jump::Continue { exit, label } => format!("{};", named("continue", *exit, *label)),
        }
    }

    pub(super) fn range(&self, pattern: &Pattern, range: &Range) -> String {
        let (lo, hi, inclusive, adapters) = match range {
            Range::Known {
                lo,
                hi,
                inclusive,
                adapters,
                end,
            } => {
                let ty = match pattern {
                    Pattern::Name(local) => self.local(*local).ty,
                    Pattern::Wild | Pattern::Tuple(_) | Pattern::Record(..) => Type::Scalar(ScalarType::I32),
                };
                let suffix = type_name(ty.scalar());
                match end {
                    Some(end) => (lo.to_string(), (*end).to_owned(), *inclusive, adapters),
                    None => (format!("{lo}{suffix}"), hi.to_string(), *inclusive, adapters),
                }
            }
            Range::Values {
                lo,
                hi,
                inclusive,
                adapters,
            } => (
                self.operand(lo, false),
                self.operand(hi, true),
                *inclusive,
                adapters,
            ),
            Range::Array(array) => return self.array_operand(array),
        };
        let dots = if inclusive { "..=" } else { ".." };
        let plain = format!("{lo}{dots}{hi}");
        if adapters.is_empty() {
            return plain;
        }
        adapters
            .iter()
            .fold(format!("({plain})"), |text, adapter| match adapter {
                Adapter::Rev => format!("{text}.rev()"),
                Adapter::StepBy(step) => format!("{text}.step_by({step})"),
                Adapter::StepByValue(step) => format!("{text}.step_by({})", self.expr(step, true)),
            })
    }

    fn array_operand(&self, array: &Expr) -> String {
        let text = self.expr(array, false);
        match array.kind {
            ExprKind::Local(_) | ExprKind::List(_) | ExprKind::Repeat(_) | ExprKind::Call(..) => text,
            _ => format!("({text})"),
        }
    }

    /// `match x { .. }` over several lines.
    pub(super) fn matched(&self, matched: &Match, known: bool) -> String {
        let inner = self.inner();
        let mut text = format!("match {} {{\n", self.at_operand(&matched.scrutinee));
        for arm in &matched.arms {
            let guard = match &arm.guard {
                Some(guard) => format!(" if {}", self.expr(guard, true)),
                None => String::new(),
            };
            let body = inner.inline_block(&arm.body, known);
            let _ = writeln!(
                text,
                "{}{}{guard} => {body}",
                "    ".repeat(inner.depth),
                self.choice(matched.scrutinee.ty, &arm.pattern)
            );
        }
        let _ = write!(text, "{}}}", "    ".repeat(self.depth));
        text
    }

    fn choice(&self, ty: Type, choice: &Choice) -> String {
        let literal = |value: i128| match ty {
            Type::Scalar(ScalarType::Bool) => (value != 0).to_string(),
            _ => value.to_string(),
        };
        match choice {
            Choice::Any => "_".to_owned(),
            Choice::Bind(local, None) => self.binding(*local),
            Choice::Bind(local, Some(inner)) => {
                let text = self.choice(ty, inner);
                match **inner {
                    Choice::Or(_) => format!("{} @ ({text})", self.binding(*local)),
                    _ => format!("{} @ {text}", self.binding(*local)),
                }
            }
            Choice::Value(value) => literal(*value),
            Choice::Range(lo, hi, inclusive) => {
                let dots = if *inclusive { "..=" } else { ".." };
                let (lo, hi) = (lo.map(literal), hi.map(literal));
                format!("{}{dots}{}", lo.unwrap_or_default(), hi.unwrap_or_default())
            }
            Choice::Or(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.choice(ty, part)).collect();
                parts.join(" | ")
            }
            Choice::Tuple(parts) => {
                let parts = parts.iter().enumerate();
                let parts: Vec<String> = parts
                    .map(|(number, part)| self.choice(ty.field(number).0, part))
                    .collect();
                format!("({})", parts.join(", "))
            }
        }
    }

    /// A block as an expression, on one line if it is short.
    pub(super) fn inline_block(&self, block: &Block, known: bool) -> String {
        let mut inner = self.inner();
        inner.stmts(block);
        let tail = block.tail.as_ref().map(|tail| inner.expr(tail, known));
        match (block.stmts.is_empty(), tail) {
            (true, Some(tail)) => return format!("{{ {tail} }}"),
            (true, None) => return "{}".to_owned(),
            (false, Some(tail)) => inner.line(&tail),
            (false, None) => {}
        }
        format!("{{\n{}{}}}", inner.out, "    ".repeat(self.depth))
    }

    /// An override of a value.
    pub(super) fn overridden(&self, change: crate::ast::Change, inner: &Expr, known: bool) -> String {
        format!("{}!({})", change_name(change), self.expr(inner, known))
    }
}
