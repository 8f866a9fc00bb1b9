use fpdsl::fp;

#[fp]
fn f(n: i32) -> i32 {
    let mut m = n;
    while m > 0 {
        break m;
    }
    for i in 0..3 {
        if i == m {
            break i;
        }
    }
    m
}

fn main() {}
