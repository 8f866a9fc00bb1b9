use fpdsl_runtime::Rounding;
use fpdsl_runtime::ir::{
    Array, Comparison, Constant, Kernel, Layout, Local, LocalArray, Op, Operand, Stmt, Temp, Var,
};
use fpdsl_runtime::lift::{ScalarType, Shape};

use super::*;

const NUMBER: Shape = Shape::Scalar(ScalarType::F64);

/// A function of a number without a body.
fn empty(name: &'static str) -> Kernel {
    Kernel {
        name,
        source: "",
        cold: false,
        elementary: None,
        stochastic: None,
        params: vec!["x"],
        inputs: Layout::of_params(&Shape::Tuple(&[NUMBER])),
        outputs: Layout::of_result(&NUMBER),
        results: Vec::new(),
        body: Vec::new(),
        sites: Vec::new(),
        tables: Vec::new(),
        functions: Vec::new(),
        temps: Vec::new(),
        vars: Vec::new(),
        arrays: Vec::new(),
        origins: Vec::new(),
        rounded: Vec::new(),
    }
}

fn add(temp: u32, mode: Rounding, x: Operand, y: Operand) -> Stmt {
    Stmt::Let {
        temp: Temp(temp),
        op: Op::Add(mode),
        args: vec![x, y],
    }
}

fn temps(kernel: &mut Kernel, n: usize) {
    let local = Local::of(ScalarType::F64);
    kernel.temps = vec![local; n];
}

/// `t0 = call f(p0); t1 = call f(t0)`, where `f(x) = x + x`.
fn calls_twice(cold: bool) -> Kernel {
    let mut f = empty("f");
    f.cold = cold;
    temps(&mut f, 1);
    f.body = vec![add(
        0,
        Rounding::NearestEven,
        Operand::Param(0),
        Operand::Param(0),
    )];
    f.results = vec![Operand::Temp(Temp(0))];
    let mut kernel = empty("k");
    temps(&mut kernel, 2);
    let call = |arg, result| Stmt::Call {
        function: 0,
        args: vec![arg],
        results: vec![Temp(result)],
    };
    kernel.body = vec![call(Operand::Param(0), 0), call(Operand::Temp(Temp(0)), 1)];
    kernel.results = vec![Operand::Temp(Temp(1))];
    kernel.functions = vec![f];
    kernel
}

