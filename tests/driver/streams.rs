//! Several streams, several devices, several threads. Each test of an order runs with every choice of streams whose work
//! is put off until somebody waits for it, so that what is not ordered comes out wrong.

use std::sync::Arc;

use fpdsl::Error;
use fpdsl::backend::{Accelerator, Input, MapKernel};
use fpdsl::prelude::*;
use fpdsl_cuda::device::CudaDevice;

use crate::fake::{Left, left, printed_with_driver, with_driver};
use crate::{bytes_of, floats};

#[fp]
fn sum(x: f32, y: f32) -> f32 {
    x + y
}

/// Like `sum`, but `by` is always one value, as the stand-in has it.
#[fp]
fn plus(x: f32, by: f32) -> f32 {
    x + by
}

/// Which streams are late: none, the default one, the others, all.
const LAZY: [&str; 4] = ["0", "1", "2", "3"];

fn with_late_streams(name: &str, body: fn()) {
    for lazy in LAZY {
        for pools in ["0", "1"] {
            with_driver(name, &[("FAKE_LAZY", lazy), ("FAKE_POOLS", pools)], body);
        }
    }
}

#[test]
fn a_buffer_is_read_on_another_stream_after_it_is_written() {
    with_late_streams(
        "streams::a_buffer_is_read_on_another_stream_after_it_is_written",
        || {
            let first = Device::cuda(0).unwrap();
            let second = first.new_stream().unwrap();
            let third = second.new_stream().unwrap();
            let x = Buffer::new(&first, &[1.0, 2.0, 3.0]).unwrap();
            let twice = sum::map(&x, &x).run(&first).unwrap();
            let four_times = sum::map(&twice, &twice).run(&second).unwrap();
            let six_times = sum::map(&four_times, &twice).run(&third).unwrap();
            let seven_times = sum::map(&six_times, &x).run(&first).unwrap();
            assert_eq!(seven_times.to_vec().unwrap(), [7.0, 14.0, 21.0]);
            assert_eq!(six_times.to_vec().unwrap(), [6.0, 12.0, 18.0]);
        },
    );
}

#[test]
fn a_buffer_is_freed_after_other_streams_have_read_it() {
    with_late_streams(
        "streams::a_buffer_is_freed_after_other_streams_have_read_it",
        || {
            let first = Device::cuda(0).unwrap();
            let (second, third) = (first.new_stream().unwrap(), first.new_stream().unwrap());
            let x = Buffer::new(&first, &[1.0, 2.0, 3.0]).unwrap();
            let y = sum::map(&x, &x).run(&second).unwrap();
            let z = sum::map(&x, &y).run(&third).unwrap();
            drop(x);
            drop(y);
            let again = Buffer::new(&first, &[9.0; 3]).unwrap();
            assert_eq!(z.to_vec().unwrap(), [3.0, 6.0, 9.0]);
            drop((first, second, third, z, again));
        },
    );
}

#[test]
fn a_buffer_is_written_after_other_streams_have_read_it() {
    with_late_streams(
        "streams::a_buffer_is_written_after_other_streams_have_read_it",
        || {
            let first = CudaDevice::new(0).unwrap();
            let (second, third) = (first.new_stream().unwrap(), first.new_stream().unwrap());
            let upload = |values: &[f32]| first.upload(&bytes_of(values, f32::to_le_bytes)).unwrap();
            let (shared, other) = (upload(&[1.0, 2.0]), upload(&[10.0, 20.0]));
            let (out, late) = (first.allocate(8).unwrap(), first.allocate(8).unwrap());
            let kernel = MapKernel::of::<sum>();
            let map = |device: &CudaDevice, x, y, out| {
                // SAFETY: each array has two elements.
                unsafe { device.map(&kernel, 2, &[Input::Memory(x), Input::Memory(y)], &[out]) }.unwrap();
            };
            // Two read what another overwrites; then one of those reads the new values.
            map(&second, &*shared, &*shared, &*out);
            map(&third, &*shared, &*other, &*late);
            map(&first, &*other, &*other, &*shared);
            let read = |memory| {
                let mut bytes = [0; 8];
                second.download(memory, &mut bytes).unwrap();
                floats(&bytes)
            };
            assert_eq!(read(&*out), [2.0, 4.0]);
            map(&second, &*shared, &*other, &*out);
            assert_eq!(read(&*out), [30.0, 60.0]);
            assert_eq!(read(&*late), [11.0, 22.0]);
            assert_eq!(read(&*shared), [20.0, 40.0]);
        },
    );
}

