//! Questions about digits: `shadow` and `sample`.

#![cfg(feature = "cuda")]

#[path = "support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "inspect_digits";

use backends::devices;
use fpdsl::inspect::{Bin, Exponents, Lost, Operation, ScalarType};
use fpdsl::prelude::*;
use half::f16;

/// The operation with a text.
fn at<'a>(operations: &'a [Operation<Lost>], text: &str) -> &'a Operation<Lost> {
    let found = operations
        .iter()
        .find(|operation| operation.place().is_some_and(|place| place.text == text));
    found.unwrap_or_else(|| {
        panic!(
            "no {text} among {:?}",
            operations
                .iter()
                .map(|o| o.place().map(|p| p.text.clone()))
                .collect::<Vec<_>>()
        )
    })
}

#[fp(mode = "rn", contract = false)]
fn root(b: f64, c: f64) -> f64 {
    (-b + (b * b - 4.0 * c).sqrt()) / 2.0
}

#[test]
fn a_quadratic_loses_its_digits_in_one_line() {
    let report = root::map(&[3.0, 1e8], &[2.0, 1.0])
        .inspect()
        .shadow()
        .run()
        .unwrap();
    println!("{report}");
    assert_eq!(report.results.to_vec().unwrap(), [root(3.0, 2.0), root(1e8, 1.0)]);
    assert_eq!(report.errors[0].bits_lost(0), 0.0);
    // -1e-8 exactly to some 16 digits; the result is -7.45e-9.
    assert!((report.errors[0].shadow(1) + 1e-8).abs() < 1e-22);
    assert!(report.errors[0].bits_lost(1) > 50.0);
    let sum = at(&report.operations, "-b + (b * b - 4.0 * c).sqrt()");
    assert_eq!((sum.found.here, sum.evaluated), (1, 2), "{report}");
    let worst = sum.found.worst.as_ref().unwrap();
    assert_eq!(worst.first.element, 1);
    assert_eq!(worst.added, Some(0.0));
    assert!(worst.inherited.unwrap() > 50.0 && worst.cancelled.unwrap() > 50.0);
    for operation in &report.operations {
        let is_it = operation.place() == sum.place();
        assert_eq!(operation.found.here > 0, is_it, "{report}");
    }
    let report = root::map(&[3.0, 1e8], &[2.0, 1.0])
        .inspect()
        .sample()
        .samples(5)
        .run()
        .unwrap();
    println!("{report}");
    assert!(report.digits[0].digits(0) > 15.0, "{report}");
    assert!(report.digits[0].digits(1) < 1.5, "{report}");
    assert!(at(&report.operations, "-b + (b * b - 4.0 * c).sqrt()").found.here > 0);
}

#[fp(mode = "rn", contract = false)]
fn everything(i: Index, table: &[f64], x: f64, n: u32) -> (f64, f32) {
    let mut sum = x;
    let mut kept = [0.0; 12];
    for k in 0..n {
        let y = (sum * 1.1 - table[i.x() % table.len()]).sin();
        if y > sum.sqrt() - 1.0 {
            sum = sum + y / 3.0;
        } else {
            sum = (sum - y * 1e-3).abs();
        }
        kept[(k % 12) as usize] = sum;
    }
    let mut narrow = 1.0f32;
    for k in 0..12 {
        narrow = narrow * 1.0625f32 + (kept[k].floor() as f32).max(sum as f32);
    }
    (sum.exp() + x, narrow)
}

/// Some of the devices interpret.
const COUNT: usize = 70;

#[test]
fn every_device_has_the_same_digits() {
    let table: Vec<f64> = (0..37).map(|k| 0.1 + f64::from(k) / 7.0).collect();
    let call = || everything::launch(COUNT, &table, 1.7, 13);
    let plain = call().run(&Device::host()).unwrap();
    let plain = (plain.0.to_vec().unwrap(), plain.1.to_vec().unwrap());
    let (mut shadows, mut samples) = (Vec::new(), Vec::new());
    for (_, device) in devices() {
        let shadow = call().inspect().shadow().on(&device).run().unwrap();
        let found = (
            shadow.results.0.to_vec().unwrap(),
            shadow.results.1.to_vec().unwrap(),
        );
        assert_eq!(found, plain);
        let beside: Vec<u64> = (0..COUNT)
            .flat_map(|i| [0, 1].map(|c: usize| shadow.errors[c].shadow(i).to_bits()))
            .collect();
        shadows.push((shadow.operations, beside));
        let sample = call().inspect().sample().seed(7).on(&device).run().unwrap();
        let found = (
            sample.results.0.to_vec().unwrap(),
            sample.results.1.to_vec().unwrap(),
        );
        assert_eq!(found, plain);
        let beside: Vec<u64> = (0..COUNT)
            .flat_map(|i| sample.digits[0].samples(i))
            .map(f64::to_bits)
            .collect();
        samples.push((sample.operations, beside));
    }
    for (shadow, sample) in shadows.iter().zip(&samples).skip(1) {
        assert!(*shadow == shadows[0]);
        assert!(*sample == samples[0]);
    }
    let shadow = call().inspect().shadow().run().unwrap();
    println!("{shadow}");
}

