//! Reports as text.

use std::fmt;

use super::flags::{FlagReport, OperationFlags};

impl<R> fmt::Display for FlagReport<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: flags on {}", self.function, self.device)?;
        for operation in &self.operations {
            write!(f, "{operation}")?;
        }
        Ok(())
    }
}

impl OperationFlags {
    /// The operation and its mode: `add, rn, f64`.
    pub(super) fn about(&self) -> String {
        match self.mode {
            Some(mode) => format!("{}, {}, {}", self.operation, mode.name(), self.ty.name()),
            None => format!("{}, {}", self.operation, self.ty.name()),
        }
    }
}

impl fmt::Display for OperationFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Some(place) => writeln!(f, "  {place}: `{}` ({})", place.text, self.about())?,
            None => writeln!(f, "  not in the source ({})", self.about())?,
        }
        for call in self.path.iter().rev().skip(1) {
            writeln!(f, "    called at {call}: `{}`", call.text)?;
        }
        if self.signalled.is_empty() {
            return writeln!(f, "    evaluated {} times, no exceptions", self.evaluated);
        }
        writeln!(f, "    evaluated {} times", self.evaluated)?;
        for signalled in &self.signalled {
            let first = &signalled.first;
            writeln!(
                f,
                "    {}: {}, first in element {}: {} from {}",
                signalled.flag.name(),
                signalled.count,
                first.element,
                first.result,
                first.operands.join(", ")
            )?;
        }
        Ok(())
    }
}
