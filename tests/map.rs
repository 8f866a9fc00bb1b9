//! `map` gives the bits of the scalar call for every element, on every device: each kind of host lanes, the printed
//! C++ executed on the CPU, and a GPU where there is one. Errors are the same on all of them.
#![cfg(feature = "cuda")]

#[path = "support/hosts.rs"]
mod hosts;
#[path = "support/random.rs"]
mod random;
#[path = "support/report.rs"]
mod report;

use std::sync::Arc;

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;
use fpdsl_gpp::CudaOnCpu;
use fpdsl_runtime::lift::{Lift, Shape};
use random::Random;

/// Around the lengths of lanes and of blocks of threads.
const LENGTHS: [usize; 10] = [0, 1, 15, 16, 17, 31, 255, 256, 257, 4097];
/// More than one thread of the host takes.
const LONG: usize = 70_001;

/// The devices of this machine by the names that reports use; those that are missing are reported under `suite`.
fn devices(suite: &str) -> Vec<(&'static str, Device)> {
    let mut devices = hosts::hosts(suite);
    match fpdsl_gpp::find() {
        Ok(compiler) => devices.push((
            "cuda on the cpu",
            Device::accelerator(Arc::new(CudaOnCpu::new(compiler))),
        )),
        Err(why) => report::skipped(suite, "cuda on the cpu", &why),
    }
    match Device::cuda(0) {
        Ok(gpu) => devices.push(("gpu", gpu)),
        Err(why) => report::skipped(suite, "gpu", &why.to_string()),
    }
    devices
}

/// A value that can be compared and made up.
trait Value: Lift {
    fn make(random: &mut Random) -> Self;
    /// The encodings of its scalars, every NaN the same.
    fn bits(self) -> Vec<u64>;
}

macro_rules! values {
    ($($native:ty, |$x:ident| $bits:expr, |$b:ident| $make:expr;)*) => {$(
        impl Value for $native {
            fn make(random: &mut Random) -> Self {
                let Shape::Scalar(ty) = <$native as Lift>::SHAPE else { unreachable!() };
                let $b = random.value(ty, None);
                $make
            }
            fn bits(self) -> Vec<u64> {
                let $x = self;
                vec![$bits]
            }
        }
    )*};
}

values! {
    f32, |x| if x.is_nan() { u64::MAX } else { x.to_bits().into() }, |b| f32::from_bits(b as u32);
    f64, |x| if x.is_nan() { u64::MAX } else { x.to_bits() }, |b| f64::from_bits(b);
    bool, |x| x.into(), |b| b == 1;
    i32, |x| x as u32 as u64, |b| b as i32;
    u32, |x| x.into(), |b| b as u32;
    i64, |x| x as u64, |b| b as i64;
    u64, |x| x, |b| b;
    usize, |x| x as u64, |b| b as usize;
}

impl<T: Value, const N: usize> Value for [T; N] {
    fn make(random: &mut Random) -> Self {
        std::array::from_fn(|_| T::make(random))
    }

    fn bits(self) -> Vec<u64> {
        self.into_iter().flat_map(T::bits).collect()
    }
}

fn arrays<T: Value>(random: &mut Random, n: usize) -> Vec<T> {
    (0..n).map(|_| T::make(random)).collect()
}

/// Panics unless the arrays have the same bits.
#[track_caller]
fn same<T>(found: &Buffer<T>, expected: impl Iterator<Item = T>, device: &Device, n: usize)
where
    T: Value + fpdsl_runtime::device::Element,
{
    let found = found
        .to_vec()
        .unwrap_or_else(|error| panic!("{}: {error}", device.name()));
    assert_eq!(found.len(), n, "{}", device.name());
    for (i, (found, expected)) in found.into_iter().zip(expected).enumerate() {
        assert_eq!(
            found.bits(),
            expected.bits(),
            "element {i} of {n} on {}",
            device.name()
        );
    }
}

