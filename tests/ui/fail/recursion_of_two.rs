use fpdsl::fp;

#[fp]
fn ping(x: f32) -> f32 {
    if x > 1.0 { pong(x / 2.0) } else { x }
}

#[fp]
fn pong(x: f32) -> f32 {
    ping(x - 1.0)
}

fn main() {}
