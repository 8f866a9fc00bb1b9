//! Kernels that compute inner products by tiles.
//!
//! A block of threads computes a tile of the result. What some steps read from both matrices it copies to shared memory first, so that
//! each element comes from the GPU's memory once for a whole row or column of a tile. Each thread keeps the running values of a few
//! elements in registers, and each of these has one chain in which `k` ascends: the bits are those of the kernel that computes one
//! element a thread.
//!
//! A function that computes the first running value is called before the first step, and one that has the product for an argument takes
//! it from registers after the last.
//!
//! An element that faults says so, takes no further step and has no result. Its thread goes on, since others of the block wait for it. The
//! launcher runs the first element that faulted with the kernel of single elements, which says more.

mod around;
mod memory;
mod step;

use std::collections::HashMap;
use std::fmt::Write;
use std::ops::{Index, Range};

use fpdsl_runtime::device::{Functions, product};
use fpdsl_runtime::ir::Kernel;

use super::Printed;
use super::abi::{Meaning, Passing};
use super::call::Globals;
use super::constant::type_name;
use super::expr::Expr;
use super::kernel::Frame;
use super::names::entry;
use super::tile::{SIDE, Tile, can_fault, is_guarded, scalars};
use around::Call;

/// The kernel that computes by tiles what is made of these functions: thread blocks have tiles from `first` on. Nothing if there is no
/// tile for them.
pub(super) fn print(kernel: &Kernel, functions: &Functions, broadcast: &[bool]) -> Option<Printed> {
    let tile = Tile::of(functions, &kernel.inputs)?;
    let frame = Frame::new(kernel, broadcast);
    let printer = Printer::new(&frame, functions, tile)?;
    Some(printer.print())
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
    functions: &'k Functions,
    step: &'k Kernel,
    tile: Tile,
    own: Own,
    /// The left matrix and the right one.
    sides: [Side; 2],
    /// Arrays of running values, one for each scalar.
    running: Vec<String>,
    /// The chain's buffer of the integers.
    integers: usize,
    /// The call of the function that computes the first running value, and of the one that takes the product.
    begins: Option<Call>,
    finishes: Option<Call>,
    /// True if a step is not taken for elements that the result does not have.
    is_guarded: bool,
    /// True if a step can fault, and if an element can have faulted before a step.
    step_faults: bool,
    has_faulted: bool,
    text: String,
}

impl<'k> Printer<'k> {
    /// Nothing if the integers of a call are not one value for all elements.
    fn new(frame: &'k Frame<'k>, functions: &'k Functions, tile: Tile) -> Option<Self> {
        let step = &functions.step;
        let buffers = |param: usize| tile.buffers[param].clone();
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
        let step_faults = can_fault(step);
        let init_faults = functions.init.as_ref().is_some_and(can_fault);
        Some(Printer {
            own,
            sides,
            running,
            integers,
            begins: None,
            finishes: None,
            is_guarded: is_guarded(step) || init_faults,
            step_faults,
            has_faulted: step_faults || init_faults,
            frame,
            functions,
            step,
            tile,
            text: String::new(),
        })
    }

    fn print(mut self) -> Printed {
        let entry = entry(self.frame.kernel.name) + "_tiles";
        let step = step::flat(self.step);
        let globals = Globals::of(&step, &entry);
        let mut helpers = self.function(&step, &globals);
        self.frame.structures(&mut helpers);
        self.around(&mut helpers, &globals, &entry);
        self.begin();
        self.load();
        self.steps();
        self.store();
        Printed {
            tile: Some(self.tile),
            ..self.frame.translation_unit(&helpers, entry, &self.text)
        }
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
        let first = self.tile.buffers[product::POSITION].start;
        [0, 1].map(|axis| self.frame.name(Meaning::Extent(first + axis)))
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
        if self.has_faulted {
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

    /// The bit of an element of a thread. There are 16 at most where steps or first running values can fault.
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

    /// The running values of an element of a thread.
    fn running(&self) -> impl Iterator<Item = String> {
        let (i, j) = (&self.own["i"], &self.own["j"]);
        self.running.iter().map(move |name| format!("{name}[{i}][{j}]"))
    }

    fn close(&mut self, depth: usize) {
        self.line(depth + 1, "}");
        self.line(depth, "}");
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
}
