//! Values between the GPU's memory, shared memory and registers.

use fpdsl_runtime::device::product;
use fpdsl_runtime::ir::{Buffer, Leaf};
use fpdsl_runtime::lift::ScalarType;

use super::{Printer, Side};
use crate::print::abi::{Meaning, Passing};
use crate::print::body::in_plane;
use crate::print::constant::type_name;
use crate::print::expr::Expr;
use crate::print::tile::{Tile, can_fault, leaves, scalars};

impl Printer<'_> {
    /// The first running values.
    pub(super) fn load(&mut self) {
        let [rows, columns] = self.tile.each;
        let types: Vec<ScalarType> = scalars(self.step, product::STEP[0]).collect();
        for (name, ty) in self.running.clone().iter().zip(types) {
            self.line(1, &format!("{} {name}[{rows}][{columns}];", type_name(ty)));
        }
        if self.has_faulted {
            self.line(
                1,
                "// A bit for each element. One that has faulted takes no further step.",
            );
            let line = format!("unsigned int {} = 0;", &self.own["faulted"]);
            self.line(1, &line);
        }
        self.elements(1);
        self.position(3);
        let line = format!("const bool {} = {};", &self.own["is_inside"], self.is_inside());
        self.line(3, &line);
        let line = format!(
            "const unsigned long long {} = {};",
            self.frame.element,
            self.number()
        );
        self.line(3, &line);
        if let Some(begins) = &self.begins {
            let call = begins.of(self.running());
            for name in self.running().collect::<Vec<_>>() {
                self.line(3, &format!("{name} = 0;"));
            }
            let is_inside = &self.own["is_inside"];
            let line = if self.functions.init.as_ref().is_some_and(can_fault) {
                let (faulted, bit) = (&self.own["faulted"], self.bit());
                format!("if ({is_inside} && {call}) {faulted} |= {bit};")
            } else {
                format!("if ({is_inside}) {call};")
            };
            self.line(3, &line);
        } else {
            self.load_each();
        }
        self.close(1);
    }

    /// The first running values of an element, which are arguments.
    fn load_each(&mut self) {
        let inputs = &self.frame.kernel.inputs;
        let its = self.tile.buffers[product::INIT].clone();
        let init: Vec<usize> = (0..inputs.leaves.len())
            .filter(|&leaf| its.contains(&inputs.leaves[leaf].buffer))
            .collect();
        for (number, leaf) in init.into_iter().enumerate() {
            let Leaf { buffer, offset, .. } = inputs.leaves[leaf];
            let layout = &inputs.buffers[buffer];
            let from = match self.frame.passing[buffer] {
                Passing::Value if layout.count == 1 => self.frame.locals[leaf].clone(),
                Passing::Elements => self.frame.own_scalar(self.frame.input(buffer), layout, offset),
                _ => self.frame.array(buffer).at(&Expr::atom(offset.to_string())),
            };
            let line = format!(
                "{}[{}][{}] = {} ? {from} : 0;",
                self.running[number], &self.own["i"], &self.own["j"], &self.own["is_inside"]
            );
            self.line(3, &line);
        }
    }

    /// Copies what some steps read of a side to shared memory. Threads next to each other read elements next to each other.
    pub(super) fn fill(&mut self, number: usize) {
        let (depth, count) = (self.tile.depth, self.tile.extents()[number]);
        let ([nx, ny], own, side) = (self.extents(), &self.own, &self.sides[number]);
        let (first, extent) = [(&own["row"], ny), (&own["column"], nx)][number];
        let (slot, i, p, is_inside, at) = (&own["slot"], &own["i"], &own["p"], &own["is_inside"], &own["at"]);
        let (done, k, thread) = (&own["done"], &own["k"], &self.frame.thread);
        let Side {
            from, along, deep, ..
        } = side;
        let mut lines = vec![
            format!("const unsigned int {i} = {deep} == 1 ? {slot} / {depth} : {slot} % {count};"),
            format!("const unsigned int {p} = {deep} == 1 ? {slot} % {depth} : {slot} / {count};"),
            format!("const bool {is_inside} = {first} + {i} < {extent} && {done} + {p} < {k};"),
            format!(
                "const unsigned long long {at} = {from} + ({first} + {i}) * {along} + ({done} + {p}) * {deep};"
            ),
        ];
        let (inputs, param) = (&self.step.inputs, product::STEP[number + 1]);
        let first = inputs.buffers.partition_point(|buffer| buffer.param < param);
        for (name, leaf) in side.shared.iter().zip(leaves(inputs, param)) {
            let Leaf { buffer, offset, .. } = inputs.leaves[leaf];
            let element = self.element(side.buffers.start + buffer - first, offset);
            lines.push(format!("{name}[{p}][{i}] = {is_inside} ? {element} : 0;"));
        }
        let threads = Tile::THREADS;
        let head = format!(
            "for (unsigned int {slot} = {thread}; {slot} < {}; {slot} += {threads}) {{",
            count * depth
        );
        self.line(2, &head);
        for line in lines {
            self.line(3, &line);
        }
        self.line(2, "}");
    }

    /// Scalar `offset` of an element of a matrix.
    fn element(&self, buffer: usize, offset: usize) -> String {
        let (name, len) = (self.frame.input(buffer), self.frame.name(Meaning::Length(buffer)));
        let Buffer { planes, count, .. } = self.frame.kernel.inputs.buffers[buffer];
        let at = &self.own["at"];
        match (planes, count) {
            (true, _) => in_plane(name, offset, len, at),
            (false, 1) => format!("{name}[{at}]"),
            (false, _) => format!("{name}[{at} * {count} + {offset}]"),
        }
    }

    /// The results.
    pub(super) fn store(&mut self) {
        self.elements(1);
        self.position(3);
        let line = format!("if ({}) {{", self.runs());
        self.line(3, &line);
        let line = format!(
            "const unsigned long long {} = {};",
            self.frame.element,
            self.number()
        );
        self.line(4, &line);
        if let Some(finishes) = &self.finishes {
            let line = format!("{};", finishes.of(self.running()));
            self.line(4, &line);
        } else {
            self.store_each();
        }
        self.line(3, "}");
        self.close(1);
    }

    /// The results of an element, which are its running values.
    fn store_each(&mut self) {
        let outputs = &self.frame.kernel.outputs;
        for (leaf, running) in outputs.leaves.iter().zip(self.running().collect::<Vec<_>>()) {
            let name = self.frame.name(Meaning::Result(leaf.buffer));
            let place = self
                .frame
                .own_scalar(name, &outputs.buffers[leaf.buffer], leaf.offset);
            self.line(4, &format!("{place} = {running};"));
        }
    }
}
