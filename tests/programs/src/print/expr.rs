//! Expressions as Rust source.

use super::Printer;
use crate::ast::{
    ArrayExpr, ArrayKind, BinaryOp, Block, Comparison, Expr, ExprKind, LocalId, Method, Value, type_name,
};

/// How tightly Rust binds: the larger, the tighter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    /// `||`
    Or,
    /// `&&`
    And,
    /// Comparisons, which do not chain.
    Compare,
    BitOr,
    BitXor,
    BitAnd,
    Shift,
    Sum,
    Product,
    /// `x as f32`
    Cast,
    /// `-x`
    Unary,
    /// Everything with its own delimiters.
    Atom,
}

impl BinaryOp {
    /// The operator.
    pub fn text(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::BitAnd => "&",
            BinaryOp::BitOr => "|",
            BinaryOp::BitXor => "^",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr => ">>",
        }
    }

    /// Whether the right operand has a type of its own.
    pub fn is_shift(self) -> bool {
        matches!(self, BinaryOp::Shl | BinaryOp::Shr)
    }

    fn binding(self) -> Binding {
        match self {
            BinaryOp::Add | BinaryOp::Sub => Binding::Sum,
            BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => Binding::Product,
            BinaryOp::BitAnd => Binding::BitAnd,
            BinaryOp::BitOr => Binding::BitOr,
            BinaryOp::BitXor => Binding::BitXor,
            BinaryOp::Shl | BinaryOp::Shr => Binding::Shift,
        }
    }
}

impl Comparison {
    fn text(self) -> &'static str {
        match self {
            Comparison::Eq => "==",
            Comparison::Ne => "!=",
            Comparison::Lt => "<",
            Comparison::Le => "<=",
            Comparison::Gt => ">",
            Comparison::Ge => ">=",
        }
    }
}

impl Method {
    fn name(self) -> &'static str {
        match self {
            Method::Sqrt => "sqrt",
            Method::Recip => "recip",
            Method::Abs => "abs",
            Method::Min => "min",
            Method::Max => "max",
            Method::MulAdd => "mul_add",
            Method::ToBits => "to_bits",
        }
    }
}

fn binding(e: &Expr) -> Binding {
    match &e.kind {
        ExprKind::Binary(op, ..) => op.binding(),
        ExprKind::Compare(..) => Binding::Compare,
        ExprKind::And(..) => Binding::And,
        ExprKind::Or(..) => Binding::Or,
        ExprKind::Cast(_) => Binding::Cast,
        ExprKind::Neg(_) | ExprKind::Not(_) => Binding::Unary,
        ExprKind::Local(_)
        | ExprKind::Float { .. }
        | ExprKind::Int(_)
        | ExprKind::Bool(_)
        | ExprKind::Const(..)
        | ExprKind::Paren(_)
        | ExprKind::Method(..)
        | ExprKind::FromBits(_)
        | ExprKind::Index(..)
        | ExprKind::If(..)
        | ExprKind::Block(_)
        | ExprKind::Call(..) => Binding::Atom,
    }
}

/// Whether the text alone says the type, whatever stands around it: it has more in it than literals.
pub(super) fn typed(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Float { .. } | ExprKind::Int(_) => false,
        ExprKind::Paren(x) | ExprKind::Neg(x) | ExprKind::Not(x) => typed(x),
        ExprKind::Binary(op, x, _) if op.is_shift() => typed(x),
        ExprKind::Binary(_, x, y) => typed(x) || typed(y),
        ExprKind::If(_, then, otherwise) => typed_tail(then) || typed_tail(otherwise),
        ExprKind::Block(block) => typed_tail(block),
        ExprKind::Local(_)
        | ExprKind::Bool(_)
        | ExprKind::Const(..)
        | ExprKind::Compare(..)
        | ExprKind::And(..)
        | ExprKind::Or(..)
        | ExprKind::Method(..)
        | ExprKind::FromBits(_)
        | ExprKind::Cast(_)
        | ExprKind::Index(..)
        | ExprKind::Call(..) => true,
    }
}

fn typed_tail(block: &Block) -> bool {
    match block.tail.as_deref() {
        Some(Value::Scalar(e)) => typed(e),
        Some(Value::Array(_)) | None => false,
    }
}

