//! `reduce` and `scan` of arrays, of all lengths up to some hundreds and beside the borders of parts.

use core::cmp::Ordering;

use fpdsl::backend::{Combine, Order};
use fpdsl::generic::Function;
use fpdsl::prelude::*;

use crate::values::{Complex, Value, all_bits, list};
use crate::{SUITE, devices, order, report, rounded};

/// Beside the borders of blocks, rows, parts and levels.
const LENGTHS: [usize; 9] = [1000, 4095, 4096, 4097, 4111, 8191, 8193, 10_000, 65_541];

/// Asserts that a reduction and a scan of each beginning of `x` have the bits of the published order.
pub fn check<C, T>(
    x: &[T],
    lengths: &[usize],
    op: impl Fn(T, T) -> T + Copy,
    reduce: impl Fn(&Device, usize) -> T,
    scan: impl Fn(&Device, usize) -> Vec<T>,
) where
    C: Combine<Out = T>,
    T: Value,
{
    let expected: Vec<(Vec<u64>, Vec<u64>)> = lengths
        .iter()
        .map(|&n| {
            let x = &x[..n];
            match C::ORDER {
                Order::Serial => {
                    let all = order::serial(x, op);
                    (all[n - 1].bits(), all_bits(&all))
                }
                _ => (order::reduce(x, op).bits(), all_bits(&order::scan(x, op))),
            }
        })
        .collect();
    for (backend, device) in devices() {
        for (&n, (reduced, scanned)) in lengths.iter().zip(&expected) {
            assert_eq!(
                &reduce(&device, n).bits(),
                reduced,
                "{} of {n} on {backend}",
                C::NAME
            );
            let found = all_bits(&scan(&device, n));
            assert_eq!(found.len(), scanned.len(), "{} of {n} on {backend}", C::NAME);
            if let Some(i) = (0..found.len()).find(|&i| found[i] != scanned[i]) {
                panic!("scalar {i} of the scan of {n} with {} on {backend}", C::NAME);
            }
        }
        report::ran(SUITE, backend, 2 * lengths.len() as u64);
    }
}

/// All lengths up to 300, and some longer ones.
fn all_lengths() -> Vec<usize> {
    (1..=300).chain(LENGTHS).collect()
}

/// A few of them.
fn some_lengths() -> Vec<usize> {
    [
        1, 2, 3, 15, 16, 17, 31, 33, 100, 127, 128, 129, 200, 256, 257, 300, 4095, 4096, 4097, 10_000,
    ]
    .to_vec()
}

/// `check_elements!(function, seed, lengths)`, where values are elements of one array.
macro_rules! check_elements {
    ($function:ty, $call:expr, $seed:expr, $lengths:expr) => {{
        type T = <$function as Function>::Out;
        let lengths = $lengths;
        let x: Vec<T> = list($seed, lengths.iter().copied().max().unwrap());
        check::<$function, T>(
            &x,
            &lengths,
            $call,
            |device, n| <$function>::reduce(&x[..n]).run(device).expect("no fault"),
            |device, n| {
                let on_device = Buffer::new(device, &x[..n]).expect("room");
                let scanned = <$function>::scan(&on_device).run(device).expect("no fault");
                scanned.into_vec().expect("results on the host")
            },
        );
    }};
}

macro_rules! in_mode {
    ($module:ident $M:ident $mode:tt $seed:literal) => {
        mod $module {
            use super::*;

            #[fp(mode = $mode)]
            fn add64(a: f64, b: f64) -> f64 {
                a + b
            }

            #[fp(mode = $mode)]
            fn add32(a: f32, b: f32) -> f32 {
                a + b
            }

            #[test]
            fn sums_of_f64() {
                check_elements!(add64, rounded::add::<$M, f64>, $seed, all_lengths());
            }

            #[test]
            fn sums_of_f32() {
                check_elements!(add32, rounded::add::<$M, f32>, $seed + 1, all_lengths());
            }
        }
    };
}

in_mode!(rn Rn "rn" 10);
in_mode!(rz Rz "rz" 20);
in_mode!(ru Ru "ru" 30);
in_mode!(rd Rd "rd" 40);

#[fp]
fn add16(a: f16, b: f16) -> f16 {
    a + b
}

#[fp(mode = M)]
fn add_in<M: Mode, T: Float>(a: T, b: T) -> T {
    a + b
}

/// Neither commutative nor associative, and different in each place.
#[fp(mode = "ru", contract = true)]
fn mix(a: f32, b: f32) -> f32 {
    a * 0.75 - b * 0.5 + 0.001
}

#[fp]
fn largest(a: f64, b: f64) -> f64 {
    a.max(b)
}

#[fp]
fn wrapping(a: i64, b: i64) -> i64 {
    a + b
}

/// Greatest common divisors: lanes that loop differently.
#[fp]
fn gcd(a: u32, b: u32) -> u32 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    x
}

#[fp(mode = "rd")]
fn corners(a: [f32; 3], b: [f32; 3]) -> [f32; 3] {
    [a[0] + b[0], a[1].min(b[1]), a[2] * 0.5 + b[2]]
}

#[fp(mode = "rz")]
fn product(a: Complex<f32>, b: Complex<f32>) -> Complex<f32> {
    Complex {
        re: a.re * b.re - a.im * b.im,
        im: a.re * b.im + a.im * b.re,
    }
}

#[fp(mode = "ru", order = "serial")]
fn add_serial(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(order = "serial")]
fn mix_serial(a: Complex<f64>, b: Complex<f64>) -> Complex<f64> {
    Complex {
        re: a.re * 0.5 + b.im,
        im: a.im - b.re * 0.25,
    }
}

