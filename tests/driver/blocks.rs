//! The size of blocks, chosen by the device or by the user.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::fake::{printed_with_driver, with_driver};

#[fp]
fn sum(x: f32, y: f32) -> f32 {
    x + y
}

fn sums(device: &Device) -> Result<Vec<f32>, Error> {
    sum::map(&[1.0; 1000], &[2.0; 1000]).run(device)?.into_vec()
}

#[test]
fn kernels_run_in_blocks_of_the_size_that_was_asked_for() {
    let printed = printed_with_driver(
        "blocks::kernels_run_in_blocks_of_the_size_that_was_asked_for",
        &[("FPDSL_LOG", "1")],
        || {
            let device = Device::cuda(0).unwrap();
            for threads in [1, 33, 512, 1024] {
                let device = device.with_block_size(threads).unwrap();
                assert_eq!(sums(&device).unwrap(), [3.0; 1000]);
                // A stream of such a device has it too.
                assert_eq!(sums(&device.new_stream().unwrap()).unwrap(), [3.0; 1000]);
            }
            assert_eq!(sums(&device).unwrap(), [3.0; 1000]);
        },
    );
    let Some(printed) = printed else { return };
    for shape in [
        "1000 blocks of 1\n",
        "31 blocks of 33\n",
        "2 blocks of 512\n",
        "1 blocks of 1024\n",
    ] {
        assert_eq!(printed.matches(shape).count(), 2, "{shape}: {printed}");
    }
    assert_eq!(printed.matches("4 blocks of 256\n").count(), 1, "{printed}");
    assert_eq!(
        printed.matches("compiled in").count(),
        1,
        "one kernel for all: {printed}"
    );
}

#[test]
fn a_size_that_the_kernel_cannot_have_is_an_error() {
    with_driver(
        "blocks::a_size_that_the_kernel_cannot_have_is_an_error",
        &[("FAKE_BLOCK", "640")],
        || {
            let device = Device::cuda(0).unwrap();
            for threads in [0, 1025, u32::MAX] {
                let error = device.with_block_size(threads).unwrap_err();
                assert!(error.to_string().contains("choose 1 to 1024"), "{error}");
            }
            let error = sums(&device.with_block_size(641).unwrap()).unwrap_err();
            assert_eq!(
                error,
                Error::BlockSize {
                    function: "sum",
                    threads: 641,
                    limit: 640
                }
            );
            assert_eq!(sums(&device.with_block_size(640).unwrap()).unwrap(), [3.0; 1000]);
            assert_eq!(sums(&device).unwrap(), [3.0; 1000]);
        },
    );
}

/// Neither has anything to choose.
#[test]
fn the_host_takes_any_size_and_has_one_stream() {
    let host = Device::host();
    assert_eq!(
        sums(&host.with_block_size(100_000).unwrap()).unwrap(),
        [3.0; 1000]
    );
    assert_eq!(sums(&host.new_stream().unwrap()).unwrap(), [3.0; 1000]);
}
