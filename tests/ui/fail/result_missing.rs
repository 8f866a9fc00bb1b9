use fpdsl::fp;

#[fp]
fn f(x: f32) {
    let _ = x;
}

#[fp]
fn g(x: f32) -> () {}

fn main() {}
