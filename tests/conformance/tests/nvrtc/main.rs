//! NVRTC compiles every case of the operation table, for the oldest and the newest of five architectures, and with `FPDSL_LARGE=1` for all. An operation that the hardware has becomes that
//! one instruction in its mode. An emulated operation consists of its parts and nothing else. So nothing is rounded in
//! another mode, and nothing is fused that was not asked for.
//!
//! The findings for each are left in `target/tmp/sass-<architecture>.txt`.

#[path = "../../../support/report.rs"]
mod report;
#[path = "../../../support/sass.rs"]
mod sass;

mod found;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use fpdsl_conformance::machine::{Counts, Parts, parts};
use fpdsl_conformance::{Case, cases};
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print::elementwise;
use fpdsl_runtime::mode::Rounding;

const SUITE: &str = "operation table in machine code";

/// Turing to Blackwell: data centre and consumer.
const ARCHS: [Arch; 5] = [
    Arch::new(7, 5),
    Arch::new(8, 0),
    Arch::new(9, 0),
    Arch::new(10, 0),
    Arch::new(12, 0),
];

/// Those of an ordinary run.
const ENDS: [Arch; 2] = [ARCHS[0], ARCHS[4]];

/// Kernels compiled together.
const UNIT: usize = 150;

/// A case, printed, and its parts.
struct Kernel {
    case: Case,
    name: String,
    entry: String,
    text: String,
    parts: Parts,
}

impl Kernel {
    fn new(case: Case) -> Self {
        let ir = (case.kernel)();
        let printed = elementwise(&ir, &vec![false; ir.inputs.buffers.len()]);
        Kernel {
            name: case.name(),
            case,
            entry: printed.entry,
            text: printed.text,
            parts: parts(&ir),
        }
    }

    /// Returns true if it is a single operation, which is then all or nothing.
    fn is_single(&self) -> bool {
        self.parts.operations == 1
    }
}

#[test]
fn every_case_compiles_to_its_operation_on_every_architecture() {
    let skipped = |why: String| report::skipped(SUITE, "nvrtc", &why);
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(error) => return skipped(error.to_string()),
    };
    let disassembler = match sass::Disassembler::find() {
        Ok(disassembler) => disassembler,
        Err(why) => return skipped(format!("nvdisasm: {why}")),
    };
    let kernels: Vec<Kernel> = cases().into_iter().map(Kernel::new).collect();
    let mut checked = 0;
    let mut wrong = String::new();
    let all = std::env::var_os("FPDSL_LARGE").is_some();
    for arch in ARCHS.into_iter().filter(|arch| all || ENDS.contains(arch)) {
        if !nvrtc.supports(arch) {
            let (major, minor) = nvrtc.version();
            skipped(format!("NVRTC {major}.{minor} does not compile for {arch}"));
            continue;
        }
        let functions = compile(nvrtc, &disassembler, arch, &kernels);
        for kernel in &kernels {
            if let Err(difference) = check(kernel, &functions) {
                let _ = writeln!(wrong, "{} for {arch}: {difference}", kernel.name);
            }
            checked += 1;
        }
        leave_listing(arch, &kernels, &functions);
    }
    assert!(wrong.is_empty(), "{wrong}");
    report::ran(SUITE, "nvrtc", checked);
}

/// The machine code of all kernels, by name.
fn compile(
    nvrtc: &Nvrtc,
    disassembler: &sass::Disassembler,
    arch: Arch,
    kernels: &[Kernel],
) -> BTreeMap<String, sass::Function> {
    let mut functions = BTreeMap::new();
    for unit in kernels.chunks(UNIT) {
        let texts = unit
            .iter()
            .map(|kernel| (&*kernel.name, &*kernel.entry, &*kernel.text));
        let cubin = nvrtc.compile(&sass::together(texts), SUITE, arch, &[]);
        let cubin = cubin.unwrap_or_else(|error| panic!("for {arch}: {error}"));
        let found = disassembler.disassemble(&cubin);
        functions.extend(
            found
                .into_iter()
                .map(|function| (function.name.clone(), function)),
        );
    }
    assert_eq!(functions.len(), kernels.len(), "for {arch}");
    functions
}

/// Compares the machine code of a kernel with its parts.
fn check(kernel: &Kernel, functions: &BTreeMap<String, sass::Function>) -> Result<(), String> {
    let function = &functions[&kernel.name];
    let found = found::instructions(function);
    // An operation that is a sequence of the compiler's own is where the sequence is read off.
    if kernel.parts.sequences.contains_key(&kernel.name) {
        return sequence(&kernel.case, &found, function);
    }
    let mut most: Counts = kernel.parts.instructions.clone();
    for (name, times) in &kernel.parts.sequences {
        for (instruction, count) in found::instructions(&functions[name]) {
            *most.entry(instruction).or_default() += times * count;
        }
    }
    let count = |counts: &Counts, name: &String| counts.get(name).copied().unwrap_or(0);
    let too_many = found.iter().any(|(name, &times)| times > count(&most, name));
    let too_few = kernel.is_single() && most.iter().any(|(name, &times)| times > count(&found, name));
    if too_many || too_few {
        return Err(format!("expected {most:?}, found {found:?}"));
    }
    routines(kernel, function, functions)
}

/// The routines that the compiler added are those of the parts.
fn routines(
    kernel: &Kernel,
    function: &sass::Function,
    functions: &BTreeMap<String, sass::Function>,
) -> Result<(), String> {
    let expected: Vec<&String> = kernel
        .parts
        .sequences
        .keys()
        .flat_map(|name| functions[name].subroutines.keys())
        .collect();
    // A quotient of 1 has a routine of its own.
    let unexpected = function
        .subroutines
        .keys()
        .find(|name| !expected.contains(name) && !name.contains("rcp_rn"));
    match unexpected {
        Some(name) => Err(format!("the routine {name} is none of {expected:?}")),
        None => Ok(()),
    }
}

