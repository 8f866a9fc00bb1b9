//! Seeded calls of every kind, plain calls, and what happens without a seed.

use std::panic::catch_unwind;

use fpdsl::prelude::*;
use fpdsl::{Devices, Error, Seed};

use crate::draws::{Draws, Number};
use crate::{SEED, STREAM, SUITE, backends, report, seed};

#[fp(mode = "sr", identity = -0.0)]
fn add(x: f32, y: f32) -> f32 {
    x + y
}

#[fp(mode = "sr")]
fn third(x: f32) -> f32 {
    x / 3.0
}

/// Some elements draw.
#[fp(mode = "sr")]
fn third_of_some(x: f32, k: i32) -> f32 {
    if k % 5 == 4 { x / 3.0 } else { x }
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Point {
    x: f32,
    y: f64,
}

#[fp(mode = "sr")]
fn moved(p: Point, pair: (f32, i32)) -> (Point, f32) {
    let (a, b) = pair;
    let x = p.x / a;
    let y = p.y * 0.1;
    (Point { x, y }, x + b as f32)
}

#[fp(mode = "sr")]
fn smooth(i: Index, u: &[f32]) -> f32 {
    let k = i.x();
    let mut s = 0.0;
    for j in 0..u.len() {
        if (j + k) % 7 == 0 {
            s += u[j];
        }
    }
    s / 3.0 + u[k]
}

#[fp(mode = "sr")]
fn grid(i: Index2, nx: usize, u: &[f32]) -> f32 {
    let here = u[i.y() * nx + i.x()];
    if i.x() == 0 {
        here
    } else {
        here / 3.0 + u[i.y() * nx + i.x() - 1]
    }
}

#[fp(mode = "sr")]
fn cube(i: Index3, x: f32) -> f32 {
    x / ((i.x() + i.y() * 10 + i.z() * 100) as f32)
}

/// The lower and the upper half of the number are in the result.
#[fp(mode = "sr")]
fn far(i: Index, x: f32) -> f32 {
    let third = x / 3.0;
    if i.x() % 2 == 0 { third } else { third / 7.0 }
}

#[fp(mode = "sr")]
fn kept(x: f32) -> (bool, f32, f64) {
    let third = x / 3.0;
    (third > 5.0, third * 1.1, x as f64 / 3.0)
}

fn draws(element: usize) -> Draws {
    Draws::new(SEED, STREAM, element as u64)
}

fn numbers(n: usize) -> Vec<f32> {
    (0..n).map(|k| (k * 7919 % 10_007) as f32 * 0.01 + 0.3).collect()
}

fn bits<T: Number>(values: &[T]) -> Vec<u64> {
    values.iter().map(|&x| x.bits()).collect()
}

/// Around lanes, blocks of threads, and pieces.
const LENGTHS: [usize; 7] = [0, 1, 15, 17, 257, 4099, 20_001];

fn needs_a_seed<T>(result: Result<T, Error>, backend: &str) -> usize {
    let Err(error) = result else {
        panic!("no error on {backend}");
    };
    assert!(error.to_string().contains("needs a seed"), "{error} on {backend}");
    match error {
        Error::Fault { element, .. } => element,
        other => panic!("{other:?} on {backend}"),
    }
}

#[test]
fn without_a_seed_a_call_is_an_error() {
    let x = numbers(100);
    for (backend, device) in backends::devices() {
        let dev = &device;
        assert_eq!(needs_a_seed(add::map(&x, &x).run(dev), backend), 0);
        assert_eq!(
            needs_a_seed(third::map(&x).into(dev, &mut vec![0.0; 100]), backend),
            0
        );
        assert_eq!(needs_a_seed(add::reduce(&x).run(dev), backend), 0);
        needs_a_seed(add::scan(&x).run(dev), backend);
        assert_eq!(needs_a_seed(smooth::launch(100, &x).run(dev), backend), 0);
        assert_eq!(needs_a_seed(kept::map(&x).compact().run(dev), backend), 0);
        assert_eq!(needs_a_seed(third::map(&x).reduce::<add>().run(dev), backend), 0);
        assert_eq!(needs_a_seed(third::map(&x).piece(dev, 7..20), backend), 7);
        needs_a_seed(
            third::map(&x).run(&Devices::of([device.clone(), device.clone()])),
            backend,
        );
        // With one it works, also afterwards.
        third::map(&x).run(&dev.seeded(1)).unwrap();
        report::ran(SUITE, backend, 9);
    }
}

#[test]
fn without_a_seed_what_does_not_draw_is_computed() {
    let (x, k) = (numbers(1000), vec![3; 1000]);
    let mut other = k.clone();
    (other[700], other[300]) = (4, 4);
    for (backend, device) in backends::devices() {
        let found = third_of_some::map(&x, &k).run(&device).unwrap().to_vec().unwrap();
        assert_eq!(found, x, "{backend}");
        let element = needs_a_seed(third_of_some::map(&x, &other).run(&device), backend);
        assert_eq!(element, 300, "{backend}");
        // Nothing is combined.
        assert_eq!(add::reduce(&x[..1]).run(&device).unwrap(), x[0], "{backend}");
        assert_eq!(add::map(&x[..0], 1.0).run(&device).unwrap().len(), 0, "{backend}");
        report::ran(SUITE, backend, 2000);
    }
}

#[test]
fn without_a_seed_a_plain_call_panics() {
    let message = |body: fn()| {
        let panic = catch_unwind(body).expect_err("it panics");
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()))
            .expect("a text")
    };
    let all: [fn(); 3] = [
        || {
            third(1.0);
        },
        || {
            kept(1.0);
        },
        // A seed ends with its call, also if that panics.
        || {
            let panics = catch_unwind(|| Seed::new(1).call(|| -> f32 { panic!("{}", third(1.0)) }));
            assert!(panics.is_err());
            third(1.0);
        },
    ];
    for body in all {
        let text = message(body);
        assert!(text.contains("needs a seed"), "{text}");
    }
    for (_, level) in backends::levels() {
        let panic = catch_unwind(|| fpdsl::backend::call_at::<third>(level, (1.0,)));
        assert!(panic.is_err(), "{level:?}");
    }
}

