use fpdsl::fp;

#[fp]
fn f(n: i32) -> i32 {
    let mut m = n;
    'outer: while m > 1 {
        m -= 1;
        if m == 7 {
            break 'outr;
        }
        if m == 8 {
            continue 'inner;
        }
    }
    m
}

fn main() {}
