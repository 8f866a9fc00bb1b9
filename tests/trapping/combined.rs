//! Reductions and scans.

use fpdsl::Buffer;
use fpdsl::inspect::{Combination, Flag};
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::published::{Combined, numbers, reduced, scanned, turn};
use crate::{ADD, SUITE, add, mul, report, trapped};

#[fp(mode = "rn", order = "serial")]
fn add_in_series(a: f32, b: f32) -> f32 {
    a + b
}

#[fp(mode = "rz")]
fn add_toward_zero(a: f32, b: f32) -> f32 {
    a + b
}

/// It shows neither what overflows nor what is divided by zero.
#[fp(mode = "rn", contract = false)]
fn capped(a: f64, b: f64) -> f64 {
    (a * b).min(1e30)
}

#[fp(mode = "rn", contract = false)]
fn vanishing(x: f32) -> f32 {
    1.0 / (x * x)
}

#[test]
fn the_first_combination_is_named() {
    let mut x = vec![1.0; 10_000];
    let fine = add::reduce(&x).run(&Device::host()).unwrap();
    for (name, device) in devices() {
        let dev = device.trapping();
        (x[4396], x[5676], x[9000], x[9256]) = (1.0, 1.0, 1.0, 1.0);
        assert_eq!(add::reduce(&x).run(&dev).unwrap(), fine, "{name}");
        // In one running value of the second part, and in one of the third.
        (x[4396], x[5676], x[9000], x[9256]) = (3e38, 3e38, 3e38, 3e38);
        let found = trapped(name, add::reduce(&x).run(&dev));
        // Rows of 128 are combined for all parts together: the third part's come before.
        let place = Combination::Fold {
            level: 0,
            part: 2,
            i: 9256 - 8192,
        };
        assert_eq!(
            (found.flag, found.combination),
            (Flag::Overflow, Some(place)),
            "{name}"
        );
        x[9000] = 1.0;
        let found = trapped(name, add::reduce(&x).run(&dev));
        let place = Combination::Fold {
            level: 0,
            part: 1,
            i: 1580,
        };
        assert_eq!(
            (found.flag, found.combination),
            (Flag::Overflow, Some(place)),
            "{name}"
        );
        let (file, line, _) = found.place.clone().unwrap();
        assert!(file.ends_with("main.rs"), "{file}");
        assert_eq!(
            (line, found.function.as_str(), found.operation),
            (ADD, "add", "add"),
            "{name}"
        );
        // The sum of the elements before is lost in 3e38.
        let large = "3e38 (0x7F61B1E6)";
        assert_eq!(found.operands, [large, large], "{name}");
        let text = found.to_string();
        assert!(
            text.contains("`add`: overflow in `a + b` at ")
                && text.contains(&format!(
                    "at combination {} (level 0, part 1, element 1580): inf",
                    found.element
                )),
            "{text}"
        );
        (x[4396], x[9256]) = (1.0, 1.0);
        let buffer = Buffer::new(&device, &x).unwrap();
        assert_eq!(add::reduce(&buffer).run(&dev).unwrap(), 3e38, "{name}");
        x[4396] = 3e38;
        let buffer = Buffer::new(&device, &x).unwrap();
        assert_eq!(
            trapped(name, add::reduce(&buffer).run(&dev)).combination,
            Some(place),
            "{name}"
        );
    }
}

#[test]
fn elements_come_before_combinations() {
    let (mut x, mut y) = (vec![1.0; 5000], vec![1.0; 5000]);
    (x[3], x[4]) = (3e38, 3e38);
    for (name, device) in devices() {
        let dev = device.trapping();
        (x[1234], y[1234]) = (f32::INFINITY, 0.0);
        for found in [
            trapped(name, mul::map(&x, &y).reduce::<add>().run(&dev)),
            trapped(name, mul::map(&x, &y).scan::<add>().run(&dev)),
        ] {
            assert_eq!(
                (found.flag, found.element, found.combination),
                (Flag::Invalid, 1234, None),
                "{name}"
            );
            assert_eq!(found.text.as_deref(), Some("a * b"), "{name}");
        }
        // A pole that no result shows.
        let squares = trapped(name, vanishing::map(&[2.0, 1e30, 3.0]).reduce::<add>().run(&dev));
        assert_eq!(
            (squares.flag, squares.element, squares.operation),
            (Flag::Overflow, 1, "mul"),
            "{name}"
        );
        let fine = vanishing::map(&[2.0, 1.0, 0.5]).reduce::<add>().run(&dev);
        assert_eq!(fine.unwrap(), 5.25, "{name}");
    }
}

