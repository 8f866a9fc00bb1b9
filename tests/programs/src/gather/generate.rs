//! Kernels by number.

use std::sync::Arc;

use super::{Gather, IndexExpr, NAME, Operator, Read, SLICES};
use crate::ast::ScalarType;
use crate::generate::{Size, without_draws};
use crate::inputs::value;
use crate::rng::Rng;

/// How many of a hundred values are special.
const WILD: usize = 12;

impl Gather {
    /// The kernel of a seed.
    pub fn new(seed: u64, size: Size) -> Self {
        let program = without_draws(seed, size);
        let mut rng = Rng::new(seed ^ 0x6761_7468_6572);
        let slices = SLICES.map(|(ty, parts)| {
            // An empty slice has nothing to read.
            let len = if rng.percent(1) { 0 } else { 1 + rng.below(40) };
            (0..len * parts).map(|_| value(&mut rng, ty, WILD)).collect()
        });
        let leaves = program.param_types().into_iter().flat_map(|ty| ty.leaves());
        let reads = leaves.map(|ty| read(&mut rng, ty)).collect();
        Gather {
            name: NAME,
            program: Arc::new(program),
            reads,
            slices,
            // Whole blocks of lanes and parts of one, in some order.
            grid: *rng.pick(&[
                [69, 1, 1],
                [23, 3, 1],
                [3, 23, 1],
                [5, 7, 2],
                [1, 1, 69],
                [17, 2, 2],
            ]),
        }
    }
}

fn read(rng: &mut Rng, to: ScalarType) -> Read {
    let slice = source(rng, to);
    let at = index(rng, 3);
    // Some go astray; the others are brought back.
    let at = if rng.percent(2) {
        at
    } else {
        IndexExpr::Binary(Operator::Rem, Box::new((at, IndexExpr::Len(slice))))
    };
    Read {
        slice,
        part: rng.below(SLICES[slice].1),
        at,
        to,
    }
}

/// A slice whose scalars can be cast to the type, most often without rounding.
fn source(rng: &mut Rng, to: ScalarType) -> usize {
    let known = |ty| SLICES.iter().position(|slice| slice.0 == ty);
    let numbers = [
        ScalarType::F32,
        ScalarType::F64,
        ScalarType::I64,
        ScalarType::U64,
        ScalarType::I32,
    ];
    let ty = match to {
        ScalarType::Bool => to,
        _ if rng.percent(15) => *rng.pick(&numbers),
        ScalarType::F16 | ScalarType::Bf16 | ScalarType::F32 | ScalarType::F64 => to,
        ScalarType::I8 | ScalarType::I16 | ScalarType::I32 => ScalarType::I32,
        ScalarType::I64 => to,
        ScalarType::U8 | ScalarType::U16 | ScalarType::U32 | ScalarType::U64 | ScalarType::Usize => {
            ScalarType::U64
        }
    };
    known(ty).expect("every type that is picked has a slice")
}

fn index(rng: &mut Rng, depth: usize) -> IndexExpr {
    if depth == 0 || rng.percent(25) {
        return match rng.below(6) {
            0 => IndexExpr::Len(rng.below(SLICES.len())),
            1 => IndexExpr::Const(rng.below(9) as u64),
            axis => IndexExpr::Axis(axis % 3),
        };
    }
    let operator = *rng.pick(&[
        Operator::Add,
        Operator::Add,
        Operator::Sub,
        Operator::Mul,
        Operator::Rem,
    ]);
    let left = index(rng, depth - 1);
    let right = match operator {
        // Only an empty slice makes this a fault.
        Operator::Rem if rng.percent(50) => IndexExpr::Len(rng.below(SLICES.len())),
        Operator::Rem => IndexExpr::Const(1 + rng.below(20) as u64),
        Operator::Add | Operator::Sub | Operator::Mul => index(rng, depth - 1),
    };
    IndexExpr::Binary(operator, Box::new((left, right)))
}
