//! `mode = "sr"`, `sr!` and `Sr`.

use fpdsl::Seed;
use fpdsl::prelude::*;

#[fp(mode = "sr", contract = true)]
fn axpy(a: f32, x: f32, y: f32) -> f32 {
    a * x + y
}

#[fp(mode = M)]
fn third<M: Mode, T: Float>(x: T) -> T {
    x / 3.0
}

#[fp]
fn mean(x: f64, y: f64) -> f64 {
    0.5 * sr!(x + y)
}

#[fp]
fn within(x: f64) -> f64 {
    third::<Sr, f64>(x) + sr!(x * x)
}

#[derive(Clone, Copy, Fp)]
struct Pair {
    x: f32,
    y: f32,
}

#[fp(mode = "sr")]
impl Pair {
    fn ratio(self) -> f32 {
        self.x / self.y
    }
}

#[fp]
fn ratio(p: Pair) -> f32 {
    p.ratio()
}

pub fn main() {
    let seed = Seed::new(42).stream(1).element(2);
    seed.call(|| {
        assert_eq!(axpy(2.0, 3.0, 4.0), 10.0);
        assert_eq!(third::<Sr, f32>(3.0), 1.0);
        assert!((third::<Sr, bf16>(bf16::ONE).to_f32() * 3.0 - 1.0).abs() < 0.01);
        assert_eq!(mean(1.0, 2.0), 1.5);
        assert_eq!(within(3.0), 10.0);
        assert_eq!(ratio(Pair { x: 6.0, y: 3.0 }), 2.0);
    });
    let x = [1.0_f32; 3];
    let once = third::<Sr, f32>::map(&x).run(&Device::host().seeded(7)).unwrap().to_vec().unwrap();
    let again = third::<Sr, f32>::map(&x).seeded(7).run(&Device::host()).unwrap().to_vec().unwrap();
    assert_eq!(once, again);
}
