use fpdsl::fp;

struct P {
    x: f32,
}

#[fp]
fn f(x: f32) -> f32 {
    let p = P { x };
    p.x
}

fn main() {}
