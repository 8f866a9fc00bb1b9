//! Ten known accidents and textbook failures: each question gives the published diagnosis.

#![cfg(feature = "verify")]

use fpdsl::inspect::{Flag, Lost, Operation};
use fpdsl::prelude::*;

/// The texts of the operations that lose digits which their operands have.
fn losers(operations: &[Operation<Lost>]) -> Vec<&str> {
    let losers = operations.iter().filter(|operation| operation.found.here > 0);
    losers
        .filter_map(|operation| Some(operation.place()?.text.as_str()))
        .collect()
}

/// J.-M. Muller's recurrence (W. Kahan, "How futile are mindless assessments of roundoff in floating-point computation?", 2006, section
/// 5): in exact arithmetic it tends to 5, in any precision to 100.
#[fp(mode = "rn", contract = false)]
fn muller(turns: u32) -> f64 {
    let mut x = 4.0;
    let mut y = 4.25;
    for _ in 0..turns {
        let z = 108.0 - (815.0 - 1500.0 / x) / y;
        x = y;
        y = z;
    }
    y
}

#[test]
fn mullers_recurrence() {
    let exact = |n: i32| (3_f64.powi(n + 2) + 5_f64.powi(n + 2)) / (3_f64.powi(n + 1) + 5_f64.powi(n + 1));
    let turns = [5, 9, 19_u32];
    let report = muller::map(&turns).inspect().shadow().run().unwrap();
    let error = &report.errors[0];
    for (element, &turns) in turns.iter().enumerate() {
        let relative = (error.shadow(element) - exact(turns as i32)) / exact(turns as i32);
        assert!(
            relative.abs() < 1e-3,
            "{turns} turns: {}\n{report}",
            error.shadow(element)
        );
    }
    assert!(error.bits_lost(0) > 15.0 && error.bits_lost(0) < 35.0, "{report}");
    assert_eq!(error.bits_lost(2), 53.0, "{report}");
    assert!((report.results.to_vec().unwrap()[2] - 100.0).abs() < 1.0);

    let report = muller::map(&turns).inspect().sample().samples(5).run().unwrap();
    let digits = [0, 1].map(|element: usize| report.digits[0].digits(element));
    assert!(
        digits[0] > 6.0 && digits[1] < 7.0 && digits[1] < digits[0],
        "{report}"
    );

    let report = muller::map(&turns).inspect().enclose().run().unwrap();
    for (element, &turns) in turns.iter().enumerate() {
        let found = report.enclosures[0].get(element).unwrap();
        assert!(found.contains(exact(turns as i32)), "{report}");
    }
    assert!(
        report.enclosures[0].get(2).unwrap().relative_width() > 1.0,
        "{report}"
    );
}

/// S. M. Rump, "Algorithms for verified inclusions", 1988: the value is -54767/66192.
#[fp(mode = "rn", contract = false)]
fn rump(a: f64, b: f64) -> f64 {
    let (a2, b2) = (a * a, b * b);
    let (b4, b6) = (b2 * b2, b2 * b2 * b2);
    333.75 * b6 + a2 * (11.0 * a2 * b2 - b6 - 121.0 * b4 - 2.0) + 5.5 * b4 * b4 + a / (2.0 * b)
}

#[test]
fn rumps_polynomial() {
    let call = || rump::map(&[77617.0], &[33096.0]).inspect();
    let report = call().sample().samples(10).run().unwrap();
    assert_eq!(report.digits[0].digits(0), 0.0, "{report}");
    let report = call().enclose().run().unwrap();
    let found = report.enclosures[0].get(0).unwrap();
    assert!(found.contains(-54767.0 / 66192.0) && found.relative_width() > 1.0);
}

/// Heron's formula.
#[fp(mode = "rn", contract = false)]
fn heron(a: f64, b: f64, c: f64) -> f64 {
    let s = (a + b + c) / 2.0;
    (s * (s - a) * (s - b) * (s - c)).sqrt()
}

/// Kahan's formula for sides in descending order (W. Kahan, "Miscalculating area and angles of a needle-like triangle", 2014).
#[fp(mode = "rn", contract = false)]
fn kahan(a: f64, b: f64, c: f64) -> f64 {
    ((a + (b + c)) * (c - (a - b)) * (c + (a - b)) * (a + (b - c))).sqrt() / 4.0
}

