//! The printed CUDA C++ of integers and arrays, executed on the CPU and on a GPU where there is one, against the host and
//! the interpreter. Operations one by one, in every format and mode, are in `tests/conformance`.
#![cfg(feature = "std")]
#![allow(dead_code)] // Functions are printed and run on backends, not called.

#[path = "support/gpu.rs"]
mod gpu;
#[path = "support/leaves.rs"]
mod leaves;
#[path = "support/random.rs"]
mod random;
#[path = "support/report.rs"]
mod report;

use std::marker::PhantomData;

use fpdsl::fp;
use fpdsl_gpp::{Compiler, CpuKernel};
use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::{Kernel, interp};
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::portable::Portable;
use fpdsl_runtime::trace::trace;
use fpdsl_runtime::{Mode, Rn, ops};
use half::{bf16, f16};
use leaves::Encodings;
use random::Random;

/// The backend, as reports name it.
const CPP: &str = "cuda on the cpu";

/// Elements of each kernel.
const ELEMENTS: usize = 1 << 17;

/// A function on the three backends that are compared.
struct Case {
    label: String,
    kernel: Kernel,
    host: fn(&[u64]) -> Vec<u64>,
}

fn case<F: Function<Out: Encodings>>(label: &str) -> Case {
    Case {
        label: format!("{} {label}", F::NAME),
        kernel: trace::<F>(),
        host: |params| leaves::evaluate::<F, _>(Portable::new(), params),
    }
}

/// A function for each of some types, generic over the mode. In `out` and in the body, `T` is the type.
macro_rules! functions {
    ($name:ident<$($native:ident),*> $params:tt -> $out:tt, |$b:ident| $body:expr) => {
        struct $name<T, M>(PhantomData<(T, M)>);
        $(functions!(@one $name $native $params $out $b $body);)*
    };
    (@one $name:ident $native:ident ($($param:ident: $ty:ty),*) $out:tt $b:ident $body:expr) => {
        const _: () = {
            type T = $native;
            impl<M: Mode> Function for $name<T, M> {
                type Args = ($($ty,)*);
                type Out = $out;
                const NAME: &'static str = stringify!($name);
                const PARAMS: &'static [&'static str] = &[$(stringify!($param)),*];
                const SOURCE: &'static str = "";
                fn eval<B: Backend>(
                    $b: B,
                    ($($param,)*): <Self::Args as Lift>::On<B>,
                ) -> <Self::Out as Lift>::On<B> {
                    let $b = $b.enter(Self::NAME);
                    $body
                }
            }
        };
    };
}

functions! {
    Order<f16, bf16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, usize>(x: T, y: T)
        -> (bool, bool, bool, bool, bool, bool), |b| (
        ops::lt(b, x, y),
        ops::le(b, x, y),
        ops::gt(b, x, y),
        ops::ge(b, x, y),
        ops::eq(b, x, y),
        ops::ne(b, x, y),
    )
}

functions! {
    Wrapping<i8, i16, i32, i64, u8, u16, u32, u64, usize>(x: T, y: T, z: T) -> (T, T, T, T, T, T, T, T, T), |b| (
        ops::add::<M, _, _>(b, x, y),
        ops::sub::<M, _, _>(b, x, y),
        ops::mul::<M, _, _>(b, x, y),
        ops::mul_add::<M, _, _>(b, x, y, z),
        ops::div::<M, _, _>(b, x, y),
        ops::rem(b, x, y),
        ops::min(b, x, y),
        ops::max(b, x, y),
        ops::neg_operand(b, x),
    )
}

functions! {
    Absolute<i8, i16, i32, i64>(x: T) -> (T, T), |b| (ops::abs(b, x), ops::neg(b, x))
}

