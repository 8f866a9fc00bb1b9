//! Tuples as elements of matrices: an array for each part.

use fpdsl::error::MatrixError;
use fpdsl::prelude::*;
use fpdsl::{Devices, Error};

use crate::backends::devices;
use crate::faults::fault;
use crate::{SUITE, bits, numbers, report, textbook};

const SHAPES: [[usize; 3]; 7] = [
    [1, 1, 1],
    [3, 0, 4],
    [5, 9, 7],
    [17, 20, 33],
    [40, 300, 3],
    [130, 17, 70],
    [45, 70, 38],
];

/// Complex numbers, in two arrays.
#[fp(mode = "ru", contract = true)]
fn complex(c: (f64, f64), a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    (c.0 + a.0 * b.0 - a.1 * b.1, c.1 + a.0 * b.1 + a.1 * b.0)
}

/// Some matrices of complex numbers behind each other, and first running values.
struct Numbers {
    shape: [usize; 3],
    a: [Vec<f64>; 2],
    b: [Vec<f64>; 2],
    c: [Vec<f64>; 2],
}

type Arrays<'a> = (&'a Vec<f64>, &'a Vec<f64>);

impl Numbers {
    fn new([m, k, n]: [usize; 3], batch: usize) -> Self {
        let both = |count: usize, seed| [seed, seed + 1].map(|seed| numbers(batch * count, seed));
        Numbers {
            shape: [m, k, n],
            a: both(m * k, 51),
            b: both(k * n, 53),
            c: both(m * n, 55),
        }
    }

    fn left(&self) -> Matrix<Arrays<'_>> {
        Matrix::new((&self.a[0], &self.a[1]), self.shape[0], self.shape[1])
    }

    fn right(&self) -> Matrix<Arrays<'_>> {
        Matrix::new((&self.b[0], &self.b[1]), self.shape[1], self.shape[2])
    }

    fn init(&self) -> Arrays<'_> {
        (&self.c[0], &self.c[1])
    }

    /// The product of matrix `z` of the batch, which begins with `init` at an element of the batch.
    fn product(&self, z: usize, init: impl Fn(usize) -> (f64, f64)) -> [Vec<u64>; 2] {
        let [m, k, n] = self.shape;
        let at = |x: &[Vec<f64>; 2], at: usize| (x[0][at], x[1][at]);
        let step = |c, [i, p]: [usize; 2], [_, j]: [usize; 2]| {
            complex(
                c,
                at(&self.a, (z * m + i) * k + p),
                at(&self.b, (z * k + p) * n + j),
            )
        };
        let all = textbook(self.shape, |i, j| init((z * m + i) * n + j), step);
        [
            all.iter().map(|c| c.0.to_bits()).collect(),
            all.iter().map(|c| c.1.to_bits()).collect(),
        ]
    }
}

type Results = (Buffer<f64>, Buffer<f64>);

fn found(results: Result<Results, Error>) -> Result<[Vec<u64>; 2], Error> {
    let (re, im) = results?;
    Ok([bits(&re.to_vec()?), bits(&im.to_vec()?)])
}

