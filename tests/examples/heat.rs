//! `examples/heat`.

use fpdsl::Devices;
use fpdsl::prelude::*;

#[path = "../../examples/heat/functions.rs"]
mod functions;
use functions::{plate, run, run_by_pieces};

use crate::compare::devices;
use crate::{SUITE, digest, report};

/// Neither a multiple of the lanes nor small enough for one block.
const N: usize = 21;
const K: f64 = 0.2;
const STEPS: usize = 60;

/// The scheme in plain Rust.
fn plain() -> Vec<f64> {
    let mut u = plate(N);
    for _ in 0..STEPS {
        let old = u.clone();
        for p in 0..N * N {
            let (x, y) = (p % N, p / N);
            if x > 0 && y > 0 && x + 1 < N && y + 1 < N {
                let around = old[p - 1] + old[p + 1] + old[p - N] + old[p + N];
                u[p] = (1.0 - 4.0 * K) * old[p] + K * around;
            }
        }
    }
    u
}

#[test]
fn bits() {
    let plain = plain();
    for (backend, device) in devices() {
        let nearest = run::<Rn>(&device, N, K, STEPS).unwrap();
        assert_eq!(digest::of_f64s(&nearest), digest::of_f64s(&plain), "{backend}");
        let (low, high) = (
            run::<Rd>(&device, N, K, STEPS).unwrap(),
            run::<Ru>(&device, N, K, STEPS).unwrap(),
        );
        let found = digest::of_f64s(low.iter().chain(&high));
        assert_eq!(found, 0x8555_e62d_5967_494a, "{backend}: {found:#x}");
        assert!((0..N * N).all(|p| low[p] <= nearest[p] && nearest[p] <= high[p]));
        assert!((0..N * N).any(|p| low[p] < nearest[p] && nearest[p] < high[p]));
        report::ran(SUITE, backend, 3 * (N * N * STEPS) as u64);
    }
}

/// Pieces that end within rows.
#[test]
fn pieces_with_halos() {
    let (n, steps) = (130, 4);
    let expected = digest::of_f64s(&run::<Ru>(&Device::host(), n, K, steps).unwrap());
    for (backend, device) in devices() {
        for shares in [&[1, 1, 1][..], &[1, 0, 3], &[5, 1, 1]] {
            let three = Devices::of([device.clone(), Device::host(), device.clone()]).with_shares(shares);
            let found = run_by_pieces::<Ru>(&three, n, K, steps).unwrap();
            assert_eq!(digest::of_f64s(&found), expected, "{backend}, {shares:?}");
        }
        report::ran(SUITE, backend, 3 * (n * n * steps) as u64);
    }
}
