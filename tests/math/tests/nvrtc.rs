//! The machine code of kernels that call functions, by NVRTC, on any machine: what they keep lies in registers, and the compiler's
//! leave to fuse changes nothing. Each function alone, of binary32 and binary64 in turn, is compiled for one architecture; with
//! `FPDSL_LARGE=1` each of both is for every one.

#[path = "../../support/report.rs"]
mod report;
#[path = "../../support/sass.rs"]
mod sass;
#[path = "nvrtc/weights.rs"]
mod weights;

use fpdsl::prelude::*;
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print;
use fpdsl_macros::for_each_function;
use fpdsl_runtime::math::functions;

const SUITE: &str = "functions in machine code";

/// Data centre and consumer.
const ARCHS: [Arch; 3] = [Arch::new(8, 0), Arch::new(9, 0), Arch::new(12, 0)];

/// As a body calls them.
#[fp(mode = "ru")]
fn three_f32(x: f32, y: f32) -> f32 {
    x.exp() + x.sin() * x.powf(y)
}

#[fp(mode = "ru")]
fn three_f64(x: f64, y: f64) -> f64 {
    x.exp() + x.sin() * x.powf(y)
}

/// A kernel's name, its entry and its text.
type Kernel = (String, String, String);

fn kernel<F: fpdsl::generic::Function>(name: &str) -> Kernel {
    let ir = fpdsl::backend::ir::<F>();
    let printed = print::elementwise(&ir, &vec![false; ir.inputs.buffers.len()]);
    (name.to_owned(), printed.entry, printed.text)
}

/// Functions of one argument, by name.
macro_rules! singles {
    ($($name:ident)*) => {
        vec![$(
            kernel::<functions::$name<Ru, f32>>(concat!(stringify!($name), "_f32")),
            kernel::<functions::$name<Ru, f64>>(concat!(stringify!($name), "_f64")),
        )*]
    };
}

/// The architectures that NVRTC compiles for, from sm_75 to sm_120.
fn every_arch() -> Vec<Arch> {
    let Ok(nvrtc) = Nvrtc::load() else {
        return ARCHS.to_vec();
    };
    let all = (75..=120).map(|number| Arch::new(number / 10, number % 10));
    all.filter(|&arch| nvrtc.supports(arch)).collect()
}

fn tools() -> Option<(&'static Nvrtc, sass::Disassembler)> {
    let nvrtc = Nvrtc::load().map_err(|error| report::skipped(SUITE, "nvrtc", &error.to_string()));
    let disassembler = sass::Disassembler::find()
        .map_err(|why| report::skipped(SUITE, "nvrtc", &format!("nvdisasm: {why}")));
    Some((nvrtc.ok()?, disassembler.ok()?))
}

fn check(kernels: &[Kernel], archs: &[Arch]) {
    let Some((nvrtc, disassembler)) = tools() else {
        return;
    };
    let source = sass::together(
        kernels
            .iter()
            .map(|(name, entry, text)| (&**name, &**entry, &**text)),
    );
    for &arch in archs {
        if !nvrtc.supports(arch) {
            let (major, minor) = nvrtc.version();
            report::skipped(
                SUITE,
                "nvrtc",
                &format!("NVRTC {major}.{minor} does not compile for {arch}"),
            );
            continue;
        }
        let [apart, fused] = sass::apart_and_fused((nvrtc, &disassembler), &source, SUITE, arch);
        assert_eq!(apart.len(), kernels.len(), "for {arch}");
        for (function, other) in apart.iter().zip(&fused) {
            let name = &function.name;
            println!("{name} for {arch}: {} instructions", function.body.len());
            assert_eq!(
                function.local_memory(),
                0,
                "{name} for {arch} keeps values in local memory"
            );
            assert_eq!(name, &other.name, "for {arch}");
            assert_eq!(function.body, other.body, "{name} for {arch} with --fmad=true");
        }
        report::ran(SUITE, "nvrtc", kernels.len() as u64);
    }
}

