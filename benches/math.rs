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
    let (x, p): (&[f32; N], &[f32; N]) = (&near.map(|x| x as f32), &positive.map(|x| x as f32));
    row!("exp f32", f32, exp(x), "core-math": |k: usize| core_math::expf(x[k]), "system": |k: usize| f32::exp(x[k]), "libm": |k: usize| libm::expf(x[k]), "pxfm": |k: usize| pxfm::f_expf(x[k]));
    row!("exp2 f32", f32, exp2(x), "core-math": |k: usize| core_math::exp2f(x[k]), "system": |k: usize| f32::exp2(x[k]), "libm": |k: usize| libm::exp2f(x[k]), "pxfm": |k: usize| pxfm::f_exp2f(x[k]));
    row!("ln f32", f32, ln(p), "core-math": |k: usize| core_math::logf(p[k]), "system": |k: usize| f32::ln(p[k]), "libm": |k: usize| libm::logf(p[k]), "pxfm": |k: usize| pxfm::f_logf(p[k]));
    row!("sin f32", f32, sin(turns), "core-math": |k: usize| core_math::sinf(turns[k]), "system": |k: usize| f32::sin(turns[k]), "libm": |k: usize| libm::sinf(turns[k]), "pxfm": |k: usize| pxfm::f_sinf(turns[k]));
    row!("cos f32", f32, cos(turns), "core-math": |k: usize| core_math::cosf(turns[k]), "system": |k: usize| f32::cos(turns[k]), "libm": |k: usize| libm::cosf(turns[k]), "pxfm": |k: usize| pxfm::f_cosf(turns[k]));
    row!("powf f32", f32, powf(p, x), "core-math": |k: usize| core_math::powf(p[k], x[k]), "system": |k: usize| f32::powf(p[k], x[k]), "libm": |k: usize| libm::powf(p[k], x[k]), "pxfm": |k: usize| pxfm::f_powf(p[k], x[k]));
    row!("exp f64", f64, exp(near), "core-math": |k: usize| core_math::exp(near[k]), "system": |k: usize| f64::exp(near[k]), "libm": |k: usize| libm::exp(near[k]), "pxfm": |k: usize| pxfm::f_exp(near[k]));
    row!("ln f64", f64, ln(positive), "core-math": |k: usize| core_math::log(positive[k]), "system": |k: usize| f64::ln(positive[k]), "libm": |k: usize| libm::log(positive[k]), "pxfm": |k: usize| pxfm::f_log(positive[k]));
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
    row!("hypot f32", f32, hypot(p, x), "core-math": |k: usize| core_math::hypotf(p[k], x[k]), "system": |k: usize| f32::hypot(p[k], x[k]), "libm": |k: usize| libm::hypotf(p[k], x[k]), "pxfm": |k: usize| pxfm::f_hypotf(p[k], x[k]));
    row!("hypot f64", f64, hypot(positive, near), "core-math": |k: usize| core_math::hypot(positive[k], near[k]), "system": |k: usize| f64::hypot(positive[k], near[k]), "libm": |k: usize| libm::hypot(positive[k], near[k]), "pxfm": |k: usize| pxfm::f_hypot(positive[k], near[k]));
    row!("rhypot f64", f64, rhypot(positive, near),);
    row!("norm3d f32", f32, norm3d(p, x, turns),);
    row!("norm4d f64", f64, norm4d(positive, near, positive, near),);
}
