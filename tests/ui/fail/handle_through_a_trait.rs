use fpdsl::backend::{Arg, Replace, map};
use fpdsl::prelude::*;

#[fp]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

/// Keeps what it is given.
struct Keeps;

impl Arg<(f64, f64)> for Keeps {
    type Form = Keeps;

    fn form(self) -> Keeps {
        Keeps
    }
}

impl<Elements> Replace<Elements> for Keeps {
    type All = (Elements, f64);

    fn replace(self, elements: Elements) -> Self::All {
        (elements, 1.0)
    }
}

fn main() {
    let mut u = [1.0; 4];
    let _ = map::<add, _>(Keeps).update(&Device::host(), &mut u);
}
