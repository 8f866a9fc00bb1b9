use fpdsl::prelude::*;

#[fp]
fn f(u: &[f64], n: usize) -> f64 {
    let mut a = [[0.0, 1.0]; 2];
    let mut s = 0.0;
    for x in u.iter_mut() {
        *x = 1.0;
    }
    for row in a.iter_mut() {
        row = [1.0, 2.0];
    }
    for [x, y] in a.iter_mut() {
        *x = *y;
    }
    for pair in a.iter_mut().zip(u) {
        s += pair.1;
    }
    for row in a.iter_mut() {
        let a = 3.0;
        row[0] = a;
    }
    for w in a.windows(n) {
        s += w[0][0];
    }
    s
}

#[fp]
fn g(n: usize) -> f64 {
    let a = [0.0; 3];
    for x in a.iter_mut() {
        *x = n as f64;
    }
    a[0]
}

#[fp]
fn h(mut a: [f64; 3]) -> f64 {
    for x in a.iter() {
        *x = 0.0;
    }
    a[0]
}

fn main() {}
