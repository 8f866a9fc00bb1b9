use fpdsl::fp;

#[fp]
fn f(a: [f32; 2], t: (f32, f32)) -> f32 {
    let [x, y] = a;
    let [_, _, w] = a;
    let .. = t;
    let ref z = x;
    let (1.0, w) = t;
    y
}

fn main() {}
