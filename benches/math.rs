//! Elementary functions beside those of others, in nanoseconds an element of 10,000 on one thread.
//!
//! Columns: `map` on lanes, to nearest and upward; `map` one element at a time; scalar calls through the dispatch; CORE-MATH, which is
//! correctly rounded as well; the system's library; the crates `libm` and `pxfm`, which are not in all cases. Samples of the columns
//! follow each other; each figure is the fastest of all rounds.
//!
//! `cargo bench --bench math -- [PART OF A NAME]`. CORE-MATH wants `CFLAGS="-O2 -frounding-math"`, which `.cargo/config.toml` sets.

use std::hint::black_box;
use std::time::Instant;

use fpdsl::prelude::*;
use fpdsl::{Strategy, math};

const N: usize = 10_000;
const ROUNDS: usize = 200;

/// A name, and a run over all elements.
type Column<'a> = (&'static str, Box<dyn FnMut() + 'a>);

/// The fastest sample of each column.
fn fastest(columns: &mut [Column<'_>]) -> Vec<f64> {
    let mut best = vec![f64::INFINITY; columns.len()];
    for _ in 0..ROUNDS {
        for ((_, run), best) in columns.iter_mut().zip(&mut best) {
            let began = Instant::now();
            run();
            *best = best.min(began.elapsed().as_secs_f64() * 1e9 / N as f64);
        }
    }
    best
}

fn print(name: &str, mut columns: Vec<Column<'_>>) {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    if !wanted.is_empty() && !wanted.iter().any(|part| name.contains(part.as_str())) {
        return;
    }
    let figures = fastest(&mut columns);
    print!("{name:>10}");
    for ((column, _), figure) in columns.iter().zip(figures) {
        print!("  {column} {figure:.2}");
    }
    println!();
}

macro_rules! row {
    ($label:literal, $native:ty, $name:ident($($x:ident),*), $($peer:literal: $call:expr),*) => {{
        let lanes = Device::host().with_strategy(Strategy::Lanes);
        let single = Device::host().with_strategy(Strategy::Single);
        let mut out = vec![[0.0 as $native; N]; 8];
        let mut outs = out.iter_mut();
        let mut next = || outs.next().expect("an output for each column");
        let mut columns: Vec<Column<'_>> = Vec::new();
        let (a, b, c, d) = (next(), next(), next(), next());
        let run = || math::$name::map_into(&lanes, &mut a[..], $($x),*).expect("no fault");
        columns.push(("lanes", Box::new(run)));
        let run = || math::$name::map_into_in::<Ru, _>(&lanes, &mut b[..], $($x),*).expect("no fault");
        columns.push(("lanes ru", Box::new(run)));
        let run = || math::$name::map_into(&single, &mut c[..], $($x),*).expect("no fault");
        columns.push(("single", Box::new(run)));
        columns.push(("call", Box::new(|| (0..N).for_each(|k| d[k] = math::$name($($x[k]),*)))));
        $(
            let (column, call) = (next(), $call);
            columns.push(($peer, Box::new(move || (0..N).for_each(|k| column[k] = call(k)))));
        )*
        print($label, columns);
        black_box(&out);
    }};
}

