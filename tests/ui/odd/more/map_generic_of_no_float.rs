use fpdsl::prelude::*;

#[fp]
fn g<T: Float>(x: T) -> T {
    x
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    g::<i32>::map(&[1]).run(&device).unwrap();
}
