use fpdsl::fp;

#[fp]
fn f(x: f64) -> f64 {
    x.approx_exp()
}

fn main() {}
