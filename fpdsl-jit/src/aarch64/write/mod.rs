//! Bytes of instructions that have registers. Lowering names instructions of x86-64; each is one or a few of aarch64 here. Between
//! them they use two vectors and two general registers, in which no value lies.

mod float;
mod frame;
mod general;
mod integer;
mod moves;
mod operands;
mod thunk;

use fpdsl_runtime::Rounding;
use regalloc2::{Allocation, PReg};

use crate::emit::{Convention, Frame, Writer, Written};
use crate::encode::aarch64::{self as encode, Assembler, Label, Size, Status};
use crate::library::Task;
use crate::pool::Pool;
use crate::registers::aarch64::{LINK, POOL, SP, V31, X16, X17};
use crate::vcode::{Condition, Form, Inst, Kind, Test, Width};
use operands::{Operands, number};

/// The pool and code of a compilation so far.
pub struct Aarch64 {
    asm: Assembler,
    /// Where the code begins, after the pool.
    start: Label,
    pool: usize,
}

/// FPCR in a mode: numbers of every kind, no traps, NaN as it comes.
fn fpcr(mode: Rounding) -> u64 {
    let field = match mode {
        Rounding::NearestEven => 0,
        Rounding::TowardPositive => 1,
        Rounding::TowardNegative => 2,
        Rounding::TowardZero => 3,
    };
    field << 22
}

/// The condition after `cmp`, or after `fcmp` as [`Aarch64::test`] names it.
fn condition(condition: Condition) -> encode::Condition {
    match condition {
        Condition::Overflow => encode::Condition::Vs,
        Condition::NoOverflow => encode::Condition::Vc,
        Condition::Below => encode::Condition::Lo,
        Condition::AboveEqual => encode::Condition::Hs,
        Condition::Equal => encode::Condition::Eq,
        Condition::NotEqual => encode::Condition::Ne,
        Condition::BelowEqual => encode::Condition::Ls,
        Condition::Above => encode::Condition::Hi,
        Condition::Sign => encode::Condition::Mi,
        Condition::NoSign => encode::Condition::Pl,
        Condition::Less => encode::Condition::Lt,
        Condition::GreaterEqual => encode::Condition::Ge,
        Condition::LessEqual => encode::Condition::Le,
        Condition::Greater => encode::Condition::Gt,
        Condition::Parity | Condition::NoParity => unreachable!("flags of x86-64 alone"),
    }
}

/// The size of a general register.
fn size(width: Width) -> Size {
    if width == Width::W32 { Size::W } else { Size::X }
}

impl Aarch64 {
    /// Behind a pool.
    pub fn new(pool: Pool) -> Self {
        let bytes = pool.whole();
        let pool = bytes.len();
        let (mut asm, _) = Assembler::behind(bytes);
        Aarch64 {
            start: asm.here(),
            asm,
            pool,
        }
    }

    /// Puts the address of the pool, which lies before the code, into its register.
    fn find_pool(&mut self) {
        self.asm.adr(POOL, self.start);
        self.asm.mov_imm(X16, self.pool as u64);
        self.asm.sub(Size::X, POOL, POOL, X16);
    }

    fn set(&mut self, status: Status, frame: &Frame, at: i32) {
        let same = self.asm.label();
        self.asm.mrs(X16, status);
        self.take_general(X17, SP, frame.state + at);
        self.asm.cmp(Size::X, X16, X17);
        self.asm.b_if(encode::Condition::Eq, same);
        self.asm.msr(status, X17);
        self.asm.bind(same);
    }

    /// Compares a register with a constant.
    fn compare(&mut self, size: Size, x: u8, imm: i64) {
        match imm {
            0..=4095 => self.asm.cmp_imm(size, x, imm as u32),
            -4095..=-1 => self.asm.cmn_imm(size, x, -imm as u32),
            _ => {
                self.asm.mov_imm(X16, general::bits(size, imm));
                self.asm.cmp(size, x, X16);
            }
        }
    }
}

impl Writer for Aarch64 {
    type Label = Label;

    /// Conditional branches reach over a mebibyte; the ways to the library come after.
    const REACH: usize = (1 << 20) - (64 << 10);

    fn len(&self) -> usize {
        self.asm.len() - self.pool
    }

    fn place(&self) -> usize {
        self.asm.len()
    }

    fn label(&mut self) -> Label {
        self.asm.label()
    }

    fn bind(&mut self, label: Label) {
        self.asm.bind(label);
    }

    fn align(&mut self) {
        self.asm.align(32);
    }

    fn open(&mut self, frame: &Frame, convention: Convention) {
        self.reserve(frame.bytes + 64);
        for &(r, at) in &frame.saved {
            self.put(r, at);
        }
        if convention == Convention::Kernel {
            self.put_general(POOL, SP, frame.state + 16);
            self.find_pool();
        }
    }

    fn close(&mut self, frame: &Frame, convention: Convention) {
        for &(r, at) in &frame.saved {
            self.take(r, at);
        }
        if convention == Convention::Kernel {
            self.take_general(POOL, SP, frame.state + 16);
        }
        self.release();
    }

