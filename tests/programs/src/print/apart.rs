//! Roundings apart from the mode in force.
//!
//! An override has all that stands in it, so the operands are variables, computed before. Nothing is fused with what is rounded alone.

use fpdsl_ops::Storage;

use super::Printer;
use crate::ast::{Apart, By, Expr, ScalarType};

/// The names of operands in the table's examples.
const NAMES: [&str; 3] = ["x", "y", "z"];

impl Printer<'_> {
    pub(super) fn apart(&self, apart: Apart, args: &[Expr], ty: ScalarType) -> String {
        let types: Vec<String> = args.iter().map(|arg| self.ty(arg.ty)).collect();
        let (names, types, values) = match args.len() {
            1 => (NAMES[0].to_owned(), types[0].clone(), self.known_list(args)),
            n => (
                format!("({})", NAMES[..n].join(", ")),
                format!("({})", types.join(", ")),
                format!("({})", self.known_list(args)),
            ),
        };
        let rounded = match apart {
            Apart::Stochastic(operation) => format!("unfused!(sr!({}))", operation.row().example),
            Apart::StochasticCast => format!("sr!(x as {})", self.scalar(ty)),
            Apart::Stored {
                format,
                overflows,
                by,
            } => {
                let call = format!("x.{}()", method(format, overflows));
                let call = match by {
                    By::Mode => call,
                    By::Away => format!("rna!({call})"),
                    By::Draw => format!("sr!({call})"),
                };
                format!("{call}.to_f32()")
            }
        };
        format!("({{ let {names}: {types} = {values}; {rounded} }})")
    }
}

/// The method of a conversion.
fn method(format: Storage, overflows: bool) -> String {
    let end = format.overflow_name().filter(|_| overflows);
    format!("to_{format}{}", end.unwrap_or_default())
}
