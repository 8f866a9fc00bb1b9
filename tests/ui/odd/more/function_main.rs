use fpdsl::prelude::*;

#[fp]
fn main() {}
