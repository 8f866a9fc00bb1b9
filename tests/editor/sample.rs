use fpdsl::prelude::*;

/// Twice the value.
#[fp(mode = "ru")]
fn twice(value: f32) -> f32 {
    value + value
}

#[fp(mode = "ru", contract = true)]
fn polynomial(alpha: f32, x: f32, y: f64) -> f32 {
    let product = alpha * x;
    let mut sum = twice(product) + rd!(product - x);
    for turn in 0..4 {
        sum += turn as f32;
    }
    if sum.is_subnormal() {
        return product.rsqrt();
    }
    let (whole, part) = (y.rint(), sum as f16);
    fused!(sum * part as f32 + whole as f32)
}

#[fp(mode = M)]
fn unfinished<M: Mode>(alpha: f32) -> f32 {
    let scale = alpha * 2.0;
    scale.
}

fn main() {
    println!("{}", polynomial(1.0, 2.0, 3.0));
    println!("{}", polynomial::cuda_source());
}
