//! Functions that a kernel calls, and the calls.
//!
//! A function with one result returns it, one with several a structure. One that can fault begins with the words for faults and
//! the element, and its structure says first whether it did: its caller then ends as well.

use std::fmt::Write;

use fpdsl_runtime::ir::{Block, Kernel, Operand, Stmt, Temp};
use fpdsl_runtime::lift::ScalarType;

use super::approx;
use super::body::{Body, Ending, Source};
use super::constant::type_name;
use super::expr::Expr;
use super::kernel::wish;
use super::names::Names;
use super::uses::Fate;

/// The names at file scope that come from the user's source.
#[derive(Clone)]
pub(super) struct Globals {
    pub(super) functions: Vec<String>,
    /// The structures of those that have several results.
    structures: Vec<String>,
    pub(super) tables: Vec<String>,
}

impl Globals {
    /// Names for all that `kernel` calls and indexes, none of which is `entry`.
    pub(super) fn of(kernel: &Kernel, entry: &str) -> Self {
        let mut names = Names::new();
        names.reserve(entry);
        Self::beside(kernel, names, &[])
    }

    /// Names for all that `kernel` calls and indexes, none of which is among `names` or those of the others. Functions of the library are
    /// the same in all, with their structures.
    pub(super) fn beside(kernel: &Kernel, mut names: Names, others: &[Globals]) -> Self {
        others.iter().for_each(|others| others.reserve_in(&mut names));
        let mut functions = Vec::new();
        for called in &kernel.functions {
            functions.push(names.of_function(called));
        }
        let tables: Vec<String> = kernel
            .tables
            .iter()
            .map(|table| names.fresh(table.name))
            .collect();
        let structures = functions.iter().map(|name| {
            let known = others.iter().find_map(|others| others.structure(name));
            known.map_or_else(|| names.fresh(&format!("{name}_result")), str::to_owned)
        });
        Globals {
            structures: structures.collect(),
            functions,
            tables,
        }
    }

    /// The structure of a function, if it has this name here.
    fn structure(&self, name: &str) -> Option<&str> {
        let number = self.functions.iter().position(|function| function == name)?;
        Some(&self.structures[number])
    }

    /// Keeps locals from taking these names.
    pub(super) fn reserve_in(&self, names: &mut Names) {
        for name in [&self.functions, &self.structures, &self.tables]
            .into_iter()
            .flatten()
        {
            names.reserve(name);
        }
    }
}

/// Returns true if a block, or a function that it calls, can fault.
pub(super) fn faults(block: &Block, whole: &Kernel) -> bool {
    block.iter().any(|stmt| match stmt {
        Stmt::Check { .. } => true,
        Stmt::Call { function, .. } => can_fault(whole, *function),
        other => other.blocks().any(|inner| faults(inner, whole)),
    })
}

/// Returns true if a call of the function can end its caller.
pub(super) fn can_fault(whole: &Kernel, function: u32) -> bool {
    faults(&whole.functions[function as usize].body, whole)
}

/// The form of a function's result.
enum Form {
    Nothing,
    One(ScalarType),
    /// The types, in a structure, which may say first whether there was a fault.
    Several(Vec<ScalarType>, bool),
}

fn form(whole: &Kernel, number: u32) -> Form {
    let function = &whole.functions[number as usize];
    let types = (0..function.results.len()).map(|leaf| function.outputs.leaf_type(leaf));
    let types: Vec<ScalarType> = types.collect();
    match (types[..].as_ref(), can_fault(whole, number)) {
        (_, true) => Form::Several(types, true),
        ([], false) => Form::Nothing,
        ([one], false) => Form::One(*one),
        (_, false) => Form::Several(types, false),
    }
}

impl<'k> Body<'k> {
    /// A call. What nobody reads, and cannot fault, is left out.
    pub(super) fn call(&mut self, number: u32, args: &'k [Operand], results: &[Temp]) {
        let form = form(self.whole, number);
        if !self.is_needed(number, results) {
            return;
        }
        let elementary = self.whole.functions[number as usize].elementary;
        if let Some(function) = elementary.and_then(approx::function) {
            let args: Vec<Expr> = args.iter().map(|&arg| self.operand(arg)).collect();
            let call = function.call(&mut self.helpers, &args.iter().collect::<Vec<_>>());
            let name = self.result_name(results[0], "t");
            self.line(&format!("const float {name} = {};", call.text));
            self.temps.insert(results[0], Expr::atom(name));
            return;
        }
        self.define(number, &form);
        let mut given: Vec<String> = Vec::new();
        if matches!(form, Form::Several(_, true)) {
            given.extend([self.ending.words.clone(), self.ending.element.clone()]);
        }
        for &arg in args {
            given.push(self.operand(arg).text);
        }
        let call = format!(
            "{}({})",
            self.globals.functions[number as usize],
            given.join(", ")
        );
        match form {
            Form::Nothing => {}
            Form::One(ty) => {
                let name = self.result_name(results[0], "t");
                self.line(&format!("const {} {name} = {call};", type_name(ty)));
                self.temps.insert(results[0], Expr::atom(name));
            }
            Form::Several(_, fault) => {
                let structure = self.globals.structures[number as usize].clone();
                let name = self.names.fresh("r");
                self.line(&format!("const {structure} {name} = {call};"));
                if fault {
                    let end = self.ending.end.clone();
                    self.line(&format!("if ({name}.faulted) {end}"));
                }
                for (i, &temp) in results.iter().enumerate() {
                    self.temps.insert(temp, Expr::atom(format!("{name}.r{i}")));
                }
            }
        }
    }

