//! Literals without a type, and scalar types that meet without a cast.
//!
//! If every scalar type that meets another is named in the text, all mix-ups are found here. Such a body needs no check by rustc
//! (`emit/typed.rs`).

mod expr;
mod flow;
mod infer;
mod literals;
mod parts;

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, Span, TokenStream};

use crate::args::{Mode, Vocabulary};
use crate::ast::build;
use crate::ast::surface::{Block, Exit, Expr, Function, OwnStmt, Place, Step, Stmt, StmtKind, Target};
use crate::ast::{GenericKind, GenericParam, Pattern, ScalarType, Type, Update, Updated};
use crate::diag::Errors;

use infer::{Infer, Mismatch, Ty};

/// Reports mixed scalar types and writes the findings into the tree: the default types of literals, the operators whose
/// operands only rustc knows, and whether all types that meet are known.
pub fn check(function: &mut Function, errors: &mut Errors) {
    let generics = &function.signature.generics;
    let mut types = Types {
        errors,
        generics,
        infer: Infer::default(),
        scopes: vec![HashMap::new()],
        vocabulary: function.options.vocabulary,
        stochastic: function.options.mode == Mode::Stochastic,
        function: &function.signature.name,
        output: Ty::of(&function.signature.output, generics),
        breaks: Vec::new(),
        unknown: HashSet::new(),
    };
    for param in &function.signature.params {
        types.declare(&param.name, Ty::of(&param.ty, generics));
    }
    let body = types.block(&mut function.body);
    if let Some(tail) = &function.body.tail {
        types.result(&body, tail.value.span);
    }
    let generic = generics.iter().any(|param| param.kind != GenericKind::Mode);
    function.types_known = !generic && types.infer.is_complete();
    let literals::Found { types, wrong } = types.infer.finish();
    for (span, message) in wrong {
        errors.push(span, message);
    }
    literals::write(&mut function.body, types);
}

struct Types<'a> {
    errors: &'a mut Errors,
    infer: Infer,
    scopes: Vec<HashMap<String, Ty>>,
    /// The parameters of the function that are types.
    generics: &'a [GenericParam],
    vocabulary: Vocabulary,
    /// The mode in force is stochastic.
    stochastic: bool,
    /// The function's name and result.
    function: &'a Ident,
    output: Ty,
    /// The loops around, each with the type of what it is left with.
    breaks: Vec<(Exit, Ty)>,
    /// The unknown methods that have been reported.
    unknown: HashSet<String>,
}

impl Ty {
    fn of(ty: &Type, generics: &[GenericParam]) -> Ty {
        match ty {
            Type::Scalar(scalar, _) => Ty::Scalar(*scalar),
            Type::Tuple(parts, _) => Ty::Tuple(parts.iter().map(|part| Ty::of(part, generics)).collect()),
            Type::Array(elem, len, _) => Ty::Array(Box::new(Ty::of(elem, generics)), literal(len)),
            Type::Slice(elem, _) | Type::Row(elem, _) => Ty::Array(Box::new(Ty::of(elem, generics)), None),
            Type::Param(name) => {
                let param = generics.iter().find(|param| param.name == *name);
                match param.map_or(GenericKind::Float, |param| param.kind) {
                    GenericKind::Trait => Ty::Given,
                    kind => Ty::Param(kind),
                }
            }
            Type::Struct(..) | Type::Itself(_) | Type::Path(..) => Ty::Unknown,
        }
    }
}

/// The value of a literal.
fn literal(tokens: &TokenStream) -> Option<u64> {
    syn::parse2::<syn::LitInt>(tokens.clone())
        .ok()?
        .base10_parse()
        .ok()
}

/// The advice on how to turn a value into `target`.
fn cast_advice(target: ScalarType) -> String {
    match target {
        ScalarType::Bool => "write a comparison, as in `x != 0`".to_owned(),
        other => format!("write `as {}`", other.name()),
    }
}

