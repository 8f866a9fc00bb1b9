use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
enum Shape {
    Point,
    Circle(f32),
}

#[derive(Clone, Copy, Fp)]
enum Side {
    Left,
    Right,
}

#[derive(Clone, Copy, Fp)]
#[repr(u32)]
enum Level {
    Low = 1,
    High,
}

fn main() {}
