use fpdsl::prelude::*;

fn g(x: f32) -> f32 {
    x
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    g::map(&xs).run(&device).unwrap();
}
