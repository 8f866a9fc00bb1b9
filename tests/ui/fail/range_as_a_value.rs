use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let r = 0..4;
    x
}

fn main() {}
