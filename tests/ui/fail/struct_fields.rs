use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Particle<T> {
    position: [T; 3],
    id: u32,
    pair: (T, [u32; 2]),
    none: (),
}

#[derive(Clone, Copy, Fp)]
struct Concrete {
    x: f32,
}

#[derive(Clone, Copy, Fp)]
struct Two<T: Float, U> {
    x: T,
    y: U,
}

#[derive(Clone, Copy, Fp)]
struct Empty<T>;

#[derive(Clone, Copy, Fp)]
enum Choice<T> {
    A(T),
}

#[fp]
#[derive(Clone, Copy)]
struct Attribute<T>(T);

fn main() {}
