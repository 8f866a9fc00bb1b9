use fpdsl::fp;

#[fp]
fn f(n: usize) -> usize {
    let mut s = 0;
    for i in 0.. {
        s += i;
    }
    for i in ..=n {
        s += i;
    }
    s
}

fn main() {}
