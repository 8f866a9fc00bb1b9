use fpdsl::prelude::*;

#[fp(mode = M)]
fn g<M: Mode>(x: f32) -> f32 {
    x / 3.0
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    g::<f32>::map(&xs).run(&device).unwrap();
}
