use fpdsl::prelude::*;

#[fp]
fn g<T: Float>() -> T {
    1.0
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    let y = g() > 1.0;
}
