//! Errors that a body can make.

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::bench::on_every_device;

#[fp]
fn quotient(x: i32, y: i32) -> i32 {
    x / y
}

#[fp]
fn remainder(x: u64, y: u64) -> u64 {
    x % y
}

#[fp]
fn pick(table: [f64; 3], at: usize) -> f64 {
    table[at]
}

const TABLE: [u32; 512] = [7; 512];

/// Eight significant bits: 511 becomes 512.
#[fp]
fn rounded(k: u32) -> u32 {
    let at: bf16 = (k & 511) as bf16;
    TABLE[at as usize]
}

#[fp]
fn look_up(u: &[f32], at: usize) -> f32 {
    u[at]
}

#[fp]
fn twice(u: &[f32], at: usize) -> f32 {
    look_up(u, at) + look_up(u, at + 1)
}

#[fp]
fn next(i: Index, u: &[f32]) -> f32 {
    u[i.x() + 1]
}

#[fp]
fn below(i: Index2, u: &[f32]) -> f32 {
    u[(i.y() - 1) * 4 + i.x()]
}

#[fp]
fn by_number(u: &[f32], x: f64) -> f32 {
    u[x as usize]
}

#[fp]
fn guarded(u: &[f32], at: usize, y: i32) -> f32 {
    if at < u.len() && y != 0 {
        u[at] / ((7 / y) as f32)
    } else {
        -1.0
    }
}

#[fp]
fn search(u: &[f32], limit: f32) -> usize {
    let mut i = 0;
    while u[i] < limit {
        i += 1;
    }
    i
}

#[fp]
fn shift(x: u32, by: u32) -> (u32, u32) {
    (x << by, x >> by)
}

#[fp]
fn written(at: usize) -> f32 {
    let mut table = [0.0; 4];
    table[at] = 1.0;
    table[0] + table[3]
}

#[fp]
fn share(x: f64, of: f64) -> f64 {
    assert!(x >= 0.0);
    assert!(of > 0.0, "shares are of something");
    x / of
}

#[fp]
fn negated(x: f64) -> f64 {
    -x
}

/// The function, the element and the kind of a fault.
fn fault<T>(result: Result<T, Error>) -> (&'static str, usize, FaultKind) {
    match result {
        Err(Error::Fault { fault, element }) => (fault.function, element, fault.kind),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it went unnoticed"),
    }
}

fn beyond(index: u64, len: u64) -> FaultKind {
    FaultKind::OutOfBounds { index, len }
}

#[test]
fn integer_division_by_zero() {
    on_every_device(|device| {
        let found = fault(quotient::map(&[1, 2, 3], &[1, 0, 1]).run(device));
        assert_eq!(found, ("quotient", 1, FaultKind::DivisionByZero));
    });
}

#[test]
fn integer_remainder_by_zero() {
    on_every_device(|device| {
        let found = fault(remainder::map(&[u64::MAX], 0).run(device));
        assert_eq!(found, ("remainder", 0, FaultKind::DivisionByZero));
    });
}

/// Its text is that of the assertion, or the condition as it is written.
#[test]
fn an_assertion_that_does_not_hold() {
    on_every_device(|device| {
        let mut x = vec![1.0; 1000];
        assert_eq!(
            share::map(&x, 4.0)
                .run(device)
                .expect("no fault")
                .to_vec()
                .expect("room")[0],
            0.25
        );
        let none = fault(share::map(&x, 0.0).run(device));
        let text = "shares are of something";
        assert_eq!(none, ("share", 0, FaultKind::Assertion { text }));
        x[901] = -1.0;
        let found = fault(share::map(&x, 4.0).run(device));
        assert_eq!(found, ("share", 901, FaultKind::Assertion { text: "x >= 0.0" }));
        let found = fault(share::map(negated::map(&x), 4.0).run(device));
        assert_eq!(found, ("share", 0, FaultKind::Assertion { text: "x >= 0.0" }));
    });
}

/// The one quotient that does not fit wraps; it is no fault.
#[test]
fn the_least_integer_by_minus_one() {
    on_every_device(|device| {
        let wrapped = quotient::map(&[i32::MIN; 20], -1)
            .run(device)
            .and_then(Buffer::into_vec);
        assert_eq!(wrapped.expect("no fault"), [i32::MIN; 20]);
    });
}

#[test]
fn an_index_out_of_an_array() {
    on_every_device(|device| {
        let found = fault(pick::map([1.0, 2.0, 3.0], &[0, 1, 2, 3, 4]).run(device));
        assert_eq!(found, ("pick", 3, beyond(3, 3)));
    });
}

#[test]
fn writing_out_of_an_array() {
    on_every_device(|device| {
        assert_eq!(
            fault(written::map(&[3, 0, 4]).run(device)),
            ("written", 2, beyond(4, 4))
        );
    });
}

#[test]
fn an_index_out_of_a_slice() {
    on_every_device(|device| {
        let u = Buffer::new(device, &[1.0, 2.0]).expect("room");
        let found = fault(look_up::map(&u, &[1_usize, 0, usize::MAX]).run(device));
        assert_eq!(found, ("look_up", 2, beyond(u64::MAX, 2)));
        assert_eq!(u.to_vec().expect("it is still there"), [1.0, 2.0]);
    });
}

