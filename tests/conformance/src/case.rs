//! One operation in one format and mode.

use fpdsl_ops::Operation;
use fpdsl_runtime::element::Placed;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::mode::Rounding;
use fpdsl_runtime::trace::trace;

use crate::host::{self, Host};
use crate::leaves::Encodings;

/// A function of the table.
#[derive(Clone)]
pub struct Case {
    /// The operation: a function of `fpdsl_runtime::ops`; casts are named after their target, `as_f16`.
    pub operation: &'static str,
    /// The type that it is of: that of its operands; of its result for `from_bits`.
    pub ty: &'static str,
    /// The mode, where it rounds in the mode in force.
    pub rounding: Option<Rounding>,
    /// The operations of the body: `ftz` for `ftz = true`, the name of a profile, or nothing.
    pub vocabulary: &'static str,
    /// The body, as written.
    pub body: String,
    /// Records it.
    pub kernel: fn() -> Kernel,
    /// Runs it: from a row of encodings an element to all results one after the other.
    pub run: fn(Host, &[Vec<u64>]) -> Vec<u64>,
}

impl Case {
    pub(crate) fn of<F>(
        operation: &'static str,
        ty: &'static str,
        rounding: Option<Rounding>,
        vocabulary: &'static str,
        body: &str,
    ) -> Self
    where
        F: Function<Args: Placed, Out: Placed + Encodings>,
    {
        let body = body
            .trim_start_matches('{')
            .trim_end_matches('}')
            .trim()
            .replace(" :: ", "::")
            .replacen("- x", "-x", 1)
            .replacen("! x", "!x", 1);
        Case {
            operation,
            ty,
            rounding,
            vocabulary,
            body,
            kernel: trace::<F>,
            run: host::run::<F>,
        }
    }

    /// Returns true if every backend gives the same bits. The approximate forms differ on GPUs, and `profile = "cc1x"` has them to nearest.
    pub fn promises_bits(&self) -> bool {
        let approximate = self.vocabulary == "cc1x"
            && self.rounding == Some(Rounding::NearestEven)
            && Operation::ALL
                .iter()
                .any(|operation| operation.is_of_cc1x() && operation.row().name == self.operation);
        !approximate && !self.operation.starts_with("approx_")
    }

    /// Unique: `div_f32_ru`, `as_i8_f64_rz`, `ftz_min_f32`, `x87_add_f64_rn`.
    pub fn name(&self) -> String {
        let joint = if self.vocabulary.is_empty() { "" } else { "_" };
        let mode = self.rounding.map_or(String::new(), |mode| format!("_{mode}"));
        format!("{}{joint}{}_{}{mode}", self.vocabulary, self.operation, self.ty)
    }
}
