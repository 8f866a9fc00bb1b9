use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    'a: for i in 0..3 {
        break 'b;
    }
    x
}

fn main() {}
