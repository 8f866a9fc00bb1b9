use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64) -> Result<f64, String> {
    let y = half(x)?;
    Ok(y)
}

fn half(x: f64) -> Result<f64, String> {
    Ok(x / 2.0)
}

fn main() {}
