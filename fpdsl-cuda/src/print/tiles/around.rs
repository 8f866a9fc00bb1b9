//! The functions around the chain: the one that computes the first running value, and the one that has the product for an argument.
//!
//! Each is printed as a function of the kernel's parameters and an element, so that its text is that of a kernel of single elements.

use std::fmt::Write;

use fpdsl_runtime::device::product;
use fpdsl_runtime::ir::{Buffer, Kernel};

use super::Printer;
use crate::print::abi::Meaning;
use crate::print::body::{Body, Ending, Source};
use crate::print::call::Globals;
use crate::print::constant::type_name;
use crate::print::guard;
use crate::print::helpers::Helpers;
use crate::print::kernel::Frame;
use crate::print::names::Names;
use crate::print::tile::can_fault;

/// The names of the two functions. No user's name begins so.
const BEGIN: &str = "fpdsl_begin";
const FINISH: &str = "fpdsl_finish";

/// A function around the chain.
struct Around<'k> {
    frame: &'k Frame<'k>,
    function: &'k Kernel,
    globals: &'k Globals,
    /// For each of its buffers and each of its scalars that of the kernel; none for those of the product.
    buffers: Vec<Option<usize>>,
    scalars: Vec<Option<usize>>,
    names: Names,
    /// The types and names of the scalars of the running value.
    running: Vec<(&'k str, String)>,
}

/// The form of a function.
struct Form {
    name: &'static str,
    result: &'static str,
    /// The statement with which an element ends that faults.
    end: &'static str,
    /// `&` if running values are written.
    reference: &'static str,
}

/// A call of a function around the chain.
pub(super) struct Call {
    name: &'static str,
    /// The kernel's parameters that it takes, and the element. Running values follow.
    given: Vec<String>,
}

impl Call {
    /// Its text.
    pub(super) fn of(&self, running: impl Iterator<Item = String>) -> String {
        let given: Vec<String> = self.given.iter().cloned().chain(running).collect();
        format!("{}({})", self.name, given.join(", "))
    }
}

