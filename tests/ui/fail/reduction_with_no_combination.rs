use fpdsl::prelude::*;

#[fp]
fn square(x: f64) -> f64 {
    x * x
}

#[fp]
fn add(a: f32, b: f32) -> f32 {
    a + b
}

fn main() -> Result<(), fpdsl::Error> {
    let device = Device::host();
    square::map_reduce::<square>(&device, &[1.0])?;
    square::map_reduce::<add>(&device, &[1.0])?;
    Ok(())
}
