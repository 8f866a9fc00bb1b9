use fpdsl::fp;

#[fp]
fn f(n: u32, b: bool) -> f32 {
    let x = match n {
        0 => 1.0,
        1 | 2 => 2.0,
        4..=100 => 3.0,
        m if m > 100 => 4.0,
    };
    match (n > 3, b) {
        (true, _) => x,
        (false, true) => 2.0,
    }
}

fn main() {}
