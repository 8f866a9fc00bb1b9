//! Copies between host and device: large ones and small uploads go through pinned memory, which the fake driver copies as late
//! as it can.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::fake::{Left, left, printed_with_driver, with_driver};

/// The device layer's chunk, and the size from which it copies in chunks.
const CHUNK: usize = 4 << 20;
const LARGE: usize = 2 * CHUNK;

/// Up to here an upload is small, and this many of those can be under way.
const SMALL: usize = 64 << 10;
const SLOTS: u64 = 16;

#[fp]
fn sum(x: f32, y: f32) -> f32 {
    x + y
}

/// Around the ends of chunks.
const LENGTHS: [usize; 6] = [
    LARGE - 1,
    LARGE,
    LARGE + 1,
    3 * CHUNK - 1,
    3 * CHUNK,
    5 * CHUNK + 12345,
];

/// Bytes that are nowhere what they are a chunk further on.
fn bytes(len: usize, salt: u32) -> Vec<u8> {
    let mix = |i: usize| (i as u32 ^ salt).wrapping_mul(0x9e37_79b9) >> 13;
    (0..len).map(|i| mix(i) as u8).collect()
}

fn there_and_back(device: &Device, other: &Device) {
    for (salt, len) in LENGTHS.into_iter().enumerate() {
        let expected = bytes(len, salt as u32);
        let mut source = expected.clone();
        let buffer = Buffer::new(device, &source).unwrap();
        // The source is the caller's again, whether or not the device has it.
        source.fill(0x55);
        let second = Buffer::new(other, &expected[1..]).unwrap();
        assert!(buffer.to_vec().unwrap() == expected, "{len} bytes");
        assert!(second.to_vec().unwrap() == expected[1..], "{len} bytes");
    }
}

#[test]
fn large_arrays_go_through_pinned_memory_in_turns() {
    for lazy in ["0", "1", "2", "3"] {
        with_driver(
            "transfers::large_arrays_go_through_pinned_memory_in_turns",
            &[("FAKE_LAZY", lazy)],
            || {
                let device = Device::cuda(0).unwrap();
                let stream = device.new_stream().unwrap();
                drop(Buffer::new(&device, &bytes(LARGE - 1, 0)).unwrap());
                assert_eq!(left().pinned, 0);
                there_and_back(&device, &stream);
                // One pair, kept for the next.
                assert_eq!((left().pinned, left().events), (2, 2));
                drop((device, stream));
                assert_eq!((left().pinned, left().events), (0, 0));
            },
        );
    }
}

/// None at all, or one of the two that a copy needs.
#[test]
fn without_pinned_memory_the_driver_copies() {
    for pinned in ["0", "1"] {
        let printed = printed_with_driver(
            "transfers::without_pinned_memory_the_driver_copies",
            &[("FAKE_PINNED", pinned), ("FPDSL_LOG", "1")],
            || {
                let device = Device::cuda(0).unwrap();
                there_and_back(&device, &device);
                drop(device);
                assert_eq!(left(), Left::default());
            },
        );
        if let Some(printed) = printed {
            assert_eq!(printed.matches("no pinned memory").count(), 1, "{printed}");
        }
    }
}

#[test]
fn threads_that_copy_at_once_share_what_is_pinned() {
    with_driver(
        "transfers::threads_that_copy_at_once_share_what_is_pinned",
        &[("FAKE_LAZY", "2")],
        || {
            let device = Device::cuda(0).unwrap();
            std::thread::scope(|scope| {
                for k in 0..5 {
                    let device = &device;
                    scope.spawn(move || {
                        let stream = device.new_stream().unwrap();
                        let expected = bytes(LARGE + k, k as u32);
                        for _ in 0..3 {
                            let buffer = Buffer::new(&stream, &expected).unwrap();
                            assert!(buffer.to_vec().unwrap() == expected);
                        }
                    });
                }
            });
            assert!(left().pinned <= 4);
        },
    );
}

#[test]
fn a_device_lost_in_a_copy_keeps_nothing_pinned() {
    with_driver(
        "transfers::a_device_lost_in_a_copy_keeps_nothing_pinned",
        &[("FAKE_FAULT", "700"), ("FAKE_LAZY", "1"), ("FAKE_FAILURES", "1")],
        || {
            let device = Device::cuda(0).unwrap();
            let large = Buffer::new(&device, &bytes(LARGE, 1)).unwrap();
            let dies = sum::map(&[1.0], &[2.0]).run(&device).unwrap();
            let error = large.to_vec().unwrap_err();
            assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
            drop((device, large, dies));
            let device = Device::cuda(0).unwrap();
            there_and_back(&device, &device);
        },
    );
}

