//! Prints the programs with effects of some seeds: `cargo run -p fpdsl-programs --example effects 9000 9010`.

fn main() {
    let mut seeds = std::env::args().skip(1).filter_map(|seed| seed.parse().ok());
    let (first, end) = (seeds.next().unwrap_or(9000), seeds.next().unwrap_or(9001));
    println!("{}", fpdsl_programs::effects::file(first..end));
}
