use fpdsl::fp;

mod m {
    pub const HALF: f32 = 0.5;
}

const TABLE: [f32; 3] = [1.0, 2.0, 3.0];
const FLAG: bool = true;

#[fp]
fn f(x: f32, i: usize) -> f32 {
    let c = if FLAG { m::HALF } else { f32::MAX };
    c * x + TABLE[i] + TABLE[2] + std::f32::consts::E * 0.0
}

pub fn main() {
    assert_eq!(f(2.0, 1), 6.0);
}
