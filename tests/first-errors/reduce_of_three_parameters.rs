use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn axpy(a: f64, x: f64, y: f64) -> f64 {
    a * x + y
}

fn main() -> Result<(), fpdsl::Error> {
    println!("{}", axpy::reduce(&[1.0, 2.0]).run(&Device::host())?);
    Ok(())
}
