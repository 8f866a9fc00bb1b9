use fpdsl::prelude::*;

#[fp]
fn h(i: Index) -> f32 {
    i.x() * 2.0
}

fn main() {
    let device = Device::host();
    let xs = [1.0f32, 2.0];
    h::launch(2).run(&device).unwrap();
}
