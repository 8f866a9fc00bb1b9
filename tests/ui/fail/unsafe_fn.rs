use fpdsl::fp;

#[fp]
unsafe fn f(x: f32) -> f32 {
    x
}

fn main() {}
