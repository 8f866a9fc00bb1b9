use fpdsl::prelude::*;

#[fp]
fn g(x: f32, n: i32) -> f32 {
    x
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    g::reduce(&xs).run(&device).unwrap();
}
