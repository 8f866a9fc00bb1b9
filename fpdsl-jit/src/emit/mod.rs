//! Bytes of functions that have registers.

mod frame;
mod inst;
mod modes;
mod thunk;

use fpdsl_runtime::Rounding;
use frame::Frame;
use modes::Modes;
use regalloc2::{Block, Edit, InstOrEdit, Output};

use crate::library::Task;
use crate::lower::Lowered;
use crate::registers::{RSP, allocate};
use crate::vcode::{Function, Inst, Kind};
use crate::x86::Target;
use crate::x86::encode::{Alu, Assembler, Condition, Label, Mem, Reg, Size, Width, form};

/// The bits of MXCSR that operations set.
const FLAGS: i32 = 0x3F;

/// How a function is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// Called from Rust.
    Kernel,
    /// Called by code of this compilation: keeps all registers; arguments and results lie in the caller's frame.
    Cold,
}

/// The pool and code of a compilation so far.
pub struct Emitter {
    target: Target,
    asm: Assembler,
    pool: Label,
    /// The places in the pool of MXCSR in each mode.
    mxcsr: [u32; 4],
    /// Where functions begin, in the order of their numbers.
    functions: Vec<Label>,
    /// Where the ways to the library begin, by the position of the task.
    library: Vec<Label>,
    /// Where the arrays of the function's frame begin.
    locals: i32,
    /// Words of spilled values.
    pub spills: usize,
    /// Bytes of frames.
    pub frames: usize,
    /// Changes of MXCSR.
    pub switches: usize,
}

impl Emitter {
    /// After a pool that holds MXCSR for the four modes at these places. So many functions follow, and ways to so many tasks.
    pub fn new(target: Target, pool: Vec<u8>, mxcsr: [u32; 4], functions: usize, tasks: usize) -> Self {
        let (mut asm, pool) = Assembler::behind(pool);
        let mut labels = |n| (0..n).map(|_| asm.label()).collect();
        Emitter {
            functions: labels(functions),
            library: labels(tasks),
            target,
            asm,
            pool,
            mxcsr,
            locals: 0,
            spills: 0,
            frames: 0,
            switches: 0,
        }
    }

    /// The pool and code, and where the first function begins.
    pub fn finish(mut self, tasks: &[Task]) -> (Vec<u8>, usize) {
        let default = self.constant(self.mxcsr[Rounding::NearestEven.index()]);
        for (task, at) in tasks.iter().zip(std::mem::take(&mut self.library)) {
            self.thunk(at, task.function(), std::ptr::from_ref(task) as u64, default);
        }
        let kernel = self.functions[0];
        let code = self.asm.finish();
        let entry = code.place(kernel);
        (code.bytes, entry)
    }

    /// A place in the pool.
    fn constant(&self, place: u32) -> Mem {
        Mem {
            disp: place as i32,
            ..Mem::label(self.pool)
        }
    }

    fn widest(&self) -> Width {
        match self.target {
            Target::Avx2 => Width::Y,
            Target::Avx512 => Width::Z,
        }
    }

    /// Appends a finished function.
    pub fn function(&mut self, number: usize, lowered: &Lowered, convention: Convention) {
        let function = &lowered.function;
        let output = allocate(function, self.target);
        self.spills += output.num_spillslots;
        self.asm.align(32);
        self.asm.bind(self.functions[number]);
        let frame = Frame::of(&output, convention, lowered);
        self.locals = frame.locals;
        self.frames += frame.bytes as usize;
        self.open_frame(&frame);
        let entry = match convention {
            Convention::Kernel => {
                // Even a comparison sets a flag, and reads what the caller has set of subnormal numbers.
                let first = Modes::first(function, self.target);
                self.enter_mode(&frame, first);
                first
            }
            Convention::Cold => Rounding::NearestEven,
        };
        let modes = Modes::of(function, self.target, entry);
        let body = Body {
            function,
            output: &output,
            frame: &frame,
            convention,
            alias: aliases(function, &output),
            labels: function.blocks.iter().map(|_| self.asm.label()).collect(),
        };
        for b in 0..function.blocks.len() {
            if body.alias[b] == b {
                self.asm.bind(body.labels[b]);
                self.block(&body, b, modes.before[b]);
            }
        }
    }

