//! Every operation on every backend, side by side, toward positive infinity: plain Rust (round to nearest), each scalar
//! backend, each kind of lanes, and the software implementations that people use otherwise.
//!
//! Scalar code runs over 32768 unpredictable values and is kept from being vectorised; its ratio is to `plain`. Lanes
//! run over 1024 elements in the first cache, again and again; their ratio is to `plain 256` or `plain 512`, the same
//! loop in plain Rust as LLVM vectorises it. `cargo xtask bench-table` runs this and writes docs/benchmarks/operations.md;
//! `cargo bench --bench operations -- f64/fma` runs one group. MPFR takes part with `--features mpfr`.

#[cfg(not(target_arch = "x86_64"))]
fn main() {
    println!("skipped: AVX2, AVX-512 and their goals exist on x86-64 only");
}

#[cfg(target_arch = "x86_64")]
#[path = "../between/rows.rs"]
mod between;
#[cfg(target_arch = "x86_64")]
mod data;
#[cfg(target_arch = "x86_64")]
mod functions;
#[cfg(target_arch = "x86_64")]
mod host;
#[cfg(all(target_arch = "x86_64", feature = "mpfr"))]
mod mpfr;
#[cfg(target_arch = "x86_64")]
mod peers;
#[cfg(target_arch = "x86_64")]
mod rows;

#[cfg(target_arch = "x86_64")]
criterion::criterion_group! {
    name = benches;
    config = criterion::Criterion::default()
        .sample_size(60)
        .nresamples(1000)
        .warm_up_time(std::time::Duration::from_millis(30))
        .measurement_time(std::time::Duration::from_millis(200));
    targets = rows::arithmetic, rows::halves, rows::conversions, rows::derived
}
#[cfg(target_arch = "x86_64")]
criterion::criterion_main!(benches);
