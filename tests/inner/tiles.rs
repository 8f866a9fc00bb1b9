//! Tiles of printed CUDA C++: their edges, and their text.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::{SUITE, bits, fused, numbers, report, textbook};

/// Shapes that end before, at and after the edges of tiles and of what lies in shared memory.
#[test]
fn shapes_at_the_edges_of_tiles() -> Result<(), Error> {
    for (name, device) in devices()
        .into_iter()
        .filter(|(name, _)| !name.ends_with("arrays"))
    {
        let mut cases = 0;
        for [m, k, n] in [
            [16, 0, 16],
            [16, 1, 65],
            [127, 15, 64],
            [128, 16, 63],
            [129, 17, 129],
            [257, 33, 16],
        ] {
            let (a, b, c) = (numbers(m * k, 3), numbers(k * n, 5), numbers(2 * m * n, 7));
            let expected = |batch: usize| {
                textbook(
                    [m, k, n],
                    |i, j| c[(batch * m + i) * n + j],
                    |c, [i, p], [_, j]| a[i * k + p].mul_add(b[p * n + j], c),
                )
            };
            let expected = [bits(&expected(0)), bits(&expected(1))].concat();
            let (left, right) = (Matrix::new(&a, m, k), Matrix::new(&b, k, n));
            let results = fused::<Rn, f64>::inner(&c, left.batch(2, 0), right.batch(2, 0)).run(&device)?;
            assert_eq!(bits(&results.to_vec()?), expected, "{name}: {m} x {k} x {n}");
            // The same elements, stored the other way.
            let turned = |x: &[f64], rows: usize, columns: usize| -> Vec<f64> {
                (0..x.len())
                    .map(|at| x[at % rows * columns + at / rows])
                    .collect()
            };
            let (a, b) = (turned(&a, m, k), turned(&b, k, n));
            let (left, right) = (Matrix::new(&a, k, m).t(), Matrix::new(&b, n, k).t());
            let results = fused::<Rn, f64>::inner(&c, left.batch(2, 0), right.batch(2, 0)).run(&device)?;
            assert_eq!(
                bits(&results.to_vec()?),
                expected,
                "{name}, transposed: {m} x {k} x {n}"
            );
            cases += 4 * m * n;
        }
        report::ran(SUITE, name, cases as u64);
    }
    Ok(())
}

/// The names of the kernel's own values, which it must then not have; each result is made of both.
#[fp(contract = false)]
fn names(running: (f32, u32), at: f32, left: f32) -> (f32, u32) {
    let tile = running.0 * at;
    let step = tile + left;
    (step, running.1 + if step > running.0 { 1u32 } else { 0u32 })
}

/// A step with a loop, which must end for elements that are not there.
#[fp]
fn halvings(c: f64, k: f64, p: f64) -> f64 {
    let mut x = k;
    let mut count = c;
    while x != 1.0 {
        x = x / 2.0;
        count = count + p;
    }
    count
}

#[test]
fn names_and_loops_of_steps_are_their_own() -> Result<(), Error> {
    let (m, k, n) = (20, 5, 33);
    let x: Vec<f32> = numbers(m * k + k * n, 11).into_iter().map(|x| x as f32).collect();
    let (a, b) = x.split_at(m * k);
    let expected = textbook(
        [m, k, n],
        |_, _| (0.25, 0),
        |c: (f32, u32), [i, p], [_, j]| {
            let step = c.0 * a[i * k + p] + b[p * n + j];
            (step, c.1 + u32::from(step > c.0))
        },
    );
    let powers: Vec<f64> = (0..m * k).map(|at| f64::from(1_u32 << (at % 9))).collect();
    let counted = textbook(
        [m, k, n],
        |_, _| 0.0,
        |c, [i, p], [_, j]| c + powers[i * k + p].log2() * f64::from(b[p * n + j].to_bits() % 7),
    );
    let weights: Vec<f64> = b.iter().map(|b| f64::from(b.to_bits() % 7)).collect();
    for (name, device) in devices() {
        let call = names::inner((0.25, 0), Matrix::new(a, m, k), Matrix::new(b, k, n));
        let (values, counts) = call.run(&device)?;
        let (values, counts) = (values.to_vec()?, counts.to_vec()?);
        for (at, &(value, count)) in expected.iter().enumerate() {
            let found = (values[at].to_bits(), counts[at]);
            assert_eq!(found, (value.to_bits(), count), "{name}: element {at}");
        }
        let call = halvings::inner(0.0, Matrix::new(&powers, m, k), Matrix::new(&weights, k, n));
        assert_eq!(bits(&call.run(&device)?.to_vec()?), bits(&counted), "{name}");
        report::ran(SUITE, name, 2 * (m * n) as u64);
    }
    Ok(())
}

#[test]
fn the_text_of_a_product_has_its_tiles() {
    let x = [1.0];
    let one = Matrix::new(&x, 1, 1);
    let text = fused::<Ru, f64>::inner(0.0, one, one).cuda_source();
    for part in [
        "// A block computes a tile of 128 rows and 64 columns. Its threads stand in 16 rows and 16 columns.",
        "__shared__ double left[16][129];",
        "__shared__ double right[16][65];",
        "__syncthreads();",
        "const double next = __fma_ru(a, b, c);",
        // The kernel of single elements follows.
        "c_1 = __fma_ru(a[t_2], b[t_3], c_1);",
    ] {
        assert!(text.contains(part), "{part}\nis not in\n{text}");
    }
}
