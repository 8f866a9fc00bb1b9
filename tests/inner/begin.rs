//! First running values that a call computes.

use fpdsl::prelude::*;
use fpdsl::views::ViewMut;
use fpdsl::{Devices, Error};

use crate::backends::devices;
use crate::faults::fault;
use crate::{SUITE, bits, fused, numbers, report, textbook};

/// Also results of fewer than eight columns, along whose rows lanes run, and one that threads share.
const SHAPES: [[usize; 3]; 9] = [
    [1, 1, 1],
    [3, 0, 4],
    [5, 9, 7],
    [17, 20, 33],
    [16, 33, 16],
    [300, 20, 3],
    [130, 17, 70],
    [7, 200, 300],
    [260, 40, 270],
];

#[fp(mode = "ru")]
fn scaled(x: f64, y: f64) -> f64 {
    x * y + 0.125
}

/// The bias of a column, and one of a row.
#[fp(mode = "rd")]
fn bias(at: Index2, columns: &[f64], rows: &[f64]) -> f64 {
    columns[at.x()] + rows[at.y()]
}

#[fp]
fn third(x: f64) -> f64 {
    x / 3.0
}

/// Compares the bits of a call for each device and shape.
fn each(check: impl Fn(&str, &Device, [usize; 3]) -> Result<u64, Error>) -> Result<(), Error> {
    each_of(&SHAPES, check)
}

