//! The generator, the checks, the comparison and the shrinker, each held against the others.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use fpdsl_ir_programs::check::{check, guarded};
use fpdsl_ir_programs::data::Data;
use fpdsl_ir_programs::{Options, Outcome, compare, expected, kernel, pressure, shrink, size};
use fpdsl_runtime::ir::interp::{self, Domain, Encodings, Stop};
use fpdsl_runtime::ir::{Block, Comparison, Constant, Kernel, Kind, Op, Operand, Stmt, Temp, Var};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

const SEEDS: u64 = 4000;

fn visit(block: &Block, see: &mut impl FnMut(&Stmt)) {
    for stmt in block {
        see(stmt);
        match stmt {
            Stmt::If { then, otherwise, .. } => {
                visit(then, see);
                visit(otherwise, see);
            }
            Stmt::While { head, body, .. } => {
                visit(head, see);
                visit(body, see);
            }
            Stmt::For { body, .. } => visit(body, see),
            _ => {}
        }
    }
}

#[test]
fn generated_bodies_are_valid() {
    for seed in 0..SEEDS {
        let kernel = kernel(seed, &Options::default());
        let checked = check(&kernel).and_then(|()| guarded(&kernel));
        checked.unwrap_or_else(|invalid| panic!("{seed}: {invalid}\n{kernel}"));
    }
}

#[test]
fn a_seed_names_a_kernel() {
    for seed in 0..100 {
        assert_eq!(
            kernel(seed, &Options::default()),
            kernel(seed, &Options::default())
        );
    }
    assert_ne!(kernel(1, &Options::default()), kernel(2, &Options::default()));
}

