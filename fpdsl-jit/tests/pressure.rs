//! Much of everything: spills, masks, nesting, operations, parameters. And what is too much.

mod support;

use std::sync::Arc;

use fpdsl_jit::{Form, Target, compile};
use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::{Comparison, Constant, Kernel, Local, Op, Operand, Stmt, Temp, Var};
use fpdsl_runtime::lift::ScalarType;
use support::build::{kernel, operands};
use support::{Data, compare_all, hash};

/// Adds statements to a kernel.
struct Maker(Kernel);

impl Maker {
    fn temp(&mut self, ty: ScalarType) -> Temp {
        self.0.temps.push(Local::of(ty));
        Temp(self.0.temps.len() as u32 - 1)
    }

    fn var(&mut self, ty: ScalarType) -> Var {
        self.0.vars.push(Local::of(ty));
        Var(self.0.vars.len() as u32 - 1)
    }

    fn op(&mut self, block: &mut Vec<Stmt>, op: Op, ty: ScalarType, args: &[Operand]) -> Operand {
        let temp = self.temp(ty);
        block.push(Stmt::Let {
            temp,
            op,
            args: args.to_vec(),
        });
        Operand::Temp(temp)
    }
}

fn constant(ty: ScalarType, bits: u64) -> Operand {
    Operand::Const(Constant { ty, bits })
}

fn run(what: &str, kernel: Kernel, elements: usize) {
    let params = kernel.inputs.leaves.iter().enumerate();
    let data = Data {
        elements,
        params: params
            .map(|(leaf, l)| {
                let ty = kernel.inputs.buffers[l.buffer].ty;
                let mut values = operands(ty, leaf as u64, elements);
                for (i, v) in values.iter_mut().enumerate() {
                    let x = (hash((leaf * 991 + i) as u64) >> 11) as f64 / (1_u64 << 53) as f64 - 0.5;
                    match ty {
                        ScalarType::F64 => *v = x.to_bits(),
                        ScalarType::F32 => *v = u64::from((x as f32).to_bits()),
                        _ => {}
                    }
                }
                values
            })
            .collect(),
        ..Data::default()
    };
    compare_all(what, &Arc::new(kernel), &data, &[]);
}

/// A thousand operations in all modes; their results stay alive to the end.
fn long(ty: ScalarType, alive: usize) -> Kernel {
    let mut k = Maker(kernel("long", &[ty; 4], &[ty]));
    let mut body = Vec::new();
    let mut values: Vec<Operand> = (0..4).map(Operand::Param).collect();
    for i in 0..1000_u64 {
        let pick = |s: u64| values[values.len() - 1 - (hash(3 * i + s) as usize % values.len().min(alive))];
        let (x, y, z) = (pick(0), pick(1), pick(2));
        let mode = Rounding::ALL[(hash(i) % 4) as usize];
        let value = match i % 5 {
            0 => k.op(&mut body, Op::MulAdd(mode), ty, &[x, y, z]),
            1 => k.op(&mut body, Op::Add(mode), ty, &[x, y]),
            2 => k.op(&mut body, Op::Mul(mode), ty, &[x, y]),
            3 => k.op(&mut body, Op::Sub(mode), ty, &[x, y]),
            _ => k.op(&mut body, Op::Min, ty, &[x, y]),
        };
        values.push(value);
    }
    let last = values.split_off(values.len() - alive);
    let sum = last
        .into_iter()
        .reduce(|x, y| k.op(&mut body, Op::Add(Rounding::TowardNegative), ty, &[x, y]));
    k.0.results = vec![sum.expect("some")];
    k.0.body = body;
    k.0
}

#[test]
fn a_thousand_operations() {
    run("of binary64", long(ScalarType::F64, 8), 33);
    run("of binary32", long(ScalarType::F32, 8), 33);
}

#[test]
fn spills() {
    run("60 alive", long(ScalarType::F64, 60), 33);
    run("300 alive", long(ScalarType::F32, 300), 33);
}

#[test]
fn two_hundred_parameters() {
    let types: Vec<ScalarType> = (0..200)
        .map(|i| [ScalarType::F64, ScalarType::F32][i % 2])
        .collect();
    let mut k = Maker(kernel("many", &types, &[ScalarType::F64]));
    let mut body = Vec::new();
    let mut sum = Operand::Param(0);
    for p in (1..200_u32).rev() {
        let mut value = Operand::Param(p);
        if p % 2 == 1 {
            value = k.op(
                &mut body,
                Op::Cast(Rounding::NearestEven),
                ScalarType::F64,
                &[value],
            );
        }
        sum = k.op(
            &mut body,
            Op::MulAdd(Rounding::TowardPositive),
            ScalarType::F64,
            &[sum, value, value],
        );
    }
    k.0.results = vec![sum];
    k.0.body = body;
    run("200 parameters", k.0, 21);
}

