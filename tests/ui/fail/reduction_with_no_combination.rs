use fpdsl::prelude::*;

#[fp]
fn square(x: f64) -> f64 {
    x * x
}

#[fp]
fn add(a: f32, b: f32) -> f32 {
    a + b
}

#[fp]
fn add2(a: (f32, f32), b: (f32, f32)) -> (f32, f32) {
    (a.0 + b.0, a.1 + b.1)
}

fn main() -> Result<(), fpdsl::Error> {
    let device = Device::host();
    square::map_reduce::<square>(&device, &[1.0])?;
    square::map_reduce::<add>(&device, &[1.0])?;
    let _ = square::reduce(&device, &[1.0]);
    let _ = square::scan(&device, &[1.0]);
    add::reduce(&device, &[1.0_f64])?;
    add2::reduce(&device, &[(1.0_f32, 2.0_f32)])?;
    Ok(())
}
