//! Expressions as Rust source.

use super::Printer;
use super::operator::{Binding, binding, block_like, ends_in_type, next};
use crate::ast::{Block, Expr, ExprKind, ScalarType, Type, type_name};

/// Returns true if the text alone says the type, whatever stands around it: it has more in it than literals.
pub(super) fn typed(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Float { .. } | ExprKind::Int(_) => false,
        ExprKind::Paren(x) | ExprKind::Neg(x) | ExprKind::Not(x) | ExprKind::Repeat(x) => typed(x),
        ExprKind::Override(_, x) => typed(x),
        ExprKind::Binary(op, x, _) if op.is_shift() => typed(x),
        ExprKind::Binary(_, x, y) => typed(x) || typed(y),
        ExprKind::If(_, then, otherwise) => typed_tail(then) || typed_tail(otherwise),
        // rustc looks for the type of the first arm.
        ExprKind::Match(matched) => typed_tail(&matched.arms[0].body),
        ExprKind::Block(block) => typed_tail(block),
        ExprKind::Tuple(parts) => parts.iter().all(typed),
        ExprKind::List(parts) => parts.iter().any(typed),
        ExprKind::Record(fields, base) => {
            fields.iter().any(|(_, e)| typed(e)) || base.as_deref().is_some_and(typed)
        }
        ExprKind::Local(_)
        | ExprKind::Bool(_)
        | ExprKind::Const(..)
        | ExprKind::Compare(..)
        | ExprKind::And(..)
        | ExprKind::Or(..)
        | ExprKind::Method(..)
        | ExprKind::Elementary(..)
        | ExprKind::Apart(..)
        | ExprKind::FromBits(_)
        | ExprKind::Cast(_)
        | ExprKind::Part(..)
        | ExprKind::Loop(..)
        | ExprKind::Labelled(..)
        | ExprKind::Call(..) => true,
    }
}

fn typed_tail(block: &Block) -> bool {
    block.tail.as_deref().is_some_and(typed)
}

