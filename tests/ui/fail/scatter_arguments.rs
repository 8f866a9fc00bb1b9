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
    place::map(&x).scatter(&dev, &mut [0_f32; 3])?;
    place::map(&x).scatter(&dev, &x)?;
    let mut one = [0.0; 3];
    both::launch(1, &x).scatter(&dev, &mut one)?;
    both::launch(1, &x).scatter(&dev, (&mut one, &mut [0_u32; 2]))?;
    neither::map(&x).scatter(&dev, &mut one)?;
    Ok(())
}