    fn block(&mut self, body: &Body<'_>, b: usize, before: Option<Rounding>) {
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
            if self.target == Target::Avx2
                && let Some(wanted) = inst.mode
                && mode != Some(wanted)
            {
                self.load_mode(wanted);
                mode = Some(wanted);
            }
            let allocs = body.output.inst_allocs(index);
            match &inst.kind {
                Kind::Jump { to, .. } => {
                    let to = body.target(*to);
                    if body.next(b) != Some(to) {
                        self.asm.jmp(body.labels[to]);
                    }
                }
                Kind::Branch { test, yes, no } => {
                    let taken = self.test(*test, inst.imm, allocs);
                    self.branch(body, b, taken, *yes, *no);
                }
                Kind::Call(function) => {
                    // Cold functions are entered in round-to-nearest, and leave in it.
                    if mode != Some(Rounding::NearestEven) {
                        self.load_mode(Rounding::NearestEven);
                    }
                    mode = Some(Rounding::NearestEven);
                    self.asm.call(self.functions[*function as usize]);
                }
                Kind::Library(task) => self.asm.call(self.library[*task as usize]),
                Kind::Return => self.leave(body, inst, allocs, mode),
                _ => self.inst(inst, allocs),
            }
        }
    }

    fn branch(&mut self, body: &Body<'_>, b: usize, taken: Condition, yes: Block, no: Block) {
        let (yes, no) = (body.target(yes), body.target(no));
        let labels = &body.labels;
        if body.next(b) == Some(yes) {
            self.asm.jcc(taken.not(), labels[no]);
            return;
        }
        self.asm.jcc(taken, labels[yes]);
        if body.next(b) != Some(no) {
            self.asm.jmp(labels[no]);
        }
    }

    fn leave(
        &mut self,
        body: &Body<'_>,
        inst: &Inst,
        allocs: &[regalloc2::Allocation],
        mode: Option<Rounding>,
    ) {
        if !inst.uses.is_empty() {
            let rax = Reg::Gpr(0);
            self.asm.mov(Size::Q, rax, inst::general(allocs[0]));
        }
        match body.convention {
            Convention::Kernel => self.leave_mode(body.frame),
            Convention::Cold if mode != Some(Rounding::NearestEven) => self.load_mode(Rounding::NearestEven),
            Convention::Cold => {}
        }
        self.close_frame(body.frame, body.convention);
    }

    /// Saves the caller's MXCSR, and sets the first mode. Loading costs ten times as much as storing and comparing, so what is there
    /// already but for flags of earlier operations stays.
    fn enter_mode(&mut self, frame: &Frame, mode: Rounding) {
        let (rax, known) = (Reg::Gpr(0), self.asm.label());
        self.asm.op1(form::VSTMXCSR, Mem::base(RSP, frame.mxcsr));
        self.asm.mov(Size::D, rax, Mem::base(RSP, frame.mxcsr));
        self.asm.alu_imm(Alu::And, Size::D, rax, !FLAGS);
        let wanted = self.constant(self.mxcsr[mode.index()]);
        self.asm.alu(Alu::Cmp, Size::D, rax, wanted);
        self.asm.jcc(Condition::Equal, known);
        self.load_mode(mode);
        self.asm.bind(known);
    }

    /// The caller's MXCSR as it was, flags and all.
    fn leave_mode(&mut self, frame: &Frame) {
        let (rcx, same) = (Reg::Gpr(1), self.asm.label());
        let (before, now) = (Mem::base(RSP, frame.mxcsr), Mem::base(RSP, frame.mxcsr + 4));
        self.asm.op1(form::VSTMXCSR, now);
        self.asm.mov(Size::D, rcx, now);
        self.asm.alu(Alu::Cmp, Size::D, rcx, before);
        self.asm.jcc(Condition::Equal, same);
        self.asm.op1(form::VLDMXCSR, before);
        self.asm.bind(same);
    }

    fn load_mode(&mut self, mode: Rounding) {
        self.switches += 1;
        let place = self.constant(self.mxcsr[mode.index()]);
        self.asm.op1(form::VLDMXCSR, place);
    }
}

/// A function that is being emitted.
struct Body<'f> {
    function: &'f Function,
    output: &'f Output,
    frame: &'f Frame,
    convention: Convention,
    /// For a block that only jumps on, where it jumps.
    alias: Vec<usize>,
    /// Where blocks begin.
    labels: Vec<Label>,
}

impl Body<'_> {
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