/// Functions in one mode, and a run of each over a device.
macro_rules! in_mode {
    ($module:ident $mode:tt $contract:tt) => {
        mod $module {
            use super::*;

            #[fp(mode = $mode, contract = $contract)]
            fn polynomial(a: f32, x: f32, y: f32) -> f32 {
                (((a * x + 0.1) * y - x) * a + y) * x - 3.0
            }

            #[fp(mode = $mode, contract = $contract)]
            fn quotients(x: f64, y: f64) -> (f64, f64, bool) {
                let q = x / y;
                (q + x * y, (x * x + y * y).sqrt(), q < x)
            }

            #[fp(mode = $mode, contract = $contract)]
            fn conversions(x: f64, i: i64, u: u32) -> ((f32, i32), (u64, f64)) {
                (
                    (x as f32, x as i32),
                    (x as u64, (i as f32 + u as f32) as f64),
                )
            }

            #[fp(mode = $mode, contract = $contract)]
            fn dot(a: [f32; 4], b: [f32; 4], up: bool) -> [f32; 2] {
                let mut sum = 0.0;
                for i in 0..4 {
                    sum += a[i] * b[i];
                }
                if up {
                    [sum, a[0].max(b[3])]
                } else {
                    [-sum.abs(), a[1].min(b[2])]
                }
            }

            #[fp(mode = $mode, contract = $contract)]
            fn orbit(cx: f64, cy: f64, limit: u32) -> (u32, f64) {
                let mut x = 0.0;
                let mut y = 0.0;
                let mut n = 0;
                while x * x + y * y <= 4.0 && n < limit {
                    let next = x * x - y * y + cx;
                    y = 2.0 * x * y + cy;
                    x = next;
                    n += 1;
                }
                (n, x)
            }

            /// Runs all of them over `n` elements; returns how many results were compared.
            pub fn run(device: &Device, n: usize, random: &mut Random) -> u64 {
                let (x, y): (Vec<f32>, Vec<f32>) = (arrays(random, n), arrays(random, n));
                let a = f32::make(random);
                let every = |i: usize| polynomial(x[i], x[i], y[i]);
                same(
                    &polynomial::map(&x, &x, &y).run(device).unwrap(),
                    (0..n).map(every),
                    device,
                    n,
                );
                // One value for all, a slice, a buffer.
                let on_device = Buffer::new(device, &y).unwrap();
                let broadcast = polynomial::map(a, &x[..], &on_device).run(device).unwrap();
                same(
                    &broadcast,
                    (0..n).map(|i| polynomial(a, x[i], y[i])),
                    device,
                    n,
                );

                let (x, y): (Vec<f64>, Vec<f64>) = (arrays(random, n), arrays(random, n));
                let (q, r, less) = quotients::map(&x, &y).run(device).unwrap();
                let expected: Vec<_> = (0..n).map(|i| quotients(x[i], y[i])).collect();
                same(&q, expected.iter().map(|e| e.0), device, n);
                same(&r, expected.iter().map(|e| e.1), device, n);
                same(&less, expected.iter().map(|e| e.2), device, n);

                let (i, u): (Vec<i64>, Vec<u32>) = (arrays(random, n), arrays(random, n));
                let ((f, s), (t, sum)) = conversions::map(&x, &i, &u).run(device).unwrap();
                let expected: Vec<_> = (0..n).map(|k| conversions(x[k], i[k], u[k])).collect();
                same(&f, expected.iter().map(|e| e.0.0), device, n);
                same(&s, expected.iter().map(|e| e.0.1), device, n);
                same(&t, expected.iter().map(|e| e.1.0), device, n);
                same(&sum, expected.iter().map(|e| e.1.1), device, n);

                let (a, up): (Vec<[f32; 4]>, Vec<bool>) = (arrays(random, n), arrays(random, n));
                let b = <[f32; 4]>::make(random);
                same(
                    &dot::map(&a, b, &up).run(device).unwrap(),
                    (0..n).map(|i| dot(a[i], b, up[i])),
                    device,
                    n,
                );

                let cx: Vec<f64> = (0..n)
                    .map(|_| random.below(4000) as f64 / 1000.0 - 2.0)
                    .collect();
                let (steps, last) = orbit::map(&cx, 0.25, 50).run(device).unwrap();
                let expected: Vec<_> = cx.iter().map(|&cx| orbit(cx, 0.25, 50)).collect();
                same(&steps, expected.iter().map(|e| e.0), device, n);
                same(&last, expected.iter().map(|e| e.1), device, n);
                12 * n as u64
            }
        }
    };
}

in_mode!(rn_apart "rn" false);
in_mode!(rz_apart "rz" false);
in_mode!(ru_fused "ru" true);
in_mode!(rd_fused "rd" true);

#[test]
fn every_device_has_the_bits_of_the_scalar_call() {
    for (name, device) in devices("map") {
        let mut results = 0;
        for (seed, n) in LENGTHS.into_iter().enumerate() {
            let mut random = Random::new(seed as u64);
            results += rn_apart::run(&device, n, &mut random);
            results += rz_apart::run(&device, n, &mut random);
            results += ru_fused::run(&device, n, &mut random);
            results += rd_fused::run(&device, n, &mut random);
        }
        results += rd_fused::run(&device, LONG, &mut Random::new(99));
        report::ran("map", name, results);
    }
}

#[fp(mode = "ru")]
fn look_up(small: [f64; 3], large: [f32; 1000], other: [f64; 300], at: u32) -> f64 {
    let i = at as usize;
    small[i % 3] * (large[i % 1000] as f64) + other[i % 300]
}