/// The same of some shapes.
fn each_of(
    shapes: &[[usize; 3]],
    check: impl Fn(&str, &Device, [usize; 3]) -> Result<u64, Error>,
) -> Result<(), Error> {
    for (name, device) in devices() {
        let mut cases = 0;
        for &shape in shapes {
            cases += check(name, &device, shape)?;
        }
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

#[test]
fn chains_begin_with_calls() -> Result<(), Error> {
    each(|name, device, shape| {
        let [m, k, n] = shape;
        let (a, b) = (numbers(m * k, 71), numbers(k * n, 72));
        let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
        let (c, columns, rows) = (numbers(m * n, 73), numbers(n, 74), numbers(m, 75));
        let check = |what: &str, found: &[f64], init: &dyn Fn(usize) -> f64| {
            let expected = textbook(
                shape,
                |i, j| init(i * n + j),
                |c: f64, [i, p], [_, j]| a[i * k + p].mul_add(b[p * n + j], c),
            );
            assert_eq!(bits(found), bits(&expected), "{what} on {name}: {shape:?}");
        };
        let call = || fused::<Rn, f64>::inner(scaled::map(&c, 0.3), left, right);
        let of_map = |at: usize| scaled(c[at], 0.3);
        check("a map", &call().run(device)?.to_vec()?, &of_map);
        let mut apart = vec![f64::NAN; 2 * m * n];
        let mut all = ViewMut::from(&mut apart);
        call().into(device, all.strided_mut(0, 2, m * n)?)?;
        let even: Vec<f64> = apart.iter().copied().step_by(2).collect();
        check("memory apart", &even, &of_map);
        let biased = || bias::launch((n, m), &columns, &rows);
        let found = fused::<Rn, f64>::inner(biased(), left, right).run(device)?;
        check("a grid", &found.to_vec()?, &|at| {
            bias(Index2::new(at % n, at / n), &columns, &rows)
        });
        let found = fused::<Rn, f64>::inner(scaled::map(third::map(&c), &c), left, right).run(device)?;
        check("a call of a call", &found.to_vec()?, &|at| {
            scaled(third(c[at]), c[at])
        });
        // The product of the same matrices, and then another one.
        let found = fused::<Rn, f64>::inner(call(), left, right).run(device)?;
        let first = call().run(device)?.to_vec()?;
        check("another product", &found.to_vec()?, &|at| first[at]);
        let second = fused::<Rn, f64>::inner(biased(), left, right);
        let found = fused::<Rn, f64>::inner(second, left, right).run(device)?;
        let second = fused::<Rn, f64>::inner(biased(), left, right);
        let second = second.run(device)?.to_vec()?;
        check("a product with another grid", &found.to_vec()?, &|at| second[at]);
        // A function of a product whose chains begin with a call.
        let found = third::map(call()).run(device)?.to_vec()?;
        let thirds: Vec<f64> = first.iter().map(|&x| third(x)).collect();
        assert_eq!(bits(&found), bits(&thirds), "{name}: {shape:?}");
        Ok(7 * (m * n) as u64)
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Pair {
    value: f64,
    steps: u32,
}

#[fp]
fn start(value: f32, steps: u32) -> (Pair, [f32; 2]) {
    (
        Pair {
            value: value as f64,
            steps,
        },
        [value, -value],
    )
}

#[fp(contract = true)]
fn turned(c: (Pair, [f32; 2]), a: f64, b: (f64, f32)) -> (Pair, [f32; 2]) {
    let (pair, both) = c;
    (
        Pair {
            value: pair.value + a * b.0,
            steps: pair.steps + 1,
        },
        [both[1].max(b.1), both[0] + b.1],
    )
}

/// Of other types than the arguments of the call, in batches, for several devices, with receipts.
#[test]
fn first_values_of_every_kind() -> Result<(), Error> {
    let ([m, k, n], batch) = ([37, 21, 26], 3);
    let (a, b) = (numbers(m * k, 81), numbers(k * n, 82));
    let weights: Vec<f32> = b.iter().map(|&b| b as f32 - 0.25).collect();
    let values: Vec<f32> = numbers(batch * m * n, 83).into_iter().map(|x| x as f32).collect();
    let left = Matrix::new(&a, m, k);
    let right = Matrix::new((&b, &weights), k, n).batch(batch, 0);
    let call = || turned::inner(start::map(&values, 7), left, right);
    let mut expected = Vec::new();
    for z in 0..batch {
        expected.extend(textbook(
            [m, k, n],
            |i, j| start(values[(z * m + i) * n + j], 7),
            |c, [i, p], [_, j]| turned(c, a[i * k + p], (b[p * n + j], weights[p * n + j])),
        ));
    }
    let (pairs, both): (Vec<Pair>, Vec<[f32; 2]>) = expected.into_iter().unzip();
    let mut compared = call().verify();
    for (name, device) in devices() {
        let found = call().run(&device)?;
        assert_eq!(
            (found.0.to_vec()?, found.1.to_vec()?),
            (pairs.clone(), both.clone()),
            "{name}"
        );
        let lists = call().run(&Devices::of(vec![device.clone(); 3]))?;
        assert_eq!(lists, (pairs.clone(), both.clone()), "three of {name}");
        let (_, receipt) = call().receipt(&device)?;
        let checked = receipt.recheck(&Device::host(), &call(), 0..pairs.len())?;
        assert!(checked.agrees(), "{name}");
        compared = compared.on(&device);
        report::ran(SUITE, name, 3 * (batch * m * n) as u64);
    }
    let report = compared.interpreted().run()?;
    assert!(report.agrees(), "{report}");
    Ok(())
}

#[fp]
fn quotient(x: i64, y: i64) -> i64 {
    x / y
}

#[fp]
fn divided(c: i64, a: i64, b: i64) -> i64 {
    c + a / b
}

/// A first running value may fault, and a step: that of the first element is told, and a first value comes before a step.
#[test]
fn the_first_fault_is_that_of_the_first_element() {
    for (name, device) in devices() {
        let mut cases = 0;
        for [m, k, n] in [[3, 4, 5], [40, 33, 50], [300, 20, 3], [97, 3, 130]] {
            for (zero, column) in [
                (None, Some(n - 1)),
                (Some(0), Some(n - 1)),
                (Some(n), Some(0)),
                (Some(n - 1), Some(n - 1)),
                (Some(m * n - 1), None),
                (Some(n + 1), None),
            ] {
                let (a, mut b, x) = (vec![6; m * k], vec![2; k * n], vec![1; m * n]);
                let y: Vec<i64> = (0..m * n).map(|at| i64::from(zero != Some(at))).collect();
                if let Some(column) = column {
                    b[(k - 1) * n + column] = 0;
                }
                let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
                let call = divided::inner(quotient::map(&x, &y), left, right);
                let element = zero.into_iter().chain(column).min().unwrap();
                let function = if zero == Some(element) {
                    "quotient"
                } else {
                    "divided"
                };
                let told = format!("integer division by zero in `{function}`");
                assert_eq!(
                    fault(call.run(&device)),
                    (element, told),
                    "{name}: {m} x {k} x {n}"
                );
                cases += 1;
            }
        }
        report::ran(SUITE, name, cases);
    }
}

#[fp(mode = "ru")]
fn narrow(x: f64) -> f32 {
    x as f32 * 0.7
}

#[fp(mode = "rd")]
fn widened(x: f32) -> f64 {
    x as f64 / 3.0
}

#[fp(contract = true)]
fn two(c: (f32, f64), a: f64, b: f64) -> (f32, f64) {
    ((a as f32) * (b as f32) + c.0, a * b + c.1)
}

/// Tuples of which one part is a call, with results that are wider and narrower than its argument.
#[test]
fn one_part_of_a_tuple_is_a_call() -> Result<(), Error> {
    each_of(&SHAPES[..6], |name, device, shape| {
        let [m, k, n] = shape;
        let (a, b) = (numbers(m * k, 91), numbers(k * n, 92));
        let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
        let c = numbers(m * n, 93);
        let d: Vec<f32> = c.iter().map(|&c| c as f32 + 1.0).collect();
        let check = |what: &str, found: (Vec<f32>, Vec<f64>), init: &dyn Fn(usize) -> (f32, f64)| {
            let expected = textbook(
                shape,
                |i, j| init(i * n + j),
                |c, [i, p], [_, j]| two(c, a[i * k + p], b[p * n + j]),
            );
            let (narrow, wide): (Vec<f32>, Vec<f64>) = expected.into_iter().unzip();
            let same = found
                .0
                .iter()
                .map(|x| x.to_bits())
                .eq(narrow.iter().map(|x| x.to_bits()));
            assert!(same, "{what} on {name}: {shape:?}");
            assert_eq!(bits(&found.1), bits(&wide), "{what} on {name}: {shape:?}");
        };
        let list = |found: (Buffer<f32>, Buffer<f64>)| Ok::<_, Error>((found.0.to_vec()?, found.1.to_vec()?));
        let first = two::inner((narrow::map(&c), 2.0), left, right).run(device)?;
        check("the first", list(first)?, &|at| (narrow(c[at]), 2.0));
        let second = two::inner((&d, widened::map(&d)), left, right).run(device)?;
        check("the second", list(second)?, &|at| (d[at], widened(d[at])));
        let both = two::inner((narrow::map(&c), widened::map(&d)), left, right).run(device)?;
        check("both", list(both)?, &|at| (narrow(c[at]), widened(d[at])));
        Ok(3 * (m * n) as u64)
    })
}

#[fp]
fn wave(x: f64) -> f64 {
    let (sin, cos) = x.sin_cos();
    sin - cos
}

#[fp(mode = "ru")]
fn turning(c: f64, a: f64, b: f64) -> f64 {
    let (sin, cos) = a.sin_cos();
    c + wave(b) * sin * cos
}

#[fp(mode = "rd")]
fn phase(sum: f64, wave_1: f64) -> f64 {
    let (sin, cos) = sum.sin_cos();
    wave(sin) * wave_1 - cos
}

/// Functions before the chain, in it and after it call the same functions, some of which return two numbers.
#[test]
fn functions_around_a_chain_share_functions() -> Result<(), Error> {
    each_of(&SHAPES[..6], |name, device, shape| {
        let [m, k, n] = shape;
        let (a, b, c) = (numbers(m * k, 94), numbers(k * n, 95), numbers(m * n, 96));
        let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
        let step = |c: f64, [i, p]: [usize; 2], [_, j]: [usize; 2]| turning(c, a[i * k + p], b[p * n + j]);
        let begun = turning::inner(wave::map(&c), left, right).run(device)?;
        let expected = textbook(shape, |i, j| wave(c[i * n + j]), step);
        assert_eq!(bits(&begun.to_vec()?), bits(&expected), "{name}: {shape:?}");
        let ended = phase::map(turning::inner(0.5, left, right), &c).run(device)?;
        let sums = textbook(shape, |_, _| 0.5, step);
        let expected: Vec<f64> = sums.iter().zip(&c).map(|(&sum, &c)| phase(sum, c)).collect();
        assert_eq!(bits(&ended.to_vec()?), bits(&expected), "{name}: {shape:?}");
        Ok(2 * (m * n) as u64)
    })
}