#[test]
fn everything_is_given_back() {
    for pools in ["0", "1"] {
        with_driver(
            "streams::everything_is_given_back",
            &[("FAKE_POOLS", pools)],
            || {
                let device = Device::cuda(0).unwrap();
                for _ in 0..3 {
                    let streams: Vec<Device> = (0..4).map(|_| device.new_stream().unwrap()).collect();
                    let x = Buffer::new(&device, &[1.0; 100]).unwrap();
                    let results: Vec<_> = streams
                        .iter()
                        .map(|stream| plus::map(&x, 1.0).run(stream).unwrap())
                        .collect();
                    drop((streams, x));
                    assert!(
                        results
                            .into_iter()
                            .all(|result| result.into_vec().unwrap() == [2.0; 100])
                    );
                    // The pinned memory of the uploads stays with the device.
                    let kept = Left {
                        pinned: 1,
                        events: 1,
                        ..Left::default()
                    };
                    assert_eq!(left(), kept);
                }
                drop(device);
                assert_eq!(left(), Left::default());
            },
        );
    }
}

#[test]
fn streams_share_kernels() {
    let name = "streams::streams_share_kernels";
    let printed = printed_with_driver(name, &[("FPDSL_LOG", "1")], || {
        let device = Device::cuda(0).unwrap();
        for stream in [&device, &device.new_stream().unwrap(), &Device::cuda(0).unwrap()] {
            assert_eq!(stream.name(), "cuda:0: Fake GPU (sm_90)");
            assert_eq!(
                sum::map(&[1.0], &[2.0]).run(stream).unwrap().into_vec().unwrap(),
                [3.0]
            );
        }
    });
    let compiled = printed.map_or(1, |text| text.matches("compiled in").count());
    assert_eq!(compiled, 1);
}

#[test]
fn streams_and_events_that_run_out_are_errors() {
    with_driver(
        "streams::streams_and_events_that_run_out_are_errors",
        &[("FAKE_STREAMS", "1"), ("FAKE_EVENTS", "0"), ("FAKE_LAZY", "2")],
        || {
            let first = Device::cuda(0).unwrap();
            let second = first.new_stream().unwrap();
            let error = first.new_stream().unwrap_err();
            assert!(
                matches!(
                    error,
                    Error::Driver {
                        doing: "making a stream",
                        ..
                    }
                ),
                "{error}"
            );
            let x = Buffer::new(&first, &[1.0]).unwrap();
            let error = sum::map(&x, &x).run(&second).unwrap_err();
            assert!(
                error.to_string().contains("waiting for another stream"),
                "{error}"
            );
            // Each goes on by itself.
            assert_eq!(sum::map(&x, &x).run(&first).unwrap().into_vec().unwrap(), [2.0]);
            assert_eq!(
                sum::map(&[2.0], &[3.0]).run(&second).unwrap().into_vec().unwrap(),
                [5.0]
            );
        },
    );
}

#[test]
fn devices_side_by_side() {
    with_driver(
        "streams::devices_side_by_side",
        &[("FAKE_DEVICES", "3"), ("FAKE_LAZY", "3")],
        || {
            let devices: Vec<Device> = (0..3).map(|ordinal| Device::cuda(ordinal).unwrap()).collect();
            let results: Vec<_> = (devices.iter().zip([1.0, 2.0, 3.0]))
                .map(|(device, value)| plus::map(&[value; 5], 0.5).run(device).unwrap())
                .collect();
            for (result, value) in results.iter().zip([1.5, 2.5, 3.5]) {
                assert_eq!(result.to_vec().unwrap(), [value; 5]);
            }
            let error = sum::map(&results[0], &results[1]).run(&devices[1]).unwrap_err();
            assert!(
                matches!(&error, Error::WrongDevice { buffer, .. } if buffer.starts_with("cuda:0")),
                "{error}"
            );
        },
    );
}

#[test]
fn threads_share_a_device_its_streams_and_a_buffer() {
    for lazy in LAZY {
        with_driver(
            "streams::threads_share_a_device_its_streams_and_a_buffer",
            &[("FAKE_LAZY", lazy)],
            || {
                let device = Device::cuda(0).unwrap();
                let other = device.new_stream().unwrap();
                let x = Arc::new(Buffer::new(&device, &[1.0; 64]).unwrap());
                let work = |k: usize| {
                    let own = device.new_stream().unwrap();
                    let device = [&device, &other, &own][k % 3];
                    for round in 0..50 {
                        let mut y = plus::map(&*x, k as f32).run(device).unwrap();
                        for _ in 0..round % 4 {
                            y = sum::map(&y, &*x).run([&own, device][round % 2]).unwrap();
                        }
                        let expected = 1.0 + k as f32 + (round % 4) as f32;
                        assert_eq!(y.to_vec().unwrap(), [expected; 64]);
                    }
                };
                std::thread::scope(|scope| {
                    for k in 0..6 {
                        scope.spawn(move || work(k));
                    }
                });
            },
        );
    }
}
