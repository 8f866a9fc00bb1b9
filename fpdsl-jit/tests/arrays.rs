//! Arrays in memory: lanes that do not execute touch nothing, and frames have a bound.

mod support;

use std::sync::Arc;

use fpdsl_jit::{Form, Target, compile};
use fpdsl_runtime::ir::{
    Array, Comparison, Constant, Kernel, Local, LocalArray, Op, Operand, Stmt, Temp, Var,
};
use fpdsl_runtime::lift::ScalarType;
use iced_x86::{Decoder, DecoderOptions, Mnemonic, Register};
use support::build::kernel;
use support::{Data, compare_all, forms, hash};

const A: Array = Array(0);
const I: Operand = Operand::Param(1);
const X: Operand = Operand::Param(2);

fn local(ty: ScalarType) -> Local {
    Local::of(ty)
}

/// An array of `x`, of which those for whom a `bool` is true change an element and read another.
fn changed(ty: ScalarType, len: usize) -> Kernel {
    let mut k = kernel("changed", &[ScalarType::Bool, ScalarType::Usize, ty], &[ty, ty]);
    k.arrays = vec![LocalArray { ty, len, name: None }];
    k.vars = vec![local(ty)];
    k.temps = vec![local(ty); 4];
    let read = |temp, index| Stmt::Let {
        temp: Temp(temp),
        op: Op::Element(A),
        args: vec![index],
    };
    let first = Operand::Const(Constant {
        ty: ScalarType::Usize,
        bits: 0,
    });
    let then = vec![
        read(0, I),
        Stmt::Put {
            array: A,
            index: I,
            value: Operand::Const(Constant { ty, bits: 1 }),
        },
        read(1, I),
        Stmt::Assign {
            var: Var(0),
            value: Operand::Temp(Temp(1)),
        },
    ];
    k.body = vec![
        Stmt::Declare {
            var: Var(0),
            init: Some(X),
        },
        Stmt::Fill {
            array: A,
            values: vec![X; len],
        },
        Stmt::If {
            cond: Operand::Param(0),
            then,
            otherwise: Vec::new(),
        },
        read(2, first),
    ];
    k.results = vec![Operand::Var(Var(0)), Operand::Temp(Temp(2))];
    k
}

/// Indices of elements that do not use them are anything.
#[test]
fn lanes_that_do_not_execute_touch_nothing() {
    for ty in ScalarType::ALL {
        for len in [1, 5, 40] {
            let kernel = Arc::new(changed(ty, len));
            let executes = |i: u64| i % 3 == 1 || i > 20;
            let index = |i: u64| {
                if executes(i) {
                    hash(i) % len as u64
                } else {
                    hash(i)
                }
            };
            let data = Data {
                elements: 45,
                params: vec![
                    (0..45).map(|i| u64::from(executes(i))).collect(),
                    (0..45).map(index).collect(),
                    vec![1; 45],
                ],
                ..Data::default()
            };
            compare_all("changed", &kernel, &data, &[]);
            for (executes, index) in [(1, len as u64 - 1), (0, u64::MAX / 3)] {
                let data = Data {
                    params: vec![vec![executes], vec![index], data.params[2].clone()],
                    ..data.clone()
                };
                compare_all("changed by all", &kernel, &data, &[0, 1]);
            }
        }
    }
}

/// The loop writes elements that earlier passes read.
#[test]
fn passes_see_what_earlier_ones_wrote() {
    let ty = ScalarType::U32;
    let mut k = changed(ty, 6);
    k.vars = vec![local(ty), local(ScalarType::Usize)];
    let number = |bits| {
        Operand::Const(Constant {
            ty: ScalarType::Usize,
            bits,
        })
    };
    let element = |temp, index| Stmt::Let {
        temp: Temp(temp),
        op: Op::Element(A),
        args: vec![index],
    };
    let three = number(3);
    let add = Stmt::Let {
        temp: Temp(2),
        op: Op::Add(fpdsl_runtime::Rounding::NearestEven),
        args: vec![Operand::Temp(Temp(1)), Operand::Temp(Temp(0))],
    };
    k.body = vec![
        k.body[1].clone(),
        element(0, three),
        Stmt::For {
            index: Var(1),
            lo: number(0),
            hi: number(6),
            body: vec![
                element(1, three),
                add,
                Stmt::Put {
                    array: A,
                    index: Operand::Var(Var(1)),
                    value: Operand::Temp(Temp(2)),
                },
            ],
        },
        element(3, number(5)),
    ];
    k.results = vec![Operand::Temp(Temp(3)), Operand::Temp(Temp(0))];
    let data = Data {
        elements: 21,
        params: vec![vec![0; 21], vec![0; 21], (1..22).collect()],
        ..Data::default()
    };
    compare_all("passes", &Arc::new(k), &data, &[]);
}

