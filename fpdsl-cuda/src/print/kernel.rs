//! What stands around the statements: parameters, loads, stores, faults.

use std::fmt::Write;

use fpdsl_runtime::ir::{Buffer, Kernel, Layout, Role, axis_name};

use super::body::{Array, Body, Source, in_plane};
use super::constant::type_name;
use super::expr::{Binding, Expr};
use super::helpers::Helpers;
use super::names::{Names, entry};
use super::{Passing, Printed, passing, takes_total};

/// The names of a kernel's parameters and of what it computes for itself.
pub(super) struct Frame<'k> {
    kernel: &'k Kernel,
    passing: Vec<Passing>,
    names: Names,
    first: String,
    count: String,
    fault: String,
    /// The number of all elements, where the kernel takes it.
    total: Option<String>,
    thread: String,
    element: String,
    outputs: Vec<String>,
    inputs: Vec<String>,
    /// For each input that is a slice, its length.
    lengths: Vec<String>,
    /// The constants that hold the parameters' scalars.
    locals: Vec<String>,
}

impl<'k> Frame<'k> {
    /// The user's names come first; the kernel's own give way.
    pub(super) fn new(kernel: &'k Kernel, broadcast: &[bool]) -> Self {
        let mut names = Names::new();
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
        let param = |buffer: &Buffer| match buffer.role {
            Role::Values => format!("in_{}", kernel.params[buffer.param]),
            Role::Slice => kernel.params[buffer.param].to_owned(),
            Role::Coordinate { axis, .. } => format!("{}_n{}", kernel.params[buffer.param], axis_name(axis)),
        };
        let lengths = kernel.inputs.buffers.iter().map(|buffer| match buffer.role {
            Role::Slice => own(&format!("{}_len", kernel.params[buffer.param])),
            Role::Values | Role::Coordinate { .. } => String::new(),
        });
        let lengths = lengths.collect();
        let passing = passing(&kernel.inputs, broadcast);
        let planes = takes_total(&kernel.inputs, &kernel.outputs, &passing);
        Frame {
            kernel,
            passing,
            first: own("first"),
            count: own("count"),
            fault: own("fault"),
            total: planes.then(|| own("total")),
            thread: own("thread"),
            element: own("element"),
            outputs: buffers(&kernel.outputs, |_| "out".to_owned(), &mut own),
            inputs: buffers(&kernel.inputs, param, &mut own),
            lengths,
            locals,
            names,
        }
    }

    /// The translation unit.
    pub(super) fn print(self) -> Printed {
        let fault = |site: u32, index: &str| {
            format!("fpdsl_fault({}, {}, {site}, {index});", self.fault, self.element)
        };
        let source = Source {
            scalars: self.locals.clone(),
            arrays: (0..self.inputs.len()).map(|buffer| self.array(buffer)).collect(),
            slices: self.inputs.clone(),
            lengths: self.lengths.clone(),
        };
        let mut body = Body::new(self.kernel, self.names.clone(), source, &fault);
        let (statements, results) = body.print();
        let mut helpers = body.helpers;
        if !self.kernel.sites.is_empty() {
            fault_helper(&mut helpers);
        }
        let entry = entry(self.kernel.name);
        let params = self.params(&mut helpers);
        let (listed, parameters) = (params.join(",\n    "), declarations(&params));
        let mut text = header(self.kernel);
        text.push_str(&helpers.text());
        let _ = write!(text, "extern \"C\" __global__ void {entry}(\n    {listed})\n{{\n");
        text.push_str(&self.prologue());
        text.push_str(&self.loads(&body.read));
        text.push_str(&statements);
        text.push_str(&self.stores(&results));
        text.push_str("}\n");
        Printed {
            text,
            entry,
            parameters,
        }
    }

    fn params(&self, helpers: &mut Helpers) -> Vec<String> {
        let mut params = vec![
            format!("unsigned long long {}", self.first),
            format!("unsigned long long {}", self.count),
            format!("unsigned long long* {}", self.fault),
        ];
        params.extend(
            self.total
                .iter()
                .map(|total| format!("unsigned long long {total}")),
        );
        for (buffer, name) in self.kernel.outputs.buffers.iter().zip(&self.outputs) {
            params.push(format!("{}* __restrict__ {name}", type_name(buffer.ty)));
        }
        for (i, buffer) in self.kernel.inputs.buffers.iter().enumerate() {
            params.push(match (self.passing[i], buffer.count) {
                (Passing::Last, _) => continue,
                (Passing::Extent, _) => format!("unsigned long long {}", self.inputs[i]),
                (Passing::Slice, _) => {
                    let (ty, name, len) = (type_name(buffer.ty), &self.inputs[i], &self.lengths[i]);
                    format!("const {ty}* __restrict__ {name}, unsigned long long {len}")
                }
                (Passing::Value, 1) => {
                    format!("const {} {}", type_name(buffer.ty), self.locals[self.scalar(i)])
                }
                (Passing::Value, _) => format!("const {} {}", structure(helpers, buffer), self.inputs[i]),
                (Passing::Elements | Passing::Shared, _) => {
                    format!("const {}* __restrict__ {}", type_name(buffer.ty), self.inputs[i])
                }
            });
        }
        params
    }

    /// The first scalar of a buffer.
    fn scalar(&self, buffer: usize) -> usize {
        let leaves = &self.kernel.inputs.leaves;
        leaves.iter().position(|leaf| leaf.buffer == buffer).unwrap_or(0)
    }

