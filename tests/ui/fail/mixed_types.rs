use fpdsl::fp;

#[fp]
fn f(x: f32, y: f64, n: i32) -> f32 {
    let z: f32 = y;
    let w = if n > 0 { x } else { y };
    x + y * n
}

fn main() {}
