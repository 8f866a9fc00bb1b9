//! x86-64.

pub mod encode;
