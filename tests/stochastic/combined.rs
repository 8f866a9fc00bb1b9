//! Seeded reductions and scans: the published order, written once more from the documentation, with the number of each combination.

use fpdsl::Seed;
use fpdsl::prelude::*;

use crate::draws::{Draws, Number};
use crate::{SUITE, backends, report};

#[fp(mode = "sr", identity = -0.0)]
fn add(x: f32, y: f32) -> f32 {
    x + y
}

/// A combination of two draws.
#[fp(mode = "sr")]
fn weighted(x: f32, y: f32) -> f32 {
    x * 0.99 + y
}

#[fp(mode = "sr", order = "serial")]
fn serial(x: f32, y: f32) -> f32 {
    x * 0.99 + y
}

#[fp(mode = "sr")]
fn mul(x: f32, y: f32) -> f32 {
    x * y
}

/// Elements of a part, running values of a part, and elements of a segment.
const PART: usize = 4096;
const ROW: usize = 128;
const SEGMENT: usize = 16;

/// A seed and a stream.
type Key = (u64, u32);

/// What combines two values by the draws of a number.
struct Combining<'a> {
    key: Key,
    op: &'a dyn Fn(&mut Draws, f32, f32) -> f32,
}

impl Combining<'_> {
    /// Combines, at a level, in the second half of a scan or not, with a right operand at a position.
    fn of(&self, level: u64, carried: bool, position: usize, x: f32, y: f32) -> f32 {
        let number = 1 << 63 | u64::from(carried) << 62 | level << 56 | position as u64;
        (self.op)(&mut Draws::new(self.key.0, self.key.1, number), x, y)
    }

    /// `tree(a, width)` of a part that begins at a position.
    fn tree(&self, level: u64, first: usize, mut a: Vec<f32>, width: usize) -> Vec<f32> {
        while a.len() > width {
            let h = a.len().next_power_of_two() / 2;
            for j in 0..a.len() - h {
                a[j] = self.of(level, false, first + j + h, a[j], a[j + h]);
            }
            a.truncate(h);
        }
        a
    }

    fn reduced(&self, x: &[f32]) -> f32 {
        let (mut x, mut level) = (x.to_vec(), 0);
        while x.len() > 16 {
            let mut next = Vec::new();
            for (part, elements) in x.chunks(PART).enumerate() {
                let first = part * PART;
                let mut a = elements[..elements.len().min(ROW)].to_vec();
                for i in ROW..elements.len() {
                    a[i % ROW] = self.of(level, false, first + i, a[i % ROW], elements[i]);
                }
                next.extend(self.tree(level, first, a, 16));
            }
            x = next;
            level += 1;
        }
        self.tree(level, 0, x, 1)[0]
    }

    fn scanned(&self, x: &[f32], level: u64) -> Vec<f32> {
        let mut y = x.to_vec();
        for i in 0..x.len() {
            if i % SEGMENT > 0 {
                y[i] = self.of(level, false, i, y[i - 1], x[i]);
            }
        }
        if x.len() > SEGMENT {
            let lasts: Vec<f32> = y
                .chunks(SEGMENT)
                .map(|segment| segment[segment.len() - 1])
                .collect();
            let before = self.scanned(&lasts, level + 1);
            for i in SEGMENT..x.len() {
                y[i] = self.of(level, true, i, before[i / SEGMENT - 1], y[i]);
            }
        }
        y
    }

    fn serial(&self, x: &[f32]) -> Vec<f32> {
        let mut y = x.to_vec();
        for i in 1..x.len() {
            y[i] = self.of(0, false, i, y[i - 1], x[i]);
        }
        y
    }
}

fn sum(d: &mut Draws, x: f32, y: f32) -> f32 {
    d.add(x, y)
}

fn weighted_sum(d: &mut Draws, x: f32, y: f32) -> f32 {
    let p = d.mul(x, 0.99);
    d.add(p, y)
}

const KEY: Key = (0xfeed_0000_0042, 3);

fn seed() -> Seed {
    Seed::new(KEY.0).stream(KEY.1)
}

fn numbers(n: usize) -> Vec<f32> {
    let mut random = crate::random::Random::new(n as u64 + 1);
    (0..n)
        .map(|_| (random.bits() >> 40) as f32 / 65536.0 - 100.0)
        .collect()
}

fn bits(values: &[f32]) -> Vec<u64> {
    values.iter().map(|x| x.bits()).collect()
}

/// Around rows, parts and levels.
const REDUCED: [usize; 14] = [
    1, 2, 3, 16, 17, 127, 128, 129, 300, 4096, 4097, 5000, 12_345, 100_000,
];
const SCANNED: [usize; 9] = [1, 2, 15, 16, 17, 256, 257, 300, 5000];

#[test]
fn reductions() {
    for n in REDUCED {
        let x = numbers(n);
        let expected = Combining { key: KEY, op: &sum }.reduced(&x);
        let other = Combining {
            key: KEY,
            op: &weighted_sum,
        }
        .reduced(&x);
        for (backend, device) in backends::devices() {
            let found = add::reduce(&x).run(&device.seeded(seed())).unwrap();
            assert_eq!(
                found.to_bits(),
                expected.to_bits(),
                "{n} on {backend}: {found} and not {expected}"
            );
            let found = weighted::reduce(&x).run(&device.seeded(seed())).unwrap();
            assert_eq!(
                found.to_bits(),
                other.to_bits(),
                "{n} on {backend}: {found} and not {other}"
            );
            report::ran(SUITE, backend, 2 * n as u64);
        }
    }
}

