use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    x.sqr() + x.tan() + x.hypot(x) + x.frobnicate() + x.powi(2)
}

fn main() {}
