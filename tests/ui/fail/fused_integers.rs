use fpdsl::fp;

#[fp]
fn f(n: i32) -> i32 {
    fused!(n * n + 1)
}

fn main() {}
