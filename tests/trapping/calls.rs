//! Calls: each exception, where it can hide, and false alarms.

use fpdsl::inspect::Flag;
use fpdsl::prelude::*;
use fpdsl::{Buffer, Error};

use crate::backends::devices;
use crate::{SUITE, report, trapped};

#[fp(mode = "rn", contract = false)]
fn ratio(a: f64, b: f64, c: f64) -> f64 {
    (a + b) / c
}

const RATIO: u32 = line!() - 3;

#[test]
fn each_exception_is_named() {
    let (a, b) = ([1.0, f64::MAX, 0.0, 5.0], 1e300);
    for (name, device) in devices() {
        let dev = device.trapping();
        let run = |a: &[f64], b: f64, c: &[f64]| ratio::map(a, b, c).run(&dev).map(|y| y.to_vec().unwrap());
        let fine = run(&a[2..], 1.0, &[2.0, 3.0]).unwrap();
        assert_eq!(fine, [0.5, 2.0], "{name}");
        let pole = trapped(name, run(&[1.0, 2.0, 0.0], b, &[1.0, 2.0, 0.0]));
        assert_eq!(
            (pole.flag, pole.element, pole.operation),
            (Flag::DivisionByZero, 2, "div"),
            "{name}"
        );
        let sum = trapped(name, run(&[1.0, 2.0, 0.0], 1e299, &[1.0, 2.0, 1e-300]));
        assert_eq!((sum.flag, sum.element), (Flag::Overflow, 2), "{name}: {sum}");
        let overflow = trapped(name, run(&a, f64::MAX, &[1.0; 4]));
        assert_eq!((overflow.flag, overflow.element), (Flag::Overflow, 1), "{name}");
        assert_eq!(overflow.text.as_deref(), Some("a + b"), "{name}");
        let (file, line, _) = overflow.place.clone().unwrap();
        assert!(file.ends_with("calls.rs"), "{file}");
        assert_eq!((line, overflow.function.as_str()), (RATIO, "ratio"));
        let max = "1.7976931348623157e308 (0x7FEFFFFFFFFFFFFF)";
        assert_eq!(overflow.operands, [max, max], "{name}");
        let text = overflow.to_string();
        assert!(
            text.contains("`ratio`: overflow in `a + b` at ") && text.contains("element 1"),
            "{text}"
        );
        let invalid = trapped(name, run(&[1.0, 0.0], 0.0, &[1.0, 0.0]));
        assert_eq!((invalid.flag, invalid.element), (Flag::Invalid, 1), "{name}");
    }
}

#[test]
fn into_traps_and_writes() {
    for (name, device) in devices() {
        let dev = device.trapping();
        let mut y = [0.0; 3];
        ratio::map(&[1.0, 2.0, 3.0], 1.0, &[2.0, 2.0, 2.0])
            .into(&dev, &mut y)
            .unwrap();
        assert_eq!(y, [1.0, 1.5, 2.0], "{name}");
        let mut buffer = Buffer::new(&dev, &[0.0; 3]).unwrap();
        ratio::map(&[1.0, 2.0, 3.0], 1.0, 2.0)
            .into(&dev, &mut buffer)
            .unwrap();
        assert_eq!(buffer.to_vec().unwrap(), y, "{name}");
        let inputs = Buffer::new(&device, &[1.0, 2.0, -1.0]).unwrap();
        let pole = trapped(
            name,
            ratio::map(&inputs, 0.0, &[1.0, 0.0, 0.0]).into(&dev, &mut buffer),
        );
        assert_eq!((pole.flag, pole.element), (Flag::DivisionByZero, 1), "{name}");
        assert_eq!(pole.operands[0], "2.0 (0x4000000000000000)", "{name}");
    }
}

/// Infinities and NaN among the inputs, and quotients that lose an infinity.
#[test]
fn inputs_are_no_exceptions() {
    for (name, device) in devices() {
        let dev = device.trapping();
        let a = [f64::NAN, f64::INFINITY, 1.0, 2.0];
        let y = ratio::map(&a, 1.0, &[1.0, 2.0, f64::INFINITY, 4.0])
            .run(&dev)
            .unwrap()
            .to_vec()
            .unwrap();
        assert!(y[0].is_nan(), "{name}");
        assert_eq!(y[1..], [f64::INFINITY, 0.0, 0.75], "{name}");
        let last = trapped(
            name,
            ratio::map(&a, 1.0, &[1.0, 2.0, f64::INFINITY, 0.0]).run(&dev),
        );
        assert_eq!((last.flag, last.element), (Flag::DivisionByZero, 3), "{name}");
    }
}

