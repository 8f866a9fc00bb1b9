use fpdsl::prelude::*;

#[fp]
fn twice(x: f32, out: &mut [f32]) {
    for o in out.iter_mut() {
        *o = x;
    }
}

#[fp]
fn plain(x: f32) -> f32 {
    x
}

fn main() -> Result<(), fpdsl::Error> {
    let dev = Device::host();
    twice::map(&[1.0]).run(&dev)?;
    plain::map(&[1.0]).rows(2).run(&dev)?;
    Ok(())
}
