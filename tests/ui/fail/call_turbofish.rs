use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    g::<f32>(x)
}

fn main() {}
