//! The first combination at which two reductions or scans differ.

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
const SUITE: &str = "inspect_difference_combined";

use backends::devices;
use fpdsl::Error;
use fpdsl::inspect::{Combination, FirstDifference, Foreign, SameCall, Variables};
use fpdsl::prelude::*;
use published::{numbers, reduced, scanned, turn};

#[fp(mode = "rn", identity = 0.0)]
fn add(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(mode = "rz", identity = 0.0)]
fn add_toward_zero(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(mode = "rn", order = "serial")]
fn add_in_series(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(mode = "rn", order = "serial")]
fn wide_in_series(a: f64, b: f64) -> f64 {
    a + b
}

fn found_at(difference: &FirstDifference) -> (usize, Option<Combination>) {
    (difference.element, difference.combination)
}

/// The texts of the operations that differ, with the first operand of each.
fn operations(difference: &FirstDifference) -> [(String, String); 2] {
    difference.operations.each_ref().map(|operation| {
        let operation = operation.as_ref().unwrap();
        let text = operation.place().unwrap().text.clone();
        (text, operation.found.operands[0].clone())
    })
}

#[test]
fn modes_part_where_a_sum_is_rounded_up() {
    let mut checked = 0;
    for n in [2, 17, 100, 4097, 9000] {
        let x = numbers(n);
        let (sum, all) = reduced(&x);
        let mut prefixes = Vec::new();
        let sums = scanned(&x, 0, &mut prefixes);
        // Sums of such numbers are exact in f64.
        let is_up = |&&(_, a, b): &&(Combination, f32, f32)| {
            f64::from(a + b).abs() > (f64::from(a) + f64::from(b)).abs()
        };
        let first = all.iter().filter(is_up).min_by_key(turn);
        for (name, device) in devices() {
            let report = add::reduce(&x)
                .inspect()
                .first_difference(&add_toward_zero::reduce(&x))
                .on(&device)
                .run()
                .unwrap();
            let other = add_toward_zero::reduce(&x).run(&device).unwrap();
            assert_eq!(report.agrees(), sum.to_bits() == other.to_bits(), "{name}, {n}");
            let Some(difference) = &report.difference else {
                continue;
            };
            let (place, a, _) = first.expect("a combination that rounds up");
            assert_eq!(difference.combination, Some(*place), "{name}, {n}: {report}");
            let operand = format!("(0x{:08X})", a.to_bits());
            for (text, first) in operations(difference) {
                assert_eq!(text, "a + b", "{name}");
                assert!(first.ends_with(&operand), "{name}: {first} {operand}");
            }
            assert_eq!(difference.results[0].apart, "1 ulp", "{name}");
            let text = report.to_string();
            assert!(
                text.contains(&format!("combination {} ({place})", difference.element)),
                "{text}"
            );
            report::ran(SUITE, name, 1);
        }
        let report = add::scan(&x)
            .inspect()
            .first_difference(&add_toward_zero::scan(&x))
            .run()
            .unwrap();
        let truncated = add_toward_zero::scan(&x)
            .run(&Device::host())
            .unwrap()
            .to_vec()
            .unwrap();
        let differing = sums
            .iter()
            .zip(&truncated)
            .filter(|(x, y)| x.to_bits() != y.to_bits());
        assert_eq!(report.differing, differing.count(), "{n}");
        assert_eq!(report.elements, n);
        if let Some(difference) = report.difference {
            let place = difference.combination.unwrap();
            let (known, ..) = prefixes.iter().filter(is_up).min_by_key(turn).unwrap();
            assert_eq!(place, *known);
            checked += 1;
        }
    }
    assert!(checked > 0);
}

