//! Both ways of computing elements, and the choice between them, give the same bits and the same faults.

use std::panic;
use std::sync::atomic::{AtomicUsize, Ordering};

use fpdsl::Error;
use fpdsl::backend::Strategy;
use fpdsl::error::{Fault, FaultKind};
use fpdsl::prelude::*;

const STRATEGIES: [Strategy; 3] = [Strategy::Measured, Strategy::Lanes, Strategy::Single];

/// The devices of every level with every strategy.
fn hosts() -> Vec<Device> {
    let levels = Device::hosts();
    let each = |device: &Device| STRATEGIES.map(|strategy| device.with_strategy(strategy));
    levels.iter().flat_map(each).collect()
}

#[fp(mode = "ru")]
fn steps(x: f64, y: f64) -> (f64, u32) {
    let (mut z, mut n) = (x, 0);
    while z < 100.0 && n < 50 {
        z = z * 1.5 + y / 3.0;
        n += 1;
    }
    (z, n)
}

#[fp(mode = "rz")]
fn border(i: Index2, nx: usize, ny: usize, u: &[f32]) -> f32 {
    let (x, y) = (i.x(), i.y());
    let here = y * nx + x;
    if x == 0 || y == 0 || x + 1 == nx || y + 1 == ny {
        return u[here];
    }
    0.25 * (u[here - 1] + u[here + 1] + u[here - nx] + u[here + nx])
}

/// Indices that arms choose, which meet where lanes of different arms meet.
#[fp(mode = "rd")]
fn clamped(i: Index2, nx: usize, ny: usize, u: &[f64]) -> f64 {
    let (x, y) = (i.x(), i.y());
    let left = if x == 0 {
        nx - 1
    } else if x + 1 == nx {
        x - 1
    } else if x > 40 && y > 2 {
        (x * 3) % nx
    } else {
        x - 1
    };
    let mut up = y;
    if y > 0 {
        up -= 1;
        if x % 5 == 0 {
            up = 0;
        }
    }
    let mut sum = u[y * nx + left] + u[up * nx + x.min(nx - 2)];
    for k in y..ny.min(y + 3) {
        sum += u[k * nx + (x + k) % nx] / 3.0;
    }
    let mut k = x;
    while k < nx && k < x + 4 {
        sum -= u[y * nx + k] / 7.0;
        k += 1;
    }
    sum
}

#[fp(mode = "rn")]
fn first(count: usize, u: &[f64]) -> f64 {
    let mut sum = 0.0;
    for k in 0..count {
        sum += u[k];
    }
    sum
}

/// Where no lane takes the arm, `n - 5` wraps.
#[fp(mode = "rn")]
fn all_but_five(i: Index, n: usize, u: &[f64]) -> f64 {
    let mut sum = u[i.x()];
    if n >= 5 {
        sum = first(n - 5, u);
    }
    if n >= 5 && first(n - 5, u) > 3.0 {
        sum += 1.0;
    }
    sum
}

/// Reads beside the ends of slices, in arms that some lanes take, or none: neighbours, every third, one for all, arrays.
#[fp(mode = "rn")]
fn beside(i: Index, n: usize, u: &[f64], planes: &[[f32; 3]], long: &[[f64; 40]]) -> f64 {
    let x = i.x();
    let mut sum = 0.0;
    if x >= 2 && x < u.len() + 2 {
        sum += u[x - 2] / 3.0;
    }
    if x + 1 < u.len() {
        sum += u[x + 1];
    }
    if x < planes.len() {
        sum += planes[x][1] as f64;
    }
    if x < long.len() {
        sum += long[x][39];
    }
    if 3 * x < u.len() {
        sum *= u[3 * x];
    }
    if n > 7 {
        sum -= u[n - 1];
    }
    sum
}

/// A loop that would never end for a number that is not among the elements.
#[fp(mode = "rn")]
fn halvings(i: Index, u: &[u32]) -> u32 {
    let mut turns = 0;
    if i.x() + 1 < u.len() {
        let mut left = u[i.x() + 1];
        while left != 1 {
            left = if left == 0 { 0 } else { left / 2 };
            turns += 1;
        }
    }
    turns
}

#[fp(mode = "rn")]
fn next(i: Index, u: &[f64]) -> f64 {
    u[i.x() + 1]
}

#[fp(mode = "rn")]
fn inner(k: u32, d: u32) -> u32 {
    k / d
}

#[fp(mode = "rn")]
fn divided(k: u32, d: u32) -> u32 {
    inner(k, d) + 1
}

