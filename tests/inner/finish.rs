//! Functions of inner products, in one call.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::views::ViewMut;

use crate::backends::devices;
use crate::faults::{divided, fault};
use crate::{SUITE, bits, fused, numbers, report, textbook};

const SHAPES: [[usize; 3]; 10] = [
    [1, 1, 1],
    [3, 4, 5],
    [5, 0, 7],
    [13, 8, 24],
    [45, 70, 38],
    [40, 33, 50],
    [70, 300, 40],
    [300, 20, 3],
    [7, 200, 300],
    [129, 17, 65],
];

/// Some elements of a matrix and the product of two others, in a struct or not.
struct Case {
    shape: [usize; 3],
    a: Vec<f64>,
    b: Vec<f64>,
    c: Vec<f64>,
    bias: Vec<f64>,
}

impl Case {
    fn of(shape: [usize; 3]) -> Self {
        let [m, k, n] = shape;
        Case {
            shape,
            a: numbers(m * k, 31),
            b: numbers(k * n, 32),
            c: numbers(m * n, 33),
            bias: numbers(n, 34),
        }
    }

    fn matrices(&self) -> (Matrix<&Vec<f64>>, Matrix<&Vec<f64>>) {
        let [m, k, n] = self.shape;
        (Matrix::new(&self.a, m, k), Matrix::new(&self.b, k, n))
    }

    /// By plain calls of a step.
    fn product<C: Copy>(&self, init: impl Fn(usize) -> C, step: impl Fn(C, f64, f64) -> C) -> Vec<C> {
        let [_, k, n] = self.shape;
        textbook(
            self.shape,
            |i, j| init(i * n + j),
            |c, [i, p], [_, j]| step(c, self.a[i * k + p], self.b[p * n + j]),
        )
    }
}

