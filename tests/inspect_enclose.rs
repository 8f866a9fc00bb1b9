//! Enclosures of exact results: `call.inspect().enclose()`, on every device.

#![cfg(feature = "cuda")]

#[path = "support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "inspect_enclose";

use backends::devices;
use fpdsl::inspect::Decoration;
use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn rump(a: f64, b: f64) -> f64 {
    let (a2, b2) = (a * a, b * b);
    let (b4, b6) = (b2 * b2, b2 * b2 * b2);
    333.75 * b6 + a2 * (11.0 * a2 * b2 - b6 - 121.0 * b4 - 2.0) + 5.5 * b4 * b4 + a / (2.0 * b)
}

/// S. M. Rump, "Algorithms for verified inclusions", 1988: the exact value is -54767 / 66192.
#[test]
fn rumps_polynomial() {
    let report = rump::map(&[77617.0], &[33096.0])
        .inspect()
        .enclose()
        .run()
        .unwrap();
    let found = report.enclosures[0].get(0).unwrap();
    assert!(found.contains(-54767.0 / 66192.0), "{report}");
    assert!(found.relative_width() > 1.0, "{report}");
    assert_eq!(found.decoration, Decoration::Com);
    let worst = report
        .operations
        .iter()
        .filter(|operation| operation.found.worst() == Some(0));
    assert!(worst.count() > 0, "{report}");
    assert!(!found.contains(f64::INFINITY));
}

/// About `x`, and exactly `x`.
#[fp(mode = "rn", contract = false)]
fn about(x: f64, r: f64) -> f64 {
    let root = 2.0.sqrt();
    x + (root * root - 2.0) * r
}

#[fp(mode = "rn", contract = false)]
fn mixed(x: f64, y: f64, r: f64) -> (f64, f32, i32) {
    let (a, b) = (about(x, r), about(y, r));
    let mut z = a / b;
    let mut n = 0;
    if a < b {
        z = z.sin() + a.abs().sqrt();
        n += 1;
    } else {
        z = z.exp() - b.max(a * b);
    }
    while z > 4.0 && n < 40 {
        z = z / 3.0;
        n += 1;
    }
    let mut sums = [0.0; 8];
    for k in 0..8 {
        sums[k] = z * k as f64 + b;
    }
    (sums[(n % 8) as usize], z as f32, n)
}

fn inputs() -> [Vec<f64>; 3] {
    let n = 3000;
    let number = |i: i32, m: i32| f64::from(i * 7919 % m - m / 2) / 8.0;
    [
        (0..n).map(|i| number(i, 201)).collect(),
        (0..n).map(|i| number(i, 83)).collect(),
        (0..n).map(|i| [0.0, 1.0, 1e10, 1e15][i as usize % 4]).collect(),
    ]
}

#[test]
fn every_device_has_the_same_bounds() {
    let [x, y, r] = inputs();
    let report = |device: &Device, n: usize| {
        let call = mixed::map(&x[..n], &y[..n], &r[..n]);
        call.inspect().enclose().limit(20).on(device).run().unwrap()
    };
    let expected = report(&Device::host(), x.len());
    let undecided: u64 = expected
        .conditions
        .iter()
        .map(|condition| condition.found.count)
        .sum();
    assert!(undecided > 0, "{expected}");
    for (name, device) in devices() {
        let n = if name.contains("portable") { 100 } else { x.len() };
        let found = report(&device, n);
        for (found, expected) in found.enclosures.iter().zip(&expected.enclosures) {
            for i in 0..n {
                assert_eq!(found.bits(i), expected.bits(i), "{name}, element {i}");
                let decorations = [found.get(i), expected.get(i)].map(|found| found.unwrap().decoration);
                assert_eq!(decorations[0], decorations[1], "{name}, element {i}");
            }
        }
        if n == x.len() {
            assert_eq!(found.operations, expected.operations, "{name}");
            assert_eq!(found.conditions, expected.conditions, "{name}");
        }
        let plain = mixed::map(&x[..n], &y[..n], &r[..n]).run(&device).unwrap();
        let bits = |column: Vec<f64>| {
            column
                .into_iter()
                .map(|x| if x.is_nan() { f64::NAN } else { x }.to_bits())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            bits(found.results.0.to_vec().unwrap()),
            bits(plain.0.to_vec().unwrap()),
            "{name}"
        );
        assert_eq!(
            found.results.2.to_vec().unwrap(),
            plain.2.to_vec().unwrap(),
            "{name}"
        );
    }
}

