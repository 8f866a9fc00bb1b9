use fpdsl::fp;

#[fp(contract = "fast")]
fn f(a: f32, b: f32, c: f32) -> f32 {
    let p = a * b;
    let x = fused!(a * b);
    let y = fused!(a + b - c);
    let z = fused!(p + c);
    x + y + z
}

fn main() {}
