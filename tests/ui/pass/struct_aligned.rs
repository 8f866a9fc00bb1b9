use fpdsl::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
#[repr(C, align(16))]
struct Two {
    x: f32,
    y: bool,
}

#[fp]
fn next(a: Two) -> Two {
    Two { x: a.x + 1.0, y: !a.y }
}

pub fn main() {
    let from = [Two { x: 1.0, y: true }; 3];
    let found = next::map(&from).run(&Device::host()).unwrap().to_vec().unwrap();
    assert_eq!(found, [Two { x: 2.0, y: false }; 3]);
}
