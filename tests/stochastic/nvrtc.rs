//! The machine code of seeded kernels, by NVRTC, on any machine: values lie in registers, and the compiler's leave to fuse changes nothing.

use fpdsl::calls::Seeded;
use fpdsl::prelude::*;
use fpdsl::storage::{E2m1, E4m3};

use crate::registers::{self, Kernel};

const SUITE: &str = "stochastic rounding in machine code";

#[fp(mode = "sr")]
fn sum(x: f32, y: f32) -> f32 {
    x + y
}

#[fp(mode = "sr")]
fn quotient(x: f64, y: f64) -> f64 {
    x / y
}

#[fp(mode = "sr")]
fn fused(x: f64, y: f64, z: f64) -> f64 {
    x.mul_add(y, z)
}

#[fp(mode = "sr")]
fn roots(x: f16, y: bf16) -> (f16, bf16) {
    (x.sqrt(), y.sqrt())
}

#[fp(mode = "sr")]
fn narrowed(x: f64) -> (f32, E4m3, E2m1) {
    (x as f32, x.to_e4m3(), x.to_e2m1())
}

#[fp(mode = "sr")]
fn long_sum(n: u32, x: bf16) -> bf16 {
    let mut sum = 0.0;
    for k in 0..n {
        if k % 3 != 0 {
            sum += x;
        }
    }
    sum
}

fn all() -> Vec<Kernel> {
    vec![
        Kernel::of::<Seeded<sum>>("sum", "DADD"),
        Kernel::of::<Seeded<quotient>>("quotient", "DFMA"),
        Kernel::of::<Seeded<fused>>("fused", "DFMA"),
        Kernel::of::<Seeded<roots>>("roots", "DFMA"),
        Kernel::of::<Seeded<narrowed>>("narrowed", "DMUL"),
        Kernel::of::<Seeded<long_sum>>("long_sum", "DADD"),
    ]
}

#[test]
fn values_lie_in_registers_and_nothing_can_be_fused() {
    registers::check(SUITE, &all(), [75, 89, 90, 120]);
}
