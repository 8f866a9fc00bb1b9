//! What NVRTC makes of the printed kernels, on any machine: for five architectures every kernel compiles, each
//! operation is the one machine instruction with the mode as written, and nothing is fused that was not asked for.

#[path = "../support/report.rs"]
mod report;
#[path = "../support/sass.rs"]
mod sass;

mod ops;

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::mode::Rounding;
use ops::{Case, Expected};

/// Turing to Blackwell: data centre and consumer.
const ARCHS: [Arch; 5] = [
    Arch::new(7, 5),
    Arch::new(8, 0),
    Arch::new(9, 0),
    Arch::new(10, 0),
    Arch::new(12, 0),
];

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
    let suite = "nvrtc machine code";
    let Some(nvrtc) = nvrtc(suite) else { return };
    let disassembler = match sass::Disassembler::find() {
        Ok(disassembler) => disassembler,
        Err(why) => return report::skipped(suite, "nvrtc", &format!("nvdisasm: {why}")),
    };
    let kernels: Vec<Kernel> = ops::cases().into_iter().map(Kernel::print).collect();
    let source = sass::together(
        kernels
            .iter()
            .map(|k| (&*k.name, &*k.printed.entry, &*k.printed.text)),
    );
    let mut checked = 0;
    for arch in ARCHS {
        if !nvrtc.supports(arch) {
            report::skipped(
                suite,
                "nvrtc",
                &format!("NVRTC {:?} does not compile for {arch}", nvrtc.version()),
            );
            continue;
        }
        let cubin = nvrtc.compile(&source, "operations", arch, &[]);
        let cubin = cubin.unwrap_or_else(|error| panic!("for {arch}: {error}"));
        let functions = disassembler.disassemble(&cubin);
        assert_eq!(functions.len(), kernels.len(), "for {arch}");
        for kernel in &kernels {
            let function = functions.iter().find(|function| function.name == kernel.name);
            let function = function.unwrap_or_else(|| panic!("{} is missing for {arch}", kernel.name));
            if let Err(found) = check(&kernel.case, function) {
                panic!("{} for {arch}: {found}\n{}", kernel.name, kernel.printed.text);
            }
            checked += 1;
        }
    }
    report::ran(suite, "nvrtc", checked);
}

/// A case, printed.
struct Kernel {
    case: Case,
    name: String,
    printed: print::Printed,
}

impl Kernel {
    fn print(case: Case) -> Self {
        let ir = (case.kernel.trace)();
        Kernel {
            name: format!("{}_{}", case.kernel.name, case.rounding),
            printed: print::elementwise(&ir, &vec![false; ir.inputs.buffers.len()]),
            case,
        }
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

/// How machine code spells a mode: M is minus, P is plus.
fn suffix(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::NearestEven => "",
        Rounding::TowardZero => ".RZ",
        Rounding::TowardPositive => ".RP",
        Rounding::TowardNegative => ".RM",
    }
}
