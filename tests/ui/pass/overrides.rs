//! Overrides as values, statements and blocks, without anything to import, and no warning about any of it.
#![deny(warnings)]

use fpdsl::fp;

#[fp(mode = "rd", contract = "fast")]
fn f(a: f64, b: f64, n: i32) -> f64 {
    let mut s = ru!(a / b);
    ru! { s += a / b; }
    rz!(s -= a / b);
    let p = a * b;
    s += p;
    for i in 0..n {
        rn! {
            if i == 3 {
                continue;
            }
            let q = a * b;
            s += unfused!(q + s);
        }
    }
    fused! { s = a * b + s; s * a + b }
}

#[fp]
fn g(x: f32) -> (f32, f32) {
    let (low, high) = (rd!(x / 3.0), ru!(x / 3.0));
    (ru!((low, high)).0, fused!(rz!(x * x + low)) + high)
}

pub fn main() {
    assert!(f(1.0, 3.0, 5) > 0.0);
    assert!(g(1.0).0 < g(1.0).1);
}
