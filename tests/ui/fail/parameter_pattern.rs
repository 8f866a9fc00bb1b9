use fpdsl::fp;

#[fp]
fn f((x, y): (f32, f32)) -> f32 {
    x + y
}

fn main() {}
