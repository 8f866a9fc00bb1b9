//! The pool of each GPU, from which device memory comes, and which keeps what is freed.
//!
//! The fake driver's pools are poor ones: they never join what was freed in pieces, and give back only what somebody has
//! waited for.

use fpdsl::Error;
use fpdsl::cuda::cudarc::driver::CudaContext;
use fpdsl::prelude::*;
use fpdsl_cuda::device::CudaDevice;
use fpdsl_runtime::device::Accelerator;

use crate::fake::{Left, Pools, left, pools, printed_with_driver, with_driver};

#[fp]
fn sum(x: f32, y: f32) -> f32 {
    x + y
}

/// This many floats, summed with themselves; waits for the device.
fn round(device: &Device, len: usize) {
    let x = vec![1.5; len];
    let y = sum::map(&x, &x).run(device).unwrap();
    assert_eq!(y.to_vec().unwrap(), vec![3.0; len]);
}

#[test]
fn memory_that_is_freed_serves_the_next_call() {
    with_driver("pool::memory_that_is_freed_serves_the_next_call", &[], || {
        let device = Device::cuda(0).unwrap();
        assert_eq!(pools(), Pools::default());
        round(&device, 1000);
        let first = pools();
        assert_eq!(first.made, 1);
        assert!(first.mapped > 0 && first.idle > 0, "{first:?}");
        for _ in 0..50 {
            round(&device, 1000);
            device.synchronize().unwrap();
        }
        assert_eq!(pools(), first);
        drop(device);
        assert_eq!((left(), pools().idle), (Left::default(), 0));
    });
}

/// Half of the device's memory.
#[test]
fn what_is_kept_has_a_bound() {
    with_driver(
        "pool::what_is_kept_has_a_bound",
        &[("FAKE_MEMORY", "1000000")],
        || {
            let device = CudaDevice::new(0).unwrap();
            for bytes in [100_000, 250_000, 500_000] {
                drop(device.allocate(bytes).unwrap());
                device.synchronize().unwrap();
                assert_eq!(pools().idle, bytes as u64);
                // More at once than the bound, and then all that there is.
                let all: Vec<_> = (0..3).map(|_| device.allocate(300_000).unwrap()).collect();
                drop(all);
                device.synchronize().unwrap();
                assert!((1..=500_000).contains(&pools().idle), "{:?}", pools());
                let all = device.allocate(999_999).unwrap();
                assert_eq!(pools().idle, 0);
                drop(all);
                device.synchronize().unwrap();
                assert_eq!(pools().idle, 0);
            }
        },
    );
}

/// Whichever stream has freed it, and whether or not it has come to that.
#[test]
fn memory_that_is_kept_in_small_pieces_is_given_back_for_a_large_one() {
    for lazy in ["0", "1", "2", "3"] {
        with_driver(
            "pool::memory_that_is_kept_in_small_pieces_is_given_back_for_a_large_one",
            &[("FAKE_MEMORY", "1000"), ("FAKE_LAZY", lazy)],
            || {
                let first = CudaDevice::new(0).unwrap();
                let second = first.new_stream().unwrap();
                for device in [&first, &second] {
                    let pieces = [&first, &second, &first].map(|device| device.allocate(200).unwrap());
                    drop(pieces);
                    let large = device.allocate(900).unwrap();
                    let error = device.allocate(200).unwrap_err();
                    assert!(matches!(error, Error::OutOfMemory { bytes: 200, .. }), "{error}");
                    drop(large);
                }
            },
        );
    }
}

/// Waiting for what is not yet freed finds out about a kernel that has died.
#[test]
fn a_device_lost_while_memory_is_sought_is_an_error_that_says_so() {
    with_driver(
        "pool::a_device_lost_while_memory_is_sought_is_an_error_that_says_so",
        &[("FAKE_MEMORY", "1000"), ("FAKE_FAULT", "700"), ("FAKE_LAZY", "1")],
        || {
            let device = Device::cuda(0).unwrap();
            let dies = sum::map(&[1.0], &[2.0]).run(&device).unwrap();
            let error = Buffer::new(&device, &[0.0; 250]).unwrap_err();
            assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
            drop(dies);
        },
    );
}

