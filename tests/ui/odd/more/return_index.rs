use fpdsl::prelude::*;

#[fp]
fn f(i: Index) -> Index {
    i
}

fn main() {}
