//! Sweeps in order and in colours: the bits of loops in place, on every device. Another one is in `../ports/seidel.rs`.

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::{Complex, SUITE, floats, report};

/// Row `i` of a triangular system, the rows before it being solved.
#[fp(mode = "ru", contract = true)]
fn substitute(i: Index, x: &[f64], l: &[f64], b: &[f64]) -> f64 {
    let (row, n) = (i.x(), x.len());
    let mut sum = b[row];
    for k in 0..row {
        sum -= l[row * n + k] * x[k];
    }
    sum / l[row * n + row]
}

/// A point of the red-black iteration.
#[fp(mode = "rd")]
fn relax(i: Index2, u: &[f32], nx: usize, ny: usize, f: &[f32]) -> f32 {
    let (x, y) = (i.x(), i.y());
    let here = y * nx + x;
    if x == 0 || y == 0 || x + 1 == nx || y + 1 == ny {
        return u[here];
    }
    (u[here - 1] + u[here + 1] + u[here - nx] + u[here + nx] - f[here]) * 0.25
}

/// Reads a neighbour of its own colour.
#[fp]
fn next(i: Index, u: &[Complex<f32>]) -> Complex<f32> {
    let z = u[(i.x() + 3) % u.len()];
    Complex {
        re: z.im + 1.0,
        im: z.re * 0.5,
    }
}

#[fp]
fn lattice(i: Index3, u: &[i64], nx: usize) -> i64 {
    let here = i.x() + nx * i.y();
    u[here] * 3 + i.z() as i64 - u[(here + 1) % u.len()]
}

#[fp]
fn divide(i: Index, u: &[i32], by: &[i32]) -> i32 {
    u[i.x()] / by[i.x()]
}

/// The mean of a node's neighbours in a mesh, which lie from `first[i]` to `first[i + 1]` in their list.
#[fp(mode = "rz")]
fn mean(i: Index, u: &[f64], first: &[u32], neighbours: &[u32]) -> f64 {
    let (start, end) = (first[i.x()] as usize, first[i.x() + 1] as usize);
    let mut sum = u[i.x()];
    for k in start..end {
        sum += u[neighbours[k] as usize];
    }
    sum / (end - start + 1) as f64
}

/// A mesh without a structure: the beginnings of the lists of neighbours, the lists, and a colour for each node that no neighbour has.
fn mesh(n: usize) -> (Vec<u32>, Vec<u32>, Vec<u32>) {
    let mut lists = vec![Vec::new(); n];
    for a in 0..n {
        for b in [(a * 7 + 3) % n, (a * a + 1) % n] {
            if a != b && !lists[a].contains(&(b as u32)) {
                lists[a].push(b as u32);
                lists[b].push(a as u32);
            }
        }
    }
    let mut colors: Vec<u32> = Vec::new();
    for list in &lists {
        let taken = |color: &u32| list.iter().any(|&k| colors.get(k as usize) == Some(color));
        colors.push((0..).find(|color| !taken(color)).unwrap());
    }
    let mut first = vec![0];
    first.extend(lists.iter().scan(0, |end, list| {
        *end += list.len() as u32;
        Some(*end)
    }));
    (first, lists.concat(), colors)
}

#[test]
fn colours_of_a_mesh() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in [1, 40, 3000] {
            let (first, neighbours, colors) = mesh(n);
            let count = *colors.iter().max().unwrap() as usize + 1;
            let start = floats(n);
            let mut expected = start.clone();
            for color in 0..count {
                for k in (0..n).filter(|&k| colors[k] as usize == color) {
                    expected[k] = mean(Index::new(k), &expected, &first, &neighbours);
                }
            }
            let mut u = Buffer::new(&dev, &start)?;
            let held = Buffer::new(&dev, &colors)?;
            mean::launch(n, .., &first, &neighbours).sweep_colors(&dev, (count, &held), &mut u)?;
            assert_eq!(u.to_vec()?, expected, "{n} on {name}");
            let mut host = start.clone();
            mean::launch(n, .., &first, &neighbours).sweep_colors(&dev, (count, &colors), &mut host)?;
            assert_eq!(host, expected, "{n} of the host on {name}");
            // Nodes of colours that are none keep their elements.
            let mut host = start.clone();
            mean::launch(n, .., &first, &neighbours).sweep_colors(&dev, (1, &colors), &mut host)?;
            for k in 0..n {
                let kept = if colors[k] == 0 { expected[k] } else { start[k] };
                assert_eq!(host[k], kept, "node {k} of {n} on {name}");
            }
            report::ran(SUITE, name, 3 * n as u64);
        }
        let mut u = Buffer::new(&dev, &[1.0; 4])?;
        let error = mean::launch(4, .., &[0; 5], &[0])
            .sweep_colors(&dev, (2, &[0, 1, 0]), &mut u)
            .unwrap_err();
        let length = Error::LengthMismatch {
            function: "mean",
            parameter: "colors",
            expected: 4,
            found: 3,
        };
        assert_eq!(error, length, "{name}");
    }
    Ok(())
}

