//! The machine code of printed programs by NVRTC, on any machine: for five architectures every kernel compiles, each operation is
//! there in its mode as often as it is asked for, and nothing is fused that was not asked for. Operations one by one are
//! in `tests/conformance`.

#[path = "../../../support/report.rs"]
mod report;
#[path = "../../../support/sass.rs"]
mod sass;

mod machine;
mod programs;
mod sequences;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print;
use fpdsl_programs::generate::{Size, program};
use fpdsl_programs::run::Whole;
use fpdsl_runtime::device::MapKernel;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir;

/// Turing to Blackwell: data centre and consumer.
const ARCHS: [Arch; 5] = [
    Arch::new(7, 5),
    Arch::new(8, 0),
    Arch::new(9, 0),
    Arch::new(10, 0),
    Arch::new(12, 0),
];

/// Random programs.
struct Share {
    /// Of up to a page.
    large: u64,
    /// Of a few lines, whose machine code shows every operation.
    legible: usize,
    /// The number of each that are compiled for every architecture.
    everywhere: usize,
}

/// A program of a page takes NVRTC some seconds, so an ordinary run has a few of them; `FPDSL_LARGE=1` has all.
fn share() -> Share {
    match std::env::var_os("FPDSL_LARGE") {
        None => Share {
            large: 4,
            legible: 30,
            everywhere: 1,
        },
        Some(_) => Share {
            large: 100,
            legible: 200,
            everywhere: 30,
        },
    }
}

/// NVRTC, or a line in the report.
fn nvrtc(suite: &str) -> Option<&'static Nvrtc> {
    match Nvrtc::load() {
        Ok(nvrtc) => Some(nvrtc),
        Err(error) => {
            report::skipped(suite, "nvrtc", &error.to_string());
            None
        }
    }
}

#[test]
fn a_kernel_that_does_not_compile_is_an_error_with_its_lines() {
    let Some(nvrtc) = nvrtc("nvrtc errors") else {
        return;
    };
    let source = "extern \"C\" __global__ void k(float* out)\n{\n    out[0] = no_such_function(1.0f);\n}\n";
    let error = nvrtc.compile(source, "k", ARCHS[0], &[]).unwrap_err();
    assert!(
        matches!(&error, Error::Compile { function, .. } if function == "k"),
        "{error}"
    );
    let text = error.to_string();
    for part in [
        "no_such_function",
        "k.cu(3)",
        ">    3 |     out[0] = no_such_function(1.0f);",
        "     2 | {",
    ] {
        assert!(text.contains(part), "{part:?} is missing from:\n{text}");
    }
    report::ran("nvrtc errors", "nvrtc", 1);
}

#[test]
fn an_architecture_that_nvrtc_does_not_know_is_an_error_that_says_so() {
    let Some(nvrtc) = nvrtc("nvrtc errors") else {
        return;
    };
    for (arch, remedy) in [(Arch::new(99, 0), "newer"), (Arch::new(3, 0), "older")] {
        let error = nvrtc.compile("", "k", arch, &[]).unwrap_err();
        assert!(matches!(error, Error::Incompatible { .. }), "{error}");
        let text = error.to_string();
        assert!(
            text.contains(&arch.to_string()) && text.contains(remedy),
            "{text}"
        );
    }
    report::ran("nvrtc errors", "nvrtc", 2);
}

#[test]
fn an_option_that_changes_bits_is_refused_before_anything_is_compiled() {
    let Some(nvrtc) = nvrtc("nvrtc errors") else {
        return;
    };
    let error = nvrtc
        .compile("not C++", "k", ARCHS[0], &["--use_fast_math"])
        .unwrap_err();
    assert!(
        matches!(&error, Error::RefusedOption { option, .. } if option == "--use_fast_math"),
        "{error}"
    );
    report::ran("nvrtc errors", "nvrtc", 1);
}

