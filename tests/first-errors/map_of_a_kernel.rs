use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn twice(i: Index, u: &[f64]) -> f64 {
    2.0 * u[i.x()]
}

fn main() -> Result<(), fpdsl::Error> {
    twice::map(&[1.0, 2.0]).run(&Device::host())?;
    Ok(())
}
