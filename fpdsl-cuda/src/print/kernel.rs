//! The frame around the statements: parameters, loads, stores, faults.

use std::fmt::Write;

use fpdsl_runtime::ir::{Buffer, Kernel, Role, axis_name};

use super::Printed;
use super::abi::{Abi, Meaning, Passing, component, passing, structure_name};
use super::body::{Array, Body, Ending, Source, closed, in_plane};
use super::call::Globals;
use super::constant::type_name;
use super::expr::{Binding, Expr};
use super::guard;
use super::helpers::Helpers;
use super::names::{Names, entry};

/// The namespace of a text. It is inline, so that code beside the text finds the kernel by its name.
const NAMESPACE: &str = "fpdsl";

/// The names of a kernel's parameters and of what it computes for itself.
pub(super) struct Frame<'k> {
    pub(super) kernel: &'k Kernel,
    pub(super) passing: Vec<Passing>,
    pub(super) abi: Abi,
    globals: Globals,
    pub(super) names: Names,
    pub(super) thread: String,
    pub(super) element: String,
    /// The constants that hold the parameters' scalars.
    pub(super) locals: Vec<String>,
}

impl<'k> Frame<'k> {
    /// The user's names come first; the kernel's own give way.
    pub(super) fn new(kernel: &'k Kernel, broadcast: &[bool]) -> Self {
        let mut names = Names::new();
        let globals = Globals::of(kernel, &entry(kernel.name));
        globals.reserve_in(&mut names);
        let scalars = 0..kernel.inputs.leaves.len();
        let locals: Vec<String> = scalars.map(|leaf| names.fresh(&wish(kernel, leaf))).collect();
        let mut taken = names.clone();
        for local in kernel.temps.iter().chain(&kernel.vars) {
            if let Some(name) = local.name {
                taken.reserve(&name.to_string());
            }
        }
        let mut own = |wish: &str| {
            let name = taken.fresh(wish);
            names.reserve(&name);
            name
        };
        let (thread, element) = (own("thread"), own("element"));
        let passing = passing(&kernel.inputs, broadcast);
        Frame {
            kernel,
            abi: Abi::new(kernel, &passing, &locals, &mut own),
            passing,
            thread,
            element,
            globals,
            locals,
            names,
        }
    }

    /// The translation unit.
    pub(super) fn print(&self) -> Printed {
        let ending = Ending {
            words: self.name(Meaning::Fault).to_owned(),
            element: self.element.clone(),
            end: "return;".to_owned(),
        };
        let buffers = 0..self.kernel.inputs.buffers.len();
        let source = Source {
            scalars: self.locals.clone(),
            arrays: buffers.clone().map(|buffer| Some(self.array(buffer))).collect(),
            element: self.element.clone(),
            slices: buffers
                .clone()
                .map(|buffer| self.input(buffer).to_owned())
                .collect(),
            lengths: buffers
                .map(|buffer| self.name(Meaning::Length(buffer)).to_owned())
                .collect(),
        };
        let mut body = Body::new(
            self.kernel,
            self.kernel,
            &self.globals,
            self.names.clone(),
            source,
            ending,
        );
        let (statements, results) = body.print();
        let mut helpers = body.helpers;
        self.structures(&mut helpers);
        let mut lines = self.prologue();
        lines.push_str(&self.loads(&body.read));
        lines.push_str(&statements);
        lines.push_str(&self.stores(&results));
        self.translation_unit(&helpers, entry(self.kernel.name), &lines)
    }

    /// The translation unit of a kernel with these lines.
    pub(super) fn translation_unit(&self, helpers: &Helpers, entry: String, lines: &str) -> Printed {
        let mut code = helpers.text();
        let start = code.len();
        let _ = write!(code, "extern \"C\" __global__ void {entry}");
        let end = code.len();
        let _ = write!(code, "(\n    {})\n{{\n{lines}}}\n", listed(&self.abi));
        let mut text = header(self.kernel);
        text.push_str(&guards(&code, &entry));
        let _ = write!(text, "inline namespace {NAMESPACE} {{\n\n");
        let declarator = text.len() + start..text.len() + end;
        let _ = write!(text, "{code}\n}} // namespace {NAMESPACE}\n");
        Printed {
            text,
            entry,
            abi: self.abi.clone(),
            tile: None,
            declarator,
        }
    }

