//! Prints the IR of a function, and the CUDA C++ of its elementwise kernel.
//!
//! `cargo run --example show` lists the functions; `cargo run --example show -- newton` shows one of them.

use std::process::ExitCode;

use fpdsl::prelude::*;

/// One fused multiply-add, rounded up.
#[fp(mode = "ru", contract = true)]
fn axpy(a: f32, x: f32, y: f32) -> f32 {
    a * x + y
}

/// A polynomial by Horner's rule, toward zero.
#[fp(mode = "rz", contract = true)]
fn horner(x: f64) -> f64 {
    let c = [1.0, 0.5, 0.1, -0.25];
    let mut sum = 0.0;
    for i in 0..4 {
        sum = sum * x + c[i];
    }
    sum
}

/// Newton's iteration for the square root, until it stops moving.
#[fp(mode = "rn", contract = false)]
fn newton(a: f32) -> f32 {
    let mut x = a.max(1.0);
    let mut previous = 0.0;
    while x != previous && x - previous != previous - x {
        previous = x;
        x = 0.5 * (x + a / x);
        if x > previous {
            x = previous;
        }
    }
    x
}

/// Points until escape of z = z^2 + c.
#[fp(mode = "rd", contract = true)]
fn escape(re: f64, im: f64, limit: u32) -> u32 {
    let mut x = 0.0;
    let mut y = 0.0;
    let mut n = 0;
    while n < limit && x * x + y * y <= 4.0 {
        let next = x * x - y * y + re;
        y = 2.0 * x * y + im;
        x = next;
        n += 1;
    }
    n
}

/// An integer division and a run-time index, which can fault.
#[fp(mode = "rn", contract = false)]
fn lookup(table: [f32; 4], key: u32, modulus: u32) -> f32 {
    let slot = (key % modulus) as usize;
    table[slot]
}

struct Shown {
    name: &'static str,
    source: &'static str,
    ir: String,
    cuda: String,
}

fn shown<F: fpdsl::generic::Function>() -> Shown {
    Shown {
        name: F::NAME,
        source: F::SOURCE,
        ir: fpdsl::backend::ir::<F>().to_string(),
        cuda: fpdsl::backend::cuda_source::<F>(),
    }
}

fn main() -> ExitCode {
    let functions = [
        shown::<axpy>(),
        shown::<horner>(),
        shown::<newton>(),
        shown::<escape>(),
        shown::<lookup>(),
    ];
    let names: Vec<_> = functions.iter().map(|f| f.name).collect();
    let Some(wanted) = std::env::args().nth(1) else {
        println!(
            "cargo run --example show -- NAME, where NAME is one of: {}",
            names.join(", ")
        );
        return ExitCode::SUCCESS;
    };
    match functions.iter().find(|f| f.name == wanted) {
        Some(f) => {
            println!(
                "// Rust\n{}\n\n// IR\n{}\n// CUDA C++\n{}",
                f.source, f.ir, f.cuda
            );
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("no function `{wanted}`; there are: {}", names.join(", "));
            ExitCode::from(2)
        }
    }
}
