//! The heat equation on a square plate, explicitly in time.

use fpdsl::Devices;
use fpdsl::prelude::*;

/// One step at one point: `(1 - 4k) u + k (sum of the neighbours)`; the border keeps its value.
///
/// With `0 <= k <= 1/4` and no negative `u`, every operation grows with each of its operands. So `heat::<Rd>` stays below,
/// and `heat::<Ru>` above, what the steps would give without any rounding.
#[fp(mode = M)]
pub fn heat<M: Mode>(i: Index2, n: usize, u: &[f64], k: f64) -> f64 {
    let (x, y) = (i.x(), i.y());
    let here = y * n + x;
    if x == 0 || y == 0 || x + 1 == n || y + 1 == n {
        return u[here];
    }
    let around = u[here - 1] + u[here + 1] + u[here - n] + u[here + n];
    (1.0 - 4.0 * k) * u[here] + k * around
}

/// The same step at point `first + i` of the plate, in rows, where `u` has the points from `start` on: those of a piece and a row on
/// either side.
#[fp(mode = M)]
pub fn of_piece<M: Mode>(i: Index, first: usize, start: usize, n: usize, u: &[f64], k: f64) -> f64 {
    let point = first + i.x();
    let (x, y) = (point % n, point / n);
    let here = point - start;
    if x == 0 || y == 0 || x + 1 == n || y + 1 == n {
        return u[here];
    }
    let around = u[here - 1] + u[here + 1] + u[here - n] + u[here + n];
    (1.0 - 4.0 * k) * u[here] + k * around
}

/// A plate of `n` by `n` points: one side at temperature 1, the others and the inside at 0.
pub fn plate(n: usize) -> Vec<f64> {
    (0..n * n).map(|p| f64::from(u8::from(p < n))).collect()
}

/// The plate after some steps. The field stays on the device.
pub fn run<M: Mode>(device: &Device, n: usize, k: f64, steps: usize) -> Result<Vec<f64>, fpdsl::Error> {
    let mut u = Buffer::new(device, &plate(n))?;
    for _ in 0..steps {
        u = heat::<M>::launch((n, n), n, &u, k).run(device)?;
    }
    u.to_vec()
}

/// The same by several devices. For each step a device gets its piece of the plate with a halo.
pub fn run_by_pieces<M: Mode>(
    devices: &Devices,
    n: usize,
    k: f64,
    steps: usize,
) -> Result<Vec<f64>, fpdsl::Error> {
    let mut u = plate(n);
    for _ in 0..steps {
        u = devices.map(n * n, |device, piece| {
            let halo = piece.start.saturating_sub(n)..(piece.end + n).min(n * n);
            let (first, start) = (piece.start, halo.start);
            of_piece::<M>::launch(piece.len(), first, start, n, &u[halo], k).run(device)
        })?;
    }
    Ok(u)
}
