use fpdsl::fp;

#[fp]
fn f(x: f32, n: i32) -> f32 {
    assert!();
    assert!(x > 0.0, "x is {x}");
    assert!(x > 0.0, "x is {}", x);
    assert!(x > 0.0, "x is positive", x);
    debug_assert!(n > 0, n);
    let y = assert!(x < 1.0);
    y
}

#[fp]
fn g(n: i32) -> i32 {
    assert!(n);
    n
}

fn main() {}
