use fpdsl::prelude::*;

#[fp]
fn k(i: Index, u: &[f32]) -> f32 {
    u[i.x()]
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    k::launch(2, &xs).into(&device, &mut [0u8; 2]).unwrap();
}
