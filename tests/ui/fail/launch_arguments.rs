use fpdsl::prelude::*;

#[fp]
fn heat(i: Index2, nx: usize, u: &[f64]) -> f64 {
    u[i.y() * nx + i.x()]
}

#[fp]
fn square(x: f64) -> f64 {
    x * x
}

fn main() -> Result<(), fpdsl::Error> {
    let dev = Device::host();
    let u = vec![0.0; 16];
    // A grid of another dimension.
    heat::launch(16, 4, &u).run(&dev)?;
    // A value that differs between positions.
    heat::launch((4, 4), &[4, 4], &u).run(&dev)?;
    // A slice of another type.
    heat::launch((4, 4), 4, &[0.0_f32; 16]).run(&dev)?;
    // What has no position is mapped.
    square::launch(16, &u).run(&dev)?;
    Ok(())
}