#[test]
fn plain_results_lie_near_their_enclosures() {
    let [x, y, r] = inputs();
    let report = mixed::map(&x, &y, &r).inspect().enclose().run().unwrap();
    let results = report.results.2.to_vec().unwrap();
    for (i, found) in report.enclosures[2].iter().enumerate() {
        if found.decoration == Decoration::Com {
            assert_eq!(found.lo, f64::from(results[i]), "element {i}");
        }
    }
}

#[fp(mode = "rn")]
fn converges(x: f64) -> f64 {
    let (mut low, mut high) = (0.0, x + 1.0);
    while high - low > 1e-6 {
        let middle = (low + high) / 2.0;
        if middle * middle > x {
            high = middle;
        } else {
            low = middle;
        }
    }
    low
}

#[test]
fn reports_speak_of_conditions() {
    let report = converges::map(&[2.0, 3.0, 9.0])
        .inspect()
        .enclose()
        .run()
        .unwrap();
    let found: Vec<_> = report.enclosures[0].iter().collect();
    for (found, root) in found.iter().zip([2.0_f64.sqrt(), 3.0_f64.sqrt(), 3.0]) {
        assert!(found.lo <= root && root <= found.hi + 2e-6, "{report}");
    }
    let condition = report.conditions.iter().find(|condition| {
        condition
            .place()
            .is_some_and(|place| place.text == "middle * middle > x")
    });
    assert!(condition.is_some(), "{report}");
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!(json["results"][0]["type"], "f64");
    assert!(json["conditions"].as_array().unwrap().len() >= 2, "{json}");
    let html = report.html();
    assert!(html.contains("<code>middle * middle &gt; x</code>"), "{html}");
}

#[fp(mode = "rn", contract = false)]
fn endless(x: f64) -> f64 {
    let mut step = x;
    while 1.0 + step > 1.0 {
        step = step / 2.0;
    }
    step
}

#[test]
fn limits_are_reported() {
    let report = endless::map(&[1.0, 2.0])
        .inspect()
        .enclose()
        .limit(50)
        .run()
        .unwrap();
    let found = report.enclosures[0].get(1).unwrap();
    assert_eq!((found.lo, found.hi), (f64::NEG_INFINITY, f64::INFINITY));
    assert_eq!(found.decoration, Decoration::Trv);
    let [condition] = &report.conditions[..] else {
        panic!("{report}")
    };
    assert_eq!(
        (condition.found.endless, condition.found.first),
        (2, Some(0)),
        "{report}"
    );
    assert!(
        report.to_string().contains("went on up to the limit: 2"),
        "{report}"
    );
}

#[fp(mode = "rn")]
fn looked_up(xs: &[f64], x: f64) -> f64 {
    let i = (x * 0.1).floor() as usize;
    xs[i] * 0.1
}

#[test]
fn slices_are_read_where_the_index_is_known() {
    let xs = [1.0, 2.0, 3.0];
    let report = looked_up::map(&xs, &[15.0, 10.0, 25.0])
        .inspect()
        .enclose()
        .run()
        .unwrap();
    let enclosures = &report.enclosures[0];
    let first = enclosures.get(0).unwrap();
    assert!(first.contains(0.2) && first.hi - first.lo < 1e-15, "{report}");
    assert_eq!(first.decoration, Decoration::Com);
    let none: [f64; 0] = [];
    let report = rump::map(&none, 2.0).inspect().enclose().run().unwrap();
    assert!(report.enclosures[0].is_empty() && report.enclosures[0].widest().is_none());
}

#[test]
fn nan_and_infinities_are_decorated() {
    let report = rump::map(&[f64::NAN, f64::INFINITY, 1.0], &[1.0, 1.0, 0.0])
        .inspect()
        .enclose()
        .run()
        .unwrap();
    let decorations: Vec<Decoration> = report.enclosures[0]
        .iter()
        .map(|found| found.decoration)
        .collect();
    assert_eq!(decorations, [Decoration::Ill, Decoration::Dac, Decoration::Trv]);
    assert!(report.enclosures[0].get(2).unwrap().is_empty());
}