#[fp(mode = "rn", contract = false)]
fn spread(i: Index2, x: f64) -> f64 {
    (i.x() as f64 + 0.1) * x / 3.0
}

/// Elements of a grid have numbers of their own: no row repeats the draws of another.
#[test]
fn every_element_of_a_grid_has_its_draws() {
    let (nx, ny) = (5, 40);
    let mut all = Vec::new();
    for (name, device) in devices() {
        let report = spread::launch((nx, ny), 0.7)
            .inspect()
            .sample()
            .seed(3)
            .on(&device)
            .run()
            .unwrap();
        let samples: Vec<Vec<u64>> = (0..nx * ny)
            .map(|i| {
                report.digits[0]
                    .samples(i)
                    .into_iter()
                    .map(f64::to_bits)
                    .collect()
            })
            .collect();
        all.push((name, samples));
    }
    for (name, samples) in &all[1..] {
        assert_eq!(samples, &all[0].1, "{name}");
    }
    // The same operations in each row, with draws of their own.
    let rows: Vec<_> = all[0].1.chunks(nx).collect();
    assert!((1..ny).all(|row| !rows[..row].contains(&rows[row])));
}

#[fp(mode = "rn", contract = false)]
fn nearest(x: f64, y: f64) -> f64 {
    (x + y).round()
}

/// From 2^52 on the middle between two integers is no number of binary64.
#[test]
fn large_sums_round_to_the_nearest_number() {
    let x = [
        2_f64.powi(52) + 2.0,
        2_f64.powi(53) + 2.0,
        1e20,
        -2_f64.powi(53) - 2.0,
    ];
    let y = [-0.25, -0.5, -5.0, 0.5];
    for (name, device) in devices() {
        let report = nearest::map(&x, &y).inspect().shadow().on(&device).run().unwrap();
        for (element, &exact) in x.iter().enumerate() {
            assert_eq!(report.errors[0].shadow(element), exact, "{name}");
        }
    }
}

/// For the worst result of each line: by the triangle's inequality the whole error is no more than what is inherited and what is added, and
/// no less than their difference. The added part is relative to another shadow, which differs by the inherited one.
#[test]
fn the_parts_of_an_error_make_the_whole() {
    let table: Vec<f64> = (0..37).map(|k| 0.1 + f64::from(k) / 7.0).collect();
    let mut split = 0;
    for x in [1.7, -0.3, 12.0, 1e-5] {
        let report = everything::launch(COUNT, &table, x, 13)
            .inspect()
            .shadow()
            .run()
            .unwrap();
        for operation in &report.operations {
            let Some(worst) = &operation.found.worst else {
                continue;
            };
            let (Some(inherited), Some(added)) = (worst.inherited, worst.added) else {
                continue;
            };
            let precision = if operation.ty == ScalarType::F32 { 24 } else { 53 };
            let [whole, inherited, added] = [worst.bits, inherited, added].map(f64::exp2);
            let added = added * (1.0 + inherited / f64::from(precision).exp2());
            let text = format!("{whole} of {inherited} and {added}: {worst}");
            assert!(whole <= (inherited + added) * 1.0001, "{text}");
            // A part that is zero counts as a half unit, as each result does.
            assert!(whole + 2.0 >= (inherited - added).abs() * 0.9999, "{text}");
            split += 1;
        }
    }
    assert!(split > 10, "{split} lines");
}

#[fp(mode = "rn", contract = false)]
fn products(x: f64, y: f32) -> (f64, f32) {
    ((x * x) / 3.0, y * y)
}

