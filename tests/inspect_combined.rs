//! Questions to functions that combine: reductions and scans.
//!
//! Sums of binary32 are exact in two parts of binary64 or as
//! integers, so what is inexact, and the exact sums, are known.

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
const SUITE: &str = "inspect_combined";

use backends::devices;
use fpdsl::inspect::{Combination, Flag};
use fpdsl::prelude::*;
use published::{Combined, numbers, reduced, scanned};

#[fp(mode = "rn", identity = 0.0)]
fn add(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(mode = "rn", order = "serial")]
fn add_in_series(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(mode = "rn", contract = false)]
fn mul(a: f32, b: f32) -> f32 {
    a * b
}

#[fp(mode = "rn")]
fn wider(x: (f64, u32), y: (f64, u32)) -> (f64, u32) {
    let ((a, n), (b, m)) = (x, y);
    (if a < b { b } else { a } + 0.1, n + m)
}

fn is_inexact(&(_, a, b): &Combined) -> bool {
    let sum = a + b;
    let rest = sum - a;
    // Knuth's two sums.
    (a - (sum - rest)) + (b - rest) != 0.0
}

const LENGTHS: [usize; 12] = [1, 2, 15, 16, 17, 33, 100, 128, 129, 4096, 4097, 9000];

#[test]
fn the_flags_of_reductions_are_those_of_the_published_order() {
    let device = Device::host();
    for n in LENGTHS {
        let x = numbers(n);
        let (sum, all) = reduced(&x);
        let report = add::reduce(&x).inspect().flags().run().unwrap();
        assert_eq!(report.results.to_bits(), sum.to_bits(), "{n}");
        let plain = add::reduce(&x).run(&device).unwrap();
        assert_eq!(report.results.to_bits(), plain.to_bits(), "{n}");
        let [of_add] = &report.operations[..] else {
            panic!("{report}");
        };
        assert_eq!(of_add.evaluated as usize, n - 1);
        assert_eq!(of_add.place().unwrap().text, "a + b");
        let inexact: Vec<&Combined> = all.iter().filter(|combined| is_inexact(combined)).collect();
        assert_eq!(report.count(Flag::Inexact) as usize, inexact.len(), "{n}");
        let Some(found) = of_add.signalled(Flag::Inexact) else {
            continue;
        };
        let name = found.first.combination.unwrap();
        let (_, a, b) = all.iter().find(|(known, ..)| *known == name).unwrap();
        assert!(is_inexact(&(name, *a, *b)));
        assert!(found.first.operands[0].ends_with(&format!("(0x{:08X})", a.to_bits())));
        assert!(found.first.operands[1].ends_with(&format!("(0x{:08X})", b.to_bits())));
        println!("{report}");
        report::ran(SUITE, "host", all.len() as u64);
    }
}

#[test]
fn the_flags_of_scans_are_those_of_the_published_order() {
    for n in LENGTHS {
        let x = numbers(n);
        let mut all = Vec::new();
        let sums = scanned(&x, 0, &mut all);
        let report = add::scan(&x).inspect().flags().run().unwrap();
        assert_eq!(report.results.to_vec().unwrap(), sums, "{n}");
        let evaluated: u64 = report
            .operations
            .iter()
            .map(|operation| operation.evaluated)
            .sum();
        assert_eq!(evaluated as usize, all.len(), "{n}");
        let inexact: Vec<&Combined> = all.iter().filter(|combined| is_inexact(combined)).collect();
        assert_eq!(report.count(Flag::Inexact) as usize, inexact.len(), "{n}");
        if let Some(found) = report.operations[0].signalled(Flag::Inexact) {
            let name = found.first.combination.unwrap();
            let known = inexact.iter().find(|(known, ..)| *known == name).unwrap();
            assert!(found.first.operands[0].ends_with(&format!("(0x{:08X})", known.1.to_bits())));
        }
        report::ran(SUITE, "host", all.len() as u64);
    }
}

#[test]
fn an_overflow_in_a_sum_has_its_place() {
    let mut x = vec![1.0; 10_000];
    // In the second part, in the same running value.
    (x[4096 + 300], x[4096 + 300 + 1280]) = (3e38, 3e38);
    let report = add::reduce(&x).inspect().flags().run().unwrap();
    let found = report.operations[0].signalled(Flag::Overflow).unwrap();
    assert_eq!(found.count, 1, "{report}");
    let expected = Combination::Fold {
        level: 0,
        part: 1,
        i: 1580,
    };
    assert_eq!(found.first.combination, Some(expected), "{report}");
    assert_eq!(report.results, f32::INFINITY);
    let text = report.to_string();
    assert!(text.contains("(level 0, part 1, element 1580)"), "{text}");
    assert!(report.json().contains("level 0, part 1, element 1580"));
    assert!(report.html().contains("level 0, part 1, element 1580"));
}

