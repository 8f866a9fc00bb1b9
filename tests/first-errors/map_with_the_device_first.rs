use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn axpy(a: f64, x: f64, y: f64) -> f64 {
    a * x + y
}

fn main() -> Result<(), fpdsl::Error> {
    let x = vec![1.0; 100];
    let z = axpy::map(&Device::host(), 2.0, &x, &x)?;
    Ok(())
}
