use fpdsl::prelude::*;

#[fp]
fn f(u: &[f64], v: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for w in u.windows(n) {
        s += w[0];
    }
    for (x, y) in u.iter().rev().zip(v) {
        s += x * y;
    }
    for x in u.iter().filter(|x| **x > 0.0) {
        s += x;
    }
    for x in u.iter().rev().skip(1) {
        s += x;
    }
    let part = u[1..];
    s * u.iter().sum() + v.iter().max() + part[0]
}

fn main() {}
