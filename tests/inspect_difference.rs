//! The first operation at which two runs differ: `call.inspect().first_difference(..)`.

#[path = "support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "support/report.rs"]
mod report;

#[path = "support/wrong_device.rs"]
mod wrong_device;

/// The suite's name in reports.
const SUITE: &str = "inspect_difference";

use backends::devices;
use fpdsl::inspect::{DifferenceReport, Evaluation, FirstDifference, Foreign, SameCall, Variables};
use fpdsl::prelude::*;

fn numbers(n: usize, step: f64) -> Vec<f64> {
    (1..=n).map(|i| i as f64 * step).collect()
}

fn found(report: &DifferenceReport) -> &FirstDifference {
    let difference = report.difference.as_ref();
    difference.unwrap_or_else(|| panic!("a difference in\n{report}"))
}

fn text(operation: &Option<Evaluation>) -> &str {
    let place = operation.as_ref().and_then(Evaluation::place);
    place.map_or("", |place| &place.text)
}

/// The operations of both runs.
fn both(report: &DifferenceReport) -> [&Evaluation; 2] {
    let operations = found(report).operations.each_ref();
    operations.map(|operation| {
        operation
            .as_ref()
            .unwrap_or_else(|| panic!("two operations in\n{report}"))
    })
}

/// The texts of the operations of both runs.
fn texts(report: &DifferenceReport) -> [&str; 2] {
    found(report).operations.each_ref().map(text)
}

#[fp(mode = "rn", contract = false)]
fn original(c: f64, n: f64) -> f64 {
    let half = n * 0.5;
    let speed = half + half;
    let energy = c * (speed * speed);
    energy - 1.0
}

#[fp(mode = "rn", contract = false)]
fn port(c: f64, n: f64) -> f64 {
    let half = n * 0.5;
    let speed = half + half;
    let energy = c * speed * speed;
    energy - 1.0
}

#[test]
fn parentheses() {
    let (c, n) = (numbers(50, 0.25), numbers(50, 0.1));
    let expected = |i: usize| port(c[i], n[i]).to_bits() != original(c[i], n[i]).to_bits();
    let first = (0..50).find(|&i| expected(i)).unwrap();
    for (name, device) in devices() {
        let report = port::map(&c, &n)
            .inspect()
            .first_difference(&original::map(&c, &n))
            .on(&device)
            .run()
            .unwrap();
        assert_eq!(texts(&report), ["c * speed", "speed * speed"], "{name}: {report}");
        assert_eq!(report.differing, (0..50).filter(|&i| expected(i)).count());
        let difference = found(&report);
        assert_eq!(difference.element, first);
        assert_eq!(difference.interpreted, [Some(true); 2], "{report}");
        let variable = difference.variable.as_ref().unwrap();
        assert_eq!(variable.name, "energy");
        assert_eq!(
            variable.operations.each_ref().map(text),
            ["c * speed * speed", "c * (speed * speed)"]
        );
        let operation = difference.operations[1].as_ref().unwrap();
        assert_eq!((operation.operation, operation.evaluated), ("mul", 1));
        assert_eq!(operation.found.operands[0], operation.found.operands[1]);
        assert!(
            operation.found.operands[0].ends_with(&format!("(0x{:016X})", n[first].to_bits())),
            "{report}"
        );
        assert_eq!(operation.place().unwrap().function, "original");
    }
}

#[test]
fn equal_runs_and_no_elements() {
    let (c, n) = (numbers(50, 0.25), numbers(50, 0.5));
    let report = port::map(&c, &n)
        .inspect()
        .first_difference(&original::map(&c, &n))
        .run()
        .unwrap();
    assert!(report.agrees(), "{report}");
    assert_eq!((report.elements, report.differing, report.largest), (50, 0, 0));
    assert!(report.to_string().contains("no difference in 50 elements"));
    let none: [f64; 0] = [];
    let report = port::map(&none, 1.0)
        .inspect()
        .first_difference(&original::map(&none, 1.0))
        .run()
        .unwrap();
    assert!(report.to_string().contains("nothing was compared"), "{report}");
    for (name, device) in devices() {
        let report = port::map(&c, &n)
            .inspect()
            .first_difference(SameCall)
            .on(&Device::host())
            .and(&device)
            .run()
            .unwrap();
        assert!(report.agrees(), "{name}: {report}");
    }
}

#[fp(mode = "rn", contract = true)]
fn fused(a: f64, b: f64, c: f64) -> f64 {
    let scaled = a * 0.5 + 1.0;
    let sum = scaled * b + c;
    sum * 3.0
}

#[fp(mode = "rn", contract = false)]
fn separate(a: f64, b: f64, c: f64) -> f64 {
    let scaled = a * 0.5 + 1.0;
    let sum = scaled * b + c;
    sum * 3.0
}