#[test]
fn herons_formula_for_needles_and_kahans_triangle() {
    // A needle: two sides are together hardly longer than the third.
    let (a, b, c) = ([100_000.0], [99_999.999_79], [0.000_29]);
    let report = heron::map(&a, &b, &c).inspect().shadow().run().unwrap();
    assert!(report.errors[0].bits_lost(0) > 12.0, "{report}");
    let losers = losers(&report.operations);
    assert!(
        losers.iter().all(|line| line.starts_with("s - ")) && !losers.is_empty(),
        "{report}"
    );
    let report = kahan::map(&a, &b, &c).inspect().shadow().run().unwrap();
    assert!(report.errors[0].bits_lost(0) < 3.0, "{report}");
}

/// The clock of the Patriot at Dhahran: GAO/IMTEC-92-26, 1992. Tenths of a second, times a tenth that is cut to 23 bits behind the point.
#[fp(mode = "rn", contract = false)]
fn clock(tenths: u32) -> f32 {
    let tenth = 209_715.0f32 / 2_097_152.0f32;
    tenths as f32 * tenth
}

#[fp(mode = "rn", contract = false)]
fn right_clock(tenths: u32) -> f32 {
    let tenth = 1.0f32 / 10.0f32;
    tenths as f32 * tenth
}

#[test]
fn patriots_clock() {
    // After 8 hours and after 100.
    let tenths = [288_000, 3_600_000_u32];
    let report = clock::map(&tenths)
        .inspect()
        .first_difference(&right_clock::map(&tenths))
        .run()
        .unwrap();
    let difference = report.difference.as_ref().unwrap();
    assert_eq!(report.differing, 2, "{report}");
    let places = difference.operations.each_ref().map(|operation| {
        let operation = operation.as_ref().unwrap();
        operation.place().unwrap().text.clone()
    });
    assert_eq!(
        places,
        ["209_715.0f32 / 2_097_152.0f32", "1.0f32 / 10.0f32"],
        "{report}"
    );
    let late = 360_000.0
        - clock::map(&tenths)
            .run(&Device::host())
            .unwrap()
            .to_vec()
            .unwrap()[1];
    assert!((late - 0.34).abs() < 0.02, "{late} s late");
}

/// The index of the Vancouver stock exchange: 1000 at first, some 3000 changes a day, each cut to three digits behind the point, 22 months
/// (B. D. McCullough and H. D. Vinod, "The numerical reliability of econometric software", J. Econ. Lit. 37, 1999).
#[fp(mode = "rz", contract = false)]
fn index(i: Index, changes: &[f64]) -> f64 {
    let mut index = 1000.0;
    for k in 0..changes.len() {
        let cut = ((index + changes[k]) * 1000.0).floor() / 1000.0;
        index = cut;
    }
    index + i.x() as f64
}

#[fp(mode = "rz", contract = false)]
fn right_index(i: Index, changes: &[f64]) -> f64 {
    let mut index = 1000.0;
    for k in 0..changes.len() {
        let cut = ((index + changes[k]) * 1000.0 + 0.5).floor() / 1000.0;
        index = cut;
    }
    index + i.x() as f64
}

#[test]
fn vancouvers_index() {
    let changes: Vec<f64> = (0..2000)
        .map(|k| f64::from(k * 7919 % 2001 - 1000) * 1.37e-5)
        .collect();
    let call = index::launch(1, &changes);
    let report = call
        .inspect()
        .first_difference(&right_index::launch(1, &changes))
        .run()
        .unwrap();
    let difference = report.difference.as_ref().unwrap();
    let text = |side: usize| {
        let operation = difference.operations[side].as_ref().unwrap();
        operation.place().unwrap().text.clone()
    };
    assert_eq!(
        [text(0), text(1)],
        [
            "((index + changes[k]) * 1000.0).floor()",
            "(index + changes[k]) * 1000.0 + 0.5",
        ],
        "{report}"
    );
    let cut = index::launch(1, &changes)
        .run(&Device::host())
        .unwrap()
        .to_vec()
        .unwrap()[0];
    // Half a thousandth is lost at each change.
    let right = right_index::launch(1, &changes)
        .run(&Device::host())
        .unwrap()
        .to_vec()
        .unwrap()[0];
    assert!(right - cut > 0.9 && right - cut < 1.1, "{cut} and {right}");
}

/// Two means and sums of squares merged by sums, and by Chan's update of Welford's method (T. F. Chan, G. H. Golub, R. J. LeVeque,
/// "Algorithms for computing the sample variance", Am. Stat. 37, 1983).
#[fp(mode = "rn", contract = false)]
fn merged_by_sums(mean_a: f64, mean_b: f64, var: f64, n: f64) -> f64 {
    let squares = n * (var + mean_a * mean_a) + n * (var + mean_b * mean_b);
    let sum = n * mean_a + n * mean_b;
    (squares - sum * sum / (2.0 * n)) / (2.0 * n)
}

