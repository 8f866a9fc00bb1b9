use fpdsl::fp;

#[fp]
fn f(x: f64) -> f64 {
    x.sin()
}

fn main() {}