    /// Returns true if a call is printed.
    pub(super) fn is_needed(&self, number: u32, results: &[Temp]) -> bool {
        can_fault(self.whole, number) || results.iter().any(|&temp| self.uses.fate(temp) != Fate::Unused)
    }

    fn result_name(&mut self, temp: Temp, other: &str) -> String {
        let name = self.kernel.temps[temp.0 as usize].name;
        let wish = name.map_or(other.to_owned(), |name| name.to_string());
        self.names.fresh(&wish)
    }

    /// Puts the function in front of the kernel.
    fn define(&mut self, number: u32, form: &Form) {
        let name = self.globals.functions[number as usize].clone();
        if self.helpers.has(&name) {
            return;
        }
        let result = match form {
            Form::Nothing => "void".to_owned(),
            Form::One(ty) => type_name(*ty).to_owned(),
            Form::Several(types, fault) => {
                let structure = self.globals.structures[number as usize].clone();
                self.helpers
                    .need(&structure, |_| structure_text(&structure, types, *fault));
                structure
            }
        };
        let text = self.function_text(number, form, &name, &result);
        self.helpers.need(&name, |_| text);
    }

    fn function_text(&mut self, number: u32, form: &Form, name: &str, result: &str) -> String {
        let (whole, function) = (self.whole, &self.whole.functions[number as usize]);
        let mut names = Names::new();
        self.globals.reserve_in(&mut names);
        let scalars: Vec<String> = (0..function.inputs.leaves.len())
            .map(|leaf| names.fresh(&wish(function, leaf)))
            .collect();
        let mut params = Vec::new();
        let faults = matches!(form, Form::Several(_, true));
        let ending = Ending {
            words: names.fresh("fault"),
            element: names.fresh("element"),
            end: "return {true};".to_owned(),
        };
        if faults {
            params.push(format!("unsigned long long* {}", ending.words));
            params.push(format!("unsigned long long {}", ending.element));
        }
        for (leaf, scalar) in scalars.iter().enumerate() {
            params.push(format!("{} {scalar}", type_name(function.inputs.leaf_type(leaf))));
        }
        let source = Source {
            scalars,
            ..Source::default()
        };
        let mut body = Body::new(function, whole, self.globals, names, source, ending);
        // What it needs stands in front of it.
        std::mem::swap(&mut body.helpers, &mut self.helpers);
        let (statements, results) = body.print();
        std::mem::swap(&mut body.helpers, &mut self.helpers);
        let seldom = if function.cold { " __noinline__" } else { "" };
        let mut text = format!(
            "static __device__{seldom} {result} {name}({})\n{{\n{statements}",
            params.join(", ")
        );
        let _ = match form {
            Form::Nothing => Ok(()),
            Form::One(_) => writeln!(text, "    return {};", results[0]),
            Form::Several(types, fault) => {
                let first = if *fault {
                    vec!["false".to_owned()]
                } else {
                    Vec::new()
                };
                let values = types.iter().zip(&results).map(|(&ty, value)| exactly(ty, value));
                let values: Vec<String> = first.into_iter().chain(values).collect();
                writeln!(text, "    return {{{}}};", values.join(", "))
            }
        };
        text + "}\n"
    }
}

/// A value that braces take: they refuse to narrow, and C++ computes with short integers as `int`.
fn exactly(ty: ScalarType, value: &str) -> String {
    match ty.bytes() {
        1 | 2 if ty != ScalarType::Bool => format!("({})({value})", type_name(ty)),
        _ => value.to_owned(),
    }
}

fn structure_text(name: &str, types: &[ScalarType], fault: bool) -> String {
    let mut text = format!("struct {name} {{\n");
    if fault {
        text.push_str("    bool faulted;\n");
    }
    for (i, &ty) in types.iter().enumerate() {
        let _ = writeln!(text, "    {} r{i};", type_name(ty));
    }
    text + "};\n"
}
