use fpdsl::prelude::*;

#[fp]
fn f(x: f32, y: f32) -> f32 {
    x * y
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    f::map(&xs, &xs, &xs).run(&device).unwrap();
}
