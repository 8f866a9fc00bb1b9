//! Columns that differ in a known way.

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;
use fpdsl::verify::Inputs;

#[fp(mode = "rn")]
fn double(x: f32) -> f32 {
    x + x
}

#[fp(mode = "rn")]
fn both(x: f64, n: i32) -> (f64, [i32; 2]) {
    (x, [n, -n])
}

#[fp]
fn quotient(x: u32, y: u32) -> u32 {
    x / y
}

fn ramp(n: u16) -> Inputs<(f32,)> {
    Inputs::given(((0..n).map(f32::from).collect(),))
}

/// `2x` with some results moved by this many places.
fn moved(x: f32) -> f32 {
    let by = match x as u32 {
        10 => 1,
        20 => 2,
        30 => 3,
        31 => 4,
        40 => 5,
        41 => 8,
        50 => 1000,
        _ => 0,
    };
    f32::from_bits((x + x).to_bits() + by)
}

#[test]
fn every_distance_is_in_its_bucket() {
    let verify = fpdsl::verify::<double>()
        .on(&Device::host())
        .plain("moved", |(x,)| moved(x));
    let report = verify.run(&ramp(100)).expect("nothing faults");
    assert!(!report.agrees());
    assert!(report.columns[0].agreement.is_none());
    let found = report.columns[1].agreement.as_ref().expect("it was compared");
    assert_eq!((found.same, found.differing(), found.largest), (93, 7, 1000));
    assert_eq!(found.histogram, [1, 1, 2, 2, 0, 0, 0, 0, 0, 0, 1]);
    let elements: Vec<u64> = found.first.iter().map(|difference| difference.element).collect();
    assert_eq!(elements, [10, 20, 30, 31, 40, 41, 50]);
    let worst = found.worst.as_ref().expect("something differs");
    assert_eq!((worst.element, worst.distance.as_str()), (50, "1000 ulps"));
    assert_eq!(worst.inputs, ["x = 50.0 (0x42480000)"]);
    assert_eq!(worst.expected, ["100.0 (0x42C80000)"]);
    assert_eq!(worst.found, ["100.00763 (0x42C803E8)"]);
}

#[test]
fn zeros_and_nans_count_apart() {
    let verify = fpdsl::verify::<double>()
        .on(&Device::host())
        .plain("odd", |(x,)| match x as u32 {
            0 => -0.0,
            1 => f32::NAN,
            _ => x + x,
        });
    let report = verify.run(&ramp(10)).expect("nothing faults");
    let found = report.columns[1].agreement.as_ref().expect("it was compared");
    assert_eq!(
        (found.same, found.zero_signs, found.nans, found.largest),
        (8, 1, 1, 0)
    );
    let distances: Vec<&str> = found
        .first
        .iter()
        .map(|difference| difference.distance.as_str())
        .collect();
    assert_eq!(distances, ["the sign of zero", "NaN in one of them"]);
}

#[test]
fn nan_is_nan_whatever_its_bits() {
    let verify = fpdsl::verify::<double>()
        .on(&Device::host())
        .plain("another NaN", |_| f32::from_bits(0xFFC1_2345));
    let report = verify
        .run(&Inputs::rows(&[(f32::NAN,), (f32::from_bits(0x7F80_0001),)]))
        .expect("nothing faults");
    assert!(report.agrees());
}

/// Of several scalars the farthest counts, and all of them are shown.
#[test]
fn results_of_several_scalars() {
    let verify = fpdsl::verify::<both>()
        .on(&Device::host())
        .plain("moved", |(x, n)| (x.next_up(), [n, 3 - n]));
    let report = verify.run(&Inputs::rows(&[(1.0, 5)])).expect("nothing faults");
    let worst = report.columns[1]
        .agreement
        .as_ref()
        .and_then(|found| found.worst.as_ref());
    let worst = worst.expect("something differs");
    assert_eq!(worst.distance, "3 ulps");
    assert_eq!(worst.inputs, ["x = 1.0 (0x3FF0000000000000)", "n = 5"]);
    assert_eq!(
        worst.found,
        [
            ".0 = 1.0000000000000002 (0x3FF0000000000001)",
            ".1[0] = 5",
            ".1[1] = -2"
        ]
    );
    assert_eq!(
        worst.expected,
        [".0 = 1.0 (0x3FF0000000000000)", ".1[0] = 5", ".1[1] = -5"]
    );
}