#[test]
fn scans() {
    for n in SCANNED {
        let x = numbers(n);
        let expected = Combining { key: KEY, op: &sum }.scanned(&x, 0);
        let other = Combining {
            key: KEY,
            op: &weighted_sum,
        }
        .scanned(&x, 0);
        for (backend, device) in backends::devices() {
            let found = add::scan(&x)
                .run(&device.seeded(seed()))
                .unwrap()
                .to_vec()
                .unwrap();
            assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
            let found = weighted::scan(&x)
                .run(&device.seeded(seed()))
                .unwrap()
                .to_vec()
                .unwrap();
            assert_eq!(bits(&found), bits(&other), "{n} on {backend}");
            report::ran(SUITE, backend, 2 * n as u64);
        }
    }
}

#[test]
fn serial_order() {
    for n in [1, 2, 17, 300] {
        let x = numbers(n);
        let expected = Combining {
            key: KEY,
            op: &weighted_sum,
        }
        .serial(&x);
        for (backend, device) in backends::devices() {
            let found = serial::scan(&x)
                .run(&device.seeded(seed()))
                .unwrap()
                .to_vec()
                .unwrap();
            assert_eq!(bits(&found), bits(&expected), "{n} on {backend}");
            let found = serial::reduce(&x).run(&device.seeded(seed())).unwrap();
            assert_eq!(found.bits(), expected[n - 1].bits(), "{n} on {backend}");
            report::ran(SUITE, backend, 2 * n as u64);
        }
    }
}

/// Elements draw by their positions, and combinations by their places.
#[test]
fn of_calls() {
    for n in [1, 17, 129, 5000] {
        let (x, y) = (numbers(n), numbers(n + 7));
        let products: Vec<f32> = (0..n)
            .map(|e| Draws::new(KEY.0, KEY.1, e as u64).mul(x[e], y[e]))
            .collect();
        let combining = Combining { key: KEY, op: &sum };
        let (dot, prefixes) = (combining.reduced(&products), combining.scanned(&products, 0));
        for (backend, device) in backends::devices() {
            let seeded = device.seeded(seed());
            let found = mul::map(&x, &y[..n]).reduce::<add>().run(&seeded).unwrap();
            assert_eq!(found.bits(), dot.bits(), "{n} on {backend}");
            let found = add::scan(mul::map(&x, &y[..n]))
                .run(&seeded)
                .unwrap()
                .to_vec()
                .unwrap();
            assert_eq!(bits(&found), bits(&prefixes), "{n} on {backend}");
            report::ran(SUITE, backend, 2 * n as u64);
        }
    }
}

#[test]
fn nothing_to_combine() {
    for (backend, device) in backends::devices() {
        let seeded = device.seeded(seed());
        let none: [f32; 0] = [];
        assert_eq!(
            add::reduce(&none).run(&seeded).unwrap().to_bits(),
            (-0.0_f32).to_bits(),
            "{backend}"
        );
        let error = weighted::reduce(&none).run(&seeded).unwrap_err();
        assert!(
            matches!(error, fpdsl::Error::Empty { .. }),
            "{error} on {backend}"
        );
        assert_eq!(
            add::scan(&none).run(&seeded).unwrap().to_vec().unwrap(),
            none,
            "{backend}"
        );
    }
}

#[test]
fn seeds_and_streams_differ() {
    let x = vec![0.1; 5000];
    let seeds = (0..10).flat_map(|k| [Seed::new(k), Seed::new(k << 32), Seed::new(7).stream(k as u32)]);
    for (backend, device) in backends::devices() {
        let runs = |seed: Seed| add::scan(&x).run(&device.seeded(seed)).unwrap().to_vec().unwrap();
        let mut all: Vec<Vec<u64>> = seeds.clone().map(|seed| bits(&runs(seed))).collect();
        all.sort();
        all.dedup();
        // Seed 0 twice, and seed 7 as stream 0.
        assert_eq!(all.len(), 28, "{backend}");
    }
}

#[test]
fn threads_do_not_matter() {
    let x = numbers(70_000);
    let runs = |threads: usize, device: &fpdsl::Device| {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        pool.install(|| {
            let seeded = device.seeded(seed());
            let products = mul::map(&x, 1.1).run(&seeded).unwrap().to_vec().unwrap();
            let sum = mul::map(&x, 1.1).reduce::<add>().run(&seeded).unwrap();
            let prefixes = add::scan(&x[..5000]).run(&seeded).unwrap().to_vec().unwrap();
            (bits(&products), sum.to_bits(), bits(&prefixes))
        })
    };
    for (backend, device) in backends::devices()
        .into_iter()
        .filter(|(_, device)| device.is_host())
    {
        assert_eq!(runs(1, &device), runs(2, &device), "{backend}");
        report::ran(SUITE, backend, 2 * x.len() as u64);
    }
}
