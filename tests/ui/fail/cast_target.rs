use fpdsl::fp;

#[fp]
fn f(n: i32) -> bool {
    let a = n as [f32; 2];
    n as bool
}

fn main() {}
