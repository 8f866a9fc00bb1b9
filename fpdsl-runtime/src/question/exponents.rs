//! The exponents of results: a histogram for each operation that rounds.
//!
//! A tree of comparisons leads each result to its bin. Most results of an operation are in few, and an arm that no lane takes is skipped.

use super::frame::Frame;
use super::watching::{Found, Watching};
use super::writer::{Writer, constant, format, power};
use super::{Asked, Question, What};
use crate::format::Format;
use crate::ir::{Called, Comparison, Computed, Kernel, Op, Operand, Pasted, Pasting, Stmt, Var, paste};
use crate::lift::ScalarType;

/// How often the result of each operation has which exponent.
#[derive(Clone, Copy, Debug)]
pub struct Exponents;

/// Results of an operation that are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Bin {
    /// Zeros of both signs.
    Zero,
    /// Numbers that are not zero, from `2^from` to below `2^to`.
    From {
        /// The smallest exponent; that of the smallest number of the format where it is less.
        from: i32,
        /// The smallest exponent above.
        to: i32,
    },
    /// Infinities and NaNs.
    NotFinite,
}

/// The widest format has so many bins at most.
const MOST: usize = 64;

/// Exponents where bins begin: each eighth, and the limits of the formats.
fn bounds(format: Format) -> Vec<i32> {
    let eighths = (-160..=160).step_by(8);
    let far = [-1022, -768, -512, -384, -256, -192, 192, 256, 384, 512, 768];
    let limits = [-14, -126, -149];
    let mut bounds: Vec<i32> = eighths.chain(far).chain(limits).collect();
    bounds.retain(|&bound| bound > format.quantum_exponent() && bound <= format.max_exponent());
    bounds.sort_unstable();
    bounds
}

impl Exponents {
    /// The bins of a type, in the order of its counters.
    pub fn bins(ty: ScalarType) -> Vec<Bin> {
        let Some(format) = format(ty) else {
            return Vec::new();
        };
        let bounds = bounds(format);
        let froms = [format.quantum_exponent()]
            .into_iter()
            .chain(bounds.iter().copied());
        let tos = bounds.iter().copied().chain([format.max_exponent() + 1]);
        let numbers = froms.zip(tos).map(|(from, to)| Bin::From { from, to });
        [Bin::Zero]
            .into_iter()
            .chain(numbers)
            .chain([Bin::NotFinite])
            .collect()
    }
}

impl Question for Exponents {
    fn ask(kernel: &Kernel, apart: bool) -> Asked {
        let frame = Frame::new(kernel, 0, false);
        let mut pass = Pass {
            kernel,
            watching: Watching::new(frame.counters, apart, MOST),
            results: Vec::new(),
        };
        let mut to = Pasted::default();
        let Ok((body, results)) = paste(&mut pass, &mut to, kernel, kernel);
        Asked {
            kernel: frame.finish(to, body, results, pass.watching.used, &[]),
            operations: pass.watching.operations,
            counters: pass.watching.used,
            given: 0,
            numbered: false,
            added: Vec::new(),
        }
    }
}

struct Pass<'k> {
    kernel: &'k Kernel,
    watching: Watching,
    /// Results of each block under construction that are counted before its next statement: operations of one mode stay together.
    results: Vec<Vec<(usize, Operand)>>,
}

impl Pass<'_> {
    fn watch(&mut self, to: &mut Pasted, found: Computed<'_>, what: What) {
        let w = Writer {
            to,
            inputs: &self.kernel.inputs,
        };
        let operands: Vec<_> = found.args.iter().map(|&arg| (w.type_of(arg), arg)).collect();
        let result = Operand::Temp(found.temp);
        let watched = self.watching.watch(&Found {
            what,
            origin: found.origin,
            operands: &operands,
            beside: &[],
            result: (w.type_of(result), result),
        });
        if let Some(results) = self.results.last_mut() {
            results.push((watched, result));
        }
    }

    /// Counts a size that is in one of `bins`, whose first counter is `first`.
    fn tree(&mut self, w: &mut Writer<'_>, watched: usize, size: Operand, bins: &[Bin], first: usize) {
        if let [_] = bins {
            let (counter, buffer) = (self.watching.counter(watched, first), self.watching.buffer);
            w.count(buffer, counter, constant(ScalarType::Bool, 1));
            return;
        }
        let (below, above) = bins.split_at(bins.len() / 2);
        let ty = w.type_of(size);
        let Some(format) = format(ty) else { return };
        let cond = match above[0] {
            Bin::From { from, .. } if from == format.quantum_exponent() => {
                w.compare(Comparison::Eq, size, constant(ty, 0))
            }
            Bin::From { from, .. } => w.less(size, two_to(ty, format, from)),
            Bin::Zero | Bin::NotFinite => w.less(size, constant(ty, format.infinity())),
        };
        w.to.open();
        self.tree(w, watched, size, below, first);
        let then = w.to.close();
        w.to.open();
        self.tree(w, watched, size, above, first + below.len());
        let otherwise = w.to.close();
        w.to.push(Stmt::If {
            cond,
            then,
            otherwise,
        });
    }
}

/// A power of two of a format.
fn two_to(ty: ScalarType, format: Format, exponent: i32) -> Operand {
    match exponent - format.quantum_exponent() {
        bit if exponent < format.min_exponent() => constant(ty, 1 << bit),
        _ => power(ty, format, exponent),
    }
}

impl Pasting for Pass<'_> {
    type Error = std::convert::Infallible;

    fn block_begins(&mut self, _: &mut Pasted, _: usize) -> Result<(), Self::Error> {
        self.results.push(Vec::new());
        self.watching.block_begins();
        Ok(())
    }

    fn block_ends(&mut self, to: &mut Pasted) {
        self.statement(to);
        self.results.pop();
        self.watching.block_ends(to);
    }

    fn note(&mut self, to: &mut Pasted, line: u32, source: &'static str) {
        to.push(Stmt::Note { line, source });
    }

    fn computed(&mut self, to: &mut Pasted, found: Computed<'_>) {
        to.push(Stmt::Let {
            temp: found.temp,
            op: found.op,
            args: found.args.to_vec(),
        });
        let ty = to.temps[found.temp.0 as usize].ty;
        if format(ty).is_some() && (found.op.rounding().is_some() || matches!(found.op, Op::Approx(_))) {
            self.watch(to, found, What::Operation(found.op));
        }
    }

    fn index(&mut self, _: &mut Pasted, _: Var, _: Operand, _: Operand) {}

    fn statement(&mut self, to: &mut Pasted) {
        let results = self.results.last_mut().map(std::mem::take).unwrap_or_default();
        let kernel = self.kernel;
        let mut w = Writer {
            to,
            inputs: &kernel.inputs,
        };
        for (watched, result) in results {
            let size = w.abs(result);
            let bins = Exponents::bins(w.type_of(size));
            self.tree(&mut w, watched, size, &bins, 0);
        }
    }

    fn stays(&self, callee: &Kernel) -> bool {
        callee.elementary.is_some()
    }

    fn called(&mut self, to: &mut Pasted, call: Called<'_>) {
        to.push(Stmt::Call {
            function: call.function,
            args: call.args.clone(),
            results: call.results.clone(),
        });
        let (Some(which), &[temp]) = (call.callee.elementary, call.results.as_slice()) else {
            return;
        };
        if format(to.temps[temp.0 as usize].ty).is_some() {
            let found = Computed {
                temp,
                op: Op::Copy,
                args: &call.args,
                origin: call.origin,
            };
            self.watch(to, found, What::Function(which));
        }
    }
}
