//! Softmax of the rows of a matrix: in one launch that writes rows, in two launches, and as a loop of plain Rust over rows, with rayon.
//!
//! The plain loop has the exponential function of Rust's library, whose bits differ. All start from one buffer, and follow each other.
//!
//! `RAYON_NUM_THREADS=1 cargo bench --bench rows -- [ROUNDS]`, then with two threads.

use std::hint::black_box;
use std::time::Instant;

use fpdsl::prelude::*;
use rayon::prelude::*;

const ROWS: usize = 4096;

/// The greatest element of a row, and the sum of the exponentials.
#[fp]
fn norm(i: Index, x: &[f32], len: usize) -> (f32, f32) {
    let row = &x[i.x() * len..][..len];
    let mut most = f32::NEG_INFINITY;
    for &x in row {
        most = most.max(x);
    }
    let mut sum = 0.0;
    for &x in row {
        sum += (x - most).exp();
    }
    (most, sum)
}

#[fp]
fn divided(i: Index2, x: &[f32], most: &[f32], sum: &[f32], len: usize) -> f32 {
    (x[i.y() * len + i.x()] - most[i.y()]).exp() / sum[i.y()]
}

#[fp]
fn softmax(i: Index, x: &[f32], out: &mut [f32]) {
    let row = &x[i.x() * out.len()..][..out.len()];
    let mut most = f32::NEG_INFINITY;
    for &x in row {
        most = most.max(x);
    }
    let mut sum = 0.0;
    for (o, &x) in out.iter_mut().zip(row) {
        *o = (x - most).exp();
        sum += *o;
    }
    for o in out.iter_mut() {
        *o /= sum;
    }
}

fn plain(x: &[f32], len: usize, y: &mut [f32]) {
    let rows = y.par_chunks_exact_mut(len).zip(x.par_chunks_exact(len));
    rows.with_min_len(16).for_each(|(out, row)| {
        let most = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for (o, &x) in out.iter_mut().zip(row) {
            *o = (x - most).exp();
            sum += *o;
        }
        for o in out {
            *o /= sum;
        }
    });
}

fn measured(rounds: usize, ways: &mut [&mut dyn FnMut()]) -> Vec<f64> {
    let mut times = vec![Vec::new(); ways.len()];
    for round in 0..rounds + 5 {
        for (way, times) in ways.iter_mut().zip(&mut times) {
            let began = Instant::now();
            way();
            if round >= 5 {
                times.push(began.elapsed().as_secs_f64() * 1e3);
            }
        }
    }
    times
        .into_iter()
        .map(|mut times: Vec<f64>| {
            times.sort_unstable_by(f64::total_cmp);
            times[times.len() / 2]
        })
        .collect()
}

fn compare(rounds: usize, len: usize, dev: &Device) {
    let x: Vec<f32> = (0..ROWS * len)
        .map(|k| (k * 7919 % 1601) as f32 / 100.0 - 8.0)
        .collect();
    let mut outputs = [(); 3].map(|()| vec![0.0_f32; ROWS * len]);
    let [one, two, by_rust] = &mut outputs;
    let times = measured(
        rounds,
        &mut [
            &mut || {
                softmax::launch(ROWS, &x)
                    .rows(len)
                    .into(dev, black_box(&mut *one))
                    .unwrap()
            },
            &mut || {
                let (most, sum) = norm::launch(ROWS, &x, len).run(dev).unwrap();
                let call = divided::launch((len, ROWS), &x, &most, &sum, len);
                call.into(dev, black_box(&mut *two)).unwrap();
            },
            &mut || plain(&x, len, black_box(&mut *by_rust)),
        ],
    );
    let bits = |y: &[f32]| y.iter().map(|y| y.to_bits()).collect::<Vec<u32>>();
    assert!(bits(&outputs[0]) == bits(&outputs[1]), "other values");
    let [one, two, by_rust] = [times[0], times[1], times[2]];
    println!(
        "{ROWS} rows of {len:4}: one launch {one:7.3} ms, two {two:7.3} ms, plain Rust {by_rust:7.3} ms; ratios {:.2} and {:.2}",
        two / one,
        by_rust / one
    );
}

fn main() {
    let rounds = std::env::args().find_map(|argument| argument.parse().ok());
    let rounds = rounds.unwrap_or(21);
    let dev = Device::host();
    println!("{}", dev.name());
    for len in [16, 128, 512] {
        compare(rounds, len, &dev);
    }
}
