use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    let y = ru!();
    let z = rd! {
        let w = x;
    };
    fused!(x,, y)
}

fn main() {}
