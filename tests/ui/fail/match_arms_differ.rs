use fpdsl::fp;

#[fp]
fn f(n: u32, x: f32) -> f32 {
    let y = match n {
        0 => x,
        1 => n,
        _ => 2.0,
    };
    let z = match n {
        0 => x,
        1 => {}
        _ => {
            2.0;
        }
    };
    y
}

fn main() {}
