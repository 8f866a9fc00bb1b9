use fpdsl::prelude::*;

/// There is no flag.
#[fp]
fn twice(x: f64) -> f64 {
    2.0 * x
}

/// The flag is the second part.
#[fp]
fn behind(x: f64) -> (f64, bool) {
    (x, x > 0.0)
}

#[fp]
fn positive(x: f64) -> (bool, f64) {
    (x > 0.0, x)
}

#[fp]
fn add(x: f64, y: f64) -> f64 {
    x + y
}

fn main() -> Result<(), fpdsl::Error> {
    let dev = Device::host();
    let x = [1.0];
    let _ = twice::map(&x).compact().run(&dev)?;
    let _ = behind::map(&x).compact().run(&dev)?;
    positive::map(&x).compact().into(&dev, &mut [0_f32; 1])?;
    twice::map(&x).scatter_reduce::<add>(&dev, &mut [0.0; 1])?;
    Ok(())
}
