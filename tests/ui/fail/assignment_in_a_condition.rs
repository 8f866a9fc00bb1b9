use fpdsl::fp;

#[fp]
fn f(n: i32) -> i32 {
    let mut m = n;
    while {
        m -= 1;
        m > 0
    } {
        m -= 2;
    }
    let b = m > 0 && {
        m = 4;
        true
    };
    m
}

fn main() {}
