use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    if let y = x { y } else { x }
}

fn main() {}
