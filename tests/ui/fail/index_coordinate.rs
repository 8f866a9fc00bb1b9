use fpdsl::prelude::*;

#[fp]
fn line(i: Index) -> usize {
    i.y()
}

#[fp]
fn plane(i: Index2) -> usize {
    i.x() + i.z() + i.len()
}

fn main() {}
