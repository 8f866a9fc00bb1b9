//! Gather kernels on the host against the same loops in plain Rust, which LLVM vectorises to 512 bits: stencils in one and
//! two dimensions, and all pairs of a slice.
//!
//! Compare on one thread (`RAYON_NUM_THREADS=1`): the plain loops have one. Both sides make their result. Without AVX-512
//! there is nothing to compare and the benchmark says so.

#[cfg(target_arch = "x86_64")]
#[path = "between/rows.rs"]
mod rows;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpdsl::backend::{Level, level};
use fpdsl::prelude::*;
#[cfg(target_arch = "x86_64")]
use rows::bench;

// Launched only, never called.
#[allow(dead_code)]
#[fp(mode = "rz")]
fn blur(i: Index, u: &[f32]) -> f32 {
    let x = i.x();
    if x == 0 || x + 1 >= u.len() {
        u[x]
    } else {
        0.25 * u[x - 1] + 0.5 * u[x] + 0.25 * u[x + 1]
    }
}

// As above.
#[allow(dead_code)]
#[fp(mode = "rz")]
fn heat(i: Index2, nx: usize, ny: usize, u: &[f64], k: f64) -> f64 {
    let (x, y) = (i.x(), i.y());
    let here = y * nx + x;
    if x == 0 || y == 0 || x + 1 == nx || y + 1 == ny {
        return u[here];
    }
    u[here] + k * (u[here - 1] + u[here + 1] + u[here - nx] + u[here + nx] - 4.0 * u[here])
}

// As above.
#[allow(dead_code)]
#[fp(mode = "rz")]
fn pull(i: Index, x: &[f32], mass: &[f32]) -> f32 {
    let mut sum = 0.0;
    for j in 0..x.len() {
        let d = x[j] - x[i.x()];
        sum += mass[j] * d / (d * d + 0.01);
    }
    sum
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn plain_blur(u: &[f32]) -> Vec<f32> {
    let mut out = u.to_vec();
    for x in 1..u.len() - 1 {
        out[x] = 0.25 * u[x - 1] + 0.5 * u[x] + 0.25 * u[x + 1];
    }
    out
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn plain_heat(nx: usize, ny: usize, u: &[f64], k: f64) -> Vec<f64> {
    let mut out = u.to_vec();
    for y in 1..ny - 1 {
        let (above, here, below) = (
            &u[(y - 1) * nx..y * nx],
            &u[y * nx..][..nx],
            &u[(y + 1) * nx..][..nx],
        );
        let row = &mut out[y * nx..][..nx];
        for x in 1..nx - 1 {
            row[x] = here[x] + k * (here[x - 1] + here[x + 1] + above[x] + below[x] - 4.0 * here[x]);
        }
    }
    out
}

/// Sixteen results at a time: LLVM does not turn the loops around itself.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn plain_pull(x: &[f32], mass: &[f32]) -> Vec<f32> {
    let mut out = vec![0.0; x.len()];
    for (out, own) in out.as_chunks_mut::<16>().0.iter_mut().zip(x.as_chunks::<16>().0) {
        for (&other, &mass) in x.iter().zip(mass) {
            for (out, own) in out.iter_mut().zip(own) {
                let d = other - own;
                *out += mass * d / (d * d + 0.01);
            }
        }
    }
    out
}

fn benchmark(c: &mut Criterion) {
    if level() < Level::Avx512 {
        println!("skipped: without AVX-512 there is nothing to compare");
        return;
    }
    #[cfg(target_arch = "x86_64")]
    {
        let host = Device::host();
        let values = |n: usize| (0..n).map(|i| ((i * 7919) % 1009) as f64 / 1009.0);
        for n in [1_000_usize, 1_000_000] {
            let u: Vec<f32> = values(n).map(|x| x as f32).collect();
            let mut group = c.benchmark_group(format!("blur/{n}"));
            group.throughput(Throughput::Elements(n as u64));
            // SAFETY: the level says that the CPU has the features.
            bench(&mut group, "plain", || unsafe { plain_blur(black_box(&u)) });
            bench(&mut group, "launch", || blur::launch(n, black_box(&u)).run(&host));
            group.finish();
        }
        let (nx, ny) = (1000, 1000);
        let u: Vec<f64> = values(nx * ny).collect();
        let mut group = c.benchmark_group("heat/1000x1000");
        group.throughput(Throughput::Elements((nx * ny) as u64));
        // SAFETY: as above.
        bench(&mut group, "plain", || unsafe {
            plain_heat(nx, ny, black_box(&u), 0.1)
        });
        bench(&mut group, "launch", || {
            heat::launch((nx, ny), nx, ny, black_box(&u), 0.1).run(&host)
        });
        group.finish();
        let n = 2048;
        let x: Vec<f32> = values(n).map(|x| x as f32).collect();
        let mut group = c.benchmark_group(format!("pull/{n}"));
        group.throughput(Throughput::Elements((n * n) as u64));
        // SAFETY: as above.
        bench(&mut group, "plain", || unsafe { plain_pull(black_box(&x), &x) });
        bench(&mut group, "launch", || {
            pull::launch(n, black_box(&x), &x).run(&host)
        });
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    targets = benchmark
}
criterion_main!(benches);
