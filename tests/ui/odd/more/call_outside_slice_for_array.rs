use fpdsl::prelude::*;

#[fp]
fn g(t: [f32; 2]) -> f32 {
    t[0]
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    g(&xs);
}
