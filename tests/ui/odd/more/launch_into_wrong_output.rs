use fpdsl::prelude::*;

#[fp]
fn k(i: Index, u: &[f32]) -> f32 {
    u[i.x()]
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    k::launch_into(&device, 2, &mut [0u8; 2], &xs).unwrap();
}
