//! The interpreter, code compiled for the processor, and printed CUDA C++ give the bits of the portable backend, in every format and mode;
//! bodies that call the functions, too. Each run of g++ takes a second, so an ordinary run has two modes of binary64 and one of each other
//! format as C++; `FPDSL_LARGE=1` has all.
//!
//! What is compared is the recorded body, so that nothing but this is compiled for each of nine hundred functions. `special` and the
//! comparisons with CORE-MATH have the host's maps.

use std::sync::Arc;

use fpdsl::generic::Function;
use fpdsl::prelude::*;
use fpdsl::{Device, mode::Mode};
use fpdsl_gpp::CudaOnCpu;
use fpdsl_math::random::Random;
use fpdsl_math::report;
use fpdsl_runtime::element::{Element, encodings, from_encodings};
use fpdsl_runtime::ir::{Kernel, Kind, interp};
use fpdsl_runtime::lift::{Lift, ScalarType};
use fpdsl_runtime::portable::Portable;
use half::{bf16, f16};

/// Arguments of each function.
const CASES: usize = 400;

/// Encodings of all sizes, and numbers near 1.
fn inputs(width: usize) -> Vec<u64> {
    let mut random = Random(3);
    let some = |k: u64, random: &mut Random| match k % 4 {
        0 => random.bits(),
        // An exponent near that of 1 for any of the formats.
        1 => (random.bits() & !(0x7f << (width - 9))) | (0x3e << (width - 8)),
        2 => k,
        _ => (k << (width - 12)) | (random.bits() & 0xff),
    };
    let mask = u64::MAX >> (64 - width);
    (0..CASES as u64).map(|k| some(k, &mut random) & mask).collect()
}

/// A function of a format in a mode.
struct Subject {
    format: ScalarType,
    mode: &'static str,
    kernel: fn() -> Kernel,
    portable: fn(&[u64]) -> u64,
}

impl Subject {
    fn of<F: Function<Args: Args, Out: Element>>(format: ScalarType, mode: &'static str) -> Self {
        Subject {
            format,
            mode,
            kernel: fpdsl::backend::ir::<F>,
            portable: |params| {
                let b = Portable::new();
                let args = Lift::lift(b, F::Args::of(params));
                encodings(&[F::Out::lower(b, F::eval(b, args))])[0]
            },
        }
    }

    /// Returns true if it runs as C++.
    fn is_printed(&self) -> bool {
        match (self.format, self.mode) {
            // In other formats, what differs from mode to mode is one conversion.
            (_, "Ru") | (ScalarType::F64, "Rn") => true,
            // Of 16 bits, that of 32 bits shows it.
            (ScalarType::F16 | ScalarType::Bf16, _) => false,
            _ => std::env::var_os("FPDSL_LARGE").is_some(),
        }
    }

    /// The encodings of the arguments, parameter by parameter.
    fn arguments(&self, kernel: &Kernel, largest: i32) -> Vec<Vec<u64>> {
        let mut from = inputs(8 * self.format.bytes());
        let columns = kernel.inputs.buffers.iter().map(|buffer| {
            from.rotate_left(7);
            let column = from.iter().enumerate();
            column
                .map(|(k, &bits)| match buffer.ty {
                    // Integers of all sizes.
                    ScalarType::I32 if largest == i32::MAX => u64::from(((bits as i32) >> (k % 31)) as u32),
                    ScalarType::I32 => u64::from((bits as i32 % largest) as u32),
                    ty => canonical(ty, bits),
                })
                .collect()
        });
        columns.collect()
    }
}

/// Parameters from encodings.
trait Args: Lift {
    fn of(params: &[u64]) -> Self;
}

macro_rules! args {
    ($($T:ident $i:literal)*) => {
        impl<$($T: Element),*> Args for ($($T,)*) {
            fn of(params: &[u64]) -> Self {
                ($(from_encodings::<$T>(&params[$i..=$i])[0],)*)
            }
        }
    };
}

args!(A 0);
args!(A 0 B 1);
args!(A 0 B 1 C 2);
args!(A 0 B 1 C 2 D 3);

/// One encoding for all NaN.
fn canonical(ty: ScalarType, bits: u64) -> u64 {
    match ty.kind() {
        Kind::Float(format) => format.canonical(bits),
        _ => bits,
    }
}

/// The bytes of a column, and the encodings in such bytes.
fn bytes(ty: ScalarType, column: &[u64]) -> Vec<u8> {
    let scalars = column
        .iter()
        .flat_map(|bits| bits.to_le_bytes()[..ty.bytes()].to_vec());
    scalars.collect()
}

fn scalars(ty: ScalarType, bytes: &[u8]) -> Vec<u64> {
    let word = |scalar: &[u8]| {
        scalar
            .iter()
            .rev()
            .fold(0, |word, &byte| word << 8 | u64::from(byte))
    };
    bytes
        .chunks(ty.bytes())
        .map(|scalar| canonical(ty, word(scalar)))
        .collect()
}