#[test]
fn both_functions_of_a_dot_product_are_asked() {
    let (mut x, y) = (numbers(5000), numbers(5000));
    x[1234] = f32::INFINITY;
    let mut y = y;
    y[1234] = 0.0;
    let report = mul::map(&x, &y).reduce::<add>().inspect().flags().run().unwrap();
    let [product, sum] = &report.operations[..] else {
        panic!("{report}");
    };
    assert_eq!((product.evaluated, sum.evaluated), (5000, 4999));
    let invalid = product.signalled(Flag::Invalid).unwrap();
    assert_eq!((invalid.count, invalid.first.element), (1, 1234));
    assert_eq!(invalid.first.combination, None);
    assert!(sum.signalled(Flag::Invalid).is_none());
    assert!(report.results.is_nan());
}

#[test]
fn every_device_has_the_same_answers() {
    let (x, y) = (numbers(300), numbers(300));
    let dot = || mul::map(&x, &y).reduce::<add>();
    let sums = || mul::map(&x, &y).scan::<add>();
    let plain = dot().run(&Device::host()).unwrap();
    let prefixes = sums().run(&Device::host()).unwrap().to_vec().unwrap();
    // The same order in binary64.
    let mut all = Vec::new();
    for (level, device) in devices() {
        let (dot, sums) = (|| dot().inspect(), || sums().inspect());
        let flags = dot().flags().on(&device).run().unwrap();
        let shadow = dot().shadow().on(&device).run().unwrap();
        let sample = dot().sample().seed(5).on(&device).run().unwrap();
        let exponents = dot().exponents().on(&device).run().unwrap();
        let enclosed = dot().enclose().on(&device).run().unwrap();
        for found in [
            flags.results,
            shadow.results,
            sample.results,
            exponents.results,
            enclosed.results,
        ] {
            assert_eq!(found.to_bits(), plain.to_bits(), "{level}");
        }
        let scan_flags = sums().flags().on(&device).run().unwrap();
        let scan_shadow = sums().shadow().on(&device).run().unwrap();
        let scan_sample = sums().sample().on(&device).run().unwrap();
        let scan_enclosed = sums().enclose().on(&device).run().unwrap();
        for found in [
            &scan_flags.results,
            &scan_shadow.results,
            &scan_sample.results,
            &scan_enclosed.results,
        ] {
            assert_eq!(found.to_vec().unwrap(), prefixes, "{level}");
        }
        let mut bits = vec![shadow.errors[0].shadow(0).to_bits()];
        bits.extend(sample.digits[0].samples(0).iter().map(|sample| sample.to_bits()));
        bits.extend(enclosed.enclosures[0].bits(0).unwrap());
        for i in 0..prefixes.len() {
            bits.push(scan_shadow.errors[0].shadow(i).to_bits());
            bits.extend(
                scan_sample.digits[0]
                    .samples(i)
                    .iter()
                    .map(|sample| sample.to_bits()),
            );
            bits.extend(scan_enclosed.enclosures[0].bits(i).unwrap());
        }
        let name = device.name();
        let said = [
            flags.json(),
            shadow.json(),
            sample.json(),
            exponents.json(),
            enclosed.json(),
            scan_flags.json(),
            scan_shadow.json(),
            scan_sample.json(),
            scan_enclosed.json(),
        ]
        .map(|json| json.replace(&name, "device"));
        all.push((level, bits, said));
        report::ran(SUITE, level, 9 * 300);
    }
    let (_, bits, said) = &all[0];
    for (level, other, told) in &all {
        assert_eq!(bits, other, "{level}");
        for (said, told) in said.iter().zip(told) {
            assert_eq!(said, told, "{level}");
        }
    }
}

