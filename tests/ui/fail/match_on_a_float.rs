use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    match x + 1.0 {
        y if y > 1.0 => 1.0,
        y => y,
    }
}

fn main() {}
