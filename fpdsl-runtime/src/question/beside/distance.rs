//! Counters of how far results are from what stands beside them.

use super::Beside;
use crate::format::Format;
use crate::ir::writer::{TRUE, Write as _, Writer, constant, format, power};
use crate::ir::{Comparison, Op, Operand};
use crate::lift::ScalarType;
use crate::mode::Rounding;
use crate::question::watching::Watching;

/// Bits from one class to the next.
const STEP: u32 = 4;

/// The classes of the widest format.
const MOST: usize = 14;

/// The counter of results that have lost eight bits more than each operand.
pub const LOST: usize = MOST;

/// The counter of results that the values beside have otherwise: of a comparison, or a conversion to an integer.
pub const OTHERWISE: usize = MOST + 1;

/// Counters of an operation.
pub(super) fn counters() -> usize {
    MOST + 2
}

/// Bits that are lost from one operation to the next before a line counts as one that loses them.
const LOSS: i32 = 8;

/// The bits lost that the counters of an operation count, each with those that lost more: 4, 8, and so on, the last one for results with no
/// digit right. The first counters are theirs.
pub fn classes(ty: ScalarType) -> Vec<u32> {
    let precision = format(ty).map_or(0, Format::precision);
    let below = (STEP..precision).step_by(STEP as usize);
    below.chain([precision]).filter(|&bits| bits > 0).collect()
}

/// A result that may be far from what stands beside it.
pub(super) struct Suspect {
    watched: usize,
    result: (Operand, Vec<Operand>),
    args: Vec<(Operand, Vec<Operand>)>,
    /// The distance and the size of what stands beside.
    distance: [Operand; 2],
    /// True where a first class is reached.
    far: Operand,
    precision: u32,
}

impl Suspect {
    pub fn new<B: Beside>(
        kind: &B,
        w: &mut Writer<'_>,
        watched: usize,
        (result, beside): (Operand, &[Operand]),
        args: Vec<(Operand, Vec<Operand>)>,
    ) -> Option<Self> {
        let precision = format(w.type_of(result))?.precision();
        let distance = kind.distance(w, result, beside);
        let near = within(w, distance, STEP as i32 - precision as i32);
        let far = w.not(near);
        Some(Suspect {
            watched,
            result: (result, beside.to_vec()),
            args,
            distance,
            far,
            precision,
        })
    }
}

/// Returns true where the relative distance is at most a power of two.
fn within(w: &mut Writer<'_>, [distance, size]: [Operand; 2], exponent: i32) -> Operand {
    let ty = w.type_of(size);
    let Some(format) = format(ty) else {
        return TRUE;
    };
    let bound = match exponent {
        0 => size,
        _ => w.op(
            ty,
            Op::Mul(Rounding::NearestEven),
            &[size, power(ty, format, exponent)],
        ),
    };
    w.compare(Comparison::Le, distance, bound)
}

/// Counts the classes of results, where one of them is in one.
pub(super) fn count<B: Beside>(kind: &B, watching: &mut Watching, w: &mut Writer<'_>, suspects: &[Suspect]) {
    let any = suspects
        .iter()
        .map(|suspect| suspect.far)
        .reduce(|x, y| w.or(x, y));
    let Some(any) = any else { return };
    w.seldom(any, |w| {
        for suspect in suspects {
            w.seldom(suspect.far, |w| one(kind, watching, w, suspect));
        }
    });
}

fn one<B: Beside>(kind: &B, watching: &mut Watching, w: &mut Writer<'_>, suspect: &Suspect) {
    let Suspect {
        watched,
        distance,
        precision,
        ..
    } = *suspect;
    let (result, beside) = &suspect.result;
    let ty = w.type_of(*result);
    // Both infinite, or neither a number: they are the same.
    let itself = w.compare(Comparison::Eq, *result, *result);
    let other = w.compare(Comparison::Eq, distance[1], distance[1]);
    let numbers = w.or(itself, other);
    let exact = kind.exact(w, *result);
    let equal = kind.compare(w, Comparison::Eq, &exact, beside);
    let unequal = w.not(equal);
    let differs = w.and(numbers, unequal);
    let all = within(w, distance, 0);
    let none_right = w.not(all);
    let none_right = w.and(none_right, differs);
    for (number, bits) in classes(ty).into_iter().enumerate() {
        let reached = match precision - bits {
            0 => none_right,
            rest => {
                let near = within(w, distance, -(rest as i32));
                let far = w.not(near);
                w.and(far, differs)
            }
        };
        watching.count(w, watched, number, reached);
    }
    // Lost here: the relative error is many times that of each operand.
    let near = within(w, distance, LOSS - precision as i32);
    let mut lost = w.not(near);
    lost = w.and(lost, differs);
    let here = relative(w, distance);
    for (arg, beside) in &suspect.args {
        let distance = kind.distance(w, *arg, beside);
        let error = relative(w, distance);
        let ty = w.type_of(error);
        let Some(format) = format(ty) else { continue };
        let bound = w.op(
            ty,
            Op::Mul(Rounding::NearestEven),
            &[error, power(ty, format, LOSS)],
        );
        let (here, bound) = if w.type_of(here) == ty {
            (here, bound)
        } else {
            let cast = Op::Cast(Rounding::NearestEven);
            (
                w.op(ScalarType::F64, cast, &[here]),
                w.op(ScalarType::F64, cast, &[bound]),
            )
        };
        let more = w.compare(Comparison::Gt, here, bound);
        lost = w.and(lost, more);
    }
    watching.count(w, watched, LOST, lost);
}

/// The relative distance; 0 where there is none.
fn relative(w: &mut Writer<'_>, [distance, size]: [Operand; 2]) -> Operand {
    let ty = w.type_of(distance);
    let zero = constant(ty, 0);
    let ratio = w.op(ty, Op::Div(Rounding::NearestEven), &[distance, size]);
    let none = w.compare(Comparison::Eq, distance, zero);
    w.select(none, zero, ratio)
}
