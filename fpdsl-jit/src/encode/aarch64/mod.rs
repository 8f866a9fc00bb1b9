//! Encoding of A64 instructions: four bytes each.
//!
//! Names are those of the Arm Architecture Reference Manual. Registers are numbers from 0 to 31; 31 is the register that is zero, or the
//! stack's where it says so. Vector instructions that differ in a few bits alone are rows of a table; the others are methods of
//! [`Assembler`]. The tests compare all of them with what an independent decoder reads.

mod assembler;
mod branch;
mod general;
mod immediate;
mod memory;
mod shape;
mod table;
mod vector;

pub use assembler::{Assembler, Code};
pub use branch::{Condition, Label};
pub use general::Size;
pub use memory::{Access, Address, Status, reaches};
pub use shape::{Arrangement, Element};
pub use table::{Three, Two};