impl Printer<'_> {
    /// An expression; `known` says that its surroundings fix its type, so that literals need no suffix.
    pub(super) fn expr(&self, e: &Expr, known: bool) -> String {
        match &e.kind {
            ExprKind::Local(local) => self.whole(*local),
            ExprKind::Float { text, .. } => match (known, e.ty.scalar()) {
                (true, _) => (*text).to_owned(),
                (false, ty) if self.scalar(ty) == "T" => format!("({{ let x: T = {text}; x }})"),
                // Rust's literals have no such suffix; under the cast they are of its type.
                (false, ty @ (ScalarType::F16 | ScalarType::Bf16)) => {
                    format!("({text} as {})", type_name(ty))
                }
                (false, ty) => format!("{text}{}", type_name(ty)),
            },
            ExprKind::Int(value) => format!("{value}{}", if known { "" } else { type_name(e.ty.scalar()) }),
            ExprKind::Bool(value) => value.to_string(),
            ExprKind::Const(path, _) => match path.strip_prefix("f16::") {
                Some(name) => format!("{}::{name}", self.scalar(ScalarType::F16)),
                None => (*path).to_owned(),
            },
            ExprKind::Paren(x) => format!("({})", self.expr(x, known)),
            ExprKind::Neg(x) => format!("-{}", self.at_least(x, Binding::Unary, known)),
            ExprKind::Not(x) => format!("!{}", self.at_least(x, Binding::Unary, known)),
            ExprKind::Binary(op, x, y) if op.is_shift() => self.infix(e, op.text(), (x, known), (y, false)),
            ExprKind::Binary(op, x, y) => {
                let (x_known, y_known) = self.sides(x, y, known);
                self.infix(e, op.text(), (x, x_known), (y, y_known))
            }
            ExprKind::Compare(op, x, y) => {
                let (x_known, y_known) = self.sides(x, y, false);
                self.infix(e, op.text(), (x, x_known), (y, y_known))
            }
            ExprKind::And(x, y) => self.infix(e, "&&", (x, true), (y, true)),
            ExprKind::Or(x, y) => self.infix(e, "||", (x, true), (y, true)),
            ExprKind::Method(method, args, by_type) => match self.scalar(args[0].ty.scalar()) {
                ty if *by_type && ty != "T" => {
                    format!("{ty}::{}({})", method.row().name, self.known_list(args))
                }
                _ => {
                    let receiver = self.receiver(&args[0]);
                    format!(
                        "{receiver}.{}({})",
                        method.row().name,
                        self.known_list(&args[1..])
                    )
                }
            },
            ExprKind::Elementary(function, args) => {
                let receiver = self.receiver(&args[0]);
                format!(
                    "{receiver}.{}({})",
                    function.row().name,
                    self.known_list(&args[1..])
                )
            }
            ExprKind::Apart(apart, args) => self.apart(*apart, args, e.ty.scalar()),
            ExprKind::FromBits(x) => {
                format!("{}::from_bits({})", type_name(e.ty.scalar()), self.expr(x, true))
            }
            ExprKind::Cast(x) => {
                let ty = self.scalar(e.ty.scalar());
                format!("{} as {ty}", self.at_least(x, Binding::Cast, false))
            }
            ExprKind::Part(base, path) => {
                let text = match base.kind {
                    ExprKind::Local(local) => self.local(local).name.to_owned(),
                    _ => self.receiver(base),
                };
                self.path(text, base.ty, path)
            }
            ExprKind::Tuple(parts) => format!("({})", self.list(parts, known)),
            ExprKind::Record(fields, base) => self.record(e.ty, fields, base.as_deref(), known),
            ExprKind::List(items) => {
                // The first one fixes the others.
                let first = items.first().map(|first| self.expr(first, known));
                let rest = items.iter().skip(1).map(|item| self.expr(item, true));
                format!(
                    "[{}]",
                    first.into_iter().chain(rest).collect::<Vec<_>>().join(", ")
                )
            }
            ExprKind::Repeat(item) => {
                let n = self.length(e.ty.element().1);
                format!("[{}; {n}]", self.expr(item, known))
            }
            ExprKind::If(cond, then, otherwise) => {
                let known = known || typed(e);
                format!(
                    "if {} {} else {}",
                    self.at_operand(cond),
                    self.inline_block(then, known),
                    self.inline_block(otherwise, known)
                )
            }
            ExprKind::Match(matched) => self.matched(matched, known || typed(e)),
            ExprKind::Loop(exit, _, body) => self.labelled_value(*exit, "loop", body),
            ExprKind::Labelled(exit, _, body) => self.labelled_value(*exit, "", body),
            ExprKind::Block(block) => self.inline_block(block, known),
            ExprKind::Override(change, inner) => self.overridden(*change, inner, known),
            ExprKind::Call(callee, mode, args) => self.call(*callee, *mode, args),
        }
    }

    /// The text of an expression before a dot.
    pub(super) fn receiver(&self, e: &Expr) -> String {
        match self.at_least(e, Binding::Atom, false) {
            text if text.starts_with('*') => format!("({text})"),
            text => text,
        }
    }

    pub(super) fn known_list(&self, items: &[Expr]) -> String {
        self.list(items, true)
    }

    fn list(&self, items: &[Expr], known: bool) -> String {
        let items: Vec<String> = items.iter().map(|e| self.expr(e, known)).collect();
        items.join(", ")
    }

    /// The text of an expression between a keyword and a block.
    pub(super) fn at_operand(&self, e: &Expr) -> String {
        let known = e.ty == Type::Scalar(ScalarType::Bool);
        self.expr(e, known)
    }

    /// Which sides of an operator have their type fixed by the other side or from outside. If neither, the left
    /// one gets suffixes, and they fix the right.
    fn sides(&self, x: &Expr, y: &Expr, known: bool) -> (bool, bool) {
        let known = known || typed(x) || typed(y);
        // `1.0 / x.sqrt()` and the like: a method's receiver is found before the other side is looked at.
        (known, true)
    }

    fn infix(&self, e: &Expr, op: &str, (x, x_known): (&Expr, bool), (y, y_known): (&Expr, bool)) -> String {
        let own = binding(e);
        // Comparisons do not chain; everything else groups to the left.
        let left = if own == Binding::Compare {
            Binding::BitOr
        } else {
            own
        };
        let right = next(own);
        let mut left_text = self.at_least(x, left, x_known);
        if left_text.ends_with(|c: char| c.is_alphanumeric()) && ends_in_type(x) && op.starts_with('<') {
            // `x as f32 < y` reads as the start of generic arguments.
            left_text = format!("({left_text})");
        }
        format!("{left_text} {op} {}", self.at_least(y, right, y_known))
    }

    /// In parentheses unless it binds at least as tightly as that, or is an `if` or block among operators.
    fn at_least(&self, e: &Expr, wanted: Binding, known: bool) -> String {
        let text = self.expr(e, known);
        if binding(e) < wanted || block_like(e) {
            format!("({text})")
        } else {
            text
        }
    }

    /// An end of a range.
    pub(super) fn operand(&self, e: &Expr, known: bool) -> String {
        self.at_least(e, Binding::Sum, known)
    }
}