/// A sequence of the compiler's own: its routine says operation, mode and format, its instruction which function is
/// looked up.
fn sequence(case: &Case, found: &Counts, function: &sass::Function) -> Result<(), String> {
    let routine = |name: &str| {
        let format = if case.ty == "f64" {
            ["f64", "dbl"]
        } else {
            ["f32", "f32"]
        };
        let wanted = format!("{name}_{}_", case.rounding.unwrap_or(Rounding::NearestEven));
        let names: Vec<&String> = function.subroutines.keys().collect();
        match names[..] {
            [name] if name.contains(&wanted) && format.iter().any(|format| name.contains(format)) => Ok(()),
            _ => Err(format!(
                "expected a routine for {wanted}{format:?}, found {names:?}"
            )),
        }
    };
    let has = |instruction: &str| match found.contains_key(instruction) {
        true => Ok(()),
        false => Err(format!("expected {instruction}, found {found:?}")),
    };
    match case.operation {
        "div" | "rem" if case.ty.starts_with(['i', 'u']) => Ok(()),
        "div" => routine("div"),
        "sqrt" => routine("sqrt"),
        "recip" => routine("rcp"),
        "rem" => Ok(()),
        "round" => has(if case.ty == "f64" { "DADD.RZ" } else { "FADD.RZ" }).and(has("FRND.RZ")),
        "approx_div" | "approx_rcp" => has("MUFU.RCP"),
        "approx_sqrt" => has("MUFU.SQRT").or(has("MUFU.RSQ")),
        "approx_rsqrt" => has("MUFU.RSQ"),
        other => Err(format!("{other} is no sequence")),
    }
}

/// Writes what was found beside what was expected.
fn leave_listing(arch: Arch, kernels: &[Kernel], functions: &BTreeMap<String, sass::Function>) {
    let mut listing = String::new();
    for kernel in kernels {
        let function = &functions[&kernel.name];
        let found: Vec<String> = found::instructions(function)
            .iter()
            .map(|(name, count)| match count {
                1 => name.clone(),
                _ => format!("{count} {name}"),
            })
            .chain(function.subroutines.keys().cloned())
            .collect();
        let what = match found.len() {
            0 => "no rounding".to_owned(),
            1 => format!("is {}", found[0]),
            _ => format!("emulated by: {}", found.join(", ")),
        };
        let _ = writeln!(listing, "{} {what}", kernel.name);
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("sass-{arch}.txt"));
    std::fs::write(&file, listing).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// The suite above would pass on anything if it could not see another mode, a fused operation or one too many.
#[test]
fn what_is_not_asked_for_is_seen() {
    let skipped = |why: String| report::skipped(SUITE, "nvrtc", &why);
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(error) => return skipped(error.to_string()),
    };
    let disassembler = match sass::Disassembler::find() {
        Ok(disassembler) => disassembler,
        Err(why) => return skipped(format!("nvdisasm: {why}")),
    };
    let changes = [
        ("add_f32_ru", "__fadd_ru(x, y)", "__fadd_rd(x, y)"),
        ("add_f32_ru", "__fadd_ru(x, y)", "__fmaf_ru(x, y, x)"),
        ("add_f32_ru", "__fadd_ru(x, y)", "__fadd_ru(__fadd_ru(x, y), y)"),
        ("mul_f16_rn", "__fmul_rn(", "__fmul_rz("),
        ("mul_add_bf16_rn", "__fmaf_rd(", "__fmaf_rn("),
        ("as_f16_f32_rd", "cvt.rm.f16", "cvt.rn.f16"),
        ("as_f32_i64_rz", "__ll2float_rz", "__ll2float_rn"),
        ("to_i32_f64_rd", "__double2int_rd", "__double2int_rz"),
        ("rint_f32_ru", "ceilf(", "floorf("),
        ("div_f64_rz", "__ddiv_rz", "__ddiv_ru"),
        ("sqrt_f32_ru", "__fsqrt_ru", "__fsqrt_rd"),
        ("rsqrt_f32_rn", "__fmaf_rn(", "__fmaf_rd("),
        ("scalbn_f64_rd", "__dmul_rd(", "__dmul_ru("),
        ("ftz_add_f32_rn", "mul.rn.ftz.f32", "mul.rn.f32"),
    ];
    let all: Vec<Kernel> = cases().into_iter().map(Kernel::new).collect();
    let of = |name: &str| all.iter().position(|kernel| kernel.name == name).unwrap();
    // Also what they consist of.
    let sequences = [
        "div_f32_rn",
        "sqrt_f32_rn",
        "recip_f32_rn",
        "div_f64_rn",
        "rem_f32",
    ];
    for (name, from, to) in changes {
        let mut kernels: Vec<Kernel> = Vec::new();
        for kernel in sequences.iter().filter(|&&sequence| sequence != name) {
            kernels.push(Kernel::new(all[of(kernel)].case.clone()));
        }
        let mut kernel = Kernel::new(all[of(name)].case.clone());
        assert!(kernel.text.contains(from), "{}", kernel.text);
        kernel.text = kernel.text.replace(from, to);
        kernels.push(kernel);
        let functions = compile(nvrtc, &disassembler, ARCHS[2], &kernels);
        let changed = kernels.last().unwrap();
        assert!(check(changed, &functions).is_err(), "{to} in {name} was not seen");
    }
    report::ran(SUITE, "nvrtc", changes.len() as u64);
}
