use fpdsl::fp;

#[fp]
fn a(x: f32) -> f32 {
    x
}

#[fp()]
fn b(x: f32) -> f32 {
    x
}

#[fp(mode = "rz")]
fn c(x: f32) -> f32 {
    x / 3.0
}

#[fp(contract = true, mode = "ru",)]
fn d(x: f32) -> f32 {
    x * x + 1.0
}

pub fn main() {
    assert_eq!(a(1.0) + b(1.0), 2.0);
    assert_eq!(c(1.0).to_bits(), 0x3eaaaaaa);
    assert_eq!(d(2.0), 5.0);
}
