use fpdsl::fp;

#[fp(mode = "ru")]
fn up(x: f32) -> f32 {
    x / 3.0
}

#[fp(mode = "rd")]
fn down(x: f32) -> f32 {
    x / 3.0
}

#[fp]
fn none() -> f32 {
    1.0
}

#[fp]
fn width(x: f32) -> f32 {
    self::up(x) - down(x) * none()
}

pub fn main() {
    assert_eq!(width(1.0), f32::EPSILON / 4.0);
    assert_eq!(width(3.0), 0.0);
}
