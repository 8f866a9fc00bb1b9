use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    x.sqrt::<f32>()
}

fn main() {}
