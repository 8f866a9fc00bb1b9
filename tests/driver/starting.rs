//! A device's description of itself, and the errors if there is none: something is missing or does not fit.

use std::sync::Arc;

use fpdsl_cuda::device::CudaDevice;
use fpdsl_runtime::device::Accelerator;
use fpdsl_runtime::error::Error;

use super::{device, run_axpy};
use crate::fake::{with_driver, with_old_driver};

/// The error of `CudaDevice::new`, and its text.
fn refusal(ordinal: usize) -> (Error, String) {
    let error = CudaDevice::new(ordinal).expect_err("this driver has no such device");
    let text = error.to_string();
    (error, text)
}

#[test]
fn a_device_says_what_it_is() {
    with_driver(
        "starting::a_device_says_what_it_is",
        &[("FAKE_DEVICES", "2"), ("FAKE_CAPABILITY", "75")],
        || {
            assert_eq!(CudaDevice::count(), 2);
            let device = CudaDevice::new(1).unwrap();
            assert_eq!(device.name(), "cuda:1: Fake GPU (sm_75)");
            assert_eq!(device.driver_version(), (12, 4));
        },
    );
}

#[test]
fn a_device_in_use_is_shared() {
    with_driver(
        "starting::a_device_in_use_is_shared",
        &[("FAKE_DEVICES", "2")],
        || {
            let first = CudaDevice::shared(0).unwrap();
            assert!(Arc::ptr_eq(&first, &CudaDevice::shared(0).unwrap()));
            assert!(!Arc::ptr_eq(&first, &CudaDevice::shared(1).unwrap()));
            drop(first);
            assert_eq!(run_axpy(&CudaDevice::shared(0).unwrap(), 1).unwrap(), [10.0]);
        },
    );
}

#[test]
fn a_driver_that_does_not_start() {
    for (code, hint) in [
        ("34", "stub"),
        ("803", "reboot"),
        ("804", "LD_LIBRARY_PATH"),
        ("999", "CUDA_ERROR_999"),
    ] {
        with_driver(
            "starting::a_driver_that_does_not_start",
            &[("FAKE_INIT", code), ("HINT", hint)],
            || {
                let (error, text) = refusal(0);
                assert!(matches!(error, Error::NoDriver { .. }), "{text}");
                assert!(text.contains(&std::env::var("HINT").unwrap()), "{text}");
                assert_eq!(CudaDevice::count(), 0);
            },
        );
    }
}

#[test]
fn a_driver_that_is_too_old() {
    with_old_driver("starting::a_driver_that_is_too_old", || {
        let (error, text) = refusal(0);
        assert!(
            matches!(error, Error::NoDriver { .. }) && text.contains("cuMemAllocAsync"),
            "{text}"
        );
    });
}

#[test]
fn no_such_device() {
    with_driver("starting::no_such_device", &[("FAKE_DEVICES", "2")], || {
        assert_eq!(refusal(2).0, Error::NoSuchDevice { ordinal: 2, count: 2 });
        assert_eq!(
            refusal(usize::MAX).0,
            Error::NoSuchDevice {
                ordinal: usize::MAX,
                count: 2
            }
        );
    });
}

#[test]
fn a_driver_without_devices() {
    // cuInit itself reports it.
    with_driver(
        "starting::a_driver_without_devices",
        &[("FAKE_INIT", "100"), ("FAKE_DEVICES", "0")],
        || {
            assert_eq!(refusal(0).0, Error::NoSuchDevice { ordinal: 0, count: 0 });
        },
    );
}

#[test]
fn a_device_that_is_full_before_it_starts() {
    with_driver(
        "starting::a_device_that_is_full_before_it_starts",
        &[("FAKE_CONTEXT", "2")],
        || {
            let (error, text) = refusal(0);
            assert!(
                matches!(error, Error::Driver { .. }) && text.contains("memory is full"),
                "{text}"
            );
        },
    );
}

#[test]
fn no_nvrtc() {
    // Nothing lies within a file.
    const NOWHERE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml/nvrtc");
    with_driver("starting::no_nvrtc", &[("FPDSL_NVRTC", NOWHERE)], || {
        let (error, text) = refusal(0);
        assert!(matches!(error, Error::NoNvrtc { .. }), "{text}");
        let says = format!("FPDSL_NVRTC={NOWHERE}: there is no such file");
        assert!(text.contains(&says), "{text}");
    });
}

#[test]
fn a_device_newer_than_nvrtc() {
    with_driver(
        "starting::a_device_newer_than_nvrtc",
        &[("FAKE_CAPABILITY", "990")],
        || {
            let (error, text) = refusal(0);
            assert!(
                matches!(error, Error::Incompatible { .. }) && text.contains("sm_990"),
                "{text}"
            );
        },
    );
}

#[test]
fn a_cubin_newer_than_the_driver() {
    with_driver(
        "starting::a_cubin_newer_than_the_driver",
        &[("FAKE_LOAD", "200"), ("FAKE_DRIVER", "11040")],
        || {
            let error = run_axpy(&device(), 3).unwrap_err();
            let text = error.to_string();
            assert!(matches!(error, Error::Incompatible { .. }), "{text}");
            assert!(
                text.contains("CUDA 11.4") && text.contains("update NVIDIA's driver"),
                "{text}"
            );
        },
    );
}
