use fpdsl::fp;

#[fp]
fn f<T>(x: T) -> T
where
    T: Copy,
{
    x
}

#[fp]
fn g<'a, const N: usize>(x: [f32; N]) -> f32 {
    x[0]
}

fn main() {}
