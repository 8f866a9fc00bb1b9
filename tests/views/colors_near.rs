//! Sweeps in colours whose elements read others of their own colour near them: results must not be in their places too early.

use fpdsl::Error;
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::{SUITE, report};

/// Elements in the row, `far` rows above and below, and diagonally. Those beside the grid are the element itself.
#[fp]
fn near(i: Index2, u: &[i64], nx: usize, ny: usize, far: usize, each: i64) -> i64 {
    let (x, y) = (i.x(), i.y());
    let here = y * nx + x;
    let left = if x < 2 { u[here] } else { u[here - 2] };
    let right = if x + 2 >= nx { u[here] } else { u[here + 2] };
    let above = if y < far { u[here] } else { u[here - far * nx] };
    let below = if y + far >= ny {
        u[here]
    } else {
        u[here + far * nx]
    };
    let next = if y + 1 >= ny || x + 1 >= nx {
        u[here]
    } else {
        u[here + nx + 1]
    };
    (left * 3 + right * 5 + above * 7 + below * 11 + next * 13 + u[here] + each) % 1_000_003
}

#[fp]
fn near_in_space(i: Index3, u: &[f64], nx: usize, ny: usize, nz: usize) -> f64 {
    let (x, y, z) = (i.x(), i.y(), i.z());
    let here = x + nx * (y + ny * z);
    let mut sum = u[here];
    if x > 0 && x + 1 < nx {
        sum += u[here - 1] - u[here + 1];
    }
    if z > 0 && z + 1 < nz {
        sum += u[here - nx * ny] * 0.5 + u[here + nx * ny] * 0.25;
    }
    if y > 0 {
        sum -= u[here - nx];
    }
    sum * 0.5
}

/// Loops over neighbours, and a choice of an index at the border.
#[fp]
fn around(i: Index2, u: &[f32], nx: usize, ny: usize) -> f32 {
    let (x, y) = (i.x(), i.y());
    let mut sum = 0.0;
    for dy in 0..3 {
        let row = if y == 0 {
            0
        } else if y + 1 == ny {
            nx * (ny - 3)
        } else {
            nx * (y - 1)
        };
        let place = if x == 0 { x + 1 } else { x - 1 };
        sum += u[row + dy * nx + place] * (dy as f32 + 1.0);
    }
    if y > 0 && y + 1 < ny {
        for k in 0..5 {
            sum += u[y * nx + x + k - 2];
        }
    }
    sum * 0.0625
}

fn start(n: usize) -> Vec<i64> {
    (0..n as i64).map(|k| k * k % 1009 - 40).collect()
}

/// The elements after a sweep, by the loops of the documentation.
fn expected<T: Copy>(
    start: &[T],
    [nx, ny, _]: [usize; 3],
    colors: usize,
    f: impl Fn([usize; 3], &[T]) -> T,
) -> Vec<T> {
    let mut u = start.to_vec();
    for color in 0..colors {
        let old = u.clone();
        for (k, element) in u.iter_mut().enumerate() {
            let [x, y, z] = [k % nx, k / nx % ny, k / nx / ny];
            if (x + y + z) % colors == color {
                *element = f([x, y, z], &old);
            }
        }
    }
    u
}

/// All devices, and the host as programs have it.
fn all_devices() -> Vec<(&'static str, Device)> {
    let mut all = devices();
    all.push(("host", Device::host()));
    all
}

fn planes((nx, ny): (usize, usize), colors: usize, far: usize) -> Result<(), Error> {
    let first = start(nx * ny);
    let f = |[x, y, _]: [usize; 3], u: &[i64]| near(Index2::new(x, y), u, nx, ny, far, 17);
    let expected = expected(&first, [nx, ny, 1], colors, f);
    for (name, dev) in all_devices() {
        let mut u = first.clone();
        near::launch((nx, ny), .., nx, ny, far, 17).sweep_colors(&dev, colors, &mut u)?;
        assert!(
            u == expected,
            "{nx}, {ny} in {colors}, {far} rows away, on {name}"
        );
        report::ran(SUITE, name, (nx * ny) as u64);
    }
    Ok(())
}