    /// The types of arrays that are passed by value.
    pub(super) fn structures(&self, helpers: &mut Helpers) {
        for (buffer, passing) in self.kernel.inputs.buffers.iter().zip(&self.passing) {
            if *passing == Passing::Value && buffer.count > 1 {
                structure(helpers, buffer);
            }
        }
    }

    /// The parameter of this meaning; nothing where the kernel does not take it.
    pub(super) fn name(&self, meaning: Meaning) -> &str {
        self.abi.name(meaning).unwrap_or_default()
    }

    /// The parameter that an argument is passed in; nothing for the coordinate along the last axis.
    pub(super) fn input(&self, buffer: usize) -> &str {
        let meaning = self.passing[buffer].meaning(buffer);
        meaning.map(|meaning| self.name(meaning)).unwrap_or_default()
    }

    /// How to index an input's scalars.
    pub(super) fn array(&self, buffer: usize) -> Array {
        let name = self.input(buffer);
        let Buffer { count, planes, .. } = self.kernel.inputs.buffers[buffer];
        let in_a_row = |before: String| Array {
            before,
            needed: Binding::Sum,
            after: "]".to_owned(),
        };
        match (self.passing[buffer], count) {
            (Passing::Value, _) => in_a_row(format!("{name}.at[")),
            (Passing::Shared, _) => in_a_row(format!("{name}[")),
            (Passing::Elements, _) if planes => Array {
                before: format!("{name}["),
                needed: Binding::Product,
                after: format!(" * {} + {}]", self.name(Meaning::Total), self.element),
            },
            (Passing::Elements, 1) => in_a_row(format!("{name}[{} + ", self.element)),
            (Passing::Elements, _) => in_a_row(format!("{name}[{} * {count} + ", self.element)),
            // None is an array of the body's.
            (
                Passing::Slice
                | Passing::Row
                | Passing::Counters
                | Passing::Extent
                | Passing::Last
                | Passing::Number,
                _,
            ) => in_a_row(String::new()),
        }
    }

    /// Scalar `offset` of this thread's element in an array.
    pub(super) fn own_scalar(&self, name: &str, buffer: &Buffer, offset: usize) -> String {
        let (element, count) = (&self.element, buffer.count);
        match (buffer.planes, count) {
            (true, _) => in_plane(name, offset, self.name(Meaning::Total), element),
            (false, 1) => format!("{name}[{element}]"),
            (false, _) => format!("{name}[{element} * {count} + {offset}]"),
        }
    }

    /// Which element this thread computes.
    fn prologue(&self) -> String {
        let Frame { thread, element, .. } = self;
        let (first, count) = (self.name(Meaning::First), self.name(Meaning::Count));
        format!(
            "    const unsigned long long {thread} = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x;\n    \
             if ({thread} >= {count}) return;\n    \
             const unsigned long long {element} = {first} + {thread};\n"
        )
    }

    /// The parameters' scalars, of those that are `read`.
    pub(super) fn loads(&self, read: &[bool]) -> String {
        let inputs = &self.kernel.inputs;
        let mut text = String::new();
        for (i, leaf) in inputs.leaves.iter().enumerate().filter(|&(i, _)| read[i]) {
            let buffer = &inputs.buffers[leaf.buffer];
            let place = match (self.passing[leaf.buffer], buffer.count) {
                (Passing::Value, 1) => continue,
                (Passing::Number, _) => self.element.clone(),
                (Passing::Extent | Passing::Last, _) => self.coordinate(leaf.buffer),
                (Passing::Elements, _) => self.own_scalar(self.input(leaf.buffer), buffer, leaf.offset),
                (_, _) => self.array(leaf.buffer).at(&Expr::atom(leaf.offset.to_string())),
            };
            let _ = writeln!(
                text,
                "    const {} {} = {place};",
                type_name(buffer.ty),
                self.locals[i]
            );
        }
        text
    }

