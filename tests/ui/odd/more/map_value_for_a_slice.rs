use fpdsl::prelude::*;

#[fp]
fn g(x: f32, u: &[f32]) -> f32 {
    x + u[0]
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    g::map(&xs, 1.0).run(&device).unwrap();
}