fn main() {
    // One thread: the columns beside it have one.
    rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .build_global()
        .expect("no pool before");
    println!("{}, one thread, ns an element of {N}", Device::host().name());
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
    row!("exp f32", f32, exp(x), "core-math": |k: usize| core_math::expf(x[k]), "system": |k: usize| f32::exp(x[k]), "libm": |k: usize| libm::expf(x[k]), "pxfm": |k: usize| pxfm::f_expf(x[k]));
    row!("exp2 f32", f32, exp2(x), "core-math": |k: usize| core_math::exp2f(x[k]), "system": |k: usize| f32::exp2(x[k]), "libm": |k: usize| libm::exp2f(x[k]), "pxfm": |k: usize| pxfm::f_exp2f(x[k]));
    row!("ln f32", f32, ln(p), "core-math": |k: usize| core_math::logf(p[k]), "system": |k: usize| f32::ln(p[k]), "libm": |k: usize| libm::logf(p[k]), "pxfm": |k: usize| pxfm::f_logf(p[k]));
    row!("exp10 f32", f32, exp10(x), "core-math": |k: usize| core_math::exp10f(x[k]), "libm": |k: usize| libm::exp10f(x[k]), "pxfm": |k: usize| pxfm::f_exp10f(x[k]));
    row!("exp_m1 f32", f32, exp_m1(x), "core-math": |k: usize| core_math::expm1f(x[k]), "system": |k: usize| f32::exp_m1(x[k]), "libm": |k: usize| libm::expm1f(x[k]), "pxfm": |k: usize| pxfm::f_expm1f(x[k]));
    row!("log2 f32", f32, log2(p), "core-math": |k: usize| core_math::log2f(p[k]), "system": |k: usize| f32::log2(p[k]), "libm": |k: usize| libm::log2f(p[k]), "pxfm": |k: usize| pxfm::f_log2f(p[k]));
    row!("log10 f32", f32, log10(p), "core-math": |k: usize| core_math::log10f(p[k]), "system": |k: usize| f32::log10(p[k]), "libm": |k: usize| libm::log10f(p[k]), "pxfm": |k: usize| pxfm::f_log10f(p[k]));
    row!("ln_1p f32", f32, ln_1p(p), "core-math": |k: usize| core_math::log1pf(p[k]), "system": |k: usize| f32::ln_1p(p[k]), "libm": |k: usize| libm::log1pf(p[k]), "pxfm": |k: usize| pxfm::f_log1pf(p[k]));
    row!("sinh f32", f32, sinh(x), "core-math": |k: usize| core_math::sinhf(x[k]), "system": |k: usize| f32::sinh(x[k]), "libm": |k: usize| libm::sinhf(x[k]), "pxfm": |k: usize| pxfm::f_sinhf(x[k]));
    row!("cosh f32", f32, cosh(x), "core-math": |k: usize| core_math::coshf(x[k]), "system": |k: usize| f32::cosh(x[k]), "libm": |k: usize| libm::coshf(x[k]), "pxfm": |k: usize| pxfm::f_coshf(x[k]));
    row!("tanh f32", f32, tanh(x), "core-math": |k: usize| core_math::tanhf(x[k]), "system": |k: usize| f32::tanh(x[k]), "libm": |k: usize| libm::tanhf(x[k]), "pxfm": |k: usize| pxfm::f_tanhf(x[k]));
    row!("asinh f32", f32, asinh(x), "core-math": |k: usize| core_math::asinhf(x[k]), "system": |k: usize| f32::asinh(x[k]), "libm": |k: usize| libm::asinhf(x[k]), "pxfm": |k: usize| pxfm::f_asinhf(x[k]));
    row!("acosh f32", f32, acosh(a), "core-math": |k: usize| core_math::acoshf(a[k]), "system": |k: usize| f32::acosh(a[k]), "libm": |k: usize| libm::acoshf(a[k]), "pxfm": |k: usize| pxfm::f_acoshf(a[k]));
    row!("atanh f32", f32, atanh(u), "core-math": |k: usize| core_math::atanhf(u[k]), "system": |k: usize| f32::atanh(u[k]), "libm": |k: usize| libm::atanhf(u[k]), "pxfm": |k: usize| pxfm::f_atanhf(u[k]));
    row!("erf f32", f32, erf(x), "core-math": |k: usize| core_math::erff(x[k]), "libm": |k: usize| libm::erff(x[k]), "pxfm": |k: usize| pxfm::f_erff(x[k]));
    row!("erfc f32", f32, erfc(x), "core-math": |k: usize| core_math::erfcf(x[k]), "libm": |k: usize| libm::erfcf(x[k]));
    row!("erfcx f32", f32, erfcx(x),);
    row!("normcdf f32", f32, normcdf(x),);
    row!("erfinv f32", f32, erfinv(u),);
    row!("erfcinv f32", f32, erfcinv(share),);
    row!("normcdfinv f32", f32, normcdfinv(share),);
    row!("erf f64", f64, erf(near), "core-math": |k: usize| core_math::erf(near[k]), "libm": |k: usize| libm::erf(near[k]));
    row!("erfc f64", f64, erfc(near), "core-math": |k: usize| core_math::erfc(near[k]), "libm": |k: usize| libm::erfc(near[k]));
    row!("erfcx f64", f64, erfcx(near),);
    row!("normcdf f64", f64, normcdf(near),);
    row!("erfinv f64", f64, erfinv(ratios),);
    row!("erfcinv f64", f64, erfcinv(shares),);
    row!("normcdfinv f64", f64, normcdfinv(shares),);
    row!("sin f32", f32, sin(turns), "core-math": |k: usize| core_math::sinf(turns[k]), "system": |k: usize| f32::sin(turns[k]), "libm": |k: usize| libm::sinf(turns[k]), "pxfm": |k: usize| pxfm::f_sinf(turns[k]));
    row!("cos f32", f32, cos(turns), "core-math": |k: usize| core_math::cosf(turns[k]), "system": |k: usize| f32::cos(turns[k]), "libm": |k: usize| libm::cosf(turns[k]), "pxfm": |k: usize| pxfm::f_cosf(turns[k]));
    row!("tan f32", f32, tan(turns), "core-math": |k: usize| core_math::tanf(turns[k]), "system": |k: usize| f32::tan(turns[k]), "libm": |k: usize| libm::tanf(turns[k]), "pxfm": |k: usize| pxfm::f_tanf(turns[k]));
    row!("asin f32", f32, asin(u), "core-math": |k: usize| core_math::asinf(u[k]), "system": |k: usize| f32::asin(u[k]), "libm": |k: usize| libm::asinf(u[k]), "pxfm": |k: usize| pxfm::f_asinf(u[k]));
    row!("acos f32", f32, acos(u), "core-math": |k: usize| core_math::acosf(u[k]), "system": |k: usize| f32::acos(u[k]), "libm": |k: usize| libm::acosf(u[k]), "pxfm": |k: usize| pxfm::f_acosf(u[k]));
    row!("atan f32", f32, atan(x), "core-math": |k: usize| core_math::atanf(x[k]), "system": |k: usize| f32::atan(x[k]), "libm": |k: usize| libm::atanf(x[k]), "pxfm": |k: usize| pxfm::f_atanf(x[k]));
    row!("atan2 f32", f32, atan2(x, p), "core-math": |k: usize| core_math::atan2f(x[k], p[k]), "system": |k: usize| f32::atan2(x[k], p[k]), "libm": |k: usize| libm::atan2f(x[k], p[k]), "pxfm": |k: usize| pxfm::f_atan2f(x[k], p[k]));
    row!("sin_pi f32", f32, sin_pi(x), "core-math": |k: usize| core_math::sinpif(x[k]));
    row!("cos_pi f32", f32, cos_pi(x), "core-math": |k: usize| core_math::cospif(x[k]));
    row!("tan_pi f32", f32, tan_pi(x), "core-math": |k: usize| core_math::tanpif(x[k]));
    row!("asin_pi f32", f32, asin_pi(u), "core-math": |k: usize| core_math::asinpif(u[k]));
    row!("acos_pi f32", f32, acos_pi(u), "core-math": |k: usize| core_math::acospif(u[k]));
    row!("atan_pi f32", f32, atan_pi(x), "core-math": |k: usize| core_math::atanpif(x[k]));
    row!("atan2_pi f32", f32, atan2_pi(x, p), "core-math": |k: usize| core_math::atan2pif(x[k], p[k]));
    row!("powf f32", f32, powf(p, x), "core-math": |k: usize| core_math::powf(p[k], x[k]), "system": |k: usize| f32::powf(p[k], x[k]), "libm": |k: usize| libm::powf(p[k], x[k]), "pxfm": |k: usize| pxfm::f_powf(p[k], x[k]));
    row!("exp f64", f64, exp(near), "core-math": |k: usize| core_math::exp(near[k]), "system": |k: usize| f64::exp(near[k]), "libm": |k: usize| libm::exp(near[k]), "pxfm": |k: usize| pxfm::f_exp(near[k]));
    row!("exp2 f64", f64, exp2(near), "core-math": |k: usize| core_math::exp2(near[k]), "system": |k: usize| f64::exp2(near[k]), "libm": |k: usize| libm::exp2(near[k]), "pxfm": |k: usize| pxfm::f_exp2(near[k]));
    row!("ln f64", f64, ln(positive), "core-math": |k: usize| core_math::log(positive[k]), "system": |k: usize| f64::ln(positive[k]), "libm": |k: usize| libm::log(positive[k]), "pxfm": |k: usize| pxfm::f_log(positive[k]));
    row!("exp10 f64", f64, exp10(near), "core-math": |k: usize| core_math::exp10(near[k]), "libm": |k: usize| libm::exp10(near[k]), "pxfm": |k: usize| pxfm::f_exp10(near[k]));
    row!("exp_m1 f64", f64, exp_m1(near), "core-math": |k: usize| core_math::expm1(near[k]), "system": |k: usize| f64::exp_m1(near[k]), "libm": |k: usize| libm::expm1(near[k]), "pxfm": |k: usize| pxfm::f_expm1(near[k]));
    row!("log2 f64", f64, log2(positive), "core-math": |k: usize| core_math::log2(positive[k]), "system": |k: usize| f64::log2(positive[k]), "libm": |k: usize| libm::log2(positive[k]), "pxfm": |k: usize| pxfm::f_log2(positive[k]));
    row!("log10 f64", f64, log10(positive), "core-math": |k: usize| core_math::log10(positive[k]), "system": |k: usize| f64::log10(positive[k]), "libm": |k: usize| libm::log10(positive[k]), "pxfm": |k: usize| pxfm::f_log10(positive[k]));
    row!("ln_1p f64", f64, ln_1p(positive), "core-math": |k: usize| core_math::log1p(positive[k]), "system": |k: usize| f64::ln_1p(positive[k]), "libm": |k: usize| libm::log1p(positive[k]), "pxfm": |k: usize| pxfm::f_log1p(positive[k]));
    row!("sinh f64", f64, sinh(near), "core-math": |k: usize| core_math::sinh(near[k]), "system": |k: usize| f64::sinh(near[k]), "libm": |k: usize| libm::sinh(near[k]), "pxfm": |k: usize| pxfm::f_sinh(near[k]));
    row!("cosh f64", f64, cosh(near), "core-math": |k: usize| core_math::cosh(near[k]), "system": |k: usize| f64::cosh(near[k]), "libm": |k: usize| libm::cosh(near[k]), "pxfm": |k: usize| pxfm::f_cosh(near[k]));
    row!("tanh f64", f64, tanh(near), "core-math": |k: usize| core_math::tanh(near[k]), "system": |k: usize| f64::tanh(near[k]), "libm": |k: usize| libm::tanh(near[k]), "pxfm": |k: usize| pxfm::f_tanh(near[k]));
    row!("asinh f64", f64, asinh(near), "core-math": |k: usize| core_math::asinh(near[k]), "system": |k: usize| f64::asinh(near[k]), "libm": |k: usize| libm::asinh(near[k]), "pxfm": |k: usize| pxfm::f_asinh(near[k]));
    row!("acosh f64", f64, acosh(above), "core-math": |k: usize| core_math::acosh(above[k]), "system": |k: usize| f64::acosh(above[k]), "libm": |k: usize| libm::acosh(above[k]), "pxfm": |k: usize| pxfm::f_acosh(above[k]));
    row!("atanh f64", f64, atanh(ratios), "core-math": |k: usize| core_math::atanh(ratios[k]), "system": |k: usize| f64::atanh(ratios[k]), "libm": |k: usize| libm::atanh(ratios[k]), "pxfm": |k: usize| pxfm::f_atanh(ratios[k]));
    row!("sin f64", f64, sin(angles), "core-math": |k: usize| core_math::sin(angles[k]), "system": |k: usize| f64::sin(angles[k]), "libm": |k: usize| libm::sin(angles[k]), "pxfm": |k: usize| pxfm::f_sin(angles[k]));
    row!("cos f64", f64, cos(angles), "core-math": |k: usize| core_math::cos(angles[k]), "system": |k: usize| f64::cos(angles[k]), "libm": |k: usize| libm::cos(angles[k]), "pxfm": |k: usize| pxfm::f_cos(angles[k]));
    row!("tan f64", f64, tan(angles), "core-math": |k: usize| core_math::tan(angles[k]), "system": |k: usize| f64::tan(angles[k]), "libm": |k: usize| libm::tan(angles[k]), "pxfm": |k: usize| pxfm::f_tan(angles[k]));
    row!("asin f64", f64, asin(ratios), "core-math": |k: usize| core_math::asin(ratios[k]), "system": |k: usize| f64::asin(ratios[k]), "libm": |k: usize| libm::asin(ratios[k]), "pxfm": |k: usize| pxfm::f_asin(ratios[k]));
    row!("acos f64", f64, acos(ratios), "core-math": |k: usize| core_math::acos(ratios[k]), "system": |k: usize| f64::acos(ratios[k]), "libm": |k: usize| libm::acos(ratios[k]), "pxfm": |k: usize| pxfm::f_acos(ratios[k]));
    row!("atan f64", f64, atan(near), "core-math": |k: usize| core_math::atan(near[k]), "system": |k: usize| f64::atan(near[k]), "libm": |k: usize| libm::atan(near[k]), "pxfm": |k: usize| pxfm::f_atan(near[k]));
    row!("atan2 f64", f64, atan2(near, positive), "core-math": |k: usize| core_math::atan2(near[k], positive[k]), "system": |k: usize| f64::atan2(near[k], positive[k]), "libm": |k: usize| libm::atan2(near[k], positive[k]), "pxfm": |k: usize| pxfm::f_atan2(near[k], positive[k]));
    row!("sin_pi f64", f64, sin_pi(near), "core-math": |k: usize| core_math::sinpi(near[k]));
    row!("cos_pi f64", f64, cos_pi(near), "core-math": |k: usize| core_math::cospi(near[k]));
    row!("tan_pi f64", f64, tan_pi(near), "core-math": |k: usize| core_math::tanpi(near[k]));
    row!("asin_pi f64", f64, asin_pi(ratios), "core-math": |k: usize| core_math::asinpi(ratios[k]));
    row!("acos_pi f64", f64, acos_pi(ratios), "core-math": |k: usize| core_math::acospi(ratios[k]));
    row!("atan_pi f64", f64, atan_pi(near), "core-math": |k: usize| core_math::atanpi(near[k]));
    row!("atan2_pi f64", f64, atan2_pi(near, positive), "core-math": |k: usize| core_math::atan2pi(near[k], positive[k]));
    let counts: &[i32; N] = &std::array::from_fn(|k| (k % 12) as i32 + 2);
    row!("powf f64", f64, powf(positive, near), "core-math": |k: usize| core_math::pow(positive[k], near[k]), "system": |k: usize| f64::powf(positive[k], near[k]), "libm": |k: usize| libm::pow(positive[k], near[k]), "pxfm": |k: usize| pxfm::f_pow(positive[k], near[k]));
    row!("powi f32", f32, powi(p, counts), "system": |k: usize| f32::powi(p[k], counts[k]));
    row!("powi f64", f64, powi(positive, counts), "core-math": |k: usize| core_math::pow(positive[k], counts[k] as f64), "system": |k: usize| f64::powi(positive[k], counts[k]));
    row!("rootn f32", f32, rootn(p, counts),);
    row!("rootn f64", f64, rootn(positive, counts),);
    row!("compound f32", f32, compound(p, counts), "core-math": |k: usize| core_math::compoundf(p[k], counts[k] as f32));
    row!("compound f64", f64, compound(positive, counts),);
    row!("cbrt f32", f32, cbrt(x), "core-math": |k: usize| core_math::cbrtf(x[k]), "system": |k: usize| f32::cbrt(x[k]), "libm": |k: usize| libm::cbrtf(x[k]), "pxfm": |k: usize| pxfm::f_cbrtf(x[k]));
    row!("cbrt f64", f64, cbrt(near), "core-math": |k: usize| core_math::cbrt(near[k]), "system": |k: usize| f64::cbrt(near[k]), "libm": |k: usize| libm::cbrt(near[k]), "pxfm": |k: usize| pxfm::f_cbrt(near[k]));
    row!("gamma f32", f32, gamma(x), "core-math": |k: usize| core_math::tgammaf(x[k]), "libm": |k: usize| libm::tgammaf(x[k]), "pxfm": |k: usize| pxfm::f_tgammaf(x[k]));
    let sizes: &[f64; N] = &near.map(|x| x * 10.0 + 101.0);
    let s: &[f32; N] = &sizes.map(|x| x as f32);
    row!("gamma f64", f64, gamma(near), "core-math": |k: usize| core_math::tgamma(near[k]), "libm": |k: usize| libm::tgamma(near[k]), "pxfm": |k: usize| pxfm::f_tgamma(near[k]));
    row!("ln_gamma f32", f32, ln_gamma(p), "core-math": |k: usize| core_math::lgammaf(p[k]), "libm": |k: usize| libm::lgammaf(p[k]), "pxfm": |k: usize| pxfm::f_lgammaf(p[k]));
    row!("ln_gamma f64", f64, ln_gamma(positive), "core-math": |k: usize| core_math::lgamma(positive[k]), "libm": |k: usize| libm::lgamma(positive[k]), "pxfm": |k: usize| pxfm::f_lgamma(positive[k]));
    row!("j0 f32", f32, j0(s), "libm": |k: usize| libm::j0f(s[k]), "pxfm": |k: usize| pxfm::f_j0f(s[k]));
    row!("j1 f32", f32, j1(s), "libm": |k: usize| libm::j1f(s[k]), "pxfm": |k: usize| pxfm::f_j1f(s[k]));
    row!("y0 f32", f32, y0(s), "libm": |k: usize| libm::y0f(s[k]), "pxfm": |k: usize| pxfm::f_y0f(s[k]));
    row!("y1 f32", f32, y1(s), "libm": |k: usize| libm::y1f(s[k]), "pxfm": |k: usize| pxfm::f_y1f(s[k]));
    row!("j0 f64", f64, j0(sizes), "libm": |k: usize| libm::j0(sizes[k]), "pxfm": |k: usize| pxfm::f_j0(sizes[k]));
    row!("j1 f64", f64, j1(sizes), "libm": |k: usize| libm::j1(sizes[k]), "pxfm": |k: usize| pxfm::f_j1(sizes[k]));
    row!("y0 f64", f64, y0(sizes), "libm": |k: usize| libm::y0(sizes[k]), "pxfm": |k: usize| pxfm::f_y0(sizes[k]));
    row!("y1 f64", f64, y1(sizes), "libm": |k: usize| libm::y1(sizes[k]), "pxfm": |k: usize| pxfm::f_y1(sizes[k]));
    row!("jn f64", f64, jn(sizes, counts), "libm": |k: usize| libm::jn(counts[k], sizes[k]));
    row!("yn f64", f64, yn(sizes, counts), "libm": |k: usize| libm::yn(counts[k], sizes[k]));
    row!("hypot f32", f32, hypot(p, x), "core-math": |k: usize| core_math::hypotf(p[k], x[k]), "system": |k: usize| f32::hypot(p[k], x[k]), "libm": |k: usize| libm::hypotf(p[k], x[k]), "pxfm": |k: usize| pxfm::f_hypotf(p[k], x[k]));
    row!("hypot f64", f64, hypot(positive, near), "core-math": |k: usize| core_math::hypot(positive[k], near[k]), "system": |k: usize| f64::hypot(positive[k], near[k]), "libm": |k: usize| libm::hypot(positive[k], near[k]), "pxfm": |k: usize| pxfm::f_hypot(positive[k], near[k]));
    row!("rhypot f64", f64, rhypot(positive, near),);
    row!("norm3d f32", f32, norm3d(p, x, turns),);
    row!("norm4d f64", f64, norm4d(positive, near, positive, near),);
}
