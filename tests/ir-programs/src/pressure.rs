//! Kernels that are large in one respect.

use fpdsl_programs::rng::Rng;
use fpdsl_runtime::ir::{Comparison, Constant, Kernel, Op, Operand, Stmt};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

use crate::generate::{Maker, Options, Whole, scalars};

/// A kernel of this many parameters of one type, and one result that `make` gives.
fn built(seed: u64, params: usize, ty: ScalarType, make: impl FnOnce(&mut Maker<'_>) -> Operand) -> Kernel {
    let (mut rng, options, mut whole) = (Rng::new(seed), Options::default(), Whole::default());
    let inputs = scalars(&vec![ty; params]);
    let mut maker = Maker::new(&mut rng, &options, &mut whole, inputs, 0, 0);
    let result = make(&mut maker);
    let mut kernel = maker.body(scalars(&[ty]));
    kernel.name = "pressure";
    kernel.results = vec![result];
    kernel
}

fn mode(i: usize) -> Rounding {
    Rounding::ALL[i % 4]
}

/// This many values that live at once, in four modes: each is read first in its turn, and again in the opposite order.
pub fn spills(ty: ScalarType, values: usize) -> Kernel {
    built(1, 3, ty, |maker| {
        let [x, y, z] = [0, 1, 2].map(Operand::Param);
        let mut last = z;
        let mut all = Vec::new();
        for i in 0..values {
            last = maker.compute(ty, Op::MulAdd(mode(i)), vec![x, last, y]);
            all.push(last);
        }
        let add =
            |maker: &mut Maker<'_>, sum, value| maker.compute(ty, Op::Sub(mode(values)), vec![sum, value]);
        let forward = all.iter().copied().fold(x, |sum, value| add(maker, sum, value));
        all.into_iter()
            .rev()
            .fold(forward, |sum, value| add(maker, sum, value))
    })
}

/// This many conditions that live at once.
pub fn masks(ty: ScalarType, conditions: usize) -> Kernel {
    built(2, 4, ty, |maker| {
        let [x, y, z, w] = [0, 1, 2, 3].map(Operand::Param);
        let mut value = x;
        let mut all = Vec::new();
        for i in 0..conditions {
            value = maker.compute(ty, Op::Add(mode(i)), vec![value, y]);
            let comparison = [Comparison::Lt, Comparison::Ge, Comparison::Ne, Comparison::Eq][i % 4];
            all.push(maker.compute(ScalarType::Bool, Op::Compare(comparison), vec![value, z]));
        }
        // Each decides after all are known, and all are read once more behind that.
        for (i, &cond) in all.iter().enumerate() {
            let other = maker.compute(ty, Op::Mul(mode(i)), vec![value, w]);
            value = maker.compute(ty, Op::Select, vec![cond, other, value]);
        }
        let all = all.into_iter().rev().enumerate();
        let parity = all.fold(None, |parity, (i, cond)| match parity {
            None => Some(cond),
            Some(parity) => {
                let op = [Op::BitXor, Op::And, Op::Or][i % 3];
                Some(maker.compute(ScalarType::Bool, op, vec![parity, cond]))
            }
        });
        let cond = parity.expect("there are conditions");
        maker.compute(ty, Op::Select, vec![cond, value, x])
    })
}

/// Branches in branches, this many levels deep, with a variable for each; every third level is a loop of two passes.
pub fn nesting(ty: ScalarType, levels: usize) -> Kernel {
    fn level(maker: &mut Maker<'_>, ty: ScalarType, left: usize, value: Operand, loops: usize) -> Operand {
        let [_, y, z] = [0, 1, 2].map(Operand::Param);
        let value = maker.compute(ty, Op::Add(mode(left)), vec![value, y]);
        if left == 0 {
            return value;
        }
        if left.is_multiple_of(3) && loops > 0 {
            let var = maker.var(ty);
            maker.push(Stmt::Declare {
                var,
                init: Some(value),
            });
            let index = maker.var(ScalarType::U32);
            let (_, body) = maker.inner(|maker| {
                let value = level(maker, ty, left - 1, Operand::Var(var), loops - 1);
                maker.push(Stmt::Assign { var, value });
            });
            let end = |bits| {
                Operand::Const(Constant {
                    ty: ScalarType::U32,
                    bits,
                })
            };
            maker.push(Stmt::For {
                index,
                lo: end(0),
                hi: end(2),
                body,
            });
            return Operand::Var(var);
        }
        let cond = maker.compute(ScalarType::Bool, Op::Compare(Comparison::Lt), vec![value, z]);
        let var = maker.var(ty);
        maker.push(Stmt::Declare { var, init: None });
        let (_, then) = maker.inner(|maker| {
            let value = level(maker, ty, left - 1, value, loops);
            maker.push(Stmt::Assign { var, value });
        });
        let (_, otherwise) = maker.inner(|maker| {
            let value = maker.compute(ty, Op::Sub(mode(left)), vec![value, y]);
            maker.push(Stmt::Assign { var, value });
        });
        maker.push(Stmt::If {
            cond,
            then,
            otherwise,
        });
        Operand::Var(var)
    }
    // Ten loops are a thousand passes.
    built(3, 3, ty, |maker| level(maker, ty, levels, Operand::Param(0), 10))
}

/// This many operations of all kinds in a row.
pub fn operations(seed: u64, count: usize) -> Kernel {
    let options = Options {
        statements: count,
        control: false,
        functions: 0,
        ..Options::default()
    };
    crate::kernel(seed, &options)
}

/// This many parameters, which are all read at the end.
pub fn parameters(ty: ScalarType, count: usize) -> Kernel {
    built(4, count, ty, |maker| {
        let all = (0..count as u32).map(Operand::Param);
        let sum = |sum, (i, value)| maker.compute(ty, Op::Add(mode(i)), vec![sum, value]);
        all.enumerate().skip(1).fold(Operand::Param(0), sum)
    })
}
