//! A step of the elements of a thread.

use std::fmt::Write;

use fpdsl_runtime::device::product;
use fpdsl_runtime::ir::{Buffer, Fields, Kernel, Layout, Leaf};

use super::Printer;
use crate::print::abi::Meaning;
use crate::print::body::{Body, Ending, Source};
use crate::print::call::Globals;
use crate::print::constant::type_name;
use crate::print::helpers::Helpers;
use crate::print::kernel::wish;
use crate::print::names::Names;
use crate::print::tile::{SIDE, scalars};

/// The name of the function of a step. No user's name begins so.
const STEP: &str = "fpdsl_step";

/// The step as a function of scalars.
pub(super) fn flat(step: &Kernel) -> Kernel {
    let old = &step.inputs;
    let mut inputs = Layout {
        buffers: Vec::new(),
        leaves: Vec::new(),
    };
    for leaf in &old.leaves {
        let buffer = &old.buffers[leaf.buffer];
        inputs.leaves.push(Leaf {
            buffer: inputs.buffers.len(),
            offset: 0,
            fields: Fields::default(),
        });
        inputs.buffers.push(Buffer {
            count: 1,
            planes: false,
            ..buffer.clone()
        });
    }
    Kernel {
        inputs,
        ..step.clone()
    }
}

impl Printer<'_> {
    /// The function of a step, with what it needs before it.
    pub(super) fn function(&self, step: &Kernel, globals: &Globals) -> Helpers {
        let mut names = Names::new();
        globals.reserve_in(&mut names);
        let leaves = 0..step.inputs.leaves.len();
        let scalars: Vec<String> = leaves.map(|leaf| names.fresh(&wish(step, leaf))).collect();
        let ending = Ending {
            words: names.fresh("fault"),
            element: names.fresh("element"),
            end: "return true;".to_owned(),
        };
        let types: Vec<&str> = (0..step.results.len())
            .map(|leaf| type_name(step.outputs.leaf_type(leaf)))
            .collect();
        let results: Vec<String> = types.iter().map(|_| names.fresh("out")).collect();
        let next: Vec<String> = types.iter().map(|_| names.fresh("next")).collect();
        let mut params = Vec::new();
        if self.step_faults {
            params.push(format!("unsigned long long* {}", ending.words));
            params.push(format!("unsigned long long {}", ending.element));
        }
        params.extend(
            types
                .iter()
                .zip(&results)
                .map(|(ty, name)| format!("{ty}& {name}")),
        );
        for (leaf, name) in scalars.iter().enumerate() {
            params.push(format!("{} {name}", type_name(step.inputs.leaf_type(leaf))));
        }
        let source = Source {
            scalars,
            ..Source::default()
        };
        let mut body = Body::new(step, step, globals, names, source, ending);
        let (statements, values) = body.print();
        let mut text = format!(
            "static __device__ __forceinline__ {} {STEP}({})\n{{\n{statements}",
            if self.step_faults { "bool" } else { "void" },
            params.join(", ")
        );
        // All results, before one of them replaces what the others are made of.
        for ((ty, name), value) in types.iter().zip(&next).zip(&values) {
            let _ = writeln!(text, "    const {ty} {name} = {value};");
        }
        for (result, name) in results.iter().zip(&next) {
            let _ = writeln!(text, "    {result} = {name};");
        }
        if self.step_faults {
            text.push_str("    return false;\n");
        }
        text.push_str("}\n");
        let mut helpers = body.helpers;
        helpers.need(STEP, |_| text);
        helpers
    }

    /// What a thread's elements read for a step.
    pub(super) fn read(&mut self) {
        let (own, [rows, _]) = (&self.own, self.tile.each);
        let (p, i) = (&own["p"], &own["i"]);
        let places = [
            format!("{} * {rows} + {i}", &own["down"]),
            format!("{} + {SIDE} * {i}", &own["across"]),
        ];
        let mut lines = Vec::new();
        for (number, (side, count)) in self.sides.iter().zip(self.tile.each).enumerate() {
            let types = scalars(self.step, product::STEP[number + 1]).map(type_name);
            for ((ty, read), shared) in types.zip(&side.read).zip(&side.shared) {
                lines.push(format!("            {ty} {read}[{count}];\n#pragma unroll\n"));
                lines.push(format!(
                    "            for (unsigned int {i} = 0; {i} < {count}; ++{i}) {read}[{i}] = {shared}[{p}][{}];\n",
                    places[number]
                ));
            }
        }
        self.text.extend(lines);
    }

    /// A step of an element.
    pub(super) fn step(&mut self) {
        let mut depth = 5;
        let mut given: Vec<String> = Vec::new();
        if self.is_guarded {
            self.position(depth);
            let line = format!("if ({}) {{", self.runs());
            self.line(depth, &line);
            depth += 1;
        }
        if self.step_faults {
            given.extend([self.frame.name(Meaning::Fault).to_owned(), self.number()]);
        }
        let (i, j) = (&self.own["i"], &self.own["j"]);
        given.extend(self.running().chain(self.running()));
        for (side, index) in self.sides.iter().zip([i, j]) {
            given.extend(side.read.iter().map(|name| format!("{name}[{index}]")));
        }
        let call = format!("{STEP}({})", given.join(", "));
        let line = if self.step_faults {
            format!("if ({call}) {} |= {};", &self.own["faulted"], self.bit())
        } else {
            format!("{call};")
        };
        self.line(depth, &line);
        if self.is_guarded {
            self.line(depth - 1, "}");
        }
    }
}
