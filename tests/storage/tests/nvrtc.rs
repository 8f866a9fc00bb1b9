//! The machine code of conversions and quantisers, by NVRTC, on any machine: values lie in registers, sums have the mode as written, and
//! the compiler's leave to fuse changes nothing.

#[path = "../../support/report.rs"]
mod report;
#[path = "../../support/sass.rs"]
mod sass;

use fpdsl::generic::Function;
use fpdsl::prelude::*;
use fpdsl::quantize::{mx, nvfp4};
use fpdsl::storage::{E2m1, E4m3, E5m2, Tf32};
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::print;

const SUITE: &str = "storage formats in machine code";

#[fp(mode = M)]
fn to_e4m3<M: Mode>(x: f32) -> E4m3 {
    x.to_e4m3()
}

#[fp(mode = M)]
fn to_e5m2<M: Mode>(x: f64) -> E5m2 {
    x.to_e5m2_or_inf()
}

#[fp]
fn away(x: f32) -> (E2m1, Tf32) {
    rna!((x.to_e2m1(), x.to_tf32()))
}

#[fp]
fn read(x: E5m2, y: E2m1) -> f32 {
    x.to_f32() + y.to_f32()
}

/// A kernel, and the instruction that it has.
struct Kernel {
    name: &'static str,
    entry: String,
    text: String,
    instruction: &'static str,
}

fn kernel<F: Function>(name: &'static str, instruction: &'static str) -> Kernel {
    let ir = fpdsl::backend::ir::<F>();
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
        kernel::<to_e4m3<Rn>>("e4m3_rn", "FADD"),
        kernel::<to_e4m3<Ru>>("e4m3_ru", "FADD.RP"),
        kernel::<to_e5m2<Rd>>("e5m2_rd", "FADD.RM"),
        kernel::<away>("away", "FADD.RZ"),
        kernel::<read>("read", "FADD"),
        kernel::<mx::e4m3::quantize<Rn, mx::e4m3::floor>>("mx_e4m3", "FMUL"),
        kernel::<mx::e3m2::quantize_packed<Rz, mx::e3m2::fits>>("mx_e3m2", "FADD.RZ"),
        kernel::<mx::e5m2::dequantize>("mx_e5m2_back", "FMUL"),
        kernel::<nvfp4::quantize_packed<Ru>>("nvfp4", "FADD.RP"),
        kernel::<nvfp4::dequantize_packed>("nvfp4_back", "FMUL"),
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
