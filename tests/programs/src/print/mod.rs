//! Prints a program as Rust source for the macro.
//!
//! Parentheses are added only where precedence needs them, and literals have a suffix only where nothing around
//! them fixes their type, so that the macro meets the forms that people write.

mod apart;
pub mod constructs;
mod expr;
pub mod files;
mod flow;
mod item;
mod operator;
mod record;
pub(crate) mod spelling;

use crate::ast::{
    Block, Change, Expr, Function, Local, LocalId, Pattern, Place, Program, ScalarType, Step, Stmt, Type,
};

/// The source of the program; what has structs of its own is a module.
pub fn source(program: &Program) -> String {
    let records = record::used(program);
    let functions = functions(program);
    if records.is_empty() {
        return functions;
    }
    let declared: Vec<String> = records.into_iter().map(record::declaration).collect();
    let inner = format!("use super::*;\n\n{}\n{functions}", declared.join("\n"));
    let indented = inner.lines().map(|line| match line {
        "" => "\n".to_owned(),
        line => format!("    {line}\n"),
    });
    let indented: String = indented.collect();
    format!("pub mod {} {{\n{indented}}}\n", program.main().name)
}

/// The source of all functions, each with its attribute; of a generic one the first instance is the text.
fn functions(program: &Program) -> String {
    let texts = program
        .functions
        .iter()
        .enumerate()
        .filter_map(|(number, function)| {
            let printed = function.instance.is_none_or(|instance| instance.first == number);
            printed.then(|| {
                let mut printer = Printer {
                    program,
                    function,
                    out: String::new(),
                    depth: 0,
                };
                printer.item();
                printer.out
            })
        });
    texts.collect::<Vec<_>>().join("\n")
}

/// The type that stands for the main function.
pub fn main_type(program: &Program) -> String {
    let name = program.main().instance_name(program.instance).replace("::", "");
    match record::used(program).is_empty() {
        true => name,
        false => format!("{}::{name}", program.main().name),
    }
}

struct Printer<'p> {
    program: &'p Program,
    function: &'p Function,
    out: String,
    depth: usize,
}

fn change_name(change: Change) -> &'static str {
    match change {
        Change::Mode(mode) => mode.name(),
        Change::Fused => "fused",
        Change::Unfused => "unfused",
    }
}

impl<'p> Printer<'p> {
    fn local(&self, local: LocalId) -> &'p Local {
        &self.function.locals[local]
    }

    /// `x` or `mut x`.
    fn binding(&self, local: LocalId) -> String {
        let local = self.local(local);
        format!("{}{}", if local.mutable { "mut " } else { "" }, local.name)
    }

    fn line(&mut self, text: &str) {
        for _ in 0..self.depth {
            self.out.push_str("    ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// A printer for what stands deeper.
    fn inner(&self) -> Printer<'p> {
        Printer {
            program: self.program,
            function: self.function,
            out: String::new(),
            depth: self.depth + 1,
        }
    }

    fn stmts(&mut self, block: &Block) {
        for stmt in &block.stmts {
            self.stmt(stmt);
        }
    }

    /// Returns true if literals alone, in about half of the variables, are left to Rust's defaults: `f64` and `i32`.
    fn has_default_type(&self, pattern: &Pattern, value: &Expr) -> bool {
        let Pattern::Name(local) = pattern else {
            return false;
        };
        let default = matches!(value.ty, Type::Scalar(ScalarType::F64 | ScalarType::I32));
        default && !expr::typed(value) && local.is_multiple_of(2)
    }

    fn pattern(&self, pattern: &Pattern) -> String {
        match pattern {
            Pattern::Name(local) => self.binding(*local),
            Pattern::Wild => "_".to_owned(),
            Pattern::Tuple(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.pattern(part)).collect();
                format!("({})", parts.join(", "))
            }
            Pattern::Record(record, fields) => self.record_pattern(record, fields),
        }
    }

    /// `a[i].0.re`, where `a` has type `ty`.
    fn path(&self, base: String, ty: Type, path: &[Step]) -> String {
        let start = (base, ty);
        let end = path.iter().fold(start, |(text, ty), step| match (step, ty) {
            (Step::Field(number), Type::Record(record, _)) => (
                format!("{text}.{}", record.fields[*number].0),
                ty.field(*number).0,
            ),
            (Step::Field(number), _) => (format!("{text}.{number}"), ty.field(*number).0),
            (Step::Index(e), _) => (format!("{text}[{}]", self.expr(e, true)), ty.element().0),
        });
        end.0
    }

    fn place(&self, place: &Place) -> String {
        let local = self.local(place.local);
        if place.path.is_empty() {
            return self.whole(place.local);
        }
        self.path(local.name.to_owned(), local.ty, &place.path)
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Let {
                pattern,
                value,
                annotate,
            } => {
                let ty = match annotate {
                    true => format!(": {}", self.ty(value.ty)),
                    false => String::new(),
                };
                if self.let_in_two(pattern, &ty, value) {
                    return;
                }
                let known = *annotate || self.has_default_type(pattern, value);
                let text = format!("let {}{ty} = {};", self.pattern(pattern), self.expr(value, known));
                self.line(&text);
            }
            Stmt::Assign(places, value) if self.updates(value).is_some() => {
                let (op, value) = self.updates(value).expect("it is an update");
                let place = places[0].as_ref().expect("an update has a place");
                let text = format!("{} {}= {};", self.place(place), op.text(), self.expr(value, true));
                self.line(&text);
            }
            Stmt::Assign(places, value) => {
                let texts: Vec<String> = places
                    .iter()
                    .map(|place| place.as_ref().map_or("_".to_owned(), |place| self.place(place)))
                    .collect();
                let target = match texts.as_slice() {
                    [one] => one.clone(),
                    several => format!("({})", several.join(", ")),
                };
                // Nothing fixes the type of what is dropped.
                let known = places.iter().all(Option::is_some);
                let text = format!("{target} = {};", self.expr(value, known));
                self.line(&text);
            }
            Stmt::Compound(place, op, value) => {
                let known = !op.is_shift();
                let text = format!(
                    "{} {}= {};",
                    self.place(place),
                    op.text(),
                    self.expr(value, known)
                );
                self.line(&text);
            }
            Stmt::If(cond, then, otherwise) => {
                if self.let_else(cond, then, otherwise.as_ref()) {
                    return;
                }
                let head = self.condition(cond);
                self.if_chain(&head, then, otherwise.as_ref());
            }
            Stmt::Match(matched) => {
                let text = self.matched(matched, true);
                self.line(&text);
            }
            Stmt::While(exit, cond, body) => {
                let head = format!("while {}", self.expr(cond, true));
                self.labelled(*exit, &head, body);
            }
            Stmt::Loop(exit, body) => self.labelled(*exit, "loop", body),
            Stmt::Labelled(exit, body) => self.labelled(*exit, "", body),
            Stmt::For {
                exit,
                pattern,
                range,
                body,
            } => {
                let head = self.loop_head(pattern, range);
                self.labelled(*exit, &head, body);
            }
            Stmt::Override(change, body) => {
                self.body(&format!("{}!", change_name(*change)), body);
                self.line("}");
            }
            Stmt::Jump(jump) => {
                let text = self.jump(jump);
                self.line(&text);
            }
        }
    }

    /// `head { .. }`, left open after the closing brace for an `else`.
    fn body(&mut self, head: &str, block: &Block) {
        self.line(&format!("{head} {{"));
        self.depth += 1;
        self.stmts(block);
        if let Some(tail) = &block.tail {
            let text = self.expr(tail, false);
            self.line(&text);
        }
        self.depth -= 1;
    }
}