impl Types<'_> {
    fn declare(&mut self, name: &Ident, ty: Ty) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_string(), ty);
        }
    }

    fn lookup(&self, name: &Ident) -> Ty {
        let name = name.to_string();
        self.scopes
            .iter()
            .rev()
            .find_map(|scope| scope.get(&name))
            .cloned()
            .unwrap_or(Ty::Unknown)
    }

    /// The type of a variable. A name that is no variable may be an item, which only rustc knows.
    fn local(&mut self, name: &Ident) -> Ty {
        let text = name.to_string();
        if !self.scopes.iter().any(|scope| scope.contains_key(&text)) {
            self.infer.open(&Ty::Unknown);
        }
        self.lookup(name)
    }

    /// The type of the block's value.
    fn block(&mut self, block: &mut Block) -> Ty {
        self.scopes.push(HashMap::new());
        block.stmts.iter_mut().for_each(|stmt| self.stmt(stmt));
        if block.has_dead_end() {
            self.infer.name_all();
        }
        let diverges = block.diverges();
        let ty = match &mut block.tail {
            Some(tail) => self.expr(&mut tail.value),
            None if diverges => Ty::Never,
            None => Ty::Unknown,
        };
        self.scopes.pop();
        ty
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        match &mut stmt.kind {
            StmtKind::Let { pattern, ty, value } => {
                let found = self.expr(value);
                let ty = match ty {
                    Some(ty) => {
                        let expected = Ty::of(ty, self.generics);
                        self.expect(&found, &expected, value.span);
                        expected
                    }
                    None => found,
                };
                self.bind(pattern, ty);
            }
            StmtKind::Assign {
                target,
                update,
                value,
            } => self.assign(target, update, value),
            // Made after this stage.
            StmtKind::Accumulate(_) => {}
            StmtKind::Expr(expr) => {
                self.expr(expr);
            }
            StmtKind::Require(required) => {
                self.condition(&mut required.cond, "the condition of an `assert!`");
            }
            StmtKind::If(conditional) => {
                self.conditional(conditional);
            }
            StmtKind::Own(OwnStmt::Match(matched)) => {
                self.matched(matched);
            }
            StmtKind::Own(OwnStmt::While(looped)) => {
                self.condition(&mut looped.cond, "the condition of a `while`");
                self.block(&mut looped.body);
            }
            StmtKind::Own(OwnStmt::Loop(looped)) => {
                self.looped(looped);
            }
            StmtKind::Own(OwnStmt::For(looped)) => self.for_loop(looped),
            StmtKind::Own(OwnStmt::Jump(jump)) => self.jump(jump),
        }
    }

    fn bind(&mut self, pattern: &Pattern, ty: Ty) {
        match (pattern, ty) {
            (Pattern::Name { name, .. }, ty) => self.declare(name, ty),
            (Pattern::Wild(_) | Pattern::Rest(_), _) => {}
            (Pattern::Tuple(patterns, _), Ty::Tuple(parts)) if has_parts(patterns, parts.len()) => {
                let rest = patterns.iter().position(|part| matches!(part, Pattern::Rest(_)));
                let left_out = parts.len() + usize::from(rest.is_some()) - patterns.len();
                for (position, pattern) in patterns.iter().enumerate() {
                    let at = match rest {
                        Some(rest) if position > rest => position + left_out - 1,
                        _ => position,
                    };
                    // A `..` at the end stands behind the last part where it leaves nothing out.
                    let part = parts.get(at).cloned().unwrap_or(Ty::Unknown);
                    self.bind(pattern, part);
                }
            }
            (Pattern::Array(patterns, _), Ty::Array(elem, _)) => {
                patterns
                    .iter()
                    .for_each(|pattern| self.bind(pattern, (*elem).clone()));
            }
            (Pattern::Struct(taken), _) => {
                taken
                    .fields
                    .iter()
                    .for_each(|(_, pattern)| self.bind(pattern, Ty::Unknown));
            }
            (Pattern::Tuple(patterns, _) | Pattern::Array(patterns, _), ty) => {
                self.infer.open(&ty);
                patterns
                    .iter()
                    .for_each(|pattern| self.bind(pattern, Ty::Unknown));
            }
        }
    }

    fn assign(&mut self, target: &mut Target, update: &mut Update, value: &mut Expr) {
        let found = self.expr(value);
        let expected = self.target(target);
        match update {
            Update::Apply { op, span, of } => {
                let (_, found) = self.operands_by_the_left(*op, *span, &expected, &found);
                *of = match (found.is_open(), &expected) {
                    (true, _) => Updated::Open,
                    (false, Ty::Param(_)) => Updated::Param,
                    (false, _) => Updated::Scalar,
                };
            }
            Update::Set if self.teaches(target, &expected, &found) => {}
            Update::Set => {
                self.expect(&found, &expected, value.span);
                if let (Target::Place(place), Ty::Unknown) = (&*target, &expected) {
                    self.learn(place, found);
                }
            }
        }
    }

    /// Notes the type of a variable of the macro's own, or of its elements, from the first value that it gets; it is declared with zeros.
    fn teaches(&mut self, target: &Target, expected: &Ty, found: &Ty) -> bool {
        let (Target::Place(place), Ty::Unknown) = (target, expected) else {
            return false;
        };
        let name = place.root.to_string();
        let known = self
            .scopes
            .iter_mut()
            .rev()
            .find_map(|scope| scope.get_mut(&name));
        let (Some(known), Some(_), false) = (known, build::plain(&name), matches!(found, Ty::Unknown)) else {
            return false;
        };
        match (place.path.as_slice(), known) {
            ([], known @ Ty::Unknown) => *known = found.clone(),
            ([Step::Index(..)], Ty::Array(element, _)) => **element = found.clone(),
            _ => return false,
        }
        true
    }

    /// Notes the type of a variable from a value that it gets: one by `let x;` has no other.
    fn learn(&mut self, place: &Place, found: Ty) {
        let name = place.root.to_string();
        let known = self
            .scopes
            .iter_mut()
            .rev()
            .find_map(|scope| scope.get_mut(&name));
        if let (Some(known), true) = (known, place.path.is_empty() && Infer::is_scalar(&found)) {
            *known = found;
        }
    }

    fn target(&mut self, target: &mut Target) -> Ty {
        match target {
            Target::Place(place) => self.place(place),
            Target::Tuple(parts, _) => Ty::Tuple(parts.iter_mut().map(|part| self.target(part)).collect()),
            Target::Wild(_) => Ty::Unknown,
        }
    }

    fn place(&mut self, place: &mut Place) -> Ty {
        let root = self.lookup(&place.root);
        place.path.iter_mut().fold(root, |ty, step| self.part(ty, step))
    }

    /// The type of a part; indices are checked on the way.
    fn part(&mut self, ty: Ty, step: &mut Step) -> Ty {
        if let Step::Index(index, span) | Step::Row(index, span) = step {
            self.index(index, *span);
        }
        match (ty, step) {
            (Ty::Tuple(parts), Step::Field(position, _)) => {
                parts.get(*position as usize).cloned().unwrap_or(Ty::Unknown)
            }
            (Ty::Array(elem, len), Step::ConstIndex(index, span)) => {
                self.within(index, len, *span);
                *elem
            }
            (Ty::Array(elem, _), Step::Index(..) | Step::Row(..)) => *elem,
            (other, _) => {
                self.infer.open(&other);
                Ty::Unknown
            }
        }
    }

    /// Reports a literal index that is not below the length.
    fn within(&mut self, index: &TokenStream, len: Option<u64>, span: Span) {
        if let (Some(index), Some(len)) = (literal(index), len)
            && index >= len
        {
            let message = format_args!("index {index} is out of bounds for an array of length {len}");
            self.errors.push(span, message);
        }
    }

    /// Reports an index that is known not to be a `usize`.
    pub fn index(&mut self, index: &mut Expr, span: Span) {
        let found = self.expr(index);
        if let Err(Mismatch(found, _)) = self.infer.unify(&found, &Ty::Scalar(ScalarType::Usize)) {
            let message = format!(
                "an index is a `usize`, this is `{}`: write `as usize`",
                found.name()
            );
            self.errors.push(span, message);
        }
    }

    /// Reports a value that is known to have another type than its place.
    fn expect(&mut self, found: &Ty, expected: &Ty, span: Span) {
        if let Err(Mismatch(found, expected)) = self.infer.unify(found, expected) {
            self.errors.push(
                span,
                format_args!(
                    "`{}` where `{}` is needed: {}",
                    found.name(),
                    expected.name(),
                    cast_advice(expected)
                ),
            );
        }
    }
}

/// Returns true if a tuple of this many parts has the parts of a pattern, in which `..` may stand for any number.
fn has_parts(patterns: &[Pattern], parts: usize) -> bool {
    if patterns.iter().any(|part| matches!(part, Pattern::Rest(_))) {
        patterns.len() <= parts + 1
    } else {
        patterns.len() == parts
    }
}
