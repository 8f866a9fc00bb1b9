#![allow(missing_docs)]
use fpdsl::prelude::*;
#[fp]
fn lu(a: [[f64; 8]; 8]) -> [[f64; 8]; 8] {
    let mut a = a;
    for k in 0..8 {
        let mut p = k;
        for i in k..8 {
            if a[i][k].abs() > a[p][k].abs() {
                p = i;
            }
        }
        for j in 0..8 {
            (a[k][j], a[p][j]) = (a[p][j], a[k][j]);
        }
        for i in (k + 1)..8 {
            a[i][k] = a[i][k] / a[k][k];
            for j in (k + 1)..8 {
                a[i][j] = a[i][j] - a[i][k] * a[k][j];
            }
        }
    }
    a
}
#[fp]
fn hist(x: [usize; 16], n: usize) -> [u32; 8] {
    let mut h = [0_u32; 8];
    for i in 0..n {
        h[x[i & 15] & 7] += 1;
    }
    h
}
#[fp]
fn sort(x: [f32; 16]) -> [f32; 16] {
    let mut x = x;
    let mut i = 1;
    while i < 16 {
        let mut j = i;
        while j > 0 && x[j - 1] > x[j] {
            (x[j - 1], x[j]) = (x[j], x[j - 1]);
            j -= 1;
        }
        i += 1;
    }
    x
}
fn main() {
    eprintln!("{}", fpdsl::backend::ir::<lu>());
    let t = lu::cuda_source();
    println!("{t}\n// LU lines {}", t.lines().count());
    println!("{}", hist::cuda_source());
    println!("{}", sort::cuda_source());
}