#[test]
fn another_thread_has_no_seed() {
    Seed::new(1).call(|| {
        let other = std::thread::spawn(|| third(1.0)).join();
        assert!(other.is_err());
        third(1.0);
    });
}

#[test]
fn all_ways_to_run_a_call_agree() {
    for (backend, device) in backends::devices() {
        for n in LENGTHS {
            let (x, y) = (numbers(n), numbers(n + 3));
            let y = &y[3..];
            let expected: Vec<f32> = (0..n).map(|e| draws(e).add(x[e], y[e])).collect();
            let expected = bits(&expected);
            let call = || add::map(&x, y).seeded(seed());
            let check =
                |found: Vec<f32>, how: &str| assert_eq!(bits(&found), expected, "{how}, {n} on {backend}");
            check(
                add::map(&x, y)
                    .run(&device.seeded(seed()))
                    .unwrap()
                    .to_vec()
                    .unwrap(),
                "a seeded device",
            );
            check(call().run(&device).unwrap().to_vec().unwrap(), "a seeded call");
            let mut found = vec![f32::NAN; n];
            call().into(&device, &mut found).unwrap();
            check(found, "a `Vec`");
            let mut buffer = Buffer::new(&device, &vec![f32::NAN; n]).unwrap();
            call().into(&device, &mut buffer).unwrap();
            check(buffer.to_vec().unwrap(), "a buffer");
            let on_device = (
                Buffer::new(&device, &x).unwrap(),
                Buffer::new(&device, y).unwrap(),
            );
            let found = add::map(&on_device.0, &on_device.1)
                .run(&device.seeded(seed()))
                .unwrap();
            check(found.to_vec().unwrap(), "from buffers");
            let cuts = [0, n / 3, n / 3, n - n / 5, n];
            let pieces = cuts
                .windows(2)
                .flat_map(|cut| call().piece(&device, cut[0]..cut[1]).unwrap().to_vec().unwrap());
            check(pieces.collect(), "pieces");
            let devices =
                Devices::of([device.clone(), Device::host(), device.clone()]).with_shares(&[2, 1, 3]);
            check(call().run(&devices).unwrap(), "several devices");
            report::ran(SUITE, backend, 7 * n as u64);
        }
    }
}

