use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    x.sqr() + x.ilog10() + x.fract() + x.frobnicate() + x.clone()
}

fn main() {}