/// A kernel's parameters have room for 4 KB; these arrays need 6.4 KB, and are one value for all elements.
#[test]
fn large_arrays_for_all_elements() {
    for (name, device) in devices("map large arrays") {
        let mut random = Random::new(7);
        let (small, large, other) = (
            <[f64; 3]>::make(&mut random),
            <[f32; 1000]>::make(&mut random),
            <[f64; 300]>::make(&mut random),
        );
        let at: Vec<u32> = (0..3000).collect();
        let expected = at.iter().map(|&at| look_up(small, large, other, at));
        let found = look_up::map(small, large, other, &at).run(&device).unwrap();
        same(&found, expected, &device, at.len());
        // One of them for each element, so that only the other is behind a pointer.
        let each = vec![other; 40];
        let found = look_up::map(small, large, &each, &at[..40]).run(&device).unwrap();
        let expected = at[..40].iter().map(|&at| look_up(small, large, other, at));
        same(&found, expected, &device, 40);
        report::ran("map large arrays", name, at.len() as u64 + 40);
    }
}

#[fp]
fn divide(x: i64, y: i64) -> i64 {
    x / y
}

#[fp]
fn pick(table: [f64; 3], at: usize) -> f64 {
    table[at]
}

/// A fault has the function, the smallest element and its details; the device stays usable, and its buffers valid.
#[test]
fn faults_are_errors_on_every_device() {
    for (name, device) in devices("map faults") {
        let n = 5000;
        let mut divisors: Vec<i64> = (1..=n).collect();
        let (x, y) = (
            vec![i64::MIN; n as usize],
            Buffer::new(&device, &divisors).unwrap(),
        );
        divide::map(&x, &y).run(&device).unwrap();
        for zero in [4321, 2222, 3333] {
            divisors[zero] = 0;
        }
        let Err(Error::Fault { fault, element }) = divide::map(&x, &divisors).run(&device) else {
            panic!("{name}: a division by zero went unnoticed");
        };
        assert_eq!(
            (fault.function, fault.kind, element),
            ("divide", FaultKind::DivisionByZero, 2222),
            "{name}"
        );
        // -1 is the one divisor for which the quotient wraps.
        let wrapped = divide::map(&x, -1).run(&device).unwrap().to_vec().unwrap();
        assert!(wrapped.iter().all(|&q| q == i64::MIN), "{name}");
        assert_eq!(
            divide::map(7, &y).run(&device).unwrap().to_vec().unwrap()[..4],
            [7, 3, 2, 1],
            "{name}"
        );

        let mut at = vec![2_usize; n as usize];
        (at[4000], at[1234], at[4999]) = (3, usize::MAX, 9);
        let Err(Error::Fault { fault, element }) = pick::map([1.0, 2.0, 3.0], &at).run(&device) else {
            panic!("{name}: an index out of bounds went unnoticed");
        };
        let kind = FaultKind::OutOfBounds {
            index: u64::MAX,
            len: 3,
        };
        assert_eq!(
            (fault.function, fault.kind, element),
            ("pick", kind, 1234),
            "{name}"
        );
        let fine = pick::map([1.0, 2.0, 3.0], &at[..1000])
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        assert!(fine.iter().all(|&x| x == 3.0), "{name}");
        report::ran("map faults", name, 5);
    }
}

/// Arguments that do not belong together are refused before anything runs.
#[test]
fn misuse_is_an_error_on_every_device() {
    let devices = devices("map misuse");
    for (name, device) in &devices {
        let short = divide::map(&[1, 2, 3], &[1, 2]).run(device).unwrap_err();
        let expected = Error::LengthMismatch {
            function: "divide",
            parameter: "y",
            expected: 3,
            found: 2,
        };
        assert_eq!(short, expected, "{name}");
        assert_eq!(
            divide::map(1, 2).run(device).unwrap_err(),
            Error::NoLength { function: "divide" },
            "{name}"
        );
        for (other_name, other) in &devices {
            if device.is_host() && other.is_host() || device.name() == other.name() {
                continue;
            }
            let elsewhere = Buffer::new(other, &[1_i64, 2]).unwrap();
            let error = divide::map(&elsewhere, 1).run(device).unwrap_err();
            assert!(
                matches!(error, Error::WrongDevice { .. }),
                "{name} with a buffer of {other_name}: {error}"
            );
        }
        report::ran("map misuse", name, 2 + devices.len() as u64);
    }
}

/// Threads share a device and its kernels.
#[test]
fn many_threads_use_one_device() {
    for (name, device) in devices("map threads") {
        std::thread::scope(|scope| {
            for thread in 1..5_i64 {
                let device = &device;
                scope.spawn(move || {
                    for _ in 0..20 {
                        let halves = divide::map(&[thread * 10, thread * 20], 2).run(device).unwrap();
                        assert_eq!(halves.to_vec().unwrap(), [thread * 5, thread * 10]);
                    }
                });
            }
        });
        report::ran("map threads", name, 80);
    }
}