#[test]
fn reductions_and_scans_of_seeded_calls() {
    // Those draw by themselves: what combines is of another mode.
    #[fp]
    fn plus(x: f32, y: f32) -> f32 {
        x + y
    }
    for (backend, device) in backends::devices() {
        for n in [1, 257, 20_001] {
            let x = numbers(n);
            let thirds: Vec<f32> = (0..n).map(|e| draws(e).div(x[e], 3.0)).collect();
            let sum = plus::reduce(&thirds).run(&Device::host()).unwrap();
            let prefixes = plus::scan(&thirds)
                .run(&Device::host())
                .unwrap()
                .to_vec()
                .unwrap();
            let call = || third::map(&x).seeded(seed());
            assert_eq!(
                call().reduce::<plus>().run(&device).unwrap().bits(),
                sum.bits(),
                "{n} on {backend}"
            );
            let devices = Devices::of([device.clone(), Device::host()]);
            assert_eq!(
                call().reduce::<plus>().run(&devices).unwrap().bits(),
                sum.bits(),
                "{n} on {backend}"
            );
            let seeded = device.seeded(seed());
            assert_eq!(
                third::map(&x).reduce::<plus>().run(&seeded).unwrap().bits(),
                sum.bits(),
                "{n} on {backend}"
            );
            let found = plus::scan(call()).run(&device).unwrap().to_vec().unwrap();
            assert_eq!(bits(&found), bits(&prefixes), "{n} on {backend}");
            let found = plus::scan(third::map(&x)).run(&seeded).unwrap().to_vec().unwrap();
            assert_eq!(bits(&found), bits(&prefixes), "{n} on {backend}");
            report::ran(SUITE, backend, 5 * n as u64);
        }
    }
}

#[test]
fn structs_and_tuples() {
    for (backend, device) in backends::devices() {
        for n in LENGTHS {
            let x = numbers(n);
            let points: Vec<Point> = x
                .iter()
                .map(|&x| Point {
                    x,
                    y: f64::from(x) / 7.0,
                })
                .collect();
            let pairs: Vec<(f32, i32)> = (0..n)
                .map(|k| (x[n - 1 - k], (k as i32).wrapping_mul(99_999_991)))
                .collect();
            let expected: Vec<(u64, u64, u64)> = (0..n)
                .map(|e| {
                    let mut d = draws(e);
                    let x = d.div(points[e].x, pairs[e].0);
                    let y = d.mul(points[e].y, 0.1);
                    let b: f32 = d.cast_integer(pairs[e].1.into());
                    (x.bits(), y.bits(), d.add(x, b).bits())
                })
                .collect();
            let (a, b): (Vec<f32>, Vec<i32>) = pairs.iter().copied().unzip();
            let (moved, sums) = moved::map(&points, (&a, &b)).run(&device.seeded(seed())).unwrap();
            let found = moved.to_vec().unwrap().into_iter().zip(sums.to_vec().unwrap());
            let found: Vec<_> = found
                .map(|(p, sum)| (p.x.bits(), p.y.bits(), sum.bits()))
                .collect();
            assert_eq!(found, expected, "{n} on {backend}");
            report::ran(SUITE, backend, n as u64);
        }
    }
}

