use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    x.sqr() + x.sin() + x.hypot(x) + x.frobnicate() + x.powi(2)
}

fn main() {}
