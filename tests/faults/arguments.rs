//! Arguments that do not fit.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::bench::on_every_device;

#[fp]
fn sum(x: f64, y: f64) -> f64 {
    x + y
}

#[fp]
fn at(i: Index3, u: &[f64]) -> f64 {
    u[i.x() + i.y() + i.z()]
}

#[test]
fn arrays_of_different_lengths() {
    on_every_device(|device| {
        let error = sum::map(&[1.0, 2.0, 3.0], &[1.0])
            .run(device)
            .expect_err("three and one");
        let expected = Error::LengthMismatch {
            function: "sum",
            parameter: "y",
            expected: 3,
            found: 1,
        };
        assert_eq!(error, expected);
        assert!(error.to_string().contains("pass arrays of one length"), "{error}");
    });
}

#[test]
fn no_array_at_all() {
    on_every_device(|device| {
        assert_eq!(
            sum::map(1.0, 2.0).run(device).expect_err("no length"),
            Error::NoLength { function: "sum" }
        );
    });
}

#[test]
fn empty_arrays() {
    on_every_device(|device| {
        assert_eq!(
            sum::map(&[], &[])
                .run(device)
                .and_then(Buffer::into_vec)
                .expect("nothing to do"),
            [0.0; 0]
        );
        let empty = Buffer::new(device, &[]).expect("no room is needed");
        assert!(
            sum::map(&empty, 1.0)
                .run(device)
                .expect("nothing to do")
                .is_empty()
        );
    });
}

/// A buffer can be passed where it lies, and nowhere else.
#[test]
fn a_buffer_of_another_device() {
    on_every_device(|device| {
        let other = if device.is_host() {
            gpp()
        } else {
            Some(Device::host())
        };
        let Some(other) = other else { return };
        let elsewhere = Buffer::new(&other, &[1.0, 2.0]).expect("room");
        let error = sum::map(&elsewhere, 1.0)
            .run(device)
            .expect_err("it lies elsewhere");
        assert!(
            matches!(error, Error::WrongDevice { function: "sum", .. }),
            "{error}"
        );
        assert!(error.to_string().contains("copy it with"), "{error}");
        assert_eq!(elsewhere.to_vec().expect("it is still there"), [1.0, 2.0]);
    });
}

/// Printed CUDA C++ on the CPU, if there is a compiler.
fn gpp() -> Option<Device> {
    let compiler = fpdsl_gpp::find().ok()?;
    Some(Device::accelerator(std::sync::Arc::new(
        fpdsl_gpp::CudaOnCpu::new(compiler),
    )))
}

#[test]
fn grids_without_positions() {
    on_every_device(|device| {
        for grid in [(0, 3, 3), (3, 0, 3), (3, 3, 0), (0, usize::MAX, usize::MAX)] {
            let none = at::launch(grid, &[]).run(device).expect("nothing to do");
            assert!(none.is_empty(), "{grid:?}");
        }
    });
}

#[test]
fn grids_that_cannot_be_counted() {
    on_every_device(|device| {
        let error = at::launch((usize::MAX, 2, 2), &[1.0])
            .run(device)
            .expect_err("too many");
        assert!(
            matches!(error, Error::GridTooLarge { function: "at", .. }),
            "{error}"
        );
    });
}
