use fpdsl::prelude::*;

#[fp]
fn shifted(i: Index, u: &[f32]) -> f32 {
    u[(i.x() + 1) % u.len()]
}

#[fp]
fn double(x: f32) -> f32 {
    x + x
}

fn main() {
    let device = Device::host();
    let _ = shifted::map(&device, &[1.0]);
    let _ = double::launch(&device, 3, 1.0);
}
