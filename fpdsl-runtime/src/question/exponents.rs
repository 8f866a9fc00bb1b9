//! The exponents of results: a histogram for each operation that rounds.
//!
//! The two bins beside 1 are counted at once. The others are searched for where a group of elements has a result in one of them. Of
//! constants the bin is known before.

use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::Range;

use super::frame::Frame;
use super::watching::{Found, Watching};
use super::{Asked, How, Question, What, stochastic};
use crate::format::Format;
use crate::ir::writer::{TRUE, Write as _, Writer, constant, foreseen, format, known, power};
use crate::ir::{Called, Computed, Constant, Kernel, Op, Operand, Pasted, Pasting, Stmt, paste};
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

/// So many bins are tried one by one.
const ONE_BY_ONE: usize = 5;

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
            constants: HashMap::new(),
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
    /// Results that follow from constants.
    constants: HashMap<Operand, Constant>,
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
    fn near(&mut self, w: &mut Writer<'_>, bins: &Bins, (watched, size): (usize, Operand)) -> Operand {
        let mut far = TRUE;
        for which in bins.near() {
            let within = bins.within(w, size, which);
            self.watching.count(w, watched, which, within);
            let without = w.not(within);
            far = w.and(far, without);
        }
        far
    }

    /// Searches the bin of a size among some that are neighbours.
    fn search(
        &mut self,
        w: &mut Writer<'_>,
        bins: &Bins,
        (watched, size): (usize, Operand),
        among: Range<usize>,
    ) {
        let near = bins.near();
        if near.start <= among.start && among.end <= near.end {
            return;
        }
        if among.len() <= ONE_BY_ONE {
            let mut from = TRUE;
            for which in among.clone() {
                // Of a NaN it is false.
                let below = match which + 1 < among.end {
                    true => w.less(size, bins.begin(which + 1)),
                    false => TRUE,
                };
                let within = w.and(from, below);
                if !near.contains(&which) {
                    self.watching.count(w, watched, which, within);
                }
                from = w.not(below);
            }
            return;
        }
        let middle = among.start.midpoint(among.end);
        let below = w.less(size, bins.begin(middle));
        let mut halves = [among.start..middle, middle..among.end].map(|half| {
            w.to().open();
            self.search(w, bins, (watched, size), half);
            w.to().close()
        });
        let [then, otherwise] = halves.each_mut().map(std::mem::take);
        w.to().push(Stmt::If {
            cond: below,
            then,
            otherwise,
        });
    }
}

/// The bins of a type, for the operations that look for them.
struct Bins {
    ty: ScalarType,
    format: Format,
    bins: Vec<Bin>,
}

impl Bins {
    fn of(ty: ScalarType) -> Option<Self> {
        let (format, bins) = (format(ty)?, Exponents::bins(ty));
        Some(Bins { ty, format, bins })
    }

    /// The two beside 1.
    fn near(&self) -> Range<usize> {
        let position = |is_it: fn(&Bin) -> bool| self.bins.iter().position(is_it).unwrap_or(0);
        position(|bin| matches!(bin, Bin::From { to: 0, .. }))..position(|bin| {
            matches!(bin, Bin::From { from: 0, .. })
        }) + 1
    }

    /// The smallest size in a bin.
    fn begin(&self, which: usize) -> Operand {
        match self.bins[which] {
            Bin::Zero => constant(self.ty, 0),
            Bin::From { from, .. } => two_to(self.ty, self.format, from),
            Bin::NotFinite => constant(self.ty, self.format.infinity()),
        }
    }

    /// Returns true for a size in a bin of numbers.
    fn within(&self, w: &mut Writer<'_>, size: Operand, which: usize) -> Operand {
        let from = w.at_most(self.begin(which), size);
        // The same comparison as that of the next bin.
        let beyond = w.at_most(self.begin(which + 1), size);
        let below = w.not(beyond);
        w.and(from, below)
    }

    /// The bin of a constant.
    fn of_constant(&self, bits: u64) -> usize {
        let size = bits & !self.format.sign_mask();
        let begins = (0..self.bins.len()).map(|which| known(self.begin(which)).unwrap_or(0));
        // Positive numbers are in the order of their encodings.
        begins.take_while(|&begin| begin <= size).count() - 1
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
        let constants = found.args.iter().map(|arg| match arg {
            Operand::Const(constant) => Some(*constant),
            _ => self.constants.get(arg).copied(),
        });
        let constants: Option<Vec<Constant>> = constants.collect();
        if let Some(result) = constants.and_then(|constants| foreseen(found.op, ty, &constants)) {
            self.constants.insert(Operand::Temp(found.temp), result);
        }
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
        let mut sizes = Vec::new();
        for (watched, result) in results {
            let Some(bins) = Bins::of(w.type_of(result)) else {
                continue;
            };
            match self.constants.get(&result) {
                Some(constant) => {
                    let which = bins.of_constant(constant.bits);
                    self.watching.count(&mut w, watched, which, TRUE);
                }
                None => sizes.push((bins, (watched, w.abs(result)))),
            }
        }
        let far: Vec<Operand> = sizes
            .iter()
            .map(|(bins, size)| self.near(&mut w, bins, *size))
            .collect();
        for ((bins, size), far) in sizes.iter().zip(far) {
            let all = 0..bins.bins.len();
            w.seldom(far, |w| self.search(w, bins, *size, all));
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
