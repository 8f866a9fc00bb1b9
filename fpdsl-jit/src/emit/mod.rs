//! Bytes of functions that have registers.

mod frame;
mod inst;
mod modes;
mod thunk;

use fpdsl_runtime::Rounding;
use frame::Frame;
use modes::Modes;
use regalloc2::{Block, Edit, InstOrEdit, Output};

use crate::registers::allocate;
use crate::vcode::{Function, Inst, Kind, Test, Width};
use crate::x86::Target;
use crate::x86::assemble::{Address, Assembler};

/// How a function is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// Called from Rust.
    Kernel,
    /// Called by code of this compilation: keeps all registers; arguments and results lie in the caller's frame.
    Cold,
}

/// `mov rax, …` of the result, jumps and calls, whose targets are patched.
#[derive(Clone, Copy, Debug)]
enum Jump {
    Always,
    Below,
    AboveEqual,
    Zero,
    NotZero,
    BelowEqual,
    Above,
    Call,
}

impl Jump {
    /// The bytes before the distance.
    fn bytes(self) -> &'static [u8] {
        match self {
            Jump::Always => &[0xE9],
            Jump::Below => &[0x0F, 0x82],
            Jump::AboveEqual => &[0x0F, 0x83],
            Jump::Zero => &[0x0F, 0x84],
            Jump::NotZero => &[0x0F, 0x85],
            Jump::BelowEqual => &[0x0F, 0x86],
            Jump::Above => &[0x0F, 0x87],
            Jump::Call => &[0xE8],
        }
    }
}

/// The pool and code of a compilation so far.
pub struct Emitter {
    target: Target,
    asm: Assembler,
    /// The places in the pool of MXCSR in each mode.
    mxcsr: [u32; 4],
    /// Ends of calls, and the function that each calls.
    calls: Vec<(usize, u32)>,
    /// The same of the library.
    library: Vec<(usize, u32)>,
    /// Where functions begin.
    pub starts: Vec<usize>,
    /// Words of spilled values.
    pub spills: usize,
    /// Changes of MXCSR.
    pub switches: usize,
}

impl Emitter {
    /// After a pool that holds MXCSR for the four modes at these places.
    pub fn new(target: Target, pool: Vec<u8>, mxcsr: [u32; 4]) -> Self {
        Emitter {
            target,
            asm: Assembler::new(target, pool),
            mxcsr,
            calls: Vec::new(),
            library: Vec::new(),
            starts: Vec::new(),
            spills: 0,
            switches: 0,
        }
    }

    /// The pool and code.
    pub fn finish(self) -> Vec<u8> {
        self.asm.bytes
    }

    fn widest(&self) -> Width {
        match self.target {
            Target::Avx2 => Width::Y,
            Target::Avx512 => Width::Z,
        }
    }

    fn align(&mut self) {
        while !self.asm.bytes.len().is_multiple_of(32) {
            self.asm.raw(&[0xCC]);
        }
    }

    /// Appends a finished function.
    pub fn function(&mut self, function: &Function, convention: Convention, outgoing: i32) {
        let output = allocate(function, self.target);
        self.spills += output.num_spillslots;
        self.align();
        self.starts.push(self.asm.bytes.len());
        let frame = Frame::of(&output, convention, outgoing);
        self.open_frame(&frame);
        let entry = match convention {
            Convention::Kernel => {
                // Even a comparison sets a flag, and reads what the caller has set of subnormal numbers.
                self.asm
                    .mxcsr(false, Address::of(crate::registers::RSP, frame.mxcsr));
                let first = Modes::first(function, self.target);
                self.load_mode(first);
                first
            }
            Convention::Cold => Rounding::NearestEven,
        };
        let modes = Modes::of(function, self.target, entry);
        let mut body = Body {
            function,
            output: &output,
            frame: &frame,
            convention,
            alias: aliases(function, &output),
            places: vec![usize::MAX; function.blocks.len()],
            jumps: Vec::new(),
        };
        for b in 0..function.blocks.len() {
            if body.alias[b] == b {
                body.places[b] = self.asm.bytes.len();
                self.block(&mut body, b, modes.before[b]);
            }
        }
        for &(end, to) in &body.jumps {
            self.patch(end, body.places[to]);
        }
    }

    fn block(&mut self, body: &mut Body<'_>, b: usize, before: Option<Rounding>) {
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
                        body.jumps.push((self.jump(Jump::Always), to));
                    }
                }
                Kind::Branch { test, yes, no } => {
                    self.test(*test, allocs);
                    self.branch(body, b, *test, *yes, *no);
                }
                Kind::Call(function) => {
                    // Cold functions are entered in round-to-nearest, and leave in it.
                    if mode != Some(Rounding::NearestEven) {
                        self.load_mode(Rounding::NearestEven);
                    }
                    mode = Some(Rounding::NearestEven);
                    let end = self.jump(Jump::Call);
                    self.calls.push((end, *function));
                }
                Kind::Library(task) => {
                    let end = self.jump(Jump::Call);
                    self.library.push((end, *task));
                }
                Kind::Return => self.leave(body, inst, allocs, mode),
                _ => self.inst(inst, allocs),
            }
        }
    }

    fn branch(&mut self, body: &mut Body<'_>, b: usize, test: Test, yes: Block, no: Block) {
        let (yes, no) = (body.target(yes), body.target(no));
        let (taken, opposite) = match test {
            Test::Any | Test::NonZero => (Jump::NotZero, Jump::Zero),
            Test::Below => (Jump::Below, Jump::AboveEqual),
            Test::BelowEqual => (Jump::BelowEqual, Jump::Above),
        };
        if body.next(b) == Some(yes) {
            body.jumps.push((self.jump(opposite), no));
            return;
        }
        body.jumps.push((self.jump(taken), yes));
        if body.next(b) != Some(no) {
            body.jumps.push((self.jump(Jump::Always), no));
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
            let rax = 0;
            self.asm.registers(
                crate::vcode::Ins::Move,
                Width::W64,
                &[rax, inst::number(allocs[0])],
            );
        }
        match body.convention {
            Convention::Kernel => {
                let saved = Address::of(crate::registers::RSP, body.frame.mxcsr);
                self.asm.mxcsr(true, saved);
            }
            Convention::Cold if mode != Some(Rounding::NearestEven) => self.load_mode(Rounding::NearestEven),
            Convention::Cold => {}
        }
        self.close_frame(body.frame, body.convention);
    }

    fn load_mode(&mut self, mode: Rounding) {
        self.switches += 1;
        self.asm.mxcsr(true, Address::here(self.mxcsr[mode.index()]));
    }

    /// A jump to be patched: where it ends.
    fn jump(&mut self, jump: Jump) -> usize {
        self.asm.raw(jump.bytes());
        self.asm.raw(&[0; 4]);
        self.asm.bytes.len()
    }

    fn patch(&mut self, end: usize, to: usize) {
        let distance = (to as i64 - end as i64) as i32;
        self.asm.bytes[end - 4..end].copy_from_slice(&distance.to_le_bytes());
    }

    /// Points all calls at their functions: `thunks` has those of the library.
    pub fn link(&mut self, thunks: &[usize]) {
        for (end, function) in std::mem::take(&mut self.calls) {
            self.patch(end, self.starts[function as usize]);
        }
        for (end, task) in std::mem::take(&mut self.library) {
            self.patch(end, thunks[task as usize]);
        }
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
    places: Vec<usize>,
    /// Ends of jumps, and the blocks that they go to.
    jumps: Vec<(usize, usize)>,
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
