use fpdsl::prelude::*;

#[fp]
fn f(u: &[f64], v: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for w in u.windows(n) {
        s += w[0];
    }
    for x in u.iter().chain(v) {
        s += x;
    }
    for x in u.iter().filter(|x| **x > 0.0) {
        s += x;
    }
    for k in (n..).skip(1) {
        s += k as f64;
    }
    let mut k = 0.0;
    for x in u.iter().map(|x| { k += 1.0; x + k }).skip(1) {
        s += x;
    }
    let part = u[1..];
    s * u.iter().sum() + v.iter().max() + part[0]
}

fn main() {}
