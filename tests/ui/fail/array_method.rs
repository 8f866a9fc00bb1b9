use fpdsl::fp;

#[fp]
fn f(a: [f64; 4], i: usize) -> f64 {
    let last = a.last();
    let there = a.get(i);
    let first = a.first() + 1.0;
    let sorted = a.sort();
    let walked = a.iter();
    let some = a.contains(&1.0);
    let joined = a.concat();
    let b = a.map(1.0);
    a.swap(0, 1)
}

#[fp]
fn closures(a: [f64; 4]) -> f64 {
    let c = a.map(|x, y| x);
    let d = std::array::from_fn(|k| k as f64);
    d[0]
}

#[fp]
fn g(a: [f64; 4], u: &[f64], i: usize) -> f64 {
    let b = a;
    b.swap(0, i);
    u.swap(0, 1);
    f(a, i).swap(0, 1);
    a[0]
}

#[fp]
fn h(a: [f64; 4], b: [f32; 4]) -> bool {
    a == b || a < a
}

fn main() {}
