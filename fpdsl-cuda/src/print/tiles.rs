//! Kernels that compute inner products by tiles.
//!
//! A block of threads computes a tile of the result. What some steps read from both matrices it copies to shared memory first, so that
//! each element comes from the GPU's memory once for a whole row or column of a tile. Each thread keeps the running values of a few
//! elements in registers, and each of these has one chain in which `k` ascends: the bits are those of the kernel that computes one
//! element a thread.
//!
//! An element that faults says so, takes no further step and has no result. Its thread goes on, since others of the block wait for it. The
//! launcher runs the first element that faulted with the kernel of single elements, which says more.

use std::collections::HashMap;
use std::fmt::Write;
use std::ops::{Index, Range};

use fpdsl_runtime::device::product;
use fpdsl_runtime::ir::{Buffer, Fields, Kernel, Layout, Leaf};
use fpdsl_runtime::lift::ScalarType;

use super::Printed;
use super::abi::{Meaning, Passing};
use super::body::{Body, Ending, Source, in_plane};
use super::call::Globals;
use super::constant::type_name;
use super::expr::Expr;
use super::helpers::Helpers;
use super::kernel::{Frame, wish};
use super::names::{Names, entry};
use super::tile::{SIDE, Tile, is_guarded, leaves, scalars};

/// The kernel that computes a chain by tiles: thread blocks have tiles from `first` on. Nothing if there is no tile for the step.
pub(super) fn print(chain: &Kernel, step: &Kernel, broadcast: &[bool]) -> Option<Printed> {
    let tile = Tile::of(step)?;
    let frame = Frame::new(chain, broadcast);
    let printer = Printer::new(&frame, step, tile)?;
    Some(printer.print())
}

