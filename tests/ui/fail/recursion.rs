use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    if x > 1.0 { f(x / 2.0) } else { self::f(x) }
}

fn main() {}
