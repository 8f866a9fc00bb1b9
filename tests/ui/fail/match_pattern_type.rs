use fpdsl::fp;

#[fp]
fn f(n: u8, b: bool) -> f32 {
    let x = match n {
        true => 1.0,
        300 => 2.0,
        -1 => 3.0,
        4_i32 => 4.0,
        _ => 5.0,
    };
    match b {
        0 => 1.0,
        _ => x,
    }
}

fn main() {}
