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

#[fp]
fn negated(c: f64) -> f64 {
    -c
}

/// Tiles call a function that computes the first running values. A function of such a product has none.
#[test]
fn the_text_of_a_product_from_a_call_has_its_tiles() {
    let x = [1.0];
    let one = Matrix::new(&x, 1, 1);
    let product = || fused::<Ru, f64>::inner(negated::map(&x), one, one);
    let text = product().cuda_source();
    for part in [
        "// A block computes a tile of 128 rows and 64 columns.",
        "if (is_inside) fpdsl_begin(",
        "running = -",
    ] {
        assert!(text.contains(part), "{part}\nis not in\n{text}");
    }
    let text = negated::map(product()).cuda_source();
    assert!(!text.contains("__shared__"), "{text}");
    assert_eq!(text.matches("__global__").count(), 1, "{text}");
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Mixed {
    weight: f64,
    pair: [f32; 2],
    kind: u8,
}

/// Elements of both matrices with scalars of several types, each in its own array of shared memory.
#[fp(contract = false)]
fn mixed(c: Mixed, a: Mixed, b: Mixed) -> Mixed {
    Mixed {
        weight: c.weight + a.weight * b.weight,
        pair: [
            c.pair[0] + a.pair[0] * b.pair[1],
            c.pair[1] - a.pair[1] * b.pair[0],
        ],
        kind: if a.kind > b.kind {
            c.kind ^ a.kind
        } else {
            c.kind ^ b.kind
        },
    }
}

/// Elements so large that fewer steps lie in shared memory: 16, 8, 2 and none.
#[fp(contract = true)]
fn wide<const N: usize>(c: f64, a: [f64; N], b: f64) -> f64 {
    let mut sum = c;
    for x in a {
        sum = sum + x * b;
    }
    sum
}

/// More bytes by value than the parameters of a kernel take.
#[fp]
fn long_running(c: [f64; 140], a: f64, b: f64) -> [f64; 140] {
    let mut next = c;
    next[0] = next[0] + a * b;
    next
}

#[test]
fn elements_of_every_size_and_batches_with_strides() -> Result<(), Error> {
    let ([m, k, n], batch) = ([33, 19, 20], 3);
    let (a, b) = (numbers(batch * m * k, 13), numbers(batch * k * n, 17));
    let of = |x: &f64| Mixed {
        weight: *x,
        pair: [*x as f32, 0.5 - *x as f32],
        kind: (x.to_bits() % 251) as u8,
    };
    let (left, right): (Vec<Mixed>, Vec<Mixed>) = (a.iter().map(of).collect(), b.iter().map(of).collect());
    for (name, device) in devices() {
        let (x, y) = (Matrix::new(&left, m, k), Matrix::new(&right, k, n));
        let start = of(&0.25);
        let found = mixed::inner(start, x.batch(batch, m * k), y.batch(batch, k * n))
            .run(&device)?
            .to_vec()?;
        for z in 0..batch {
            let at =
                |i: usize, p: usize, j: usize| (left[z * m * k + i * k + p], right[z * k * n + p * n + j]);
            let expected = textbook(
                [m, k, n],
                |_, _| start,
                |c: Mixed, [i, p], [_, j]| {
                    let (a, b) = at(i, p, j);
                    Mixed {
                        weight: c.weight + a.weight * b.weight,
                        pair: [
                            c.pair[0] + a.pair[0] * b.pair[1],
                            c.pair[1] - a.pair[1] * b.pair[0],
                        ],
                        kind: c.kind ^ a.kind.max(b.kind),
                    }
                },
            );
            assert_eq!(found[z * m * n..(z + 1) * m * n], expected, "{name}: matrix {z}");
        }
        report::ran(SUITE, name, (batch * m * n) as u64);
    }
    Ok(())
}

fn wide_elements<const N: usize>(name: &str, device: &Device, tiles: Option<&str>) -> Result<(), Error> {
    let [m, k, n] = [17, 5, 18];
    let x = numbers(m * k * N + k * n, 23);
    let left: Vec<[f64; N]> = (0..m * k)
        .map(|at| std::array::from_fn(|i| x[at * N + i]))
        .collect();
    let right = &x[m * k * N..];
    let expected = textbook(
        [m, k, n],
        |_, _| 0.5,
        |c: f64, [i, p], [_, j]| {
            left[i * k + p]
                .iter()
                .fold(c, |c, x| x.mul_add(right[p * n + j], c))
        },
    );
    let call = wide::<N>::inner(0.5, Matrix::new(&left, m, k), Matrix::new(right, k, n));
    assert_eq!(bits(&call.run(device)?.to_vec()?), bits(&expected), "{name}: {N}");
    let text = call.cuda_source();
    match tiles {
        Some(part) => assert!(text.contains(part), "{part}\nis not in\n{text}"),
        None => assert!(!text.contains("__shared__"), "{text}"),
    }
    Ok(())
}

#[test]
fn large_elements_have_fewer_steps_in_shared_memory() -> Result<(), Error> {
    for (name, device) in devices() {
        wide_elements::<2>(name, &device, Some("[16][129];"))?;
        wide_elements::<5>(name, &device, Some("[8][130];"))?;
        wide_elements::<20>(name, &device, Some("[2][136];"))?;
        wide_elements::<200>(name, &device, None)?;
        let (a, b) = (numbers(17 * 2, 29), numbers(2 * 16, 31));
        let call = long_running::inner([0.5; 140], Matrix::new(&a, 17, 2), Matrix::new(&b, 2, 16));
        let found = call.run(&device)?.to_vec()?;
        let expected = textbook(
            [17, 2, 16],
            |_, _| 0.5,
            |c: f64, [i, p], [_, j]| c + a[i * 2 + p] * b[p * 16 + j],
        );
        let first: Vec<f64> = found.iter().map(|values| values[0]).collect();
        assert_eq!(bits(&first), bits(&expected), "{name}");
        assert!(
            found
                .iter()
                .all(|values| values[1..].iter().all(|&value| value == 0.5)),
            "{name}"
        );
        report::ran(SUITE, name, 4 * 17 * 18 + 17 * 16);
    }
    Ok(())
}
