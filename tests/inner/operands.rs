//! Every form of a matrix, of the first running values and of the place of the results.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::views::{View, ViewMut};

use crate::backends::devices;
use crate::{SUITE, bits, fused, numbers, report, textbook};

const SHAPES: [[usize; 3]; 4] = [[1, 1, 1], [5, 9, 7], [26, 33, 35], [40, 300, 3]];

/// What a matrix and its parts are made of.
struct Stored {
    elements: Vec<f64>,
    rows: usize,
    columns: usize,
}

impl Stored {
    fn new(rows: usize, columns: usize, seed: u64) -> Self {
        Stored {
            elements: numbers(rows * columns, seed),
            rows,
            columns,
        }
    }

    fn at(&self, [i, j]: [usize; 2]) -> f64 {
        self.elements[i * self.columns + j]
    }

    /// Column by column.
    fn turned(&self) -> Vec<f64> {
        let places = (0..self.columns).flat_map(|j| (0..self.rows).map(move |i| [i, j]));
        places.map(|place| self.at(place)).collect()
    }

    /// A part of a larger matrix, from the second row and the third column on: the elements, and how far rows are apart.
    fn within_others(&self) -> (Vec<f64>, usize) {
        let step = self.columns + 5;
        let mut all = vec![f64::NAN; (self.rows + 2) * step];
        for (i, row) in self.elements.chunks(self.columns).enumerate() {
            all[(i + 1) * step + 2..][..row.len()].copy_from_slice(row);
        }
        (all, step)
    }
}

fn product(a: &Stored, b: &Stored, init: impl Fn(usize, usize) -> f64) -> Vec<u64> {
    let shape = [a.rows, a.columns, b.columns];
    let all = textbook(shape, init, |c: f64, x, y| a.at(x).mul_add(b.at(y), c));
    all.into_iter().map(f64::to_bits).collect()
}

fn each_shape(mut check: impl FnMut(&str, &Device, [usize; 3]) -> u64) {
    for (name, device) in devices() {
        let cases = SHAPES.into_iter().map(|shape| check(name, &device, shape)).sum();
        report::ran(SUITE, name, cases);
    }
}

#[test]
fn matrices_lie_in_any_way() {
    each_shape(|name, device, [m, k, n]| {
        let (a, b) = (Stored::new(m, k, 5), Stored::new(k, n, 6));
        let expected = product(&a, &b, |_, _| 0.0);
        let mut cases = 0;
        let mut check = |what: &str, found: Result<Buffer<f64>, Error>| {
            let found = found.and_then(|found| found.to_vec()).expect(what);
            assert_eq!(bits(&found), expected, "{what} on {name}: {m} x {k} x {n}");
            cases += found.len() as u64;
        };
        let plain = Matrix::new(&b.elements[..], k, n);
        check(
            "slices",
            fused::<Rn, f64>::inner(0.0, Matrix::new(&a.elements[..], m, k), plain).run(device),
        );
        let turned = a.turned();
        check(
            "a transpose",
            fused::<Rn, f64>::inner(0.0, Matrix::new(&turned, k, m).t(), plain).run(device),
        );
        let turned = b.turned();
        let left = Matrix::new(&a.elements, m, k);
        check(
            "another",
            fused::<Rn, f64>::inner(0.0, left, Matrix::new(&turned, n, k).t()).run(device),
        );
        let (all, step) = a.within_others();
        let left = Matrix::new(&all[step + 2..], m, k).row_step(step);
        check(
            "rows apart",
            fused::<Rn, f64>::inner(0.0, left, plain).run(device),
        );
        let left = Matrix::new(&all, m + 2, step).part(1..m + 1, 2..k + 2);
        check("a part", fused::<Rn, f64>::inner(0.0, left, plain).run(device));
        let left = Matrix::new(&all, m + 2, step).t().part(2..k + 2, 1..m + 1).t();
        check(
            "a part of a transpose",
            fused::<Rn, f64>::inner(0.0, left, plain).run(device),
        );
        let buffers = [&a, &b].map(|x| Buffer::new(device, &x.elements).unwrap());
        let [left, right] = &buffers;
        let (left, right) = (Matrix::new(left, m, k), Matrix::new(right, k, n));
        check("buffers", fused::<Rn, f64>::inner(0.0, left, right).run(device));
        let (all, step) = b.within_others();
        let all = Buffer::new(device, &all).unwrap();
        let view = all.view(step + 2..step + 2 + (k - 1) * step + n).unwrap();
        let right = Matrix::new(view, k, n).row_step(step);
        check("a view", fused::<Rn, f64>::inner(0.0, left, right).run(device));
        let doubled: Vec<f64> = b.elements.iter().flat_map(|&x| [x, f64::NAN]).collect();
        let every_other = View::from(&doubled).strided(0, 2, k * n).unwrap();
        check(
            "a strided view",
            fused::<Rn, f64>::inner(0.0, left, Matrix::new(every_other, k, n)).run(device),
        );
        cases
    });
}

