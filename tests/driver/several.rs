//! Several GPUs at once.

use fpdsl::Devices;
use fpdsl_runtime::error::Error;

use super::{Axpy, with_driver};

#[test]
fn every_gpu_has_its_piece() {
    with_driver(
        "several::every_gpu_has_its_piece",
        &[("FAKE_DEVICES", "3")],
        || {
            let devices = Devices::all();
            let names: Vec<String> = devices.list().iter().map(|device| device.name()).collect();
            assert_eq!(names.len(), 3, "{names:?}");
            assert!(
                names
                    .iter()
                    .enumerate()
                    .all(|(k, name)| name.starts_with(&format!("cuda:{k}")))
            );
            let n = 30_000;
            let x: Vec<f32> = (0..n).map(|k| k as f32).collect();
            let y: Vec<f32> = x.iter().map(|x| 10.0 - x).collect();
            for shares in [vec![1; 3], vec![1, 0, 5], vec![0, 0, 1], vec![]] {
                let devices = devices.clone().with_shares(&shares);
                let found = devices.map(n, |device, piece| {
                    fpdsl::backend::map::<Axpy, _>((2.0, &x[piece.clone()], &y[piece])).run(device)
                });
                let expected: Vec<f32> = x.iter().map(|x| x + 10.0).collect();
                assert_eq!(found.unwrap(), expected, "{shares:?}");
            }
            let refused = devices.map(n, |device, piece| {
                let short = piece.start..piece.end - piece.start / 5000;
                fpdsl::backend::map::<Axpy, _>((2.0, &x[piece], &y[short])).run(device)
            });
            // The first piece is right; the second one's error is that of the lowest elements.
            assert!(
                matches!(refused, Err(Error::LengthMismatch { found: 8190, .. })),
                "{refused:?}"
            );
        },
    );
}