#[test]
fn matrices_of_tuples_lie_in_any_way() -> Result<(), Error> {
    for (name, device) in devices() {
        let mut cases = 0;
        for shape in SHAPES {
            let [m, k, n] = shape;
            let all = Numbers::new(shape, 1);
            let (left, right) = (all.left(), all.right());
            let expected = all.product(0, |_| (0.25, -0.5));
            let mut check = |what: &str, results: Result<Results, Error>| -> Result<(), Error> {
                assert_eq!(found(results)?, expected, "{what} on {name}: {shape:?}");
                cases += (m * n) as u64;
                Ok(())
            };
            let start = (0.25, -0.5);
            check("arrays", complex::inner(start, left, right).run(&device))?;
            let turned = |x: &[f64], columns: usize| -> Vec<f64> {
                let rows = x.len() / columns.max(1);
                (0..x.len())
                    .map(|at| x[at % rows * columns + at / rows])
                    .collect()
            };
            let [re, im] = all.a.each_ref().map(|x| turned(x, k));
            let of_columns = Matrix::new((&re, &im), k, m).t();
            check(
                "a transpose",
                complex::inner(start, of_columns, right).run(&device),
            )?;
            let [re, im] = all.b.each_ref().map(|x| turned(x, n));
            let of_columns = Matrix::new((re, im), n, k).t();
            check("another", complex::inner(start, left, of_columns).run(&device))?;
            // Buffers, and a part of a larger matrix in arrays of several kinds.
            let larger = |x: &[f64]| {
                let mut larger = vec![f64::NAN; (k + 2) * (n + 3)];
                for (p, row) in x.chunks(n).enumerate() {
                    larger[(p + 1) * (n + 3) + 2..][..n].copy_from_slice(row);
                }
                larger
            };
            let [re, im] = all.b.each_ref().map(|x| larger(x));
            let re = Buffer::new(&device, &re)?;
            let part = Matrix::new((&re, &im[..]), k + 2, n + 3).part(1..k + 1, 2..n + 2);
            check("a part", complex::inner(start, left, part).run(&device))?;
        }
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

#[test]
fn running_tuples_begin_and_end_anywhere() -> Result<(), Error> {
    for (name, device) in devices() {
        let mut cases = 0;
        for shape in SHAPES {
            let all = Numbers::new(shape, 1);
            let (left, right, [m, k, n]) = (all.left(), all.right(), shape);
            let expected = all.product(0, |at| (all.c[0][at], all.c[1][at]));
            let call = || complex::inner(all.init(), left, right);
            assert_eq!(
                found(call().run(&device))?,
                expected,
                "a matrix on {name}: {shape:?}"
            );
            let (mut re, mut im) = (vec![f64::NAN; m * n], vec![f64::NAN; m * n]);
            call().into(&device, (&mut re, &mut im))?;
            assert_eq!(
                [bits(&re), bits(&im)],
                expected,
                "existing memory on {name}: {shape:?}"
            );
            let [mut re, mut im] = all.c.clone();
            complex::inner(.., left, right).update(&device, (&mut re, &mut im))?;
            assert_eq!(
                [bits(&re), bits(&im)],
                expected,
                "their own place on {name}: {shape:?}"
            );
            let first = complex::inner(all.init(), left.part(0..m, 0..k / 2), right.part(0..k / 2, 0..n));
            let (re, im) = first.run(&device)?;
            let second = complex::inner((&re, &im), left.part(0..m, k / 2..k), right.part(k / 2..k, 0..n));
            assert_eq!(
                found(second.run(&device))?,
                expected,
                "two parts on {name}: {shape:?}"
            );
            // A value for all elements beside a matrix.
            let expected = all.product(0, |at| (all.c[0][at], 2.0));
            let call = complex::inner((&all.c[0], 2.0), left, right);
            assert_eq!(found(call.run(&device))?, expected, "both on {name}: {shape:?}");
            cases += 5 * (m * n) as u64;
        }
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

#[fp(mode = "rd")]
fn length(x: (f64, f64), scale: f64) -> f64 {
    (x.0 * x.0 + x.1 * x.1).sqrt() * scale
}

#[test]
fn batches_devices_receipts_and_functions_of_tuples() -> Result<(), Error> {
    let (shape, batch) = ([21, 40, 34], 3);
    let [m, k, n] = shape;
    let all = Numbers::new(shape, batch);
    let each: Vec<[Vec<u64>; 2]> = (0..batch)
        .map(|z| all.product(z, |at| (all.c[0][at], all.c[1][at])))
        .collect();
    let expected = [0, 1].map(|part| each.iter().flat_map(|one| one[part].clone()).collect::<Vec<_>>());
    let call = || {
        complex::inner(
            all.init(),
            all.left().batch(batch, m * k),
            all.right().batch(batch, k * n),
        )
    };
    let lengths: Vec<f64> = (0..batch * m * n)
        .map(|at| length([0, 1].map(|part| f64::from_bits(expected[part][at])).into(), 0.75))
        .collect();
    let mut compared = call().verify();
    for (name, device) in devices() {
        assert_eq!(found(call().run(&device))?, expected, "{name}");
        let finished = length::map(call(), 0.75).run(&device)?.to_vec()?;
        assert_eq!(bits(&finished), bits(&lengths), "{name}");
        let (re, im) = call().run(&Devices::of(vec![device.clone(); 3]))?;
        assert_eq!([bits(&re), bits(&im)], expected, "three of {name}");
        let (results, receipt) = call().receipt(&device)?;
        assert_eq!(found(Ok(results))?, expected, "{name}");
        let checked = receipt.recheck(&Device::host(), &call(), 0..batch * m * n)?;
        assert!(checked.agrees(), "{name}");
        compared = compared.on(&device);
        report::ran(SUITE, name, 5 * (batch * m * n) as u64);
    }
    let report = compared.interpreted().run()?;
    assert!(report.agrees(), "{report}");
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Weighed {
    weight: f32,
    kind: u8,
}

/// Parts of several formats, tuples within tuples, structs and arrays, and a matrix whose elements are no tuples.
#[fp(contract = true)]
fn mixed(c: (f32, (u32, f64)), a: ((f16, Weighed), [f32; 2]), b: bf16) -> (f32, (u32, f64)) {
    let ((narrow, weighed), pair) = a;
    let (sum, (count, least)) = c;
    let product = f32::from(narrow) * f32::from(b) + pair[0] * weighed.weight;
    (
        sum + product,
        (
            count + weighed.kind as u32,
            least.min(f64::from(product - pair[1])),
        ),
    )
}

/// The same with the matrices in the other order.
#[fp]
fn swapped(c: (f32, (u32, f64)), b: bf16, a: ((f16, Weighed), [f32; 2])) -> (f32, (u32, f64)) {
    mixed(c, a, b)
}

#[test]
fn parts_of_every_kind() -> Result<(), Error> {
    for (name, device) in devices() {
        let mut cases = 0;
        for shape in SHAPES {
            let [m, k, n] = shape;
            let x = numbers(m * k, 61);
            let narrow: Vec<f16> = x.iter().map(|&x| f16::from_f64(x)).collect();
            let weighed = x.iter().map(|&x| Weighed {
                weight: 0.5 - x as f32,
                kind: (x.to_bits() % 250) as u8,
            });
            let weighed: Vec<Weighed> = weighed.collect();
            let pairs: Vec<[f32; 2]> = x.iter().map(|&x| [x as f32, 3.0 * x as f32]).collect();
            let b: Vec<bf16> = numbers(k * n, 62).into_iter().map(bf16::from_f64).collect();
            let start = (0.1, (7, f64::INFINITY));
            let at = |at: usize| ((narrow[at], weighed[at]), pairs[at]);
            let expected = textbook(
                shape,
                |_, _| start,
                |c, [i, p], [_, j]| mixed(c, at(i * k + p), b[p * n + j]),
            );
            let left = Matrix::new(((&narrow, &weighed), &pairs), m, k);
            let right = Matrix::new(&b, k, n);
            let (sums, (counts, least)) = mixed::inner(start, left, right).run(&device)?;
            let (sums, counts, least) = (sums.to_vec()?, counts.to_vec()?, least.to_vec()?);
            for (at, &(sum, (count, smallest))) in expected.iter().enumerate() {
                let found = (sums[at].to_bits(), counts[at], least[at].to_bits());
                let expected = (sum.to_bits(), count, smallest.to_bits());
                assert_eq!(found, expected, "{name}: {shape:?}, {at}");
            }
            // The transpose of the result is the product of the transposes.
            let (turned, _) = swapped::inner(start, right.t(), left.t()).run(&device)?;
            let turned = turned.to_vec()?;
            for (at, &(sum, _)) in expected.iter().enumerate() {
                let (i, j) = (at / n, at % n);
                assert_eq!(
                    turned[j * m + i].to_bits(),
                    sum.to_bits(),
                    "{name}: {shape:?}, {at}"
                );
            }
            cases += 2 * (m * n) as u64;
        }
        report::ran(SUITE, name, cases);
    }
    Ok(())
}

#[fp]
fn quotients(c: (i64, i64), a: (i64, bool), b: (i64, i64)) -> (i64, i64) {
    (c.0 + a.0 / b.0, if a.1 { c.1 / b.1 } else { c.1 })
}

#[test]
fn faults_and_arrays_that_are_too_short() -> Result<(), Error> {
    for (name, device) in devices() {
        for [m, k, n] in [[3, 4, 5], [40, 33, 50], [300, 20, 3]] {
            let (values, mut flags) = (vec![6; m * k], vec![false; m * k]);
            let (b, mut zeros) = (vec![2; k * n], vec![1; k * n]);
            // One row divides by the second part, which is zero in the last column.
            flags[(m / 2) * k + k - 1] = true;
            zeros[(k - 1) * n + n - 1] = 0;
            let left = Matrix::new((&values, &flags), m, k);
            let right = Matrix::new((&b, &zeros), k, n);
            let (element, told) = fault(quotients::inner((0, 1), left, right).run(&device));
            assert_eq!(element, (m / 2) * n + n - 1, "{name}");
            assert_eq!(told, "integer division by zero in `quotients`", "{name}");
            let short = Matrix::new((&b, &zeros[..k * n - 2]), k, n);
            let refused = quotients::inner((0, 1), left, short).run(&device);
            let reason = MatrixError::TooLong {
                which: "right",
                extents: [k, n],
                needed: k * n,
                found: k * n - 2,
            };
            assert!(
                matches!(&refused, Err(Error::Matrices { reason: found, .. }) if *found == reason),
                "{name}: {refused:?}"
            );
            let short = vec![0; m * n - 1];
            let refused = quotients::inner((&short, 1), left, right).run(&device);
            assert!(
                matches!(refused, Err(Error::LengthMismatch { .. })),
                "{name}: {refused:?}"
            );
        }
        report::ran(SUITE, name, 9);
    }
    Ok(())
}

#[test]
fn tiles_have_an_array_for_each_scalar_of_a_tuple() {
    let all = Numbers::new([1, 1, 1], 1);
    let text = complex::inner((0.0, 0.0), all.left(), all.right()).cuda_source();
    for part in ["left_0[", "left_1[", "right_0[", "right_1[", "__syncthreads();"] {
        assert!(text.contains(part), "{part}\nis not in\n{text}");
    }
}