#[test]
fn grids() {
    let u = numbers(401);
    let smoothed: Vec<f32> = (0..u.len())
        .map(|k| {
            let mut d = draws(k);
            let s = (0..u.len())
                .filter(|j| (j + k) % 7 == 0)
                .fold(0.0, |s, j| d.add(s, u[j]));
            let q = d.div(s, 3.0);
            d.add(q, u[k])
        })
        .collect();
    let (nx, ny, nz) = (37, 10, 3);
    let plane: Vec<f32> = (0..nx * ny)
        .map(|e| {
            let mut d = draws(e);
            if e % nx == 0 {
                return u[e];
            }
            let q = d.div(u[e], 3.0);
            d.add(q, u[e - 1])
        })
        .collect();
    let space: Vec<f32> = (0..nx * ny * nz)
        .map(|e| {
            let mut d = draws(e);
            let at = e % nx + e / nx % ny * 10 + e / (nx * ny) * 100;
            let at: f32 = d.cast_integer(at as i128);
            d.div(1.7, at)
        })
        .collect();
    for (backend, device) in backends::devices() {
        let seeded = device.seeded(seed());
        let found = smooth::launch(u.len(), &u)
            .run(&seeded)
            .unwrap()
            .to_vec()
            .unwrap();
        assert_eq!(bits(&found), bits(&smoothed), "{backend}");
        let found = grid::launch((nx, ny), nx, &u)
            .run(&seeded)
            .unwrap()
            .to_vec()
            .unwrap();
        assert_eq!(bits(&found), bits(&plane), "{backend}");
        let call = grid::launch((nx, ny), nx, &u).seeded(seed());
        let found = call.piece(&device, 41..300).unwrap().to_vec().unwrap();
        assert_eq!(bits(&found), bits(&plane[41..300]), "{backend}");
        let devices = Devices::of([device.clone(), Device::host()]);
        assert_eq!(bits(&call.run(&devices).unwrap()), bits(&plane), "{backend}");
        let found = cube::launch((nx, ny, nz), 1.7)
            .run(&seeded)
            .unwrap()
            .to_vec()
            .unwrap();
        assert_eq!(bits(&found), bits(&space), "{backend}");
        report::ran(SUITE, backend, (u.len() + 2 * plane.len() + space.len()) as u64);
    }
}

/// Elements beyond those of 32 bits.
#[test]
fn far_elements() {
    for first in [(1_usize << 32) - 50, (1 << 40) + 12_345] {
        let expected: Vec<f32> = (first..first + 100)
            .map(|e| {
                let mut d = draws(e);
                let third = d.div(1.1, 3.0);
                if e % 2 == 0 { third } else { d.div(third, 7.0) }
            })
            .collect();
        for (backend, device) in backends::devices() {
            let call = far::launch(1_usize << 41, 1.1).seeded(seed());
            let found = call.piece(&device, first..first + 100).unwrap().to_vec().unwrap();
            assert_eq!(bits(&found), bits(&expected), "from {first} on {backend}");
            report::ran(SUITE, backend, 100);
        }
        for e in first..first + 100 {
            let third = seed().element(e as u64).call(|| third(1.1));
            assert_eq!(third, draws(e).div(1.1, 3.0));
        }
    }
}

#[test]
fn compactions() {
    for (backend, device) in backends::devices() {
        for n in LENGTHS {
            let x = numbers(n);
            let expected: Vec<(u64, u64)> = (0..n)
                .filter_map(|e| {
                    let mut d = draws(e);
                    let third = d.div(x[e], 3.0);
                    let more = d.mul(third, 1.1);
                    let wide = d.div(f64::from(x[e]), 3.0);
                    (third > 5.0).then_some((more.bits(), wide.bits()))
                })
                .collect();
            let zipped = |(more, wide): (Vec<f32>, Vec<f64>)| -> Vec<(u64, u64)> {
                bits(&more).into_iter().zip(bits(&wide)).collect()
            };
            let (more, wide) = kept::map(&x).compact().run(&device.seeded(seed())).unwrap();
            assert_eq!(
                zipped((more.to_vec().unwrap(), wide.to_vec().unwrap())),
                expected,
                "{n} on {backend}"
            );
            let (more, wide) = kept::map(&x).seeded(seed()).compact().run(&device).unwrap();
            assert_eq!(
                zipped((more.to_vec().unwrap(), wide.to_vec().unwrap())),
                expected,
                "{n} on {backend}"
            );
            let devices = Devices::of([device.clone(), Device::host()]);
            let found = kept::map(&x).seeded(seed()).compact().run(&devices).unwrap();
            assert_eq!(zipped(found), expected, "{n} on {backend}");
            report::ran(SUITE, backend, 3 * n as u64);
        }
    }
}

/// A sum and a quotient, which depend on what the row has.
#[fp(mode = "sr")]
fn running(x: f32, out: &mut [f32]) {
    let mut sum = x;
    for o in out.iter_mut() {
        sum += 0.1;
        *o = sum / 3.0;
    }
}