#[test]
fn exponents_tell_which_format_holds_results() {
    let x = [1.0, 2.0, 1000.0, 1e-160, 0.0, 1e200];
    let y = [1.0_f32, 1e-20, 1e-30, 3e19, 1.0, 2.0];
    let mut all = Vec::new();
    for (_, device) in devices() {
        let report = products::map(&x, &y)
            .inspect()
            .exponents()
            .on(&device)
            .run()
            .unwrap();
        let [square, third, narrow] = [0, 1, 2].map(|number: usize| &report.operations[number].found);
        assert_eq!(
            (square.bins.first(), square.bins.last()),
            (Some(&(Bin::Zero, 1)), Some(&(Bin::NotFinite, 1)))
        );
        assert_eq!(square.range(), Some((-1074, 24)), "{report}");
        // 1e-320 and 1e6.
        assert_eq!(square.smallest.as_ref().unwrap().element, 3);
        assert_eq!(square.largest.as_ref().unwrap().element, 2);
        let fit = square.fits(ScalarType::F16);
        assert_eq!((fit.too_large, fit.too_small, fit.scale), (1, 1, None));
        // 2^-2, 2^0 and 2^18 are left; the tiny one is subnormal.
        assert_eq!(third.range(), Some((-1074, 24)));
        // 1e-40 is subnormal, 1e-60 is rounded to zero, 9e38 to infinity.
        assert_eq!(narrow.fits(ScalarType::F32).too_small, 1, "{report}");
        assert_eq!(narrow.bins.iter().map(|&(_, count)| count).sum::<u64>(), 6);
        assert!(report.html().contains("fits") && report.json().contains("exponents"));
        all.push(report.operations);
    }
    assert!(all.iter().all(|operations| *operations == all[0]));
}

#[fp(mode = "rn", contract = false)]
fn times<T: Float>(x: T, one: T) -> T {
    x * one
}

/// `2^exponent`, also where it is subnormal or infinite.
fn two_to(exponent: i32) -> f64 {
    f64::from_bits(match exponent {
        -1022.. => ((exponent + 1023) as u64) << 52,
        _ => 1 << (exponent + 1074),
    })
}

/// Sizes of results, each in its bin by plain comparisons.
fn counted(ty: ScalarType, results: &[f64]) -> Vec<(Bin, u64)> {
    let within = |bin: Bin, size: f64| match bin {
        Bin::Zero => size == 0.0,
        Bin::From { from, to } => two_to(from) <= size && size < two_to(to),
        Bin::NotFinite => !size.is_finite(),
    };
    let bins = Exponents::bins(ty).into_iter();
    let counts = bins.map(|bin| {
        let results = results.iter().filter(|x| within(bin, x.abs()));
        (bin, results.count() as u64)
    });
    counts.filter(|&(_, count)| count > 0).collect()
}

/// The bounds of all bins with their neighbours, of both signs, zeros, infinities and NaNs.
fn sizes<T: Copy>(ty: ScalarType, narrowed: impl Fn(f64) -> T, [up, down]: [fn(T) -> T; 2]) -> Vec<T> {
    let mut sizes = Vec::new();
    for bin in Exponents::bins(ty) {
        let Bin::From { from, .. } = bin else { continue };
        for bound in [two_to(from), -two_to(from)].map(&narrowed) {
            sizes.extend([bound, up(bound), down(bound)]);
        }
    }
    let largest = [f64::MAX, -f64::MAX].map(&narrowed);
    let special = [0.0, -0.0, f64::INFINITY, -f64::INFINITY, f64::NAN].map(&narrowed);
    sizes.extend(
        special
            .into_iter()
            .chain(largest.map(up))
            .chain(largest.map(down)),
    );
    sizes
}

/// Another number: encodings of one sign are in the order of sizes.
fn beside(x: f16, distance: u16) -> f16 {
    f16::from_bits(x.to_bits().wrapping_add(distance))
}

#[test]
fn each_exponent_is_in_its_bin() {
    let doubles = sizes(ScalarType::F64, |x| x, [f64::next_up, f64::next_down]);
    let singles = sizes(ScalarType::F32, |x| x as f32, [f32::next_up, f32::next_down]);
    let halves = sizes(
        ScalarType::F16,
        f16::from_f64,
        [|x| beside(x, 1), |x| beside(x, u16::MAX)],
    );
    let wide: [Vec<f64>; 3] = [
        doubles.clone(),
        singles.iter().map(|&x| f64::from(x)).collect(),
        halves.iter().map(|&x| f64::from(x)).collect(),
    ];
    for (name, device) in devices() {
        macro_rules! operations {
            ($values:ident, $one:expr) => {
                times::map(&$values, $one)
                    .inspect()
                    .exponents()
                    .on(&device)
                    .run()
                    .unwrap()
                    .operations
            };
        }
        let found = [
            operations!(doubles, 1.0),
            operations!(singles, 1.0),
            operations!(halves, f16::ONE),
        ];
        for (operations, results) in found.iter().zip(&wide) {
            let [operation] = operations.as_slice() else {
                panic!("{operations:?}");
            };
            assert_eq!(operation.found.bins, counted(operation.ty, results), "{name}");
            assert!(operation.found.bins.len() > 5);
        }
    }
}

