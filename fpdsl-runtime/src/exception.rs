//! The exceptions of IEEE 754, and one that stopped a call.

use std::fmt;

use crate::combination::{Combination, at};
use crate::mode::Rounding;

/// The exceptions of IEEE 754.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Flag {
    /// No result that is a number makes sense: clause 7.2.
    Invalid,
    /// An infinite result that is exact, of finite operands: clause 7.3.
    DivisionByZero,
    /// The rounded result would be larger than all numbers of the format: clause 7.4.
    Overflow,
    /// The rounded result would be smaller than all normal numbers, and is inexact: clause 7.5.
    Underflow,
    /// The result is not the exact one: clause 7.6.
    Inexact,
}

impl Flag {
    /// All of them, in the order of the standard.
    pub const ALL: [Flag; 5] = [
        Flag::Invalid,
        Flag::DivisionByZero,
        Flag::Overflow,
        Flag::Underflow,
        Flag::Inexact,
    ];

    /// Those that stop calls on devices that trap.
    pub const TRAPPING: [Flag; 3] = [Flag::Invalid, Flag::DivisionByZero, Flag::Overflow];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Flag::Invalid => "invalid",
            Flag::DivisionByZero => "division by zero",
            Flag::Overflow => "overflow",
            Flag::Underflow => "underflow",
            Flag::Inexact => "inexact",
        }
    }
}

/// The first exception of a call on a device that traps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exception {
    /// Which.
    pub flag: Flag,
    /// The function in which the operation stands.
    pub function: String,
    /// The file, the line and the column of the operation, both from 1 on; none if it has no place in the source.
    pub place: Option<(String, u32, u32)>,
    /// The operation as written, if its text is known.
    pub text: Option<String>,
    /// The operation: `add`, `mul_add`, `cast`, `exp`.
    pub operation: &'static str,
    /// The mode; none for one that does not round or rounds stochastically, and for an elementary function.
    pub mode: Option<Rounding>,
    /// True for an operation with stochastic rounding.
    pub stochastic: bool,
    /// The type of the result.
    pub ty: &'static str,
    /// The element of the call; of a function that combines, the number of the combination.
    pub element: usize,
    /// The combination, in the published order of the reduction or scan.
    pub combination: Option<Combination>,
    /// The operands, in decimals and as encodings: `0.1 (0x3FB999999999999A)`.
    pub operands: Vec<String>,
    /// The result.
    pub result: String,
}

impl fmt::Display for Exception {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.function, self.flag.name())?;
        if let Some(text) = &self.text {
            write!(f, " in `{text}`")?;
        }
        if let Some((file, line, column)) = &self.place {
            write!(f, " at {file}:{line}:{column}")?;
        }
        let otherwise = if self.stochastic { "sr" } else { "" };
        let mode = self.mode.map_or(otherwise, Rounding::name);
        let comma = if mode.is_empty() { "" } else { ", " };
        write!(
            f,
            " ({}{comma}{mode}, {}), at {}",
            self.operation,
            self.ty,
            at(self.element, self.combination)
        )?;
        if !self.operands.is_empty() {
            write!(f, ": {} from {}", self.result, self.operands.join(" and "))?;
        }
        Ok(())
    }
}
