use fpdsl::fp;

#[fp]
fn f(f: f32, __b: f32) -> f32 {
    let f = f + __b;
    let __value = {
        let f = f * 2.0;
        f
    };
    let f: f32 = __value;
    f
}

pub fn main() {
    assert_eq!(f(1.0, 2.0), 6.0);
}