/// Draws for some scalars of the row alone.
#[fp(mode = "sr")]
fn scattered(i: Index, x: &[f32], out: &mut [f32]) {
    for j in 0..out.len() {
        let value = x[i.x()];
        out[j] = if (i.x() + j) % 3 == 0 { value / 3.0 } else { value };
    }
}

#[test]
fn rows() {
    for (backend, device) in backends::devices() {
        for n in LENGTHS {
            let x = numbers(n);
            let sums = (0..n).flat_map(|e| {
                let (mut d, mut sum) = (draws(e), x[e]);
                let row: Vec<f32> = (0..5)
                    .map(|_| {
                        sum = d.add(sum, 0.1);
                        d.div(sum, 3.0)
                    })
                    .collect();
                row
            });
            let sums = bits(&sums.collect::<Vec<f32>>());
            let some = (0..n).flat_map(|e| {
                let mut d = draws(e);
                let row: Vec<f32> = (0..4)
                    .map(|j| if (e + j) % 3 == 0 { d.div(x[e], 3.0) } else { x[e] })
                    .collect();
                row
            });
            let some = bits(&some.collect::<Vec<f32>>());
            let check = |found: Vec<f32>, expected: &[u64]| {
                assert_eq!(bits(&found), expected, "{n} on {backend}");
            };
            let seeded = device.seeded(seed());
            check(
                running::map(&x).rows(5).run(&seeded).unwrap().to_vec().unwrap(),
                &sums,
            );
            let call = || scattered::launch(n, &x).rows(4);
            check(call().run(&seeded).unwrap().to_vec().unwrap(), &some);
            let mut known = vec![f32::NAN; 4 * n];
            call().seeded(seed()).into(&device, &mut known).unwrap();
            check(known, &some);
            let call = call().seeded(seed());
            let two = Devices::of([device.clone(), Device::host()]);
            check(call.run(&two).unwrap(), &some);
            let found = call.piece(&device, n / 3..n).unwrap().to_vec().unwrap();
            check(found, &some[n / 3 * 4..]);
            if n > 0 {
                needs_a_seed(running::map(&x).rows(5).run(&device), backend);
            }
            report::ran(SUITE, backend, 5 * n as u64);
        }
    }
}

/// The draws of calls that are arguments of the call of an element.
fn draws_of_arguments(element: usize) -> Draws {
    Draws::new(SEED, STREAM, element as u64 | 1 << 62)
}

/// A third, and a sum of it with itself and another number.
#[fp(mode = "sr")]
fn more(x: f32, y: f32) -> f32 {
    x + y * 1.1
}

/// Calls that are arguments have one sequence of draws, in the order of the arguments, and the function that takes them has another.
#[test]
fn calls_that_are_arguments() {
    for (backend, device) in backends::devices() {
        for n in LENGTHS {
            let x = numbers(n);
            let expected: Vec<f32> = (0..n)
                .map(|e| {
                    let (mut inner, mut outer) = (draws_of_arguments(e), draws(e));
                    // In the first argument a third comes before the sum that it is an argument of.
                    let third = inner.div(x[e], 3.0);
                    let first = inner.add(third, 0.1);
                    let second = inner.div(x[e], 3.0);
                    let scaled = outer.mul(second, 1.1);
                    outer.add(first, scaled)
                })
                .collect();
            let expected = bits(&expected);
            let call = || more::map(add::map(third::map(&x), 0.1), third::map(&x));
            let check = |found: Vec<f32>, how: &str, from: usize| {
                assert_eq!(bits(&found), expected[from..], "{how}, {n} on {backend}");
            };
            let seeded = device.seeded(seed());
            check(
                call().run(&seeded).unwrap().to_vec().unwrap(),
                "a seeded device",
                0,
            );
            let mut found = vec![f32::NAN; n];
            call().seeded(seed()).into(&device, &mut found).unwrap();
            check(found, "a `Vec`", 0);
            let seeded = call().seeded(seed());
            let found = seeded.piece(&device, n / 3..n).unwrap().to_vec().unwrap();
            check(found, "a piece", n / 3);
            let two = Devices::of([device.clone(), Device::host()]);
            check(seeded.run(&two).unwrap(), "several devices", 0);
            // A plain call of each draws the same.
            if n > 0 {
                let e = n - 1;
                let (first, second) = seed()
                    .element(e as u64 | 1 << 62)
                    .call(|| (add(third(x[e]), 0.1), third(x[e])));
                let found = seed().element(e as u64).call(|| more(first, second));
                assert_eq!(found.to_bits(), expected[e] as u32, "plain calls for {n}");
                needs_a_seed(call().run(&device), backend);
            }
            report::ran(SUITE, backend, 4 * n as u64);
        }
    }
}

