//! The encoder against iced-x86, which shares no code and no table with it.
//!
//! Every form of the table is encoded with many operands and decoded by iced: mnemonic, operands, mask, rounding and displacement
//! must be as written. The instruction that iced decodes is encoded by iced as well, with the same bytes.

mod peer;
mod scalars;
mod structure;
mod vectors;
