use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn axpy(a: f64, x: f64, y: f64) -> f64 {
    a * x + y
}

fn main() -> Result<(), fpdsl::Error> {
    let dev = Device::host();
    let mut z = Buffer::new(&dev, &[1.0; 100])?;
    axpy::map(2.0, &z, 1.0).into(&dev, &mut z)?;
    Ok(())
}
