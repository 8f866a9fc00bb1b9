use fpdsl::prelude::*;

#[fp]
fn first(out: &mut [f32], x: f32) {
    out[0] = x;
}

#[fp]
fn of_arrays(x: f32, out: &mut [[f32; 2]]) {
    out[0] = [x, x];
}

#[derive(Clone, Copy, Fp)]
struct Pair {
    x: f32,
    y: f32,
}

#[fp]
fn of_structs(x: f32, out: &mut [Pair]) {
    out[0] = Pair { x, y: x };
}

#[fp]
fn parts(x: &[f32], out: &mut [f32]) {
    let half = &out[1..];
    out[..2].len();
    out.fill(x[0]);
    out = x;
    let y = out;
    out[0] = out.first();
    out.iter_mut();
}

#[fp]
fn types(x: f64, out: &mut [f32]) {
    out[0] = x;
    out[x] = 1.0;
}

struct Number(f64);

#[fp]
impl Number {
    fn write(self, out: &mut [f64]) {
        out[0] = self.0;
    }
}

fn main() {}
