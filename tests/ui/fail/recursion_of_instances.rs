// Instances are found when they are built: under a filter `trybuild` only checks, and this compiles.
use fpdsl::{mode::{Mode, Ru}, fp};

#[fp(mode = M)]
fn ping<M: Mode>(x: f32) -> f32 {
    if x > 1.0 { pong::<M>(x / 2.0) } else { x }
}

#[fp(mode = M)]
fn pong<M: Mode>(x: f32) -> f32 {
    ping::<M>(x - 1.0)
}

fn main() {
    ping::<Ru>(1.0);
}
