use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let a = "text";
    let b = 'c';
    x
}

fn main() {}