#[test]
fn large_arrays_are_refused() {
    let group = |len| {
        let kernel = Arc::new(changed(ScalarType::F64, len));
        let form = Form::group(&kernel, 2, &[]);
        compile(&kernel, Target::Avx2, &form).map(|code| code.group())
    };
    assert_eq!(group(1023), Ok(8));
    // One vector instead of two.
    assert_eq!(group(1024), Ok(4));
    assert_eq!(group(2047), Ok(4));
    let refused = group(2048).expect_err("too much");
    assert_eq!(
        (refused.what, refused.found, refused.most),
        ("bytes of arrays", 65_600, 65_536)
    );
    let kernel = Arc::new(changed(ScalarType::F64, 1 << 20));
    for (_, form) in forms(&kernel, &[]) {
        let refused = compile(&kernel, Target::Avx2, &form).expect_err("too much");
        assert_eq!(refused.what, "bytes of arrays");
    }
}

#[test]
fn a_small_stack_is_enough() {
    let run = || {
        let kernel = Arc::new(changed(ScalarType::F64, 1023));
        let data = Data {
            elements: 30,
            params: vec![vec![1; 30], (0..30).map(|i| 34 * i).collect(), vec![7; 30]],
            ..Data::default()
        };
        compare_all("a small stack", &kernel, &data, &[]);
    };
    let thread = std::thread::Builder::new().stack_size(512 << 10).spawn(run);
    thread.expect("a thread").join().expect("it runs");
}

/// The page below a stack makes it grow, and a guard lies there, so a frame touches each of its pages from the top.
#[test]
fn frames_touch_each_page() {
    let kernel = Arc::new(changed(ScalarType::F64, 1000));
    let form = Form::group(&kernel, 2, &[]);
    let code = compile(&kernel, Target::Avx2, &form).expect("code");
    let (bytes, entry) = code.bytes();
    let decoder = Decoder::with_ip(64, &bytes[entry..], 0, DecoderOptions::NONE);
    let (mut frame, mut untouched) = (0, 0);
    for i in decoder.into_iter().take_while(|i| i.mnemonic() != Mnemonic::And) {
        if i.mnemonic() == Mnemonic::Sub {
            assert_eq!(i.op0_register(), Register::RSP);
            frame += i.immediate(1);
            untouched += i.immediate(1);
        } else if i.mnemonic() == Mnemonic::Or && i.memory_base() == Register::RSP {
            untouched = 0;
        }
        assert!(untouched <= 4096);
    }
    assert!(frame > 64_000, "{frame}");
}

/// A comparison of the array's `bool`s, which are masks elsewhere.
#[test]
fn flags_in_arrays() {
    let ty = ScalarType::Bool;
    let mut k = changed(ty, 7);
    k.temps.push(local(ty));
    k.body.push(Stmt::Let {
        temp: Temp(4),
        op: Op::Compare(Comparison::Ne),
        args: vec![Operand::Temp(Temp(2)), Operand::Param(0)],
    });
    k.results[1] = Operand::Temp(Temp(4));
    let data = Data {
        elements: 33,
        params: vec![
            (0..33).map(|i| i % 2).collect(),
            (0..33).map(|i| hash(i) % 7).collect(),
            (0..33).map(|i| hash(i) >> 7 & 1).collect(),
        ],
        ..Data::default()
    };
    compare_all("flags", &Arc::new(k), &data, &[]);
}
