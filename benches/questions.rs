//! Functions plain, on a device that traps, and asked each question: a polynomial of 12 fused operations, and two steps of the Lorenz
//! system.
//!
//! `RAYON_NUM_THREADS=1 cargo bench --bench questions -- [ROUNDS]`, and once more with `FPDSL_HOST=fma`.

use std::hint::black_box;
use std::time::Instant;

use fpdsl::prelude::*;

/// The Taylor polynomial of the exponential function.
#[fp(mode = "rn", contract = true)]
fn polynomial<T: Float>(x: T) -> T {
    let mut sum = 1.0 / 479_001_600.0;
    sum = sum * x + 1.0 / 39_916_800.0;
    sum = sum * x + 1.0 / 3_628_800.0;
    sum = sum * x + 1.0 / 362_880.0;
    sum = sum * x + 1.0 / 40_320.0;
    sum = sum * x + 1.0 / 5_040.0;
    sum = sum * x + 1.0 / 720.0;
    sum = sum * x + 1.0 / 120.0;
    sum = sum * x + 1.0 / 24.0;
    sum = sum * x + 1.0 / 6.0;
    sum = sum * x + 0.5;
    sum = sum * x + 1.0;
    sum * x + 1.0
}

#[path = "../examples/lorenz/functions.rs"]
#[allow(dead_code)]
mod lorenz;

use lorenz::fused::advance;

#[fp(mode = "rn")]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rz")]
fn add_toward_zero(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rn")]
fn mul(a: f64, b: f64) -> f64 {
    a * b
}

#[fp(mode = "rn")]
fn inverse_square(x: f64) -> f64 {
    1.0 / (x * x)
}

fn milliseconds(run: &dyn Fn()) -> f64 {
    let start = Instant::now();
    run();
    start.elapsed().as_secs_f64() * 1e3
}

/// The plain call and questions to it: the medians of some rounds in turns.
fn compare(name: &str, rounds: usize, calls: &[(&str, &dyn Fn())]) {
    calls.iter().for_each(|(_, call)| call());
    let mut times = vec![Vec::new(); calls.len()];
    for _ in 0..rounds {
        for (times, (_, call)) in times.iter_mut().zip(calls) {
            times.push(milliseconds(*call));
        }
    }
    let medians: Vec<f64> = times
        .into_iter()
        .map(|mut times| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        })
        .collect();
    println!("{name}: plain {:.2} ms", medians[0]);
    for ((question, _), median) in calls.iter().zip(&medians).skip(1) {
        println!("    {question}: {median:.2} ms, {:.2} times", median / medians[0]);
    }
}

/// Times a call, made anew each time, and every question to it.
macro_rules! ask {
    ($name:expr, $rounds:expr, $dev:expr, $call:expr) => {{
        let (dev, call) = ($dev, $call);
        let trapping = dev.trapping();
        compare(
            &$name,
            $rounds,
            &[
                ("plain", &|| drop(black_box(call().run(dev)))),
                ("trapping", &|| drop(black_box(call().run(&trapping)))),
                ("flags", &|| {
                    drop(black_box(call().inspect().flags().on(dev).run()))
                }),
                ("shadow", &|| {
                    drop(black_box(call().inspect().shadow().on(dev).run()))
                }),
                ("three samples", &|| {
                    drop(black_box(call().inspect().sample().on(dev).run()))
                }),
                ("exponents", &|| {
                    drop(black_box(call().inspect().exponents().on(dev).run()))
                }),
                ("enclose", &|| {
                    drop(black_box(call().inspect().enclose().on(dev).run()))
                }),
            ],
        );
    }};
}

/// Times reductions and scans, plain and trapping.
macro_rules! trap {
    ($rounds:expr, $dev:expr, $($name:literal: $call:expr,)*) => {{
        let trapping = $dev.trapping();
        $(compare(
            $name,
            $rounds,
            &[
                ("plain", &|| drop(black_box($call.run($dev)))),
                ("trapping", &|| drop(black_box($call.run(&trapping)))),
            ],
        );)*
    }};
}

fn main() {
    let rounds = std::env::args().skip(1).find_map(|arg| arg.parse().ok());
    let (rounds, dev) = (rounds.unwrap_or(15), &Device::host());
    println!("{}", dev.name());
    let x: Vec<f64> = (0..1_000_000).map(|i| 1.0 + f64::from(i) * 1e-6).collect();
    trap! {
        rounds, dev,
        "sum in rn": add::reduce(&x),
        "dot product": mul::map(&x, &x).reduce::<add>(),
        "sum of inverse squares": inverse_square::map(&x).reduce::<add>(),
        "sum in rz": add_toward_zero::reduce(&x),
        "prefix sums in rn": add::scan(&x),
        "prefix sums in rz": add_toward_zero::scan(&x),
    }
    let (mut overflows, trapping) = (x.clone(), dev.trapping());
    (overflows[4396], overflows[5676]) = (f64::MAX, f64::MAX);
    let began = std::time::Instant::now();
    let trapped = add::reduce(&overflows).run(&trapping);
    assert!(trapped.is_err(), "a sum that overflows");
    println!(
        "a sum in rn that traps: {:.0} ms",
        began.elapsed().as_secs_f64() * 1e3
    );
    for n in [10_000, 1_000_000] {
        let x: Vec<f64> = (0..n).map(|i| f64::from(i % 1_000_000) * 1e-6).collect();
        ask!(format!("polynomial, f64, {n}"), rounds, dev, || {
            polynomial::<f64>::map(&x)
        });
        let x: Vec<f32> = x.iter().map(|&x| x as f32).collect();
        ask!(format!("polynomial, f32, {n}"), rounds, dev, || {
            polynomial::<f32>::map(&x)
        });
        let start: Vec<lorenz::State> = (0..n).map(|i| [1.0, 1.0, 20.0 + f64::from(i) * 1e-6]).collect();
        ask!(format!("Lorenz, two steps, f64, {n}"), rounds, dev, || advance::<
            Rn,
        >::map(
            &start, 2
        ));
    }
}
