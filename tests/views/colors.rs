//! Sweeps in colours against plain loops: grids and colours of many kinds, and arguments of each kind.

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::{SUITE, report};

#[fp]
fn doubled(x: i64) -> i64 {
    x * 2 + 1
}

/// Reads elements of any colour, a value, a value for each element, another function's result, and a slice.
#[fp]
fn line(i: Index, u: &[i64], a: i64, each: i32, called: i64, s: &[i64]) -> i64 {
    let n = u.len();
    u[i.x()] * a + u[(i.x() * 5 + 1) % n] - each as i64 + called * s[i.x() % s.len()] + i.x() as i64
}

#[fp]
fn plane(i: Index2, u: &[i64], a: i64, each: i32, called: i64, s: &[i64]) -> i64 {
    let n = u.len();
    let mixed = i.x() + 31 * i.y();
    u[mixed % n] * a + u[(mixed * 5 + 1) % n] - each as i64 + called * s[mixed % s.len()] + mixed as i64
}

#[fp]
fn space(i: Index3, u: &[i64], a: i64, each: i32, called: i64, s: &[i64]) -> i64 {
    let n = u.len();
    let mixed = i.x() + 31 * i.y() + 97 * i.z();
    u[mixed % n] * a + u[(mixed * 5 + 1) % n] - each as i64 + called * s[mixed % s.len()] + mixed as i64
}

/// The arguments, and the elements before a sweep.
struct Data {
    start: Vec<i64>,
    each: Vec<i32>,
    called: Vec<i64>,
    slice: [i64; 3],
}

impl Data {
    fn new(n: usize) -> Self {
        Data {
            start: (0..n as i64).map(|k| k * k % 101 - 40).collect(),
            each: (0..n as i32).map(|k| k * 7 % 13).collect(),
            called: (0..n as i64).map(|k| k % 5).collect(),
            slice: [3, -1, 2],
        }
    }

    /// The elements after a sweep, by the loops of the documentation. `passes` is no less than the colours of all elements that have
    /// one.
    fn expected(
        &self,
        passes: usize,
        color: impl Fn(usize) -> Option<usize>,
        f: impl Fn(usize, &[i64], i32, i64) -> i64,
    ) -> Vec<i64> {
        let mut u = self.start.clone();
        for pass in 0..passes {
            let old = u.clone();
            for k in (0..u.len()).filter(|&k| color(k) == Some(pass)) {
                u[k] = f(k, &old, self.each[k], doubled(self.called[k]));
            }
        }
        u
    }
}

/// Colours of an array with gaps, some of which are none of `count`.
fn array(n: usize, count: usize) -> Vec<u32> {
    let color = |k: usize| (k * k + 3 * k) % (count + count / 2 + 1);
    (0..n).map(|k| (color(k) / 2 * 2) as u32).collect()
}

/// Sweeps a grid in `(x + y + z) % colors` and in the colours of an array, in memory of the device and of the host.
macro_rules! sweeps {
    ($f:ident, $grid:expr, $extents:expr, $colors:expr, |$x:ident, $y:ident, $z:ident| $index:expr) => {{
        let [nx, ny, nz]: [usize; 3] = $extents;
        let (n, colors): (usize, usize) = (nx * ny * nz, $colors);
        let data = Data::new(n);
        let Data {
            start,
            each,
            called,
            slice,
        } = &data;
        let position = |k: usize| (k % nx, k / nx % ny, k / nx / ny);
        let f = |k: usize, u: &[i64], each: i32, called: i64| {
            let ($x, $y, $z) = position(k);
            let _ = ($y, $z);
            $f($index, u, 3, each, called, slice)
        };
        let sum = |k: usize| {
            let (x, y, z) = position(k);
            Some((x + y + z) % colors)
        };
        let by_sum = data.expected(colors.min(nx + ny + nz), sum, f);
        let given = array(n, colors.min(1000));
        let below = |k: usize| Some(given[k] as usize).filter(|&color| color < colors);
        let most = given.iter().max().map_or(0, |&color| color as usize + 1);
        let by_array = data.expected(most, below, f);
        for (name, dev) in devices() {
            let call = || $f::launch($grid, .., 3, each, doubled::map(called), slice);
            let mut u = Buffer::new(&dev, start)?;
            call().sweep_colors(&dev, colors, &mut u)?;
            assert_eq!(u.to_vec()?, by_sum, "{nx}, {ny}, {nz} in {colors} on {name}");
            let mut u = Buffer::new(&dev, start)?;
            let held = Buffer::new(&dev, &given)?;
            call().sweep_colors(&dev, (colors, &held), &mut u)?;
            assert_eq!(
                u.to_vec()?,
                by_array,
                "{nx}, {ny}, {nz} in {colors} of an array on {name}"
            );
            let mut u = start.clone();
            call().sweep_colors(&dev, (colors, &given), &mut u)?;
            assert_eq!(u, by_array, "{nx}, {ny}, {nz} in {colors} of the host on {name}");
            report::ran(SUITE, name, 3 * n as u64);
        }
    }};
}

