use fpdsl::prelude::*;

#[fp]
fn g<T: Float>(x: T) -> T {
    x
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    g::<f64>::map(&xs).run(&device).unwrap();
}