#[test]
fn an_index_out_of_an_empty_slice() {
    on_every_device(|device| {
        assert_eq!(
            fault(look_up::map(&[], &[0_usize]).run(device)),
            ("look_up", 0, beyond(0, 0))
        );
    });
}

/// The function at fault is the innermost one.
#[test]
fn a_fault_in_a_callee() {
    on_every_device(|device| {
        assert_eq!(
            fault(twice::map(&[1.0, 2.0], &[0_usize, 1]).run(device)),
            ("look_up", 1, beyond(2, 2))
        );
    });
}

#[test]
fn reading_past_the_end_in_a_grid() {
    on_every_device(|device| {
        assert_eq!(
            fault(next::launch(40, &[0.0; 40]).run(device)),
            ("next", 39, beyond(40, 40))
        );
    });
}

/// `0 - 1` wraps, and the index is what it wrapped to.
#[test]
fn reading_before_the_start_in_a_grid() {
    on_every_device(|device| {
        let found = fault(below::launch((4, 3), &[0.0; 12]).run(device));
        assert_eq!(found, ("below", 0, beyond(0_u64.wrapping_sub(4), 12)));
    });
}

/// Floats that are no positions saturate as in Rust: NaN is 0, infinity is the largest.
#[test]
fn indices_that_come_from_floats() {
    on_every_device(|device| {
        let fine = by_number::map(&[5.0, 6.0], &[f64::NAN, -3.0, 1.9])
            .run(device)
            .and_then(Buffer::into_vec);
        assert_eq!(fine.expect("all are positions"), [5.0, 5.0, 6.0]);
        let found = fault(by_number::map(&[5.0, 6.0], &[0.0, f64::INFINITY]).run(device));
        assert_eq!(found, ("by_number", 1, beyond(u64::MAX, 2)));
    });
}

/// A mask bounds an integer, but not the float that it is rounded to.
#[test]
fn an_index_that_was_rounded_up() {
    on_every_device(|device| {
        let fine = rounded::map(&[0, 509, 1 << 20])
            .run(device)
            .and_then(Buffer::into_vec);
        assert_eq!(fine.expect("all are entries"), [7; 3]);
        let found = fault(rounded::map(&[508, 511]).run(device));
        assert_eq!(found, ("rounded", 1, beyond(512, 512)));
    });
}

/// Of many faults in many threads the first element's is reported.
#[test]
fn many_faults_at_once() {
    on_every_device(|device| {
        let mut divisors = vec![0; 100_000];
        divisors[..70_007].fill(1);
        assert_eq!(
            fault(quotient::map(1, &divisors).run(device)),
            ("quotient", 70_007, FaultKind::DivisionByZero)
        );
    });
}

/// Code that is not executed does not fault, although lanes and warps compute both arms.
#[test]
fn faults_that_do_not_happen() {
    on_every_device(|device| {
        let at: Vec<usize> = (0..100).map(|i| if i % 3 == 0 { i } else { 1 }).collect();
        let y: Vec<i32> = (0..100).map(|i| i % 2).collect();
        let found = guarded::map(&[4.0, 7.0], &at, &y)
            .run(device)
            .and_then(Buffer::into_vec)
            .expect("no fault");
        for (i, found) in found.iter().enumerate() {
            let expected = if at[i] < 2 && y[i] != 0 {
                [4.0, 7.0][at[i]] / 7.0
            } else {
                -1.0
            };
            assert_eq!(found.to_bits(), f32::to_bits(expected), "element {i}");
        }
    });
}

/// A loop that would run for ever runs out of its slice instead.
#[test]
fn a_search_that_finds_nothing() {
    on_every_device(|device| {
        let found = fault(search::map(&[1.0, 2.0, 3.0], &[2.5, 9.0]).run(device));
        assert_eq!(found, ("search", 1, beyond(3, 3)));
        let nan = fault(search::map(&[1.0, 2.0, 3.0], &[f32::INFINITY]).run(device));
        assert_eq!(nan, ("search", 0, beyond(3, 3)));
    });
}

#[test]
fn shifts_by_more_than_the_width() {
    on_every_device(|device| {
        let (left, right) = shift::map(0x8000_0001, &[0, 1, 31, 32, 33, u32::MAX])
            .run(device)
            .expect("no fault");
        assert_eq!(
            left.into_vec().expect("a copy"),
            [0x8000_0001, 2, 0x8000_0000, 0x8000_0001, 2, 0x8000_0000]
        );
        assert_eq!(
            right.into_vec().expect("a copy"),
            [0x8000_0001, 0x4000_0000, 1, 0x8000_0001, 0x4000_0000, 1]
        );
    });
}

/// Scalar calls have no `Result`: they panic with the same text.
#[test]
fn scalar_calls_panic_with_the_same_text() {
    let text = |call: fn() -> f64| {
        let panic = std::panic::catch_unwind(call).expect_err("it faults");
        panic.downcast_ref::<String>().cloned().expect("a text")
    };
    let array = text(|| pick([1.0, 2.0, 3.0], 7));
    let mapped = pick::map([1.0, 2.0, 3.0], &[7_usize])
        .run(&Device::host())
        .expect_err("it faults")
        .to_string();
    assert!(mapped.starts_with(&array), "{mapped} and {array}");
    assert!(text(|| f64::from(quotient(1, 0))).contains("`quotient`"));
}