/// Elements that are combined are computed first, arguments and all.
#[test]
fn reductions_of_calls_that_have_calls() {
    #[fp]
    fn least(x: f32, y: f32) -> f32 {
        x.min(y)
    }
    for (backend, device) in backends::devices() {
        for n in LENGTHS.into_iter().filter(|&n| n > 0) {
            let x = numbers(n);
            let values = (0..n).map(|e| {
                let third = draws_of_arguments(e).div(x[e], 3.0);
                draws(e).add(third, 0.1)
            });
            let expected = values.fold(f32::INFINITY, f32::min);
            let call = || add::map(third::map(&x), 0.1);
            let found = call().reduce::<least>().run(&device.seeded(seed())).unwrap();
            assert_eq!(found, expected, "{n} on {backend}");
            // In one kernel, which reads elements anywhere.
            let found = call().seeded(seed()).reduce::<least>().run(&device).unwrap();
            assert_eq!(found, expected, "{n} on {backend}");
            report::ran(SUITE, backend, 2 * n as u64);
        }
    }
}

/// The seed of a plain call is not that of a call over arrays within it, on whatever thread elements are.
#[test]
fn plain_calls_give_no_seed_to_arrays() {
    for (backend, device) in backends::devices() {
        for n in LENGTHS.into_iter().filter(|&n| n > 0) {
            let x = numbers(n);
            let found = seed().call(|| {
                let found = third::map(&x).run(&device);
                (found.is_err(), third(x[0]))
            });
            let expected = draws(0).div(x[0], 3.0);
            assert_eq!(
                (found.0, found.1.to_bits()),
                (true, expected.to_bits()),
                "{n} on {backend}"
            );
            report::ran(SUITE, backend, n as u64);
        }
    }
}

/// Each of two seeds is that of its call.
#[test]
fn seeded_calls_of_seeded_calls() {
    for (backend, device) in backends::devices() {
        for n in LENGTHS {
            let x = numbers(n);
            let expected: Vec<f32> = (0..n)
                .map(|e| {
                    let inner = Draws::new(11, 2, e as u64).div(x[e], 3.0);
                    draws(e).add(inner, 0.1)
                })
                .collect();
            let inner = || third::map(&x).seeded(Seed::new(11).stream(2));
            let found = add::map(inner(), 0.1)
                .run(&device.seeded(seed()))
                .unwrap()
                .to_vec()
                .unwrap();
            assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
            let call = add::map(inner(), 0.1).seeded(seed());
            let found = call.piece(&device, n / 3..n).unwrap().to_vec().unwrap();
            assert_eq!(bits(&found), bits(&expected[n / 3..]), "{n} on {backend}");
            report::ran(SUITE, backend, 2 * n as u64);
        }
    }
}

/// A call of a function of another mode takes a seed, and does nothing with it.
#[test]
fn other_modes_ignore_the_seed() {
    #[fp]
    fn nearest(x: f32) -> f32 {
        x / 3.0
    }
    let x = numbers(1000);
    let expected: Vec<f32> = x.iter().map(|&x| nearest(x)).collect();
    for (backend, device) in backends::devices() {
        assert_eq!(
            nearest::map(&x).run(&device.seeded(1)).unwrap().to_vec().unwrap(),
            expected,
            "{backend}"
        );
    }
}

#[test]
fn wrong_lengths_are_errors() {
    for (backend, device) in backends::devices() {
        let (x, y) = (numbers(3), numbers(4));
        let error = add::map(&x, &y).run(&device.seeded(1)).unwrap_err();
        let plain = add::map(&x, &y).run(&device).unwrap_err();
        assert_eq!(error.to_string(), plain.to_string(), "{backend}");
    }
}
