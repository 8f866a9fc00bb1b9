//! Compares the host backends with what programs mean, for a range of seeds: `compare FIRST COUNT`.

use fpdsl_programs::compare::compare_hosts;
use fpdsl_programs::generate::{Size, program};
use fpdsl_programs::run::Host;

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let (first, count) = (args.next().unwrap_or(0), args.next().unwrap_or(100));
    let hosts = Host::available();
    let (mut elements, mut faults, mut differences) = (0, 0, 0);
    for seed in first..first + count {
        let result = compare_hosts(&program(seed, Size::Large), &hosts, 64);
        elements += result.elements;
        faults += result.faults;
        if let Some(text) = result.difference {
            differences += 1;
            if differences <= 3 {
                println!("{text}");
            }
        }
    }
    println!("{count} programs, {elements} elements, {faults} faults, {differences} programs differ");
}