/// Compares the four modes of all formats. `largest`: the largest order or exponent.
fn check(name: &str, subjects: &[Subject], largest: i32) {
    let kernels: Vec<Arc<Kernel>> = subjects
        .iter()
        .map(|subject| Arc::new((subject.kernel)()))
        .collect();
    let mut printed = Vec::new();
    for (subject, kernel) in subjects.iter().zip(&kernels) {
        let what = format!("{name} of {:?} in {}", subject.format, subject.mode);
        let columns = subject.arguments(kernel, largest);
        let params = |k: usize| columns.iter().map(|column| column[k]).collect::<Vec<u64>>();
        let right = |k| canonical(subject.format, (subject.portable)(&params(k)));
        let expected: Vec<u64> = (0..CASES).map(right).collect();
        for (k, &expected) in expected.iter().enumerate() {
            let found = interp::run(kernel, &params(k), 1 << 20).unwrap()[0];
            assert_eq!(
                canonical(subject.format, found),
                expected,
                "{what} interpreted, {:x?}",
                params(k)
            );
        }
        report::ran(&what, "", CASES, "interpreter");
        if let Some(found) = compiled::results(kernel, &columns) {
            differ(
                &format!("{what}, compiled"),
                &scalars(subject.format, &found),
                &expected,
            );
            report::ran(&what, "", CASES, "compiled code");
        }
        if subject.is_printed() {
            printed.push((what, subject.format, kernel, columns, expected));
        }
    }
    let Ok(compiler) = fpdsl_gpp::find() else {
        println!("math, {name} on cuda on the cpu: skipped: no C++ compiler");
        return;
    };
    let broadcast = [false; 4];
    let units: Vec<(&Kernel, &[bool])> = printed
        .iter()
        .map(|(_, _, kernel, columns, _)| (&***kernel, &broadcast[..columns.len()]))
        .collect();
    let codes = fpdsl_gpp::compile(&compiler, &units).unwrap_or_else(|error| panic!("{error}"));
    for ((what, format, kernel, columns, expected), code) in printed.iter().zip(codes) {
        let buffers = kernel.inputs.buffers.iter().zip(columns);
        let inputs: Vec<Vec<u8>> = buffers.map(|(buffer, column)| bytes(buffer.ty, column)).collect();
        let inputs: Vec<&[u8]> = inputs.iter().map(Vec::as_slice).collect();
        let mut found = vec![0; CASES * format.bytes()];
        code.run(CASES, &inputs, &mut [&mut found])
            .unwrap_or_else(|fault| panic!("{what}: {fault:?}"));
        differ(
            &format!("{what} in CUDA C++"),
            &scalars(*format, &found),
            expected,
        );
        report::ran(what, "", CASES, "cuda on the cpu");
    }
}

fn differ(what: &str, found: &[u64], expected: &[u64]) {
    for (k, (found, expected)) in found.iter().zip(expected).enumerate() {
        assert_eq!(found, expected, "{what}, element {k}");
    }
}

#[cfg(target_arch = "x86_64")]
mod compiled {
    use std::sync::Arc;

    use fpdsl::backend::Level;
    use fpdsl_jit::{Form, Target, compile};
    use fpdsl_runtime::device::compiled::{Elements, Region};
    use fpdsl_runtime::ir::Kernel;

    use super::{CASES, bytes};

