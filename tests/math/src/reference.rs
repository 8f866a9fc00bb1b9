//! CORE-MATH in a mode.

use std::hint::black_box;

use fpdsl_runtime::mode::Rounding;

unsafe extern "C" {
    fn fesetround(mode: i32) -> i32;
}

/// Runs `compute` with the processor's rounding mode changed, as C programs do. Nothing but calls of C functions may round in it.
fn in_mode<T>(mode: Rounding, compute: impl FnOnce() -> T) -> T {
    // The values of `fenv.h` on x86-64 and on AArch64.
    let [nearest, zero, up, down] = if cfg!(target_arch = "aarch64") {
        [0, 0x0c0_0000, 0x040_0000, 0x080_0000]
    } else {
        [0, 0xc00, 0x800, 0x400]
    };
    let value = match mode {
        Rounding::NearestEven => nearest,
        Rounding::TowardZero => zero,
        Rounding::TowardPositive => up,
        Rounding::TowardNegative => down,
    };
    // SAFETY: the mode of this thread is set back before anything else runs.
    unsafe { fesetround(value) };
    let result = compute();
    // SAFETY: as above.
    unsafe { fesetround(nearest) };
    result
}

/// The results of a function of one argument in a mode.
pub fn map1<T: Copy>(mode: Rounding, function: fn(T) -> T, x: &[T]) -> Vec<T> {
    let mut results = Vec::with_capacity(x.len());
    in_mode(mode, || {
        results.extend(x.iter().map(|&x| black_box(function)(black_box(x))));
    });
    results
}

/// The results of a function of two arguments in a mode.
pub fn map2<T: Copy>(mode: Rounding, function: fn(T, T) -> T, x: &[T], y: &[T]) -> Vec<T> {
    let mut results = Vec::with_capacity(x.len());
    in_mode(mode, || {
        let pairs = x.iter().zip(y);
        results.extend(pairs.map(|(&x, &y)| black_box(function)(black_box(x), black_box(y))));
    });
    results
}
