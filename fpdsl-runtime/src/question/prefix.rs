//! A digest of the results of the first operations of an element, of as many as the run says.
//!
//! Two devices that have one digest for `n` operations and another for `n + 1` differ at the last of these first. So a search for it
//! takes as many runs as that number has bits.

use super::frame::Frame;
use super::steps::{Step, Stepped};
use super::{Asked, How, Question, What};
use crate::ir::writer::{Write as _, Writer, constant};
use crate::ir::{Block, Kernel, Kind, Op, Operand, Pasted, Stmt, Var};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// A digest of the first operations, in the order of [`Stepped`]: it is given how many, each result of an operation being one. Behind the
/// results come their number, which is smaller if there are not so many, the digest, and the encoding of the last of them.
#[derive(Clone, Copy, Debug)]
pub struct Prefix;

const WORD: ScalarType = ScalarType::U64;

/// No array in memory is empty, so there is one counter, and nothing is counted.
const COUNTERS: u32 = 1;

/// An odd number without a pattern: 2^64 divided by the golden ratio.
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

impl Prefix {
    /// The digest with another encoding.
    pub const fn digest(before: u64, ty: ScalarType, bits: u64) -> u64 {
        let product = (before ^ Self::word(ty, bits)).wrapping_mul(FACTOR);
        product ^ (product >> 29)
    }

    /// An encoding as digests have it: a signed integer as one of 64 bits, and one NaN.
    pub const fn word(ty: ScalarType, bits: u64) -> u64 {
        match ty.kind() {
            Kind::Signed(width) => (((bits << (64 - width)) as i64) >> (64 - width)) as u64,
            Kind::Bool | Kind::Unsigned(_) => bits,
            Kind::Float(format) => format.canonical(bits),
        }
    }
}

impl Question for Prefix {
    fn ask(kernel: &Kernel, _: How) -> Asked {
        let frame = Frame::new(kernel, 1, false);
        let Stepped { asked, steps } = Stepped::of(kernel);
        let kernel = asked.kernel;
        let mut to = Pasted::default();
        (to.temps, to.vars, to.arrays) = (kernel.temps, kernel.vars, kernel.arrays);
        to.open();
        let mut w = Writer {
            to: &mut to,
            inputs: frame.inputs(),
        };
        let pass = Pass {
            steps: &steps,
            limit: frame.given[0],
            state: [(); 3].map(|()| w.declare(constant(WORD, 0))),
        };
        pass.stmts(&mut w, kernel.body);
        let body = to.close();
        let added = pass.state.map(|var| (WORD, Operand::Var(var)));
        frame.finish(to, (body, kernel.results), (Vec::new(), COUNTERS), &added)
    }
}

struct Pass<'s> {
    steps: &'s [Step],
    /// How many operations are in the digest.
    limit: Operand,
    /// The number of those so far, the digest, and the last encoding.
    state: [Var; 3],
}

impl Pass<'_> {
    /// Writes statements, with digests in the places of counters.
    fn stmts(&self, w: &mut Writer<'_>, block: Block) {
        for mut stmt in block {
            if let Stmt::Count { counter, .. } = stmt {
                self.step(w, &self.steps[counter as usize]);
                continue;
            }
            for inner in stmt.blocks_mut() {
                w.to.open();
                self.stmts(w, std::mem::take(inner));
                *inner = w.to.close();
            }
            w.to.push(stmt);
        }
    }

    fn step(&self, w: &mut Writer<'_>, step: &Step) {
        if !step.is_digested() {
            return;
        }
        for &result in &step.to {
            let [count, digest, _] = self.state.map(Operand::Var);
            let is_wanted = w.less(count, self.limit);
            w.seldom(is_wanted, |w| {
                let word = word(w, result);
                let mixed = w.op(WORD, Op::BitXor, &[digest, word]);
                let product = w.op(
                    WORD,
                    Op::Mul(Rounding::TowardZero),
                    &[mixed, constant(WORD, FACTOR)],
                );
                let high = w.op(WORD, Op::Shr, &[product, constant(ScalarType::U32, 29)]);
                let mixed = w.op(WORD, Op::BitXor, &[product, high]);
                let more = w.op(WORD, Op::Add(Rounding::TowardZero), &[count, constant(WORD, 1)]);
                for (var, value) in self.state.into_iter().zip([more, mixed, word]) {
                    w.to.push(Stmt::Assign { var, value });
                }
            });
        }
    }
}

impl Step {
    /// Returns true for an operation whose results are in the digest of [`Prefix`]: all but copies, and what tells devices apart.
    pub fn is_digested(&self) -> bool {
        self.operation()
            .is_some_and(|(what, _)| what != What::Operation(Op::SlowDoubles))
    }
}

/// An encoding as a `u64`.
fn word(w: &mut Writer<'_>, x: Operand) -> Operand {
    let ty = w.type_of(x);
    let cast = Op::Cast(Rounding::TowardZero);
    match ty.kind() {
        Kind::Bool => w.select(x, constant(WORD, 1), constant(WORD, 0)),
        Kind::Signed(_) | Kind::Unsigned(_) if ty == WORD => x,
        Kind::Signed(_) | Kind::Unsigned(_) => w.op(WORD, cast, &[x]),
        Kind::Float(_) => {
            let bits = match ty.bytes() {
                2 => ScalarType::U16,
                4 => ScalarType::U32,
                _ => WORD,
            };
            let encoding = w.op(bits, Op::ToBits, &[x]);
            if bits == WORD {
                return encoding;
            }
            w.op(WORD, cast, &[encoding])
        }
    }
}
