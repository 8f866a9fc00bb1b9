use fpdsl::fp;

#[fp]
fn f<T>(x: T) -> T
where
    T: Copy,
{
    x
}

fn main() {}
