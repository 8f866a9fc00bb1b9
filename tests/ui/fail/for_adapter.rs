use fpdsl::fp;

#[fp]
fn f(n: i32) -> i32 {
    let mut s = 0;
    for i in (0..n).chain(0..2) {
        s += i;
    }
    for i in (0..n).rev(1) {
        s += i;
    }
    for i in (0..n).step_by() {
        s += i;
    }
    for i in (0..9).step_by(0) {
        s += i;
    }
    s
}


fn main() {}