/// All but the first operand are constants, so that bins of all but the sum are known before.
#[fp(mode = "rn", contract = false)]
fn with_constants(x: f64) -> f64 {
    let tiny = 5e-324 * 1.0;
    let zero = tiny * -0.25;
    let normal = 2.2250738585072014e-308 * 1.0;
    let below_one = 1.0 - 1.1102230246251565e-16;
    let large = 1.7976931348623157e308 * 1.0;
    let infinite = large * 2.0;
    let nothing = infinite * zero;
    x + (((((tiny + zero) + normal) + below_one) + large) + infinite) + nothing
}

#[test]
fn exponents_of_constants_are_in_their_bins() {
    let values = [3.0; 40];
    for (name, device) in devices() {
        let report = with_constants::map(&values)
            .inspect()
            .exponents()
            .on(&device)
            .run()
            .unwrap();
        let wants = [
            f64::from_bits(1),
            -0.0,
            f64::MIN_POSITIVE,
            1.0_f64.next_down(),
            f64::MAX,
            f64::INFINITY,
            f64::NAN,
            f64::from_bits(1),
            f64::MIN_POSITIVE.next_up(),
            1.0_f64.next_down(),
            f64::MAX,
            f64::INFINITY,
            f64::INFINITY,
            f64::NAN,
        ];
        assert_eq!(report.operations.len(), wants.len(), "{report}");
        for (operation, want) in report.operations.iter().zip(wants) {
            let want = counted(ScalarType::F64, &[want; 40]);
            assert_eq!(operation.found.bins, want, "{name}: {:?}", operation.place());
        }
    }
}

#[test]
fn no_elements_have_no_digits() {
    let none: [f64; 0] = [];
    let call = || root::map(&none, &none).inspect();
    let shadow = call().shadow().run().unwrap();
    assert!(shadow.errors[0].is_empty() && shadow.errors[0].worst().is_none());
    let sample = call().sample().run().unwrap();
    assert!(sample.digits[0].is_empty() && sample.digits[0].least().is_none());
    let exponents = call().exponents().run().unwrap();
    assert!(
        exponents
            .operations
            .iter()
            .all(|operation| operation.found.range().is_none())
    );
    assert!(call().enclose().run().unwrap().enclosures[0].is_empty());
    for text in [shadow.html(), sample.html(), exponents.html()] {
        assert!(text.contains("<td class=\"count\">0"), "{text}");
    }
}

/// The literal is the nearest f32, 2^-27 / 5 above a tenth.
#[fp(mode = "rn", contract = false)]
fn beyond_a_tenth(x: f32) -> f32 {
    x - 0.1
}

/// The literal is the nearest f64, 2^-55 / 5 above a tenth.
#[fp(mode = "rn", contract = false)]
fn beyond_a_tenth_in_double(x: f64) -> f64 {
    if x < 0.1 { 0.0 } else { x - 0.1 }
}

#[test]
fn literals_have_errors_of_their_own() {
    for (name, device) in devices() {
        let report = beyond_a_tenth::map(&[0.1, 1.0, 0.6])
            .inspect()
            .shadow()
            .on(&device)
            .run()
            .unwrap();
        assert_eq!(
            report.results.to_vec().unwrap(),
            [0.0, 1.0 - 0.1, 0.6 - 0.1],
            "{name}"
        );
        let error = f64::from(0.1_f32) - 0.1;
        assert!(error > 1e-9 && (error - 2_f64.powi(-27) / 5.0).abs() < 1e-17);
        assert_eq!(report.errors[0].shadow(0), error, "{name}: {report}");
        assert_eq!(report.errors[0].bits_lost(0), 24.0, "{name}: {report}");
        // The difference of near numbers is exact; its literal is not.
        let worst = at(&report.operations, "x - 0.1").found.worst.clone().unwrap();
        assert_eq!(
            (worst.first.element, worst.inherited, worst.added),
            (0, Some(0.0), Some(24.0)),
            "{name}"
        );
        let report = beyond_a_tenth_in_double::map(&[0.1, 0.2])
            .inspect()
            .shadow()
            .on(&device)
            .run()
            .unwrap();
        assert_eq!(report.results.to_vec().unwrap(), [0.0, 0.1], "{name}");
        assert_eq!(
            report.errors[0].shadow(0),
            2_f64.powi(-55) / 5.0,
            "{name}: {report}"
        );
        assert_eq!(
            at(&report.operations, "x < 0.1").found.otherwise,
            0,
            "{name}: {report}"
        );
        assert_eq!(report.errors[0].bits_lost(0), 53.0, "{name}: {report}");
        report::ran(SUITE, name, 5);
    }
}