#[test]
fn nothing_is_fused_that_was_not_asked_for_and_everything_that_was() {
    let mut kernels: Vec<Kernel> = programs::programs()
        .into_iter()
        .map(|program| Kernel::print(program.name, &program.kernel))
        .map(Kernel::with_loops_rolled)
        .collect();
    // What divisions and roots consist of in the kernel itself.
    let programs = kernels.len();
    kernels.extend(
        sequences::kernels()
            .into_iter()
            .map(|(name, kernel)| Kernel::print(name, &kernel)),
    );
    let all: Vec<&Kernel> = kernels.iter().collect();
    on_architectures("nvrtc contraction", &ARCHS, &all, |index, functions| {
        if index >= programs {
            return Ok(());
        }
        let sequence = |name: &str| machine::found(functions[name]);
        let (wanted, found) = (
            machine::wanted(&kernels[index].ir),
            machine::found(functions[&*kernels[index].name]),
        );
        assert!(!wanted.opaque);
        wanted.difference(&found, sequence).map_or(Ok(()), Err)
    });
}

/// Random programs have dead and repeated operations, which the compiler drops; but it must not come up with operations
/// of its own. Some are compiled for every architecture, the others each for one, all architectures in turn.
#[test]
fn random_programs_compile_and_have_only_operations_that_they_ask_for() {
    let record = |seed, size| {
        let name = format!("random_{seed}_{size:?}");
        Kernel::of(name, Whole::record(&Arc::new(program(seed, size)))).with_loops_rolled()
    };
    let Share {
        large,
        legible,
        everywhere,
    } = share();
    // Large ones nearly all divide or take roots somewhere, so that all there is to see is that they compile.
    let large: Vec<Kernel> = (0..large).map(|seed| record(seed, Size::Large)).collect();
    let legible: Vec<Kernel> = (0..)
        .map(|seed| record(seed, Size::Small))
        .filter(|kernel| machine::wanted(&kernel.ir).is_legible())
        .take(legible)
        .collect();
    for (turn, arch) in ARCHS.into_iter().enumerate() {
        let share = |kernels: &'_ [Kernel]| -> Vec<Kernel> {
            let in_turn = kernels.iter().enumerate();
            let in_turn = in_turn.filter(|(i, _)| *i < everywhere || i % ARCHS.len() == turn);
            in_turn.map(|(_, kernel)| kernel.clone()).collect()
        };
        let mut kernels = share(&large);
        kernels.extend(share(&legible));
        let all: Vec<&Kernel> = kernels.iter().collect();
        on_architectures("nvrtc random programs", &[arch], &all, |index, functions| {
            let mut wanted = machine::wanted(&kernels[index].ir);
            if !wanted.is_legible() {
                return Ok(());
            }
            wanted.least.clear();
            wanted.allow_simpler();
            let found = machine::found(functions[&*kernels[index].name]);
            wanted
                .difference(&found, |_| machine::Counts::new())
                .map_or(Ok(()), Err)
        });
    }
}

/// One instruction too many, too few, or in another mode is a difference, also where there are sequences.
#[test]
fn what_is_not_asked_for_is_seen() {
    let counts = |entries: &[(&str, usize)]| -> machine::Counts {
        entries
            .iter()
            .map(|&(name, count)| (name.to_owned(), count))
            .collect()
    };
    let wanted = machine::Wanted {
        least: counts(&[("FMUL.RP", 2)]),
        most: counts(&[("FMUL.RP", 2)]),
        sequences: counts(&[("sqrt_f32_ru", 1)]),
        opaque: false,
    };
    let root = |_: &str| counts(&[("FFMA", 3), ("FMUL.RP", 1)]);
    let fits = |found: &[(&str, usize)]| wanted.difference(&counts(found), root).is_none();
    assert!(fits(&[("FMUL.RP", 2)]) && fits(&[("FMUL.RP", 3), ("FFMA", 3)]));
    assert!(!fits(&[("FMUL.RP", 1), ("FFMA", 3)]));
    assert!(!fits(&[("FMUL.RP", 3), ("FFMA", 4)]));
    assert!(!fits(&[("FMUL.RP", 2), ("FFMA", 3), ("FMUL", 1)]));
    assert!(!fits(&[("FFMA", 3)]));
}

/// A sum with a zero is a move only to nearest.
#[test]
fn moves_are_no_arithmetic() {
    let is_arithmetic = |mnemonic: &str, operands: &str| {
        let instruction = sass::Instruction {
            mnemonic: mnemonic.to_owned(),
            operands: operands.to_owned(),
        };
        instruction.is_arithmetic()
    };
    for operands in ["R5, -RZ, |R5|", "R5, |R5|, -URZ", "R5, -R5, -RZ"] {
        assert!(!is_arithmetic("FADD", operands), "{operands}");
        for mode in ["FADD.RM", "FADD.RP", "FADD.RZ", "FADD.FTZ"] {
            assert!(is_arithmetic(mode, operands), "{mode} {operands}");
        }
    }
    assert!(is_arithmetic("FADD", "R5, RZ, R4"));
}