#[test]
fn calls_are_pasted_with_names_of_their_own() {
    let kernel = calls_twice(false);
    let flat = flat(&kernel, &kernel).unwrap();
    let defined: Vec<Temp> = flat
        .body
        .iter()
        .map(|stmt| match stmt {
            Stmt::Let { temp, .. } => *temp,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(defined.len(), 4);
    assert!((0..4).all(|i| !defined[..i].contains(&defined[i])));
    assert_eq!(flat.results, [Operand::Temp(defined[3])]);
}

#[test]
fn calls_of_cold_functions_stay() {
    let kernel = calls_twice(true);
    let flat = flat(&kernel, &kernel).unwrap();
    assert!(
        flat.body
            .iter()
            .all(|stmt| matches!(stmt, Stmt::Call { function: 0, .. }))
    );
}

#[test]
fn operations_of_a_mode_stand_together() {
    let [n, u] = [Rounding::NearestEven, Rounding::TowardPositive];
    let p = Operand::Param(0);
    let mut block = vec![
        add(0, n, p, p),
        add(1, u, p, p),
        add(2, n, p, p),
        add(3, u, Operand::Temp(Temp(0)), p),
    ];
    grouped(&mut block, false);
    let order: Vec<u32> = block
        .iter()
        .map(|stmt| match stmt {
            Stmt::Let { temp, .. } => temp.0,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(order, [0, 2, 1, 3]);
    assert!(!both_directions(&block));
    block.push(add(4, Rounding::TowardNegative, p, p));
    assert!(both_directions(&block));
}

/// `t0 = p0 & 7; t1 = call f(t0)`, where `f(x)` checks that `x` is below a bound, and is `x`.
fn checks_below(bound: u64) -> Kernel {
    const NUMBER: Shape = Shape::Scalar(ScalarType::Usize);
    let ty = ScalarType::Usize;
    let word = |bits| Operand::Const(Constant { ty, bits });
    let mut f = empty("f");
    f.inputs = Layout::of_params(&Shape::Tuple(&[NUMBER]));
    f.outputs = Layout::of_result(&NUMBER);
    let mut kernel = f.clone();
    f.temps = vec![Local::of(ScalarType::Bool)];
    f.body = vec![
        Stmt::Let {
            temp: Temp(0),
            op: Op::Compare(Comparison::Lt),
            args: vec![Operand::Param(0), word(bound)],
        },
        Stmt::Check {
            ok: Operand::Temp(Temp(0)),
            site: 0,
            index: None,
            len: None,
        },
    ];
    f.results = vec![Operand::Param(0)];
    kernel.temps = vec![Local::of(ty); 2];
    kernel.body = vec![
        Stmt::Let {
            temp: Temp(0),
            op: Op::BitAnd,
            args: vec![Operand::Param(0), word(7)],
        },
        Stmt::Call {
            function: 0,
            args: vec![Operand::Temp(Temp(0))],
            results: vec![Temp(1)],
        },
    ];
    kernel.results = vec![Operand::Temp(Temp(1))];
    kernel.functions = vec![f];
    kernel
}

#[test]
fn what_a_caller_knows_shows_that_a_check_holds() {
    let constants = |bound| {
        let kernel = checks_below(bound);
        let flat = flat(&kernel, &kernel).unwrap();
        // The result is a copy of the argument.
        let Operand::Temp(Temp(result)) = flat.results[0] else {
            panic!("{:?}", flat.results);
        };
        assert_eq!(flat.temps[result as usize].limit, Some(7));
        let is_constant = |stmt: &&Stmt| matches!(stmt, Stmt::Let { op: Op::Copy, args, .. } if matches!(args[0], Operand::Const(_)));
        flat.body.iter().filter(is_constant).count()
    };
    assert_eq!([constants(7), constants(8), constants(9)], [0, 1, 1]);
}

/// `a = [p0; 3]; for i in 0..passes { a[i] = a[i] + p0 }`; the result is `a[index]`.
fn sums_in_an_array(passes: u64, index: Operand) -> Kernel {
    let ty = ScalarType::Usize;
    let word = |bits| Operand::Const(Constant { ty, bits });
    let (array, i, x) = (Array(0), Operand::Var(Var(0)), Operand::Param(0));
    let mut kernel = empty("sums");
    kernel.arrays = vec![LocalArray {
        ty: ScalarType::F64,
        len: 3,
        name: None,
    }];
    kernel.vars = vec![Local::of(ty)];
    kernel.temps = vec![Local::of(ScalarType::F64); 3];
    let element = |temp, index| Stmt::Let {
        temp: Temp(temp),
        op: Op::Element(array),
        args: vec![index],
    };
    kernel.body = vec![
        Stmt::Fill {
            array,
            values: vec![x; 3],
        },
        Stmt::For {
            index: Var(0),
            lo: word(0),
            hi: word(passes),
            body: vec![
                element(0, i),
                add(1, Rounding::TowardZero, Operand::Temp(Temp(0)), x),
                Stmt::Put {
                    array,
                    index: i,
                    value: Operand::Temp(Temp(1)),
                },
            ],
        },
        element(2, index),
    ];
    kernel.results = vec![Operand::Temp(Temp(2))];
    kernel
}

/// How many loops there are, what is done with arrays, and how many sums.
fn counts(flat: &Flat) -> [usize; 3] {
    let mut found = [0; 3];
    visit(&flat.body, &mut |stmt| match stmt {
        Stmt::For { .. } => found[0] += 1,
        Stmt::Fill { .. }
        | Stmt::Put { .. }
        | Stmt::Let {
            op: Op::Element(_), ..
        } => found[1] += 1,
        Stmt::Let { op: Op::Add(_), .. } => found[2] += 1,
        _ => {}
    });
    found
}

fn unrolled_counts(kernel: &Kernel, loops: bool) -> [usize; 3] {
    let mut flat = flat(kernel, kernel).unwrap();
    unrolled(&mut flat, &[], loops);
    counts(&flat)
}

#[test]
fn arrays_of_unrolled_loops_are_variables() {
    let constant = |bits| {
        Operand::Const(Constant {
            ty: ScalarType::Usize,
            bits,
        })
    };
    let kernel = sums_in_an_array(3, constant(2));
    assert_eq!(unrolled_counts(&kernel, true), [0, 0, 3]);
    assert_eq!(unrolled_counts(&kernel, false), [1, 4, 1]);
    // A position that the run tells needs memory.
    let mut unknown = sums_in_an_array(3, Operand::Var(Var(1)));
    unknown.vars.push(Local::of(ScalarType::Usize));
    assert_eq!(unrolled_counts(&unknown, true), [0, 8, 3]);
    let long = sums_in_an_array(100_000, constant(2));
    assert_eq!(unrolled_counts(&long, true), [1, 4, 1]);
    assert_eq!(unrolled_counts(&sums_in_an_array(0, constant(2)), true)[0], 0);
    // Passes without statements, in a loop that could be unrolled.
    let mut empty = sums_in_an_array(3, constant(2));
    empty.vars.push(Local::of(ScalarType::Usize));
    let Stmt::For { body, .. } = &mut empty.body[1] else {
        panic!("a loop");
    };
    body.push(Stmt::For {
        index: Var(1),
        lo: constant(0),
        hi: constant(u64::MAX),
        body: Vec::new(),
    });
    assert_eq!(unrolled_counts(&empty, true)[0], 2);
}

#[test]
fn the_passes_of_loops_have_temporaries_of_their_own() {
    let kernel = sums_in_an_array(
        3,
        Operand::Const(Constant {
            ty: ScalarType::Usize,
            bits: 2,
        }),
    );
    let mut flat = flat(&kernel, &kernel).unwrap();
    unrolled(&mut flat, &[], true);
    let mut known = std::collections::HashSet::new();
    visit(&flat.body, &mut |stmt| {
        if let Stmt::Let { temp, .. } = stmt {
            assert!(known.insert(*temp), "{temp:?}");
        }
    });
    assert_eq!(flat.temps.len(), flat.origins.len());
}

/// What arrays in variables hold is constant too, here `a = [2; 3]; a[1] = a[0] + a[0]`.
#[test]
fn constants_in_arrays_are_known() {
    let ty = ScalarType::Usize;
    let word = |bits| Operand::Const(Constant { ty, bits });
    let element = |temp, index| Stmt::Let {
        temp: Temp(temp),
        op: Op::Element(Array(0)),
        args: vec![word(index)],
    };
    let two = Operand::Temp(Temp(0));
    let mut kernel = empty("constants");
    kernel.arrays = vec![LocalArray {
        ty,
        len: 3,
        name: None,
    }];
    kernel.temps = vec![Local::of(ty); 3];
    kernel.body = vec![
        Stmt::Fill {
            array: Array(0),
            values: vec![word(2); 3],
        },
        element(0, 0),
        add(1, Rounding::TowardZero, two, two),
        Stmt::Put {
            array: Array(0),
            index: word(1),
            value: Operand::Temp(Temp(1)),
        },
        element(2, 1),
    ];
    kernel.results = vec![Operand::Temp(Temp(2))];
    let mut flat = flat(&kernel, &kernel).unwrap();
    unrolled(&mut flat, &[], true);
    assert_eq!(flat.results, [word(4)]);
}