#[test]
fn without_a_pool_memory_comes_from_where_it_came_before() {
    for (setting, value, complaints) in [
        ("FAKE_POOLS", "0", 0),
        ("FAKE_POOL", "2", 1),
        ("FAKE_THRESHOLD", "1", 1),
    ] {
        let printed = printed_with_driver(
            "pool::without_a_pool_memory_comes_from_where_it_came_before",
            &[(setting, value), ("FPDSL_LOG", "1")],
            || {
                let device = Device::cuda(0).unwrap();
                let stream = device.new_stream().unwrap();
                for device in [&device, &stream, &device] {
                    round(device, 100);
                }
                assert_eq!(pools(), Pools::default());
                assert_eq!(left().bytes, 0);
            },
        );
        if let Some(printed) = printed {
            let found = printed.matches("no pool of device memory").count();
            assert_eq!(found, complaints, "{printed}");
        }
    }
}

#[test]
fn all_that_is_on_one_gpu_shares_a_pool() {
    with_driver(
        "pool::all_that_is_on_one_gpu_shares_a_pool",
        &[("FAKE_DEVICES", "2")],
        || {
            let context = CudaContext::new(0).unwrap();
            let devices = [
                Device::cuda(0).unwrap(),
                Device::cuda(0).unwrap().new_stream().unwrap(),
                Device::from_cuda_context(context.clone()).unwrap(),
                Device::from_cuda_stream(context.new_stream().unwrap()).unwrap(),
            ];
            round(&devices[0], 100);
            let first = pools();
            for device in &devices {
                round(device, 100);
            }
            assert_eq!((pools(), first.made), (first, 1));
            round(&Device::cuda(1).unwrap(), 100);
            // That of the other GPU has gone with its device.
            assert_eq!((pools().made, pools().idle), (1, first.idle));
            let other = Device::cuda(1).unwrap();
            round(&other, 100);
            assert_eq!(pools().made, 2);
        },
    );
}

#[test]
fn the_pool_goes_with_the_last_who_can_use_it() {
    with_driver("pool::the_pool_goes_with_the_last_who_can_use_it", &[], || {
        for _ in 0..3 {
            let device = Device::cuda(0).unwrap();
            let stream = device.new_stream().unwrap();
            let slice = Buffer::new(&device, &[1.0, 2.0_f32])
                .unwrap()
                .into_cuda_slice()
                .unwrap();
            round(&stream, 100);
            drop(device);
            assert_eq!(pools().made, 1);
            drop(stream);
            assert_eq!((pools().made, pools().idle), (0, 0));
            // The slice is cudarc's, good for as long as that has it, and freed then.
            assert_eq!(slice.stream().clone_dtoh(&slice).unwrap(), [1.0, 2.0]);
            assert_eq!(left().bytes, 8);
            drop(slice);
            assert_eq!((left(), pools().idle), (Left::default(), 0));
        }
    });
}

/// Other code's memory is no concern of the pool, whoever frees it.
#[test]
fn memory_goes_back_to_where_it_came_from() {
    with_driver("pool::memory_goes_back_to_where_it_came_from", &[], || {
        let device = Device::cuda(0).unwrap();
        let stream = device.cuda_stream().unwrap();
        let ours = Buffer::new(&device, &[1.0_f32; 4]).unwrap();
        let before = pools();
        let theirs = stream.clone_htod(&[1.0_f32; 8]).unwrap();
        drop(Buffer::from_cuda_slice(&device, theirs).unwrap());
        drop(stream.clone_htod(&[1.0_f32; 8]).unwrap());
        assert_eq!(pools(), before);
        drop(ours.into_cuda_slice().unwrap());
        assert_eq!(
            pools(),
            Pools {
                idle: before.idle + 16,
                ..before
            }
        );
        assert_eq!(left().bytes, 0);
    });
}
