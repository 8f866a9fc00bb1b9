//! Bytes of functions that have registers.

mod frame;
mod modes;
mod writer;

use fpdsl_runtime::Rounding;
pub use frame::{Frame, PAGE};
use modes::Modes;
use regalloc2::{Allocation, Block, Edit, InstOrEdit, Output};
pub use writer::{Writer, Written};

use crate::Target;
use crate::allocate::allocate;
use crate::library::Task;
use crate::lower::Lowered;
use crate::vcode::{Condition, Function, Inst, Kind};

/// How a function is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// Called from Rust.
    Kernel,
    /// Called by code of this compilation: keeps all registers; arguments and results lie in the caller's frame.
    Cold,
}

/// The code of a compilation so far.
pub struct Emitter<W: Writer> {
    target: Target,
    writer: W,
    /// Where functions begin, in the order of their numbers.
    functions: Vec<W::Label>,
    /// Where the ways to the library begin, by the position of the task.
    library: Vec<W::Label>,
    /// Words of spilled values.
    pub spills: usize,
    /// Bytes of frames.
    pub frames: usize,
    /// Changes of the mode.
    pub switches: usize,
    /// From which byte on code comes from which statement of the source.
    pub marks: Vec<(usize, u32)>,
    /// Where functions begin, and the ways to the library.
    pub starts: Vec<usize>,
    /// The places after instructions that return.
    pub returns: Vec<usize>,
}

impl<W: Writer> Emitter<W> {
    /// This many functions follow, and ways to this many tasks.
    pub fn new(target: Target, mut writer: W, functions: usize, tasks: usize) -> Self {
        let mut labels = |n| (0..n).map(|_| writer.label()).collect();
        Emitter {
            functions: labels(functions),
            library: labels(tasks),
            target,
            writer,
            spills: 0,
            frames: 0,
            switches: 0,
            marks: Vec::new(),
            starts: Vec::new(),
            returns: Vec::new(),
        }
    }

    /// Bytes so far, if branches do not reach over them.
    pub fn beyond_reach(&self) -> Option<usize> {
        Some(self.writer.len()).filter(|&len| len > W::REACH)
    }

    /// Appends the ways to tasks of the library.
    pub fn ways(&mut self, tasks: &[Task]) {
        for (task, at) in tasks.iter().zip(std::mem::take(&mut self.library)) {
            self.writer.align();
            self.writer.bind(at);
            self.starts.push(self.writer.place());
            self.writer.thunk(task);
            self.returns.push(self.writer.place());
        }
    }

    /// The pool and code, and where the first function begins.
    pub fn finish(self) -> Written {
        self.writer.finish(self.functions[0])
    }

    /// Appends a finished function.
    pub fn function(&mut self, number: usize, lowered: &Lowered, convention: Convention) {
        let function = &lowered.function;
        let output = allocate(function);
        self.spills += output.num_spillslots;
        self.writer.align();
        self.writer.bind(self.functions[number]);
        self.starts.push(self.writer.place());
        let frame = Frame::of(&output, convention, lowered);
        self.frames += frame.bytes as usize;
        self.writer.open(&frame, convention);
        let entry = match convention {
            Convention::Kernel => {
                // Even a comparison sets a flag, and reads what the caller has set of subnormal numbers.
                let first = Modes::first(function);
                self.switches += 1;
                self.writer.enter_mode(&frame, first);
                first
            }
            Convention::Cold => Rounding::NearestEven,
        };
        let modes = Modes::of(function, entry);
        let body = Body {
            function,
            output: &output,
            frame: &frame,
            convention,
            alias: aliases(function, &output),
            labels: function.blocks.iter().map(|_| self.writer.label()).collect(),
        };
        for b in 0..function.blocks.len() {
            if body.alias[b] == b {
                self.writer.bind(body.labels[b]);
                self.block(&body, b, modes.before[b]);
            }
        }
    }

