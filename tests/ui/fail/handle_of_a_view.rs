use fpdsl::prelude::*;
use fpdsl::views::{View, ViewMut};

#[fp]
fn moved(i: Index, u: &[f64], v: &[f64]) -> f64 {
    u[i.x()] + v[i.x()]
}

fn outlives() -> View<'static, f64> {
    let buffer = Buffer::from(vec![1.0; 4]);
    buffer.view(1..3).unwrap()
}

fn is_written_and_read(device: &Device, buffer: &mut Buffer<f64>) {
    let read = buffer.view(..).unwrap();
    let _ = moved::launch(4, .., read).sweep(device, buffer);
}

fn is_dropped(device: &Device, buffer: Buffer<f64>) {
    let mut u = [0.0; 4];
    let view = buffer.view(..).unwrap();
    drop(buffer);
    let _ = moved::launch(4, .., view).sweep_colors(device, 2, &mut u);
}

fn is_written_twice(target: &mut [f64]) -> (ViewMut<'_, f64>, ViewMut<'_, f64>) {
    (ViewMut::from(&mut *target), ViewMut::from(&mut *target))
}

fn main() {}
