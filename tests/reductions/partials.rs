//! Partials made by all devices, merged with each other. The splits are tested in the runtime's suite `partials`.

use fpdsl::prelude::*;
use fpdsl::reductions::Prefixes;
use fpdsl::reductions::{Accumulation, Partial};
use fpdsl::{Devices, Error, exact};

use crate::random::Random;
use crate::values::{Complex, Value, all_bits, list};
use crate::{SUITE, devices, fast_devices, order, report};

#[fp(mode = "ru", identity = 0.0)]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rd")]
fn mul(x: f64, y: f64) -> f64 {
    x * y
}

/// Neither commutative nor associative.
#[fp(mode = "rz")]
fn twist(a: Complex<f32>, b: Complex<f32>) -> Complex<f32> {
    Complex {
        re: a.re * 0.5 - b.im,
        im: a.im + b.re * 0.25,
    }
}

#[fp(mode = "rz")]
fn both(a: (f32, i64), b: (f32, i64)) -> (f32, i64) {
    (a.0 + b.0, a.1 - b.1)
}

#[fp]
fn cell(i: Index2, nx: usize, u: &[f64]) -> f64 {
    u[i.y() * nx + i.x()] * (i.x() as f64 + 0.1) - i.y() as f64
}

#[fp(order = "serial", identity = 1.0)]
fn add_serial(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn minus(a: i64, b: i64) -> i64 {
    a - b + 0 / (b - 1000)
}

#[fp]
fn plus(a: i64, b: i64) -> i64 {
    a + b
}

#[fp]
fn inverse(x: i64) -> i64 {
    1000 / x
}

/// Merges adjacent partials, in any order.
fn merged<C: fpdsl::backend::Combine<Out: fpdsl::backend::Output>>(
    seed: u64,
    mut partials: Vec<Partial<C>>,
) -> Partial<C> {
    let mut random = Random::new(seed);
    while partials.len() > 1 {
        let i = random.below(partials.len() as u64 - 1) as usize;
        let right = partials.remove(i + 1);
        let left = partials.remove(i);
        partials.insert(i, left.merge(right).expect("adjacent"));
    }
    partials.remove(0)
}

/// Each device makes the partial of some pieces, whatever their borders; the devices take turns.
fn pieces<C: fpdsl::backend::Combine<Out: fpdsl::backend::Output>>(
    n: usize,
    piece: usize,
    make: impl Fn(&Device, usize, usize) -> Result<Partial<C>, Error>,
) -> Partial<C> {
    let devices = devices();
    let mut partials = Vec::new();
    let mut first = 0;
    while first < n {
        let (backend, device) = &devices[partials.len() % devices.len()];
        let end = (first + piece + 977 * (partials.len() % 5)).min(n);
        partials.push(make(device, first, end).unwrap_or_else(|error| panic!("{backend}: {error}")));
        report::ran(SUITE, backend, 1);
        first = end;
    }
    merged(n as u64, partials)
}

#[test]
fn devices_take_turns() {
    let n = 70_001;
    let (x, y): (Vec<f64>, Vec<f64>) = (list(1, n), list(2, n));
    let sum = pieces(n, 9000, |device, a, b| add::reduce(&x[a..b]).partial(device, a));
    let expected = order::reduce(&x, add);
    assert_eq!(sum.finish(n).unwrap().to_bits(), expected.to_bits());

    let products: Vec<f64> = (0..n).map(|i| mul(x[i], y[i])).collect();
    let dot = pieces(n, 7000, |device, a, b| {
        let y = Buffer::new(device, &y[a..b])?;
        mul::map(&x[a..b], &y).reduce::<add>().partial(device, a)
    });
    assert_eq!(
        dot.finish(n).unwrap().to_bits(),
        order::reduce(&products, add).to_bits()
    );
    let scaled: Vec<f64> = (0..n).map(|i| mul(x[i], 0.3)).collect();
    let sum = pieces(n, 11_000, |device, a, b| {
        mul::map(&x[a..b], 0.3).reduce::<add>().partial(device, a)
    });
    assert_eq!(
        sum.finish(n).unwrap().to_bits(),
        order::reduce(&scaled, add).to_bits()
    );
}

#[test]
fn structs_and_tuples() {
    let n = 20_000;
    let x: Vec<Complex<f32>> = list(3, n);
    let all = pieces(n, 3000, |device, a, b| twist::reduce(&x[a..b]).partial(device, a));
    assert_eq!(all.finish(n).unwrap().bits(), order::reduce(&x, twist).bits());

    let x: Vec<(f32, i64)> = list(4, n);
    let (u, v): (Vec<f32>, Vec<i64>) = x.iter().copied().unzip();
    let all = pieces(n, 5000, |device, a, b| {
        both::reduce((&u[a..b], &v[a..b])).partial(device, a)
    });
    let back = Partial::<both>::from_bytes(&all.to_bytes()).unwrap();
    assert_eq!(back.finish(n).unwrap().bits(), order::reduce(&x, both).bits());
}

#[test]
fn positions_of_grids() {
    let (nx, ny) = (170, 161);
    let n = nx * ny;
    let u: Vec<f64> = list(5, n);
    let values: Vec<f64> = (0..n)
        .map(|k| cell(Index2::new(k % nx, k / nx), nx, &u))
        .collect();
    let all = pieces(n, 4000, |device, a, b| {
        cell::launch((nx, ny), nx, &u)
            .reduce::<add>()
            .partial(device, a..b)
    });
    assert_eq!(
        all.finish(n).unwrap().to_bits(),
        order::reduce(&values, add).to_bits()
    );
    for (backend, device) in devices() {
        let refused = cell::launch((nx, ny), nx, &u)
            .reduce::<add>()
            .partial(&device, 5..n + 1)
            .unwrap_err();
        assert!(
            refused.to_string().contains("not all within the call's 0..27370"),
            "{backend}: {refused}"
        );
    }
}

/// This many values that accelerators fold more than one level.
#[test]
fn levels_on_accelerators() {
    let n = 3 << 20;
    let x: Vec<f64> = (0..n).map(|i| 1.0 / (i + 1) as f64).collect();
    let expected = add::reduce(&x).run(&Device::host()).unwrap();
    for (backend, device) in fast_devices() {
        let cut = 1_300_000;
        let left = add::reduce(&x[..cut]).partial(&device, 0).unwrap();
        let right = add::reduce(&x[cut..]).partial(&device, cut).unwrap();
        assert!(left.held() <= 3 * 255 && right.held() <= 3 * 4350, "{backend}");
        let sum = left.merge(right).unwrap().finish(n).unwrap();
        assert_eq!(sum.to_bits(), expected.to_bits(), "{backend}");
        report::ran(SUITE, backend, 1);
    }
}

#[test]
fn any_number_of_threads() {
    let n = 300_007;
    let x: Vec<f64> = list(6, n);
    let expected = order::reduce(&x, add).to_bits();
    for threads in [1, 2, 3, 7] {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        pool.install(|| {
            for device in Device::hosts() {
                let part = |a: usize, b: usize| add::reduce(&x[a..b]).partial(&device, a).unwrap();
                let sum = part(0, 77_777).merge(part(77_777, n)).unwrap().finish(n).unwrap();
                assert_eq!(sum.to_bits(), expected, "{}", device.name());
            }
        });
    }
}

#[test]
fn chunks_of_a_stream() -> Result<(), Error> {
    let n = 40_000;
    let x: Vec<f64> = list(7, n);
    for (backend, device) in devices() {
        let mut sum = Accumulation::<add>::new(&device);
        for chunk in x[..30_000].chunks(3001) {
            sum.push(chunk)?;
        }
        let saved = sum.partial().to_bytes();
        let mut sum = Accumulation::<add>::resume(&device, Partial::from_bytes(&saved)?)?;
        sum.push(Buffer::new(&device, &x[30_000..])?)?;
        assert_eq!(
            sum.finish()?.to_bits(),
            order::reduce(&x, add).to_bits(),
            "{backend}"
        );

        let mut dot = Accumulation::<add>::new(&device);
        for chunk in x.chunks(15_000) {
            dot.merge(mul::map(chunk, 0.5).reduce::<add>().partial(&device, dot.len())?)?;
        }
        let products: Vec<f64> = x.iter().map(|&x| mul(x, 0.5)).collect();
        assert_eq!(
            dot.finish()?.to_bits(),
            order::reduce(&products, add).to_bits(),
            "{backend}"
        );

        let mut serial = Accumulation::<add_serial>::new(&device);
        for chunk in x.chunks(7000) {
            serial.push(chunk)?;
        }
        assert_eq!(
            serial.finish()?.to_bits(),
            order::serial(&x, add_serial)[n - 1].to_bits(),
            "{backend}"
        );
        let first = mul::map(&x[..9], 0.5)
            .reduce::<add_serial>()
            .partial(&device, 0)?;
        let expected = mul::map(&x[..9], 0.5).reduce::<add_serial>().run(&device)?;
        assert_eq!(first.finish(9)?.to_bits(), expected.to_bits(), "{backend}");
        assert_eq!(Accumulation::<add_serial>::new(&device).finish()?, 1.0);
        report::ran(SUITE, backend, 4);
    }
    Ok(())
}

/// The place of a fault is that of its element among all.
#[test]
fn faults() {
    let first = (1 << 42) + 5;
    let mut x: Vec<i64> = (1..=9000).collect();
    x[8500] = 0;
    x[600] = 0;
    // The first element of a part cannot be a right operand; this one is.
    let mut combines = vec![1; 9000];
    combines[600] = 1000;
    for (backend, device) in devices() {
        let fault = inverse::map(&x)
            .reduce::<minus>()
            .partial(&device, first)
            .unwrap_err();
        assert!(
            matches!(fault, Error::Fault { element, .. } if element == first + 600),
            "{backend}: {fault}"
        );
        // Before the first border elements wait for those before them.
        let part = minus::reduce(&combines)
            .partial(&device, (1 << 42) + 3000)
            .unwrap();
        assert_eq!(part.len(), 9000, "{backend}");
        let fault = minus::reduce(&combines).partial(&device, 1 << 42).unwrap_err();
        assert!(
            matches!(fault, Error::Fault { element, .. } if element == 1 << 42),
            "{backend}: {fault}"
        );
        report::ran(SUITE, backend, 3);
    }
}

/// Scans into memory, exclusive ones, and those of pieces, on every device.
#[test]
fn scans() -> Result<(), Error> {
    let n = 9000;
    let x: Vec<f64> = list(8, n);
    let (u, v): (Vec<f32>, Vec<i64>) = list::<(f32, i64)>(9, n).into_iter().unzip();
    let pairs: Vec<(f32, i64)> = u.iter().copied().zip(v.iter().copied()).collect();
    let sums = order::scan(&x, add);
    let expected = all_bits(&sums);
    for (backend, device) in devices() {
        for n in [0, 1, 16, 17, 300, n] {
            let mut on_host = vec![0.5; n];
            add::scan(&x[..n]).into(&device, &mut on_host)?;
            assert!(all_bits(&on_host) == expected[..n], "{n} on {backend}");
            let mut buffer = Buffer::zeros(&device, n)?;
            add::scan(&Buffer::new(&device, &x[..n])?).into(&device, &mut buffer)?;
            assert!(all_bits(&buffer.to_vec()?) == expected[..n], "{n} on {backend}");
            let exclusive = add::scan(&x[..n]).exclusive().run(&device)?.to_vec()?;
            let before: Vec<f64> = [0.0].into_iter().chain(sums.iter().copied()).take(n).collect();
            assert!(all_bits(&exclusive) == all_bits(&before), "{n} on {backend}");
        }
        let serial = order::serial(&x, add_serial);
        let exclusive = add_serial::scan(&x).exclusive().run(&device)?.to_vec()?;
        assert!(
            all_bits(&exclusive[1..]) == all_bits(&serial[..n - 1]),
            "{backend}"
        );
        let mut into = Buffer::zeros(&device, n)?;
        add_serial::scan(&x).into(&device, &mut into)?;
        assert!(all_bits(&into.to_vec()?) == all_bits(&serial), "{backend}");

        let left = both::scan((&u[..700], &v[..700])).partial(&device, 0)?;
        let middle = both::scan((&u[700..5000], &v[700..5000])).partial(&device, 700)?;
        let after = |before: &Partial<both, Prefixes>, from: usize| {
            both::scan((&u[from..], &v[from..])).after(&device, before)
        };
        let all = order::scan(&pairs, both);
        for (found, from) in [
            (after(&left, 700)?, 700),
            (after(&left.clone().merge(middle)?, 5000)?, 5000),
        ] {
            let found: Vec<(f32, i64)> = found.0.to_vec()?.into_iter().zip(found.1.to_vec()?).collect();
            assert!(all_bits(&found) == all_bits(&all[from..]), "{backend}");
        }
        report::ran(SUITE, backend, 22);
    }
    Ok(())
}

/// One, two, three and seven devices of all kinds, with equal and unequal shares.
fn groups() -> Vec<Devices> {
    let all: Vec<Device> = devices().into_iter().map(|(_, device)| device).collect();
    let group = |count: usize| {
        let some = Devices::of(all.iter().cycle().take(count).cloned());
        let shares = [
            vec![1; count],
            (0..count).map(|k| 1 + 5 * k).collect(),
            vec![0, 1],
        ];
        shares.map(|shares| some.clone().with_shares(&shares))
    };
    [1, 2, 3, 7].into_iter().flat_map(group).collect()
}

/// One, two, three and seven devices, of all kinds, with equal and unequal shares.
#[test]
fn several_devices() -> Result<(), Error> {
    let n = 50_000;
    let (x, y): (Vec<f64>, Vec<f64>) = (list(10, n), list(11, n));
    let sum = order::reduce(&x, add).to_bits();
    let products: Vec<f64> = (0..n).map(|i| mul(x[i], y[i])).collect();
    let dot = order::reduce(&products, add).to_bits();
    for some in groups() {
        let found = some.reduce(n, |dev, piece| {
            add::reduce(&x[piece.clone()]).partial(dev, piece.start)
        })?;
        assert_eq!(found.to_bits(), sum, "{some:?}");
        let found = some.reduce(n, |dev, piece| {
            mul::map(&x[piece.clone()], &y[piece.clone()])
                .reduce::<add>()
                .partial(dev, piece.start)
        })?;
        assert_eq!(found.to_bits(), dot, "{some:?}");
        let found = mul::map(&x, y.as_slice()).reduce::<add>().run(&some)?;
        assert_eq!(found.to_bits(), dot, "{some:?}");
        let found = some.map(n, |dev, piece| mul::map(&x[piece.clone()], &y[piece]).run(dev))?;
        assert!(all_bits(&found) == all_bits(&products), "{some:?}");
        let found = some.map(n, |dev, piece| {
            let again = Buffer::new(dev, &y[piece.clone()])?;
            Ok((mul::map(&x[piece.clone()], &y[piece]).run(dev)?, again))
        })?;
        assert!(
            all_bits(&found.0) == all_bits(&products) && found.1 == y,
            "{some:?}"
        );
        assert_eq!(
            some.reduce(0, |dev, piece| add::reduce(&x[piece.clone()])
                .partial(dev, piece.start))?,
            0.0
        );
        let mut numbers = vec![1; n];
        (numbers[41_000], numbers[20_000]) = (0, 0);
        let fault = some.reduce(n, |dev, piece| {
            inverse::map(&numbers[piece.clone()])
                .reduce::<plus>()
                .partial(dev, piece.start)
        });
        assert!(
            matches!(fault, Err(Error::Fault { element: 20_000, .. })),
            "{fault:?}"
        );
    }
    assert!(!Devices::all().list().is_empty());
    for (backend, _) in devices() {
        report::ran(SUITE, backend, 12);
    }
    Ok(())
}

/// In serial order one device has all elements, whatever the shares.
#[test]
fn serial_order_on_several_devices() -> Result<(), Error> {
    let host = Device::host();
    for n in [0, 1, 5000, 30_011] {
        let (x, y): (Vec<f64>, Vec<f64>) = (list(16, n), list(17, n));
        let sum = add_serial::reduce(&x).run(&host)?.to_bits();
        let dot = mul::map(&x, &y).reduce::<add_serial>().run(&host)?.to_bits();
        let over_grid = cell::launch((n, 1), n, &x)
            .reduce::<add_serial>()
            .run(&host)?
            .to_bits();
        for some in groups() {
            let found = some.reduce(n, |dev, piece| {
                add_serial::reduce(&x[piece.clone()]).partial(dev, piece.start)
            })?;
            assert_eq!(found.to_bits(), sum, "{n} on {some:?}");
            let found = mul::map(&x, &y).reduce::<add_serial>().run(&some)?;
            assert_eq!(found.to_bits(), dot, "{n} on {some:?}");
            let found = cell::launch((n, 1), n, &x).reduce::<add_serial>().run(&some)?;
            assert_eq!(found.to_bits(), over_grid, "{n} on {some:?}");
            let found = add_serial::scan(&x).run(&some)?;
            assert_eq!(
                found.last().map_or(1.0_f64.to_bits(), |last| last.to_bits()),
                sum,
                "{n} on {some:?}"
            );
        }
    }
    for (backend, _) in devices() {
        report::ran(SUITE, backend, 16);
    }
    Ok(())
}

#[fp]
fn around(i: Index2, nx: usize, u: &[f64]) -> (f64, i64) {
    let k = i.y() * nx + i.x();
    let n = u.len();
    let sum = 0.25 * u[(k + n - 1) % n] + 0.5 * u[k] + 0.25 * u[(k + 1) % n];
    (sum, 1000 / (k as i64 - 12_345))
}

/// Kernels whose slices every device has.
#[test]
fn launches_of_several_devices() -> Result<(), Error> {
    let (nx, ny) = (100, 123);
    let n = nx * ny;
    let u: Vec<f64> = list(12, n);
    let one = Device::host();
    let (sums, quotients) = around::launch((nx, ny), nx, &u).run(&one)?;
    let (sums, quotients) = (sums.to_vec()?, quotients.to_vec()?);
    let values: Vec<f64> = (0..n)
        .map(|k| cell(Index2::new(k % nx, k / nx), nx, &u))
        .collect();
    for some in groups() {
        let found = around::launch((nx, ny), nx, &u).run(&some)?;
        assert!(
            all_bits(&found.0) == all_bits(&sums) && found.1 == quotients,
            "{some:?}"
        );
        let found = cell::launch((nx, ny), nx, u.as_slice())
            .reduce::<add>()
            .run(&some)?;
        assert_eq!(found.to_bits(), order::reduce(&values, add).to_bits(), "{some:?}");
        assert!(cell::launch((0, 5), nx, &u).run(&some)?.is_empty());
        // The lowest fault, by its place among all positions.
        let fault = around::launch((nx, 130), nx, [u.as_slice(), &[0.5; 700]].concat()).run(&some);
        assert!(
            matches!(fault, Err(Error::Fault { element: 12_345, .. })),
            "{some:?}: {fault:?}"
        );
    }
    for (backend, _) in devices() {
        report::ran(SUITE, backend, 12);
    }
    Ok(())
}

/// Scans, and exact sums.
#[test]
fn prefixes_and_exact_sums_of_several_devices() -> Result<(), Error> {
    let n = 30_011;
    let (x, y): (Vec<f64>, Vec<f64>) = (list(13, n), list(14, n));
    let (u, v): (Vec<f32>, Vec<i64>) = list::<(f32, i64)>(15, n).into_iter().unzip();
    let pairs: Vec<(f32, i64)> = u.iter().copied().zip(v.iter().copied()).collect();
    let (sums, of_pairs) = (order::scan(&x, add), order::scan(&pairs, both));
    let serial = order::serial(&x, add_serial);
    let dot = exact::dot::<Ru, f64>(&Device::host(), &x, &y)?;
    for some in groups() {
        assert!(
            all_bits(&add::scan(&x).run(&some)?) == all_bits(&sums),
            "{some:?}"
        );
        let found = both::scan((&u, v.as_slice())).run(&some)?;
        let found: Vec<(f32, i64)> = found.0.into_iter().zip(found.1).collect();
        assert!(all_bits(&found) == all_bits(&of_pairs), "{some:?}");
        assert!(
            all_bits(&add_serial::scan(&x).run(&some)?) == all_bits(&serial),
            "{some:?}"
        );
        assert!(add::scan(&x[..0]).run(&some)?.is_empty());
        let mismatch = both::scan((&u, &v[1..])).run(&some);
        assert!(
            matches!(mismatch, Err(Error::LengthMismatch { .. })),
            "{mismatch:?}"
        );
        let found = some.exact(n, |dev, piece, sum| {
            sum.add_products(dev, &x[piece.clone()], &y[piece])
        })?;
        assert_eq!(found.terms(), n as u64);
        assert_eq!(found.round::<Ru, f64>().to_bits(), dot.to_bits(), "{some:?}");
    }
    for (backend, _) in devices() {
        report::ran(SUITE, backend, 12);
    }
    Ok(())
}
