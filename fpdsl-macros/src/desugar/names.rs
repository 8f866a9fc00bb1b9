//! The names of flags and variables that jumps become.

use std::collections::{BTreeMap, HashSet};

use proc_macro2::{Ident, Span};

use crate::ast::exits::Exits;
use crate::ast::surface::Aim;
use crate::ast::{Pattern, Signature, StmtKind, Type, build, core};

/// The names of one function.
pub struct Names {
    /// The function.
    span: Span,
    output: Type,
    /// The user's labels, by exit.
    labels: BTreeMap<usize, String>,
    temporaries: usize,
    /// The number of scrutinees that have got a name.
    matches: usize,
    flags: HashSet<String>,
}

impl Names {
    pub fn new(signature: &Signature) -> Self {
        Names {
            span: signature.name.span(),
            output: signature.output.clone(),
            labels: BTreeMap::new(),
            temporaries: 0,
            matches: 0,
            flags: HashSet::new(),
        }
    }

    /// The names of all flags.
    pub fn all_flags(&self) -> &HashSet<String> {
        &self.flags
    }

    /// Notes the user's label of a loop.
    pub fn label(&mut self, exit: usize, label: Option<&Ident>) {
        if let Some(label) = label {
            self.labels.insert(exit, label.to_string());
        }
    }

    /// A variable that belongs to a loop.
    pub fn name(&self, text: &str, exit: usize, span: Span) -> Ident {
        match self.labels.get(&exit) {
            Some(label) => build::name(&format!("{label}_{text}"), exit, span),
            None => build::name(text, exit, span),
        }
    }

    /// A variable for what a `match` looks at.
    pub fn scrutinee(&mut self, span: Span) -> Ident {
        let name = build::name("matched", self.matches, span);
        self.matches += 1;
        name
    }

    /// The flag that a jump raises.
    pub fn flag(&mut self, to: Aim, span: Span) -> Ident {
        let flag = match to {
            Aim::Return => build::name("returned", 0, self.span),
            Aim::Break(exit) => self.name("done", exit.0, span),
            Aim::Continue(exit) => self.name("skip", exit.0, span),
        };
        self.flags.insert(flag.to_string());
        flag
    }

    /// The flags of the jumps; each is true if the jump was taken.
    pub fn flags<'a>(&'a mut self, exits: &'a Exits) -> impl Iterator<Item = core::Expr> + 'a {
        exits.iter().map(|to| {
            let span = self.span;
            build::local(&self.flag(*to, span))
        })
    }

    pub fn temporary(&mut self, text: &str, span: Span) -> Ident {
        self.temporaries += 1;
        build::name(&format!("{text}_"), self.temporaries, span)
    }

    pub fn result(&self) -> Ident {
        build::name("result", 0, self.span)
    }

    /// `let mut returned = false; let mut result: Output = zero;`.
    pub fn declare_result(&mut self, stmts: &mut Vec<core::Stmt>) {
        let span = self.span;
        let flag = self.flag(Aim::Return, span);
        let variable = StmtKind::Let {
            pattern: Pattern::Name {
                name: self.result(),
                mutable: Some(span),
            },
            ty: Some(self.output.clone()),
            value: build::zero(span),
        };
        stmts.extend([build::declare_flag(&flag), build::stmt(variable)]);
    }
}
