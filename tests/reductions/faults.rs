//! Errors: no elements, arguments that do not belong together, and faults, the same on every device.

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::{SUITE, devices, report};

#[fp(identity = 0.0)]
fn sum(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn no_identity(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(identity = f32::NEG_INFINITY)]
fn largest(a: f32, b: f32) -> f32 {
    a.max(b)
}

#[fp(identity = i64::MAX, order = "serial")]
fn quotient(a: i64, b: i64) -> i64 {
    a / b
}

/// Faults where the right operand is 0, wherever that is.
#[fp]
fn guarded(a: i64, b: i64) -> i64 {
    a + 0 / b
}

/// Faults where the right operand is 1000.
#[fp]
fn touchy(a: i64, b: i64) -> i64 {
    a + b + 0 / (b - 1000)
}

#[fp(identity = (0.0, 1))]
fn pair(a: (f64, i32), b: (f64, i32)) -> (f64, i32) {
    (a.0 + b.0, a.1 * b.1)
}

#[fp]
fn inverse(x: i64) -> i64 {
    1000 / x
}

#[fp]
fn pick(table: &[i64], at: usize) -> i64 {
    table[at]
}

#[fp]
fn plus(a: i64, b: i64) -> i64 {
    a + b
}

#[test]
fn nothing_to_reduce() {
    let none: &[f64] = &[];
    for (backend, device) in devices() {
        assert_eq!(sum::reduce(none).run(&device).unwrap(), 0.0, "{backend}");
        let empty = Buffer::new(&device, none).unwrap();
        assert_eq!(
            sum::map(&empty, 1.0).reduce::<sum>().run(&device).unwrap(),
            0.0,
            "{backend}"
        );
        let error = no_identity::reduce(&empty).run(&device).unwrap_err();
        assert_eq!(
            error,
            Error::Empty {
                function: "no_identity"
            },
            "{backend}"
        );
        assert!(error.to_string().contains("#[fp(identity = 0.0)]"), "{error}");
        assert!(
            no_identity::scan(none).run(&device).unwrap().is_empty(),
            "{backend}"
        );
        let floats: &[f32] = &[];
        assert_eq!(largest::reduce(floats).run(&device).unwrap(), f32::NEG_INFINITY);
        let integers: &[i64] = &[];
        assert_eq!(quotient::reduce(integers).run(&device).unwrap(), i64::MAX);
        assert!(quotient::scan(integers).run(&device).unwrap().is_empty());
        let small: &[i32] = &[];
        assert_eq!(pair::reduce((none, small)).run(&device).unwrap(), (0.0, 1));
        // An identity is for no elements only: it is not among the operands.
        assert_eq!(
            sum::reduce(&[-0.0]).run(&device).unwrap().to_bits(),
            (-0.0_f64).to_bits()
        );
        report::ran(SUITE, backend, 10);
    }
}

#[test]
fn arguments_that_do_not_belong_together() {
    let all = devices();
    for (backend, device) in &all {
        let error = pair::reduce((&[1.0, 2.0], &[1, 2, 3])).run(device).unwrap_err();
        let expected = Error::LengthMismatch {
            function: "pair",
            parameter: "a",
            expected: 2,
            found: 3,
        };
        assert_eq!(error, expected, "{backend}");
        assert_eq!(
            pair::scan((&[1.0, 2.0], &[1, 2, 3])).run(device).unwrap_err(),
            expected,
            "{backend}"
        );
        let error = sum::map(&[1.0], &[1.0, 2.0])
            .reduce::<sum>()
            .run(device)
            .unwrap_err();
        let expected = Error::LengthMismatch {
            function: "sum",
            parameter: "b",
            expected: 1,
            found: 2,
        };
        assert_eq!(error, expected, "{backend}");
        let error = sum::map(1.0, 2.0).reduce::<sum>().run(device).unwrap_err();
        assert_eq!(error, Error::NoLength { function: "sum" }, "{backend}");
        assert_eq!(
            sum::reduce(1.0).run(device).unwrap_err(),
            Error::NoLength { function: "sum" },
            "{backend}"
        );
        for (name, other) in &all {
            if device.is_host() && other.is_host() || device.name() == other.name() {
                continue;
            }
            let far = Buffer::new(other, &[1.0, 2.0]).unwrap();
            let wrong = [
                sum::reduce(&far).run(device).unwrap_err(),
                sum::scan(&far).run(device).unwrap_err(),
                sum::map(&far, 1.0).reduce::<sum>().run(device).unwrap_err(),
            ];
            for error in wrong {
                assert!(
                    matches!(error, Error::WrongDevice { .. }),
                    "{backend}, {name}: {error}"
                );
            }
        }
        report::ran(SUITE, backend, 5 + 3 * (all.len() as u64 - 1));
    }
}

fn place<T: core::fmt::Debug>(result: Result<T, Error>) -> (&'static str, FaultKind, usize) {
    match result {
        Err(Error::Fault { fault, element }) => (fault.function, fault.kind, element),
        other => panic!("{other:?}"),
    }
}

/// A fault has the position of its element among all, also where that is another one of the call.
#[test]
fn faults_in_parts_of_scans() -> Result<(), Error> {
    let mut x: Vec<i64> = (1..=300).collect();
    x[207] = 0;
    for (backend, device) in devices() {
        let scan = || inverse::map(&x).scan::<plus>();
        let known = plus::scan(&[1; 100]).partial(&device, 0)?;
        let at = |element| ("inverse", FaultKind::DivisionByZero, element);
        assert_eq!(place(scan().partial(&device, 100)), at(307), "{backend}");
        assert_eq!(place(scan().partial(&device, 200..300)), at(207), "{backend}");
        assert_eq!(place(scan().after(&device, &known)), at(307), "{backend}");
        assert_eq!(
            place(scan().after_of(&device, &known, 200..300)),
            at(107),
            "{backend}"
        );
        report::ran(SUITE, backend, 4);
    }
    Ok(())
}

/// The smallest element for which the mapped function faults, even where the combination faults before it.
#[test]
fn faults_of_the_mapped_function() {
    let mut x: Vec<i64> = (1..=20_000).collect();
    let mut at = vec![3_usize; 20_000];
    (x[17_000], x[9_001], x[19_999]) = (0, 0, 0);
    (at[12_345], at[5_000]) = (9, 7);
    for (backend, device) in devices() {
        let zero = ("inverse", FaultKind::DivisionByZero, 9_001);
        assert_eq!(
            place(inverse::map(&x).reduce::<plus>().run(&device)),
            zero,
            "{backend}"
        );
        // Most quotients are 0, so that the combination faults from element 1000 on.
        assert_eq!(
            place(inverse::map(&x).reduce::<guarded>().run(&device)),
            zero,
            "{backend}"
        );
        assert_eq!(
            place(inverse::map(&x).reduce::<quotient>().run(&device)),
            zero,
            "{backend}"
        );
        let outside = ("pick", FaultKind::OutOfBounds { index: 7, len: 5 }, 5_000);
        let table = [1_i64, 2, 3, 4, 5];
        assert_eq!(
            place(pick::map(&table, &at).reduce::<plus>().run(&device)),
            outside,
            "{backend}"
        );
        assert_eq!(plus::reduce(&x[..5]).run(&device).unwrap(), 15, "{backend}");
        report::ran(SUITE, backend, 5);
    }
}

/// The first part in which the combination faults; nothing among the values of parts has a place of its own.
#[test]
fn faults_of_the_combination() {
    let one = vec![1_i64; 20_000];
    for (backend, device) in devices() {
        let run = |zeros: &[usize]| {
            let mut x = one.clone();
            zeros.iter().for_each(|&i| x[i] = 0);
            place(guarded::reduce(&x).run(&device))
        };
        let at = |element| ("guarded", FaultKind::DivisionByZero, element);
        assert_eq!(run(&[9_000, 17_000]), at(8192), "{backend}");
        assert_eq!(run(&[130]), at(0), "{backend}");
        assert_eq!(run(&[19_999]), at(16_384), "{backend}");
        // A left operand in its own part, and a right one after that: 8192 is the first of its part.
        let mut x = one.clone();
        x[8192] = -1;
        x[8192 + 16] = 1;
        assert_eq!(guarded::reduce(&x).run(&device).unwrap(), 1, "{backend}");
        report::ran(SUITE, backend, 4);
    }
}

/// Of the combinations of one part that fault, the one whose place among sixteen is the lowest is told.
#[fp]
fn counted(a: [u32; 12], b: [u32; 12]) -> [u32; 12] {
    let mut sum = a;
    sum[b[1] as usize] += 1;
    sum
}

#[test]
fn faults_of_elements_of_many_scalars() {
    let mut x = vec![[0_u32; 12]; 9_000];
    let op = |mut a: [u32; 12], b: [u32; 12]| {
        a[b[1] as usize] += 1;
        a
    };
    let expected = crate::order::reduce(&x[..300], op);
    (x[4_999][1], x[5_010][1], x[4_500][1]) = (90, 91, 92);
    for (backend, device) in devices() {
        // Elements 4500, 4999 and 5010 are in places 4, 7 and 2.
        let outside = FaultKind::OutOfBounds { index: 91, len: 12 };
        let found = place(counted::reduce(&x).run(&device));
        assert_eq!(found, ("counted", outside, 4096), "{backend}");
        assert_eq!(
            counted::reduce(&x[..300]).run(&device).unwrap(),
            expected,
            "{backend}"
        );
        report::ran(SUITE, backend, 2);
    }
}

#[test]
fn faults_of_scans_and_of_serial_order() {
    let one = vec![1_i64; 9_000];
    for (backend, device) in devices() {
        let scan = |thousands: &[usize]| {
            let mut x = one.clone();
            thousands.iter().for_each(|&i| x[i] = 1000);
            place(touchy::scan(&x).run(&device))
        };
        let at = |element| ("touchy", FaultKind::DivisionByZero, element);
        assert_eq!(scan(&[8_000, 4_711]), at(4_711), "{backend}");
        assert_eq!(scan(&[17]), at(17), "{backend}");
        // The first of a segment is a right operand only when it is combined with what lies before the segment.
        assert_eq!(scan(&[4_800, 8_016]), at(4_800), "{backend}");
        assert_eq!(scan(&[32]), at(32), "{backend}");
        // Combining within segments comes first.
        assert_eq!(scan(&[32, 7_007]), at(7_007), "{backend}");
        // A segment that comes to 1000 is a right operand among the segments' values.
        let mut x = one.clone();
        x[4_805] = 985;
        assert_eq!(place(touchy::scan(&x).run(&device)), at(0), "{backend}");
        let mut x = one.clone();
        (x[5_000], x[7_000]) = (0, 0);
        let zero = |element| ("quotient", FaultKind::DivisionByZero, element);
        assert_eq!(place(quotient::scan(&x).run(&device)), zero(5_000), "{backend}");
        assert_eq!(place(quotient::reduce(&x).run(&device)), zero(0), "{backend}");
        let counted: Vec<i64> = (1..=40).collect();
        assert_eq!(
            touchy::scan(&one[..40]).run(&device).unwrap().to_vec().unwrap(),
            counted,
            "{backend}"
        );
        report::ran(SUITE, backend, 9);
    }
}
