//! Machine code before registers are allocated: blocks of instructions on virtual registers, in SSA form with block parameters.

mod finish;
mod ins;
mod pressure;
mod print;
mod sink;
mod view;

use fpdsl_runtime::Rounding;
pub use ins::{Encoding, Ins, Width};
pub use regalloc2::{Block as BlockId, VReg as V};
use regalloc2::{InstRange, Operand, RegClass};
use smallvec::SmallVec;

use crate::Target;
pub use crate::encode::x86::Condition;

/// General registers, vectors and masks are classes of their own. On AVX2 and NEON masks are vectors.
pub const GPR: RegClass = RegClass::Int;
/// Vectors.
pub const VEC: RegClass = RegClass::Float;
/// Masks of AVX-512.
pub const MASK: RegClass = RegClass::Vector;

/// An address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mem {
    /// No address.
    None,
    /// A constant: a place in the pool, which lies before the code.
    Pool(u32),
    /// Bytes after a register.
    Base { base: V, disp: i32 },
    /// With an index in a general register.
    Indexed {
        base: V,
        index: V,
        scale: u32,
        disp: i32,
    },
    /// With a vector of indices.
    Lanes {
        base: V,
        index: V,
        scale: u32,
        width: Width,
    },
    /// A place for arguments and results of calls, at the bottom of the frame.
    Outgoing(i32),
    /// A place among the arrays of the frame.
    Local(i32),
    /// The same, seen from the function that is called.
    Incoming(i32),
}

/// What decides a branch, a choice or a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// Any bit of two masks or vectors.
    Any,
    /// A general register is not zero.
    NonZero,
    /// Two general registers, or one and the instruction's constant.
    Ints(Condition, Width),
    /// The first lanes of two vectors, of binary64 if true: above, or above or equal, or the opposite of one, which unordered numbers
    /// fulfil.
    Floats(Condition, bool),
}

impl Test {
    /// Unsigned, of 64 bits.
    pub const BELOW: Test = Test::Ints(Condition::Below, Width::W64);
    /// The same, or equal.
    pub const BELOW_EQUAL: Test = Test::Ints(Condition::BelowEqual, Width::W64);

    /// The opposite of a comparison.
    fn not(self) -> Option<Test> {
        match self {
            Test::Ints(condition, width) => Some(Test::Ints(condition.not(), width)),
            Test::Floats(condition, doubles) => Some(Test::Floats(condition.not(), doubles)),
            Test::Any | Test::NonZero => None,
        }
    }
}

/// The kind of an instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One instruction.
    Op(Ins, Width),
    /// `±(a * b) ± c`: the form is chosen when it is known which operand dies. `doubles`: of binary64.
    Fma {
        doubles: bool,
        width: Width,
        negate_product: bool,
        negate_sum: bool,
        form: Form,
    },
    /// A comparison as 0 or 1.
    Compare(Test),
    /// The second operand if the others fulfil a test, otherwise the first, whose register becomes the result's.
    Choose(Test),
    /// The quotient or remainder of unsigned registers of 64 bits.
    Divide {
        remainder: bool,
    },
    /// Nothing: it says which mode follows.
    Mode,
    /// Defines the parameter of the entry: the context.
    Entry,
    Jump {
        to: BlockId,
        args: SmallVec<[V; 4]>,
    },
    Branch {
        test: Test,
        yes: BlockId,
        no: BlockId,
    },
    /// Calls a function of this compilation, which keeps all registers.
    Call(u32),
    /// Calls a function of the library for each lane: a position in the list of this compilation. All registers are kept.
    Library(u32),
    /// Ends the function; a kernel returns its operand.
    Return,
}

