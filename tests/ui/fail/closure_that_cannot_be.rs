use fpdsl::prelude::*;

#[fp]
fn f(x: f64) -> f64 {
    let a = x * 2.0;
    let line = |t: f64| a * t;
    let moved = move |t: f64| a * t;
    let early = |t: f64| { if t > 0.0 { return t; } a };
    let a = 3.0;
    let circle = |t: f64| circle(t);
    line(a) + line(1.0, 2.0) + moved(x) + early(x) + circle(x)
}

#[fp]
fn g(x: f64) -> f64 {
    f(|y: f64| y + x)
}

fn main() {}
