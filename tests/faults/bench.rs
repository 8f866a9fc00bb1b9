//! Where a case runs, and what is checked after it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use fpdsl::prelude::*;
use fpdsl_gpp::{Compiler, CudaOnCpu};

use crate::counting::Counting;
use crate::{SUITE, report};

/// Longer than any case takes on a busy machine; what takes longer hangs.
const PATIENCE: Duration = Duration::from_secs(300);

#[fp(mode = "ru", contract = true)]
fn axpy(a: f32, x: f32, y: f32) -> f32 {
    a * x + y
}

/// A device, and for those whose memory is counted how much of it is in use.
type Observed = (&'static str, Device, Option<Arc<AtomicI64>>);

fn devices() -> Vec<Observed> {
    let lanes = ["baseline lanes", "avx2 lanes", "avx512 lanes"];
    let hosts = Device::hosts();
    for missing in &lanes[hosts.len()..] {
        report::skipped(SUITE, missing, "this CPU does not have them");
    }
    let hosts = lanes.into_iter().zip(hosts);
    let mut devices: Vec<Observed> = hosts.map(|(name, device)| (name, device, None)).collect();
    match Compiler::find() {
        Ok(compiler) => {
            let (device, live) = Counting::new(Arc::new(CudaOnCpu::new(compiler)));
            devices.push((
                "cuda on the cpu",
                Device::accelerator(Arc::new(device)),
                Some(live),
            ));
        }
        Err(why) => report::skipped(SUITE, "cuda on the cpu", &why),
    }
    match Device::cuda(0) {
        Ok(gpu) => devices.push(("gpu", gpu, None)),
        Err(why) => report::skipped(SUITE, "gpu", &why.to_string()),
    }
    devices
}

/// Runs a case on every device of this machine.
pub fn on_every_device(case: fn(&Device)) {
    for (name, device, live) in devices() {
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
        if let Some(live) = live {
            assert_eq!(live.load(Ordering::SeqCst), 0, "{name}: memory is left over");
        }
        report::ran(SUITE, name, 1);
    }
}

/// What worked before works now.
fn still_works(name: &str, device: &Device) {
    let x: Vec<f32> = (0..1000_u16).map(f32::from).collect();
    let z = axpy::map(device, 0.1, &x, 1.0).and_then(Buffer::into_vec);
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
