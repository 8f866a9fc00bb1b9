use fpdsl::backend::launch;
use fpdsl::prelude::*;

#[fp]
fn moved(i: Index, u: &[f64], k: u64) -> f64 {
    u[i.x()] + k as f64
}

fn main() {
    let (device, mut u) = (Device::host(), [1.0; 4]);
    let mut kept = None;
    let _ = launch_serial::<moved, Index, _, _, _>(&device, 4, (&mut u).into(), |i, before| {
        kept = Some(before);
        (i, before, 1)
    });
    let _ = launch_colored::<moved, Index, _, _, _, _>(&device, 4, 2, (&mut u).into(), |i, before| (i, before, 1));
}