/// The suites above would pass on anything if they could not see a fused operation.
#[test]
fn a_fused_operation_is_seen() {
    const FUSED: &str = r#"
extern "C" __global__ void asked(float* out, float a, float b, float c) { *out = __fmaf_ru(a, b, c); }
extern "C" __global__ void apart(float* out, float a, float b, float c) { *out = a * b + c; }
extern "C" __global__ void hidden(double* out, const double* a) {
    asm("fma.rz.f64 %0, %1, %1, %1;" : "=d"(out[threadIdx.x]) : "d"(a[threadIdx.x]));
}"#;
    let suite = "nvrtc contraction";
    let (Some(nvrtc), Some(disassembler)) = (nvrtc(suite), disassembler(suite)) else {
        return;
    };
    let functions = disassembler.disassemble(&nvrtc.compile(FUSED, "fused", ARCHS[2], &[]).unwrap());
    let counts = |name| machine::found(functions.iter().find(|function| function.name == name).unwrap());
    let one = |names: &[&str]| {
        names
            .iter()
            .map(|name| (name.to_string(), 1))
            .collect::<machine::Counts>()
    };
    assert_eq!(counts("asked"), one(&["FFMA.RP"]));
    assert_eq!(counts("apart"), one(&["FADD", "FMUL"]), "--fmad=false");
    assert_eq!(counts("hidden"), one(&["DFMA.RZ"]));
}

/// Compiles and reads `kernels` for some architectures, and asks `check` about each, with the machine code of all.
fn on_architectures(
    suite: &str,
    archs: &[Arch],
    kernels: &[&Kernel],
    check: impl Fn(usize, &BTreeMap<&str, &sass::Function>) -> Result<(), String>,
) {
    let Some(nvrtc) = nvrtc(suite) else { return };
    let Some(disassembler) = disassembler(suite) else {
        return;
    };
    let source = sass::together(
        kernels
            .iter()
            .map(|k| (&*k.name, &*k.printed.entry, &*k.printed.text)),
    );
    let mut checked = 0;
    for &arch in archs {
        if !nvrtc.supports(arch) {
            let (major, minor) = nvrtc.version();
            report::skipped(
                suite,
                "nvrtc",
                &format!("NVRTC {major}.{minor} does not compile for {arch}"),
            );
            continue;
        }
        let cubin = nvrtc.compile(&source, suite, arch, &[]);
        let cubin = cubin.unwrap_or_else(|error| panic!("for {arch}: {error}"));
        let functions = disassembler.disassemble(&cubin);
        let functions: BTreeMap<&str, &sass::Function> = functions.iter().map(|f| (&*f.name, f)).collect();
        assert!(
            functions.keys().copied().eq(kernels
                .iter()
                .map(|kernel| &*kernel.name)
                .collect::<BTreeSet<_>>()),
            "for {arch}"
        );
        for (index, kernel) in kernels.iter().enumerate() {
            if let Err(difference) = check(index, &functions) {
                panic!(
                    "{} for {arch}: {difference}\n{}",
                    kernel.name, kernel.printed.text
                );
            }
            checked += 1;
        }
    }
    report::ran(suite, "nvrtc", checked);
}

/// nvdisasm, or a line in the report.
fn disassembler(suite: &str) -> Option<sass::Disassembler> {
    sass::Disassembler::find()
        .map_err(|why| report::skipped(suite, "nvrtc", &format!("nvdisasm: {why}")))
        .ok()
}

/// A kernel, recorded and printed.
#[derive(Clone)]
struct Kernel {
    name: String,
    ir: ir::Kernel,
    printed: print::Printed,
}

impl Kernel {
    fn print(name: String, kernel: &MapKernel) -> Self {
        Self::of(name, kernel.record())
    }

    fn of(name: String, ir: ir::Kernel) -> Self {
        let printed = print::elementwise(&ir, &vec![false; ir.inputs.buffers.len()]);
        Kernel { name, ir, printed }
    }

    /// The compiler writes the body of a loop many times, however often; with this, it can be counted.
    fn with_loops_rolled(mut self) -> Self {
        self.printed.text = machine::rolled(&self.printed.text);
        self
    }
}
