//! The machine code of tiles, by NVRTC, on any machine: running values lie in registers, operations have the mode as written, and the
//! compiler's leave to fuse changes nothing. With `FPDSL_LARGE=1` for every architecture.

use fpdsl::generic::Function;
use fpdsl::prelude::*;
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print;
use fpdsl_runtime::device::{Chain, Functions, MapKernel};
use fpdsl_runtime::ir;

use crate::registers::{self, Kernel};
use crate::{apart, fused, report};

const SUITE: &str = "tiles in machine code";

fn tiles<F>(name: &'static str, instruction: &'static str, count: usize) -> Kernel
where
    F: Function,
    Chain<F>: Function,
{
    let chain = MapKernel::of::<Chain<F>>();
    let functions = chain.product.map(|product| (product.record)());
    printed(name, instruction, count, (chain.record(), functions))
}

/// The kernel of a call.
macro_rules! of_call {
    ($name:literal, $instruction:literal, $count:expr, $call:expr) => {{
        let call = $call;
        printed($name, $instruction, $count, (call.ir(), call.product()))
    }};
}

fn printed(
    name: &'static str,
    instruction: &'static str,
    count: usize,
    (kernel, functions): (ir::Kernel, Option<Functions>),
) -> Kernel {
    let functions = functions.expect("it is made of a product");
    let broadcast = print::usual(&kernel.inputs);
    let printed = print::by_tiles(&kernel, &functions, &broadcast);
    let printed = printed.expect("there are tiles for each of these functions");
    Kernel {
        name,
        entry: printed.entry,
        text: printed.text,
        instruction: (instruction, count),
    }
}

#[fp]
fn min_plus(c: f64, a: f64, b: f64) -> f64 {
    c.min(a + b)
}

#[fp(mode = "ru", contract = true)]
fn distance(c: f32, a: [f32; 3], b: [f32; 3]) -> f32 {
    let (x, y, z) = (a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    c + x * x + y * y + z * z
}

#[fp(mode = "rd", contract = true)]
fn narrow(c: f32, a: f16, b: bf16) -> f32 {
    c + f32::from(a) * f32::from(b)
}

#[fp]
fn softmax(state: (f32, f32), a: f32, b: f32) -> (f32, f32) {
    let x = a * b;
    let top = state.0.max(x);
    (top, state.1 * (state.0 - top).exp() + (x - top).exp())
}

#[fp]
fn divided(c: i64, a: i64, b: i64) -> i64 {
    c + a / b
}

#[fp(mode = "ru", contract = true)]
fn complex(c: (f64, f64), a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    (c.0 + a.0 * b.0 - a.1 * b.1, c.1 + a.0 * b.1 + a.1 * b.0)
}

#[fp(mode = "rz")]
fn layer(at: Index2, sum: f32, bias: &[f32]) -> f32 {
    (sum + bias[at.x()]).max(0.0)
}

#[fp]
fn bias(at: Index2, columns: &[f64]) -> f64 {
    columns[at.x()] + 1.0
}

#[fp]
fn sigmoid(sum: f64, c: f64) -> f64 {
    c / (1.0 + (-sum).exp())
}

#[fp(mode = "rd", contract = true)]
fn scaled(c: (f32, f32), scale: f32) -> f32 {
    c.0 * scale + c.1
}

fn all() -> Vec<Kernel> {
    let (x, y) = ([1.0_f64], [1.0_f32]);
    let (one, narrow_one) = (Matrix::new(&x, 1, 1), Matrix::new(&y, 1, 1));
    let product = || fused::<Rd, f32>::inner(0.0, narrow_one, narrow_one);
    vec![
        tiles::<fused<Rn, f64>>("fused_f64", "DFMA", 32),
        tiles::<fused<Ru, f64>>("fused_f64_ru", "DFMA.RP", 32),
        tiles::<fused<Rd, f32>>("fused_f32_rd", "FFMA.RM", 64),
        tiles::<apart<Rz, f32>>("apart_f32_rz", "FMUL.RZ", 64),
        tiles::<apart<Rn, f64>>("apart_f64", "DMUL", 32),
        tiles::<min_plus>("min_plus", "DADD", 32),
        tiles::<distance>("distance", "FFMA.RP", 3 * 64),
        tiles::<narrow>("narrow", "FFMA.RM", 64),
        tiles::<softmax>("softmax", "FMUL", 4),
        tiles::<divided>("divided", "BAR.SYNC", 2),
        tiles::<complex>("complex", "DFMA.RP", 4 * 16),
        of_call!("layer", "FADD.RZ", 64, layer::launch((1, 1), product(), &y)),
        of_call!(
            "sigmoid",
            "DFMA",
            16,
            sigmoid::map(fused::<Rn, f64>::inner(0.0, one, one), &x)
        ),
        of_call!(
            "begun",
            "DFMA",
            16,
            fused::<Rn, f64>::inner(bias::launch((1, 1), &x), one, one)
        ),
        of_call!(
            "scaled",
            "FFMA.RM",
            4,
            scaled::map(softmax::inner((0.0, 0.0), narrow_one, narrow_one), &y)
        ),
    ]
}

/// From sm_75 to sm_120: with `FPDSL_LARGE=1` all that NVRTC compiles for, else the oldest and the newest.
fn numbers() -> Vec<u32> {
    match std::env::var_os("FPDSL_LARGE") {
        Some(_) => (75..=120).collect(),
        None => vec![75, 120],
    }
}

#[test]
fn running_values_lie_in_registers_and_nothing_can_be_fused() {
    registers::check(SUITE, &all(), numbers());
}

/// What users read and compile themselves: both kernels of a product.
#[test]
fn the_text_of_a_product_is_one_translation_unit() {
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(error) => return report::skipped(SUITE, "nvrtc", &error.to_string()),
    };
    let x = [6];
    let text = divided::inner(0, Matrix::new(&x, 1, 1), Matrix::new(&x, 1, 1)).cuda_source();
    let arch = Arch::new(9, 0);
    let options = [format!("--gpu-architecture={arch}")];
    let cubin = nvrtc.compile_as_told(&text, SUITE, arch, &options);
    let cubin = cubin.unwrap_or_else(|error| panic!("{error}\n{text}"));
    for name in ["inner_divided", "inner_divided_tiles"] {
        assert!(
            cubin.windows(name.len()).any(|bytes| bytes == name.as_bytes()),
            "{name}"
        );
    }
    report::ran(SUITE, "nvrtc", 1);
}
