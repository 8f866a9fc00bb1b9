use fpdsl::fp;

#[fp(mode = "ru", contract = true)]
fn f(a: f32, b: f32, c: f32) -> f32 {
    let x = fused!(rz!(a * b) + c);
    let y = fused!(c - -rd!({ a * b }));
    x + y
}

fn main() {}