    /// The bytes of the results of code for AVX2, if the processor has it and the function is not too large.
    pub fn results(kernel: &Arc<Kernel>, columns: &[Vec<u64>]) -> Option<Vec<u8>> {
        if !Level::available().contains(&Level::Fma) {
            return None;
        }
        let code = compile(kernel, Target::Avx2, &Form::group(kernel, 2, &[])).ok()?;
        let buffers = kernel.inputs.buffers.iter().zip(columns);
        let inputs: Vec<(usize, Vec<u8>)> = buffers
            .map(|(buffer, column)| (buffer.ty.bytes(), bytes(buffer.ty, column)))
            .collect();
        let size = kernel.outputs.buffers[0].ty.bytes();
        let mut found = vec![0; CASES * size];
        let region = |address, step| Region {
            address,
            step,
            len: 0,
        };
        let inputs: Vec<Region> = inputs
            .iter()
            .map(|(size, bytes)| region(bytes.as_ptr(), *size))
            .collect();
        let outputs = [region(found.as_mut_ptr().cast_const(), size)];
        let elements = Elements {
            range: 0..CASES,
            extents: [usize::MAX; 2],
            in_place: false,
        };
        // SAFETY: arrays of the kernel's types with that many elements.
        unsafe { code.run(&inputs, &outputs, &elements) }.expect("functions have no faults");
        Some(found)
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod compiled {
    pub fn results(_: &std::sync::Arc<super::Kernel>, _: &[Vec<u64>]) -> Option<Vec<u8>> {
        None
    }
}

macro_rules! all {
    ($($name:ident $largest:expr;)*) => {$(
        #[test]
        fn $name() {
            use fpdsl_runtime::math::functions::$name as F;
            let mut subjects = Vec::new();
            macro_rules! modes {
                ($native:ident $format:ident) => {
                    subjects.push(Subject::of::<F<Rn, $native>>(ScalarType::$format, "Rn"));
                    subjects.push(Subject::of::<F<Rz, $native>>(ScalarType::$format, "Rz"));
                    subjects.push(Subject::of::<F<Ru, $native>>(ScalarType::$format, "Ru"));
                    subjects.push(Subject::of::<F<Rd, $native>>(ScalarType::$format, "Rd"));
                };
            }
            modes!(f16 F16);
            modes!(bf16 Bf16);
            modes!(f32 F32);
            modes!(f64 F64);
            check(stringify!($name), &subjects, $largest);
        }
    )*};
}

/// Any integers.
const ALL: i32 = i32::MAX;
/// Orders that the interpreter reaches.
const ORDERS: i32 = 40;

all! {
    exp ALL;
    exp2 ALL;
    ln ALL;
    exp10 ALL;
    exp_m1 ALL;
    log2 ALL;
    log10 ALL;
    ln_1p ALL;
    sinh ALL;
    cosh ALL;
    tanh ALL;
    asinh ALL;
    acosh ALL;
    atanh ALL;
    sin ALL;
    cos ALL;
    tan ALL;
    asin ALL;
    acos ALL;
    atan ALL;
    sin_pi ALL;
    cos_pi ALL;
    tan_pi ALL;
    asin_pi ALL;
    acos_pi ALL;
    atan_pi ALL;
    atan2 ALL;
    atan2_pi ALL;
    powf ALL;
    powi ALL;
    rootn ALL;
    compound ALL;
    cbrt ALL;
    hypot ALL;
    rhypot ALL;
    norm3d ALL;
    norm4d ALL;
    gamma ALL;
    ln_gamma ALL;
    j0 ALL;
    j1 ALL;
    y0 ALL;
    y1 ALL;
    jn ORDERS;
    yn ORDERS;
    erf ALL;
    erfc ALL;
    erfcx ALL;
    normcdf ALL;
    erfinv ALL;
    erfcinv ALL;
    normcdfinv ALL;
}

/// The Black-Scholes formula's parts, as a body writes them.
#[fp(mode = M)]
fn discounted<M: Mode>(price: f32, rate: f32, time: f32) -> f32 {
    let log_price = price.ln();
    let factor = (-rate * time).exp();
    if log_price > 4.0 {
        return price.powf(rate) * factor;
    }
    factor * time.sin()
}

#[test]
fn bodies_call_them() {
    let price: Vec<f32> = (1..500).map(|k| k as f32 * 0.37).collect();
    let host = discounted::<Ru>::map(&price, 0.05, &price)
        .run(&Device::host())
        .unwrap()
        .to_vec()
        .unwrap();
    for (k, &price) in price.iter().enumerate() {
        assert_eq!(discounted::<Ru>(price, 0.05, price).to_bits(), host[k].to_bits());
    }
    if let Ok(compiler) = fpdsl_gpp::find() {
        let cuda = Device::accelerator(Arc::new(CudaOnCpu::new(compiler)));
        let found = discounted::<Ru>::map(&price, 0.05, &price)
            .run(&cuda)
            .unwrap()
            .to_vec()
            .unwrap();
        assert!(found.iter().zip(&host).all(|(x, y)| x.to_bits() == y.to_bits()));
    }
    let text = discounted::<Ru>::cuda_source();
    // Each function and table once, and the calls read as calls.
    for name in [
        "fpdsl_ln_Ru_f32(",
        "fpdsl_exp_Ru_f32(",
        "fpdsl_powf_Ru_f32(",
        "fpdsl_sin_Ru_f32(",
    ] {
        assert_eq!(
            text.matches(&format!("float {name}")).count(),
            1,
            "{name} in\n{text}"
        );
        assert_eq!(text.matches(&format!("= {name}")).count(), 1, "{name} in\n{text}");
    }
    for name in [
        "double fpdsl_exp(double x)",
        "double fpdsl_ln(double x)",
        "double fpdsl_pow(double x, double y)",
    ] {
        assert_eq!(text.matches(name).count(), 1, "{name} in\n{text}");
    }
    for name in ["EXP2_H[32]", "LOG_INV[32]"] {
        assert_eq!(text.matches(name).count(), 1, "{name} in\n{text}");
    }
    // No index needs a test.
    assert!(!text.contains("fpdsl_fault"), "{text}");
}

#[fp]
fn cosine(x: f32) -> f32 {
    x.cos()
}

/// NVIDIA's example of results that differ between libraries (white paper "Floating Point and IEEE 754", section 5.1).
#[test]
fn the_cosine_of_the_white_paper() {
    // 0x1.649454p-22 is the number of binary32 nearest to cos(5992555.0).
    let exact = core_math::cos(5992555.0) as f32;
    assert_eq!(cosine(5992555.0).to_bits(), exact.to_bits());
    assert_eq!(core_math::cosf(5992555.0).to_bits(), exact.to_bits());
}
