use fpdsl::fp;

#[fp]
fn f(n: i32) -> i32 {
    'block: {
        if n == 7 {
            continue 'block;
        }
    }
    n
}

fn main() {}
