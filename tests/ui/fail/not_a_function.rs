use fpdsl::fp;

#[fp]
const X: f32 = 1.0;

fn main() {}
