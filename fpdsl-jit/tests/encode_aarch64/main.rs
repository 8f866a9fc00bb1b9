//! The encoder against a decoder, which shares no code and no table with it.
//!
//! A case is a call of a method, and what an assembler would have to be told for the same instruction. The tests build that text
//! from the arguments; the decoder must read it in the bytes.

use fpdsl_jit::encode::aarch64 as encode;

mod constants;
mod decoder;
mod general;
mod lanes;
mod memory;
mod misuse;
mod peer;
mod structure;
mod vectors;
