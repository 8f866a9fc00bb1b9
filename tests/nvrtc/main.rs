//! What NVRTC makes of the printed kernels, on any machine: for five architectures every kernel compiles, each
//! operation is the one machine instruction with the mode as written, and nothing is fused that was not asked for.

#[path = "../support/report.rs"]
mod report;
#[path = "../support/sass.rs"]
mod sass;

mod machine;
mod ops;
mod programs;

use std::sync::Arc;

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print;
use fpdsl_programs::generate::{Size, program};
use fpdsl_programs::run::Whole;
use fpdsl_runtime::device::MapKernel;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir;
use fpdsl_runtime::mode::Rounding;
use machine::suffix;
use ops::{Case, Expected};

/// Turing to Blackwell: data centre and consumer.
const ARCHS: [Arch; 5] = [
    Arch::new(7, 5),
    Arch::new(8, 0),
    Arch::new(9, 0),
    Arch::new(10, 0),
    Arch::new(12, 0),
];

/// Random programs of up to a page.
const LARGE_PROGRAMS: u64 = 100;
/// Random programs of a few lines whose machine code shows every operation.
const LEGIBLE_PROGRAMS: usize = 200;

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
fn each_operation_is_the_instruction_of_its_mode_on_every_architecture() {
    let kernels: Vec<(Case, Kernel)> = ops::cases()
        .into_iter()
        .map(|case| {
            let name = format!("{}_{}", case.kernel.name, case.rounding);
            let kernel = Kernel::print(name, &case.kernel);
            (case, kernel)
        })
        .collect();
    let all: Vec<&Kernel> = kernels.iter().map(|(_, kernel)| kernel).collect();
    on_every_architecture("nvrtc machine code", &all, |index, function| {
        check(&kernels[index].0, function)
    });
}

#[test]
fn nothing_is_fused_that_was_not_asked_for_and_everything_that_was() {
    let kernels: Vec<Kernel> = programs::programs()
        .into_iter()
        .map(|program| Kernel::print(program.name, &program.kernel))
        .collect();
    let all: Vec<&Kernel> = kernels.iter().collect();
    on_every_architecture("nvrtc contraction", &all, |index, function| {
        let (wanted, found) = (machine::wanted(&kernels[index].ir), machine::found(function));
        let fits = if wanted.sequences {
            true // That it compiles is what there is to see.
        } else if wanted.branches {
            found.keys().eq(wanted.counts.keys())
        } else {
            found == wanted.counts
        };
        if fits {
            Ok(())
        } else {
            Err(format!("expected {wanted:?}, found {found:?}"))
        }
    });
}

/// Random programs have dead and repeated operations, which the compiler drops, and loops, which it unrolls; but it must
/// not come up with an operation of its own. Each is compiled for one architecture, all architectures in turn.
#[test]
fn random_programs_compile_and_have_only_operations_that_they_ask_for() {
    let suite = "nvrtc random programs";
    let record = |seed, size| {
        let name = format!("random_{seed}_{size:?}");
        Kernel::of(name, Whole::record(&Arc::new(program(seed, size))))
    };
    // Large ones nearly all divide or take roots somewhere, so that all there is to see is that they compile.
    let mut kernels: Vec<Kernel> = (0..LARGE_PROGRAMS)
        .map(|seed| record(seed, Size::Large))
        .collect();
    kernels.extend(
        (0..)
            .map(|seed| record(seed, Size::Small))
            .filter(is_legible)
            .take(LEGIBLE_PROGRAMS),
    );
    for (turn, arch) in ARCHS.into_iter().enumerate() {
        let share: Vec<&Kernel> = kernels.iter().skip(turn).step_by(ARCHS.len()).collect();
        on_architectures(suite, &[arch], &share, |index, function| {
            let (wanted, found) = (machine::wanted(&share[index].ir), machine::found(function));
            let fits = wanted.sequences || found.keys().all(|name| wanted.counts.contains_key(name));
            if fits {
                Ok(())
            } else {
                Err(format!("expected at most {wanted:?}, found {found:?}"))
            }
        });
    }
}

