use fpdsl::fp;

#[fp]
fn f(n: i32) -> f32 {
    let mut m = n;
    match n {
        1 if m => 1.0,
        2 if {
            m = 3;
            true
        } =>
        {
            2.0
        }
        _ => 3.0,
    }
}

fn main() {}
