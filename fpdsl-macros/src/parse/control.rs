//! Loops and labelled blocks.

use proc_macro2::Ident;
use syn::spanned::Spanned;

use super::Parser;
use super::jump::Construct;
use super::{unsupported, walk};
use crate::ast::surface::{
    Adapter, Block, Ends, Expr, ExprKind, For, Loop, OwnExpr, OwnStmt, Range, StmtKind, While,
};
use crate::ast::{IntLiteral, Pattern};

impl Parser<'_> {
    pub fn while_stmt(&mut self, parsed: &syn::ExprWhile) -> StmtKind {
        let span = parsed.while_token.span;
        let exit = self.enter_exit(parsed.label.as_ref(), Construct::While);
        let cond = self.whole(&parsed.cond);
        let body = self.unit_block(&parsed.body, "while");
        self.leave_exit(span);
        StmtKind::Own(OwnStmt::While(Box::new(While {
            exit,
            label: label_name(parsed.label.as_ref()),
            span,
            cond,
            body,
        })))
    }

    /// A `loop`, with a value if it is left by a `break` that has one.
    pub fn loop_expr(&mut self, parsed: &syn::ExprLoop) -> Loop {
        let span = parsed.loop_token.span;
        let exit = self.enter_exit(parsed.label.as_ref(), Construct::Loop);
        let body = self.unit_block(&parsed.body, "loop");
        let breaks = self.leave_exit(span);
        Loop {
            exit,
            label: label_name(parsed.label.as_ref()),
            span,
            body,
            once: false,
            breaks,
        }
    }

    /// A block with a label, which `break` leaves.
    pub fn labelled_block(&mut self, parsed: &syn::ExprBlock) -> Loop {
        let span = parsed.block.brace_token.span.open();
        let exit = self.enter_exit(parsed.label.as_ref(), Construct::Block);
        let body = self.block(&parsed.block);
        let breaks = self.leave_exit(span);
        if breaks.with_value && !body.has_value() && !body.diverges() || breaks.without && body.has_value() {
            let message = "a block with a label ends in a value if its `break`s have one, and only then";
            self.errors.push(span, message);
        }
        Loop {
            exit,
            label: label_name(parsed.label.as_ref()),
            span,
            body,
            once: true,
            breaks,
        }
    }

    /// A loop where a value is expected.
    pub fn loop_value(&mut self, looped: Loop) -> Expr {
        let span = looped.span;
        if !looped.has_value() {
            let message = match (looped.once, looped.breaks.without) {
                (true, _) => "this block is used as a value, but does not end in one: drop the last `;`",
                (false, true) => "this `loop` is used as a value: leave it with `break value;`",
                (false, false) => {
                    "this `loop` is used as a value, but nothing leaves it: write `break value;`"
                }
            };
            self.errors.push(span, message);
        }
        Expr::new(ExprKind::Own(OwnExpr::Loop(Box::new(looped))), span)
    }

    /// The body of a loop, which has no value.
    fn unit_block(&mut self, block: &syn::Block, what: &str) -> Block {
        let parsed = self.block(block);
        if let Some(tail) = &parsed.tail {
            let message = format_args!("the body of a `{what}` has no value: assign it to a variable");
            self.errors.push(tail.value.span, message);
        }
        parsed
    }

    pub fn for_stmt(&mut self, parsed: &syn::ExprForLoop) -> StmtKind {
        let span = parsed.for_token.span;
        if !self.is_range_or_array(&parsed.expr) {
            return match self.walk(&parsed.expr) {
                Some(walk) => self.walked(walk, &parsed.pat, parsed.label.as_ref(), span, |parser| {
                    parser.unit_block(&parsed.body, "for")
                }),
                None => {
                    self.unread_turn(parsed);
                    StmtKind::Expr(Expr::error(span))
                }
            };
        }
        let range = self.range(&parsed.expr);
        let exit = self.enter_exit(parsed.label.as_ref(), Construct::For);
        self.scopes.enter();
        let pattern = self.pattern(&parsed.pat);
        let is_array = matches!(
            range,
            Some(Range {
                ends: Ends::Array(_),
                ..
            })
        );
        if let (Pattern::Tuple(_, at) | Pattern::Array(_, at), false) = (&pattern, is_array) {
            self.errors
                .push(*at, "the counter of a `for` is one integer: write `for i in ..`");
        }
        self.declare(&pattern);
        if self.is_reference(&parsed.expr) {
            pattern.for_each_name(&mut |name| self.scopes.note_reference(name));
        }
        let body = self.unit_block(&parsed.body, "for");
        self.scopes.leave();
        self.leave_exit(span);
        match range {
            Some(range) => StmtKind::Own(OwnStmt::For(Box::new(For {
                exit,
                label: label_name(parsed.label.as_ref()),
                span,
                pattern,
                range,
                body,
            }))),
            None => StmtKind::Expr(Expr::error(span)),
        }
    }

    /// Returns true if a `for` is over a range with steps and directions alone, or over an array as it is.
    fn is_range_or_array(&self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Paren(inner) => self.is_range_or_array(&inner.expr),
            syn::Expr::Group(inner) => self.is_range_or_array(&inner.expr),
            syn::Expr::MethodCall(call) if call.method == "rev" || call.method == "step_by" => {
                self.is_range_or_array(&call.receiver) && self.is_range(&call.receiver)
            }
            syn::Expr::MethodCall(call) => !walk::is_of_walks(&call.method),
            syn::Expr::Reference(_) => false,
            other => !self.is_slice(other),
        }
    }

    fn is_range(&self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Paren(inner) => self.is_range(&inner.expr),
            syn::Expr::Group(inner) => self.is_range(&inner.expr),
            syn::Expr::MethodCall(call) => self.is_range(&call.receiver),
            other => matches!(other, syn::Expr::Range(_)),
        }
    }

    /// Reads the body of a loop over what has been reported, for its own errors.
    fn unread_turn(&mut self, parsed: &syn::ExprForLoop) {
        self.enter_exit(parsed.label.as_ref(), Construct::For);
        self.scopes.enter();
        self.declare_unread(&parsed.pat);
        self.unit_block(&parsed.body, "for");
        self.scopes.leave();
        self.leave_exit(parsed.for_token.span);
    }

    /// A range with its steps and directions.
    pub fn range_with(&mut self, range: &syn::ExprRange, adapters: Vec<Adapter>) -> Option<Range> {
        let run_time = adapters
            .iter()
            .any(|adapter| matches!(adapter, Adapter::StepBy(_)));
        let (ends, inclusive) = self.ends(range, run_time)?;
        Some(Range {
            ends,
            inclusive,
            adapters,
        })
    }

    /// Parses the range of a `for`.
    fn range(&mut self, expr: &syn::Expr) -> Option<Range> {
        let mut expr = expr;
        let mut calls = Vec::new();
        loop {
            expr = match expr {
                syn::Expr::Paren(inner) => &inner.expr,
                syn::Expr::Group(inner) => &inner.expr,
                syn::Expr::MethodCall(call) => {
                    calls.push(call);
                    &call.receiver
                }
                _ => break,
            };
        }
        let syn::Expr::Range(range) = expr else {
            return self.array_range(expr, &calls);
        };
        let mut adapters = Vec::with_capacity(calls.len());
        for call in calls.into_iter().rev() {
            adapters.push(self.adapter(call)?);
        }
        self.range_with(range, adapters)
    }

    /// Anything that is not a range is taken for an array, for rustc to say what it is.
    fn array_range(&mut self, expr: &syn::Expr, calls: &[&syn::ExprMethodCall]) -> Option<Range> {
        if let Some(call) = calls.first() {
            let message = unsupported::describe_iterator(&call.method.to_string());
            self.errors.push(call.method.span(), message);
            return None;
        }
        Some(Range {
            ends: Ends::Array(self.expr(expr)),
            inclusive: false,
            adapters: Vec::new(),
        })
    }

    pub fn adapter(&mut self, call: &syn::ExprMethodCall) -> Option<Adapter> {
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        match (call.method.to_string().as_str(), args.as_slice()) {
            ("rev", []) => Some(Adapter::Rev),
            ("step_by", [step]) => Some(self.step(step)),
            (name, _) => {
                let message = unsupported::describe_adapter(name);
                self.errors.push(call.method.span(), message);
                None
            }
        }
    }

    fn step(&mut self, step: &syn::Expr) -> Adapter {
        self.report_no_step(step);
        match self.const_expr(step) {
            Some(tokens) => Adapter::StepByConst(tokens, step.span()),
            None => Adapter::StepBy(self.expr(step)),
        }
    }

    /// The step through what is not a range.
    pub fn step_of(&mut self, step: &syn::Expr) -> Expr {
        self.report_no_step(step);
        self.expr(step)
    }

    fn report_no_step(&mut self, step: &syn::Expr) {
        if let syn::Expr::Lit(syn::ExprLit {
            lit: syn::Lit::Int(int),
            ..
        }) = step
            && int.base10_digits().bytes().all(|digit| digit == b'0')
        {
            let message = "a step of zero never ends: write a positive one";
            self.errors.push(step.span(), message);
        }
    }

    /// The ends of a range, and whether the upper one is included.
    fn ends(&mut self, range: &syn::ExprRange, run_time: bool) -> Option<(Ends, bool)> {
        let limits = range.limits.span();
        let (Some(lo), Some(hi)) = (&range.start, &range.end) else {
            self.errors
                .push(limits, "the range of a `for` needs both ends: write `0..n`");
            return None;
        };
        let inclusive = matches!(range.limits, syn::RangeLimits::Closed(_));
        if run_time {
            return Some((Ends::Value(self.expr(lo), self.expr(hi)), inclusive));
        }
        if let (Some(lo), Some(hi)) = (self.int_end(lo), self.int_end(hi)) {
            return Some((Ends::Literal(lo, hi), inclusive));
        }
        if let (Some(lo), Some(hi)) = (self.const_expr(lo), self.const_expr(hi)) {
            return Some((Ends::Const(lo, hi), inclusive));
        }
        Some((Ends::Value(self.expr(lo), self.expr(hi)), inclusive))
    }

    /// An integer literal with or without a minus.
    fn int_end(&mut self, expr: &syn::Expr) -> Option<IntLiteral> {
        match expr {
            syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Int(int),
                ..
            }) => self.int_literal(int),
            syn::Expr::Unary(syn::ExprUnary {
                op: syn::UnOp::Neg(_),
                expr,
                ..
            }) => {
                let mut literal = self.int_end(expr)?;
                literal.value = -literal.value;
                Some(literal)
            }
            syn::Expr::Paren(inner) => self.int_end(&inner.expr),
            _ => None,
        }
    }
}

/// The name of a label without its apostrophe.
fn label_name(label: Option<&syn::Label>) -> Option<Ident> {
    label.map(|label| label.name.ident.clone())
}
