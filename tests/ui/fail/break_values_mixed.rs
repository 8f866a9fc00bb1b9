use fpdsl::fp;

#[fp]
fn f(n: i32) -> i32 {
    let mut m = n;
    let found = loop {
        m -= 1;
        if m == 7 {
            break m;
        }
        if m < 0 {
            break;
        }
    };
    found
}

fn main() {}
