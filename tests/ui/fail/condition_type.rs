use fpdsl::fp;

#[fp]
fn f(n: i32) -> i32 {
    let mut m = n;
    while m {
        m -= 1;
    }
    if m && true { 1 } else { m }
}

fn main() {}
