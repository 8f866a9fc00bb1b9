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
    let _ = shifted::map(&[1.0]).run(&device);
    let _ = double::launch(3, 1.0).run(&device);
}
