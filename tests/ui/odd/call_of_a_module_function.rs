use fpdsl::prelude::*;

mod m {
    pub fn g(x: f32) -> f32 {
        x
    }
}

#[fp]
fn f(x: f32) -> f32 {
    m::g(x) + m::h(x)
}

fn main() {}