/// Few, many, one, and far more than there are positions.
const COLORS: [usize; 8] = [1, 2, 3, 7, 20, 33, 64, usize::MAX];

#[test]
fn lines() -> Result<(), Error> {
    for n in [0, 1, 2, 31, 257, 5001] {
        for colors in COLORS {
            sweeps!(line, n, [n, 1, 1], colors, |x, y, z| Index::new(x));
            if n > 257 && colors == 64 {
                break;
            }
        }
    }
    Ok(())
}

#[test]
fn planes() -> Result<(), Error> {
    for (nx, ny) in [
        (0, 0),
        (0, 3),
        (3, 0),
        (1, 1),
        (1, 17),
        (17, 1),
        (33, 20),
        (20, 33),
        (129, 41),
    ] {
        for colors in COLORS {
            sweeps!(plane, (nx, ny), [nx, ny, 1], colors, |x, y, z| Index2::new(x, y));
        }
        sweeps!(plane, (nx, ny), [nx, ny, 1], nx + ny + 1, |x, y, z| Index2::new(
            x, y
        ));
    }
    Ok(())
}

#[test]
fn spaces() -> Result<(), Error> {
    for (nx, ny, nz) in [
        (0, 1, 2),
        (1, 1, 1),
        (5, 4, 3),
        (17, 3, 9),
        (3, 9, 17),
        (65, 6, 5),
    ] {
        for colors in COLORS {
            sweeps!(space, (nx, ny, nz), [nx, ny, nz], colors, |x, y, z| Index3::new(
                x, y, z
            ));
        }
    }
    Ok(())
}

/// Enough positions of a colour for threads, as rows and as a list.
#[test]
fn many_positions() -> Result<(), Error> {
    sweeps!(plane, (601, 400), [601, 400, 1], 2, |x, y, z| Index2::new(x, y));
    Ok(())
}

#[fp]
fn divide(i: Index2, u: &[i32], nx: usize, by: &[i32]) -> i32 {
    let here = i.x() + nx * i.y();
    u[here] / by[here]
}

/// The smallest element in the grid of the first colour that has a fault.
#[test]
fn faults() -> Result<(), Error> {
    let (nx, ny) = (40, 30);
    let n = nx * ny;
    let mut by = vec![1; n];
    // In two colours: the sums of the coordinates are 45, 37 and 11. In many: 11 comes first.
    for (x, y) in [(20, 25), (30, 7), (2, 9), (31, 12), (39, 28)] {
        by[x + nx * y] = 0;
    }
    let sum = |k: usize| k % nx + k / nx;
    for (name, dev) in devices() {
        for colors in [1, 2, 3, 4, 30, 100] {
            let zeros = || (0..n).filter(|&k| by[k] == 0);
            let expected = zeros().min_by_key(|&k| (sum(k) % colors, k)).unwrap();
            let of_array: Vec<u32> = (0..n).map(|k| (sum(k) % colors) as u32).collect();
            let mut u = vec![6; n];
            let held = divide::launch((nx, ny), .., nx, &by).sweep_colors(&dev, (colors, &of_array), &mut u);
            let mut u = vec![6; n];
            let summed = divide::launch((nx, ny), .., nx, &by).sweep_colors(&dev, colors, &mut u);
            for result in [held, summed] {
                let Err(Error::Fault { fault, element }) = result else {
                    panic!("{result:?} on {name}");
                };
                assert_eq!(element, expected, "{colors} on {name}");
                assert_eq!(
                    (fault.function, fault.kind),
                    ("divide", FaultKind::DivisionByZero),
                    "{name}"
                );
            }
        }
        report::ran(SUITE, name, 12);
    }
    Ok(())
}