functions! {
    Bitwise<i8, i16, i32, i64, u8, u16, u32, u64, usize>(x: T, y: T, n: u32) -> (T, T, T, T, T, T, T, T), |b| {
        let three = ops::int::<B, B::U32>(b, 3);
        (
            ops::bitand(b, x, y),
            ops::bitor(b, x, y),
            ops::bitxor(b, x, y),
            ops::not(b, x),
            ops::shl(b, x, n),
            ops::shr(b, x, n),
            ops::shl(b, x, three),
            ops::shr(b, x, three),
        )
    }
}

functions! {
    Booleans<bool>(x: T, y: T) -> (T, T, T, T, T, T, T, T), |b| (
        ops::bitand(b, x, y),
        ops::bitor(b, x, y),
        ops::bitxor(b, x, y),
        ops::not(b, x),
        ops::eq(b, x, y),
        ops::ne(b, x, y),
        b.and(x, |_| y),
        b.or(x, |_| y),
    )
}

/// A function's case for each type.
macro_rules! cases {
    ($name:ident<$($native:ident),*>) => {
        vec![$(case::<$name<$native, Rn>>(stringify!($native))),*]
    };
}

/// Random rows of operands; integer divisors are never zero, because `Wrapping` divides by `y`.
fn rows(kernel: &Kernel, seed: u64) -> Vec<Vec<u64>> {
    let mut random = Random::new(seed);
    let types = leaves::param_types(kernel);
    let row = |_| {
        let mut row: Vec<u64> = Vec::new();
        for &ty in &types {
            let value = random.value(ty, row.last().copied());
            row.push(value);
        }
        if let (true, Some(y)) = (kernel.name == Wrapping::<i8, Rn>::NAME, row.get_mut(1)) {
            *y = (*y).max(1);
        }
        row
    };
    (0..ELEMENTS).map(row).collect()
}

/// Compares the backends on all cases, with the C++ compiled under some options; without g++ the other two.
fn compare(suite: &str, cases: &[Case], options: &[&str]) {
    let compiled = match fpdsl_gpp::find() {
        Ok(compiler) => Some(compile(&compiler.with_options(options), cases)),
        Err(why) => {
            report::skipped(suite, CPP, &why);
            None
        }
    };
    let gpu = match gpu::Gpu::find() {
        Ok(gpu) => Some(gpu),
        Err(why) => {
            report::skipped(suite, "gpu", &why);
            None
        }
    };
    for (i, case) in cases.iter().enumerate() {
        check(
            case,
            compiled.as_ref().map(|compiled| &compiled[i]),
            gpu.as_ref(),
            i as u64,
        );
    }
    let ran = [
        ("portable", true),
        ("interpreter", true),
        (CPP, compiled.is_some()),
        ("gpu", gpu.is_some()),
    ];
    for (backend, _) in ran.into_iter().filter(|(_, ran)| *ran) {
        report::ran(suite, backend, (cases.len() * ELEMENTS) as u64);
    }
}

fn compile(compiler: &Compiler, cases: &[Case]) -> Vec<CpuKernel> {
    let arrays: Vec<Vec<bool>> = cases
        .iter()
        .map(|case| vec![false; case.kernel.inputs.buffers.len()])
        .collect();
    let kernels: Vec<(&Kernel, &[bool])> = cases
        .iter()
        .zip(&arrays)
        .map(|(case, arrays)| (&case.kernel, &arrays[..]))
        .collect();
    fpdsl_gpp::compile(compiler, &kernels).unwrap_or_else(|log| panic!("{log}"))
}

