//! The differences between instruction sets when bytes are made.

use fpdsl_runtime::Rounding;
use regalloc2::{Allocation, PReg};

use super::{Convention, Frame};
use crate::library::Task;
use crate::vcode::{Condition, Inst, Test};

/// Code that is done.
pub struct Written {
    /// The pool, and the instructions after it.
    pub bytes: Vec<u8>,
    /// Where the first function begins.
    pub entry: usize,
}

/// Appends instructions to the pool and code of a compilation.
pub trait Writer {
    /// A place in the code.
    type Label: Copy;

    /// Bytes that branches reach over.
    const REACH: usize;

    /// Bytes of code so far.
    fn len(&self) -> usize;

    /// Bytes so far, the pool's among them.
    fn place(&self) -> usize;

    fn label(&mut self) -> Self::Label;

    fn bind(&mut self, label: Self::Label);

    /// Instructions that nobody runs, to where functions begin.
    fn align(&mut self);

    /// Enters a function: its frame, with the registers that are saved there.
    fn open(&mut self, frame: &Frame, convention: Convention);

    /// Leaves it, and returns.
    fn close(&mut self, frame: &Frame, convention: Convention);

    /// Saves the caller's mode and flags, and sets the first mode.
    fn enter_mode(&mut self, frame: &Frame, mode: Rounding);

    /// The caller's mode and flags as they were.
    fn leave_mode(&mut self, frame: &Frame);

    /// Sets the mode of all instructions.
    fn load_mode(&mut self, mode: Rounding);

    /// Sets flags; they fulfil the condition if the operands fulfil the test.
    fn test(&mut self, test: Test, imm: Option<i64>, allocs: &[Allocation]) -> Condition;

    fn jump(&mut self, to: Self::Label);

    fn jump_if(&mut self, condition: Condition, to: Self::Label);

    fn call(&mut self, to: Self::Label);

    /// An instruction that is not a branch, in a function with this frame.
    fn inst(&mut self, inst: &Inst, allocs: &[Allocation], frame: &Frame);

    /// What a kernel returns.
    fn give(&mut self, value: Allocation);

    /// A move of a register to another of its class.
    fn copy(&mut self, to: PReg, from: PReg);

    /// To a place in the frame.
    fn store(&mut self, r: PReg, at: i32);

    /// From a place in the frame.
    fn load(&mut self, r: PReg, at: i32);

    /// The way to a function of the library, which is told where vectors lie (at the bottom of the caller's frame) and the task: all
    /// registers are kept, and the mode is as Rust expects it.
    fn thunk(&mut self, task: &Task);

    /// The pool and code, and where a label is.
    fn finish(self, entry: Self::Label) -> Written;
}
