//! Runs a case on every device, and checks the device after it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use fpdsl::prelude::*;

use crate::counting::{Counting, Counts};
use crate::{SUITE, backends, report};

/// Longer than any case takes on a busy machine; what takes longer hangs.
const PATIENCE: Duration = Duration::from_secs(300);

#[fp(mode = "ru", contract = true)]
fn axpy(a: f32, x: f32, y: f32) -> f32 {
    a * x + y
}

/// The devices of this machine, the memory of accelerators counted.
fn devices() -> Vec<(&'static str, Device, Option<Arc<Counts>>)> {
    let observed = |(name, device): (&'static str, Device)| match device.as_accelerator() {
        None => (name, device, None),
        Some(inner) => {
            let (counting, counts) = Counting::new(inner.clone());
            (name, Device::accelerator(Arc::new(counting)), Some(counts))
        }
    };
    backends::devices().into_iter().map(observed).collect()
}

/// Runs a case on every device of this machine.
pub fn on_every_device(case: fn(&Device)) {
    for (name, device, counts) in devices() {
        let (done, waits) = mpsc::channel();
        let runs = device.clone();
        std::thread::spawn(move || {
            let result = catch_unwind(AssertUnwindSafe(|| case(&runs)));
            drop(runs);
            // Nobody listens any more if it took too long.
            let _ = done.send(result);
        });
        match waits.recv_timeout(PATIENCE) {
            Ok(Ok(())) => {}
            Ok(Err(panic)) => {
                eprintln!("on {name}:");
                std::panic::resume_unwind(panic);
            }
            Err(_) => panic!("on {name}: nothing came back in {} s", PATIENCE.as_secs()),
        }
        still_works(name, &device);
        if let Some(counts) = counts {
            assert!(
                counts.made() > 0 && counts.live() == 0,
                "{name}: {counts:?}, so memory is left over"
            );
        }
        report::ran(SUITE, name, 1);
    }
}

/// Checks that everything that worked before works now.
fn still_works(name: &str, device: &Device) {
    let x: Vec<f32> = (0..1000_u16).map(f32::from).collect();
    let z = axpy::map(0.1, &x, 1.0).run(device).and_then(Buffer::into_vec);
    let z = z.unwrap_or_else(|error| panic!("{name} is unusable: {error}"));
    assert!(
        x.iter()
            .zip(&z)
            .all(|(&x, z)| z.to_bits() == axpy(0.1, x, 1.0).to_bits()),
        "{name}"
    );
    device
        .synchronize()
        .unwrap_or_else(|error| panic!("{name} is unusable: {error}"));
}