#[test]
fn other_types_and_functions() {
    check_elements!(add16, add16, 1, some_lengths());
    check_elements!(add_in<Ru, f32>, rounded::add::<Ru, f32>, 2, some_lengths());
    check_elements!(mix, mix, 3, some_lengths());
    check_elements!(largest, largest, 4, some_lengths());
    check_elements!(wrapping, i64::wrapping_add, 5, some_lengths());
    check_elements!(gcd, gcd, 6, some_lengths());
    check_elements!(corners, corners, 7, some_lengths());
}

/// Elements of this many scalars are combined one at a time.
#[fp(mode = "ru")]
fn wide(a: [f32; 9], b: [f32; 9]) -> [f32; 9] {
    let mut sum = a;
    for k in 0..9 {
        sum[k] = a[8 - k] * 0.5 + b[k];
    }
    sum
}

#[fp]
fn bins(a: [[u32; 4]; 5], b: [[u32; 4]; 5]) -> [[u32; 4]; 5] {
    let mut sum = a;
    for k in 0..5 {
        for m in 0..4 {
            sum[k][m] += b[k][m] + k as u32;
        }
    }
    sum
}

#[test]
fn elements_of_many_scalars() {
    let twisted = |a: [f32; 9], b: [f32; 9]| {
        core::array::from_fn(|k| {
            let half = rounded::mul::<Ru, f32>(a[8 - k], 0.5);
            rounded::add::<Ru, f32>(half, b[k])
        })
    };
    let lengths = || vec![1, 2, 15, 16, 17, 65, 129, 300, 4095, 4097, 9000];
    check_elements!(wide, twisted, 70, lengths());
    let counted = |a: [[u32; 4]; 5], b: [[u32; 4]; 5]| {
        core::array::from_fn(|k| {
            core::array::from_fn(|m| a[k][m].wrapping_add(b[k][m]).wrapping_add(k as u32))
        })
    };
    check_elements!(bins, counted, 71, lengths());
}

#[test]
fn serial_order() {
    check_elements!(add_serial, rounded::add::<Ru, f64>, 9, some_lengths());
}

#[fp(mode = "rz")]
fn add_pairs(a: (f32, i64), b: (f32, i64)) -> (f32, i64) {
    (a.0 + b.0, a.1 + b.1)
}

#[fp(mode = "rz", order = "serial")]
fn mix_pairs(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    (a.0 * 0.5 + b.1, a.1 - b.0)
}

macro_rules! check_pairs {
    ($function:ident, $seed:expr) => {{
        let lengths = some_lengths();
        let x: Vec<<$function as Function>::Out> = list($seed, 10_000);
        let (u, v): (Vec<_>, Vec<_>) = x.iter().copied().unzip();
        check::<$function, _>(
            &x,
            &lengths,
            $function,
            |device, n| {
                $function::reduce((&u[..n], &v[..n]))
                    .run(device)
                    .expect("no fault")
            },
            |device, n| {
                let (u, v) = $function::scan((&u[..n], v[..n].to_vec()))
                    .run(device)
                    .expect("no fault");
                let (u, v) = (u.to_vec().unwrap(), v.to_vec().unwrap());
                u.into_iter().zip(v).collect()
            },
        );
    }};
}

#[test]
fn tuples() {
    check_pairs!(add_pairs, 50);
    check_pairs!(mix_pairs, 51);
}

#[test]
fn structs() {
    check_elements!(product, product, 60, some_lengths());
    check_elements!(mix_serial, mix_serial, 61, some_lengths());
}

/// Sums that are exact whatever the order.
#[test]
fn exact_sums() {
    let n = 100_001_u32;
    let x: Vec<f64> = (0..n).map(f64::from).collect();
    for (backend, device) in crate::fast_devices() {
        let sum = rn_sum::reduce(&x).run(&device).unwrap();
        assert_eq!(sum, f64::from(n) * f64::from(n - 1) / 2.0, "{backend}");
        let sums = rn_sum::scan(&x).run(&device).unwrap().to_vec().unwrap();
        let wrong = (0..n).find(|&i| sums[i as usize] != f64::from(i) * f64::from(i + 1) / 2.0);
        assert_eq!(wrong, None, "{backend}");
        report::ran(SUITE, backend, u64::from(n) + 1);
    }
}

#[fp(identity = 0.0)]
fn rn_sum(a: f64, b: f64) -> f64 {
    a + b
}

/// NaNs, infinities and zeros of both signs go through as they do in calls.
#[test]
fn special_values() {
    let mut x = vec![-0.0; 700];
    for (backend, device) in devices() {
        assert_eq!(
            rn_sum::reduce(&x).run(&device).unwrap().to_bits(),
            (-0.0_f64).to_bits(),
            "{backend}"
        );
    }
    x[650] = f64::INFINITY;
    x[3] = f64::NAN;
    for (backend, device) in devices() {
        assert!(rn_sum::reduce(&x).run(&device).unwrap().is_nan(), "{backend}");
        assert_eq!(
            largest::reduce(&x).run(&device).unwrap(),
            f64::INFINITY,
            "{backend}"
        );
        let sums = rn_sum::scan(&x).run(&device).unwrap().to_vec().unwrap();
        let order = |i: usize| sums[i].partial_cmp(&0.0);
        assert_eq!(
            (order(2), order(3), order(699)),
            (Some(Ordering::Equal), None, None),
            "{backend}"
        );
        report::ran(SUITE, backend, 4);
    }
}
