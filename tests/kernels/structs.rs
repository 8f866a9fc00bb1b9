//! Structs in arrays: in a row on the host, in planes on accelerators, and the same results everywhere.

use fpdsl::Error;
use fpdsl::error::FaultKind;
use fpdsl::prelude::*;

use crate::gather::{SUITE, devices};
use crate::{report, text};

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Vec3<T>([T; 3]);

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Line<T> {
    from: Vec3<T>,
    to: Vec3<T>,
}

/// In planes as in a row.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Celsius<T>(T);

/// Around the lengths of lanes and of blocks of threads, and more than one thread of the host takes.
const LENGTHS: [usize; 9] = [0, 1, 2, 15, 17, 255, 257, 1023, 66_001];

/// The point of a line at `t`, and how far it is along one axis that is known only when it runs.
#[fp]
fn along(line: Line<f64>, t: f64, axis: usize) -> (Vec3<f64>, f64) {
    let Line { from, to } = line;
    let mut point = from;
    for k in 0..3 {
        point.0[k] = from.0[k] + t * (to.0[k] - from.0[k]);
    }
    (point, point.0[axis] - from.0[axis])
}

/// Arrays of structs, a struct for all elements and one of a single scalar.
#[fp]
fn rotated(z: [Complex<f32>; 2], w: Complex<f32>, heat: Celsius<f32>) -> ([Complex<f32>; 2], Celsius<f32>) {
    let mut out = z;
    for k in 0..2 {
        out[k] = Complex {
            re: z[k].re * w.re - z[k].im * w.im,
            im: z[k].re * w.im + z[k].im * w.re,
        };
    }
    (out, Celsius(heat.0 + z[1].im))
}

/// Reads neighbours out of slices of structs.
#[fp]
fn step(i: Index, z: &[Complex<f64>], lines: &[Line<f64>], heat: &[Celsius<f64>]) -> Complex<f64> {
    let here = z[i.x()];
    let next = z[(i.x() + 1) % z.len()];
    Complex {
        re: here.re + next.im * lines[i.x() % lines.len()].to.0[2],
        im: lines[0].from.0[0] - next.re * heat[0].0,
    }
}

#[fp]
fn halved(z: Complex<i64>, by: i64) -> Complex<i64> {
    Complex {
        re: z.re / by,
        im: z.im / by,
    }
}

mod plain {
    use super::{Complex, Line, Vec3};

    pub fn along(line: Line<f64>, t: f64, axis: usize) -> (Vec3<f64>, f64) {
        let point = std::array::from_fn(|k| line.from.0[k] + t * (line.to.0[k] - line.from.0[k]));
        (Vec3(point), point[axis] - line.from.0[axis])
    }

    pub fn times(z: Complex<f32>, w: Complex<f32>) -> Complex<f32> {
        Complex {
            re: z.re * w.re - z.im * w.im,
            im: z.re * w.im + z.im * w.re,
        }
    }

    pub fn step(i: usize, z: &[Complex<f64>], lines: &[Line<f64>], heat: f64) -> Complex<f64> {
        let next = z[(i + 1) % z.len()];
        Complex {
            re: z[i].re + next.im * lines[i % lines.len()].to.0[2],
            im: lines[0].from.0[0] - next.re * heat,
        }
    }
}

fn number(k: usize) -> f64 {
    (k * 7919 % 1009) as f64 / 13.0 - 30.0
}

fn vec3(k: usize) -> Vec3<f64> {
    Vec3([0, 1, 2].map(|axis| number(3 * k + axis)))
}

fn line(k: usize) -> Line<f64> {
    Line {
        from: vec3(2 * k),
        to: vec3(2 * k + 1),
    }
}

