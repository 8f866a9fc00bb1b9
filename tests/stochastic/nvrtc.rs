//! The machine code of seeded kernels, by NVRTC, on any machine: values lie in registers, and the compiler's leave to fuse changes nothing.

use fpdsl::calls::Seeded;
use fpdsl::generic::Function;
use fpdsl::prelude::*;
use fpdsl::storage::{E2m1, E4m3};
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::print;

use crate::{report, sass};

const SUITE: &str = "stochastic rounding in machine code";

#[fp(mode = "sr")]
fn sum(x: f32, y: f32) -> f32 {
    x + y
}

#[fp(mode = "sr")]
fn quotient(x: f64, y: f64) -> f64 {
    x / y
}

#[fp(mode = "sr")]
fn fused(x: f64, y: f64, z: f64) -> f64 {
    x.mul_add(y, z)
}

#[fp(mode = "sr")]
fn roots(x: f16, y: bf16) -> (f16, bf16) {
    (x.sqrt(), y.sqrt())
}

#[fp(mode = "sr")]
fn narrowed(x: f64) -> (f32, E4m3, E2m1) {
    (x as f32, x.to_e4m3(), x.to_e2m1())
}

#[fp(mode = "sr")]
fn long_sum(n: u32, x: bf16) -> bf16 {
    let mut sum = 0.0;
    for k in 0..n {
        if k % 3 != 0 {
            sum += x;
        }
    }
    sum
}

/// A kernel, and an instruction that it has.
struct Kernel {
    name: &'static str,
    entry: String,
    text: String,
    instruction: &'static str,
}

fn kernel<F>(name: &'static str, instruction: &'static str) -> Kernel
where
    F: Function,
    Seeded<F>: Function,
{
    let ir = fpdsl::backend::ir::<Seeded<F>>();
    let printed = print::elementwise(&ir, &print::usual(&ir.inputs));
    Kernel {
        name,
        entry: printed.entry,
        text: printed.text,
        instruction,
    }
}

fn all() -> Vec<Kernel> {
    vec![
        kernel::<sum>("sum", "DADD"),
        kernel::<quotient>("quotient", "DFMA"),
        kernel::<fused>("fused", "DFMA"),
        kernel::<roots>("roots", "DFMA"),
        kernel::<narrowed>("narrowed", "DMUL"),
        kernel::<long_sum>("long_sum", "DADD"),
    ]
}

#[test]
fn values_lie_in_registers_and_nothing_can_be_fused() {
    let (nvrtc, disassembler) = match sass::tools() {
        Ok(tools) => tools,
        Err(why) => return report::skipped(SUITE, "nvrtc", &why),
    };
    let all = all();
    let source = sass::together(
        all.iter()
            .map(|kernel| (kernel.name, &*kernel.entry, &*kernel.text)),
    );
    let archs = [(7, 5), (8, 9), (9, 0), (12, 0)].map(|(major, minor)| Arch::new(major, minor));
    for arch in archs.into_iter().filter(|&arch| nvrtc.supports(arch)) {
        let [apart, fused] = sass::apart_and_fused((nvrtc, &disassembler), &source, SUITE, arch);
        assert_eq!(apart.len(), all.len(), "for {arch}");
        for (function, other) in apart.iter().zip(&fused) {
            let name = &function.name;
            let kernel = all
                .iter()
                .find(|kernel| kernel.name == *name)
                .expect("one of them");
            assert_eq!(
                function.local_memory(),
                0,
                "{name} for {arch} keeps values in local memory"
            );
            assert_eq!(name, &other.name, "for {arch}");
            assert_eq!(
                function.arithmetic(),
                other.arithmetic(),
                "{name} for {arch} is other code where the compiler may fuse"
            );
            let has = function
                .body
                .iter()
                .any(|instruction| instruction.mnemonic == kernel.instruction);
            assert!(
                has,
                "{name} for {arch} has no {}: {:?}",
                kernel.instruction,
                function.arithmetic()
            );
        }
        report::ran(SUITE, "nvrtc", all.len() as u64);
    }
}