    /// How to index an input's scalars.
    fn array(&self, buffer: usize) -> Array {
        let name = &self.inputs[buffer];
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
                after: format!(" * {} + {}]", self.total(), self.element),
            },
            (Passing::Elements, 1) => in_a_row(format!("{name}[{} + ", self.element)),
            (Passing::Elements, _) => in_a_row(format!("{name}[{} * {count} + ", self.element)),
            // Neither is an array of the body's.
            (Passing::Slice | Passing::Extent | Passing::Last, _) => in_a_row(String::new()),
        }
    }

    /// The number of all elements; kernels that do not take it have no planes.
    fn total(&self) -> &str {
        self.total.as_deref().unwrap_or_default()
    }

    /// Scalar `offset` of this thread's element in an array.
    fn own_scalar(&self, name: &str, buffer: &Buffer, offset: usize) -> String {
        let (element, count) = (&self.element, buffer.count);
        match (buffer.planes, count) {
            (true, _) => in_plane(name, offset, self.total(), element),
            (false, 1) => format!("{name}[{element}]"),
            (false, _) => format!("{name}[{element} * {count} + {offset}]"),
        }
    }

    /// Which element this thread computes.
    fn prologue(&self) -> String {
        let Frame {
            first,
            count,
            thread,
            element,
            ..
        } = self;
        format!(
            "    const unsigned long long {thread} = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x;\n    \
             if ({thread} >= {count}) return;\n    \
             const unsigned long long {element} = {first} + {thread};\n"
        )
    }

    /// The parameters' scalars, of those that are `read`.
    fn loads(&self, read: &[bool]) -> String {
        let inputs = &self.kernel.inputs;
        let mut text = String::new();
        for (i, leaf) in inputs.leaves.iter().enumerate().filter(|&(i, _)| read[i]) {
            let buffer = &inputs.buffers[leaf.buffer];
            let place = match (self.passing[leaf.buffer], buffer.count) {
                (Passing::Value, 1) => continue,
                (Passing::Extent | Passing::Last, _) => self.coordinate(leaf.buffer),
                (Passing::Elements, _) => self.own_scalar(&self.inputs[leaf.buffer], buffer, leaf.offset),
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
        for extent in &self.inputs[buffer - axis..buffer] {
            let _ = write!(text, " / {extent}");
        }
        if axis + 1 < axes {
            let _ = write!(text, " % {}", self.inputs[buffer]);
        }
        text
    }

    fn stores(&self, results: &[String]) -> String {
        let outputs = &self.kernel.outputs;
        let mut text = String::new();
        for (leaf, result) in outputs.leaves.iter().zip(results) {
            let (buffer, name) = (&outputs.buffers[leaf.buffer], &self.outputs[leaf.buffer]);
            let _ = writeln!(
                text,
                "    {} = {result};",
                self.own_scalar(name, buffer, leaf.offset)
            );
        }
        text
    }
}

/// One by one: a slice and its length are printed on one line.
fn declarations(params: &[String]) -> Vec<String> {
    let one_by_one = params.iter().flat_map(|param| param.split(", "));
    one_by_one.map(str::to_owned).collect()
}

/// The function as written, as a comment.
fn header(kernel: &Kernel) -> String {
    let mut text = String::new();
    for line in kernel.source.lines() {
        // A backslash at the end would draw the next line into the comment.
        let end = if line.ends_with('\\') { "." } else { "" };
        let _ = writeln!(text, "// {line}{end}");
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// What a parameter's scalar is called: the parameter, and for one of several its place.
fn wish(kernel: &Kernel, leaf: usize) -> String {
    let leaf = kernel.inputs.leaves[leaf];
    let buffer = &kernel.inputs.buffers[leaf.buffer];
    let param = kernel.params[buffer.param];
    if let Role::Coordinate { axis, .. } = buffer.role {
        return format!("{param}_{}", axis_name(axis));
    }
    let mut name = component(param.to_owned(), buffer);
    for field in leaf.fields.iter() {
        let _ = write!(name, "_{field}");
    }
    if buffer.count > 1 && leaf.fields.is_empty() {
        let _ = write!(name, "_{}", leaf.offset);
    }
    name
}

/// `name` with a buffer's place in nested tuples.
fn component(mut name: String, buffer: &Buffer) -> String {
    // Coordinates have letters, which their names say already.
    if buffer.role == Role::Values {
        for place in &buffer.path {
            let _ = write!(name, "_{place}");
        }
    }
    name
}

/// Names for the buffers of a layout.
fn buffers(
    layout: &Layout,
    base: impl Fn(&Buffer) -> String,
    own: &mut impl FnMut(&str) -> String,
) -> Vec<String> {
    layout
        .buffers
        .iter()
        .map(|buffer| own(&component(base(buffer), buffer)))
        .collect()
}

/// The structure that holds an array by value.
fn structure(helpers: &mut Helpers, buffer: &Buffer) -> String {
    let name = format!("fpdsl_{}x{}", buffer.ty.name(), buffer.count);
    helpers.need(&name, |_| {
        format!(
            "struct {name} {{\n    {} at[{}];\n}};\n",
            type_name(buffer.ty),
            buffer.count
        )
    });
    name
}

fn fault_helper(helpers: &mut Helpers) {
    let params = "unsigned long long* fault, unsigned long long element, unsigned long long site, \
                  unsigned long long index";
    helpers.function("fpdsl_fault", "void", params, |_| {
        "atomicMin(&fault[0], element);\nfault[1] = site;\nfault[2] = index;".to_owned()
    });
}
