use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    #[allow(unused_variables)]
    let y = x;
    x
}

fn main() {}
