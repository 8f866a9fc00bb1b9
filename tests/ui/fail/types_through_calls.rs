//! A mix-up that only a callee's signature shows.
use fpdsl::prelude::*;

#[fp]
fn single(x: f32) -> f32 {
    x
}

#[fp]
fn both(x: f32) -> (f32, f64) {
    (x, x as f64)
}

#[fp]
fn longer<T: Float>(a: T, b: T) -> T {
    a + b
}

#[fp]
fn argument(x: f64) -> f64 {
    single(x) as f64
}

#[fp]
fn result(x: f32) -> f64 {
    single(x)
}

#[fp]
fn variable(x: f32) -> f32 {
    let y: f64 = single(x);
    y as f32
}

#[fp]
fn operand(x: f32, y: f64) -> f64 {
    y * single(x)
}

#[fp]
fn operand_on_the_left(x: f32, y: f64) -> f64 {
    single(x) * y
}

#[fp]
fn component(x: f32) -> f32 {
    let (a, b) = both(x);
    a + b
}

#[fp]
fn argument_of_a_method(x: f32, y: f64) -> f64 {
    y.min(single(x))
}

#[fp]
fn generic(x: f32, y: f64) -> f32 {
    longer(x, y)
}

#[fp]
fn generic_result(x: f32) -> f64 {
    longer(x, x)
}

#[fp]
fn generic_named(x: f32) -> f32 {
    longer::<f64>(x, x)
}

#[fp]
fn condition(x: f32) -> f32 {
    if single(x) { x } else { -x }
}

#[fp]
fn arms(x: f32, y: f64, n: i32) -> f64 {
    if n > 0 { single(x) } else { y }
}

#[fp]
fn assigned(x: f32) -> f64 {
    let mut sum = 0.0f64;
    sum += single(x);
    sum = single(x);
    sum
}

#[fp]
fn count(x: f32, n: i64) -> f32 {
    let mut y = x;
    for _ in 0..single(x) {
        y += 1.0;
    }
    y.scalbn(n)
}

#[fp]
fn early(x: f32) -> f64 {
    if x > 0.0 {
        return single(x);
    }
    0.0
}

fn main() {}
