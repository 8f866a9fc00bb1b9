use fpdsl::fp;

#[fp]
fn broken(x: f32) -> f32 {
    x.sine()
}

#[fp]
fn caller(x: f32) -> f32 {
    broken(x) + 1.0
}

fn main() {
    let _ = broken(1.0) + caller(2.0);
    let _ = broken::map(&[1.0]).run(&fpdsl::Device::host());
    let _ = broken::cuda_source();
}
