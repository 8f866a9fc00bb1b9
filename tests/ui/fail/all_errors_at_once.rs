use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let y = &x;
    let z = y.sine();
    match z {
        _ => 'c',
    }
}

#[fp(mode = "rq")]
fn g(x: &f32, y: char) -> f32 {
    loop {}
}

fn main() {}