#[test]
fn a_narrower_sum_parts_where_a_digit_is_missing() {
    let tiny = 2_f32.powi(-24);
    let (x, wide) = ([1.0, tiny, tiny], [1.0, f64::from(tiny), f64::from(tiny)]);
    for (name, device) in devices() {
        let report = add_in_series::reduce(&x)
            .inspect()
            .first_difference(&wide_in_series::reduce(&wide))
            .on(&device)
            .run()
            .unwrap();
        let difference = report.difference.as_ref().unwrap();
        assert_eq!(
            difference.combination,
            Some(Combination::Serial { i: 2 }),
            "{name}: {report}"
        );
        let [(_, one), (_, more)] = operations(difference);
        assert_eq!(one, "1.0 (0x3F800000)", "{name}");
        assert!(more.ends_with("(0x3FF0000010000000)"), "{name}: {more}");
    }
}

#[fp(mode = "rn", contract = false)]
fn original(c: f32, n: f32) -> f32 {
    c * (n * n)
}

#[fp(mode = "rn", contract = false)]
fn port(c: f32, n: f32) -> f32 {
    c * n * n
}

#[fp(mode = "rn", contract = true)]
fn fused(a: f64, b: f64) -> f64 {
    a * b + 1.0
}

#[fp(mode = "rn", contract = false)]
fn twice(a: f64, b: f64) -> f64 {
    a * b + 1.0
}

#[test]
fn elements_are_compared_before_combinations() {
    // Only one is not zero, so the sum keeps what it is.
    let (mut c, mut n) = (vec![0.0; 300], vec![2.0; 300]);
    (c[200], n[200]) = (0.7, 1.3);
    for (name, device) in devices() {
        let report = port::map(&c, &n)
            .reduce::<add>()
            .inspect()
            .first_difference(&original::map(&c, &n).reduce::<add>())
            .on(&device)
            .run()
            .unwrap();
        let difference = report.difference.as_ref().unwrap();
        assert_eq!(found_at(difference), (200, None), "{name}: {report}");
        let texts = operations(difference).map(|(text, _)| text);
        assert_eq!(texts, ["c * n", "n * n"], "{name}");
    }
    let near = 1.0 + 2_f64.powi(-30);
    let report = fused::reduce(&[near, -near])
        .inspect()
        .first_difference(&twice::reduce(&[near, -near]))
        .run()
        .unwrap();
    let difference = report.difference.as_ref().unwrap();
    let place = Combination::Tree {
        level: 0,
        part: 0,
        j: 0,
        h: 1,
    };
    assert_eq!(difference.combination, Some(place), "{report}");
    let texts = operations(difference).map(|(text, _)| text);
    assert_eq!(texts, ["a * b + 1.0", "a * b"], "{report}");
}

#[test]
fn devices_agree() {
    let x = numbers(5000);
    for (name, device) in devices() {
        let asked = || add::reduce(&x).inspect().first_difference(SameCall).and(&device);
        assert!(asked().run().unwrap().agrees(), "{name}");
        let scans = add::scan(&x).inspect().first_difference(SameCall).and(&device);
        assert!(scans.run().unwrap().agrees(), "{name}");
    }
}

