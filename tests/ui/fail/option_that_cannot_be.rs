use fpdsl::prelude::*;

#[fp]
fn f(u: &[i32], n: i32) -> i32 {
    let least = u.iter().min();
    let place = u.iter().position(|x| *x == n);
    let most = u.iter().max().ok_or(n);
    let Some(k) = u.first() else {
        let rest = n;
    };
    if let Some(3) = u.get(0) {
        return 1;
    }
    let m = match u.iter().copied().max() {
        Some(m) if m > 0 => m,
        _ => 0,
    };
    u.iter().count();
    u.iter().zip(u);
    u.iter().for_each(|x| n);
    u.iter().max_by(|x, y| x.cmp(y)).unwrap()
}

#[fp]
fn g(u: &[f64], a: [f64; 2]) -> f64 {
    u.iter().copied().min().unwrap_or(0.0) + *a.iter().max().unwrap()
}

#[fp]
fn h(a: [f64; 2]) -> f64 {
    *a.iter().max().unwrap() + a.iter().copied().fold(0.0, |s| s) + a.iter().copied().map(2.0).sum::<f64>()
}

fn main() {}
