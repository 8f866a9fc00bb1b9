//! Prints a program as Rust source for the macro.
//!
//! Parentheses are added only where precedence needs them, and literals have a suffix only where nothing around
//! them fixes their type, so that the macro meets the forms that people write.

mod expr;
pub mod files;
mod flow;
mod operator;

use crate::ast::{
    Block, Change, Contraction, Expr, Function, Local, LocalId, Mode, Pattern, Place, Program, ScalarType,
    Step, Stmt, Type, type_name,
};

/// The source of all functions, each with its attribute.
pub fn source(program: &Program) -> String {
    let functions: Vec<String> = program
        .functions
        .iter()
        .map(|function| {
            let mut printer = Printer {
                program,
                function,
                out: String::new(),
                depth: 0,
            };
            printer.function();
            printer.out
        })
        .collect();
    functions.join("\n")
}

/// The type that stands for the main function.
pub fn main_type(program: &Program) -> String {
    program.main().instance_name(program.instance).replace("::", "")
}

struct Printer<'p> {
    program: &'p Program,
    function: &'p Function,
    out: String,
    depth: usize,
}

/// How Rust spells a type.
pub fn type_text(ty: Type) -> String {
    match ty {
        Type::Scalar(ty) => type_name(ty).to_owned(),
        Type::Array(element, n) => format!("[{}; {n}]", type_text(*element)),
        Type::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(|&part| type_text(part)).collect();
            format!("({})", parts.join(", "))
        }
    }
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

    fn function(&mut self) {
        let f = self.function;
        let mode = match f.mode {
            Mode::Fixed(mode) => format!("\"{mode}\""),
            Mode::Param => "M".to_owned(),
        };
        let contract = match f.contract {
            Contraction::Off => "false",
            Contraction::On => "true",
            Contraction::Fast => "\"fast\"",
        };
        let ftz = if f.ftz { ", ftz = true" } else { "" };
        let generics = if f.mode == Mode::Param { "<M: Mode>" } else { "" };
        let params: Vec<String> = (0..f.params)
            .map(|local| format!("{}: {}", self.binding(local), type_text(self.local(local).ty)))
            .collect();
        self.line(&format!("#[fp(mode = {mode}, contract = {contract}{ftz})]"));
        self.line(&format!(
            "pub fn {}{generics}({}) -> {} {{",
            f.name,
            params.join(", "),
            type_text(f.result)
        ));
        self.depth += 1;
        self.stmts(&f.body);
        if let Some(tail) = &f.body.tail {
            let text = self.expr(tail, true);
            self.line(&text);
        }
        self.depth -= 1;
        self.line("}");
    }

    fn stmts(&mut self, block: &Block) {
        for stmt in &block.stmts {
            self.stmt(stmt);
        }
    }

    /// Whether literals alone, in about half of the variables, are left to Rust's defaults: `f64` and `i32`.
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
        }
    }

    /// `a[i].0`
    fn path(&self, base: String, path: &[Step]) -> String {
        path.iter().fold(base, |text, step| match step {
            Step::Field(number) => format!("{text}.{number}"),
            Step::Index(e) => format!("{text}[{}]", self.expr(e, true)),
        })
    }

    fn place(&self, place: &Place) -> String {
        self.path(self.local(place.local).name.to_owned(), &place.path)
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Let {
                pattern,
                value,
                annotate,
            } => {
                let ty = match annotate {
                    true => format!(": {}", type_text(value.ty)),
                    false => String::new(),
                };
                let known = *annotate || self.has_default_type(pattern, value);
                let text = format!("let {}{ty} = {};", self.pattern(pattern), self.expr(value, known));
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
                let head = format!("if {}", self.expr(cond, true));
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
                let range = self.range(pattern, range);
                let head = format!("for {} in {range}", self.pattern(pattern));
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