#[test]
fn running_values_begin_and_end_anywhere() {
    each_shape(|name, device, [m, k, n]| {
        let (a, b) = (Stored::new(m, k, 7), Stored::new(k, n, 8));
        let c = numbers(m * n, 9);
        let expected = product(&a, &b, |i, j| c[i * n + j]);
        let (left, right) = (Matrix::new(&a.elements, m, k), Matrix::new(&b.elements, k, n));
        let call = |c| fused::<Rn, f64>::inner(c, left, right);
        let check = |what: &str, found: &[f64]| {
            assert_eq!(bits(found), expected, "{what} on {name}: {m} x {k} x {n}")
        };

        check("a slice", &call(&c[..]).run(device).unwrap().to_vec().unwrap());
        let mut out = vec![f64::NAN; m * n];
        call(&c[..]).into(device, &mut out).unwrap();
        check("existing memory", &out);
        let mut strided = vec![f64::NAN; 3 * m * n];
        let mut all = ViewMut::from(&mut strided);
        call(&c[..])
            .into(device, all.strided_mut(0, 3, m * n).unwrap())
            .unwrap();
        check(
            "strided memory",
            &strided.iter().copied().step_by(3).collect::<Vec<_>>(),
        );
        assert!(strided.iter().skip(1).step_by(3).all(|x| x.is_nan()));
        let mut replaced = c.clone();
        fused::<Rn, f64>::inner(.., left, right)
            .update(device, &mut replaced)
            .unwrap();
        check("their own place", &replaced);
        let mut buffer = Buffer::new(device, &c).unwrap();
        fused::<Rn, f64>::inner(.., left, right)
            .update(device, &mut buffer)
            .unwrap();
        check("their own buffer", &buffer.to_vec().unwrap());
        // A chain in two parts.
        let half = k / 2;
        let first = fused::<Rn, f64>::inner(&c[..], left.part(0..m, 0..half), right.part(0..half, 0..n));
        let first = first.run(device).unwrap();
        let second = fused::<Rn, f64>::inner(&first, left.part(0..m, half..k), right.part(half..k, 0..n));
        check("two parts", &second.run(device).unwrap().to_vec().unwrap());
        7 * (m * n) as u64
    });
}

#[test]
fn batches_are_matrices_one_behind_the_other() {
    for (name, device) in devices() {
        let [count, m, k, n] = [5, 9, 21, 18];
        let (a, b) = (numbers(count * m * k, 10), numbers(count * k * n, 11));
        let batch = Matrix::new(&a, m, k).batch(count, m * k);
        let rights = Matrix::new(&b, k, n).batch(count, k * n);
        let both = fused::<Rn, f64>::inner(0.0, batch, rights)
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        let one = fused::<Rn, f64>::inner(0.0, batch, Matrix::new(&b, k, n))
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        for z in 0..count {
            let expected = |from: &[f64]| {
                let step = |c: f64, [i, p]: [usize; 2], [_, j]: [usize; 2]| {
                    a[z * m * k + i * k + p].mul_add(from[p * n + j], c)
                };
                bits(&textbook([m, k, n], |_, _| 0.0, step))
            };
            let part = z * m * n..(z + 1) * m * n;
            assert_eq!(
                bits(&both[part.clone()]),
                expected(&b[z * k * n..]),
                "matrix {z} on {name}"
            );
            assert_eq!(
                bits(&one[part]),
                expected(&b),
                "matrix {z} with one for all on {name}"
            );
        }
        report::ran(SUITE, name, 2 * both.len() as u64);
    }
}
