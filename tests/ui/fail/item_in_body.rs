use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    const TWO: f32 = 2.0;
    x * TWO
}

fn main() {}
