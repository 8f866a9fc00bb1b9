use fpdsl::prelude::*;

#[fp]
fn axpy(a: f64, x: f64, y: f64) -> f64 {
    a * x + y
}

#[fp]
fn both(x: f64) -> (f64, f64) {
    (x + 1.0, x - 1.0)
}

fn main() -> Result<(), fpdsl::Error> {
    let dev = Device::host();
    let x = vec![0.0; 16];
    let mut z = vec![0.0; 16];
    // An output that is not borrowed to be written.
    axpy::map(2.0, &x, &x).into(&dev, &z)?;
    // The output last.
    axpy::map(&x, &x, &mut z).into(&dev, 2.0)?;
    // An output of another type.
    axpy::map(2.0, &x, &x).into(&dev, &mut vec![0.0_f32; 16])?;
    // One output for two results.
    both::map(&x).into(&dev, &mut z)?;
    Ok(())
}
