use fpdsl::prelude::*;

#[derive(Clone, Copy)]
enum Kind {
    Near,
    Far,
}

#[fp(mode = "rn", contract = false)]
fn f(kind: Kind, x: f32) -> f32 {
    match kind {
        Kind::Near => x,
        Kind::Far => 2.0 * x,
    }
}

fn main() {}
