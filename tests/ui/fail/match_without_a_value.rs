use fpdsl::fp;

#[fp]
fn f(n: u32) -> f32 {
    let mut x = 0.0;
    let y = match n {
        0 => {
            x = 1.0;
        }
        _ => x = 2.0,
    };
    x
}

fn main() {}