impl<'k> Around<'k> {
    /// `is_product` marks the function's buffers of the product; `is_its` those of the kernel that the others are, in their order.
    fn new(
        frame: &'k Frame<'k>,
        (function, globals): (&'k Kernel, &'k Globals),
        running: &[&'k str],
        is_product: impl Fn(&Buffer) -> bool,
        is_its: impl Fn(usize) -> bool,
    ) -> Self {
        let (all, own) = (&frame.kernel.inputs, &function.inputs);
        debug_assert_eq!(
            own.buffers.iter().filter(|buffer| !is_product(buffer)).count(),
            (0..all.buffers.len()).filter(|&buffer| is_its(buffer)).count(),
            "the kernel has the buffers of `{}`",
            function.name
        );
        let mut buffers = (0..all.buffers.len()).filter(|&buffer| is_its(buffer));
        let mut scalars = (0..all.leaves.len()).filter(|&leaf| is_its(all.leaves[leaf].buffer));
        let other = |buffer: usize, next: &mut dyn Iterator<Item = usize>| {
            (!is_product(&own.buffers[buffer])).then(|| next.next()).flatten()
        };
        let mut names = frame.names.clone();
        globals.reserve_in(&mut names);
        Around {
            frame,
            function,
            globals,
            buffers: (0..own.buffers.len())
                .map(|buffer| other(buffer, &mut buffers))
                .collect(),
            scalars: own
                .leaves
                .iter()
                .map(|leaf| other(leaf.buffer, &mut scalars))
                .collect(),
            running: running.iter().map(|ty| (*ty, names.fresh("running"))).collect(),
            names,
        }
    }

    /// The places that its body reads.
    fn source(&self) -> Source {
        let frame = self.frame;
        let of_buffer = |name: &dyn Fn(usize) -> String| -> Vec<String> {
            let buffers = self.buffers.iter();
            buffers
                .map(|buffer| buffer.map(name).unwrap_or_default())
                .collect()
        };
        let mut running = self.running.iter().map(|(_, name)| name.clone());
        let mut scalar = |scalar: &Option<usize>| match scalar {
            Some(scalar) => frame.locals[*scalar].clone(),
            None => running.next().unwrap_or_default(),
        };
        Source {
            scalars: self.scalars.iter().map(&mut scalar).collect(),
            arrays: self
                .buffers
                .iter()
                .map(|buffer| buffer.map(|buffer| frame.array(buffer)))
                .collect(),
            slices: of_buffer(&|buffer| frame.input(buffer).to_owned()),
            lengths: of_buffer(&|buffer| frame.name(Meaning::Length(buffer)).to_owned()),
            element: frame.element.clone(),
        }
    }

    /// Prints the function, whose lines after the body `last` makes of its results. Returns how the kernel calls it.
    fn print(
        self,
        helpers: &mut Helpers,
        form: Form,
        last: impl FnOnce(&[(&str, String)], &[String]) -> String,
    ) -> Call {
        let ending = Ending {
            words: self.frame.name(Meaning::Fault).to_owned(),
            element: self.frame.element.clone(),
            end: form.end.to_owned(),
        };
        let mut body = Body::new(
            self.function,
            self.function,
            self.globals,
            self.names.clone(),
            self.source(),
            ending,
        );
        // What it needs stands in front of it.
        std::mem::swap(&mut body.helpers, helpers);
        let (statements, results) = body.print();
        std::mem::swap(&mut body.helpers, helpers);
        let mut read = vec![false; self.frame.locals.len()];
        for (scalar, is_read) in self.scalars.iter().zip(&body.read) {
            if let Some(scalar) = scalar {
                read[*scalar] = *is_read;
            }
        }
        let lines = self.frame.loads(&read) + &statements + &last(&self.running, &results);
        let words = guard::names(&lines);
        let params = self.frame.abi.params().iter();
        let params: Vec<_> = params.filter(|param| words.contains(&*param.name)).collect();
        let mut declared: Vec<String> = params.iter().map(ToString::to_string).collect();
        declared.push(format!("const unsigned long long {}", self.frame.element));
        let running = self.running.iter();
        declared.extend(running.map(|(ty, name)| format!("{ty}{} {name}", form.reference)));
        let Form { name, result, .. } = form;
        let text = format!(
            "static __device__ __forceinline__ {result} {name}(\n    {})\n{{\n{lines}}}\n",
            declared.join(",\n    ")
        );
        helpers.need(name, |_| text);
        let mut given: Vec<String> = params.iter().map(|param| param.name.clone()).collect();
        given.push(self.frame.element.clone());
        Call { name, given }
    }
}

impl<'k> Printer<'k> {
    /// Prints the functions around the chain, behind that of the step, whose names are `globals`.
    pub(super) fn around(&mut self, helpers: &mut Helpers, globals: &Globals, entry: &str) {
        let (frame, functions) = (self.frame, self.functions);
        // The parameters of these functions have names of the kernel.
        let mut names = frame.names.clone();
        names.reserve(entry);
        let types = (0..functions.step.results.len()).map(|leaf| functions.step.outputs.leaf_type(leaf));
        let types: Vec<&str> = types.map(type_name).collect();
        let mut known = vec![globals.clone()];
        if let Some(init) = &functions.init {
            let own = Globals::beside(init, names.clone(), &known);
            let its = self.tile.buffers[product::INIT].clone();
            let around = Around::new(
                frame,
                (init, &own),
                &types,
                |_| false,
                |buffer| its.contains(&buffer),
            );
            let form = Form {
                name: BEGIN,
                result: if can_fault(init) { "bool" } else { "void" },
                end: "return true;",
                reference: "&",
            };
            self.begins = Some(around.print(helpers, form, |running, results| {
                let mut text = String::new();
                for ((_, name), value) in running.iter().zip(results) {
                    let _ = writeln!(text, "    {name} = {value};");
                }
                if can_fault(init) {
                    text.push_str("    return false;\n");
                }
                text
            }));
            known.push(own);
        }
        if let (Some(finish), Some(argument)) = (&functions.finish, functions.argument) {
            let own = Globals::beside(finish, names, &known);
            let all = &frame.kernel.inputs.buffers;
            let around = Around::new(
                frame,
                (finish, &own),
                &types,
                |buffer| buffer.param == argument,
                |buffer| all[buffer].param != argument,
            );
            let form = Form {
                name: FINISH,
                result: "void",
                end: "return;",
                reference: "",
            };
            self.finishes = Some(around.print(helpers, form, |_, results| frame.stores(results)));
        }
    }
}