    fn enter_mode(&mut self, frame: &Frame, mode: Rounding) {
        let known = self.asm.label();
        self.asm.mrs(X16, Status::Fpsr);
        self.put_general(X16, SP, frame.state + 8);
        self.asm.mrs(X16, Status::Fpcr);
        self.put_general(X16, SP, frame.state);
        self.asm.mov_imm(X17, fpcr(mode));
        self.asm.cmp(Size::X, X16, X17);
        self.asm.b_if(encode::Condition::Eq, known);
        self.asm.msr(Status::Fpcr, X17);
        self.asm.bind(known);
    }

    fn leave_mode(&mut self, frame: &Frame) {
        self.set(Status::Fpcr, frame, 0);
        self.set(Status::Fpsr, frame, 8);
    }

    fn load_mode(&mut self, mode: Rounding) {
        self.asm.mov_imm(X16, fpcr(mode));
        self.asm.msr(Status::Fpcr, X16);
    }

    /// `fcmp` answers signed conditions: those of unordered numbers are false for above, and true for its opposites.
    fn test(&mut self, test: Test, imm: Option<i64>, allocs: &[Allocation]) -> Condition {
        let n = |i: usize| number(allocs[i]);
        match test {
            Test::Any => {
                use encode::{Arrangement, Three};
                self.asm.vector3(Three::Orr, Arrangement::B16, V31, n(0), n(1));
                self.asm.vector3(Three::Umaxp, Arrangement::S4, V31, V31, V31);
                self.asm.fmov_to_general(Size::X, X16, V31);
                self.asm.cmp_imm(Size::X, X16, 0);
                Condition::NotEqual
            }
            Test::NonZero => {
                self.asm.cmp_imm(Size::X, n(0), 0);
                Condition::NotEqual
            }
            Test::Ints(condition, width) => {
                match imm {
                    Some(imm) => self.compare(size(width), n(0), imm),
                    None => self.asm.cmp(size(width), n(0), n(1)),
                }
                condition
            }
            Test::Floats(condition, doubles) => {
                self.asm.fcmp(doubles, n(0), n(1));
                match condition {
                    Condition::Above => Condition::Greater,
                    Condition::AboveEqual => Condition::GreaterEqual,
                    Condition::Below => Condition::Less,
                    Condition::BelowEqual => Condition::LessEqual,
                    other => unreachable!("{other:?} of floats"),
                }
            }
        }
    }

    fn jump(&mut self, to: Label) {
        self.asm.b(to);
    }

    fn jump_if(&mut self, taken: Condition, to: Label) {
        self.asm.b_if(condition(taken), to);
    }

    fn call(&mut self, to: Label) {
        self.asm.bl(to);
    }

    fn inst(&mut self, inst: &Inst, allocs: &[Allocation], frame: &Frame) {
        match inst.kind {
            Kind::Op(ins, width) => self.op(ins, width, &Operands::of(inst, allocs, frame)),
            Kind::Fma {
                doubles,
                width,
                negate_product,
                negate_sum,
                form,
            } => {
                assert_eq!(form, Form::Sum, "the form that there is");
                let o = Operands::of(inst, allocs, frame);
                self.fused(doubles, width, [negate_product, negate_sum], &o);
            }
            Kind::Compare(test) => {
                let holds = self.test(test, inst.imm, &allocs[1..]);
                self.asm.cset(number(allocs[0]), condition(holds));
            }
            Kind::Choose(test) => {
                let holds = self.test(test, inst.imm, &allocs[3..]);
                let [d, no, yes] = [0, 1, 2].map(|i| number(allocs[i]));
                self.asm.csel(Size::X, d, yes, no, condition(holds));
            }
            Kind::Divide { remainder } => {
                let [d, x, y] = [0, 1, 2].map(|i| number(allocs[i]));
                if remainder {
                    self.asm.udiv(Size::X, X16, x, y);
                    self.asm.msub(Size::X, d, X16, y, x);
                } else {
                    self.asm.udiv(Size::X, d, x, y);
                }
            }
            Kind::Entry | Kind::Mode => {}
            Kind::Jump { .. } | Kind::Branch { .. } | Kind::Call(_) | Kind::Library(_) | Kind::Return => {
                unreachable!("the function's own")
            }
        }
    }

    fn give(&mut self, value: Allocation) {
        self.asm.mov(Size::X, 0, number(value));
    }

    fn copy(&mut self, to: PReg, from: PReg) {
        self.transfer(to, from);
    }

    fn store(&mut self, r: PReg, at: i32) {
        self.put(r, at);
    }

    fn load(&mut self, r: PReg, at: i32) {
        self.take(r, at);
    }

    fn thunk(&mut self, task: &Task) {
        self.way_to(task);
    }

    fn finish(self, entry: Label) -> Written {
        let code = self.asm.finish();
        Written {
            entry: code.place(entry),
            bytes: code.bytes,
        }
    }
}

impl Aarch64 {
    /// `stp x29, x30`, and this many bytes, a multiple of 64, at a multiple of 64.
    fn reserve(&mut self, bytes: i32) {
        use crate::registers::aarch64::FRAME;
        self.asm.stp_pre(FRAME, LINK, SP, -16);
        self.asm.from_sp(FRAME);
        frame::lower_stack(&mut self.asm, bytes);
    }

    /// Back to before [`Aarch64::reserve`], and to the caller.
    fn release(&mut self) {
        use crate::registers::aarch64::FRAME;
        self.asm.to_sp(FRAME);
        self.asm.ldp_post(FRAME, LINK, SP, 16);
        self.asm.ret();
    }
}
