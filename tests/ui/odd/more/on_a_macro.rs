use fpdsl::prelude::*;

#[fp]
macro_rules! m {
    () => {};
}

fn main() {}