/// Another implementation whose one combination goes wrong: it tells the values of all, or of some.
#[test]
fn foreign_combinations_are_compared_by_name() {
    for n in [17, 100, 4097, 9000] {
        let x = numbers(n);
        let (_, mut all) = reduced(&x);
        all.sort_by_key(|combined| turn(&combined));
        let mut prefixes = Vec::new();
        let sums = scanned(&x, 0, &mut prefixes);
        prefixes.sort_by_key(|combined| turn(&combined));
        for (name, device) in devices() {
            for wrong in [0, all.len() / 3, all.len() - 1] {
                let (place, a, b) = all[wrong];
                let value = |asked| {
                    let number = all.iter().position(|(place, ..)| *place == asked)?;
                    let (_, a, b) = all[number];
                    Some(if number < wrong { a + b } else { (a + b).next_up() })
                };
                let told = Foreign::new("C", || 1e30_f32)
                    .elements(|| x.clone())
                    .combinations(value);
                let report = add::reduce(&x)
                    .inspect()
                    .first_difference(told)
                    .on(&device)
                    .run()
                    .unwrap();
                let difference = report.difference.as_ref().unwrap();
                assert_eq!(found_at(difference), (wrong, Some(place)), "{name}: {report}");
                let operation = difference.operations[0].as_ref().unwrap();
                assert_eq!(operation.place().unwrap().text, "a + b", "{name}");
                for (operand, x) in operation.found.operands.iter().zip([a, b]) {
                    assert!(
                        operand.ends_with(&format!("(0x{:08X})", x.to_bits())),
                        "{name}: {operand}"
                    );
                }
                assert_eq!(difference.results[0].apart, "1 ulp", "{name}");
                assert_eq!(report.runs[1].device, None);
                report::ran(SUITE, name, 1);
            }
            // Only what the last segments get is told.
            let late = |place: Combination| matches!(place, Combination::Carry { level: 0, .. });
            let first = prefixes.iter().position(|(place, ..)| late(*place)).unwrap();
            let told = Foreign::new("C", || sums.iter().map(|x| x.next_up()).collect::<Vec<f32>>())
                .combinations(|place| late(place).then_some(1e30_f32));
            let report = add::scan(&x)
                .inspect()
                .first_difference(told)
                .on(&device)
                .run()
                .unwrap();
            let difference = report.difference.as_ref().unwrap();
            assert_eq!(report.differing, n, "{name}");
            assert_eq!(
                found_at(difference),
                (first, Some(prefixes[first].0)),
                "{name}: {report}"
            );
        }
    }
}

#[test]
fn foreign_elements_come_before_combinations() {
    let (c, n): (Vec<f32>, Vec<f32>) = (numbers(300), numbers(300).into_iter().rev().collect());
    let energy = |i: usize| c[i] * n[i] * n[i];
    let told = Foreign::new("C", || 0.0_f32)
        .elements(|| (0..300).map(energy).collect::<Vec<f32>>())
        .variables(|i| Variables::new().with("c", c[i]));
    let report = original::map(&c, &n)
        .reduce::<add>()
        .inspect()
        .first_difference(told)
        .run()
        .unwrap();
    let difference = report.difference.as_ref().unwrap();
    let first = (0..300).find(|&i| energy(i).to_bits() != original(c[i], n[i]).to_bits());
    assert_eq!(
        (Some(difference.element), difference.combination),
        (first, None),
        "{report}"
    );
    // Results alone say no more than that they differ.
    let report = add::reduce(&c)
        .inspect()
        .first_difference(Foreign::new("C", || 0.5_f32))
        .run()
        .unwrap();
    let difference = report.difference.as_ref().unwrap();
    assert_eq!(found_at(difference), (0, None), "{report}");
    assert!(report.to_string().contains("that is told"), "{report}");
    let (sum, _) = reduced(&c);
    let same = Foreign::new("C", || sum).combinations(|_| Some(0.0_f32));
    assert!(
        add::reduce(&c)
            .inspect()
            .first_difference(same)
            .run()
            .unwrap()
            .agrees()
    );
}

#[test]
fn what_cannot_be_compared_is_refused() {
    let x = [1.0, 2.0, 3.0];
    let refused = |result: Result<_, Error>, why: &str| match result {
        Err(error @ Error::Incomparable { .. }) => {
            assert!(error.to_string().contains(why), "{error}");
        }
        other => panic!("{other:?}"),
    };
    let sum = || add::reduce(&x).inspect();
    refused(
        sum().first_difference(&add_in_series::reduce(&x)).run(),
        "different orders",
    );
    refused(sum().first_difference(&add::scan(&x)).run(), "different orders");
    let scan = add::scan(&x).inspect();
    refused(
        scan.first_difference(&add::scan(&x[..2])).run(),
        "3 and 2 elements",
    );
    // Sums of other numbers of elements are of other elements.
    refused(
        sum().first_difference(&add::reduce(&x[..2])).run(),
        "3 and 2 elements",
    );
}