#[test]
fn what_stands_beside_is_carried_through_all_levels() {
    for n in [17, 130, 5000, 70_000] {
        let x = numbers(n);
        // Beside binary32 stands binary64: these sums are exact in it.
        let exact: f64 = x.iter().map(|&x| f64::from(x)).sum();
        let report = add::reduce(&x).inspect().shadow().run().unwrap();
        assert_eq!(report.errors[0].shadow(0), exact, "{n}");
        let sums = add::scan(&x).inspect().shadow().run().unwrap();
        let mut sum = 0.0;
        for (i, &x) in x.iter().enumerate() {
            sum += f64::from(x);
            assert_eq!(sums.errors[0].shadow(i), sum, "{n}: {i}");
        }
        let report = add::reduce(&x).inspect().enclose().run().unwrap();
        let found = report.enclosures[0].get(0).unwrap();
        assert!(
            found.contains(exact) && (n < 1000 || found.relative_width() > 0.0),
            "{n}: {report}"
        );
        let report = add::scan(&x).inspect().enclose().run().unwrap();
        let mut sum = 0.0;
        for (found, &x) in report.enclosures[0].iter().zip(&x) {
            sum += f64::from(x);
            assert!(found.contains(sum), "{n}: {found} and {sum}");
        }
        let report = add::reduce(&x).inspect().sample().samples(4).run().unwrap();
        let samples = report.digits[0].samples(0);
        let distance = samples.iter().map(|sample| (sample - exact).abs());
        assert!(
            distance.fold(0.0, f64::max) <= exact.abs() * 1e-3 + 1.0,
            "{samples:?}"
        );
        assert!(n < 1000 || samples.iter().any(|sample| *sample != samples[0]));
        report::ran(SUITE, "host", 5 * n as u64);
    }
}

#[test]
fn serial_orders_tuples_and_empty_arguments() {
    let x = numbers(70);
    let report = add_in_series::reduce(&x).inspect().flags().run().unwrap();
    let mut sum = x[0];
    let mut inexact = Vec::new();
    for (i, &x) in x.iter().enumerate().skip(1) {
        let combined = (Combination::Serial { i }, sum, x);
        if is_inexact(&combined) {
            inexact.push(combined.0);
        }
        sum += x;
    }
    assert_eq!(report.results.to_bits(), sum.to_bits());
    assert_eq!(report.count(Flag::Inexact) as usize, inexact.len());
    let first = report.operations[0].signalled(Flag::Inexact).unwrap();
    assert_eq!(first.first.combination, Some(inexact[0]));

    let pairs = (vec![1.0, 3.0, 2.0, 0.5], vec![1_u32, 2, 3, 4]);
    let call = || wider::reduce((&pairs.0, &pairs.1));
    let plain = call().run(&Device::host()).unwrap();
    let report = call().inspect().enclose().run().unwrap();
    assert_eq!(report.results, plain);
    let [largest, count] = &report.enclosures[..] else {
        panic!("{report}");
    };
    assert!(largest.get(0).unwrap().contains(plain.0));
    assert_eq!(count.bits(0), Some([10, 10]));
    assert_eq!(report.conditions.len(), 1);
    let report = call().inspect().shadow().run().unwrap();
    assert_eq!(report.results, plain);
    let sums = wider::scan((&pairs.0, &pairs.1)).inspect().flags().run().unwrap();
    assert_eq!(sums.results.1.to_vec().unwrap(), [1, 3, 6, 10]);

    let none: [f32; 0] = [];
    let report = add::reduce(&none).inspect().flags().run().unwrap();
    assert_eq!((report.results, report.count(Flag::Inexact)), (0.0, 0));
    let error = add_in_series::reduce(&none).inspect().flags().run().unwrap_err();
    assert!(matches!(error, fpdsl::Error::Empty { .. }), "{error}");
    let report = add::scan(&none).inspect().shadow().run().unwrap();
    assert_eq!(report.results.len(), 0);
    let error = mul::map(&x, &x[1..])
        .reduce::<add>()
        .inspect()
        .flags()
        .run()
        .unwrap_err();
    assert!(matches!(error, fpdsl::Error::LengthMismatch { .. }), "{error}");
}

#[fp]
fn quotient(a: u32, b: u32) -> u32 {
    a / b
}

#[test]
fn a_fault_is_that_of_the_plain_reduction() {
    let mut x = vec![1_u32; 9000];
    x[5000] = 0;
    let plain = quotient::reduce(&x).run(&Device::host()).unwrap_err();
    let asked = quotient::reduce(&x).inspect().flags().run().unwrap_err();
    assert_eq!(plain.to_string(), asked.to_string());
    let plain = quotient::scan(&x).run(&Device::host()).unwrap_err();
    let asked = quotient::scan(&x).inspect().exponents().run().unwrap_err();
    assert_eq!(plain.to_string(), asked.to_string());
}
