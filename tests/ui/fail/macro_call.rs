use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    println!("{x}");
    assert!(x > 0.0);
    let v = vec![x];
    ru!(x + mine!())
}

fn main() {}
