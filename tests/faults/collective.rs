//! Reductions and scans, and results that go to memory of the caller's.

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::bench::on_every_device;

#[fp(mode = "rd")]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rd", identity = 0.0)]
fn total(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn quotient(x: u64, y: u64) -> u64 {
    x / y
}

#[fp]
fn sum(a: u64, b: u64) -> u64 {
    a + b
}

/// Divides what it combines, so that a zero among the elements is its own fault.
#[fp]
fn divided(a: u64, b: u64) -> u64 {
    a / b + b
}

#[fp(order = "serial")]
fn divided_in_series(a: u64, b: u64) -> u64 {
    a / b + b
}

fn fault<T>(result: Result<T, Error>) -> (&'static str, usize, FaultKind) {
    match result {
        Err(Error::Fault { fault, element }) => (fault.function, element, fault.kind),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it went unnoticed"),
    }
}

#[test]
fn a_reduction_of_nothing() {
    on_every_device(|device| {
        let error = add::reduce(&[]).run(device).expect_err("there is nothing");
        assert_eq!(error, Error::Empty { function: "add" });
        assert!(error.to_string().contains("identity"), "{error}");
        assert_eq!(
            total::reduce(&[])
                .run(device)
                .expect("it states an identity")
                .to_bits(),
            0.0_f64.to_bits()
        );
        assert!(add::scan(&[]).run(device).expect("no prefixes").is_empty());
    });
}

/// The smallest element for which the mapped function faults, although other parts were done first.
#[test]
fn a_fault_in_what_is_mapped() {
    on_every_device(|device| {
        let mut y = vec![1_u64; 100_000];
        (y[91_234], y[50_021], y[50_020]) = (0, 0, 0);
        let found = fault(quotient::map(7_u64, &y).reduce::<sum>().run(device));
        assert_eq!(found, ("quotient", 50_020, FaultKind::DivisionByZero));
        assert_eq!(sum::reduce(&y).run(device).expect("no fault"), 100_000 - 3);
    });
}

/// The first element of the first part in which the combining function faults.
#[test]
fn a_fault_in_what_combines() {
    on_every_device(|device| {
        let mut x = vec![3_u64; 30_000];
        (x[20_007], x[9_999]) = (0, 0);
        let found = fault(divided::reduce(&x).run(device));
        assert_eq!(found, ("divided", 8192, FaultKind::DivisionByZero));
        let found = fault(divided_in_series::reduce(&x).run(device));
        assert_eq!(found, ("divided_in_series", 0, FaultKind::DivisionByZero));
    });
}

#[test]
fn an_output_of_another_length() {
    on_every_device(|device| {
        for len in [0, 2, 4] {
            let mut out = vec![-1.0; len];
            let error = add::map(&[1.0, 2.0, 3.0], 1.0)
                .into(device, &mut out)
                .expect_err("three results");
            assert!(
                matches!(
                    error,
                    Error::OutputLength {
                        function: "add",
                        expected: 3,
                        ..
                    }
                ),
                "{error}"
            );
            assert_eq!(out, vec![-1.0; len], "it was touched");
        }
    });
}

#[test]
fn an_output_on_another_device() {
    on_every_device(|device| {
        if device.is_host() {
            return;
        }
        let mut out = Buffer::new(&Device::host(), &[-1.0; 3]).expect("room");
        let error = add::map(&[1.0, 2.0, 3.0], 1.0)
            .into(device, &mut out)
            .expect_err("it lies elsewhere");
        assert!(
            matches!(error, Error::WrongDevice { function: "add", .. }),
            "{error}"
        );
        assert_eq!(out.to_vec().expect("a copy"), [-1.0; 3]);
    });
}

/// The output keeps valid values, and the next call fills it.
#[test]
fn a_fault_while_an_output_is_written() {
    on_every_device(|device| {
        let mut out = Buffer::new(device, &[9_u64; 100]).expect("room");
        let divisors: Vec<u64> = (0..100).map(|i| u64::from(i != 60)).collect();
        let found = fault(quotient::map(5_u64, &divisors).into(device, &mut out));
        assert_eq!(found, ("quotient", 60, FaultKind::DivisionByZero));
        quotient::map(5_u64, &[1_u64; 100])
            .into(device, &mut out)
            .expect("no fault");
        assert_eq!(out.to_vec().expect("a copy"), [5; 100]);
    });
}