/// More elements than are compared at a time: numbers go on, nothing is lost.
#[test]
fn elements_are_numbered_across_batches() {
    let n = 600_000_u32;
    let inputs = Inputs::given(((0..n).collect::<Vec<u32>>(), vec![1; n as usize]));
    let verify = fpdsl::verify::<quotient>()
        .on(&Device::host())
        .plain("but for one", |(x, y)| if x == 550_000 { 7 } else { x / y });
    let report = verify.run(&inputs).expect("nothing faults");
    let found = report.columns[1].agreement.as_ref().expect("it was compared");
    assert_eq!((report.elements, found.same), (600_000, 599_999));
    assert_eq!(found.first[0].element, 550_000);

    let mut divisors = vec![1_u32; n as usize];
    divisors[599_000] = 0;
    let faulty = Inputs::given(((0..n).collect::<Vec<u32>>(), divisors));
    for verify in [
        fpdsl::verify::<quotient>().on(&Device::host()),
        fpdsl::verify::<quotient>().interpreted(),
    ] {
        match verify.run(&faulty) {
            Err(Error::Fault { fault, element }) => {
                assert_eq!(
                    (fault.function, fault.kind, element),
                    ("quotient", FaultKind::DivisionByZero, 599_000)
                );
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn arrays_of_different_lengths_are_refused() {
    let inputs = Inputs::given((vec![1_u32, 2, 3], vec![1_u32]));
    let error = fpdsl::verify::<quotient>()
        .on(&Device::host())
        .run(&inputs)
        .expect_err("three and one");
    assert!(
        matches!(
            error,
            Error::LengthMismatch {
                parameter: "y",
                expected: 3,
                found: 1,
                ..
            }
        ),
        "{error}"
    );
    let none = Inputs::<(u32, u32)>::rows(&[]);
    let report = fpdsl::verify::<quotient>()
        .on(&Device::host())
        .run(&none)
        .expect("nothing to do");
    assert_eq!((report.elements, report.agrees()), (0, true));
}

/// The same call gives the same inputs, another seed others, and the kinds are as they are documented.
#[test]
fn inputs_are_reproducible() {
    let seen = |inputs: &Inputs<(f32,)>| {
        let values = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
        let sink = values.clone();
        let verify = fpdsl::verify::<double>().plain("record", move |(x,)| {
            sink.borrow_mut().push(x.to_bits());
            x
        });
        verify.run(inputs).expect("nothing faults");
        drop(verify);
        values.take()
    };
    let first = seen(&Inputs::encodings(20_000));
    assert_eq!(first, seen(&Inputs::encodings(20_000)));
    assert_ne!(first, seen(&Inputs::encodings(20_000).seed(2)));
    let kinds = |test: fn(f32) -> bool| first.iter().filter(|&&bits| test(f32::from_bits(bits))).count();
    for (kind, at_least) in [
        (kinds(f32::is_nan), 300),
        (kinds(f32::is_infinite), 300),
        (kinds(f32::is_subnormal), 600),
        (kinds(|x| x == 0.0), 300),
        (kinds(|x| (1e-8..1e8).contains(&x.abs())), 10_000),
    ] {
        assert!(kind >= at_least, "{kind} of {at_least}");
    }
    let between = seen(&Inputs::uniform(5_000, -2.0, 3.0));
    let between = between.into_iter().map(f32::from_bits);
    assert!(between.clone().all(|x| (-2.0..=3.0).contains(&x)));
    assert!(between.clone().any(|x| x < -1.9) && between.clone().any(|x| x > 2.9));
}