/// Each operation with each type that it has in recorded bodies, each mode, statement, role and kind of layout occurs.
#[test]
fn everything_occurs() {
    let mut ops: HashSet<(String, ScalarType)> = HashSet::new();
    let mut modes: HashSet<(Discriminant<Op>, Rounding)> = HashSet::new();
    let mut stmts: HashSet<Discriminant<Stmt>> = HashSet::new();
    let mut casts: HashSet<(ScalarType, ScalarType)> = HashSet::new();
    let (mut planes, mut arrays, mut slices, mut coordinates, mut cold) = (0, 0, 0, 0, 0);
    for seed in 0..SEEDS {
        let kernel = kernel(seed, &Options::default());
        for body in kernel.functions.iter().chain([&kernel]) {
            cold += usize::from(body.cold);
            visit(&body.body, &mut |stmt| {
                stmts.insert(discriminant(stmt));
                let Stmt::Let { temp, op, args } = stmt else {
                    return;
                };
                let ty = body.temps[temp.0 as usize].ty;
                let of = match op {
                    Op::Compare(_) | Op::LeadingZeros | Op::CountOnes | Op::ToBits | Op::NumberToBits => {
                        body.type_of(args[0])
                    }
                    _ => ty,
                };
                let name = match op {
                    Op::Compare(comparison) => comparison.name(),
                    op => op.name(),
                };
                ops.insert((name.to_owned(), of));
                if let Op::Cast(_) = op {
                    casts.insert((body.type_of(args[0]), ty));
                }
                if let Some(mode) = op.rounding() {
                    modes.insert((discriminant(op), mode));
                }
            });
        }
        for buffer in kernel.inputs.buffers.iter().chain(&kernel.outputs.buffers) {
            planes += usize::from(buffer.planes);
            arrays += usize::from(buffer.count > 1 && !buffer.planes);
            slices += usize::from(buffer.role == fpdsl_runtime::ir::Role::Slice);
            coordinates += usize::from(matches!(buffer.role, fpdsl_runtime::ir::Role::Coordinate { .. }));
        }
    }
    let integer = |ty: &ScalarType| matches!(ty.kind(), Kind::Signed(_) | Kind::Unsigned(_));
    let float = |ty: &ScalarType| ty.is_float();
    type Operations<'a> = (&'a [&'a str], &'a dyn Fn(&ScalarType) -> bool);
    let is: [Operations; 9] = [
        (
            &["copy", "select", "index", "element", "load", "entry", "eq", "ne"],
            &|_| true,
        ),
        (
            &[
                "add", "sub", "mul", "div", "rem", "neg", "min", "max", "lt", "le", "gt", "ge",
            ],
            &|ty| *ty != ScalarType::Bool,
        ),
        (
            &[
                "mul_add",
                "dot2",
                "sqrt",
                "recip",
                "rint",
                "round",
                "to_bits",
                "number_to_bits",
                "from_bits",
            ],
            &float,
        ),
        (
            &[
                "shl",
                "shr",
                "leading_zeros",
                "count_ones",
                "reverse_bits",
                "mul_hi",
            ],
            &integer,
        ),
        (
            &["flush", "approx_div", "approx_sqrt", "approx_rcp", "approx_rsqrt"],
            &|ty| *ty == ScalarType::F32,
        ),
        (&["and", "or", "slow_doubles"], &|ty| *ty == ScalarType::Bool),
        (&["bitand", "bitor", "bitxor", "not"], &|ty| !ty.is_float()),
        (&["abs"], &|ty| {
            matches!(ty.kind(), Kind::Float(_) | Kind::Signed(_))
        }),
        (&["len"], &|ty| *ty == ScalarType::Usize),
    ];
    let missing: Vec<(&str, ScalarType)> = is
        .iter()
        .flat_map(|(names, has)| {
            names.iter().flat_map(|&name| {
                ScalarType::ALL
                    .into_iter()
                    .filter(|ty| has(ty))
                    .map(move |ty| (name, ty))
            })
        })
        .filter(|&(name, ty)| !ops.contains(&(name.to_owned(), ty)))
        .collect();
    println!("{} operations with types, {} casts", ops.len(), casts.len());
    println!(
        "{:?}",
        ops.iter()
            .map(|(name, _)| name.as_str())
            .collect::<std::collections::BTreeSet<_>>()
    );
    assert!(missing.is_empty(), "{missing:?}");
    // From each of 14 types to each of the 13 others that are no `bool`.
    assert_eq!(casts.len(), 14 * 13 - 13);
    let rounding = [
        Op::Add(Rounding::NearestEven),
        Op::Sub(Rounding::NearestEven),
        Op::Mul(Rounding::NearestEven),
        Op::Div(Rounding::NearestEven),
        Op::MulAdd(Rounding::NearestEven),
        Op::Dot2(Rounding::NearestEven),
        Op::Sqrt(Rounding::NearestEven),
        Op::Recip(Rounding::NearestEven),
        Op::Rint(Rounding::NearestEven),
        Op::Cast(Rounding::NearestEven),
    ];
    for op in &rounding {
        for mode in Rounding::ALL {
            assert!(modes.contains(&(discriminant(op), mode)), "{op:?} {mode:?}");
        }
    }
    assert_eq!(stmts.len(), 11, "all statements");
    assert!(
        [planes, arrays, slices, coordinates, cold]
            .iter()
            .all(|&n| n > 100)
    );
}

#[test]
fn most_elements_have_results() {
    let (mut done, mut faults, mut long) = (0, 0, 0);
    for seed in 0..1000 {
        let kernel = kernel(seed, &Options::default());
        for outcome in expected(&kernel, &Data::random(&kernel, 16, seed)) {
            match outcome {
                Ok(_) => done += 1,
                Err(Stop::Fault(_)) => faults += 1,
                Err(Stop::OutOfFuel) => long += 1,
            }
        }
    }
    println!("{done} elements with results, {faults} with faults");
    assert_eq!(long, 0);
    assert!(faults > 100 && done > 4 * faults);
    let tame = Options {
        faults: false,
        slices: 0,
        ..Options::default()
    };
    for seed in 0..300 {
        let kernel = kernel(seed, &tame);
        assert!(
            expected(&kernel, &Data::random(&kernel, 8, seed))
                .iter()
                .all(Result::is_ok),
            "{seed}"
        );
    }
}

