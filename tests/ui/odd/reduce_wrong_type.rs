use fpdsl::prelude::*;

#[fp]
fn add(x: f32, y: f32) -> f32 {
    x + y
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    let s: f32 = add::reduce(&[1.0f64]).run(&device).unwrap();
}
