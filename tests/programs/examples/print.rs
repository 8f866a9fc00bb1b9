//! Prints the program of a seed.

use fpdsl_programs::generate::Size;

fn main() {
    for seed in std::env::args().skip(1).filter_map(|arg| arg.parse().ok()) {
        println!(
            "{}",
            fpdsl_programs::print::source(&fpdsl_programs::generate::program(seed, Size::Large))
        );
    }
}