/// The step as a function of scalars.
fn flat(step: &Kernel) -> Kernel {
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

/// The kernel's own values, by the names that they have unless the user has these.
const OWN: [&str; 20] = [
    "faulted",
    "tile",
    "tiles_x",
    "tiles_y",
    "across",
    "down",
    "column",
    "row",
    "matrix",
    "k",
    "done",
    "steps",
    "slot",
    "at",
    "is_inside",
    "i",
    "j",
    "p",
    "x",
    "y",
];

/// The names of the kernel's own values.
struct Own(HashMap<&'static str, String>);

impl Index<&str> for Own {
    type Output = str;

    fn index(&self, wish: &str) -> &str {
        &self.0[wish]
    }
}

/// The names of what belongs to a side.
struct Side {
    /// The chain's buffers of the matrix.
    buffers: Range<usize>,
    /// The first element, the elements from one row or column to the next, and from one step to the next.
    from: String,
    along: String,
    deep: String,
    /// Arrays in shared memory, one for each scalar.
    shared: Vec<String>,
    /// What a thread reads for a step.
    read: Vec<String>,
}

struct Printer<'k> {
    frame: &'k Frame<'k>,
    step: &'k Kernel,
    tile: Tile,
    own: Own,
    /// The left matrix and the right one.
    sides: [Side; 2],
    /// Arrays of running values, one for each scalar.
    running: Vec<String>,
    /// The chain's buffer of the integers.
    integers: usize,
    /// True if a step is not taken for elements that the result does not have.
    is_guarded: bool,
    text: String,
}

impl<'k> Printer<'k> {
    /// Nothing if the integers of a call are not one value for all elements.
    fn new(frame: &'k Frame<'k>, step: &'k Kernel, tile: Tile) -> Option<Self> {
        let buffers = |param| {
            let all = &frame.kernel.inputs.buffers;
            let first = all.partition_point(|buffer| buffer.param < param);
            first..all.partition_point(|buffer| buffer.param <= param)
        };
        let integers = buffers(product::INTEGERS).start;
        if !matches!(frame.passing[integers], Passing::Value | Passing::Shared) {
            return None;
        }
        let mut names = frame.names.clone();
        let own = Own(OWN.map(|wish| (wish, names.fresh(wish))).into());
        let mut arrays = |wish: &str, param: usize| match scalars(step, param).count() {
            1 => vec![names.fresh(wish)],
            count => (0..count).map(|i| names.fresh(&format!("{wish}_{i}"))).collect(),
        };
        let running = arrays("running", product::STEP[0]);
        let sides = [("left", product::LEFT), ("right", product::RIGHT)];
        let sides = [0, 1].map(|side| {
            let (wish, param) = sides[side];
            let shared = arrays(wish, product::STEP[side + 1]);
            let read = arrays(&format!("{wish}_of_p"), product::STEP[side + 1]);
            (buffers(param), wish, shared, read)
        });
        let sides = sides.map(|(buffers, wish, shared, read)| Side {
            buffers,
            from: names.fresh(&format!("{wish}_from")),
            along: names.fresh(&format!("{wish}_step")),
            deep: names.fresh(&format!("{wish}_step_of_k")),
            shared,
            read,
        });
        Some(Printer {
            own,
            sides,
            running,
            integers,
            is_guarded: is_guarded(step),
            frame,
            step,
            tile,
            text: String::new(),
        })
    }

    fn print(mut self) -> Printed {
        let entry = entry(self.frame.kernel.name) + "_tiles";
        let step = flat(self.step);
        let mut helpers = self.function(&step, &entry);
        self.frame.structures(&mut helpers);
        self.begin();
        self.load();
        self.steps();
        self.store();
        Printed {
            tile: Some(self.tile),
            ..self.frame.translation_unit(&helpers, entry, &self.text)
        }
    }

    /// The function of a step, with what it needs before it.
    fn function(&self, step: &Kernel, entry: &str) -> Helpers {
        let globals = Globals::of(step, entry);
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
        if self.tile.can_fault {
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
        let mut body = Body::new(step, step, &globals, names, source, ending);
        let (statements, values) = body.print();
        let mut text = format!(
            "static __device__ __forceinline__ {} {STEP}({})\n{{\n{statements}",
            if self.tile.can_fault { "bool" } else { "void" },
            params.join(", ")
        );
        // All results, before one of them replaces what the others are made of.
        for ((ty, name), value) in types.iter().zip(&next).zip(&values) {
            let _ = writeln!(text, "    const {ty} {name} = {value};");
        }
        for (result, name) in results.iter().zip(&next) {
            let _ = writeln!(text, "    {result} = {name};");
        }
        if self.tile.can_fault {
            text.push_str("    return false;\n");
        }
        text.push_str("}\n");
        let mut helpers = body.helpers;
        helpers.need(STEP, |_| text);
        helpers
    }

    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", 4 * depth);
    }

    fn integer(&self, at: usize) -> String {
        let array = self.frame.array(self.integers);
        array.at(&Expr::atom(at.to_string()))
    }

    /// Which tile this block has.
    fn begin(&mut self) {
        let [down, across] = self.tile.extents();
        let ([rows, columns], depth) = (self.tile.each, self.tile.depth);
        let ([nx, ny], own) = (self.extents(), &self.own);
        let first = self.frame.name(Meaning::First);
        let (thread, tile, tiles_x, tiles_y) =
            (&self.frame.thread, &own["tile"], &own["tiles_x"], &own["tiles_y"]);
        let mut lines = vec![
            format!(
                "// A block computes a tile of {down} rows and {across} columns. Its threads stand in {SIDE} rows and {SIDE} columns."
            ),
            format!("// Each has {rows} rows next to each other, and {columns} columns {SIDE} apart."),
            format!("const unsigned int {thread} = threadIdx.x;"),
            format!(
                "const unsigned int {} = {thread} % {SIDE}, {} = {thread} / {SIDE};",
                &own["across"], &own["down"]
            ),
            format!("if (blockIdx.x >= {}) return;", self.frame.name(Meaning::Count)),
            format!("const unsigned long long {tile} = {first} + blockIdx.x;"),
            format!(
                "const unsigned long long {tiles_x} = ({nx} + {}) / {across};",
                across - 1
            ),
            format!(
                "const unsigned long long {tiles_y} = ({ny} + {}) / {down};",
                down - 1
            ),
            format!(
                "const unsigned long long {} = {tile} % {tiles_x} * {across};",
                &own["column"]
            ),
            format!(
                "const unsigned long long {} = {tile} / {tiles_x} % {tiles_y} * {down};",
                &own["row"]
            ),
            format!(
                "const unsigned long long {} = {tile} / {tiles_x} / {tiles_y};",
                &own["matrix"]
            ),
            format!(
                "const unsigned long long {} = {};",
                &own["k"],
                self.integer(product::K)
            ),
        ];
        for (number, (side, words)) in self.sides.iter().zip(product::STRIDES).enumerate() {
            let [first, row, column, matrix] = words.map(|at| self.integer(at));
            let (along, deep) = if number == 0 { (row, column) } else { (column, row) };
            lines.push(format!(
                "const unsigned long long {} = {} * {matrix} + {first}, {} = {along}, {} = {deep};",
                side.from, &own["matrix"], side.along, side.deep
            ));
        }
        lines.push(format!(
            "// What {depth} steps read of both matrices. Rows of these arrays are so long that threads of a warp never meet in a bank."
        ));
        for ((side, along), param) in self.sides.iter().zip([down, across]).zip(&product::STEP[1..]) {
            for (name, ty) in side.shared.iter().zip(scalars(self.step, *param)) {
                let pitch = self.tile.pitch(along, ty);
                lines.push(format!("__shared__ {} {name}[{depth}][{pitch}];", type_name(ty)));
            }
        }
        for line in lines {
            self.line(1, &line);
        }
    }

    fn extents(&self) -> [&'k str; 2] {
        [0, 1].map(|axis| self.frame.name(Meaning::Extent(axis)))
    }

    /// Opens loops over the elements of a thread.
    fn elements(&mut self, depth: usize) {
        for (at, (name, count)) in ["i", "j"].into_iter().zip(self.tile.each).enumerate() {
            self.text.push_str("#pragma unroll\n");
            let name = &self.own[name];
            let line = format!("for (unsigned int {name} = 0; {name} < {count}; ++{name}) {{");
            self.line(depth + at, &line);
        }
    }

    /// The position of an element of a thread.
    fn position(&mut self, depth: usize) {
        let (own, rows) = (&self.own, self.tile.each[0]);
        let (y, x) = (&own["y"], &own["x"]);
        let line = format!(
            "const unsigned long long {y} = {} + {} * {rows} + {}, {x} = {} + {} + {SIDE} * {};",
            &own["row"], &own["down"], &own["i"], &own["column"], &own["across"], &own["j"]
        );
        self.line(depth, &line);
    }

    /// Whether a position is in the result.
    fn is_inside(&self) -> String {
        let [nx, ny] = self.extents();
        format!("{} < {ny} && {} < {nx}", &self.own["y"], &self.own["x"])
    }

    /// The same, and whether it has not faulted.
    fn runs(&self) -> String {
        if self.tile.can_fault {
            format!(
                "{} && !({} & {})",
                self.is_inside(),
                &self.own["faulted"],
                self.bit()
            )
        } else {
            self.is_inside()
        }
    }

    /// The bit of an element of a thread. There are 16 at most where steps can fault.
    fn bit(&self) -> String {
        format!(
            "1u << ({} * {} + {})",
            &self.own["i"], self.tile.each[1], &self.own["j"]
        )
    }

    /// The number of the element at a position.
    fn number(&self) -> String {
        let ([nx, ny], own) = (self.extents(), &self.own);
        format!(
            "({} * {ny} + {}) * {nx} + {}",
            &own["matrix"], &own["y"], &own["x"]
        )
    }

    fn close(&mut self, depth: usize) {
        self.line(depth + 1, "}");
        self.line(depth, "}");
    }

    /// The first running values.
    fn load(&mut self) {
        let [rows, columns] = self.tile.each;
        let types: Vec<ScalarType> = scalars(self.step, product::STEP[0]).collect();
        for (name, ty) in self.running.clone().iter().zip(types) {
            self.line(1, &format!("{} {name}[{rows}][{columns}];", type_name(ty)));
        }
        if self.tile.can_fault {
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
        let inputs = &self.frame.kernel.inputs;
        let init: Vec<usize> = leaves(inputs, product::INIT).collect();
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
        self.close(1);
    }

    /// All steps.
    fn steps(&mut self) {
        let depth = self.tile.depth;
        let [k, done, steps, p] = ["k", "done", "steps", "p"].map(|wish| self.own[wish].to_owned());
        self.line(
            1,
            &format!("for (unsigned long long {done} = 0; {done} < {k}; {done} += {depth}) {{"),
        );
        self.fill(0);
        self.fill(1);
        self.line(2, "__syncthreads();");
        self.line(
            2,
            &format!("const unsigned int {steps} = {k} - {done} < {depth} ? {k} - {done} : {depth};"),
        );
        self.line(2, &format!("for (unsigned int {p} = 0; {p} < {steps}; ++{p}) {{"));
        self.read();
        self.elements(3);
        self.step();
        self.close(3);
        self.line(2, "}");
        self.line(2, "__syncthreads();");
        self.line(1, "}");
    }

    /// What a thread's elements read for a step.
    fn read(&mut self) {
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
    fn step(&mut self) {
        let mut depth = 5;
        let mut given: Vec<String> = Vec::new();
        if self.is_guarded {
            self.position(depth);
            let line = format!("if ({}) {{", self.runs());
            self.line(depth, &line);
            depth += 1;
        }
        if self.tile.can_fault {
            given.extend([self.frame.name(Meaning::Fault).to_owned(), self.number()]);
        }
        let (i, j) = (&self.own["i"], &self.own["j"]);
        let running = || self.running.iter().map(|name| format!("{name}[{i}][{j}]"));
        given.extend(running().chain(running()));
        for (side, index) in self.sides.iter().zip([i, j]) {
            given.extend(side.read.iter().map(|name| format!("{name}[{index}]")));
        }
        let call = format!("{STEP}({})", given.join(", "));
        let line = if self.tile.can_fault {
            format!("if ({call}) {} |= {};", &self.own["faulted"], self.bit())
        } else {
            format!("{call};")
        };
        self.line(depth, &line);
        if self.is_guarded {
            self.line(depth - 1, "}");
        }
    }

    /// Copies what some steps read of a side to shared memory. Threads next to each other read elements next to each other.
    fn fill(&mut self, number: usize) {
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
    fn store(&mut self) {
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
        let outputs = &self.frame.kernel.outputs;
        for (leaf, running) in outputs.leaves.iter().zip(self.running.clone()) {
            let name = self.frame.name(Meaning::Result(leaf.buffer));
            let place = self
                .frame
                .own_scalar(name, &outputs.buffers[leaf.buffer], leaf.offset);
            let line = format!("{place} = {running}[{}][{}];", &self.own["i"], &self.own["j"]);
            self.line(4, &line);
        }
        self.line(3, "}");
        self.close(1);
    }
}

/// The name of the function of a step. No user's name begins so.
const STEP: &str = "fpdsl_step";