#[test]
fn rows_of_a_plane() -> Result<(), Error> {
    // Blocks of several rows and of one, rows of a vector and less, the last place of a row beside the grid or not.
    for (nx, ny) in [(300, 500), (301, 450), (9001, 17), (16, 9000), (17, 8000)] {
        for far in [0, 1, 2, 5] {
            planes((nx, ny), 2, far)?;
        }
    }
    Ok(())
}

#[test]
fn other_numbers_of_colors() -> Result<(), Error> {
    for colors in [1, 3, 4, 7] {
        planes((411, 700), colors, 1)?;
        planes((412, 700), colors, 3)?;
    }
    Ok(())
}

/// Fewer rows than elements read away, and than there are threads.
#[test]
fn few_rows() -> Result<(), Error> {
    for ny in [1, 2, 3, 5] {
        for far in [1, 4, 300] {
            planes((70_001, ny), 2, far)?;
        }
    }
    Ok(())
}

/// A grid in which rows wait for very many others.
#[test]
fn far_away() -> Result<(), Error> {
    planes((64, 5000), 2, 100)?;
    planes((64, 5000), 2, 2400)?;
    planes((64, 5000), 2, 6000)
}

#[test]
fn more_threads_than_processors() -> Result<(), Error> {
    for threads in [1, 3, 16, 64] {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        pool.install(|| {
            planes((2000, 50), 2, 1)?;
            planes((300, 1500), 2, 3)
        })?;
    }
    Ok(())
}

#[test]
fn rows_of_a_space() -> Result<(), Error> {
    for (nx, ny, nz) in [(64, 40, 60), (65, 7, 400), (128, 1000, 2), (64, 1, 3000)] {
        let n = nx * ny * nz;
        let first: Vec<f64> = (0..n).map(|k| (k * k % 1009) as f64 / 8.0).collect();
        for colors in [1, 2, 3] {
            let f = |[x, y, z]: [usize; 3], u: &[f64]| near_in_space(Index3::new(x, y, z), u, nx, ny, nz);
            let expected = expected(&first, [nx, ny, nz], colors, f);
            for (name, dev) in all_devices() {
                let mut u = first.clone();
                near_in_space::launch((nx, ny, nz), .., nx, ny, nz).sweep_colors(&dev, colors, &mut u)?;
                assert!(u == expected, "{nx}, {ny}, {nz} in {colors} on {name}");
                report::ran(SUITE, name, n as u64);
            }
        }
    }
    Ok(())
}

#[test]
fn loops_and_choices() -> Result<(), Error> {
    for (nx, ny) in [(400, 700), (401, 701)] {
        let first: Vec<f32> = (0..nx * ny).map(|k| (k * k % 1009) as f32).collect();
        let f = |[x, y, _]: [usize; 3], u: &[f32]| around(Index2::new(x, y), u, nx, ny);
        let expected = expected(&first, [nx, ny, 1], 2, f);
        for (name, dev) in all_devices() {
            let mut u = first.clone();
            around::launch((nx, ny), .., nx, ny).sweep_colors(&dev, 2, &mut u)?;
            assert!(u == expected, "{nx}, {ny} on {name}");
            report::ran(SUITE, name, (nx * ny) as u64);
        }
    }
    Ok(())
}

#[fp]
fn insists(i: Index2, u: &[i64], nx: usize, bad: usize, worse: usize) -> i64 {
    let here = i.y() * nx + i.x();
    assert!(here != bad && here != worse, "a bad place");
    u[here] + if i.y() > 0 { u[here - nx] } else { 0 }
}

/// The smallest element of the first colour that has a fault is reported, though rows before it are in their places.
#[test]
fn faults() -> Result<(), Error> {
    let (nx, ny) = (301, 400);
    let bad = (200 * nx + 10, 57 * nx + 3);
    for (name, dev) in all_devices() {
        // The second call of a function is measured as well, and the third is not.
        for _ in 0..3 {
            let mut u = start(nx * ny);
            let result = insists::launch((nx, ny), .., nx, bad.0, bad.1).sweep_colors(&dev, 2, &mut u);
            let Err(Error::Fault { element, .. }) = result else {
                panic!("{result:?} on {name}");
            };
            assert_eq!(element, bad.1, "on {name}");
        }
    }
    Ok(())
}
