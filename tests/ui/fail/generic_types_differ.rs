use fpdsl::prelude::*;

#[fp]
fn dot<T: Float, const N: usize>(a: [T; N], b: [T; N]) -> T {
    let mut s = 0.0;
    for i in 0..N {
        s += a[i] * b[i];
    }
    s
}

#[fp]
fn f(a: [f32; 2], b: [f64; 2]) -> f32 {
    dot(a, b)
}

#[fp]
fn g(a: [f32; 2]) -> f32 {
    dot::<f32, 3>(a, a)
}

#[fp]
fn h(n: [i32; 2]) -> i32 {
    dot(n, n)
}

#[fp]
fn k<T: Float>(x: T, y: f32) -> T {
    x + y
}

fn main() {
    dot::<u32, 2>([1, 2], [3, 4]);
}