/// The form of a fused operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Not chosen yet.
    Open,
    /// The first factor's register becomes the result's.
    Factor,
    /// The summand's.
    Sum,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    pub kind: Kind,
    pub def: Option<V>,
    /// In the order of the encoding. With `tied` the first shares the register of `def`.
    pub uses: SmallVec<[V; 4]>,
    pub mem: Mem,
    /// `{k}`; of a gather on AVX2 a vector.
    pub mask: Option<V>,
    /// A register that the instruction destroys: a copy of the mask of a gather or scatter.
    pub temp: Option<V>,
    pub tied: bool,
    /// `def` differs from all uses.
    pub early: bool,
    pub zeroing: bool,
    pub imm: Option<i64>,
    /// The mode of an instruction that rounds.
    pub mode: Option<Rounding>,
    /// Not removed though nothing reads its result.
    pub effect: bool,
    /// The statement of the source that it comes from, counted from 1; 0 for none.
    pub note: u32,
}

impl Inst {
    /// An instruction without an address.
    pub fn new(kind: Kind, uses: &[V]) -> Self {
        Inst {
            kind,
            def: None,
            uses: SmallVec::from_slice(uses),
            mem: Mem::None,
            mask: None,
            temp: None,
            tied: false,
            early: false,
            zeroing: false,
            imm: None,
            mode: None,
            effect: false,
            note: 0,
        }
    }

    /// An instruction of a kind that takes its operands from registers.
    pub fn op(ins: Ins, width: Width, uses: &[V]) -> Self {
        Inst::new(Kind::Op(ins, width), uses)
    }

    /// An instruction with an address.
    pub fn at(ins: Ins, width: Width, mem: Mem, uses: &[V]) -> Self {
        Inst {
            mem,
            ..Inst::op(ins, width, uses)
        }
    }

    /// All registers that it reads.
    pub fn each_use(&self, mut visit: impl FnMut(V)) {
        self.uses.iter().for_each(|&u| visit(u));
        match self.mem {
            Mem::Base { base, .. } => visit(base),
            Mem::Indexed { base, index, .. } | Mem::Lanes { base, index, .. } => {
                visit(base);
                visit(index);
            }
            Mem::None | Mem::Pool(_) | Mem::Outgoing(_) | Mem::Local(_) | Mem::Incoming(_) => {}
        }
        self.mask.into_iter().for_each(&mut visit);
        if let Kind::Jump { args, .. } = &self.kind {
            args.iter().for_each(|&a| visit(a));
        }
    }
}

/// A block.
#[derive(Clone, Debug, Default)]
pub struct BlockData {
    pub insts: Vec<Inst>,
    pub params: Vec<V>,
    /// Seldom reached: it stands at the end.
    pub cold: bool,
}

/// A function under construction, and then regalloc2's view of it.
pub struct Function {
    pub target: Target,
    pub blocks: Vec<BlockData>,
    pub vregs: usize,
    /// What `finish` makes.
    pub insts: Vec<Inst>,
    ranges: Vec<InstRange>,
    succs: Vec<Vec<BlockId>>,
    preds: Vec<Vec<BlockId>>,
    operands: Vec<Operand>,
    operand_ranges: Vec<(u32, u32)>,
}

impl Function {
    /// An empty function.
    pub fn new(target: Target) -> Self {
        Function {
            target,
            blocks: Vec::new(),
            vregs: 0,
            insts: Vec::new(),
            ranges: Vec::new(),
            succs: Vec::new(),
            preds: Vec::new(),
            operands: Vec::new(),
            operand_ranges: Vec::new(),
        }
    }

    /// A new register.
    pub fn vreg(&mut self, class: RegClass) -> V {
        self.vregs += 1;
        V::new(self.vregs - 1, class)
    }

    /// A new block.
    pub fn block(&mut self, cold: bool) -> BlockId {
        self.blocks.push(BlockData {
            cold,
            ..BlockData::default()
        });
        BlockId::new(self.blocks.len() - 1)
    }

    /// Instructions before [`Function::finish`].
    pub fn size(&self) -> usize {
        self.blocks.iter().map(|b| b.insts.len()).sum()
    }
}