#[test]
fn thousands_are_made_in_a_second() {
    let start = std::time::Instant::now();
    let statements: usize = (0..2000)
        .map(|seed| size(&kernel(seed, &Options::default())))
        .sum();
    let made = start.elapsed();
    let start = std::time::Instant::now();
    (0..200).for_each(|seed| {
        let kernel = kernel(seed, &Options::default());
        expected(&kernel, &Data::random(&kernel, 16, seed));
    });
    println!(
        "2000 kernels of {} statements in {made:?}, 200 run for 16 elements in {:?}",
        statements / 2000,
        start.elapsed()
    );
}

/// The interpreter on other values, with one operation that is wrong.
struct Wrong(fn(Op, ScalarType, u64) -> u64);

impl Domain for Wrong {
    type Value = u64;

    fn constant(&self, constant: Constant) -> u64 {
        constant.bits
    }

    fn encoding(&self, value: &u64) -> u64 {
        *value
    }

    fn operation(&self, op: Op, ty: ScalarType, args: &[(ScalarType, u64)]) -> u64 {
        (self.0)(op, ty, Encodings.operation(op, ty, args))
    }
}

fn run_on<D: Domain<Value = u64>>(domain: &D, kernel: &Kernel, data: &Data) -> Vec<Outcome> {
    let slices = data.slices(kernel);
    let slices: Vec<&[u64]> = slices.iter().map(Vec::as_slice).collect();
    let element = |element| {
        let params: Vec<u64> = (0..kernel.inputs.leaves.len())
            .map(|leaf| data.leaf(kernel, leaf, element))
            .collect();
        interp::run_in(domain, kernel, &params, &slices, 1 << 20)
    };
    (0..data.elements).map(element).collect()
}

#[test]
fn the_same_is_no_difference() {
    for seed in 0..500 {
        let kernel = kernel(seed, &Options::default());
        let data = Data::random(&kernel, 16, seed);
        compare(&kernel, &data, |kernel, data| run_on(&Encodings, kernel, data))
            .unwrap_or_else(|d| panic!("{seed}\n{d}"));
    }
}