/// Whether the machine code of a kernel shows what it asks for: it rounds, and never by a sequence of instructions.
fn is_legible(kernel: &Kernel) -> bool {
    let wanted = machine::wanted(&kernel.ir);
    !wanted.sequences && !wanted.counts.is_empty()
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

/// Compiles and reads `kernels` for every architecture, and asks `check` about each.
fn on_every_architecture(
    suite: &str,
    kernels: &[&Kernel],
    check: impl Fn(usize, &sass::Function) -> Result<(), String>,
) {
    on_architectures(suite, &ARCHS, kernels, check);
}

fn on_architectures(
    suite: &str,
    archs: &[Arch],
    kernels: &[&Kernel],
    check: impl Fn(usize, &sass::Function) -> Result<(), String>,
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
        assert_eq!(functions.len(), kernels.len(), "for {arch}");
        for (index, kernel) in kernels.iter().enumerate() {
            let function = functions.iter().find(|function| function.name == kernel.name);
            let function = function.unwrap_or_else(|| panic!("{} is missing for {arch}", kernel.name));
            if let Err(difference) = check(index, function) {
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
struct Kernel {
    name: String,
    ir: ir::Kernel,
    printed: print::Printed,
}

impl Kernel {
    fn print(name: String, kernel: &MapKernel) -> Self {
        Self::of(name, (kernel.trace)())
    }

    fn of(name: String, ir: ir::Kernel) -> Self {
        let printed = print::elementwise(&ir, &vec![false; ir.inputs.buffers.len()]);
        Kernel { name, ir, printed }
    }
}

/// Compares the machine code of a kernel with what it must be.
fn check(case: &Case, function: &sass::Function) -> Result<(), String> {
    match case.expected {
        Expected::One(alternatives) => {
            let found = function.arithmetic();
            let wanted = |name: &&str| {
                found.len() == 1 && found.get(format!("{name}{}", suffix(case.rounding)).as_str()) == Some(&1)
            };
            if alternatives.iter().any(wanted) && function.subroutines.is_empty() {
                return Ok(());
            }
            Err(format!(
                "expected one of {alternatives:?} and nothing else, found {found:?}"
            ))
        }
        Expected::Unfused => {
            let fused = |i: &&sass::Instruction| i.opcode() == "HFMA2" && i.is_arithmetic();
            let fused: Vec<_> = function.body.iter().filter(fused).collect();
            if fused.is_empty() {
                Ok(())
            } else {
                Err(format!("expected nothing fused, found {fused:?}"))
            }
        }
        Expected::Has(wanted) => among(function, wanted, |mnemonic| mnemonic.starts_with(wanted)),
        Expected::Integer(opcode) => among(function, opcode, |mnemonic| {
            let words = ["TRUNC", "CEIL", "FLOOR"];
            let direction = mnemonic.split('.').find(|word| words.contains(word));
            let wanted = match case.rounding {
                Rounding::NearestEven => None,
                Rounding::TowardZero => Some("TRUNC"),
                Rounding::TowardPositive => Some("CEIL"),
                Rounding::TowardNegative => Some("FLOOR"),
            };
            mnemonic.split('.').next() == Some(opcode) && direction == wanted
        }),
        Expected::Routine(operation, format) => {
            // The fast path may stand in the kernel itself; the routine for the rest says what the two compute.
            let names: Vec<&String> = function.subroutines.keys().collect();
            let format = if format == "f64" {
                ["f64", "dbl"]
            } else {
                ["f32", "f32"]
            };
            let wanted = format!("{operation}_{}_", case.rounding);
            match names[..] {
                [name] if name.contains(&wanted) && format.iter().any(|f| name.contains(f)) => Ok(()),
                _ => Err(format!(
                    "expected a routine for {wanted}{format:?}, found {names:?}"
                )),
            }
        }
    }
}

/// Whether an instruction of the kernel or of its routines is as wanted.
fn among(function: &sass::Function, wanted: &str, is_wanted: impl Fn(&str) -> bool) -> Result<(), String> {
    let all = function
        .body
        .iter()
        .chain(function.subroutines.values().flatten());
    let mnemonics: Vec<&str> = all.map(|instruction| instruction.mnemonic.as_str()).collect();
    if mnemonics.iter().any(|mnemonic| is_wanted(mnemonic)) {
        Ok(())
    } else {
        Err(format!("expected {wanted}, found {mnemonics:?}"))
    }
}
