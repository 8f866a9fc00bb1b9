//! What the machine code of any kernel must have: values in registers, an instruction as it is written, and nothing that changes where the
//! compiler may fuse.

use fpdsl::generic::Function;
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print;

use crate::{report, sass};

/// A kernel, and an instruction that it has.
pub struct Kernel {
    pub name: &'static str,
    pub entry: String,
    pub text: String,
    /// And how often at least.
    pub instruction: (&'static str, usize),
}

impl Kernel {
    /// A function for each element.
    #[allow(dead_code)] // Tiles are other kernels.
    pub fn of<F: Function>(name: &'static str, instruction: &'static str) -> Self {
        let ir = fpdsl::backend::ir::<F>();
        let printed = print::elementwise(&ir, &print::usual(&ir.inputs));
        Kernel {
            name,
            entry: printed.entry,
            text: printed.text,
            instruction: (instruction, 1),
        }
    }
}

/// Those of some architectures that NVRTC compiles for, by their numbers.
fn architectures(nvrtc: &Nvrtc, numbers: impl IntoIterator<Item = u32>) -> Vec<Arch> {
    let all = numbers
        .into_iter()
        .map(|number| Arch::new(number / 10, number % 10));
    all.filter(|&arch| nvrtc.supports(arch)).collect()
}

/// Compiles kernels for architectures, and looks at their machine code.
pub fn check(suite: &str, all: &[Kernel], numbers: impl IntoIterator<Item = u32>) {
    let (nvrtc, disassembler) = match sass::tools() {
        Ok(tools) => tools,
        Err(why) => return report::skipped(suite, "nvrtc", &why),
    };
    let parts = all
        .iter()
        .map(|kernel| (kernel.name, &*kernel.entry, &*kernel.text));
    let source = sass::together(parts);
    for arch in architectures(nvrtc, numbers) {
        let [apart, fused] = sass::apart_and_fused((nvrtc, &disassembler), &source, suite, arch);
        assert_eq!(apart.len(), all.len(), "for {arch}");
        for (function, other) in apart.iter().zip(&fused) {
            let name = &function.name;
            let kernel = all.iter().find(|kernel| kernel.name == *name);
            let (instruction, count) = kernel.expect("one of them").instruction;
            let local = function.local_memory();
            assert_eq!(local, 0, "{name} for {arch} keeps values in local memory");
            assert_eq!(name, &other.name, "for {arch}");
            assert_eq!(function.body, other.body, "{name} for {arch} with --fmad=true");
            // A barrier has an ending of its own on newer architectures.
            let found = function.body.iter().filter(|found| match instruction {
                "BAR.SYNC" => found.mnemonic.starts_with(instruction),
                _ => found.mnemonic == instruction,
            });
            let found = found.count();
            assert!(
                found >= count,
                "{name} for {arch}: {found} of {instruction}; {:?}",
                function.arithmetic()
            );
            println!(
                "{name} for {arch}: {} instructions, {found} of {instruction}",
                function.body.len()
            );
        }
        report::ran(suite, "nvrtc", all.len() as u64);
    }
}
