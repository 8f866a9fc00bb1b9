use fpdsl::fp;

#[fp]
fn f(x: &[f32]) -> f32 {
    x[0]
}

fn main() {}