#[fp(mode = "rn")]
fn picked(i: Index, at: &[u32], table: &[f64]) -> f64 {
    table[at[i.x()] as usize] * 2.0
}

/// Lengths around blocks of lanes, strips that are measured, and parts of threads.
const LENGTHS: [usize; 14] = [
    0, 1, 15, 16, 17, 33, 511, 512, 513, 1000, 8191, 8192, 20_000, 70_001,
];

#[test]
fn every_strategy_maps_the_same_bits() {
    for device in hosts() {
        for n in LENGTHS {
            let x: Vec<f64> = (0..n).map(|k| k as f64 * 0.37 - 5.0).collect();
            let y: Vec<f64> = (0..n).map(|k| (k % 17) as f64 * 0.11).collect();
            let (z, count) = steps::map(&x, &y).run(&device).unwrap();
            let (z, count) = (z.to_vec().unwrap(), count.to_vec().unwrap());
            for k in 0..n {
                let (expected, times) = steps(x[k], y[k]);
                assert_eq!(
                    (z[k].to_bits(), count[k]),
                    (expected.to_bits(), times),
                    "{k} of {n}"
                );
            }
        }
    }
}

#[test]
fn every_strategy_walks_grids_alike() {
    for device in hosts() {
        for (nx, ny) in [
            (1, 1),
            (3, 5),
            (16, 4),
            (100, 7),
            (17, 100),
            (300, 300),
            (0, 4),
            (4, 0),
        ] {
            let u: Vec<f32> = (0..nx * ny).map(|k| (k % 101) as f32 * 0.3).collect();
            let found = border::launch((nx, ny), nx, ny, &u)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            for (k, found) in found.iter().enumerate() {
                let expected = border(Index2::new(k % nx, k / nx), nx, ny, &u);
                assert_eq!(found.to_bits(), expected.to_bits(), "element {k} of {nx} by {ny}");
            }
        }
    }
}

#[test]
fn indices_that_arms_choose() {
    for device in hosts() {
        for (nx, ny) in [(2, 2), (16, 3), (33, 5), (100, 9), (257, 40)] {
            let u: Vec<f64> = (0..nx * ny).map(|k| (k % 89) as f64 * 0.7).collect();
            let found = clamped::launch((nx, ny), nx, ny, &u)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            for (k, found) in found.iter().enumerate() {
                let expected = clamped(Index2::new(k % nx, k / nx), nx, ny, &u);
                assert_eq!(found.to_bits(), expected.to_bits(), "element {k} of {nx} by {ny}");
            }
        }
    }
}

#[test]
fn reads_beside_the_ends_of_slices() {
    for device in hosts() {
        for n in [1, 3, 15, 16, 17, 31, 40, 500, 9000] {
            let u: Vec<f64> = (0..n).map(|k| (k % 77) as f64 * 0.7 - 9.0).collect();
            let planes: Vec<[f32; 3]> = (0..n / 2).map(|k| [0.5, k as f32, 7.0]).collect();
            let long: Vec<[f64; 40]> = (0..n / 3).map(|k| [k as f64 * 0.1; 40]).collect();
            let found = beside::launch(n + 21, n, &u, &planes, &long)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            for (k, found) in found.iter().enumerate() {
                let expected = beside_on(k, n, &u, &planes, &long);
                assert_eq!(found.to_bits(), expected.to_bits(), "element {k} of {n}");
            }
        }
    }
}

fn beside_on(k: usize, n: usize, u: &[f64], planes: &[[f32; 3]], long: &[[f64; 40]]) -> f64 {
    let get = |k: Option<usize>| k.and_then(|k| u.get(k));
    let mut sum = get(k.checked_sub(2)).map_or(0.0, |u| u / 3.0);
    sum += get(Some(k + 1)).unwrap_or(&0.0);
    sum += planes.get(k).map_or(0.0, |plane| f64::from(plane[1]));
    sum += long.get(k).map_or(0.0, |long| long[39]);
    sum *= get(Some(3 * k)).unwrap_or(&1.0);
    sum - if n > 7 { u[n - 1] } else { 0.0 }
}

#[test]
fn loops_end_where_nothing_was_read() {
    for device in hosts() {
        for n in [1, 16, 33, 1000] {
            let u: Vec<u32> = (0..n).map(|k| 1 << (k % 31)).collect();
            let found = halvings::launch(n, &u).run(&device).unwrap().to_vec().unwrap();
            let expected = (0..n).map(|k| u.get(k + 1).map_or(0, |u| u.ilog2()));
            assert!(found.into_iter().eq(expected), "{n}");
        }
    }
}

