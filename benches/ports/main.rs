//! Kernels of published programs, each as plain Rust on one thread, as plain Rust with rayon, and in the language on the
//! host. Their bits are compared first; a difference ends the run.
//!
//! Plain Rust has the vectors that the library has: see [`features`]. With rayon it runs a second time as cargo builds it without
//! flags, as the library's caller is built: "as built". Everything rounds to nearest and nothing is fused, as in
//! plain Rust. All versions write into existing memory. Samples of the versions follow each other, so that whatever else a
//! machine does meets each alike. Calls between other work of the program count, and the first table has their medians; the
//! second has those of calls after sleep, the third those of calls back to back. The lines above have the fastest of the latter, too.
//!
//! `cargo bench --bench ports -- [PART OF A NAME].. [ROUNDS]`

// Indices and parameters as the sources of the kernels have them.
#![allow(clippy::needless_range_loop, clippy::too_many_arguments)]

#[macro_use]
mod features;
#[path = "../between/mod.rs"]
mod between;
mod same;
mod session;
mod values;

mod alignment;
mod boltzmann;
mod cholesky;
mod dense;
mod equations;
mod expansions;
mod fourier;
mod gemm;
mod gradients;
mod half_list;
mod histogram;
mod hotspot;
mod inflow;
mod jacobi;
mod kmeans;
mod molecules;
mod nbody;
mod predicates;
mod seidel;
mod sparse;

use fpdsl::Device;
use session::Session;

fn main() {
    let arguments = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'));
    let (rounds, filter): (Vec<String>, Vec<String>) =
        arguments.partition(|argument| argument.parse::<usize>().is_ok());
    let rounds = rounds.last().and_then(|rounds| rounds.parse().ok()).unwrap_or(0);
    let mut session = Session::new(filter, rounds);
    println!("{}", Device::host().name());
    let threads = std::env::var("RAYON_NUM_THREADS");
    println!(
        "RAYON_NUM_THREADS={}; rayon has {} threads, plain Rust has the vectors of {}\n",
        threads.as_deref().unwrap_or(""),
        rayon::current_num_threads(),
        features::level().name(),
    );
    for kernel in [
        jacobi::run,
        sparse::run,
        boltzmann::run,
        inflow::run,
        fourier::run,
        molecules::run,
        half_list::run,
        gemm::run,
        dense::run,
        predicates::run_line,
        predicates::run_plane,
        predicates::run_circle,
        histogram::run,
        histogram::run_values,
        gradients::run,
        seidel::run,
        equations::run,
        kmeans::run,
        hotspot::run,
        nbody::run,
        cholesky::run,
        alignment::run,
    ] {
        kernel(&mut session);
    }
    session.tables();
}