/// A kernel is queued that dies when somebody waits for it.
#[test]
fn a_small_upload_does_not_wait_and_a_larger_one_does() {
    with_driver(
        "transfers::a_small_upload_does_not_wait_and_a_larger_one_does",
        &[("FAKE_FAULT", "700"), ("FAKE_LAZY", "1")],
        || {
            let device = Device::cuda(0).unwrap();
            let dies = sum::map(&[1.0], &[2.0]).run(&device).unwrap();
            for len in [1, SMALL - 1, SMALL] {
                drop(Buffer::new(&device, &bytes(len, 1)).unwrap());
            }
            let error = Buffer::new(&device, &bytes(SMALL + 1, 1)).err().unwrap();
            assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
            drop(dies);
        },
    );
}

/// Uploads more than can be under way to two streams, and reads them afterwards.
fn many_small(device: &Device) {
    let stream = device.new_stream().unwrap();
    let uploads: Vec<_> = (0..4 * SLOTS as usize)
        .map(|k| {
            let expected = bytes([SMALL, SMALL - 1, 24, 1][k % 4], k as u32);
            let mut source = expected.clone();
            let buffer = Buffer::new([device, &stream][k % 2], &source).unwrap();
            source.fill(0x55);
            (buffer, expected)
        })
        .collect();
    for (buffer, expected) in uploads {
        assert!(buffer.to_vec().unwrap() == expected);
    }
    // For the memory that was freed last.
    device.synchronize().unwrap();
    stream.synchronize().unwrap();
}

#[test]
fn small_uploads_go_through_pinned_memory_as_long_as_some_is_idle() {
    for (lazy, most) in [("0", 1), ("1", SLOTS), ("2", SLOTS), ("3", SLOTS)] {
        with_driver(
            "transfers::small_uploads_go_through_pinned_memory_as_long_as_some_is_idle",
            &[("FAKE_LAZY", lazy), ("MOST", &most.to_string())],
            || {
                let device = Device::cuda(0).unwrap();
                many_small(&device);
                let most: u64 = std::env::var("MOST").unwrap().parse().unwrap();
                let pinned = left().pinned;
                assert!(
                    (1..=most).contains(&pinned) && (most == 1 || pinned > 4),
                    "{pinned}"
                );
                many_small(&device);
                drop(device);
                assert_eq!(left(), Left::default());
            },
        );
    }
}

#[test]
fn without_pinned_memory_small_uploads_wait() {
    for lazy in ["0", "1", "2", "3"] {
        let printed = printed_with_driver(
            "transfers::without_pinned_memory_small_uploads_wait",
            &[("FAKE_PINNED", "0"), ("FAKE_LAZY", lazy), ("FPDSL_LOG", "1")],
            || {
                let device = Device::cuda(0).unwrap();
                many_small(&device);
                drop(device);
                assert_eq!(left(), Left::default());
            },
        );
        if let Some(printed) = printed {
            assert_eq!(printed.matches("no pinned memory").count(), 1, "{printed}");
        }
    }
}

#[test]
fn zeros_are_there_before_what_is_queued_on_them() {
    for lazy in ["0", "1", "2", "3"] {
        with_driver(
            "transfers::zeros_are_there_before_what_is_queued_on_them",
            &[("FAKE_LAZY", lazy)],
            || {
                let device = Device::cuda(0).unwrap();
                let stream = device.new_stream().unwrap();
                for len in [0, 1, 1000, LARGE + 1] {
                    let here = Buffer::<u8>::zeros(&device, len).unwrap();
                    let there = Buffer::<[f64; 3]>::zeros(&stream, len / 24).unwrap();
                    assert!(here.to_vec().unwrap() == vec![0; len], "{len} bytes");
                    assert!(there.to_vec().unwrap() == vec![[0.0; 3]; len / 24], "{len} bytes");
                }
                let error = Buffer::<f64>::zeros(&device, usize::MAX).expect_err("no machine has it");
                assert!(matches!(error, Error::OutOfMemory { .. }), "{error}");
            },
        );
    }
}
