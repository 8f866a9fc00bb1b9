//! Prints a program as Rust source for the macro.
//!
//! Parentheses are added only where precedence needs them, and literals have a suffix only where nothing around
//! them fixes their type, so that the macro meets the forms that people write.

mod expr;
pub mod files;

use std::fmt::Write;

use crate::ast::{Block, Function, Local, LocalId, Program, Range, ScalarType, Stmt, Type, Value, type_name};

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
        Type::Array(shape) => {
            let element = type_name(shape.scalar()).to_owned();
            shape
                .dims()
                .iter()
                .rev()
                .fold(element, |inner, n| format!("[{inner}; {n}]"))
        }
    }
}

/// One part as it is, several as a tuple.
fn tuple(parts: &[String]) -> String {
    match parts {
        [one] => one.clone(),
        _ => format!("({})", parts.join(", ")),
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

    fn function(&mut self) {
        let f = self.function;
        let params: Vec<String> = (0..f.params)
            .map(|local| format!("{}: {}", self.binding(local), type_text(self.local(local).ty)))
            .collect();
        let results: Vec<String> = f.results.iter().map(|r| type_text(r.ty())).collect();
        self.line(&format!(
            "#[fp(mode = \"{}\", contract = {})]",
            f.mode, f.contract
        ));
        self.line(&format!(
            "pub fn {}({}) -> {} {{",
            f.name,
            params.join(", "),
            tuple(&results)
        ));
        self.depth += 1;
        self.stmts(&f.body);
        let results: Vec<String> = f.results.iter().map(|r| self.value(r, true)).collect();
        self.line(&tuple(&results));
        self.depth -= 1;
        self.line("}");
    }

    fn stmts(&mut self, block: &Block) {
        for stmt in &block.stmts {
            self.stmt(stmt);
        }
    }

    /// Whether literals alone, in about half of the variables, are left to Rust's defaults: `f64` and `i32`.
    fn has_default_type(&self, local: LocalId, value: &Value) -> bool {
        let default = matches!(value.ty(), Type::Scalar(ScalarType::F64 | ScalarType::I32));
        let literals = matches!(value, Value::Scalar(e) if !expr::typed(e));
        default && literals && local.is_multiple_of(2)
    }

    fn call(&self, callee: usize, args: &[Value]) -> String {
        let args: Vec<String> = args.iter().map(|v| self.value(v, true)).collect();
        format!("{}({})", self.program.functions[callee].name, args.join(", "))
    }

    /// `head { .. }`, left open after the closing brace for an `else`.
    fn body(&mut self, head: &str, block: &Block) {
        self.line(&format!("{head} {{"));
        self.depth += 1;
        self.stmts(block);
        self.depth -= 1;
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Let {
                local,
                value,
                annotate,
            } => {
                let ty = match annotate {
                    true => format!(": {}", type_text(self.local(*local).ty)),
                    false => String::new(),
                };
                let known = *annotate || self.has_default_type(*local, value);
                let text = format!("let {}{ty} = {};", self.binding(*local), self.value(value, known));
                self.line(&text);
            }
            Stmt::LetTuple(parts) => {
                let values: Vec<String> = parts.iter().map(|(_, e)| self.expr(e, false)).collect();
                let locals: Vec<LocalId> = parts.iter().map(|&(local, _)| local).collect();
                let text = format!("let {} = {};", self.tuple_pattern(&locals), tuple(&values));
                self.line(&text);
            }
            Stmt::LetTupleCall { locals, callee, args } => {
                let text = format!(
                    "let {} = {};",
                    self.tuple_pattern(locals),
                    self.call(*callee, args)
                );
                self.line(&text);
            }
            Stmt::LetTupleIf {
                locals,
                cond,
                then,
                otherwise,
            } => {
                // The first arm fixes the types of the second.
                let then: Vec<String> = then.iter().map(|e| self.expr(e, false)).collect();
                let otherwise: Vec<String> = otherwise.iter().map(|e| self.expr(e, true)).collect();
                let text = format!(
                    "let {} = if {} {{ {} }} else {{ {} }};",
                    self.tuple_pattern(locals),
                    self.expr(cond, true),
                    tuple(&then),
                    tuple(&otherwise)
                );
                self.line(&text);
            }
            Stmt::Assign(local, value) => {
                let text = format!("{} = {};", self.local(*local).name, self.value(value, true));
                self.line(&text);
            }
            Stmt::Compound(local, op, value) => {
                let known = !op.is_shift();
                let text = format!(
                    "{} {}= {};",
                    self.local(*local).name,
                    op.text(),
                    self.expr(value, known)
                );
                self.line(&text);
            }
            Stmt::Store {
                array,
                index,
                op,
                value,
            } => {
                let known = op.is_none_or(|op| !op.is_shift());
                let op = op.map_or("", |op| op.text());
                let place = self.indexed(*array, index);
                let text = format!("{place} {op}= {};", self.expr(value, known));
                self.line(&text);
            }
            Stmt::If(cond, then, otherwise) => {
                let head = format!("if {}", self.expr(cond, true));
                self.if_chain(&head, then, otherwise.as_ref());
            }
            Stmt::While(cond, body) => {
                let head = format!("while {}", self.expr(cond, true));
                self.body(&head, body);
                self.line("}");
            }
            Stmt::For { local, range, body } => {
                let range = self.range(self.local(*local), range);
                let head = format!("for {} in {range}", self.local(*local).name);
                self.body(&head, body);
                self.line("}");
            }
        }
    }

    fn if_chain(&mut self, head: &str, then: &Block, otherwise: Option<&Block>) {
        self.body(head, then);
        match otherwise {
            None => self.line("}"),
            Some(Block { stmts, .. }) if matches!(stmts.as_slice(), [Stmt::If(..)]) => {
                if let [Stmt::If(cond, then, otherwise)] = stmts.as_slice() {
                    let head = format!("}} else if {}", self.expr(cond, true));
                    self.if_chain(&head, then, otherwise.as_ref());
                }
            }
            Some(block) => {
                self.body("} else", block);
                self.line("}");
            }
        }
    }

    /// `(x, mut y)`, or `t` for the variables `t.0` and `t.1`.
    fn tuple_pattern(&self, locals: &[LocalId]) -> String {
        match self.local(locals[0]).name.split_once('.') {
            Some((name, _)) if self.local(locals[0]).mutable => format!("mut {name}"),
            Some((name, _)) => name.to_owned(),
            None => {
                let names: Vec<String> = locals.iter().map(|&local| self.binding(local)).collect();
                tuple(&names)
            }
        }
    }

    fn range(&self, counter: &Local, range: &Range) -> String {
        match range {
            Range::Literal(lo, hi) => format!("{lo}{}..{hi}", type_name(counter.ty.scalar())),
            Range::ToLen => "0..LEN".to_owned(),
            Range::Values(lo, hi) => format!("{}..{}", self.operand(lo, false), self.operand(hi, true)),
        }
    }

    /// A block as an expression, on one line.
    fn inline_block(&self, block: &Block, known: bool) -> String {
        let mut inner = Printer {
            program: self.program,
            function: self.function,
            out: String::new(),
            depth: self.depth + 1,
        };
        inner.stmts(block);
        let tail = block
            .tail
            .as_ref()
            .map_or(String::new(), |tail| inner.value(tail, known));
        if block.stmts.is_empty() {
            return format!("{{ {tail} }}");
        }
        inner.line(&tail);
        let mut text = format!("{{\n{}", inner.out);
        let _ = write!(text, "{}}}", "    ".repeat(self.depth));
        text
    }

    fn value(&self, value: &Value, known: bool) -> String {
        match value {
            Value::Scalar(e) => self.expr(e, known),
            Value::Array(a) => self.array(a, known),
        }
    }
}