#[test]
fn the_end_of_a_slice_is_told() {
    for device in hosts() {
        for n in [1, 16, 17, 600, 9000] {
            let error = next::launch(n, vec![1.0; n]).run(&device).unwrap_err();
            let Error::Fault { fault, element } = error else {
                panic!("{error}")
            };
            let (index, len) = (n as u64, n as u64);
            let kind = FaultKind::OutOfBounds { index, len };
            let function = "next";
            assert_eq!((element, fault), (n - 1, Fault { function, kind }));
        }
    }
}

#[test]
fn loops_that_no_lane_runs_have_no_turns() {
    let u: Vec<f64> = (0..100).map(f64::from).collect();
    for device in hosts() {
        for n in [0, 4, 5, 9] {
            let found = all_but_five::launch(100, n, &u)
                .run(&device)
                .unwrap()
                .to_vec()
                .unwrap();
            for (k, found) in found.iter().enumerate() {
                assert_eq!(*found, all_but_five(Index::new(k), n, &u), "element {k}, {n}");
            }
        }
        // Every lane faults at the hundredth turn of all that there are.
        let error = all_but_five::launch(100, usize::MAX, &u)
            .run(&device)
            .unwrap_err();
        let Error::Fault { fault, element } = error else {
            panic!("{error}")
        };
        assert_eq!((fault.function, element), ("first", 0));
    }
}

#[test]
fn results_may_replace_arguments() {
    for device in hosts() {
        for n in [17, 600, 9000] {
            let k: Vec<u32> = (0..n).collect();
            let mut out = vec![7; n as usize];
            divided::map(&k, 3_u32).into(&device, &mut out).unwrap();
            assert!(
                out.iter()
                    .zip(&k)
                    .all(|(&found, &k)| found == k.wrapping_div(3) + 1)
            );
        }
    }
}

/// Places before, within and behind the elements that are measured, and pairs of them.
#[test]
fn the_lowest_fault_is_the_one_that_is_told() {
    let n = 9000;
    for device in hosts() {
        for places in [
            vec![0],
            vec![4495],
            vec![4500],
            vec![5000],
            vec![8999],
            vec![17, 5000],
            vec![4600, 5100],
            vec![5000, 8999],
            vec![3, 4, 5],
        ] {
            let mut d = vec![3_u32; n];
            places.iter().for_each(|&place| d[place] = 0);
            let k: Vec<u32> = (0..n as u32).collect();
            let error = divided::map(&k, &d).run(&device).unwrap_err();
            let Error::Fault { fault, element } = error else {
                panic!("{error}")
            };
            assert_eq!((element, fault.function), (places[0], "inner"), "{places:?}");
            assert_eq!(fault.kind, FaultKind::DivisionByZero);

            let mut at = vec![1_u32; n];
            places.iter().for_each(|&place| at[place] = 9);
            let error = picked::launch(n, &at, &[1.0, 2.0, 3.0]).run(&device).unwrap_err();
            let Error::Fault { fault, element } = error else {
                panic!("{error}")
            };
            let kind = FaultKind::OutOfBounds { index: 9, len: 3 };
            let function = "picked";
            assert_eq!(
                (element, fault),
                (places[0], Fault { function, kind }),
                "{places:?}"
            );
        }
    }
}

/// The sum of a box of 3 by 3 by 3, without what lies outside; each element of the sum is divided by `d` at its own place.
#[fp(mode = "ru")]
fn boxes(i: Index3, nx: usize, ny: usize, nz: usize, u: &[f32], d: &[u32]) -> f32 {
    let mut sum = 0.0;
    for z in i.z()..nz.min(i.z() + 3) {
        for y in i.y()..ny.min(i.y() + 3) {
            for x in i.x()..nx.min(i.x() + 3) {
                sum += u[(z * ny + y) * nx + x] / 3.0;
            }
        }
    }
    sum + (7 / d[(i.z() * ny + i.y()) * nx + i.x()]) as f32
}

