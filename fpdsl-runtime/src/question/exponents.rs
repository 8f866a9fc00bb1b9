//! The exponents of results: a histogram for each operation that rounds.
//!
//! The two bins beside 1 are counted at once. The others are looked at where a group of elements has a result in one of them.

use std::convert::Infallible;

use super::frame::Frame;
use super::watching::{Found, Watching};
use super::{Asked, How, Question, What, stochastic};
use crate::format::Format;
use crate::ir::writer::{FALSE, TRUE, Write as _, Writer, constant, format, power};
use crate::ir::{Called, Computed, Kernel, Op, Operand, Pasted, Pasting, paste};
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
const MOST: usize = 28;

/// Exponents where bins begin: the nearer to 1 the closer, and the limits of the formats.
const BOUNDS: [i32; 25] = [
    -1022, -512, -256, -149, -126, -96, -64, -48, -32, -24, -16, -14, -8, 0, 8, 16, 24, 32, 48, 64, 96, 128,
    256, 512, 768,
];

fn bounds(format: Format) -> Vec<i32> {
    let mut bounds = BOUNDS.to_vec();
    bounds.retain(|&bound| bound > format.quantum_exponent() && bound <= format.max_exponent());
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
    fn ask(kernel: &Kernel, how: How) -> Asked {
        let frame = Frame::new(kernel, 0, false);
        let mut pass = Pass {
            kernel,
            watching: Watching::new(frame.counters, how.apart, MOST),
            results: Vec::new(),
        };
        let mut to = Pasted::default();
        let Ok(pasted) = paste(&mut pass, &mut to, kernel, kernel);
        frame.finish(to, pasted, pass.watching.done(), &[])
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
        let result = Operand::Temp(found.temp);
        let watched = self.watching.watch(
            &w,
            &Found {
                what,
                origin: found.origin,
                args: found.args,
                beside: &[],
                result,
            },
        );
        if let Some(results) = self.results.last_mut() {
            results.push((watched, result));
        }
    }

    /// Counts a size that is near 1; gives true where it is elsewhere.
    fn near(&mut self, w: &mut Writer<'_>, (watched, size): (usize, Operand)) -> Operand {
        let ty = w.type_of(size);
        let mut far = TRUE;
        for (which, bin) in Exponents::bins(ty).into_iter().enumerate() {
            if bin.is_near() {
                let within = within(w, size, bin);
                self.watching.count(w, watched, which, within);
                let without = w.not(within);
                far = w.and(far, without);
            }
        }
        far
    }

    fn far(&mut self, w: &mut Writer<'_>, (watched, size): (usize, Operand)) {
        let ty = w.type_of(size);
        for (which, bin) in Exponents::bins(ty).into_iter().enumerate() {
            if !bin.is_near() {
                let within = within(w, size, bin);
                self.watching.count(w, watched, which, within);
            }
        }
    }
}

impl Bin {
    /// Returns true for the bins that most results are in, on both sides of 1.
    fn is_near(self) -> bool {
        matches!(self, Bin::From { from: 0, .. } | Bin::From { to: 0, .. })
    }
}

/// Returns true for a size in a bin.
fn within(w: &mut Writer<'_>, size: Operand, bin: Bin) -> Operand {
    let ty = w.type_of(size);
    let Some(format) = format(ty) else { return FALSE };
    match bin {
        Bin::Zero => w.equal(size, constant(ty, 0)),
        Bin::NotFinite => {
            let finite = w.less(size, constant(ty, format.infinity()));
            w.not(finite)
        }
        Bin::From { from, to } => {
            let from = w.at_most(two_to(ty, format, from), size);
            let to = match to > format.max_exponent() {
                true => constant(ty, format.infinity()),
                false => two_to(ty, format, to),
            };
            // The same comparison as that of the next bin.
            let beyond = w.at_most(to, size);
            let below = w.not(beyond);
            w.and(from, below)
        }
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
    type Error = Infallible;

    fn block_begins(&mut self, _: &mut Pasted, _: usize) -> Result<(), Infallible> {
        self.results.push(Vec::new());
        self.watching.block_begins();
        Ok(())
    }

    fn block_ends(&mut self, to: &mut Pasted) {
        self.statement(to);
        self.results.pop();
        self.watching.block_ends(to);
    }

    fn computed(&mut self, to: &mut Pasted, found: Computed<'_>) {
        to.copy(found);
        let ty = to.temps[found.temp.0 as usize].ty;
        if format(ty).is_some() && (found.op.rounding().is_some() || matches!(found.op, Op::Approx(_))) {
            self.watch(to, found, What::Operation(found.op));
        }
    }

    fn statement(&mut self, to: &mut Pasted) {
        let results = self.results.last_mut().map(std::mem::take).unwrap_or_default();
        let kernel = self.kernel;
        let mut w = Writer {
            to,
            inputs: &kernel.inputs,
        };
        let sizes: Vec<(usize, Operand)> = results
            .into_iter()
            .map(|(watched, result)| (watched, w.abs(result)))
            .collect();
        let near: Vec<Operand> = sizes.iter().map(|&size| self.near(&mut w, size)).collect();
        for (&size, far) in sizes.iter().zip(near) {
            if far != FALSE {
                w.seldom(far, |w| self.far(w, size));
            }
        }
    }

    fn called(&mut self, to: &mut Pasted, call: Called<'_>) {
        to.call(&call);
        let elementary = call.callee.elementary.map(What::Function);
        let what = call.callee.stochastic.map(What::Stochastic).or(elementary);
        let (Some(what), &[temp]) = (what, call.results.as_slice()) else {
            return;
        };
        if format(to.temps[temp.0 as usize].ty).is_some() {
            let found = Computed {
                temp,
                op: Op::Copy,
                args: match what {
                    What::Stochastic(which) => stochastic::operands(which, &call.args),
                    _ => &call.args,
                },
                origin: call.origin,
            };
            self.watch(to, found, what);
        }
    }
}
