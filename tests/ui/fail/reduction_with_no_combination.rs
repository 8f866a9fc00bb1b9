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
    square::map(&[1.0]).reduce::<square>().run(&device)?;
    square::map(&[1.0]).reduce::<add>().run(&device)?;
    let _ = square::reduce(&[1.0]).run(&device);
    let _ = square::scan(&[1.0]).run(&device);
    add::reduce(&[1.0_f64]).run(&device)?;
    add2::reduce(&[(1.0_f32, 2.0_f32)]).run(&device)?;
    Ok(())
}