/// Compares the bits of a call for each device and shape.
fn each(check: impl Fn(&str, &Device, &Case) -> Result<u64, Error>) -> Result<(), Error> {
    for (name, device) in devices() {
        let mut cases = 0;
        for shape in SHAPES {
            cases += check(name, &device, &Case::of(shape))?;
        }
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

fn same(found: &[f64], expected: &[f64], which: &str, shape: [usize; 3]) -> u64 {
    assert_eq!(bits(found), bits(expected), "{which}: {shape:?}");
    found.len() as u64
}

#[fp(mode = "ru")]
fn layer(at: Index2, sum: f64, scale: f64, bias: &[f64]) -> f64 {
    (sum * scale + bias[at.x()]).max(0.0)
}

#[fp]
fn residual(right: f64, product: f64) -> f64 {
    right - product
}

#[fp]
fn width(low: f64, high: f64, right: f64) -> f64 {
    (high - right).max(right - low)
}

#[test]
fn a_function_of_a_product_has_the_bits_of_both_in_turn() -> Result<(), Error> {
    each(|name, device, case| {
        let Case { shape, c, bias, .. } = case;
        let [m, _, n] = *shape;
        let (a, b) = case.matrices();
        let product = case.product(|_| 0.0, |c: f64, a, b| a.mul_add(b, c));
        let expected: Vec<f64> = (0..m * n)
            .map(|at| layer(Index2::new(at % n, at / n), product[at], c[at], bias))
            .collect();
        let found = layer::launch((n, m), fused::<Rn, f64>::inner(0.0, a, b), c, bias).run(device)?;
        let mut cases = same(&found.to_vec()?, &expected, name, *shape);

        // Its place among the parameters, and the first running values.
        let product = case.product(|at| c[at], fused::<Rd, f64>);
        let expected: Vec<f64> = c
            .iter()
            .zip(&product)
            .map(|(&c, &sum)| residual(c, sum))
            .collect();
        let found = residual::map(c, fused::<Rd, f64>::inner(c, a, b)).run(device)?;
        cases += same(&found.to_vec()?, &expected, name, *shape);
        let expected: Vec<f64> = product.iter().map(|&sum| residual(sum, 2.0)).collect();
        let found = residual::map(fused::<Rd, f64>::inner(c, a, b), 2.0).run(device)?;
        cases += same(&found.to_vec()?, &expected, name, *shape);
        Ok(cases)
    })
}

#[test]
fn a_function_of_two_products() -> Result<(), Error> {
    each(|name, device, case| {
        let (a, b) = case.matrices();
        let low = case.product(|_| 0.0, fused::<Rd, f64>);
        let high = case.product(|_| 0.0, fused::<Ru, f64>);
        let of_three = low.iter().zip(&high).zip(&case.c);
        let expected: Vec<f64> = of_three.map(|((&low, &high), &c)| width(low, high, c)).collect();
        let call = width::map(
            fused::<Rd, f64>::inner(0.0, a, b),
            fused::<Ru, f64>::inner(0.0, a, b),
            &case.c,
        );
        Ok(same(&call.run(device)?.to_vec()?, &expected, name, case.shape))
    })
}

#[test]
fn memory_that_is_there_takes_the_results() -> Result<(), Error> {
    each(|name, device, case| {
        let (a, b) = case.matrices();
        let product = case.product(|_| 0.0, |c: f64, a, b| a.mul_add(b, c));
        let expected: Vec<f64> = case
            .c
            .iter()
            .zip(&product)
            .map(|(&c, &sum)| residual(c, sum))
            .collect();
        let mut updated = case.c.clone();
        residual::map(.., fused::<Rn, f64>::inner(0.0, a, b)).update(device, &mut updated)?;
        let mut cases = same(&updated, &expected, name, case.shape);
        let mut apart = vec![7.0; 2 * product.len()];
        let call = residual::map(&case.c, fused::<Rn, f64>::inner(0.0, a, b));
        let mut all = ViewMut::from(&mut apart);
        call.into(device, all.strided_mut(0, 2, product.len())?)?;
        let (even, odd): (Vec<f64>, Vec<f64>) = apart.chunks(2).map(|pair| (pair[0], pair[1])).unzip();
        assert!(odd.iter().all(|&x| x == 7.0), "{name}");
        cases += same(&even, &expected, name, case.shape);
        Ok(cases)
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Turned {
    re: f64,
    im: f64,
}

#[fp]
fn rotated(c: Turned, a: Turned, b: f64) -> Turned {
    Turned {
        re: c.re + a.re * b,
        im: c.im - a.im * b,
    }
}

const START: Turned = Turned { re: 0.0, im: 1.0 };

#[fp]
fn length(x: Turned, scale: f64) -> f64 {
    (x.re * x.re + x.im * x.im).sqrt() * scale
}

/// The largest product, and how many were larger than all before.
#[fp]
fn records(running: (f64, u32), a: f64, b: f64) -> (f64, u32) {
    let product = a * b;
    if product > running.0 {
        (product, running.1 + 1)
    } else {
        running
    }
}

#[fp]
fn scored(running: (f64, u32), scale: f64) -> f64 {
    running.0 * scale + running.1 as f64
}

#[test]
fn running_values_of_several_scalars() -> Result<(), Error> {
    each(|name, device, case| {
        let [m, k, n] = case.shape;
        let turning: Vec<Turned> = case.a.iter().map(|&x| Turned { re: x, im: 1.0 - x }).collect();
        let (a, b) = case.matrices();
        let sums = textbook(
            case.shape,
            |_, _| START,
            |c, [i, p], [_, j]| rotated(c, turning[i * k + p], case.b[p * n + j]),
        );
        let expected: Vec<f64> = sums
            .iter()
            .zip(&case.c)
            .map(|(&sum, &c)| length(sum, c))
            .collect();
        let product = rotated::inner(START, Matrix::new(&turning, m, k), b);
        let mut cases = same(
            &length::map(product, &case.c).run(device)?.to_vec()?,
            &expected,
            name,
            case.shape,
        );
        let sums = case.product(|_| (-1.0, 0), records);
        let expected: Vec<f64> = sums
            .iter()
            .zip(&case.c)
            .map(|(&sum, &c)| scored(sum, c))
            .collect();
        let call = scored::map(records::inner((-1.0, 0), a, b), &case.c);
        cases += same(&call.run(device)?.to_vec()?, &expected, name, case.shape);
        Ok(cases)
    })
}

#[fp]
fn both(sum: f64, running: (f64, u32)) -> f64 {
    sum * running.0 - running.1 as f64
}

/// Tiles of the two have 12 and 7 rows with AVX-512, 6 and 3 with AVX2. The last shape is computed in parts, and for arrays alone.
#[test]
fn products_with_tiles_of_different_heights() -> Result<(), Error> {
    for shape in [[98, 128, 128], [50, 31, 70], [97, 128, 130], [1101, 6, 1100]] {
        let case = Case::of(shape);
        let (a, b) = case.matrices();
        let sums = case.product(|_| 0.0, |c: f64, a, b| a.mul_add(b, c));
        let most = case.product(|_| (-1.0, 0), records);
        let expected: Vec<f64> = sums
            .iter()
            .zip(&most)
            .map(|(&sum, &most)| both(sum, most))
            .collect();
        let large = shape[0] > 1000;
        for (name, device) in devices()
            .into_iter()
            .filter(|(name, _)| !large || name.ends_with("arrays"))
        {
            let call = both::map(
                fused::<Rn, f64>::inner(0.0, a, b),
                records::inner((-1.0, 0), a, b),
            );
            let cases = same(&call.run(&device)?.to_vec()?, &expected, name, shape);
            report::ran(SUITE, name, cases);
        }
    }
    Ok(())
}

/// Results of more than the bytes that threads hold at a time, and faults in several of the parts.
#[test]
fn results_that_are_computed_in_parts() -> Result<(), Error> {
    let shape = [1101, 6, 1100];
    let [m, k, n] = shape;
    let case = Case::of(shape);
    let (a, b) = case.matrices();
    let product = case.product(|_| 0.0, |c: f64, a, b| a.mul_add(b, c));
    let expected: Vec<f64> = case
        .c
        .iter()
        .zip(&product)
        .map(|(&c, &sum)| residual(c, sum))
        .collect();
    for (name, device) in devices().into_iter().filter(|(name, _)| name.ends_with("arrays")) {
        let call = residual::map(&case.c, fused::<Rn, f64>::inner(0.0, a, b));
        let cases = same(&call.run(&device)?.to_vec()?, &expected, name, shape);
        for faults in [
            vec![(700, 5), (900, 7)],
            vec![(1100, 1099)],
            vec![(3, 4), (1100, 0)],
        ] {
            // The sums of these elements are 0.
            let mut init = vec![0_i64; m * n];
            for &(i, j) in &faults {
                init[i * n + j] = -3 * k as i64;
            }
            let (left, right) = (vec![6_i64; m * k], vec![2_i64; k * n]);
            let sums = divided::inner(&init, Matrix::new(&left, m, k), Matrix::new(&right, k, n));
            let (i, j) = faults[0];
            let (element, _) = fault(quotient::map(5, sums).run(&device));
            assert_eq!(element, i * n + j, "{name}");
        }
        report::ran(SUITE, name, cases + 3);
    }
    Ok(())
}

#[test]
fn batches_are_finished_as_well() -> Result<(), Error> {
    for (name, device) in devices() {
        let (shape, batch) = ([19, 23, 17], 3);
        let [m, k, n] = shape;
        let (a, b) = (numbers(batch * m * k, 41), numbers(k * n, 42));
        let c = numbers(batch * m * n, 43);
        let mut expected = Vec::new();
        for matrix in 0..batch {
            let product = textbook(
                shape,
                |_, _| 0.0,
                |c: f64, [i, p], [_, j]| a[(matrix * m + i) * k + p].mul_add(b[p * n + j], c),
            );
            let right = &c[matrix * m * n..];
            expected.extend(product.iter().zip(right).map(|(&sum, &c)| residual(c, sum)));
        }
        let left = Matrix::new(&a, m, k).batch(batch, m * k);
        let call = residual::map(&c, fused::<Rn, f64>::inner(0.0, left, Matrix::new(&b, k, n)));
        let cases = same(&call.run(&device)?.to_vec()?, &expected, name, shape);
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

#[fp]
fn quotient(x: i64, sum: i64) -> i64 {
    x / sum
}

/// The function may fault before a chain does, and after.
#[test]
fn the_first_fault_is_that_of_the_first_element() {
    for (name, device) in devices() {
        let mut cases = 0;
        for [m, k, n] in [[3, 4, 5], [40, 33, 50], [300, 20, 3]] {
            for (zero, column) in [
                (None, Some(n - 1)),
                (Some(0), Some(n - 1)),
                (Some(n), Some(0)),
                (Some(n + 1), None),
            ] {
                let (a, mut b, right) = (vec![6; m * k], vec![2; k * n], vec![1; m * n]);
                // The sums of a row are 0 here.
                let init: Vec<i64> = (0..m * n)
                    .map(|at| if zero == Some(at) { -3 * k as i64 } else { 0 })
                    .collect();
                if let Some(column) = column {
                    b[(k - 1) * n + column] = 0;
                }
                let call = quotient::map(
                    &right,
                    divided::inner(&init, Matrix::new(&a, m, k), Matrix::new(&b, k, n)),
                );
                let element = zero.into_iter().chain(column).min().unwrap();
                let function = if column == Some(element) {
                    "divided"
                } else {
                    "quotient"
                };
                let text = format!("integer division by zero in `{function}`");
                assert_eq!(
                    fault(call.run(&device)),
                    (element, text),
                    "{name}: {m} x {k} x {n}"
                );
                cases += 1;
            }
        }
        report::ran(SUITE, name, cases);
    }
}

/// One of the running values, at a place that is known when it runs.
#[fp(contract = true)]
fn sums(c: [f64; 3], a: f64, b: f64) -> [f64; 3] {
    [c[0] + a * b, halved(c[1]) + b, c[2].max(a)]
}

/// Called before and after the last step. The name is that of the kernel's own.
#[fp]
fn halved(running: f64) -> f64 {
    running / 2.0
}

/// Names that the kernel has for its own values, and two results.
#[fp]
fn chosen(at: Index2, left: [f64; 3], k: &[usize], element: f64) -> (f64, [f64; 2]) {
    let tile = left[k[at.x() + at.y()]];
    let mut row = element;
    for i in 0..3 {
        row = halved(row) + left[i];
    }
    (tile, [row, left[0]])
}

#[test]
fn functions_of_arrays_with_slices_and_calls() -> Result<(), Error> {
    each(|name, device, case| {
        let Case { shape, c, .. } = case;
        let [m, _, n] = *shape;
        let (a, b) = case.matrices();
        let which: Vec<usize> = (0..m + n).map(|at| at * 7 % 3).collect();
        let product = case.product(|_| [0.5, 1.5, -1.0], sums);
        let call = || {
            let product = sums::inner([0.5, 1.5, -1.0], a, b);
            chosen::launch((n, m), product, &which, c)
        };
        let (tiles, rows) = call().run(device)?;
        let (tiles, rows) = (tiles.to_vec()?, rows.to_vec()?);
        for (at, &sums) in product.iter().enumerate() {
            let (tile, row) = chosen(Index2::new(at % n, at / n), sums, &which, c[at]);
            let found = (tiles[at].to_bits(), rows[at].map(f64::to_bits));
            assert_eq!(
                found,
                (tile.to_bits(), row.map(f64::to_bits)),
                "{name}: {shape:?}, {at}"
            );
        }
        // A slice that is too short is a fault of its element.
        if m * n > 0 {
            let short = &which[..m + n - 2];
            let product = sums::inner([0.5, 1.5, -1.0], a, b);
            let (element, _) = fault(chosen::launch((n, m), product, short, c).run(device).map(|_| ()));
            let first = (0..m * n).find(|at| at % n + at / n >= m + n - 2);
            assert_eq!(Some(element), first, "{name}: {shape:?}");
        }
        Ok(2 * product.len() as u64)
    })
}

/// Tiles have the function of one product. That of two has no tiles, and one whose product is computed by a tuple's part neither.
#[test]
fn the_text_of_a_function_of_a_product_has_its_tiles() {
    let case = Case::of([1, 1, 1]);
    let (a, b) = case.matrices();
    let product = || fused::<Rn, f64>::inner(0.0, a, b);
    let text = layer::launch((1, 1), product(), 2.0, &case.bias).cuda_source();
    for part in [
        "// A block computes a tile of 128 rows and 64 columns.",
        "fpdsl_step(running[i][j], running[i][j], left_of_p[i], right_of_p[j]);",
        "static __device__ __forceinline__ void fpdsl_finish(",
        "bias[at_x]",
    ] {
        assert!(text.contains(part), "{part}\nis not in\n{text}");
    }
    let text = width::map(product(), product(), 1.0).cuda_source();
    assert!(!text.contains("__shared__"), "{text}");
    // Where the function calls others, a thread has fewer elements: it is compiled for each.
    let text = distance::map(product(), &case.c).cuda_source();
    assert!(text.contains("a tile of 64 rows and 64 columns"), "{text}");
}

#[fp]
fn distance(x: f64, y: f64) -> f64 {
    (-halved(x - y)).exp()
}
