//! Random rounding: each inexact operation goes up or down, by a draw.
//!
//! CESTAC (J. Vignes, "A stochastic arithmetic for reliable scientific computation", Math. Comput. Simul. 35, 1993). One run is one
//! sample. Bits are those of Philox4x32-10: the key is the seed; the counter is the element, the sample, the block of the body and the
//! turns of loops before it in this element. So they are the same on every device, for any number of threads.

use super::beside::{self, Beside, Function, Operation};
use super::flags::in_mode;
use super::frame::Frame;
use super::functions;
use super::philox::philox;
use super::{Asked, How, Question};
use crate::ir::writer::{Write as _, Writer, constant, format};
use crate::ir::{Approximate, Comparison, Kernel, Op, Operand, Stmt, Var};
use crate::lift::ScalarType;
use crate::mode::Rounding;

const U32: ScalarType = ScalarType::U32;
const U64: ScalarType = ScalarType::U64;
const RN: Rounding = Rounding::NearestEven;

/// How far each operation is from what it is with random roundings. It is given the seed, the number of the sample (below 65536), and the
/// number of the first element.
#[derive(Clone, Copy, Debug)]
pub struct Sample;

impl Sample {
    /// How many scalars stand beside one of a type.
    pub fn beside(ty: ScalarType) -> usize {
        usize::from(format(ty).is_some())
    }
}

impl Question for Sample {
    fn ask(kernel: &Kernel, how: How) -> Asked {
        beside::ask(kernel, how, Draws::default(), 3, true)
    }
}

/// The draws of a body.
#[derive(Default)]
struct Draws {
    key: Vec<Operand>,
    /// The element and the sample, in two words.
    place: Vec<Operand>,
    /// The turns of all loops so far.
    turns: Option<Var>,
    /// Blocks of random bits so far.
    used: u32,
    /// The words of each block of the body under construction, and how many bits of them are used.
    words: Vec<Option<([Operand; 4], u32)>>,
}

fn cast(w: &mut Writer<'_>, ty: ScalarType, x: Operand) -> Operand {
    w.op(ty, Op::Cast(Rounding::TowardZero), &[x])
}

/// The upper half of a `u64`.
fn upper(w: &mut Writer<'_>, x: Operand) -> Operand {
    let shifted = w.op(U64, Op::Shr, &[x, constant(U32, 32)]);
    cast(w, U32, shifted)
}

impl Draws {
    /// True in half of the cases.
    fn bit(&mut self, w: &mut Writer<'_>) -> Operand {
        let known = self
            .words
            .last()
            .copied()
            .flatten()
            .filter(|&(_, used)| used < 128);
        let (words, used) = match known {
            Some(known) => known,
            None => {
                let block = constant(U32, u64::from(self.used));
                self.used += 1;
                let turns = self.turns.map_or(constant(U32, 0), Operand::Var);
                let counter = [self.place[0], self.place[1], block, turns];
                (philox(w, [self.key[0], self.key[1]], counter), 0)
            }
        };
        if let Some(last) = self.words.last_mut() {
            *last = Some((words, used + 1));
        }
        let bit = constant(U32, 1 << (used % 32));
        let found = w.op(U32, Op::BitAnd, &[words[used as usize / 32], bit]);
        w.compare(Comparison::Ne, found, constant(U32, 0))
    }

    /// One of two results. Where they are equal there is no draw: the second one has the sign of a zero that is to nearest.
    fn one_of(&mut self, w: &mut Writer<'_>, down: Operand, up: Operand) -> Operand {
        let bit = self.bit(w);
        let inexact = w.less(down, up);
        let goes_down = w.and(bit, inexact);
        w.select(goes_down, down, up)
    }
}

impl Beside for Draws {
    fn types(&self, ty: ScalarType) -> Vec<ScalarType> {
        vec![ty; Sample::beside(ty)]
    }