    fn block(&mut self, body: &Body<'_, W>, b: usize, before: Option<Rounding>) {
        let mut mode = before;
        for item in body.output.block_insts_and_edits(body.function, Block::new(b)) {
            let index = match item {
                InstOrEdit::Edit(Edit::Move { from, to }) => {
                    self.transfer(*from, *to, body.frame.spills);
                    continue;
                }
                InstOrEdit::Inst(index) => index,
            };
            let inst = &body.function.insts[index.index()];
            if self.target.has_mode_register()
                && let Some(wanted) = inst.mode
                && mode != Some(wanted)
            {
                self.load_mode(wanted);
                mode = Some(wanted);
            }
            self.mark(inst.note);
            let allocs = body.output.inst_allocs(index);
            match &inst.kind {
                Kind::Jump { to, .. } => {
                    let to = body.target(*to);
                    if body.next(b) != Some(to) {
                        self.writer.jump(body.labels[to]);
                    }
                }
                Kind::Branch { test, yes, no } => {
                    let taken = self.writer.test(*test, inst.imm, allocs);
                    self.branch(body, b, taken, *yes, *no);
                }
                Kind::Call(function) => {
                    // Cold functions are entered in round-to-nearest, and leave in it.
                    if mode != Some(Rounding::NearestEven) {
                        self.load_mode(Rounding::NearestEven);
                    }
                    mode = Some(Rounding::NearestEven);
                    self.writer.call(self.functions[*function as usize]);
                }
                Kind::Library(task) => self.writer.call(self.library[*task as usize]),
                Kind::Return => self.leave(body, inst, allocs, mode),
                _ => self.writer.inst(inst, allocs, body.frame),
            }
        }
    }

    fn mark(&mut self, note: u32) {
        let at = self.writer.place();
        match self.marks.last_mut() {
            Some((_, last)) if *last == note => {}
            // Of what is emitted as nothing.
            Some((place, last)) if *place == at => *last = note,
            _ => self.marks.push((at, note)),
        }
    }

    fn load_mode(&mut self, mode: Rounding) {
        self.switches += 1;
        self.writer.load_mode(mode);
    }

    fn branch(&mut self, body: &Body<'_, W>, b: usize, taken: Condition, yes: Block, no: Block) {
        let (yes, no) = (body.target(yes), body.target(no));
        let labels = &body.labels;
        if body.next(b) == Some(yes) {
            self.writer.jump_if(taken.not(), labels[no]);
            return;
        }
        self.writer.jump_if(taken, labels[yes]);
        if body.next(b) != Some(no) {
            self.writer.jump(labels[no]);
        }
    }

    fn leave(&mut self, body: &Body<'_, W>, inst: &Inst, allocs: &[Allocation], mode: Option<Rounding>) {
        if !inst.uses.is_empty() {
            self.writer.give(allocs[0]);
        }
        match body.convention {
            Convention::Kernel => self.writer.leave_mode(body.frame),
            Convention::Cold if mode != Some(Rounding::NearestEven) => self.load_mode(Rounding::NearestEven),
            Convention::Cold => {}
        }
        self.writer.close(body.frame, body.convention);
        self.returns.push(self.writer.place());
    }

    /// A move of regalloc2.
    fn transfer(&mut self, from: Allocation, to: Allocation, spills: i32) {
        let place = |a: Allocation| spills + 8 * a.as_stack().expect("a slot").index() as i32;
        match (from.as_reg(), to.as_reg()) {
            (Some(f), Some(t)) if f == t => {}
            (Some(f), Some(t)) => self.writer.copy(t, f),
            (Some(f), None) => self.writer.store(f, place(to)),
            (None, Some(t)) => self.writer.load(t, place(from)),
            (None, None) => unreachable!("regalloc2 moves through registers"),
        }
    }
}

/// A function that is being emitted.
struct Body<'f, W: Writer> {
    function: &'f Function,
    output: &'f Output,
    frame: &'f Frame,
    convention: Convention,
    /// For a block that only jumps on, where it jumps.
    alias: Vec<usize>,
    /// Where blocks begin.
    labels: Vec<W::Label>,
}

impl<W: Writer> Body<'_, W> {
    fn target(&self, block: Block) -> usize {
        let mut b = block.index();
        while self.alias[b] != b {
            b = self.alias[b];
        }
        b
    }

    /// The block that is emitted behind `b`.
    fn next(&self, b: usize) -> Option<usize> {
        (b + 1..self.alias.len()).find(|&n| self.alias[n] == n)
    }
}

fn aliases(function: &Function, output: &Output) -> Vec<usize> {
    let only_jump = |b: usize| {
        let mut all = output.block_insts_and_edits(function, Block::new(b));
        match (all.next(), all.next()) {
            (Some(InstOrEdit::Inst(i)), None) => match &function.insts[i.index()].kind {
                Kind::Jump { to, .. } if to.index() != b && b != 0 => to.index(),
                _ => b,
            },
            _ => b,
        }
    };
    (0..function.blocks.len()).map(only_jump).collect()
}
