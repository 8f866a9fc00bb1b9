use fpdsl::prelude::*;

#[fp]
fn g(x: f32) {}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    g::map(&xs).run(&device).unwrap();
}
