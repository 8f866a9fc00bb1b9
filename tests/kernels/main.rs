//! Functions of slices and of a position in a grid: the bits of the same text as plain Rust, as a call on each level, over
//! lanes and threads, in the interpreter, through printed CUDA C++ and on a GPU; and their faults.
#![cfg(feature = "cuda")]

mod faults;
#[macro_use]
mod gather;
mod generic;
mod grids;
#[path = "../support/hosts.rs"]
mod hosts;
mod large;
mod parts;
#[path = "../support/report.rs"]
mod report;
mod rows;
mod slices;
mod structs;
mod text;
mod tiles;
mod walks;
