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
    let turns: &[f32; N] = &std::array::from_fn(|k| (spread(k) * 200.0 - 100.0) as f32);
    let (above, within): (&[f64; N], &[f64; N]) = (&positive.map(|x| x + 1.0), &near.map(|x| x / 10.0));
    let (x, p): (&[f32; N], &[f32; N]) = (&near.map(|x| x as f32), &positive.map(|x| x as f32));
    let (a, u): (&[f32; N], &[f32; N]) = (&above.map(|x| x as f32), &within.map(|x| x as f32));
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
    row!("sin f32", f32, sin(turns), "core-math": |k: usize| core_math::sinf(turns[k]), "system": |k: usize| f32::sin(turns[k]), "libm": |k: usize| libm::sinf(turns[k]), "pxfm": |k: usize| pxfm::f_sinf(turns[k]));
    row!("cos f32", f32, cos(turns), "core-math": |k: usize| core_math::cosf(turns[k]), "system": |k: usize| f32::cos(turns[k]), "libm": |k: usize| libm::cosf(turns[k]), "pxfm": |k: usize| pxfm::f_cosf(turns[k]));
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
    row!("atanh f64", f64, atanh(within), "core-math": |k: usize| core_math::atanh(within[k]), "system": |k: usize| f64::atanh(within[k]), "libm": |k: usize| libm::atanh(within[k]), "pxfm": |k: usize| pxfm::f_atanh(within[k]));
}
