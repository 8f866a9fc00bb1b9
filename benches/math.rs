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

/// The fastest sample of each column.
fn fastest(columns: &mut [(&str, Box<dyn FnMut() + '_>)]) -> Vec<f64> {
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

fn print(name: &str, mut columns: Vec<(&str, Box<dyn FnMut() + '_>)>) {
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
    ($label:literal, $native:ty, $name:ident($x:ident $(, $y:ident)?), $($peer:literal $call:expr),*) => {{
        let lanes = Device::host().with_strategy(Strategy::Lanes);
        let single = Device::host().with_strategy(Strategy::Single);
        let mut out = vec![[0.0 as $native; N]; 8];
        let mut outs = out.iter_mut();
        let mut next = || outs.next().expect("an output for each column");
        let mut columns: Vec<(&str, Box<dyn FnMut() + '_>)> = Vec::new();
        let (a, b, c, d) = (next(), next(), next(), next());
        columns.push(("lanes", Box::new(|| math::$name::map_into(&lanes, &mut a[..], &$x $(, &$y)?).expect("no fault"))));
        columns.push(("lanes ru", Box::new(|| math::$name::map_into_in::<Ru, _>(&lanes, &mut b[..], &$x $(, &$y)?).expect("no fault"))));
        columns.push(("single", Box::new(|| math::$name::map_into(&single, &mut c[..], &$x $(, &$y)?).expect("no fault"))));
        columns.push(("call", Box::new(|| for k in 0..N { d[k] = math::$name($x[k] $(, $y[k])?); })));
        $(
            let out = next();
            columns.push(($peer, Box::new(move || for k in 0..N { out[k] = $call($x[k] $(, $y[k])?); })));
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
    row!("exp f32", f32, exp(x), "core-math" core_math::expf, "system" f32::exp, "libm" libm::expf, "pxfm" pxfm::f_expf);
    row!("exp2 f32", f32, exp2(x), "core-math" core_math::exp2f, "system" f32::exp2, "libm" libm::exp2f, "pxfm" pxfm::f_exp2f);
    row!("ln f32", f32, ln(p), "core-math" core_math::logf, "system" f32::ln, "libm" libm::logf, "pxfm" pxfm::f_logf);
    row!("sin f32", f32, sin(turns), "core-math" core_math::sinf, "system" f32::sin, "libm" libm::sinf, "pxfm" pxfm::f_sinf);
    row!("cos f32", f32, cos(turns), "core-math" core_math::cosf, "system" f32::cos, "libm" libm::cosf, "pxfm" pxfm::f_cosf);
    row!("powf f32", f32, powf(p, x), "core-math" core_math::powf, "system" f32::powf, "libm" libm::powf, "pxfm" pxfm::f_powf);
    row!("exp f64", f64, exp(near), "core-math" core_math::exp, "system" f64::exp, "libm" libm::exp, "pxfm" pxfm::f_exp);
    row!("ln f64", f64, ln(positive), "core-math" core_math::log, "system" f64::ln, "libm" libm::log, "pxfm" pxfm::f_log);
}
