//! Encoding of x86-64 instructions.
//!
//! [`form`] is the table of the vector instructions and all others with a VEX or EVEX prefix. A row says all that the bytes
//! depend on, and [`Assembler::op`] turns a row and operands into bytes. Instructions on general registers have an older
//! encoding with fewer rules; [`Assembler`] has a method for each family of them. The tests compare both with iced-x86.

mod address;
mod assembler;
mod branch;
pub mod form;
mod forms;
mod operand;
mod scalar;
mod vector;

pub use assembler::{Assembler, Code};
pub use branch::{Condition, Label};
pub use form::{Form, Width};
pub use operand::{Base, Imm, Index, Mem, Modifiers, Operand, Reg, Round};
pub use scalar::{Alu, Extend, Scalar, Shift, Size, Unary};