#[test]
fn functions_may_hide_exceptions() {
    for (name, device) in devices() {
        let dev = device.trapping();
        let place = Combination::Tree {
            level: 0,
            part: 0,
            j: 0,
            h: 2,
        };
        let product = trapped(name, capped::reduce(&[1e200, 1.0, 1e200, 1.0]).run(&dev));
        assert_eq!(
            (product.flag, product.operation, product.combination),
            (Flag::Overflow, "mul", Some(place)),
            "{name}"
        );
        assert_eq!(
            capped::reduce(&[1e200, 1.0, 0.5, 1.0]).run(&dev).unwrap(),
            1e30,
            "{name}"
        );
        let sum = trapped(name, add_toward_zero::reduce(&[3e38, 1.0, 3e38, -1.0]).run(&dev));
        assert_eq!(
            (sum.flag, sum.combination),
            (Flag::Overflow, Some(place)),
            "{name}"
        );
        let serial = trapped(name, add_in_series::reduce(&[3e38, 1.0, 3e38, 1.0]).run(&dev));
        assert_eq!(serial.combination, Some(Combination::Serial { i: 2 }), "{name}");
    }
}

#[test]
fn inputs_are_no_exceptions() {
    for (name, device) in devices() {
        let dev = device.trapping();
        let x = [1.0, f32::INFINITY, 2.0, 3.0];
        assert_eq!(add::reduce(&x).run(&dev).unwrap(), f32::INFINITY, "{name}");
        let sums = add::scan(&x).run(&dev).unwrap().to_vec().unwrap();
        assert_eq!(sums, [1.0, f32::INFINITY, f32::INFINITY, f32::INFINITY], "{name}");
        let found = trapped(name, add::reduce(&[f32::INFINITY, 0.0, -f32::INFINITY]).run(&dev));
        assert_eq!(found.flag, Flag::Invalid, "{name}");
        assert_eq!(add::reduce(&[] as &[f32]).run(&dev).unwrap(), 0.0, "{name}");
        let nothing = add::scan(&[] as &[f32]).run(&dev).unwrap();
        assert!(nothing.to_vec().unwrap().is_empty(), "{name}");
    }
}

#[test]
fn scans_trap() {
    let mut x = vec![1.0; 100];
    (x[20], x[40]) = (3e38, 3e38);
    // A sum that leaves no trace in the last one.
    let mut passing = vec![0.0; 40];
    (passing[0], passing[16], passing[17]) = (3e38, 3e38, -3e38);
    // Only the value of the last segment, which reaches no result, would be infinite.
    let mut unneeded = vec![0.0; 288];
    (unneeded[0], unneeded[256], unneeded[272]) = (-3e38, 3e38, 3e38);
    for (name, device) in devices() {
        let dev = device.trapping();
        assert!(add::scan(&unneeded).run(&dev).is_ok(), "{name}");
        let flags = add::scan(&unneeded).inspect().flags().on(&device).run().unwrap();
        assert!(flags.operations[0].signalled(Flag::Overflow).is_none(), "{name}");
        let found = trapped(name, add::scan(&x).run(&dev));
        assert_eq!(
            (found.flag, found.combination),
            (Flag::Overflow, Some(Combination::Segment { level: 1, i: 2 })),
            "{name}"
        );
        let carry = trapped(name, add::scan(&passing).run(&dev));
        assert_eq!(
            carry.combination,
            Some(Combination::Carry { level: 0, i: 16 }),
            "{name}"
        );
        let mut sums = vec![0.0; 40];
        let written = trapped(name, add::scan(&passing).into(&dev, &mut sums));
        assert_eq!(written, carry, "{name}");
        add::scan(&passing[1..16]).into(&dev, &mut sums[..15]).unwrap();
        add::scan(&passing[17..]).into(&dev, &mut sums[17..]).unwrap();
        assert_eq!(sums[17..], [-3e38; 23], "{name}");
    }
}

#[test]
fn the_first_is_that_of_the_published_order() {
    let mut checked = 0;
    for n in [2, 17, 100, 4097, 9000] {
        for scale in [1e37, 3e36] {
            let x: Vec<f32> = numbers(n).iter().map(|x| x * x.abs() / 6e3 * scale).collect();
            let (sum, all) = reduced(&x);
            let mut prefixes = Vec::new();
            scanned(&x, 0, &mut prefixes);
            let over = |(_, a, b): &&Combined| a.is_finite() && b.is_finite() && !(a + b).is_finite();
            let first = all.iter().filter(over).min_by_key(turn);
            for (name, device) in devices() {
                let dev = device.trapping();
                let found = add::reduce(&x).run(&dev);
                match first {
                    Some((place, a, b)) => {
                        let found = trapped(name, found);
                        assert_eq!(found.combination, Some(*place), "{name}, {n}");
                        for (operand, x) in found.operands.iter().zip([a, b]) {
                            let bits = format!("(0x{:08X})", x.to_bits());
                            assert!(operand.ends_with(&bits), "{name}: {operand} {bits}");
                        }
                        checked += 1;
                        report::ran(SUITE, name, 1);
                    }
                    None => assert_eq!(found.unwrap().to_bits(), sum.to_bits(), "{name}, {n}"),
                }
                let found = add::scan(&x).run(&dev);
                match prefixes.iter().filter(over).min_by_key(turn) {
                    Some((place, ..)) => {
                        assert_eq!(trapped(name, found).combination, Some(*place), "{name}, {n}");
                    }
                    None => assert!(found.is_ok(), "{name}, {n}"),
                }
            }
        }
    }
    assert!(checked > 0);
}