/// Widths around blocks of lanes, heights around the rows that lanes walk together.
#[test]
fn rows_that_are_walked_together() {
    for device in hosts() {
        for (nx, ny, nz) in [
            (15, 9, 2),
            (16, 8, 3),
            (17, 7, 5),
            (33, 9, 4),
            (100, 17, 1),
            (40, 40, 9),
        ] {
            let n = nx * ny * nz;
            let u: Vec<f32> = (0..n).map(|k| (k % 97) as f32 * 0.3).collect();
            let mut d = vec![2; n];
            let found = boxes::launch((nx, ny, nz), nx, ny, nz, &u, &d)
                .run(&device)
                .unwrap();
            for (k, found) in found.to_vec().unwrap().into_iter().enumerate() {
                let at = Index3::new(k % nx, k / nx % ny, k / (nx * ny));
                let expected = boxes(at, nx, ny, nz, &u, &d);
                assert_eq!(
                    found.to_bits(),
                    expected.to_bits(),
                    "element {k} of {nx} by {ny} by {nz}"
                );
            }
            // The second is in an earlier block, if rows are walked together, but it is not the lowest.
            let places = [nx - 1, 3 * nx, n / 2 + nx - 1, n / 2 + 2 * nx];
            for places in [&places[..2], &places[2..]] {
                places.iter().for_each(|&place| d[place] = 0);
                let error = boxes::launch((nx, ny, nz), nx, ny, nz, &u, &d)
                    .run(&device)
                    .unwrap_err();
                let Error::Fault { fault, element } = error else {
                    panic!("{error}")
                };
                assert_eq!(
                    (element, fault.kind),
                    (places[0], FaultKind::DivisionByZero),
                    "{nx} by {ny} by {nz}"
                );
                places.iter().for_each(|&place| d[place] = 2);
            }
        }
    }
}

/// Elements behind the last block are computed once: they are overwritten as they are read.
#[test]
fn updates_in_place_happen_once() {
    for device in hosts() {
        for n in [15, 16, 17, 31, 600, 9001] {
            let mut k: Vec<u32> = (0..n).map(|k| 9 * k).collect();
            divided::map(.., 3).update(&device, &mut k).unwrap();
            assert!(
                k.into_iter()
                    .zip(0..n)
                    .all(|(found, k)| found == k.wrapping_mul(3) + 1),
                "{n}"
            );
        }
    }
}

/// A fault of an element is an error, no panic: nothing is printed, and the program's hook does not run.
#[test]
fn faults_do_not_reach_the_panic_hook() {
    static PANICS: AtomicUsize = AtomicUsize::new(0);
    let before = panic::take_hook();
    panic::set_hook(Box::new(|_| {
        PANICS.fetch_add(1, Ordering::Relaxed);
    }));
    let device = Device::host().with_strategy(Strategy::Single);
    let found = divided::map(&[1, 2, 3], &[1, 0, 3]).run(&device).is_err();
    let call = panic::catch_unwind(|| divided(1, 0));
    panic::set_hook(before);
    assert!(found && call.is_err());
    // That of the scalar call, which panics as documented.
    assert_eq!(PANICS.load(Ordering::Relaxed), 1);
}

/// An array that lanes could not have sixteen times on their stack, in a function that the kernel calls.
#[fp]
fn remainders(x: f64, k: usize) -> f64 {
    let mut a = [[0.0; 1024]; 8];
    for i in 0..8192_usize {
        a[i / 1024][i % 1024] = x / (i as f64 + 1.0);
    }
    let mut i = k % 100;
    let mut sum = 0.0;
    while i < 8192 {
        sum += a[i / 1024][i % 1024];
        i += 97;
    }
    sum
}

/// The same with one array of all.
#[fp]
fn remainders_in_a_row(x: f64, k: usize) -> f64 {
    let mut a = [0.0; 8192];
    for i in 0..8192_usize {
        a[i] = x / (i as f64 + 1.0);
    }
    let mut i = k % 100;
    let mut sum = 0.0;
    while i < 8192 {
        sum += a[i];
        i += 97;
    }
    sum
}

#[fp]
fn of_large_arrays(x: f64, k: usize) -> f64 {
    remainders(x, k) - remainders_in_a_row(1.0, k)
}

#[test]
fn large_arrays_do_not_live_on_lanes() {
    let x: Vec<f64> = (0..40).map(f64::from).collect();
    let k: Vec<usize> = (0..40).collect();
    let plain = |x: f64, k: usize| {
        let terms = (k % 100..8192).step_by(97).map(|i| x / (i as f64 + 1.0));
        terms.fold(0.0, |sum, term| sum + term)
    };
    let rows = || x.iter().zip(&k).map(|(&x, &k)| (x, k));
    let expected: Vec<f64> = rows().map(|(x, k)| plain(x, k) - plain(1.0, k)).collect();
    let calls: Vec<f64> = rows().map(|(x, k)| of_large_arrays(x, k)).collect();
    assert_eq!(calls, expected);
    // As much stack as threads have.
    let check = move || {
        for device in hosts() {
            let found = of_large_arrays::map(&x, &k).run(&device).unwrap();
            assert_eq!(found.to_vec().unwrap(), expected, "{}", device.name());
        }
    };
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(check);
    thread.unwrap().join().unwrap();
}
