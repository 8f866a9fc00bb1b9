use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let y = x else { x };
    y
}

fn main() {}
