use fpdsl::prelude::*;

#[fp]
fn f(x: f64, n: i64, a: [f32; 2]) -> f64 {
    let y = f32::from(x);
    let z = f64::from(n);
    let i = i32::from(7_u32);
    let k = usize::from(n as u32);
    let b = bool::from(n);
    let c = f64::from(a);
    let e: f64 = a[0].into();
    x
}

#[fp]
fn g(x: f64) -> f64 {
    f64::from(1_u8, 2_u8)
}

fn main() {}
