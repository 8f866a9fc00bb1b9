use fpdsl::prelude::*;

#[fp]
enum E {
    A,
}

fn main() {}
