//! The machine code of conversions and quantisers, by NVRTC, on any machine: values lie in registers, sums have the mode as written, and
//! the compiler's leave to fuse changes nothing.

#[path = "../../support/registers.rs"]
mod registers;
#[path = "../../support/report.rs"]
mod report;
#[path = "../../support/sass.rs"]
mod sass;

use fpdsl::prelude::*;
use fpdsl::quantize::{mx, nvfp4};
use fpdsl::storage::{E2m1, E4m3, E5m2, Tf32};
use registers::Kernel;

const SUITE: &str = "storage formats in machine code";

#[fp(mode = M)]
fn to_e4m3<M: Mode>(x: f32) -> E4m3 {
    x.to_e4m3()
}

#[fp(mode = M)]
fn to_e5m2<M: Mode>(x: f64) -> E5m2 {
    x.to_e5m2_or_inf()
}

#[fp]
fn away(x: f32) -> (E2m1, Tf32) {
    rna!((x.to_e2m1(), x.to_tf32()))
}

#[fp]
fn read(x: E5m2, y: E2m1) -> f32 {
    x.to_f32() + y.to_f32()
}

fn all() -> Vec<Kernel> {
    vec![
        Kernel::of::<to_e4m3<Rn>>("e4m3_rn", "FADD"),
        Kernel::of::<to_e4m3<Ru>>("e4m3_ru", "FADD.RP"),
        Kernel::of::<to_e5m2<Rd>>("e5m2_rd", "FADD.RM"),
        Kernel::of::<away>("away", "FADD.RZ"),
        Kernel::of::<read>("read", "FADD"),
        Kernel::of::<mx::e4m3::quantize<Rn, mx::e4m3::floor>>("mx_e4m3", "FMUL"),
        Kernel::of::<mx::e3m2::quantize_packed<Rz, mx::e3m2::fits>>("mx_e3m2", "FADD.RZ"),
        Kernel::of::<mx::e5m2::dequantize>("mx_e5m2_back", "FMUL"),
        Kernel::of::<nvfp4::quantize_packed<Ru>>("nvfp4", "FADD.RP"),
        Kernel::of::<nvfp4::dequantize_packed>("nvfp4_back", "FMUL"),
    ]
}

#[test]
fn values_lie_in_registers_and_nothing_can_be_fused() {
    registers::check(SUITE, &all(), [75, 89, 90, 120]);
}