#[test]
fn substitution() -> Result<(), Error> {
    for (name, dev) in devices() {
        let n = 150;
        let l: Vec<f64> = (0..n * n).map(|k| 1.0 + ((k * 37) % 11) as f64 / 7.0).collect();
        let b = floats(n);
        let mut expected = vec![0.0; n];
        for row in 0..n {
            expected[row] = substitute(Index::new(row), &expected, &l, &b);
        }
        // Arrays of the device, of the host, and a part of a larger one.
        let mut x = Buffer::zeros(&dev, n + 2)?;
        let (dl, db) = (Buffer::new(&dev, &l)?, Buffer::new(&dev, &b)?);
        substitute::launch(n, .., &dl, db.view(..)?).sweep(&dev, x.view_mut(1..=n)?)?;
        assert_eq!(x.read(1..=n)?, expected, "{name}");
        assert_eq!([x.read(..1)?, x.read(n + 1..)?], [[0.0], [0.0]], "{name}");
        let mut x = vec![0.0; n];
        substitute::launch(n, .., &l, &b).sweep(&dev, &mut x)?;
        assert_eq!(x, expected, "{name}");
        report::ran(SUITE, name, 2 * n as u64);
    }
    Ok(())
}

#[test]
fn red_and_black() -> Result<(), Error> {
    for (name, dev) in devices() {
        for (nx, ny) in [(1, 1), (3, 3), (41, 20), (300, 257)] {
            let start: Vec<f32> = (0..nx * ny).map(|k| (k as f32 * 1.7) % 11.0).collect();
            let f: Vec<f32> = (0..nx * ny).map(|k| (k as f32 * 0.3) % 2.0).collect();
            let mut expected = start.clone();
            let (mut u, df) = (Buffer::new(&dev, &start)?, Buffer::new(&dev, &f)?);
            let mut host = start;
            for _ in 0..2 {
                for color in 0..2 {
                    for k in (0..nx * ny).filter(|k| (k % nx + k / nx) % 2 == color) {
                        expected[k] = relax(Index2::new(k % nx, k / nx), &expected, nx, ny, &f);
                    }
                }
                relax::launch((nx, ny), .., nx, ny, &df).sweep_colors(&dev, 2, &mut u)?;
                relax::launch((nx, ny), .., nx, ny, &f).sweep_colors(&dev, 2, host.as_mut_slice())?;
            }
            assert_eq!(u.to_vec()?, expected, "{nx} by {ny} on {name}");
            assert_eq!(host, expected, "{nx} by {ny} of the host on {name}");
            report::ran(SUITE, name, 4 * (nx * ny) as u64);
        }
    }
    Ok(())
}

/// What reads its own colour sees what the colour before has left, in structs and in three dimensions too.
#[test]
fn elements_of_a_colour_do_not_see_each_other() -> Result<(), Error> {
    for (name, dev) in devices() {
        let n = 1001;
        let start = crate::points(n + 7);
        let mut expected = start[4..n + 4].to_vec();
        for color in 0..3 {
            let old = expected.clone();
            for k in (0..n).filter(|k| k % 3 == color) {
                expected[k] = next(Index::new(k), &old);
            }
        }
        let mut z = Buffer::new(&dev, &start)?;
        next::launch(n, ..).sweep_colors(&dev, 3, z.view_mut(4..n + 4)?)?;
        assert_eq!(z.read(4..n + 4)?, expected, "{name}");
        assert_eq!(
            (z.read(..4)?, z.read(n + 4..)?),
            (start[..4].to_vec(), start[n + 4..].to_vec()),
            "{name}"
        );

        let (nx, ny, nz) = (7, 6, 1);
        let mut expected: Vec<i64> = (0..42).collect();
        let mut u = Buffer::new(&dev, &expected)?;
        for color in 0..4 {
            let old = expected.clone();
            for k in (0..42).filter(|k| (k % nx + k / nx) % 4 == color) {
                expected[k] = lattice(Index3::new(k % nx, k / nx, 0), &old, nx);
            }
        }
        lattice::launch((nx, ny, nz), .., nx).sweep_colors(&dev, 4, &mut u)?;
        assert_eq!(u.to_vec()?, expected, "{name}");
        report::ran(SUITE, name, n as u64 + 42);
    }
    Ok(())
}

#[test]
fn errors() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut u = Buffer::new(&dev, &[6, 6, 6, 6])?;
        let error = divide::launch(3, .., &[1, 2, 3]).sweep(&dev, &mut u).unwrap_err();
        let length = Error::OutputLength {
            function: "divide",
            output: 0,
            expected: 3,
            found: 4,
        };
        assert_eq!(error, length, "{name}");
        assert_eq!(
            divide::launch(3, .., &[1, 2, 3])
                .sweep_colors(&dev, 2, &mut u)
                .unwrap_err(),
            length,
            "{name}"
        );
        assert_eq!(
            divide::launch(4, .., &[1, 2, 3, 4])
                .sweep_colors(&dev, 0, &mut u)
                .unwrap_err(),
            Error::NoColors { function: "divide" },
            "{name}"
        );
        for result in [
            divide::launch(4, .., &[1, 2, 0, 0]).sweep(&dev, &mut u),
            divide::launch(4, .., &[1, 2, 0, 0]).sweep_colors(&dev, 1, &mut u),
        ] {
            let Err(Error::Fault { fault, element: 2 }) = result else {
                panic!("{result:?} on {name}");
            };
            assert_eq!(
                (fault.function, fault.kind),
                ("divide", FaultKind::DivisionByZero),
                "{name}"
            );
        }
        if !dev.is_host() {
            let host = Device::host();
            let wrong = divide::launch(4, .., &[1, 2, 0, 0])
                .sweep(&host, &mut u)
                .unwrap_err();
            assert!(matches!(wrong, Error::WrongDevice { .. }), "{wrong}");
            let wrong = divide::launch(4, .., &[1, 2, 0, 0])
                .sweep_colors(&host, 2, &mut u)
                .unwrap_err();
            assert!(matches!(wrong, Error::WrongDevice { .. }), "{wrong}");
        }
        report::ran(SUITE, name, 4);
    }
    Ok(())
}
