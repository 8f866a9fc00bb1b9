//! Errors that come late: what a kernel does is known when somebody waits for it, and what a drop does, at the next call.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::fake::{Left, left, printed_with_driver, with_driver};

#[fp]
fn sum(x: f32, y: f32) -> f32 {
    x + y
}

/// Like `sum`, but `by` is always one value, as the stand-in has it.
#[fp]
fn plus(x: f32, by: f32) -> f32 {
    x + by
}

/// It can fault, so that whoever maps it waits for its fault words.
#[fp]
fn pick(table: [f64; 3], at: usize) -> f64 {
    table[at]
}

fn is_lost<T>(result: Result<T, Error>) {
    match result {
        Err(Error::DeviceLost { .. }) => {}
        Err(other) => panic!("another error: {other}"),
        Ok(_) => panic!("the device is lost, and answers"),
    }
}

type Call = fn(&Device, &Buffer<f32>);

/// Each call that can return an error.
const CALLS: [(&str, Call); 5] = [
    ("map", |device, result| {
        is_lost(plus::map(result, 1.0).run(device))
    }),
    ("upload", |device, _| is_lost(Buffer::new(device, &[1.0]))),
    ("to_vec", |_, result| is_lost(result.to_vec())),
    ("synchronize", |device, _| is_lost(device.synchronize())),
    ("new_stream", |device, _| is_lost(device.new_stream())),
];

/// A kernel that reaches memory it must not is launched without complaint; that is found out when it runs.
#[test]
fn a_kernel_that_dies_is_reported_by_the_next_call() {
    // Run before the call, or when it waits; a `map` and a small upload that are queued behind the other do not.
    for (lazy, calls) in [("0", &CALLS[..]), ("1", &CALLS[2..])] {
        for (call, _) in calls {
            with_driver(
                "failures::a_kernel_that_dies_is_reported_by_the_next_call",
                &[("FAKE_FAULT", "700"), ("FAKE_LAZY", lazy), ("CALL", call)],
                || {
                    let name = std::env::var("CALL").unwrap();
                    let (_, call) = CALLS.iter().find(|(known, _)| *known == name).unwrap();
                    let device = Device::cuda(0).unwrap();
                    let result = sum::map(&[1.0], &[2.0]).run(&device).expect("queued");
                    call(&device, &result);
                    // It stays lost, also for those who ask anew.
                    is_lost(device.synchronize());
                    is_lost(Device::cuda(0));
                },
            );
        }
    }
}

#[test]
fn a_kernel_that_can_fault_is_waited_for() {
    for lazy in ["0", "1"] {
        with_driver(
            "failures::a_kernel_that_can_fault_is_waited_for",
            &[("FAKE_FAULT", "700"), ("FAKE_LAZY", lazy)],
            || {
                let device = Device::cuda(0).unwrap();
                is_lost(pick::map(&[[1.0, 2.0, 3.0]], &[1]).run(&device));
            },
        );
    }
}

#[test]
fn a_lost_device_takes_its_streams_along_and_no_other_device() {
    with_driver(
        "failures::a_lost_device_takes_its_streams_along_and_no_other_device",
        &[
            ("FAKE_DEVICES", "2"),
            ("FAKE_FAULT", "719"),
            ("FAKE_AFTER", "2"),
            ("FAKE_FAILURES", "1"),
        ],
        || {
            let (first, second) = (Device::cuda(0).unwrap(), Device::cuda(1).unwrap());
            let stream = first.new_stream().unwrap();
            let good = sum::map(&[1.0], &[1.0]).run(&stream).unwrap();
            let far = sum::map(&[1.0], &[2.0]).run(&second).unwrap();
            let bad = sum::map(&good, &good).run(&stream).unwrap();
            is_lost(first.synchronize());
            is_lost(bad.to_vec());
            is_lost(good.to_vec());
            assert_eq!(far.to_vec().unwrap(), [3.0]);
            drop((first, stream, good, bad));
            // A new context on the same GPU.
            let again = Device::cuda(0).unwrap();
            assert_eq!(
                sum::map(&[4.0], &[1.0]).run(&again).unwrap().to_vec().unwrap(),
                [5.0]
            );
            assert_eq!(
                sum::map(&far, &far).run(&second).unwrap().to_vec().unwrap(),
                [6.0]
            );
        },
    );
}

/// Nobody can be told when memory is freed.
#[test]
fn what_goes_wrong_in_a_drop_is_reported_once_by_the_next_call() {
    with_driver(
        "failures::what_goes_wrong_in_a_drop_is_reported_once_by_the_next_call",
        &[("FAKE_FREE", "1"), ("FAKE_DEVICES", "2")],
        || {
            let (device, other) = (Device::cuda(0).unwrap(), Device::cuda(1).unwrap());
            let [x, y, z] = [1.0, 2.0, 3.0].map(|value| Buffer::new(&device, &[value]).unwrap());
            drop(x);
            // An error that waits does not keep other memory from being freed, where another context is current.
            drop(Buffer::new(&other, &[1.0]).unwrap());
            drop(y);
            let error = sum::map(&z, &z).run(&device).unwrap_err();
            assert!(matches!(error, Error::Driver { .. }), "{error}");
            assert_eq!(sum::map(&z, &z).run(&device).unwrap().to_vec().unwrap(), [6.0]);
            drop(z);
            device.synchronize().unwrap();
            drop((device, other));
            // The memory that could not be freed.
            assert_eq!(
                left(),
                Left {
                    bytes: 4,
                    ..Left::default()
                }
            );
        },
    );
}

#[test]
fn the_log_says_why_the_best_device_is_the_host() {
    let printed = printed_with_driver(
        "failures::the_log_says_why_the_best_device_is_the_host",
        &[("FAKE_DEVICES", "0"), ("FPDSL_LOG", "1")],
        || assert!(Device::best().is_host()),
    );
    if let Some(text) = printed {
        let reason = Error::NoSuchDevice { ordinal: 0, count: 0 };
        let line = format!("fpdsl: no CUDA device, so the host: {reason}");
        assert!(text.contains(&line), "{text}");
    }
}