#[test]
fn contraction() {
    let (a, b, c) = (numbers(100, 0.5), numbers(100, 0.1), numbers(100, -0.3));
    let report = fused::map(&a, &b, &c)
        .inspect()
        .first_difference(&separate::map(&a, &b, &c))
        .run()
        .unwrap();
    assert_eq!(texts(&report), ["scaled * b + c", "scaled * b"], "{report}");
    let difference = found(&report);
    let names = both(&report).map(|o| o.operation);
    assert_eq!(names, ["mul_add", "mul"]);
    assert_eq!(difference.variable.as_ref().unwrap().name, "sum");
}

#[fp(mode = "ru", contract = false)]
fn upward(a: f64, b: f64, c: f64) -> f64 {
    let scaled = a * 0.5 + 1.0;
    let sum = scaled * b + c;
    sum * 3.0
}

#[test]
fn modes() {
    let (a, b, c) = (numbers(100, 0.5), numbers(100, 0.1), numbers(100, -0.3));
    let report = separate::map(&a, &b, &c)
        .inspect()
        .first_difference(&upward::map(&a, &b, &c))
        .run()
        .unwrap();
    let [nearest, up] = both(&report);
    assert_eq!(nearest.found.operands, up.found.operands, "{report}");
    assert_ne!(nearest.found.result, up.found.result);
    assert_eq!(
        [nearest.mode, up.mode].map(|mode| mode.unwrap().name()),
        ["rn", "ru"]
    );
    assert_eq!(nearest.place().unwrap().text, up.place().unwrap().text);
    assert_eq!(report.runs[1].function, "upward");
}

#[fp(mode = "rn", contract = false)]
fn narrow(x: f32, y: f32) -> f32 {
    let difference = x * x - y * y;
    difference / (x + y)
}

#[fp(mode = "rn", contract = false)]
fn wide(x: f64, y: f64) -> f64 {
    let difference = x * x - y * y;
    difference / (x + y)
}

#[test]
fn types() {
    let x: Vec<f32> = (1..100).map(|i| 1.0 + i as f32 * 1e-3).collect();
    let y: Vec<f32> = x.iter().map(|x| x - 1e-3).collect();
    let widened = |values: &[f32]| values.iter().map(|&x| f64::from(x)).collect::<Vec<f64>>();
    let (wide_x, wide_y) = (widened(&x), widened(&y));
    let report = narrow::map(&x, &y)
        .inspect()
        .first_difference(&wide::map(&wide_x, &wide_y))
        .run()
        .unwrap();
    // Each square is the rounded one.
    assert_eq!(texts(&report), ["x * x - y * y"; 2], "{report}");
    assert!(report.largest > 1);
    let report = narrow::map(&x, &y)
        .inspect()
        .first_difference(&wide::map(&wide_x, &wide_y))
        .beyond(report.largest)
        .run()
        .unwrap();
    assert!(report.agrees(), "{report}");
}

#[fp(mode = "rn", contract = false)]
fn steps(x: f64) -> f64 {
    let mut sum = x;
    for i in 0..10 {
        let weight = if i == 6 { 0.1 } else { 0.25 };
        sum = sum * 0.7 + weight;
    }
    sum
}

#[fp(mode = "rn", contract = false)]
fn changed_steps(x: f64) -> f64 {
    let mut sum = x;
    for i in 0..10 {
        let weight = if i == 6 { 0.2 } else { 0.25 };
        sum = sum * 0.7 + weight;
    }
    sum
}

#[test]
fn the_seventh_turn_of_a_loop() {
    let x = numbers(20, 0.3);
    let report = steps::map(&x)
        .inspect()
        .first_difference(&changed_steps::map(&x))
        .run()
        .unwrap();
    let difference = found(&report);
    let [first, second] = both(&report);
    let variable = difference.variable.as_ref().unwrap();
    assert!(["weight", "sum"].contains(&variable.name.as_str()), "{report}");
    assert_eq!((first.evaluated, second.evaluated), (7, 7), "{report}");
}

#[fp(mode = "rn", contract = false)]
fn newton(a: f64, tolerance: f64) -> f64 {
    let mut x = a;
    while (x * x - a).abs() > tolerance {
        x = 0.5 * (x + a / x);
    }
    x
}