/// Faults such as a compiler has: each is found within some hundred programs, and what is left of the first is small.
#[test]
fn wrong_operations_are_found_and_shrink() {
    type Fault = (&'static str, fn(Op, ScalarType, u64) -> u64);
    let wrong: [Fault; 8] = [
        ("the last bit of a sum in ru", |op, ty, bits| match op {
            Op::Add(Rounding::TowardPositive) if ty == ScalarType::F64 => bits ^ 1,
            _ => bits,
        }),
        ("i8 shifts", |op, ty, bits| {
            if op == Op::Shr && ty == ScalarType::I8 {
                bits ^ 0x80
            } else {
                bits
            }
        }),
        ("-0 of a negation", |op, _, bits| {
            if op == Op::Neg && bits == 0x8000 { 0 } else { bits }
        }),
        ("NaN of a square root", |op, ty, bits| match (op, ty) {
            (Op::Sqrt(_), ScalarType::F32) if bits == 0x7FC0_0000 => 0xFFC0_0000,
            _ => bits,
        }),
        ("min of unsigned bytes", |op, ty, bits| {
            if op == Op::Min && ty == ScalarType::U8 && bits > 100 {
                100
            } else {
                bits
            }
        }),
        ("saturation", |op, ty, bits| match (op, ty) {
            (Op::Cast(_), ScalarType::I32) if bits == 0x7FFF_FFFF => 0x8000_0000,
            _ => bits,
        }),
        ("less or equal", |op, _, bits| {
            if op == Op::Compare(Comparison::Le) {
                1 - bits
            } else {
                bits
            }
        }),
        ("dot2 of bf16", |op, ty, bits| match (op, ty) {
            (Op::Dot2(_), ScalarType::Bf16) => bits ^ 1,
            _ => bits,
        }),
    ];
    for (name, wrong) in wrong {
        let differs = |kernel: &Kernel, data: &Data| {
            compare(kernel, data, |kernel, data| run_on(&Wrong(wrong), kernel, data)).is_err()
        };
        let found = (0..4000).find_map(|seed| {
            let kernel = kernel(seed, &Options::default());
            let data = Data::random(&kernel, 16, seed);
            differs(&kernel, &data).then_some((seed, kernel, data))
        });
        let (seed, kernel, data) = found.unwrap_or_else(|| panic!("{name} is not found"));
        let small = shrink(&kernel, |kernel| differs(kernel, &data));
        println!(
            "{name}: seed {seed}, {} statements, then {}",
            size(&kernel),
            size(&small)
        );
        assert!(differs(&small, &data));
        assert!(size(&small) <= 12, "{small}");
    }
}

/// A body with a fault in its structure is told from a valid one.
#[test]
fn invalid_bodies_are_refused() {
    let ty = ScalarType::F64;
    let valid = pressure::nesting(ty, 4);
    assert_eq!(check(&valid), Ok(()));
    let refused = |change: &dyn Fn(&mut Kernel)| {
        let mut kernel = valid.clone();
        change(&mut kernel);
        let invalid = check(&kernel).expect_err("it is invalid");
        println!("{invalid}");
    };
    let one = Operand::Const(Constant { ty, bits: 1 });
    let last = Temp(valid.temps.len() as u32 - 1);
    // A value of an inner block, one from later, one of another type, one with bits above its type.
    refused(&|kernel| kernel.results[0] = Operand::Temp(last));
    refused(&|kernel| kernel.results[0] = Operand::Param(9));
    refused(&|kernel| {
        kernel.results[0] = Operand::Const(Constant {
            ty: ScalarType::F32,
            bits: 1,
        })
    });
    refused(&|kernel| kernel.results.clear());
    refused(&|kernel| {
        let ty = ScalarType::U8;
        kernel.body.push(Stmt::Check {
            ok: Operand::Const(Constant { ty, bits: 256 }),
            site: 0,
            index: None,
            len: None,
        });
    });
    // Computed twice; an operation with other operands; an assignment in the middle, and of no one's variable.
    refused(&|kernel| kernel.body.push(kernel.body[0].clone()));
    refused(&|kernel| match &mut kernel.body[0] {
        Stmt::Let { args, .. } => args.truncate(1),
        _ => unreachable!(),
    });
    refused(&|kernel| {
        kernel.body.insert(
            0,
            Stmt::Assign {
                var: Var(0),
                value: one,
            },
        )
    });
    refused(&|kernel| {
        kernel.body.insert(
            0,
            Stmt::Declare {
                var: Var(0),
                init: Some(one),
            },
        )
    });
    // A variable that nobody sets; a call of what is not there.
    refused(&|kernel| {
        kernel.vars.push(kernel.vars[0]);
        kernel.body.push(Stmt::Declare {
            var: Var(kernel.vars.len() as u32 - 1),
            init: None,
        });
    });
    refused(&|kernel| {
        kernel.body.push(Stmt::Call {
            function: 0,
            args: vec![],
            results: vec![],
        })
    });
    // An arm that does not set its variable.
    refused(&|kernel| {
        let branch = kernel.body.iter_mut().find_map(|stmt| match stmt {
            Stmt::If { otherwise, .. } => Some(otherwise),
            _ => None,
        });
        branch.expect("a branch").pop();
    });
}

#[test]
fn pressure_is_valid_and_runs() {
    let mut all = Vec::new();
    for ty in [ScalarType::F32, ScalarType::F64] {
        all.push(("spills", pressure::spills(ty, 100)));
        all.push(("masks", pressure::masks(ty, 64)));
        all.push(("nesting", pressure::nesting(ty, 64)));
        all.push(("parameters", pressure::parameters(ty, 200)));
    }
    all.extend((0..8).map(|seed| ("operations", pressure::operations(seed, 1000))));
    for (name, kernel) in &all {
        check(kernel)
            .and_then(|()| guarded(kernel))
            .unwrap_or_else(|invalid| panic!("{name}: {invalid}"));
        let outcomes = expected(kernel, &Data::random(kernel, 8, 1));
        assert!(!outcomes.contains(&Err(Stop::OutOfFuel)), "{name}");
        assert!(
            *name == "operations" || outcomes.iter().all(Result::is_ok),
            "{name}"
        );
    }
    let operations = size(&all.last().unwrap().1);
    assert!(operations >= 800, "{operations}");
    assert_eq!(all[3].1.inputs.leaves.len(), 200);
}
