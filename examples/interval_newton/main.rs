//! All roots of a polynomial, with proof.
//!
//! Intervals are rounded outward in every operation, so that what Newton's method leaves of an interval contains each root
//! that was in it; a step that maps an interval into its inside proves that there is one root and no other. The program
//! finds the eight roots of the Chebyshev polynomial T_8 and holds them against cos((2k - 1) pi / 16).
//!
//! `cargo run --release --example interval_newton`

mod functions;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;

use fpdsl::prelude::*;
use functions::{known_root, roots};
use support::digest;

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::best();
    println!("device: {}", device.name());
    let (roots, tried) = roots(&device, -1.25, 1.375)?;
    println!(
        "T_8 in [-1.25, 1.375]: {} roots, proven, from {tried} intervals:",
        roots.len()
    );
    for (k, (x, steps)) in roots.iter().enumerate() {
        let ulps = x.hi.to_bits().abs_diff(x.lo.to_bits());
        let known = known_root(k);
        println!(
            "  [{:>20.17}, {:>20.17}]  {ulps} ulps wide, {steps} steps; exactly {known:>20.17}",
            x.lo, x.hi
        );
        // Rounding is monotone: an enclosure of a root encloses the root rounded.
        if !(x.lo..=x.hi).contains(&known) {
            return Err("a known root lies elsewhere".into());
        }
    }
    let ends = roots.iter().flat_map(|(x, _)| [x.lo.to_bits(), x.hi.to_bits()]);
    println!("digest of the enclosures: {:016x}", digest::digest(ends));
    if roots.len() == 8 {
        Ok(())
    } else {
        Err("T_8 has eight roots".into())
    }
}
