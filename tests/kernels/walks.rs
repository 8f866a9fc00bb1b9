//! Parts of slices, and loops through slices and arrays as Rust writes them.

use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::gather::devices;

const LENGTHS: [usize; 4] = [1, 15, 16, 130];

/// Values without a pattern, with zeros of both signs.
fn noise(n: usize) -> Vec<f64> {
    let value = |i: u64| match i % 17 {
        16 => -0.0,
        15 => 0.0,
        _ => (i.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as f64 / 1024.0 - 5000.0,
    };
    (0..n as u64).map(value).collect()
}

#[fp]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..a.len() {
        s += a[i] * b[i];
    }
    s
}

gather! {
    rows_of_a_matrix over LENGTHS, with |n| (5, noise(5 * n), noise(5)):
    product(i: Index, width: usize, a: &[f64], x: &[f64]) -> (f64, f64) {
        let row = &a[i.x() * width..(i.x() + 1) * width];
        let mut sum = 0.0;
        for (j, v) in row.iter().enumerate() {
            sum += v * x[j];
        }
        let mut backwards = 0.0;
        for (v, w) in row.iter().zip(x) {
            backwards += v * w + row.len() as f64;
        }
        (sum, backwards)
    }
}

gather! {
    parts_of_parts over LENGTHS, with |n| (noise(n + 8)):
    parts(i: Index, u: &[f64]) -> (f64, f64) {
        let k = i.x() % 4;
        let (left, right) = u.split_at(k + 1);
        let inner = &right[1..=3];
        let all = &u[..];
        let tail = &all[all.len() - 2..];
        let mut sum = left[k] + tail[1];
        for &v in inner {
            sum = sum * 0.5 + v;
        }
        let mut back = 0.0;
        for v in inner.iter().rev() {
            back = back / 3.0 + *v;
        }
        (sum, back + inner[2] + left.len() as f64)
    }
}

gather! {
    windows_and_chunks over LENGTHS, with |n| (noise(n % 40 + 1)):
    pairs(i: Index, u: &[f64]) -> (f64, f64) {
        let part = &u[i.x() % u.len()..];
        let mut steps = 0.0;
        for w in part.windows(2) {
            steps += (w[1] - w[0]) * 0.25;
        }
        let mut quads = 1.0;
        for (k, c) in part.chunks_exact(4).enumerate() {
            quads += c[0] * c[3] - c[1] * k as f64;
            for x in c.iter() {
                quads -= x;
            }
        }
        (steps, quads)
    }
}

gather! {
    sums_and_folds over LENGTHS, with |n| (noise(n % 40), noise(30)):
    sums(i: Index, u: &[f64], w: &[f64]) -> (f64, f64) {
        let part = &u[u.len() / 2..];
        let sum: f64 = part.iter().sum();
        let dot = u.iter().zip(w).map(|(a, b)| a * b).sum::<f64>();
        let scale = 0.5;
        let largest = part.iter().fold(scale, |m, &x| if x > m { x } else { m });
        let product: f64 = (1..4).map(|k| k as f64 * scale).product();
        let count = u.iter().map(|x| if *x > 0.0 { 1 } else { 0 }).sum::<u32>();
        let last = u.iter().rev().enumerate().fold(0.0, |s, (k, x)| s * 0.5 + x * k as f64);
        let empty = w[..0].iter().sum::<f64>() + i.x() as f64;
        (sum + dot * empty + product, largest + count as f64 + last)
    }
}

gather! {
    some_left_out over LENGTHS, with |n| (noise(n % 40), noise(30)):
    some(i: Index, u: &[f64], w: &[f64]) -> (f64, f64) {
        let k = i.x() % 7;
        let mut sum = if u.is_empty() { 100.0 } else { 0.0 };
        for (j, v) in u.iter().skip(1).take(k).enumerate() {
            sum = sum * 0.5 + v * j as f64;
        }
        for (j, v) in u.iter().enumerate().skip(k).rev() {
            sum = sum * 0.5 + v / (j + 1) as f64;
        }
        let later = u.iter().skip(k).zip(w.iter().take(5)).map(|(a, b)| a - b).sum::<f64>();
        let mut rest = 0.0;
        for pair in w.windows(2).skip(k + 1) {
            rest += pair[1] * pair[0];
        }
        for a in w.iter().skip(k).skip(1).take(100) {
            rest -= a * 0.75;
        }
        for row in w.chunks_exact(4).skip(1) {
            rest += row[0] / (1.0 + row[3] * row[3]);
        }
        (sum, later + rest)
    }
}

gather! {
    arrays_are_walked_too over LENGTHS, with |n| (noise(n)):
    arrays(i: Index, u: &[f64]) -> (f64, f64) {
        let a = [0.5, -1.0, u[i.x()], 3.0];
        let mut t = [[0.0; 4]; 2];
        for (k, x) in a.iter().enumerate() {
            t[k % 2][k] = x * 2.0;
        }
        let mut s = 0.0;
        for (row, w) in t.iter().zip([0.25, 4.0].iter()) {
            for (x, y) in row.iter().zip(&a) {
                s += x * w - y;
            }
        }
        'outer: for (k, w) in a.windows(3).enumerate().rev() {
            for x in w {
                if *x > 4.0 {
                    continue 'outer;
                }
                if k == 7 {
                    break 'outer;
                }
                s += *x;
            }
        }
        (s, a.iter().rev().sum::<f64>() + a.len() as f64)
    }
}

gather! {
    parts_are_passed_on over LENGTHS, with |n| (noise(n + 40)):
    passed(i: Index, u: &[f64]) -> f64 {
        dot(&u[i.x()..i.x() + 9], &u[5..14])
    }
}

#[fp]
fn part(i: Index, from: usize, to: usize, u: &[f64]) -> f64 {
    let inner = &u[from..to];
    let mut s = 0.0;
    for v in inner {
        s += v;
    }
    s + inner[i.x()]
}

#[test]
fn faults_of_parts() {
    let u = noise(20);
    for (backend, device) in devices() {
        let fault = |grid: usize, from: usize, to: usize| {
            let error = part::launch(grid, from, to, &u).run(device).unwrap_err();
            match error {
                fpdsl::Error::Fault { fault, element, .. } => (element, fault.kind),
                other => panic!("{other} on {backend}"),
            }
        };
        let beside = |index, len| FaultKind::OutOfBounds { index, len };
        assert_eq!(fault(9, 2, 6), (4, beside(4, 4)), "{backend}");
        assert_eq!(fault(200, 2, 19), (17, beside(17, 17)), "{backend}");
        assert_eq!(fault(3, 2, 21), (0, beside(21, 20)), "{backend}");
        assert_eq!(fault(3, 8, 7), (0, beside(8, 7)), "{backend}");
    }
}
