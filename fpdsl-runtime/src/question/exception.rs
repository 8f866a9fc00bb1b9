//! An exception that stopped a call.

use std::fmt;

use super::{Flag, Watched, What};
use crate::ir::Kernel;
use crate::mode::Rounding;

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
    /// The mode; none for one that does not round, and for an elementary function.
    pub mode: Option<Rounding>,
    /// The type of the result.
    pub ty: &'static str,
    /// The element of the call.
    pub element: usize,
    /// The operands, in decimals and as encodings: `0.1 (0x3FB999999999999A)`.
    pub operands: Vec<String>,
    /// The result.
    pub result: String,
}

impl Exception {
    /// That of an operation of a body, without text and operands.
    pub fn new(body: &Kernel, watched: &Watched, flag: Flag, element: usize) -> Self {
        let (operation, mode) = match watched.what {
            What::Operation(op) => (op.name(), op.rounding()),
            What::Function(function) => (function.row().name, None),
        };
        let origin = watched
            .origin
            .and_then(|number| body.origins.get(number as usize));
        let place =
            |origin: &crate::ir::Origin| (origin.written.file.to_owned(), origin.line, origin.column + 1);
        Exception {
            flag,
            function: origin.map_or(body.name, |origin| origin.function).to_owned(),
            place: origin.map(place),
            text: None,
            operation,
            mode,
            ty: watched.ty.name(),
            element,
            operands: Vec::new(),
            result: String::new(),
        }
    }
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
        let mode = self.mode.map_or("", Rounding::name);
        let comma = if mode.is_empty() { "" } else { ", " };
        write!(
            f,
            " ({}{comma}{mode}, {}), at element {}",
            self.operation, self.ty, self.element
        )?;
        if !self.operands.is_empty() {
            write!(f, ": {} from {}", self.result, self.operands.join(" and "))?;
        }
        Ok(())
    }
}