    fn begins(&mut self, w: &mut Writer<'_>, frame: &Frame) {
        let [seed, sample, first] = [0, 1, 2].map(|number: usize| frame.given[number]);
        self.key = vec![cast(w, U32, seed), upper(w, seed)];
        let number = frame.number.unwrap_or(constant(ScalarType::Usize, 0));
        let number = cast(w, U64, number);
        let element = w.op(U64, Op::Add(RN), &[number, first]);
        let above = upper(w, element);
        let sample = cast(w, U32, sample);
        let sample = w.op(U32, Op::Shl, &[sample, constant(U32, 16)]);
        self.place = vec![cast(w, U32, element), w.op(U32, Op::BitXor, &[above, sample])];
        self.turns = Some(w.declare(constant(U32, 0)));
    }

    fn block_begins(&mut self) {
        self.words.push(None);
    }

    fn block_ends(&mut self) {
        self.words.pop();
    }

    fn turn_ends(&mut self, w: &mut Writer<'_>) {
        if let Some(var) = self.turns {
            let value = w.op(U32, Op::Add(RN), &[Operand::Var(var), constant(U32, 1)]);
            w.to.push(Stmt::Assign { var, value });
        }
    }

    fn exact(&self, _: &mut Writer<'_>, x: Operand) -> Vec<Operand> {
        vec![x]
    }

    fn operation(&mut self, w: &mut Writer<'_>, found: &Operation<'_>) -> Option<Vec<Operand>> {
        let args = found.numbers();
        let op = match found.op {
            Op::Approx(Approximate::Div) => Op::Div(RN),
            Op::Approx(Approximate::Sqrt) => Op::Sqrt(RN),
            Op::Approx(Approximate::Rcp) => Op::Recip(RN),
            op => op,
        };
        let ty = found.ty;
        if in_mode(op, RN).is_some() {
            let [down, up] = [Rounding::TowardNegative, Rounding::TowardPositive]
                .map(|mode| in_mode(op, mode).map_or(args[0], |op| w.op(ty, op, &args)));
            return Some(vec![self.one_of(w, down, up)]);
        }
        match op {
            Op::Rem
            | Op::Rint(_)
            | Op::RoundTiesAway
            | Op::Min
            | Op::Max
            | Op::Flush
            | Op::Approx(Approximate::Rsqrt) => Some(vec![w.op(ty, op, &args)]),
            _ => None,
        }
    }

    fn function(
        &mut self,
        w: &mut Writer<'_>,
        kernel: &mut Kernel,
        called: &Function<'_>,
    ) -> Option<Vec<Operand>> {
        let args = called.numbers(w);
        let modes = [Rounding::TowardNegative, Rounding::TowardPositive];
        let which = (called.which, called.ty);
        let [down, up] = modes.map(|mode| functions::bound(w.to, kernel, which, mode, &args));
        Some(vec![self.one_of(w, down?, up?)])
    }

    fn compare(&self, w: &mut Writer<'_>, comparison: Comparison, x: &[Operand], y: &[Operand]) -> Operand {
        w.compare(comparison, x[0], y[0])
    }

    fn integer(&self, w: &mut Writer<'_>, ty: ScalarType, mode: Rounding, x: &[Operand]) -> Operand {
        w.op(ty, Op::Cast(mode), &[x[0]])
    }

    fn distance(&self, w: &mut Writer<'_>, x: Operand, beside: &[Operand]) -> [Operand; 2] {
        let wide = |w: &mut Writer<'_>, x| match w.type_of(x) {
            ScalarType::F16 | ScalarType::Bf16 => w.op(ScalarType::F32, Op::Cast(RN), &[x]),
            _ => x,
        };
        let (x, beside) = (wide(w, x), wide(w, beside[0]));
        let ty = w.type_of(x);
        let distance = w.op(ty, Op::Sub(RN), &[x, beside]);
        [w.abs(distance), w.abs(beside)]
    }
}
