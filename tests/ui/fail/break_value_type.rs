use fpdsl::fp;

#[fp]
fn f(n: i32, x: f32) -> f32 {
    let found = loop {
        if n == 7 {
            break x;
        }
        break n;
    };
    found + 'block: {
        if n == 8 {
            break 'block x;
        }
        n
    }
}

fn main() {}