#[test]
fn structs_of_structs() -> Result<(), Error> {
    for (backend, dev) in devices() {
        for n in LENGTHS {
            let lines: Vec<_> = (0..n).map(line).collect();
            let axes: Vec<usize> = (0..n).map(|k| k % 3).collect();
            let expected: Vec<_> = (0..n).map(|k| plain::along(lines[k], 0.3, axes[k])).collect();
            let on_device = Buffer::new(dev, &lines)?;
            assert_eq!(on_device.to_vec()?, lines, "{n} on {backend}");
            for _ in 0..2 {
                let (points, way) = along::map(&on_device, 0.3, &axes).run(dev)?;
                let found: Vec<_> = points.into_vec()?.into_iter().zip(way.into_vec()?).collect();
                assert_eq!(found, expected, "{n} on {backend}");
            }
            // From the host's memory, and one line for all.
            let (points, _) = along::map(&lines, 0.3, &axes).run(dev)?;
            let expected: Vec<_> = expected.into_iter().map(|(point, _)| point).collect();
            assert_eq!(points.to_vec()?, expected, "{n} on {backend}");
            let (_, way) = along::map(line(5), 0.7, &axes).run(dev)?;
            let expected: Vec<_> = axes
                .iter()
                .map(|&axis| plain::along(line(5), 0.7, axis).1)
                .collect();
            assert_eq!(way.to_vec()?, expected, "{n} on {backend}");
        }
        report::ran(SUITE, backend, 4 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn arrays_of_structs() -> Result<(), Error> {
    let complex = |k| Complex {
        re: number(k) as f32,
        im: number(k + 500) as f32,
    };
    for (backend, dev) in devices() {
        for n in LENGTHS {
            let z: Vec<_> = (0..n).map(|k| [complex(k), complex(k + 77)]).collect();
            let (w, heat) = (complex(8), vec![Celsius(1.5); n]);
            let (turned, warmer) = rotated::map(&z, w, &heat).run(dev)?;
            let expected: Vec<_> = z.iter().map(|z| z.map(|z| plain::times(z, w))).collect();
            assert_eq!(turned.to_vec()?, expected, "{n} on {backend}");
            let expected: Vec<_> = z.iter().map(|z| Celsius(1.5 + z[1].im)).collect();
            assert_eq!(warmer.to_vec()?, expected, "{n} on {backend}");
            // A result is the next kernel's argument, and its memory the result of the one after.
            let mut again = Buffer::new(dev, &z)?;
            rotated::map(&turned, w, &warmer).into(dev, (&mut again, &mut vec![Celsius(0.0); n]))?;
            let expected: Vec<_> = turned
                .to_vec()?
                .iter()
                .map(|z| z.map(|z| plain::times(z, w)))
                .collect();
            assert_eq!(again.to_vec()?, expected, "{n} on {backend}");
        }
        report::ran(SUITE, backend, 3 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn slices_of_structs() -> Result<(), Error> {
    text::compiles("step", &step::cuda_source());
    for (backend, dev) in devices() {
        for n in LENGTHS {
            let complex = |k| Complex {
                re: number(k) / 64.0,
                im: number(k + 3) / 64.0,
            };
            let mut host: Vec<_> = (0..n).map(complex).collect();
            let lines: Vec<_> = (0..n / 2 + 1).map(line).collect();
            let (on_device, heat) = (Buffer::new(dev, &lines)?, [Celsius(0.25)]);
            let mut z = Buffer::new(dev, &host)?;
            let mut next = Buffer::new(dev, &host)?;
            for _ in 0..3 {
                step::launch(n, &z, &on_device, &heat).into(dev, &mut next)?;
                std::mem::swap(&mut z, &mut next);
                host = (0..n).map(|i| plain::step(i, &host, &lines, 0.25)).collect();
            }
            assert_eq!(z.to_vec()?, host, "{n} on {backend}");
            let found = step::launch(n, &host, &lines, &heat).run(dev)?.to_vec()?;
            let expected: Vec<_> = (0..n).map(|i| plain::step(i, &host, &lines, 0.25)).collect();
            assert_eq!(found, expected, "{n} on {backend}");
        }
        report::ran(SUITE, backend, 4 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

/// The element that faulted is run once more by itself, where the planes are still as long as the whole.
#[test]
fn faults_beside_structs() -> Result<(), Error> {
    for (backend, dev) in devices() {
        let z: Vec<_> = (0..500).map(|k| Complex { re: k, im: -k }).collect();
        let mut by = vec![2; 500];
        let halves: Vec<_> = z
            .iter()
            .map(|z| Complex {
                re: z.re / 2,
                im: z.im / 2,
            })
            .collect();
        assert_eq!(halved::map(&z, &by).run(dev)?.to_vec()?, halves, "{backend}");
        (by[321], by[123]) = (0, 0);
        let Err(Error::Fault { fault, element }) = halved::map(&z, &by).run(dev) else {
            panic!("a division by zero went unnoticed on {backend}");
        };
        assert_eq!(
            (fault.kind, element),
            (FaultKind::DivisionByZero, 123),
            "{backend}"
        );
        let error = step::launch(4, &[Complex { re: 1.0, im: 2.0 }; 3], &[line(0)], &[Celsius(0.0)]).run(dev);
        let text = error.unwrap_err().to_string();
        assert!(
            text.contains("index 3") && text.contains("length 3"),
            "{text} on {backend}"
        );
        report::ran(SUITE, backend, 502);
    }
    Ok(())
}

/// The memory of a buffer, as a user's own kernel finds it.
#[test]
fn memory_of_a_device_has_planes() -> Result<(), Error> {
    let lines: Vec<_> = (0..5).map(line).collect();
    for (backend, dev) in devices() {
        let buffer = Buffer::new(dev, &lines)?;
        let Some((device, memory)) = buffer.memory() else {
            assert_eq!(buffer.as_slice(), Some(&lines[..]), "{backend}");
            continue;
        };
        let mut bytes = vec![0; memory.bytes()];
        device.download(memory, &mut bytes)?;
        let scalars: Vec<f64> = bytes
            .as_chunks()
            .0
            .iter()
            .map(|&bytes| f64::from_ne_bytes(bytes))
            .collect();
        let planes =
            [0, 1, 2, 3, 4, 5].map(|k| lines.iter().map(move |line| [line.from, line.to][k / 3].0[k % 3]));
        assert_eq!(
            scalars,
            planes.into_iter().flatten().collect::<Vec<_>>(),
            "{backend}"
        );
        report::ran(SUITE, backend, 5);
    }
    Ok(())
}

#[test]
fn planes_in_the_text() {
    let along = along::cuda_source();
    text::compiles("along", &along);
    let rotated = rotated::cuda_source();
    text::compiles("rotated", &rotated);
    let step = step::cuda_source();
    for (text, part) in [
        (
            &along,
            "unsigned long long* fault,\n    unsigned long long total,\n    double* __restrict__ out_0,",
        ),
        (&along, "const double line_from_0 = in_line[element];\n"),
        (&along, "= in_line[total + element];\n"),
        (&along, "= in_line[5 * total + element];\n"),
        (&along, "out_0[2 * total + element] = "),
        (&along, "out_1[element] = "),
        (&rotated, "= in_z[3 * total + element];\n"),
        (&rotated, "out_0[total + element] = "),
        (&rotated, "= in_heat[element];\n"),
        (&step, "z[z_len + "),
        (&step, "lines[5 * lines_len + "),
        (&step, "lines[0]"),
        (&step, "heat[0]"),
        (&step, "out[total + element] = "),
    ] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Table<T>([T; 8]);

/// A place in a struct that is known only when it runs.
#[fp(mode = "ru")]
fn entry(table: Table<f32>, i: u32, j: u32) -> f32 {
    table.0[i as usize + j as usize] + 0.1
}

#[test]
fn entries_of_an_array_in_a_struct() -> Result<(), Error> {
    let text = entry::cuda_source();
    let part = "in_table[t * total + element]";
    assert!(text.contains(part), "`{part}` is not in\n{text}");
    text::compiles("entry", &text);
    let tables: Vec<_> = (0..999)
        .map(|k| Table([0, 1, 2, 3, 4, 5, 6, 7].map(|at| (8 * k + at) as f32)))
        .collect();
    let i: Vec<u32> = (0..999).map(|k| k % 5).collect();
    for (backend, dev) in devices() {
        let found = entry::map(&tables, &i, 3).run(dev)?.to_vec()?;
        for (k, found) in found.into_iter().enumerate() {
            assert_eq!(found, entry(tables[k], i[k], 3), "{k} on {backend}");
        }
        report::ran(SUITE, backend, 999);
    }
    Ok(())
}

/// A kernel that reads structs from slices alone needs no other length.
#[fp]
fn real(i: Index, z: &[Complex<f32>], w: Complex<f32>) -> f32 {
    z[i.x()].re * w.im
}

#[test]
fn what_has_no_planes_takes_no_total() {
    let text = real::cuda_source();
    assert!(!text.contains("total"), "{text}");
}
