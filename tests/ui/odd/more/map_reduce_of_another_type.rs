use fpdsl::prelude::*;

#[fp]
fn f(x: f32, y: f32) -> f32 {
    x * y
}

#[fp]
fn wide(x: f64, y: f64) -> f64 {
    x + y
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    f::map(&xs, &xs).reduce::<wide>().run(&device).unwrap();
}
