use fpdsl::fp;

#[fp]
fn f(n: i32, t: (i32, i32), a: [i32; 2]) -> f32 {
    let x = match n {
        Some(m) => 1.0,
        ref m => 2.0,
        'c' => 3.0,
    };
    let y = match t {
        .. => 1.0,
        (m, 0) | (0, m) => 2.0,
        _ => 3.0,
    };
    match a {
        [0, rest @ ..] => x,
        [m, 0] | [0, m] => x,
        [.., 2, ..] => x,
        _ => y,
    }
}

fn main() {}