#[test]
fn a_kernel_that_calls_three_keeps_to_its_registers_and_cannot_be_fused() {
    let kernels = [kernel::<three_f32>("three_f32"), kernel::<three_f64>("three_f64")];
    check(&kernels, &ARCHS);
}

#[test]
fn each_keeps_to_its_registers_and_cannot_be_fused() {
    // Those that a GPU approximates promise no bits.
    let kernels = for_each_function! { singles!(#for !approximate { #name }) };
    if std::env::var_os("FPDSL_LARGE").is_some() {
        return check(&kernels, &every_arch());
    }
    // The first of a function is that of binary32.
    let in_turn = kernels
        .chunks(2)
        .enumerate()
        .map(|(place, both)| both[place % 2].clone());
    check(&in_turn.collect::<Vec<Kernel>>(), &ARCHS[1..2]);
}

/// The functions of binary32 that have a form in pairs of binary32: only GPUs with slow binary64 have it in their code.
#[test]
fn pairs_are_for_slow_doubles() {
    let Some((nvrtc, disassembler)) = tools() else {
        return;
    };
    let kernels = singles!(exp exp2 exp10 ln log2 log10 sin cos tan);
    let source = sass::together(
        kernels
            .iter()
            .map(|(name, entry, text)| (&**name, &**entry, &**text)),
    );
    let counts = [Arch::new(9, 0), Arch::new(8, 6), Arch::new(12, 0)].map(|arch| {
        let options = [
            format!("--gpu-architecture={arch}"),
            "--std=c++17".to_owned(),
            "--fmad=false".to_owned(),
        ];
        let cubin = nvrtc.compile_as_told(&source, SUITE, arch, &options).unwrap();
        let functions = disassembler.disassemble(&cubin);
        let singles = functions
            .into_iter()
            .filter(|function| function.name.ends_with("_f32"));
        let of = |function: &sass::Function, name: &str| {
            let all = function.subroutines.values().flatten().chain(&function.body);
            all.filter(|i| i.opcode().starts_with(name)).count()
        };
        let counts: Vec<_> = singles
            .map(|f| (f.name.clone(), of(&f, "FFMA"), of(&f, "DFMA")))
            .collect();
        for (name, single, double) in &counts {
            println!("{name} for {arch}: {single} FFMA, {double} DFMA");
        }
        report::ran(SUITE, "nvrtc", counts.len() as u64);
        counts
    });
    let [data_centre, consumers @ ..] = &counts;
    assert_eq!(data_centre.len(), 9);
    for consumer in consumers {
        for ((name, few, _), (other, many, _)) in data_centre.iter().zip(consumer) {
            assert_eq!(name, other);
            // A quotient of binary64 has one, which looks at the range of its operands.
            assert!(*few <= 1 && *many >= 10, "{name}: {few} and {many} FFMA");
        }
    }
}

/// The suites above would pass on anything if they could not see local memory and a fused operation.
#[test]
fn local_memory_and_a_fused_operation_are_seen() {
    const TEXT: &str = r#"
extern "C" __global__ void apart(float* out, float a, float b, float c) { *out = a * b + c; }
extern "C" __global__ void local(float* out, int i, int j) {
    float a[64];
    for (int k = 0; k < 64; k++) a[k ^ j] = out[k];
    *out = a[i];
}"#;
    let Some((nvrtc, disassembler)) = tools() else {
        return;
    };
    let listing = |fused: bool| {
        let options = ["--gpu-architecture=sm_90".to_owned(), format!("--fmad={fused}")];
        disassembler.disassemble(&nvrtc.compile_as_told(TEXT, SUITE, ARCHS[1], &options).unwrap())
    };
    let (apart, fused) = (listing(false), listing(true));
    let find =
        |list: &[sass::Function], name: &str| list.iter().find(|f| f.name == name).unwrap().body.clone();
    assert_ne!(find(&apart, "apart"), find(&fused, "apart"));
    assert!(apart.iter().any(|f| f.name == "local" && f.local_memory() > 0));
}
