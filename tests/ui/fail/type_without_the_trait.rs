//! A function where a type with the user's trait belongs.
use fpdsl::prelude::*;

#[fp]
trait Rhs {
    fn rhs(self, t: f64, y: f64) -> f64;
}

#[fp]
fn euler<F: Rhs>(f: F, t: f64, y: f64, h: f64) -> f64 {
    y + h * f.rhs(t, y)
}

#[fp]
fn decay(t: f64, y: f64) -> f64 {
    -y * t
}

fn main() -> Result<(), fpdsl::Error> {
    let dev = Device::best();
    euler::<decay>::map(0.0, &[1.0, 2.0], 0.1).run(&dev)?;
    println!("{}", euler::<decay>::cuda_source());
    Ok(())
}
