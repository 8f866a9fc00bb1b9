//! Prints the literals that `tests/literals` compiles:
//! `cargo run -p fpdsl-decimal --example write-literals > tests/literals/table.rs`.

use fpdsl_decimal::exact::Fraction;
use fpdsl_decimal::{FORMATS, Format, cases};

/// Functions of a format, and literals of a function.
const FUNCTIONS: usize = 2;
const LITERALS: usize = 44;

/// Most literals are no longer than this, so that the table stays short.
const SHORT: usize = 90;

fn main() {
    println!("// Written by `cargo run -p fpdsl-decimal --example write-literals`.");
    println!("\nliterals! {{");
    for format in &FORMATS {
        let chosen: Vec<String> = finite(format).take(FUNCTIONS * LITERALS).collect();
        for (i, list) in chosen.chunks(LITERALS).enumerate() {
            println!("    {}_{i}: {} {LITERALS} [", format.name, format.name);
            for literal in list {
                println!("        {literal},");
            }
            println!("    ];");
        }
    }
    println!("}}");
}

/// Literals that the format takes: one that is infinite to nearest is refused.
fn finite(format: &Format) -> impl Iterator<Item = String> {
    let edges = cases::EDGES.iter().map(|&edge| edge.to_owned());
    let long = (0..).map(cases::case).filter(|text| text.len() > 700).take(12);
    let first = 1000 * u64::from(format.precision);
    let short = (first..).map(cases::case).filter(|text| text.len() <= SHORT);
    edges.chain(long).chain(short).filter(|text| {
        let nearest = Fraction::read(text).map(|exact| exact.round(format)[0]);
        nearest.is_some_and(|bits| bits != format.infinity() && (bits != 0 || text.len() < 30))
    })
}
