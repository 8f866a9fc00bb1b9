//! Bodies whose results show that one of the exceptions that trap has happened: no result is finite then.
//!
//! An infinity or a NaN goes on in sums, products, roots and dividends (`ends.rs`). Where all that may be one goes on to a result, nothing
//! else has to be tested. A sum to nearest is such a body: it carries what its arguments are as well, so the last sum tells of all.

use super::ends::{Ends, Sign};
use super::frame::Frame;
use super::{Asked, How, Question};
use crate::ir::writer::{Write as _, Writer};
use crate::ir::{Kernel, Operand, Stmt, inlined};
use crate::mode::Rounding;

/// Returns true if a result of a body is not finite wherever an operation of it has an exception that traps; and, for one that `carries`,
/// wherever an argument is not finite.
///
/// Bodies with branches, loops or elementary functions are not looked into: for them it is false.
pub fn shows(kernel: &Kernel, carries: bool) -> bool {
    let (mut to, body, results) = inlined(kernel);
    let w = Writer {
        to: &mut to,
        inputs: &kernel.inputs,
    };
    let mut ends = Ends::default();
    let params = (0..kernel.inputs.leaves.len() as u32).map(Operand::Param);
    for param in params.filter(|&param| carries && w.type_of(param).is_float()) {
        ends.begin(param, Rounding::NearestEven);
    }
    for stmt in &body {
        let (temp, op, args) = match stmt {
            Stmt::Note { .. } => continue,
            Stmt::Let { temp, op, args } => (*temp, *op, args),
            _ => return false,
        };
        let result = Operand::Temp(temp);
        let types = (w.type_of(result), args.first().map(|&arg| w.type_of(arg)));
        match ends.computed((op, args), result, types) {
            Sign::Never => {}
            Sign::NotFinite(mode) => ends.begin(result, mode),
            Sign::Largest | Sign::NoInteger(_) => return false,
        }
    }
    ends.are_among(&results)
}

/// Whether a float among the results is not finite. It has one counter, and watches no operation by itself.
#[derive(Clone, Copy, Debug)]
pub struct NotFinite;

impl Question for NotFinite {
    fn ask(kernel: &Kernel, _: How) -> Asked {
        let frame = Frame::new(kernel, 0, false);
        let (mut to, mut body, results) = inlined(kernel);
        to.open();
        let mut w = Writer {
            to: &mut to,
            inputs: &kernel.inputs,
        };
        let finite = w.all_finite(&results);
        let not_finite = w.not(finite);
        w.count(frame.counters, 0, not_finite);
        body.extend(to.close());
        frame.finish(to, (body, results), (Vec::new(), 1), &[])
    }
}
