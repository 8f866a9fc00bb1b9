//! Questions to what other questions compute: the flags and exponents of shadows and of enclosures.

#![cfg(feature = "cuda")]

#[path = "support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "support/published.rs"]
#[allow(dead_code)]
mod published;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "inspect_within";

use backends::devices;
use fpdsl::inspect::{Flag, FlagReport, OperationFlags, ScalarType};
use fpdsl::mode::Rounding;
use fpdsl::prelude::*;

/// How often operations signal an exception: those of the body, or those beside them.
fn count<R>(report: &FlagReport<R>, added: bool, flag: Flag) -> u64 {
    let operations = report
        .operations
        .iter()
        .filter(|operation| operation.added == added);
    let signalled = operations.filter_map(|operation| operation.signalled(flag));
    signalled.map(|signalled| signalled.count).sum()
}

/// The operations of the body.
fn of_the_body<R>(report: &FlagReport<R>) -> Vec<OperationFlags> {
    let operations = report.operations.iter().filter(|operation| !operation.added);
    operations.cloned().collect()
}

#[fp(mode = "rn", contract = false)]
fn product(a: f32, b: f32, c: f32) -> f32 {
    let p = a * b;
    p * c
}

const PRODUCT: u32 = line!() - 4;

#[test]
fn a_shadow_has_flags_of_its_own() {
    // Too large for f32; 48 bits, which f64 has; 72 bits, which it does not.
    let odd = 16_777_215.0_f32;
    let (a, b, c) = ([1e30, odd, odd], [1e30, odd, odd], [1.0, 1.0, odd]);
    for (name, device) in devices() {
        let asked = || product::map(&a, &b, &c).inspect();
        let report = asked().shadow().flags().on(&device).run().unwrap();
        let plain = asked().flags().on(&device).run().unwrap();
        assert_eq!(
            report.results.to_vec().unwrap(),
            plain.results.to_vec().unwrap(),
            "{name}"
        );
        assert_eq!(of_the_body(&report), plain.operations, "{name}: {report}");
        assert_eq!(count(&report, false, Flag::Overflow), 1, "{name}: {report}");
        assert_eq!(count(&report, true, Flag::Overflow), 0, "{name}: {report}");
        // The two products of each element, but for an infinity times one, and squares times one.
        assert_eq!(count(&report, false, Flag::Inexact), 4, "{name}: {report}");
        assert_eq!(count(&report, true, Flag::Inexact), 1, "{name}: {report}");
        let beside: Vec<&OperationFlags> = report.operations.iter().filter(|o| o.added).collect();
        let [first, second] = beside[..] else {
            panic!("{name}: {report}");
        };
        for (operation, line, text) in [(first, PRODUCT, "a * b"), (second, PRODUCT + 1, "p * c")] {
            let place = operation.place().unwrap();
            assert_eq!((place.line, place.text.as_str()), (line, text), "{name}");
            assert_eq!(
                (operation.ty, operation.evaluated),
                (ScalarType::F64, 3),
                "{name}"
            );
        }
        let inexact = second.signalled(Flag::Inexact).unwrap();
        assert_eq!(inexact.first.element, 2, "{name}");
        let square = f64::from(odd) * f64::from(odd);
        let bits = format!("(0x{:016X})", square.to_bits());
        assert!(inexact.first.operands[0].ends_with(&bits), "{name}: {inexact}");
        assert!(report.to_string().starts_with("product: flags of the shadow on "));
        assert!(report.to_string().contains("(mul, rn, f64, added)"));
        report::ran(SUITE, name, 3);
    }
}

#[fp(mode = "rn", contract = false)]
fn third(x: f64) -> f64 {
    x / 3.0
}

#[test]
fn enclosures_have_flags_of_their_own() {
    for (name, device) in devices() {
        let report = third::map(&[1.0, 3.0])
            .inspect()
            .enclose()
            .flags()
            .on(&device)
            .run()
            .unwrap();
        assert_eq!(report.results.to_vec().unwrap(), [1.0 / 3.0, 1.0], "{name}");
        assert_eq!(count(&report, false, Flag::Inexact), 1, "{name}: {report}");
        for mode in [Rounding::TowardNegative, Rounding::TowardPositive] {
            let quotients: Vec<&OperationFlags> = report
                .operations
                .iter()
                .filter(|o| o.added && o.operation == "div" && o.mode == Some(mode))
                .collect();
            assert!(!quotients.is_empty(), "{name}: {report}");
            for quotient in quotients {
                assert_eq!(quotient.place().unwrap().text, "x / 3.0", "{name}");
                assert!(quotient.signalled(Flag::Inexact).is_some(), "{name}: {report}");
            }
        }
    }
}

#[fp(mode = "rn", contract = false)]
fn steps(x: f32, n: u32) -> f32 {
    let mut sum = x;
    for _ in 0..n {
        if sum > 2.0 {
            sum = sum / 3.0;
        } else {
            sum = sum.exp() + x;
        }
    }
    sum
}

#[fp(mode = "rn", identity = 0.0)]
fn add(a: f32, b: f32) -> f32 {
    a + b
}

#[test]
fn the_body_is_asked_as_it_is_alone() {
    let x: Vec<f32> = (0..200).map(|i| i as f32 * 0.013).collect();
    for (name, device) in devices() {
        let asked = || steps::map(&x, 7).inspect();
        let plain = asked().flags().on(&device).run().unwrap();
        let shadow = asked().shadow().flags().on(&device).run().unwrap();
        let enclosed = asked().enclose().flags().on(&device).run().unwrap();
        assert_eq!(of_the_body(&shadow), plain.operations, "{name}: {shadow}");
        assert_eq!(of_the_body(&enclosed), plain.operations, "{name}: {enclosed}");
        let exponents = asked().exponents().on(&device).run().unwrap();
        let beside = asked().shadow().exponents().on(&device).run().unwrap();
        let of_body = beside.operations.iter().filter(|operation| !operation.added);
        assert!(of_body.eq(&exponents.operations), "{name}: {beside}");
        // The quotients beside are those of the body, but for the last digits.
        let quotient = |added| {
            let mut all = beside.operations.iter();
            let found = all.find(|o| o.added == added && o.operation == "div").unwrap();
            (found.evaluated, found.found.range())
        };
        assert_eq!(quotient(false), quotient(true), "{name}: {beside}");
        for operation in &shadow.operations {
            assert!(operation.place().is_some(), "{name}: {shadow}");
        }
    }
}

#[test]
fn sums_are_asked_through_all_levels() {
    for (name, device) in devices() {
        // One element at a time every combination is interpreted.
        let x = published::numbers(if name == "portable" { 300 } else { 5000 });
        let (_, all) = published::reduced(&x);
        let asked = || add::reduce(&x).inspect();
        let report = asked().shadow().flags().on(&device).run().unwrap();
        let plain = asked().flags().on(&device).run().unwrap();
        assert_eq!(of_the_body(&report), plain.operations, "{name}: {report}");
        assert!(count(&report, false, Flag::Inexact) > 0, "{name}");
        // Sums of such numbers have less than 53 bits.
        assert_eq!(count(&report, true, Flag::Inexact), 0, "{name}: {report}");
        let beside = report
            .operations
            .iter()
            .find(|operation| operation.added)
            .unwrap();
        assert_eq!(beside.evaluated as usize, all.len(), "{name}: {report}");
    }
}
