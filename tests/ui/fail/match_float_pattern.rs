use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    match x {
        0.5 => 1.0,
        y => y,
    }
}

fn main() {}