#[fp(mode = "rd")]
fn a_tenth(x: f64) -> f64 {
    x + 0.1
}

#[fp(mode = "rn", contract = false)]
fn literals(x: f64) -> (f64, f64, f32) {
    (a_tenth(x), x + 0.5, x as f32 - 0.1)
}

#[fp(mode = "rn", contract = false)]
fn large<T: Float>(x: T) -> T {
    x + 70000.0
}

#[test]
fn literals_lie_between_their_neighbours() {
    // Too large for binary16.
    let zero = half::f16::from_f32(0.0);
    let report = large::<half::f16>::map(&[zero])
        .inspect()
        .enclose()
        .run()
        .unwrap();
    let found = report.enclosures[0].get(0).unwrap();
    assert_eq!(
        (found.lo, found.hi, found.decoration),
        (65504.0, f64::INFINITY, Decoration::Dac)
    );

    let report = literals::map(&[0.0]).inspect().enclose().run().unwrap();
    let found = |which: usize| {
        let found = report.enclosures[which].get(0).unwrap();
        (found.lo, found.hi, found.decoration)
    };
    // A tenth is below the nearest binary64, and below the nearest binary32.
    assert_eq!(found(0), (0.1_f64.next_down(), 0.1, Decoration::Com), "{report}");
    assert_eq!(found(1), (0.5, 0.5, Decoration::Com));
    let tenth = 0.1_f32;
    let both = (f64::from(-tenth), f64::from(-tenth.next_down()), Decoration::Com);
    assert_eq!(found(2), both);
    assert_eq!(report.results.0.to_vec().unwrap(), [0.1_f64.next_down()]);
}

/// From the quotient on nothing is known where `x` may be 1.
#[fp(mode = "rn", contract = false)]
fn pole(x: f64, r: f64) -> f64 {
    let y = about(x, r) - 1.0;
    let quotient = 1.0 / y;
    quotient * 2.0 + 1.0
}

#[fp(mode = "rn", contract = false)]
fn chosen(i: Index, table: &[f64], x: &[f64], r: f64) -> f64 {
    let k = about(x[i.x()], r) as i64;
    table[k as usize] + 1.0
}

#[test]
fn the_operation_that_loses_bounds_is_named() {
    let x = [3.0, 1.0, 2.0, 1.0];
    for (name, device) in devices() {
        let report = pole::map(&x, 1.0).inspect().enclose().on(&device).run().unwrap();
        let lost: Vec<_> = report
            .operations
            .iter()
            .filter(|o| o.found.lost.is_some())
            .collect();
        let [quotient] = lost[..] else {
            panic!("{name}: {report}");
        };
        assert_eq!(quotient.place().unwrap().text, "1.0 / y", "{name}");
        let found = quotient.found.lost.unwrap();
        assert_eq!(
            (found.count, found.element, found.why),
            (
                2,
                1,
                "the divisor may be zero, or the quotient larger than all numbers"
            ),
            "{name}"
        );
        let text = report.to_string();
        assert!(
            text.contains("bounds are lost from `1.0 / y` at ")
                && text.contains(" on, in 2 results, first in element 1: the divisor may be zero, or the quotient larger than all numbers"),
            "{name}: {text}"
        );
        let fine = pole::map(&x[..1], 1.0)
            .inspect()
            .enclose()
            .on(&device)
            .run()
            .unwrap();
        assert!(!fine.to_string().contains("lost"), "{name}: {fine}");

        let table = [1.0, 2.0, 4.0, 8.0, 16.0];
        let call = chosen::launch(4, &table, &[1.5, 2.5, 2.0, 3.5], 1.0);
        let report = call.inspect().enclose().on(&device).run().unwrap();
        let lost = report.operations.iter().find(|o| o.found.lost.is_some()).unwrap();
        let found = lost.found.lost.unwrap();
        // About 2 may be truncated to 1.
        assert_eq!(
            (found.count, found.element, found.why),
            (1, 2, "the index is not known"),
            "{name}: {report}"
        );
        report::ran(SUITE, name, 9);
    }
}
