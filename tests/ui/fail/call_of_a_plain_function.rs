use fpdsl::fp;

fn plain(x: f32) -> f32 {
    x
}

#[fp]
fn f(x: f32) -> f32 {
    plain(x)
}

fn main() {}
