//! The interpreter and printed CUDA C++ give the bits of the host, in every format and mode; bodies that call the functions, too. Each run
//! of g++ takes a second, so an ordinary run has two modes of binary64 and one of each other format as C++; `FPDSL_LARGE=1` has all.

use std::sync::Arc;

use fpdsl::prelude::*;
use fpdsl::{Device, Mode};
use fpdsl_gpp::CudaOnCpu;
use fpdsl_math::random::Random;
use fpdsl_math::report;
use fpdsl_runtime::element::encodings;
use fpdsl_runtime::ir::interp;
use half::{bf16, f16};

/// Encodings of all sizes, and numbers near 1.
fn inputs(width: u32) -> Vec<u64> {
    let mut random = Random(3);
    let some = |k: u64, random: &mut Random| match k % 4 {
        0 => random.bits(),
        // An exponent near that of 1 for any of the formats.
        1 => (random.bits() & !(0x7f << (width - 9))) | (0x3e << (width - 8)),
        2 => k,
        _ => (k << (width - 12)) | (random.bits() & 0xff),
    };
    let mask = u64::MAX >> (64 - width);
    (0..400).map(|k| some(k, &mut random) & mask).collect()
}

fn cuda_on_cpu() -> Option<Device> {
    let compiler = fpdsl_gpp::find().ok()?;
    Some(Device::accelerator(Arc::new(CudaOnCpu::new(compiler))))
}

/// Returns true if the function of that format in that mode runs as C++.
fn is_printed(width: u32, mode: &str) -> bool {
    match (width, mode) {
        // In other formats, what differs from mode to mode is one conversion.
        (_, "Ru") | (64, "Rn") => true,
        // Of 16 bits, that of 32 bits shows it.
        (16, _) => false,
        _ => std::env::var_os("FPDSL_LARGE").is_some(),
    }
}

/// An array of operands from encodings: floats, or integers of all sizes.
macro_rules! operand {
    ($native:ident, $from:ident) => {
        fpdsl_runtime::element::from_encodings::<$native>(&$from)
    };
    ($native:ident, i32, $from:ident) => {
        $from
            .iter()
            .enumerate()
            .map(|(k, &bits)| (bits as i32) >> (k % 31))
            .collect::<Vec<i32>>()
    };
    // Orders that the interpreter reaches.
    ($native:ident, order, $from:ident) => {
        $from.iter().map(|&bits| bits as i32 % 40).collect::<Vec<i32>>()
    };
    (@bits $native:ident, $x:ident, $k:ident) => {
        canonical::<$native>(encodings(&$x)[$k])
    };
    (@bits $native:ident, $integer:ident, $x:ident, $k:ident) => {
        encodings(&$x)[$k]
    };
}

macro_rules! check {
    ($name:ident($($x:ident $(: $X:ident)?),*), $native:ident, $width:literal, $M:ident, $cuda:expr) => {{
        type F = fpdsl_runtime::math::functions::$name<$M, $native>;
        let list = inputs($width);
        let mut from = list.clone();
        $(
            from.rotate_left(7);
            let $x = operand!($native, $($X,)? from);
        )*
        let host = fpdsl::math::$name::map_in::<$M, _>(&Device::host(), $(&$x),*).unwrap().to_vec().unwrap();
        let expected = encodings(&host);
        let what = concat!(stringify!($name), " of ", stringify!($native), " in ", stringify!($M));
        let kernel = fpdsl::ir::<F>();
        for k in 0..list.len() {
            let params = [$(operand!(@bits $native, $($X,)? $x, k)),*];
            let found = interp::run(&kernel, &params, 1 << 20).unwrap()[0];
            assert_eq!(found, canonical::<$native>(expected[k]), "{what} interpreted, {params:x?}");
        }
        report::ran(what, "", list.len(), "interpreter");
        let all: &Option<Device> = $cuda;
        if let Some(cuda) = all.as_ref().filter(|_| is_printed($width, stringify!($M))) {
            let found = fpdsl::math::$name::map_in::<$M, _>(cuda, $(&$x),*).unwrap().to_vec().unwrap();
            for (k, found) in encodings(&found).into_iter().enumerate() {
                let (found, expected) = (canonical::<$native>(found), canonical::<$native>(expected[k]));
                assert_eq!(found, expected, "{what} in CUDA C++, element {k}");
            }
            report::ran(what, "", list.len(), "cuda on the cpu");
        }
    }};
}

/// One encoding for all NaN.
fn canonical<T: fpdsl_runtime::lift::Scalar>(bits: u64) -> u64 {
    match T::TYPE.kind() {
        fpdsl_runtime::ir::Kind::Float(format) => format.canonical(bits),
        _ => bits,
    }
}

macro_rules! all {
    ($($test:ident: $name:ident $args:tt on $($native:ident $width:literal)*;)*) => {$(
        #[test]
        fn $test() {
            let cuda = cuda_on_cpu();
            if cuda.is_none() {
                println!("math, {} on cuda on the cpu: skipped: no C++ compiler", stringify!($name));
            }
            $(
                check!($name $args, $native, $width, Rn, &cuda);
                check!($name $args, $native, $width, Rz, &cuda);
                check!($name $args, $native, $width, Ru, &cuda);
                check!($name $args, $native, $width, Rd, &cuda);
            )*
        }
    )*};
}

