use fpdsl::fp;

#[fp]
fn f(x: f32) -> f32 {
    println!("{x}");
    assert_eq!(x, 0.0);
    panic!("never");
    let v = vec![x];
    ru!(x + mine!())
}

fn main() {}
