//! Functions of binary32 in pairs of binary32, for processors whose binary64 is many times slower.
//!
//! Most GPUs compute one result of binary64 while they compute 32 or 64 of binary32. There a function adds up its result from two
//! numbers of binary32, to about 2^-40 of it, and Ziv's test says whether that is enough to round it. If it is not, which one in some
//! thousand arguments is, the form by way of binary64 decides. So the bits are those of that form.

pub mod exp;
mod kit;
pub mod log;
pub mod trig;
