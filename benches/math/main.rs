//! Elementary functions beside those of others, in nanoseconds an element of 10,000 on one thread.
//!
//! Columns: `map` on lanes, to nearest and upward; `map` one element at a time; scalar calls through the dispatch; CORE-MATH, which is
//! correctly rounded as well; the system's library; the crates `libm` and `pxfm`, which are not in all cases; SLEEF on registers of
//! AVX-512, with errors of 1.0 and 3.5 units in the last place (`u10`, `u35`), where its library is installed. Samples of the columns
//! follow each other; each figure is the fastest of all rounds. Below it are the medians of runs between other work, and after sleep. At
//! the end: geometric means of ratios. Rows of chosen arguments are in no mean: hard ones, which all need the accurate phase, and zeros and
//! ones among others.
//!
//! `cargo bench --bench math -- [PART OF A NAME]`. CORE-MATH wants `CFLAGS="-O2 -frounding-math"`, which `.cargo/config.toml` sets.

#[path = "../between/mod.rs"]
mod between;
#[path = "../../tests/math/src/hard.rs"]
mod hard;
#[cfg(target_arch = "x86_64")]
mod sleef;
#[cfg(not(target_arch = "x86_64"))]
#[path = "no_sleef.rs"]
mod sleef;
mod table;

use std::hint::black_box;

use fpdsl::backend::Strategy;
use fpdsl::math;
use fpdsl::prelude::*;
use sleef::Vectors;
use table::{Column, N, Table};

macro_rules! row {
    ($table:ident, $label:literal, $native:ty, $name:ident($($x:ident),*) $(, $peer:literal: $call:expr)* $(; $sleef:literal)?) => {{
        let lanes = Device::host().with_strategy(Strategy::Lanes);
        let single = Device::host().with_strategy(Strategy::Single);
        let mut out = vec![[0.0 as $native; N]; 12];
        let mut outs = out.iter_mut();
        let mut next = || outs.next().expect("an output for each column");
        let mut columns: Vec<Column<'_>> = Vec::new();
        let (a, b, c, d) = (next(), next(), next(), next());
        let run = || math::$name::map($($x),*).into(&lanes, &mut a[..]).expect("no fault");
        columns.push(("lanes", Box::new(run)));
        let run = || math::$name::map_in::<Ru, _>($($x),*).into(&lanes, &mut b[..]).expect("no fault");
        columns.push(("lanes ru", Box::new(run)));
        let run = || math::$name::map($($x),*).into(&single, &mut c[..]).expect("no fault");
        columns.push(("single", Box::new(run)));
        columns.push(("call", Box::new(|| (0..N).for_each(|k| d[k] = math::$name($($x[k]),*)))));
        $(
            let (column, call) = (next(), $call);
            columns.push(($peer, Box::new(move || (0..N).for_each(|k| column[k] = call(k)))));
        )*
        row!(@sleef columns, next, $native, ($($x),*) $(; $sleef)?);
        $table.row($label, columns);
        black_box(&out);
    }};
    (@sleef $columns:ident, $next:ident, $native:ty, $x:tt) => {};
    (@sleef $columns:ident, $next:ident, $native:ty, ($($x:ident),*); $sleef:literal) => {
        for accuracy in ["u05", "u10", "u15", "u35"] {
            let arguments: [&[$native]; _] = [$($x),*];
            let name = format!("{}_{accuracy}", $sleef);
            if let Some(mut function) = Vectors::function(&name, arguments[0], arguments.get(1).copied()) {
                let column = $next();
                $columns.push((accuracy, Box::new(move || function(column))));
            }
        }
    };
}

/// A row of arguments that are hardest to round, again and again.
macro_rules! hard {
    ($table:ident, $($label:literal $name:ident($peer:ident);)*) => {$(
        let inputs = hard::inputs(stringify!($name));
        let x: &[f64; N] = &std::array::from_fn(|k| inputs[k % inputs.len()]);
        row!($table, $label, f64, $name(x), "core-math": |k: usize| core_math::$peer(x[k]));
    )*};
}

