use fpdsl::backend::{After, map};
use fpdsl::prelude::*;

#[fp]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

/// Keeps what it is given.
struct Keeps;

impl<First> After<First> for Keeps {
    type All = (First, f64);

    fn after(self, first: First) -> Self::All {
        (first, 1.0)
    }
}

fn main() {
    let mut u = [1.0; 4];
    let _ = map_update::<add, _, _>(&Device::host(), &mut u, Keeps);
}
