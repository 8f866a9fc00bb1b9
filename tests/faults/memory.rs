//! Memory: too little, too small, or with what does not belong there.

use fpdsl::Error;
use fpdsl::backend::Level;
use fpdsl::prelude::*;

use crate::bench::on_every_device;

#[fp]
fn half(x: f64) -> f64 {
    x / 2.0
}

#[fp]
fn at(i: Index) -> f64 {
    i.x() as f64
}

/// Results that no machine has room for are refused before anything runs.
#[test]
fn results_that_do_not_fit() {
    on_every_device(|device| {
        for n in [1 << 50, usize::MAX / 16, usize::MAX] {
            let error = at::launch(n).run(device).expect_err("no machine has that");
            assert!(matches!(error, Error::OutOfMemory { .. }), "{n}: {error}");
            assert!(error.to_string().contains("drop buffers"), "{error}");
        }
    });
}

#[test]
fn device_memory_that_is_too_small_for_a_buffer() {
    on_every_device(|device| {
        let buffer = Buffer::new(device, &[1_u8, 2, 3]).expect("room");
        let Some((owner, _)) = buffer.memory() else { return };
        for len in [1, usize::MAX] {
            let memory = owner.allocate(7).expect("room");
            let error = Buffer::<f64>::from_memory(owner.clone(), memory, len).expect_err("seven bytes");
            assert!(error.to_string().contains("7 bytes"), "{error}");
        }
    });
}

/// Bytes that are no `bool` become one.
#[test]
fn memory_of_bool_that_holds_something_else() {
    on_every_device(|device| {
        let buffer = Buffer::new(device, &[0_u8, 1, 2, 255]).expect("room");
        let Some((owner, _)) = buffer.memory() else { return };
        let memory = owner.upload(&[0, 1, 2, 255]).expect("room");
        let buffer = Buffer::<bool>::from_memory(owner.clone(), memory, 4).expect("it is large enough");
        assert_eq!(buffer.into_vec().expect("a copy"), [false, true, true, true]);
    });
}

/// A library that was built with -ffast-math sets FTZ and DAZ at start-up.
#[cfg(target_arch = "x86_64")]
#[test]
fn a_thread_that_flushes_to_zero() {
    /// MXCSR with bits set while `run` runs. No Rust arithmetic on floats happens in between.
    fn with_mxcsr<T>(bits: u32, run: impl FnOnce() -> T) -> T {
        let mut before = 0_u32;
        // SAFETY: stores four bytes to a local.
        unsafe { core::arch::asm!("stmxcsr [{}]", in(reg) &raw mut before) };
        let changed = before | bits;
        // SAFETY: loads a valid value, which is put back below.
        unsafe { core::arch::asm!("ldmxcsr [{}]", in(reg) &raw const changed) };
        let result = run();
        // SAFETY: what was there before.
        unsafe { core::arch::asm!("ldmxcsr [{}]", in(reg) &raw const before) };
        result
    }
    on_every_device(|device| {
        if !device.is_host() {
            return;
        }
        for bits in [1 << 15, 1 << 6, 1 << 13] {
            let error = with_mxcsr(bits, || {
                half::map(&[1.0; 40])
                    .run(device)
                    .expect_err("the environment is not the default")
            });
            assert_eq!(error, Error::FloatEnvironment);
        }
    });
}

/// A level that a CPU lacks is replaced by the best that it has.
#[test]
fn every_level_can_be_asked_for() {
    for level in [Level::Portable, Level::Fma, Level::Avx512] {
        assert_eq!(fpdsl::backend::call_at::<half>(level, (3.0,)), 1.5);
    }
}