all! {
    exp: exp(x) on f16 16 bf16 16 f32 32 f64 64;
    exp2: exp2(x) on f16 16 bf16 16 f32 32 f64 64;
    ln: ln(x) on f16 16 bf16 16 f32 32 f64 64;
    exp10: exp10(x) on f16 16 bf16 16 f32 32 f64 64;
    exp_m1: exp_m1(x) on f16 16 bf16 16 f32 32 f64 64;
    log2: log2(x) on f16 16 bf16 16 f32 32 f64 64;
    log10: log10(x) on f16 16 bf16 16 f32 32 f64 64;
    ln_1p: ln_1p(x) on f16 16 bf16 16 f32 32 f64 64;
    sinh: sinh(x) on f16 16 bf16 16 f32 32 f64 64;
    cosh: cosh(x) on f16 16 bf16 16 f32 32 f64 64;
    tanh: tanh(x) on f16 16 bf16 16 f32 32 f64 64;
    asinh: asinh(x) on f16 16 bf16 16 f32 32 f64 64;
    acosh: acosh(x) on f16 16 bf16 16 f32 32 f64 64;
    atanh: atanh(x) on f16 16 bf16 16 f32 32 f64 64;
    sin: sin(x) on f16 16 bf16 16 f32 32 f64 64;
    cos: cos(x) on f16 16 bf16 16 f32 32 f64 64;
    tan: tan(x) on f16 16 bf16 16 f32 32 f64 64;
    asin: asin(x) on f16 16 bf16 16 f32 32 f64 64;
    acos: acos(x) on f16 16 bf16 16 f32 32 f64 64;
    atan: atan(x) on f16 16 bf16 16 f32 32 f64 64;
    sin_pi: sin_pi(x) on f16 16 bf16 16 f32 32 f64 64;
    cos_pi: cos_pi(x) on f16 16 bf16 16 f32 32 f64 64;
    tan_pi: tan_pi(x) on f16 16 bf16 16 f32 32 f64 64;
    asin_pi: asin_pi(x) on f16 16 bf16 16 f32 32 f64 64;
    acos_pi: acos_pi(x) on f16 16 bf16 16 f32 32 f64 64;
    atan_pi: atan_pi(x) on f16 16 bf16 16 f32 32 f64 64;
    atan2: atan2(y, x) on f16 16 bf16 16 f32 32 f64 64;
    atan2_pi: atan2_pi(y, x) on f16 16 bf16 16 f32 32 f64 64;
    powf: powf(x, y) on f16 16 bf16 16 f32 32 f64 64;
    powi: powi(x, n: i32) on f16 16 bf16 16 f32 32 f64 64;
    rootn: rootn(x, n: i32) on f16 16 bf16 16 f32 32 f64 64;
    compound: compound(x, n: i32) on f16 16 bf16 16 f32 32 f64 64;
    cbrt: cbrt(x) on f16 16 bf16 16 f32 32 f64 64;
    hypot: hypot(x, y) on f16 16 bf16 16 f32 32 f64 64;
    rhypot: rhypot(x, y) on f16 16 bf16 16 f32 32 f64 64;
    norm3d: norm3d(x, y, z) on f16 16 bf16 16 f32 32 f64 64;
    norm4d: norm4d(x, y, z, w) on f16 16 bf16 16 f32 32 f64 64;
    gamma: gamma(x) on f16 16 bf16 16 f32 32 f64 64;
    ln_gamma: ln_gamma(x) on f16 16 bf16 16 f32 32 f64 64;
    j0: j0(x) on f16 16 bf16 16 f32 32 f64 64;
    j1: j1(x) on f16 16 bf16 16 f32 32 f64 64;
    y0: y0(x) on f16 16 bf16 16 f32 32 f64 64;
    y1: y1(x) on f16 16 bf16 16 f32 32 f64 64;
    jn: jn(x, n: order) on f16 16 bf16 16 f32 32 f64 64;
    yn: yn(x, n: order) on f16 16 bf16 16 f32 32 f64 64;
    erf: erf(x) on f16 16 bf16 16 f32 32 f64 64;
    erfc: erfc(x) on f16 16 bf16 16 f32 32 f64 64;
    erfcx: erfcx(x) on f16 16 bf16 16 f32 32 f64 64;
    normcdf: normcdf(x) on f16 16 bf16 16 f32 32 f64 64;
    erfinv: erfinv(x) on f16 16 bf16 16 f32 32 f64 64;
    erfcinv: erfcinv(x) on f16 16 bf16 16 f32 32 f64 64;
    normcdfinv: normcdfinv(x) on f16 16 bf16 16 f32 32 f64 64;
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
    let host = discounted::<Ru>::map(&Device::host(), &price, 0.05, &price)
        .unwrap()
        .to_vec()
        .unwrap();
    for (k, &price) in price.iter().enumerate() {
        assert_eq!(discounted::<Ru>(price, 0.05, price).to_bits(), host[k].to_bits());
    }
    if let Some(cuda) = cuda_on_cpu() {
        let found = discounted::<Ru>::map(&cuda, &price, 0.05, &price)
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