fn main() {
    // One thread: the columns beside it have one.
    rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .build_global()
        .expect("no pool before");
    println!("{}, one thread, ns an element of {N}", Device::host().name());
    if !sleef::is_there() {
        println!("no SLEEF: its columns want libsleef.so.3 and AVX-512");
    }
    let mut table = Table::default();
    let spread = |k: usize| (k as f64 * 0.739_1).fract();
    let near: &[f64; N] = &std::array::from_fn(|k| spread(k) * 20.0 - 10.0);
    let positive: &[f64; N] = &std::array::from_fn(|k| spread(k) * 100.0 + 1e-3);
    let angles: &[f64; N] = &std::array::from_fn(|k| spread(k) * 200.0 - 100.0);
    let turns: &[f32; N] = &angles.map(|x| x as f32);
    let ratios: &[f64; N] = &std::array::from_fn(|k| spread(k) * 2.0 - 1.0);
    let u: &[f32; N] = &ratios.map(|x| x as f32);
    let shares: &[f64; N] = &std::array::from_fn(|k| spread(k) * 0.999 + 5e-4);
    let share: &[f32; N] = &shares.map(|x| x as f32);
    let above: &[f64; N] = &positive.map(|x| x + 1.0);
    let (x, p): (&[f32; N], &[f32; N]) = (&near.map(|x| x as f32), &positive.map(|x| x as f32));
    let a: &[f32; N] = &above.map(|x| x as f32);
    row!(table, "exp f32", f32, exp(x), "core-math": |k: usize| core_math::expf(x[k]), "system": |k: usize| f32::exp(x[k]), "libm": |k: usize| libm::expf(x[k]), "pxfm": |k: usize| pxfm::f_expf(x[k]); "exp");
    row!(table, "exp2 f32", f32, exp2(x), "core-math": |k: usize| core_math::exp2f(x[k]), "system": |k: usize| f32::exp2(x[k]), "libm": |k: usize| libm::exp2f(x[k]), "pxfm": |k: usize| pxfm::f_exp2f(x[k]); "exp2");
    row!(table, "ln f32", f32, ln(p), "core-math": |k: usize| core_math::logf(p[k]), "system": |k: usize| f32::ln(p[k]), "libm": |k: usize| libm::logf(p[k]), "pxfm": |k: usize| pxfm::f_logf(p[k]); "log");
    row!(table, "exp10 f32", f32, exp10(x), "core-math": |k: usize| core_math::exp10f(x[k]), "libm": |k: usize| libm::exp10f(x[k]), "pxfm": |k: usize| pxfm::f_exp10f(x[k]); "exp10");
    row!(table, "exp_m1 f32", f32, exp_m1(x), "core-math": |k: usize| core_math::expm1f(x[k]), "system": |k: usize| f32::exp_m1(x[k]), "libm": |k: usize| libm::expm1f(x[k]), "pxfm": |k: usize| pxfm::f_expm1f(x[k]); "expm1");
    row!(table, "log2 f32", f32, log2(p), "core-math": |k: usize| core_math::log2f(p[k]), "system": |k: usize| f32::log2(p[k]), "libm": |k: usize| libm::log2f(p[k]), "pxfm": |k: usize| pxfm::f_log2f(p[k]); "log2");
    row!(table, "log10 f32", f32, log10(p), "core-math": |k: usize| core_math::log10f(p[k]), "system": |k: usize| f32::log10(p[k]), "libm": |k: usize| libm::log10f(p[k]), "pxfm": |k: usize| pxfm::f_log10f(p[k]); "log10");
    row!(table, "ln_1p f32", f32, ln_1p(p), "core-math": |k: usize| core_math::log1pf(p[k]), "system": |k: usize| f32::ln_1p(p[k]), "libm": |k: usize| libm::log1pf(p[k]), "pxfm": |k: usize| pxfm::f_log1pf(p[k]); "log1p");
    row!(table, "sinh f32", f32, sinh(x), "core-math": |k: usize| core_math::sinhf(x[k]), "system": |k: usize| f32::sinh(x[k]), "libm": |k: usize| libm::sinhf(x[k]), "pxfm": |k: usize| pxfm::f_sinhf(x[k]); "sinh");
    row!(table, "cosh f32", f32, cosh(x), "core-math": |k: usize| core_math::coshf(x[k]), "system": |k: usize| f32::cosh(x[k]), "libm": |k: usize| libm::coshf(x[k]), "pxfm": |k: usize| pxfm::f_coshf(x[k]); "cosh");
    row!(table, "tanh f32", f32, tanh(x), "core-math": |k: usize| core_math::tanhf(x[k]), "system": |k: usize| f32::tanh(x[k]), "libm": |k: usize| libm::tanhf(x[k]), "pxfm": |k: usize| pxfm::f_tanhf(x[k]); "tanh");
    row!(table, "asinh f32", f32, asinh(x), "core-math": |k: usize| core_math::asinhf(x[k]), "system": |k: usize| f32::asinh(x[k]), "libm": |k: usize| libm::asinhf(x[k]), "pxfm": |k: usize| pxfm::f_asinhf(x[k]); "asinh");
    row!(table, "acosh f32", f32, acosh(a), "core-math": |k: usize| core_math::acoshf(a[k]), "system": |k: usize| f32::acosh(a[k]), "libm": |k: usize| libm::acoshf(a[k]), "pxfm": |k: usize| pxfm::f_acoshf(a[k]); "acosh");
    row!(table, "atanh f32", f32, atanh(u), "core-math": |k: usize| core_math::atanhf(u[k]), "system": |k: usize| f32::atanh(u[k]), "libm": |k: usize| libm::atanhf(u[k]), "pxfm": |k: usize| pxfm::f_atanhf(u[k]); "atanh");
    row!(table, "erf f32", f32, erf(x), "core-math": |k: usize| core_math::erff(x[k]), "libm": |k: usize| libm::erff(x[k]), "pxfm": |k: usize| pxfm::f_erff(x[k]); "erf");
    row!(table, "erfc f32", f32, erfc(x), "core-math": |k: usize| core_math::erfcf(x[k]), "libm": |k: usize| libm::erfcf(x[k]); "erfc");
    row!(table, "erfcx f32", f32, erfcx(x));
    row!(table, "normcdf f32", f32, normcdf(x));
    row!(table, "erfinv f32", f32, erfinv(u));
    row!(table, "erfcinv f32", f32, erfcinv(share));
    row!(table, "normcdfinv f32", f32, normcdfinv(share));
    row!(table, "erf f64", f64, erf(near), "core-math": |k: usize| core_math::erf(near[k]), "libm": |k: usize| libm::erf(near[k]); "erf");
    row!(table, "erfc f64", f64, erfc(near), "core-math": |k: usize| core_math::erfc(near[k]), "libm": |k: usize| libm::erfc(near[k]); "erfc");
    row!(table, "erfcx f64", f64, erfcx(near));
    row!(table, "normcdf f64", f64, normcdf(near));
    row!(table, "erfinv f64", f64, erfinv(ratios));
    row!(table, "erfcinv f64", f64, erfcinv(shares));
    row!(table, "normcdfinv f64", f64, normcdfinv(shares));
    row!(table, "sin f32", f32, sin(turns), "core-math": |k: usize| core_math::sinf(turns[k]), "system": |k: usize| f32::sin(turns[k]), "libm": |k: usize| libm::sinf(turns[k]), "pxfm": |k: usize| pxfm::f_sinf(turns[k]); "sin");
    row!(table, "cos f32", f32, cos(turns), "core-math": |k: usize| core_math::cosf(turns[k]), "system": |k: usize| f32::cos(turns[k]), "libm": |k: usize| libm::cosf(turns[k]), "pxfm": |k: usize| pxfm::f_cosf(turns[k]); "cos");
    row!(table, "tan f32", f32, tan(turns), "core-math": |k: usize| core_math::tanf(turns[k]), "system": |k: usize| f32::tan(turns[k]), "libm": |k: usize| libm::tanf(turns[k]), "pxfm": |k: usize| pxfm::f_tanf(turns[k]); "tan");
    row!(table, "asin f32", f32, asin(u), "core-math": |k: usize| core_math::asinf(u[k]), "system": |k: usize| f32::asin(u[k]), "libm": |k: usize| libm::asinf(u[k]), "pxfm": |k: usize| pxfm::f_asinf(u[k]); "asin");
    row!(table, "acos f32", f32, acos(u), "core-math": |k: usize| core_math::acosf(u[k]), "system": |k: usize| f32::acos(u[k]), "libm": |k: usize| libm::acosf(u[k]), "pxfm": |k: usize| pxfm::f_acosf(u[k]); "acos");
    row!(table, "atan f32", f32, atan(x), "core-math": |k: usize| core_math::atanf(x[k]), "system": |k: usize| f32::atan(x[k]), "libm": |k: usize| libm::atanf(x[k]), "pxfm": |k: usize| pxfm::f_atanf(x[k]); "atan");
    row!(table, "atan2 f32", f32, atan2(x, p), "core-math": |k: usize| core_math::atan2f(x[k], p[k]), "system": |k: usize| f32::atan2(x[k], p[k]), "libm": |k: usize| libm::atan2f(x[k], p[k]), "pxfm": |k: usize| pxfm::f_atan2f(x[k], p[k]); "atan2");
    row!(table, "sin_pi f32", f32, sin_pi(x), "core-math": |k: usize| core_math::sinpif(x[k]); "sinpi");
    row!(table, "cos_pi f32", f32, cos_pi(x), "core-math": |k: usize| core_math::cospif(x[k]); "cospi");
    row!(table, "tan_pi f32", f32, tan_pi(x), "core-math": |k: usize| core_math::tanpif(x[k]));
    row!(table, "asin_pi f32", f32, asin_pi(u), "core-math": |k: usize| core_math::asinpif(u[k]));
    row!(table, "acos_pi f32", f32, acos_pi(u), "core-math": |k: usize| core_math::acospif(u[k]));
    row!(table, "atan_pi f32", f32, atan_pi(x), "core-math": |k: usize| core_math::atanpif(x[k]));
    row!(table, "atan2_pi f32", f32, atan2_pi(x, p), "core-math": |k: usize| core_math::atan2pif(x[k], p[k]));
    row!(table, "powf f32", f32, powf(p, x), "core-math": |k: usize| core_math::powf(p[k], x[k]), "system": |k: usize| f32::powf(p[k], x[k]), "libm": |k: usize| libm::powf(p[k], x[k]), "pxfm": |k: usize| pxfm::f_powf(p[k], x[k]); "pow");
    row!(table, "exp f64", f64, exp(near), "core-math": |k: usize| core_math::exp(near[k]), "system": |k: usize| f64::exp(near[k]), "libm": |k: usize| libm::exp(near[k]), "pxfm": |k: usize| pxfm::f_exp(near[k]); "exp");
    row!(table, "exp2 f64", f64, exp2(near), "core-math": |k: usize| core_math::exp2(near[k]), "system": |k: usize| f64::exp2(near[k]), "libm": |k: usize| libm::exp2(near[k]), "pxfm": |k: usize| pxfm::f_exp2(near[k]); "exp2");
    row!(table, "ln f64", f64, ln(positive), "core-math": |k: usize| core_math::log(positive[k]), "system": |k: usize| f64::ln(positive[k]), "libm": |k: usize| libm::log(positive[k]), "pxfm": |k: usize| pxfm::f_log(positive[k]); "log");
    row!(table, "exp10 f64", f64, exp10(near), "core-math": |k: usize| core_math::exp10(near[k]), "libm": |k: usize| libm::exp10(near[k]), "pxfm": |k: usize| pxfm::f_exp10(near[k]); "exp10");
    row!(table, "exp_m1 f64", f64, exp_m1(near), "core-math": |k: usize| core_math::expm1(near[k]), "system": |k: usize| f64::exp_m1(near[k]), "libm": |k: usize| libm::expm1(near[k]), "pxfm": |k: usize| pxfm::f_expm1(near[k]); "expm1");
    row!(table, "log2 f64", f64, log2(positive), "core-math": |k: usize| core_math::log2(positive[k]), "system": |k: usize| f64::log2(positive[k]), "libm": |k: usize| libm::log2(positive[k]), "pxfm": |k: usize| pxfm::f_log2(positive[k]); "log2");
    row!(table, "log10 f64", f64, log10(positive), "core-math": |k: usize| core_math::log10(positive[k]), "system": |k: usize| f64::log10(positive[k]), "libm": |k: usize| libm::log10(positive[k]), "pxfm": |k: usize| pxfm::f_log10(positive[k]); "log10");
    row!(table, "ln_1p f64", f64, ln_1p(positive), "core-math": |k: usize| core_math::log1p(positive[k]), "system": |k: usize| f64::ln_1p(positive[k]), "libm": |k: usize| libm::log1p(positive[k]), "pxfm": |k: usize| pxfm::f_log1p(positive[k]); "log1p");
    row!(table, "sinh f64", f64, sinh(near), "core-math": |k: usize| core_math::sinh(near[k]), "system": |k: usize| f64::sinh(near[k]), "libm": |k: usize| libm::sinh(near[k]), "pxfm": |k: usize| pxfm::f_sinh(near[k]); "sinh");
    row!(table, "cosh f64", f64, cosh(near), "core-math": |k: usize| core_math::cosh(near[k]), "system": |k: usize| f64::cosh(near[k]), "libm": |k: usize| libm::cosh(near[k]), "pxfm": |k: usize| pxfm::f_cosh(near[k]); "cosh");
    row!(table, "tanh f64", f64, tanh(near), "core-math": |k: usize| core_math::tanh(near[k]), "system": |k: usize| f64::tanh(near[k]), "libm": |k: usize| libm::tanh(near[k]), "pxfm": |k: usize| pxfm::f_tanh(near[k]); "tanh");
    row!(table, "asinh f64", f64, asinh(near), "core-math": |k: usize| core_math::asinh(near[k]), "system": |k: usize| f64::asinh(near[k]), "libm": |k: usize| libm::asinh(near[k]), "pxfm": |k: usize| pxfm::f_asinh(near[k]); "asinh");
    row!(table, "acosh f64", f64, acosh(above), "core-math": |k: usize| core_math::acosh(above[k]), "system": |k: usize| f64::acosh(above[k]), "libm": |k: usize| libm::acosh(above[k]), "pxfm": |k: usize| pxfm::f_acosh(above[k]); "acosh");
    row!(table, "atanh f64", f64, atanh(ratios), "core-math": |k: usize| core_math::atanh(ratios[k]), "system": |k: usize| f64::atanh(ratios[k]), "libm": |k: usize| libm::atanh(ratios[k]), "pxfm": |k: usize| pxfm::f_atanh(ratios[k]); "atanh");
    row!(table, "sin f64", f64, sin(angles), "core-math": |k: usize| core_math::sin(angles[k]), "system": |k: usize| f64::sin(angles[k]), "libm": |k: usize| libm::sin(angles[k]), "pxfm": |k: usize| pxfm::f_sin(angles[k]); "sin");
    row!(table, "cos f64", f64, cos(angles), "core-math": |k: usize| core_math::cos(angles[k]), "system": |k: usize| f64::cos(angles[k]), "libm": |k: usize| libm::cos(angles[k]), "pxfm": |k: usize| pxfm::f_cos(angles[k]); "cos");
    row!(table, "tan f64", f64, tan(angles), "core-math": |k: usize| core_math::tan(angles[k]), "system": |k: usize| f64::tan(angles[k]), "libm": |k: usize| libm::tan(angles[k]), "pxfm": |k: usize| pxfm::f_tan(angles[k]); "tan");
    row!(table, "asin f64", f64, asin(ratios), "core-math": |k: usize| core_math::asin(ratios[k]), "system": |k: usize| f64::asin(ratios[k]), "libm": |k: usize| libm::asin(ratios[k]), "pxfm": |k: usize| pxfm::f_asin(ratios[k]); "asin");
    row!(table, "acos f64", f64, acos(ratios), "core-math": |k: usize| core_math::acos(ratios[k]), "system": |k: usize| f64::acos(ratios[k]), "libm": |k: usize| libm::acos(ratios[k]), "pxfm": |k: usize| pxfm::f_acos(ratios[k]); "acos");
    row!(table, "atan f64", f64, atan(near), "core-math": |k: usize| core_math::atan(near[k]), "system": |k: usize| f64::atan(near[k]), "libm": |k: usize| libm::atan(near[k]), "pxfm": |k: usize| pxfm::f_atan(near[k]); "atan");
    row!(table, "atan2 f64", f64, atan2(near, positive), "core-math": |k: usize| core_math::atan2(near[k], positive[k]), "system": |k: usize| f64::atan2(near[k], positive[k]), "libm": |k: usize| libm::atan2(near[k], positive[k]), "pxfm": |k: usize| pxfm::f_atan2(near[k], positive[k]); "atan2");
    row!(table, "sin_pi f64", f64, sin_pi(near), "core-math": |k: usize| core_math::sinpi(near[k]); "sinpi");
    row!(table, "cos_pi f64", f64, cos_pi(near), "core-math": |k: usize| core_math::cospi(near[k]); "cospi");
    row!(table, "tan_pi f64", f64, tan_pi(near), "core-math": |k: usize| core_math::tanpi(near[k]));
    row!(table, "asin_pi f64", f64, asin_pi(ratios), "core-math": |k: usize| core_math::asinpi(ratios[k]));
    row!(table, "acos_pi f64", f64, acos_pi(ratios), "core-math": |k: usize| core_math::acospi(ratios[k]));
    row!(table, "atan_pi f64", f64, atan_pi(near), "core-math": |k: usize| core_math::atanpi(near[k]));
    row!(table, "atan2_pi f64", f64, atan2_pi(near, positive), "core-math": |k: usize| core_math::atan2pi(near[k], positive[k]));
    let counts: &[i32; N] = &std::array::from_fn(|k| (k % 12) as i32 + 2);
    row!(table, "powf f64", f64, powf(positive, near), "core-math": |k: usize| core_math::pow(positive[k], near[k]), "system": |k: usize| f64::powf(positive[k], near[k]), "libm": |k: usize| libm::pow(positive[k], near[k]), "pxfm": |k: usize| pxfm::f_pow(positive[k], near[k]); "pow");
    row!(table, "powi f32", f32, powi(p, counts), "system": |k: usize| f32::powi(p[k], counts[k]));
    row!(table, "powi f64", f64, powi(positive, counts), "core-math": |k: usize| core_math::pow(positive[k], counts[k] as f64), "system": |k: usize| f64::powi(positive[k], counts[k]));
    row!(table, "rootn f32", f32, rootn(p, counts));
    row!(table, "rootn f64", f64, rootn(positive, counts));
    row!(table, "compound f32", f32, compound(p, counts), "core-math": |k: usize| core_math::compoundf(p[k], counts[k] as f32));
    row!(table, "compound f64", f64, compound(positive, counts));
    row!(table, "cbrt f32", f32, cbrt(x), "core-math": |k: usize| core_math::cbrtf(x[k]), "system": |k: usize| f32::cbrt(x[k]), "libm": |k: usize| libm::cbrtf(x[k]), "pxfm": |k: usize| pxfm::f_cbrtf(x[k]); "cbrt");
    row!(table, "cbrt f64", f64, cbrt(near), "core-math": |k: usize| core_math::cbrt(near[k]), "system": |k: usize| f64::cbrt(near[k]), "libm": |k: usize| libm::cbrt(near[k]), "pxfm": |k: usize| pxfm::f_cbrt(near[k]); "cbrt");
    row!(table, "gamma f32", f32, gamma(x), "core-math": |k: usize| core_math::tgammaf(x[k]), "libm": |k: usize| libm::tgammaf(x[k]), "pxfm": |k: usize| pxfm::f_tgammaf(x[k]); "tgamma");
    let sizes: &[f64; N] = &near.map(|x| x * 10.0 + 101.0);
    let s: &[f32; N] = &sizes.map(|x| x as f32);
    row!(table, "gamma f64", f64, gamma(near), "core-math": |k: usize| core_math::tgamma(near[k]), "libm": |k: usize| libm::tgamma(near[k]), "pxfm": |k: usize| pxfm::f_tgamma(near[k]); "tgamma");
    row!(table, "ln_gamma f32", f32, ln_gamma(p), "core-math": |k: usize| core_math::lgammaf(p[k]), "libm": |k: usize| libm::lgammaf(p[k]), "pxfm": |k: usize| pxfm::f_lgammaf(p[k]); "lgamma");
    row!(table, "ln_gamma f64", f64, ln_gamma(positive), "core-math": |k: usize| core_math::lgamma(positive[k]), "libm": |k: usize| libm::lgamma(positive[k]), "pxfm": |k: usize| pxfm::f_lgamma(positive[k]); "lgamma");
    row!(table, "j0 f32", f32, j0(s), "libm": |k: usize| libm::j0f(s[k]), "pxfm": |k: usize| pxfm::f_j0f(s[k]));
    row!(table, "j1 f32", f32, j1(s), "libm": |k: usize| libm::j1f(s[k]), "pxfm": |k: usize| pxfm::f_j1f(s[k]));
    row!(table, "y0 f32", f32, y0(s), "libm": |k: usize| libm::y0f(s[k]), "pxfm": |k: usize| pxfm::f_y0f(s[k]));
    row!(table, "y1 f32", f32, y1(s), "libm": |k: usize| libm::y1f(s[k]), "pxfm": |k: usize| pxfm::f_y1f(s[k]));
    row!(table, "j0 f64", f64, j0(sizes), "libm": |k: usize| libm::j0(sizes[k]), "pxfm": |k: usize| pxfm::f_j0(sizes[k]));
    row!(table, "j1 f64", f64, j1(sizes), "libm": |k: usize| libm::j1(sizes[k]), "pxfm": |k: usize| pxfm::f_j1(sizes[k]));
    row!(table, "y0 f64", f64, y0(sizes), "libm": |k: usize| libm::y0(sizes[k]), "pxfm": |k: usize| pxfm::f_y0(sizes[k]));
    row!(table, "y1 f64", f64, y1(sizes), "libm": |k: usize| libm::y1(sizes[k]), "pxfm": |k: usize| pxfm::f_y1(sizes[k]));
    row!(table, "jn f64", f64, jn(sizes, counts), "libm": |k: usize| libm::jn(counts[k], sizes[k]));
    row!(table, "yn f64", f64, yn(sizes, counts), "libm": |k: usize| libm::yn(counts[k], sizes[k]));
    row!(table, "hypot f32", f32, hypot(p, x), "core-math": |k: usize| core_math::hypotf(p[k], x[k]), "system": |k: usize| f32::hypot(p[k], x[k]), "libm": |k: usize| libm::hypotf(p[k], x[k]), "pxfm": |k: usize| pxfm::f_hypotf(p[k], x[k]); "hypot");
    row!(table, "hypot f64", f64, hypot(positive, near), "core-math": |k: usize| core_math::hypot(positive[k], near[k]), "system": |k: usize| f64::hypot(positive[k], near[k]), "libm": |k: usize| libm::hypot(positive[k], near[k]), "pxfm": |k: usize| pxfm::f_hypot(positive[k], near[k]); "hypot");
    row!(table, "rhypot f64", f64, rhypot(positive, near));
    row!(table, "norm3d f32", f32, norm3d(p, x, turns));
    row!(table, "norm4d f64", f64, norm4d(positive, near, positive, near));
    // Zeros and ones are common in data.
    let some = |x: &[f32; N], value| std::array::from_fn(|k| if k % 16 == 0 { value } else { x[k] });
    let (zeros, ones): (&[f32; N], &[f32; N]) = (&some(x, 0.0), &some(p, 1.0));
    row!(table, "exp f32, a zero in 16", f32, exp(zeros), "system": |k: usize| f32::exp(zeros[k]));
    row!(table, "sin f32, a zero in 16", f32, sin(zeros), "system": |k: usize| f32::sin(zeros[k]));
    row!(table, "atan f32, a zero in 16", f32, atan(zeros), "system": |k: usize| f32::atan(zeros[k]));
    row!(table, "tanh f32, a zero in 16", f32, tanh(zeros), "system": |k: usize| f32::tanh(zeros[k]));
    row!(table, "ln f32, a one in 16", f32, ln(ones), "system": |k: usize| f32::ln(ones[k]));
    hard! { table,
        "exp2 f64, hard" exp2(exp2);
        "exp10 f64, hard" exp10(exp10);
        "exp_m1 f64, hard" exp_m1(expm1);
        "ln f64, hard" ln(log);
        "log2 f64, hard" log2(log2);
        "log10 f64, hard" log10(log10);
        "ln_1p f64, hard" ln_1p(log1p);
        "sinh f64, hard" sinh(sinh);
        "tanh f64, hard" tanh(tanh);
        "asinh f64, hard" asinh(asinh);
        "erf f64, hard" erf(erf);
        "erfc f64, hard" erfc(erfc);
    }
    table.summary();
}