#[fp(mode = "rn", contract = false)]
fn vanishing(x: f64) -> f64 {
    1.0 / (x * x)
}

#[fp(mode = "rn", contract = false)]
fn hidden(x: f64, y: f64) -> f64 {
    let p = x * y;
    if p > 1e308 { 1.0 } else { p.min(2.0) }
}

#[fp(mode = "rz", contract = false)]
fn toward_zero(x: f32) -> f32 {
    x * x * 1e-30
}

#[fp(mode = "rn", contract = false)]
fn to_integer(x: f64) -> i32 {
    x as i32
}

#[fp(mode = "rn", contract = false)]
fn narrowed(x: f64) -> f32 {
    x as f32
}

#[fp(mode = "rn", contract = false)]
fn logarithm(x: f64) -> f64 {
    1.0 / x.ln()
}

#[test]
fn results_that_look_fine_may_hide_one() {
    for (name, device) in devices() {
        let dev = device.trapping();
        let square = trapped(name, vanishing::map(&[1.0, 1e200]).run(&dev));
        assert_eq!(
            (square.flag, square.operation, square.element),
            (Flag::Overflow, "mul", 1),
            "{name}"
        );
        let product = trapped(name, hidden::map(&[1.0, 1e200], 1e200).run(&dev));
        assert_eq!((product.flag, product.element), (Flag::Overflow, 1), "{name}");
        let largest = trapped(name, toward_zero::map(&[1.0, 1e30]).run(&dev));
        assert_eq!((largest.flag, largest.element), (Flag::Overflow, 1), "{name}");
        let whole = trapped(name, to_integer::map(&[1.5, -3e9]).run(&dev));
        assert_eq!(
            (whole.flag, whole.operation, whole.element),
            (Flag::Invalid, "cast", 1),
            "{name}"
        );
        let narrow = trapped(name, narrowed::map(&[1.5, -3e39]).run(&dev));
        assert_eq!((narrow.flag, narrow.element), (Flag::Overflow, 1), "{name}");
        let pole = trapped(name, logarithm::map(&[2.0, 0.0]).run(&dev));
        assert_eq!(
            (pole.flag, pole.operation, pole.element),
            (Flag::DivisionByZero, "ln", 1),
            "{name}"
        );
        let negative = trapped(name, logarithm::map(&[2.0, -1.0]).run(&dev));
        assert_eq!(
            (negative.flag, negative.operation),
            (Flag::Invalid, "ln"),
            "{name}"
        );
    }
}

#[fp(mode = "rn", contract = true)]
fn horner(i: Index, coefficients: &[f32], x: f32) -> f32 {
    let mut sum = 0.0;
    for k in 0..coefficients.len() {
        sum = sum * x + coefficients[k];
    }
    if i.x() % 2 == 0 { 0.0 } else { sum }
}

#[derive(Fp, Clone, Copy, Debug, PartialEq)]
struct Point {
    x: f64,
    y: f64,
}

#[fp(mode = "rn", contract = false)]
fn escape(start: Point, steps: u32) -> Point {
    let mut z = Point {
        x: start.x,
        y: start.y,
    };
    for _ in 0..steps {
        let x = z.x * z.x - z.y * z.y + start.x;
        z = Point {
            x,
            y: 2.0 * z.x * z.y + start.y,
        };
    }
    z
}

#[fp(mode = "rn", contract = false)]
fn norm(p: Point) -> f64 {
    (p.x * p.x + p.y * p.y).sqrt()
}

