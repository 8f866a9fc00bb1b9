use fpdsl::fp;

#[fp(mode = "ru", mode = "rd")]
fn f(x: f32) -> f32 {
    x
}

fn main() {}