#[test]
fn a_loop_that_ends_earlier() {
    let a = numbers(10, 1.3);
    let report = newton::map(&a, 1e-2)
        .inspect()
        .first_difference(&newton::map(&a, 1e-4))
        .run()
        .unwrap();
    let [first, second] = both(&report);
    assert_eq!(texts(&report), ["(x * x - a).abs() > tolerance"; 2], "{report}");
    assert_eq!([&first.found.result, &second.found.result], ["false", "true"]);
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex {
    re: f64,
    im: f64,
}

#[fp(mode = "rn", contract = false)]
fn square(z: Complex, c: Complex) -> Complex {
    let w = Complex {
        re: z.re * z.re - z.im * z.im,
        im: 2.0 * z.re * z.im,
    };
    Complex {
        re: w.re + c.re,
        im: w.im + c.im,
    }
}

#[fp(mode = "rn", contract = false)]
fn factored(z: Complex, c: Complex) -> Complex {
    let w = Complex {
        re: (z.re - z.im) * (z.re + z.im),
        im: 2.0 * z.re * z.im,
    };
    Complex {
        re: w.re + c.re,
        im: w.im + c.im,
    }
}

#[test]
fn structs() {
    let z: Vec<Complex> = (1..50)
        .map(|i| Complex {
            re: f64::from(i) * 0.1,
            im: 0.3,
        })
        .collect();
    let c = Complex { re: 0.01, im: 0.02 };
    let report = square::map(&z, c)
        .inspect()
        .first_difference(&factored::map(&z, c))
        .run()
        .unwrap();
    let difference = found(&report);
    assert_eq!(difference.results.len(), 1, "{report}");
    assert_eq!(difference.results[0].name, ".re");
    assert_eq!(difference.variable.as_ref().unwrap().name, "w.re");
    assert_eq!(texts(&report), ["z.re * z.re", "z.re - z.im"]);
}

#[fp(mode = "rn", contract = false)]
fn weighted(x: f64, y: f64) -> f64 {
    0.3 * x + 0.7 * y
}

#[fp(mode = "rn", contract = true)]
fn weighted_fused(x: f64, y: f64) -> f64 {
    0.3 * x + 0.7 * y
}

#[fp(mode = "rn", contract = false)]
fn gathered(i: Index, u: &[f64]) -> f64 {
    let n = u.len();
    let mut window = [0.0; 4];
    for k in 0..4 {
        window[k] = weighted(u[(i.x() + k) % n], u[i.x()]);
    }
    window[0] + window[(i.x() + 1) % 4]
}

#[fp(mode = "rn", contract = false)]
fn gathered_fused(i: Index, u: &[f64]) -> f64 {
    let n = u.len();
    let mut window = [0.0; 4];
    for k in 0..4 {
        window[k] = weighted_fused(u[(i.x() + k) % n], u[i.x()]);
    }
    window[0] + window[(i.x() + 1) % 4]
}

#[test]
fn gathers_arrays_and_calls() {
    let u = numbers(64, 0.37);
    for (name, device) in devices() {
        let report = gathered::launch(64, &u)
            .inspect()
            .first_difference(&gathered_fused::launch(64, &u))
            .on(&device)
            .run()
            .unwrap();
        let [own, other] = both(&report);
        assert_eq!(own.path[0].function, "gathered", "{name}: {report}");
        assert_eq!(own.path[1].function, "weighted", "{report}");
        assert_eq!(other.operation, "mul_add");
        assert_eq!(other.path[0].text, "weighted_fused(u[(i.x() + k) % n], u[i.x()])");
    }
}

#[test]
fn differences_without_consequences_are_left_aside() {
    #[fp(mode = "rn", contract = false)]
    fn kept(x: f64) -> f64 {
        let large = x * 0.1;
        let y = if large > 1.0 { 1.0 } else { 0.5 };
        y * x + x * 0.7
    }
    #[fp(mode = "ru", contract = false)]
    fn changed(x: f64) -> f64 {
        let large = x * 0.1;
        let y = if large > 1.0 { 1.0 } else { 0.5 };
        y * x + x * 0.7
    }
    let x = numbers(10, 0.7);
    let report = kept::map(&x)
        .inspect()
        .first_difference(&changed::map(&x))
        .run()
        .unwrap();
    assert_ne!(texts(&report)[0], "x * 0.1", "{report}");
}

#[test]
fn foreign_values() {
    let (c, n) = (numbers(50, 0.25), numbers(50, 0.1));
    let energy = |i: usize| c[i] * n[i] * n[i];
    let results = || (0..50).map(|i| energy(i) - 1.0).collect::<Vec<f64>>();
    let told = Foreign::new("C++", results).variables(|i| {
        Variables::new()
            .with("half", n[i] * 0.5)
            .with("speed", n[i])
            .with("energy", energy(i))
    });
    let report = original::map(&c, &n)
        .inspect()
        .first_difference(told)
        .run()
        .unwrap();
    let difference = found(&report);
    assert_eq!(report.runs[1].device, None);
    assert_eq!(difference.variable.as_ref().unwrap().name, "energy", "{report}");
    assert_eq!(texts(&report), ["c * (speed * speed)", ""]);
    let suspects: Vec<&str> = difference
        .suspects
        .iter()
        .map(|o| o.place().unwrap().text.as_str())
        .collect();
    assert_eq!(suspects, ["speed * speed", "c * (speed * speed)"]);
    let report = original::map(&c, &n)
        .inspect()
        .first_difference(Foreign::new("C++", results))
        .run()
        .unwrap();
    assert_eq!(texts(&report)[0], "energy - 1.0", "{report}");
    assert_eq!(found(&report).suspects.len(), 5, "{report}");
}

#[test]
fn results_that_cannot_be_compared() {
    let (c, n) = (numbers(5, 0.25), numbers(4, 0.1));
    let error = port::map(&c, 1.0)
        .inspect()
        .first_difference(&original::map(&n, 1.0))
        .run()
        .unwrap_err();
    assert!(
        error
            .to_string()
            .contains("5 and 4 elements; pass arrays of one length"),
        "{error}"
    );
    let error = port::map(&c, &n)
        .inspect()
        .first_difference(&original::map(&n, &n))
        .run()
        .unwrap_err();
    assert!(matches!(error, fpdsl::Error::LengthMismatch { .. }), "{error}");
    #[fp]
    fn pair(x: f64) -> (f64, f64) {
        (x, x * 2.0)
    }
    let error = pair::map(&c)
        .inspect()
        .first_difference(&port::map(&c, &c))
        .run()
        .unwrap_err();
    assert!(error.to_string().contains("2 and 1 scalars"), "{error}");
    #[fp]
    fn is_large(x: f64) -> bool {
        x > 1.0
    }
    let error = is_large::map(&c)
        .inspect()
        .first_difference(&port::map(&c, &c))
        .run()
        .unwrap_err();
    assert!(error.to_string().contains("`bool` and `f64`"), "{error}");
}

#[test]
fn json_and_html_have_the_operations() {
    let (c, n) = (numbers(50, 0.25), numbers(50, 0.1));
    let report = port::map(&c, &n)
        .inspect()
        .first_difference(&original::map(&c, &n))
        .run()
        .unwrap();
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!(
        json["difference"]["operations"][1]["path"][0]["text"],
        "speed * speed"
    );
    assert_eq!(json["differing"], report.differing);
    assert!(
        report.html().contains("<code>speed * speed</code>"),
        "{}",
        report.html()
    );
    let shown = report.to_string();
    assert!(
        shown.contains("port on ") && shown.contains("`c * speed` (mul, rn, f64)"),
        "{shown}"
    );
}

#[fp(mode = "rn", contract = false)]
fn quotients(a: f64, b: f64) -> f64 {
    let mut sum = a;
    for i in 0..6 {
        let is_even = (i as i32 - 3) & 1 == 0;
        if is_even {
            sum = sum / b - 0.25;
        } else {
            sum += 1.0;
        }
    }
    sum
}

#[fp(mode = "ru")]
fn quotient_up(a: f64, b: f64) -> f64 {
    a / b
}

/// The first quotient that is another when it is rounded up: its number, and both.
fn first_inexact(mut sum: f64, b: f64) -> (u64, [f64; 2]) {
    let mut number = 0;
    loop {
        (sum, number) = (sum + 1.0, number + 1);
        let quotients = [sum / b, quotient_up(sum, b)];
        if quotients[0] != quotients[1] {
            return (number, quotients);
        }
        sum = quotients[0] - 0.25;
    }
}

#[test]
fn devices_that_differ() {
    let Some(wrong) = wrong_device::dividing_upward() else {
        return;
    };
    let (a, b) = (numbers(40, 0.5), vec![3.0; 40]);
    for (name, device) in devices() {
        let report = quotients::map(&a, &b)
            .inspect()
            .first_difference(SameCall)
            .on(&device)
            .and(&wrong)
            .run()
            .unwrap();
        assert_eq!(texts(&report), ["sum / b"; 2], "{name}: {report}");
        let [right, other] = both(&report);
        let (number, quotients) = first_inexact(a[found(&report).element], b[0]);
        assert_eq!((right.evaluated, other.evaluated), (number, number), "{report}");
        assert_eq!(right.found.operands, other.found.operands);
        let shown = quotients.map(|x: f64| format!("{x:?} (0x{:016X})", x.to_bits()));
        assert_eq!(
            [&right.found.result, &other.found.result],
            shown.each_ref(),
            "{name}: {report}"
        );
        assert_eq!(found(&report).interpreted, [Some(true), Some(false)], "{report}");
    }
}

/// Nothing traps where runs are compared.
#[test]
fn devices_that_trap_are_asked_as_others() {
    for (name, device) in devices() {
        let call = || ratio::map(&[1.0, 2.0], &[0.0, 3.0]);
        let report = call().inspect().first_difference(SameCall);
        let report = report
            .on(&device.trapping())
            .and(&Device::host().trapping())
            .run()
            .unwrap();
        assert!(report.agrees(), "{name}: {report}");
    }
}

#[fp]
fn ratio(x: f64, y: f64) -> f64 {
    x / y
}