fn check(case: &Case, compiled: Option<&CpuKernel>, gpu: Option<&gpu::Gpu>, seed: u64) {
    let Case { label, kernel, host } = case;
    let rows = rows(kernel, seed);
    let inputs = leaves::pack(&kernel.inputs, &rows);
    let sizes = leaves::sizes(&kernel.outputs, rows.len());
    let mut printed = Vec::new();
    if let Some(compiled) = compiled {
        printed.push(("C++", run(label, compiled, &inputs, &sizes)));
    }
    if let Some(gpu) = gpu {
        let results = gpu.run(kernel.clone(), ELEMENTS, &inputs, &sizes);
        printed.push(("GPU", results.unwrap_or_else(|error| panic!("{label}: {error}"))));
    }
    for (element, row) in rows.iter().enumerate() {
        let host = host(row);
        let reference = interp::run(kernel, row, 1 << 20).unwrap_or_else(|stop| panic!("{label}: {stop}"));
        for leaf in 0..host.len() {
            let agrees = |bits| leaves::same(kernel.outputs.leaf_type(leaf), host[leaf], bits);
            assert!(
                agrees(reference[leaf]),
                "{label}, result {leaf} of {row:x?}: host {:x}, interpreter {:x}\n{kernel}",
                host[leaf],
                reference[leaf]
            );
            for (name, buffers) in &printed {
                let bits = leaves::unpack(&kernel.outputs, buffers, leaf, element);
                assert!(
                    agrees(bits),
                    "{label}, result {leaf} of {row:x?}: host {:x}, {name} {bits:x}\n{kernel}",
                    host[leaf]
                );
            }
        }
    }
}

/// The output buffers of a compiled kernel.
fn run(label: &str, compiled: &CpuKernel, inputs: &[Vec<u8>], sizes: &[usize]) -> Vec<Vec<u8>> {
    let inputs: Vec<&[u8]> = inputs.iter().map(Vec::as_slice).collect();
    let mut outputs: Vec<Vec<u8>> = sizes.iter().map(|&size| vec![0xaa; size]).collect();
    let mut slices: Vec<&mut [u8]> = outputs.iter_mut().map(Vec::as_mut_slice).collect();
    let ran = compiled.run(ELEMENTS, &inputs, &mut slices);
    ran.unwrap_or_else(|faulted| panic!("{label}: {faulted:?}"));
    outputs
}

#[test]
fn integers() {
    let mut cases = cases!(Wrapping<i8, i16, i32, i64, u8, u16, u32, u64, usize>);
    cases.extend(cases!(Absolute<i8, i16, i32, i64>));
    cases.extend(cases!(Bitwise<i8, i16, i32, i64, u8, u16, u32, u64, usize>));
    cases.extend(cases!(Booleans<bool>));
    cases.extend(cases!(Order<f16, bf16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, usize>));
    // Undefined behaviour, such as signed overflow, ends the test.
    compare(
        "printed integers",
        &cases,
        &[
            "-O1",
            "-fsanitize=undefined",
            "-fsanitize-undefined-trap-on-error",
        ],
    );
}

#[fp(mode = "ru")]
fn ring(x: f32, n: u32) -> (f32, [f32; 6]) {
    let mut table = [x, x * 0.5, x * 0.1, 1.0, -x, 3.0];
    let mut at = n as usize % 6;
    let mut sum = 0.0;
    for _ in 0..n % 32 {
        sum += table[(at * 5 + 1) % 6] * table[at];
        table[at] = sum;
        at = (at + 1) % 6;
    }
    (sum, table)
}

#[fp]
fn descend(x: f64, seed: usize) -> (f64, usize) {
    let table = [x, x * 0.5, 3.0, 1.0, -x, 2.0, x - 1.0];
    let mut at = seed % 7;
    let mut least = table[at];
    let mut count = 0;
    while table[(at + 3) % 7] < table[at] && count < 9 {
        at = (at + 3) % 7;
        least = table[at].min(least);
        count += 1;
    }
    (least, count)
}

#[fp(contract = true)]
fn blend(table: [f64; 5], weights: [(f64, bool); 3], at: usize) -> f64 {
    let mut sum = table[at % 5];
    for k in 0..3 {
        let (weight, on) = weights[k];
        if on && weight > 0.0 {
            sum = sum + weight * table[(at + k) % 5];
        }
    }
    sum
}

#[test]
fn arrays() {
    let cases = [
        case::<ring>("a changing array"),
        case::<descend>("an array in a condition"),
        case::<blend>("parameters"),
    ];
    compare("printed arrays", &cases, &["-O2"]);
}
