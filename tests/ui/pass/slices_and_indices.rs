//! Slices and positions in functions of every form.

use fpdsl::prelude::*;

type Image = f32;

mod kernels {
    use fpdsl::prelude::*;

    /// A private one, called below.
    #[fp]
    fn clamped(u: &[f32], x: usize, k: usize) -> f32 {
        u[(x + k).max(1).min(u.len()) - 1]
    }

    #[fp(mode = M)]
    pub fn smooth<M: Mode>(position: fpdsl::Index, grid: &[f32], u: &[f32]) -> f32 {
        let mut sum = grid[0];
        for k in 0..3 {
            sum += clamped(u, position.x(), k);
        }
        sum / 3.0
    }
}

#[fp]
fn shadowed(i: Index, u: &[Image], r#in: &[bool]) -> f32 {
    // From here on these are values.
    let x = u[i.x()];
    let u = [x, 2.0];
    let i = 1;
    if r#in[0] { u[i] } else { u[0] }
}

#[fp]
fn unnamed(_: Index3, _: &[f64]) -> (f32, u8) {
    (1.0, 2)
}

pub fn main() {
    let dev = Device::host();
    let u = [3.0_f32, 6.0, 9.0];
    let smoothed = kernels::smooth::<Ru>::launch(3, &[0.0], &u).run(&dev).unwrap();
    assert_eq!(smoothed.to_vec().unwrap(), [4.0, 6.0, 8.0]);
    assert_eq!(kernels::smooth::<Rn>(Index::new(1), &[0.0], &u), 6.0);
    assert_eq!(shadowed(Index::new(2), &u, &[false]), 9.0);
    let (a, b) = unnamed::launch((2, 1, 2), &[0.0]).run(&dev).unwrap();
    assert_eq!((a.len(), b.to_vec().unwrap()), (4, vec![2; 4]));
    assert!(kernels::smooth::<Rd>::cuda_source().contains("smooth_Rd"));
}