impl Printer<'_> {
    /// An expression; `known` says that its surroundings fix its type, so that literals need no suffix.
    pub(super) fn expr(&self, e: &Expr, known: bool) -> String {
        let suffix = if known { "" } else { type_name(e.ty) };
        match &e.kind {
            ExprKind::Local(local) => self.local(*local).name.to_owned(),
            ExprKind::Float { text, .. } => format!("{text}{suffix}"),
            ExprKind::Int(value) => format!("{value}{suffix}"),
            ExprKind::Bool(value) => value.to_string(),
            ExprKind::Const(path, _) => (*path).to_owned(),
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
            ExprKind::Method(method, args) => {
                let receiver = self.at_least(&args[0], Binding::Atom, false);
                let rest: Vec<String> = args[1..].iter().map(|e| self.expr(e, true)).collect();
                format!("{receiver}.{}({})", method.name(), rest.join(", "))
            }
            ExprKind::FromBits(x) => format!("{}::from_bits({})", type_name(e.ty), self.expr(x, true)),
            ExprKind::Cast(x) => {
                format!(
                    "{} as {}",
                    self.at_least(x, Binding::Cast, false),
                    type_name(e.ty)
                )
            }
            ExprKind::Index(array, index) => self.indexed(*array, index),
            ExprKind::If(cond, then, otherwise) => {
                let known = known || typed(e);
                format!(
                    "if {} {} else {}",
                    self.expr(cond, true),
                    self.inline_block(then, known),
                    self.inline_block(otherwise, known)
                )
            }
            ExprKind::Block(block) => self.inline_block(block, known),
            ExprKind::Call(callee, args) => self.call(*callee, args),
        }
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
        let block_like = matches!(e.kind, ExprKind::If(..) | ExprKind::Block(_));
        if binding(e) < wanted || block_like {
            format!("({text})")
        } else {
            text
        }
    }

    /// An end of a range.
    pub(super) fn operand(&self, e: &Expr, known: bool) -> String {
        self.at_least(e, Binding::Sum, known)
    }

    /// `a[i][j]`
    pub(super) fn indexed(&self, array: LocalId, index: &[Expr]) -> String {
        let mut text = self.local(array).name.to_owned();
        for i in index {
            text.push_str(&format!("[{}]", self.expr(i, true)));
        }
        text
    }

    pub(super) fn array(&self, a: &ArrayExpr, known: bool) -> String {
        match &a.kind {
            ArrayKind::List(items) => match *a.shape.dims() {
                [_, columns] => {
                    let rows: Vec<String> = items.chunks(columns).map(|row| self.list(row, known)).collect();
                    format!("[{}]", rows.join(", "))
                }
                _ => self.list(items, known),
            },
            ArrayKind::Repeat(item) => {
                let item = self.expr(item, known);
                a.shape
                    .dims()
                    .iter()
                    .rev()
                    .fold(item, |inner, n| format!("[{inner}; {n}]"))
            }
            ArrayKind::Call(callee, args) => self.call(*callee, args),
            ArrayKind::Local(local) => self.local(*local).name.to_owned(),
            ArrayKind::If(cond, then, otherwise) => {
                // The first arm fixes the type of the second.
                let (then, otherwise) = (self.inline_block(then, known), self.inline_block(otherwise, true));
                format!("if {} {then} else {otherwise}", self.expr(cond, true))
            }
        }
    }

    fn list(&self, items: &[Expr], known: bool) -> String {
        let items: Vec<String> = items.iter().map(|e| self.expr(e, known)).collect();
        format!("[{}]", items.join(", "))
    }
}

/// Whether the text ends in the type of a cast.
fn ends_in_type(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Cast(_) => true,
        ExprKind::Neg(x) | ExprKind::Not(x) | ExprKind::Binary(_, _, x) | ExprKind::Compare(_, _, x) => {
            ends_in_type(x)
        }
        _ => false,
    }
}

/// The next tighter binding.
fn next(binding: Binding) -> Binding {
    match binding {
        Binding::Or => Binding::And,
        Binding::And => Binding::Compare,
        Binding::Compare => Binding::BitOr,
        Binding::BitOr => Binding::BitXor,
        Binding::BitXor => Binding::BitAnd,
        Binding::BitAnd => Binding::Shift,
        Binding::Shift => Binding::Sum,
        Binding::Sum => Binding::Product,
        Binding::Product => Binding::Cast,
        Binding::Cast => Binding::Unary,
        Binding::Unary | Binding::Atom => Binding::Atom,
    }
}
