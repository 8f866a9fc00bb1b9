use fpdsl::prelude::*;

#[fp]
fn place(x: f64) -> (u32, f64) {
    (x as u32, x)
}

#[fp]
fn both(i: Index, x: &[f64]) -> ((usize, f64), (bool, u8, i32)) {
    ((i.x(), x[i.x()]), (true, 3, 1))
}

/// The second part is no place and value.
#[fp]
fn neither(x: f64) -> (u32, f64, f64) {
    (x as u32, x, x)
}

fn main() -> Result<(), fpdsl::Error> {
    let dev = Device::host();
    let x = [1.0];
    place::scatter(&dev, &mut [0_f32; 3], &x)?;
    place::scatter(&dev, &x, &x)?;
    let mut one = [0.0; 3];
    both::launch_scatter(&dev, 1, &mut one, &x)?;
    both::launch_scatter(&dev, 1, (&mut one, &mut [0_u32; 2]), &x)?;
    neither::scatter(&dev, &mut one, &x)?;
    Ok(())
}