/// Branches or loops in each other, `depth` deep; the condition is one of the parameter's bits.
fn nested(depth: usize, loops: bool) -> Kernel {
    let (f, u) = (ScalarType::F64, ScalarType::U64);
    let mut k = Maker(kernel("nested", &[f, u], &[f]));
    let s = k.var(f);
    let mut inner = Vec::new();
    for level in 0..depth {
        let mut block = Vec::new();
        let level_bits = constant(ScalarType::U32, (level % 6) as u64);
        let shifted = k.op(&mut block, Op::Shr, u, &[Operand::Param(1), level_bits]);
        let bit = k.op(&mut block, Op::BitAnd, u, &[shifted, constant(u, 3)]);
        let yes = k.op(
            &mut block,
            Op::Compare(Comparison::Ne),
            ScalarType::Bool,
            &[bit, constant(u, (level % 4) as u64)],
        );
        let mut otherwise = Vec::new();
        let half = constant(f, 0.5_f64.to_bits());
        let less = k.op(
            &mut otherwise,
            Op::MulAdd(Rounding::TowardZero),
            f,
            &[Operand::Var(s), half, Operand::Param(0)],
        );
        otherwise.push(Stmt::Assign { var: s, value: less });
        let mut then = std::mem::take(&mut inner);
        let root = k.op(
            &mut then,
            Op::Add(Rounding::TowardPositive),
            f,
            &[Operand::Var(s), half],
        );
        let root = k.op(
            &mut then,
            Op::Div(Rounding::TowardPositive),
            f,
            &[root, Operand::Param(0)],
        );
        then.push(Stmt::Assign { var: s, value: root });
        let branch = Stmt::If {
            cond: yes,
            then,
            otherwise,
        };
        if loops && level % 9 == 8 {
            let index = k.var(ScalarType::U32);
            block.push(Stmt::For {
                index,
                lo: constant(ScalarType::U32, 0),
                hi: constant(ScalarType::U32, 2),
                body: vec![branch],
            });
        } else {
            block.push(branch);
        }
        inner = block;
    }
    let mut body = vec![Stmt::Declare {
        var: s,
        init: Some(Operand::Param(0)),
    }];
    body.extend(inner);
    k.0.body = body;
    k.0.results = vec![Operand::Var(s)];
    k.0
}

#[test]
fn sixty_four_levels() {
    run("64 branches", nested(64, false), 37);
    run("64 levels with loops", nested(64, true), 37);
}

#[test]
fn a_chain_of_arms() {
    run("150 levels", nested(150, false), 5);
}

#[test]
fn masks_stay_alive() {
    let f = ScalarType::F32;
    let mut k = Maker(kernel("masks", &[f; 3], &[f]));
    let mut body = Vec::new();
    let masks: Vec<Operand> = (0..64_u64)
        .map(|i| {
            let bound = constant(f, u64::from((i as f32 / 64.0 - 0.5).to_bits()));
            let comparison = [Comparison::Lt, Comparison::Ge][i as usize % 2];
            k.op(
                &mut body,
                Op::Compare(comparison),
                ScalarType::Bool,
                &[Operand::Param((i % 3) as u32), bound],
            )
        })
        .collect();
    let mut sum = Operand::Param(0);
    for &mask in masks.iter().rev().chain(&masks) {
        let next = k.op(
            &mut body,
            Op::Mul(Rounding::TowardNegative),
            f,
            &[sum, Operand::Param(1)],
        );
        let other = k.op(
            &mut body,
            Op::Add(Rounding::TowardPositive),
            f,
            &[sum, Operand::Param(2)],
        );
        sum = k.op(&mut body, Op::Select, f, &[mask, next, other]);
    }
    k.0.results = vec![sum];
    k.0.body = body;
    run("64 masks", k.0, 67);
}

/// What has no registers takes long to compile, so of much of it one vector is computed at a time, or none.
#[test]
fn values_without_registers_have_a_bound() {
    let group = |alive| {
        let mut kernel = long(ScalarType::F64, alive);
        kernel.name = "alive";
        let kernel = Arc::new(kernel);
        compile(&kernel, Target::Avx2, &Form::group(&kernel, 2, &[])).map(|code| code.group())
    };
    assert_eq!(group(300), Ok(8));
    let wide = |values| {
        let kernel = Arc::new(fpdsl_ir_programs::pressure::spills(ScalarType::F64, values));
        let started = std::time::Instant::now();
        let found = compile(&kernel, Target::Avx2, &Form::group(&kernel, 2, &[]));
        let found = found.map(|code| code.group());
        println!("{values} values: {found:?} after {:?}", started.elapsed());
        found.map_err(|refused| refused.what)
    };
    assert_eq!(wide(500), Ok(8));
    assert_eq!(wide(1000), Ok(4));
    assert_eq!(wide(3000), Err("steps of finding registers"));
}

#[test]
fn too_much_is_refused() {
    let f = ScalarType::F64;
    let mut k = Maker(kernel("huge", &[f], &[f]));
    let mut body = Vec::new();
    let mut x = Operand::Param(0);
    for _ in 0..50_000 {
        x = k.op(
            &mut body,
            Op::Add(Rounding::NearestEven),
            f,
            &[x, Operand::Param(0)],
        );
    }
    k.0.results = vec![x];
    k.0.body = body;
    let kernel = Arc::new(k.0);
    let refused = compile(&kernel, Target::Avx2, &Form::group(&kernel, 2, &[])).expect_err("too much");
    assert_eq!((refused.what, refused.found), ("statements", 50_000));
}
