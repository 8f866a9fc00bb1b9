use fpdsl::fp;

#[fp]
fn f(n: u32, b: bool) -> u32 {
    n.sqrt() + n.abs() + b.max(b) as u32
}

fn main() {}
