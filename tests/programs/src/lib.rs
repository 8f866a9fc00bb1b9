//! Random programs for fpdsl's tests.
//!
//! A [seeded generator](generate) makes small typed [programs](ast). Each can be [evaluated](mod@eval) on any backend
//! straight through the `Backend` trait, and [printed](mod@print) as Rust source for the macro; wherever it runs, it must
//! give the same bits.

pub mod ast;
pub mod bits;
pub mod compare;
pub mod compiled;
pub mod consts;
pub mod eval;
pub mod gather;
pub mod generate;
pub mod inputs;
pub mod literal;
pub mod plain;
pub mod print;
pub mod rng;
pub mod run;
pub mod shrink;
