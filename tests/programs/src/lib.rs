//! Random programs for fpdsl's tests.
//!
//! A [seeded generator](generate) makes small typed [programs](ast). Each can be [evaluated](mod@eval) on any backend
//! straight through the `Backend` trait, and [printed](mod@print) as Rust source for the macro; wherever it runs, it must
//! give the same bits.

pub mod ast;
pub mod bits;
#[cfg(feature = "run")]
pub mod compare;
#[cfg(feature = "run")]
pub mod compiled;
pub mod consts;
pub mod effects;
#[cfg(feature = "run")]
pub mod eval;
pub mod gather;
pub mod generate;
pub mod inputs;
pub mod literal;
#[cfg(feature = "run")]
pub mod plain;
pub mod print;
pub mod rng;
#[cfg(feature = "run")]
pub mod run;
#[cfg(feature = "run")]
pub mod shrink;
