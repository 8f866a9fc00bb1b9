use fpdsl::prelude::*;

#[fp]
mod m {
    pub fn f(x: f32) -> f32 {
        x
    }
}

fn main() {}