#[fp(mode = "rn", contract = false)]
fn merged(mean_a: f64, mean_b: f64, var: f64, n: f64) -> f64 {
    let delta = mean_b - mean_a;
    (2.0 * n * var + delta * delta * n / 2.0) / (2.0 * n)
}

#[test]
fn a_welford_merge() {
    let data = [[1e8], [1e8 + 1.0], [0.25], [1000.0]];
    let [a, b, var, n] = &data;
    let report = merged_by_sums::map(a, b, var, n)
        .inspect()
        .shadow()
        .run()
        .unwrap();
    assert!(report.errors[0].bits_lost(0) > 45.0, "{report}");
    assert!(
        losers(&report.operations).contains(&"squares - sum * sum / (2.0 * n)"),
        "{report}"
    );
    let report = merged::map(a, b, var, n).inspect().shadow().run().unwrap();
    assert!(report.errors[0].bits_lost(0) < 1.0, "{report}");
}

/// Doubles of the x87 are rounded once more, from 64 bits: as here a product that is kept for a sum. NVIDIA, "Precision and performance:
/// floating point and IEEE 754 compliance for NVIDIA GPUs", section 5.2.
#[fp(mode = "rn", contract = false)]
fn in_memory(x: f64, y: f64, z: f64) -> f64 {
    let product = x * y;
    product + z
}

#[fp(mode = "rn", contract = true)]
fn in_registers(x: f64, y: f64, z: f64) -> f64 {
    x * y + z
}

#[test]
fn doubles_that_are_kept_with_more_digits() {
    let (x, y, z) = ([3.0, 0.1], [5.0, 10.0], [1.0, -1.0]);
    let report = in_memory::map(&x, &y, &z)
        .inspect()
        .first_difference(&in_registers::map(&x, &y, &z))
        .run()
        .unwrap();
    let difference = report.difference.as_ref().unwrap();
    assert_eq!((report.differing, difference.element), (1, 1), "{report}");
    let text = |side: usize| {
        let operation = difference.operations[side].as_ref().unwrap();
        operation.place().unwrap().text.clone()
    };
    assert_eq!([text(0), text(1)], ["x * y", "x * y + z"], "{report}");
}

/// The logistic map: one bit is lost in each turn.
#[fp(mode = "rn", contract = false)]
fn logistic(x: f64, turns: u32) -> f64 {
    let mut x = x;
    for _ in 0..turns {
        x = 4.0 * x * (1.0 - x);
    }
    x
}

#[test]
fn the_logistic_map() {
    let (x, turns) = ([0.3; 3], [10, 30, 70_u32]);
    let report = logistic::map(&x, &turns).inspect().shadow().run().unwrap();
    let bits = [0, 1, 2].map(|element: usize| report.errors[0].bits_lost(element));
    assert!(
        bits[0] < 15.0 && bits[1] > 20.0 && bits[1] < 36.0 && bits[2] > 45.0,
        "{bits:?}"
    );
    let report = logistic::map(&x, &turns).inspect().sample().run().unwrap();
    let digits = [0, 1, 2].map(|element: usize| report.digits[0].digits(element));
    assert!(
        digits[0] > 11.0 && digits[1] < 9.0 && digits[2] < 1.0,
        "{digits:?}"
    );
    let report = logistic::map(&x, &turns).inspect().enclose().run().unwrap();
    assert!(
        report.enclosures[0].get(2).unwrap().relative_width() > 0.5,
        "{report}"
    );
}

#[fp(mode = "rn", contract = false)]
fn softmax(x: f32, y: f32) -> f32 {
    let (p, q) = (x.exp(), y.exp());
    p / (p + q)
}

#[test]
fn a_softmax_overflows() {
    let report = softmax::map(&[1.0, 100.0, 2.0], &[2.0, 1.0, 90.0])
        .inspect()
        .flags()
        .run()
        .unwrap();
    let at = |text: &str| {
        let mut all = report.operations.iter();
        all.find(|operation| operation.place().is_some_and(|place| place.text == text))
            .unwrap()
    };
    assert_eq!(at("x.exp()").signalled(Flag::Overflow).unwrap().first.element, 1);
    assert_eq!(at("y.exp()").signalled(Flag::Overflow).unwrap().first.element, 2);
    assert_eq!(
        at("p / (p + q)").signalled(Flag::Invalid).unwrap().count,
        1,
        "{report}"
    );
    let exponents = softmax::map(&[1.0, 80.0], &[2.0, 1.0])
        .inspect()
        .exponents()
        .run()
        .unwrap();
    let fit = exponents.operations[0]
        .found
        .fits(fpdsl::inspect::ScalarType::F16);
    assert_eq!(fit.too_large, 1);
}
