use fpdsl::prelude::*;

trait Area {
    fn area(&self) -> f64;
}

#[fp(mode = "rn", contract = false)]
fn f<T: Area>(shape: T) -> f64 {
    shape.area()
}

fn main() {}