#[test]
fn loops_structs_slices_and_composed_calls() {
    let points = [Point { x: 0.1, y: 0.1 }, Point { x: 1.0, y: 1.0 }];
    for (name, device) in devices() {
        let dev = device.trapping();
        let horner = |x: f32| {
            horner::launch(100, &[1.0_f32; 40], x)
                .run(&dev)
                .map(|y| y.to_vec().unwrap())
        };
        let plain = horner::launch(100, &[1.0_f32; 40], 2.0)
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        assert_eq!(horner(2.0).unwrap(), plain, "{name}");
        // All elements sum up, whichever is shown.
        let sum = trapped(name, horner(100.0));
        assert_eq!(
            (sum.flag, sum.element, sum.operation),
            (Flag::Overflow, 0, "mul_add"),
            "{name}"
        );
        assert_eq!(sum.text.as_deref(), Some("sum * x + coefficients[k]"), "{name}");
        let z = escape::map(&points, 5).run(&dev).unwrap().to_vec().unwrap();
        assert_eq!(
            z,
            escape::map(&points, 5).run(&device).unwrap().to_vec().unwrap(),
            "{name}"
        );
        let far = trapped(name, escape::map(&points, 50).run(&dev));
        assert_eq!(
            (far.flag, far.element, far.function.as_str()),
            (Flag::Overflow, 1, "escape"),
            "{name}"
        );
        let composed = norm::map(escape::map(&points, 11)).run(&dev);
        let inner = trapped(name, composed);
        assert_eq!(
            (inner.element, inner.flag),
            (1, Flag::Overflow),
            "{name}: {inner}"
        );
    }
}

#[fp(mode = "ru")]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[test]
fn other_work_is_refused() {
    for (name, device) in devices() {
        let dev = device.trapping();
        assert!(dev.name().ends_with(", trapping"));
        let x = [1.0, 2.0];
        let refused = |error: Error| matches!(error, Error::Untrapped { .. });
        let mut y = x;
        assert!(
            refused(add::map(.., &x).update(&dev, &mut y).unwrap_err()),
            "{name}"
        );
        assert!(refused(add::map(&x, &x).piece(&dev, 0..1).unwrap_err()), "{name}");
        assert_eq!(
            add::map(&x, &x).run(&device).unwrap().to_vec().unwrap(),
            [2.0, 4.0]
        );
    }
}

/// Many elements, of which one deep inside has an exception.
#[test]
fn one_of_many_elements_is_found() {
    let n = 100_000;
    let mut x: Vec<f64> = (0..n).map(|i| 1.0 + f64::from(i)).collect();
    for (name, device) in devices() {
        if name.contains("portable") {
            continue;
        }
        let dev = device.trapping();
        let plain = vanishing::map(&x).run(&device).unwrap().to_vec().unwrap();
        assert_eq!(
            vanishing::map(&x).run(&dev).unwrap().to_vec().unwrap(),
            plain,
            "{name}"
        );
        x[77_777] = 1e200;
        x[5] = f64::INFINITY;
        let square = trapped(name, vanishing::map(&x).run(&dev));
        assert_eq!((square.flag, square.element), (Flag::Overflow, 77_777), "{name}");
        (x[77_777], x[5]) = (1.0, 6.0);
    }
}

#[fp(mode = "rn", contract = false)]
fn reciprocals(x: f64, out: &mut [f64]) {
    for (j, o) in out.iter_mut().enumerate() {
        *o = 1.0 / (x - j as f64);
    }
}

#[test]
fn rows_trap() {
    for (name, device) in devices() {
        let (dev, x) = (device.trapping(), [0.5, 7.0, 2.0, 1.0]);
        let fine = reciprocals::map(&x[..2]).rows(3);
        let expected = fine.run(&device).unwrap().to_vec().unwrap();
        assert_eq!(fine.run(&dev).unwrap().to_vec().unwrap(), expected, "{name}");
        let mut known = [f64::NAN; 6];
        fine.into(&dev, &mut known).unwrap();
        assert_eq!(known[..], expected, "{name}");
        let mut room = vec![0.0; 12];
        let call = reciprocals::map(&x).rows(3);
        let pole = trapped(name, call.run(&dev));
        let told = (pole.flag, pole.element, pole.operation);
        assert_eq!(told, (Flag::DivisionByZero, 2, "div"), "{name}");
        let pole = trapped(name, call.into(&dev, &mut room));
        assert_eq!(pole.element, 2, "{name}");
        report::ran(SUITE, name, 4);
    }
}
