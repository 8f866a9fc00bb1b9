use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let y = return x;
    let z = loop {
        let w = break;
    };
    x + return y
}

fn main() {}
