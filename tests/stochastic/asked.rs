//! Questions about seeded calls, and devices that trap: neither changes a result.

use fpdsl::Error;
use fpdsl::inspect::Combination;
use fpdsl::prelude::*;

use crate::{SUITE, backends, report, seed};

#[fp(mode = "sr")]
fn norm(x: f32, y: f64) -> f64 {
    let mut s = x / 3.0;
    while s < 20.0 {
        s = s * 1.1 + 0.7;
    }
    ((s as f64) * y + y).sqrt()
}

#[fp(mode = "sr")]
fn operations<T: Float>(x: T, y: T) -> (T, T, T, T) {
    (x + y, x * y, x.abs().sqrt(), x.mul_add(y, x))
}

fn numbers(n: usize) -> Vec<f32> {
    (0..n).map(|k| (k * 7919 % 10_007) as f32 * 0.01 + 0.3).collect()
}

#[test]
fn questions_leave_results_alone() {
    let x = numbers(500);
    for (backend, device) in backends::devices() {
        let call = || norm::map(&x, 0.7).seeded(seed());
        let expected = call().run(&device).unwrap().to_vec().unwrap();
        let flags = call().inspect().flags().on(&device).run().unwrap();
        assert_eq!(flags.results.to_vec().unwrap(), expected, "{backend}");
        let exponents = call().inspect().exponents().on(&device).run().unwrap();
        assert_eq!(exponents.results.to_vec().unwrap(), expected, "{backend}");
        let shadow = call().inspect().shadow().on(&device).run().unwrap();
        assert_eq!(shadow.results.to_vec().unwrap(), expected, "{backend}");
        report::ran(SUITE, backend, 3 * x.len() as u64);
    }
}

#[test]
fn devices_that_trap_have_the_same_results() {
    let x = numbers(500);
    for (backend, device) in backends::devices() {
        let expected = norm::map(&x, 0.7).run(&device.seeded(seed())).unwrap();
        let expected = expected.to_vec().unwrap();
        let found = norm::map(&x, 0.7).run(&device.trapping().seeded(seed())).unwrap();
        assert_eq!(found.to_vec().unwrap(), expected, "{backend}");
        let found = norm::map(&x, 0.7).seeded(seed()).run(&device.trapping()).unwrap();
        assert_eq!(found.to_vec().unwrap(), expected, "{backend}");
        report::ran(SUITE, backend, 2 * x.len() as u64);
    }
}

#[fp(mode = "sr")]
fn powers(x: f32, out: &mut [f32]) {
    let mut power = x;
    for o in out.iter_mut() {
        *o = power;
        power *= x;
    }
}

#[test]
fn rows_that_are_asked_have_the_same_results() {
    let x = numbers(500);
    for (backend, device) in backends::devices() {
        let call = || powers::map(&x).rows(4).seeded(seed());
        let expected = call().run(&device).unwrap().to_vec().unwrap();
        let flags = call().inspect().flags().on(&device).run().unwrap();
        assert_eq!(flags.results.to_vec().unwrap(), expected, "{backend}");
        let found = call().run(&device.trapping()).unwrap();
        assert_eq!(found.to_vec().unwrap(), expected, "{backend}");
        report::ran(SUITE, backend, 2 * x.len() as u64);
    }
}

/// Zeros, infinities and quiet NaN are operands like others: no operation of IEEE 754 signals anything for these.
macro_rules! nothing_to_signal {
    ($($test:ident $T:ident;)*) => {$(
        #[test]
        fn $test() {
            let x = [0.0, f64::INFINITY, f64::NAN, 1.0, 0.0].map($T::of);
            let y = [1.0, 1.0, 1.0, f64::INFINITY, 0.0].map($T::of);
            for (backend, device) in backends::devices() {
                for (x, y) in x.iter().zip(&y) {
                    let (x, y) = (&[*x], &[*y]);
                    let call = operations::<$T>::map(x, y).seeded(seed());
                    let found = call.run(&device.trapping()).map(drop);
                    let (x, y) = (x[0], y[0]);
                    assert!(found.is_ok(), "{x} and {y} on {backend}: {}", found.unwrap_err());
                }
                report::ran(SUITE, backend, x.len() as u64);
            }
        }
    )*};
}

trait Of {
    fn of(x: f64) -> Self;
}

impl Of for f64 {
    fn of(x: f64) -> f64 {
        x
    }
}

impl Of for f32 {
    fn of(x: f64) -> f32 {
        x as f32
    }
}

impl Of for f16 {
    fn of(x: f64) -> f16 {
        f16::from_f64(x)
    }
}

impl Of for bf16 {
    fn of(x: f64) -> bf16 {
        bf16::from_f64(x)
    }
}

nothing_to_signal! {
    special_operands_do_not_trap_f64 f64;
    special_operands_do_not_trap_f32 f32;
    special_operands_do_not_trap_f16 f16;
    special_operands_do_not_trap_bf16 bf16;
}

/// An overflow is one in this mode as well.
macro_rules! overflows {
    ($($test:ident $T:ident;)*) => {$(
        #[test]
        fn $test() {
            for (backend, device) in backends::devices() {
                let call = operations::<$T>::map(&[<$T>::MAX], &[<$T>::MAX]).seeded(seed());
                let found = call.run(&device.trapping()).map(drop);
                assert!(matches!(found, Err(Error::Exception(_))), "{found:?} on {backend}");
                report::ran(SUITE, backend, 1);
            }
        }
    )*};
}

overflows! {
    overflows_trap_f64 f64;
    overflows_trap_f32 f32;
    overflows_trap_f16 f16;
}

/// A sum with many draws.
#[fp(mode = "sr")]
fn drawn(x: f32, y: f32) -> f32 {
    let mut sum = x / 3.0;
    for _ in 0..20 {
        sum = sum * 1.1 + y * 0.1;
    }
    sum
}

/// The same, with a pole where `y` is large.
#[fp(mode = "sr")]
fn pole(x: f32, y: f32) -> f32 {
    let sum = drawn(x, y);
    if y > 200.0 { sum / (y - y) } else { sum }
}

#[test]
fn combinations_that_trap_are_asked_with_their_own_draws() {
    let mut x = vec![1.0; 300];
    x[133] = 201.0;
    // `pole(x[5], x[133])`, in the first level.
    let number = 1 << 63 | 133;
    let sum = seed().element(number).call(|| drawn(1.0, 201.0));
    let place = Combination::Fold {
        level: 0,
        part: 0,
        i: 133,
    };
    for (backend, device) in backends::devices() {
        let found = pole::reduce(&x).run(&device.trapping().seeded(seed()));
        let Err(Error::Exception(found)) = found else {
            panic!("{found:?} on {backend}");
        };
        assert_eq!(
            (found.operation, found.combination),
            ("div", Some(place)),
            "{backend}"
        );
        let encoding = format!("(0x{:08X})", sum.to_bits());
        assert!(
            found.operands[0].ends_with(&encoding),
            "{backend}: {found} for {encoding}"
        );
        report::ran(SUITE, backend, 1);
    }
}
