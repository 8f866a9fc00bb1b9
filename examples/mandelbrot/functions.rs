//! Points of the Mandelbrot set, in any mode.

use fpdsl::prelude::*;

/// A rectangle of the plane: its centre, its width, and the points across and down.
#[derive(Clone, Copy, Debug)]
pub struct View {
    pub re: f64,
    pub im: f64,
    pub width: f64,
    pub nx: usize,
    pub ny: usize,
}

/// Steps of z = z^2 + c from 0 until |z| > 2, at most `limit`, and |z|^2 then.
#[fp(mode = M, contract = true)]
pub fn escape<M: Mode>(
    i: Index2,
    re: f64,
    im: f64,
    pixel: f64,
    nx: usize,
    ny: usize,
    limit: u32,
) -> (u32, f64) {
    let c_re = re + (i.x() as f64 - (nx / 2) as f64) * pixel;
    let c_im = im - (i.y() as f64 - (ny / 2) as f64) * pixel;
    let mut x = 0.0;
    let mut y = 0.0;
    for n in 0..limit {
        let size = x * x + y * y;
        if size > 4.0 {
            return (n, size);
        }
        let next = x * x - y * y + c_re;
        y = 2.0 * x * y + c_im;
        x = next;
    }
    (limit, x * x + y * y)
}

/// All points of a view on a device, rows from the top.
pub fn launch<M: Mode>(
    device: &Device,
    view: View,
    limit: u32,
) -> Result<(Vec<u32>, Vec<f64>), fpdsl::Error> {
    let View {
        re,
        im,
        width,
        nx,
        ny,
    } = view;
    let pixel = width / nx as f64;
    let (steps, sizes) = escape::<M>::launch((nx, ny), re, im, pixel, nx, ny, limit).run(device)?;
    Ok((steps.to_vec()?, sizes.to_vec()?))
}
