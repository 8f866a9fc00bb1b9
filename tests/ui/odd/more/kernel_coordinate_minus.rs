use fpdsl::prelude::*;

#[fp]
fn h(i: Index, u: &[f32]) -> f32 {
    u[i.x() - 1i32]
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    h::launch(2, &xs).run(&device).unwrap();
}
