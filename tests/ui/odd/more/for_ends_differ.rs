use fpdsl::prelude::*;

#[fp]
fn f(x: f32, n: i32, m: u32) -> f32 {
    let mut s = 0.0;
    for i in n..m {
        s += x;
    }
    s
}

fn main() {}
