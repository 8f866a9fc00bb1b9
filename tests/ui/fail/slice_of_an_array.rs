use fpdsl::fp;

#[fp]
fn f(x: [f32; 4]) -> f32 {
    let y = x[1..3];
    y[0]
}

fn main() {}