    /// A coordinate of the element's position.
    fn coordinate(&self, buffer: usize) -> String {
        let buffers = &self.kernel.inputs.buffers;
        let Role::Coordinate { axis, axes } = buffers[buffer].role else {
            return String::new();
        };
        let mut text = self.element.clone();
        for before in buffer - axis..buffer {
            let _ = write!(text, " / {}", self.input(before));
        }
        if axis + 1 < axes {
            let _ = write!(text, " % {}", self.input(buffer));
        }
        text
    }

    pub(super) fn stores(&self, results: &[String]) -> String {
        let outputs = &self.kernel.outputs;
        let mut text = String::new();
        for (leaf, result) in outputs.leaves.iter().zip(results) {
            let (buffer, name) = (
                &outputs.buffers[leaf.buffer],
                self.name(Meaning::Result(leaf.buffer)),
            );
            let _ = writeln!(
                text,
                "    {} = {result};",
                self.own_scalar(name, buffer, leaf.offset)
            );
        }
        text
    }
}

/// The declarations, a line each; a length stands beside its slice.
fn listed(abi: &Abi) -> String {
    let mut text = String::new();
    for (i, param) in abi.params().iter().enumerate() {
        let separator = match param.meaning {
            _ if i == 0 => "",
            Meaning::Length(_) => ", ",
            _ => ",\n    ",
        };
        let _ = write!(text, "{separator}{param}");
    }
    text
}

/// The function as written, as a comment.
fn header(kernel: &Kernel) -> String {
    let mut text = String::new();
    for line in kernel.source.lines() {
        let _ = writeln!(text, "// {}", closed(line));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// Undefines the names of some code that headers are likely to have as macros. The kernel's own is none of them, and whoever
/// compiles the text may rename it by a macro.
fn guards(code: &str, entry: &str) -> String {
    let names = guard::names(code).into_iter();
    let mut text = guard::undefine(names.filter(|&name| name != entry && guard::is_likely(name)));
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// The preferred name of a parameter's scalar: the parameter's, and for one of several its place.
pub(super) fn wish(kernel: &Kernel, leaf: usize) -> String {
    let leaf = kernel.inputs.leaves[leaf];
    let buffer = &kernel.inputs.buffers[leaf.buffer];
    let param = kernel.params[buffer.param];
    if let Role::Coordinate { axis, .. } = buffer.role {
        return format!("{param}_{}", axis_name(axis));
    }
    if buffer.role == Role::Number {
        return format!("{param}_row");
    }
    // The fields say which of a struct's buffers it is.
    let mut name = component(
        param.to_owned(),
        &Buffer {
            typed: false,
            ..buffer.clone()
        },
    );
    for field in leaf.fields.iter() {
        let _ = write!(name, "_{field}");
    }
    if buffer.count > 1 && leaf.fields.is_empty() {
        let _ = write!(name, "_{}", leaf.offset);
    }
    name
}

/// The structure that holds an array by value.
fn structure(helpers: &mut Helpers, buffer: &Buffer) {
    let name = structure_name(buffer);
    helpers.need(&name, |_| {
        format!(
            "struct {name} {{\n    {} at[{}];\n}};\n",
            type_name(buffer.ty),
            buffer.count
        )
    });
}

/// The function that reports a fault.
pub(super) fn fault_helper(helpers: &mut Helpers) {
    let params = "unsigned long long* fault, unsigned long long element, unsigned long long site, \
                  unsigned long long index";
    helpers.function("fpdsl_fault", "void", params, |_| {
        "atomicMin(&fault[0], element);\nfault[1] = site;\nfault[2] = index;".to_owned()
    });
}
