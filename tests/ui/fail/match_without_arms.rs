use fpdsl::fp;

#[fp]
fn f(n: i32) -> i32 {
    match n {}
    n
}

fn main() {}
