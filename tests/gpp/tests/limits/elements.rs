//! Every way to run a call, for elements of 8 bytes to 128 KiB, on a thread with 512 KiB of stack.
//!
//! The functions combine element by element, so each column of the results is what the scalar function gives for that column.

use std::thread;

use fpdsl::backend::{launch, map, reduce, scan};
use fpdsl::prelude::*;
use fpdsl::reductions::{Accumulation, Partial, Prefixes};

/// More than a segment of a scan, and more than a block of lanes.
const COUNT: usize = 35;

#[fp(mode = "ru", contract = false, identity = [0.0; N])]
fn add<const N: usize>(a: [f64; N], b: [f64; N]) -> [f64; N] {
    let mut sum = a;
    for k in 0..N {
        sum[k] += b[k];
    }
    sum
}

#[fp(mode = "ru", contract = false, identity = 0.0)]
fn add_one(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rd", contract = false, order = "serial")]
fn add_in_series<const N: usize>(a: [f64; N], b: [f64; N]) -> [f64; N] {
    let mut sum = b;
    for k in 0..N {
        sum[k] += a[k];
    }
    sum
}

#[fp(mode = "rd", contract = false, order = "serial")]
fn add_one_in_series(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rz", contract = false)]
fn third<const N: usize>(x: [f64; N]) -> [f64; N] {
    let mut y = x;
    for k in 0..N {
        y[k] /= 3.0;
    }
    y
}

#[fp(mode = "rz", contract = false)]
fn third_of_one(x: f64) -> f64 {
    x / 3.0
}

#[fp]
fn placed<const N: usize>(place: u32, x: [f64; N]) -> (u32, [f64; N]) {
    (place, x)
}

#[fp]
fn picked<const N: usize>(i: Index, x: &[[f64; N]]) -> [f64; N] {
    x[i.x()]
}

/// Adds to each element what the one before it holds.
#[fp(mode = "rn", contract = false)]
fn swept<const N: usize>(i: Index, u: &[[f64; N]]) -> [f64; N] {
    let mut sum = u[i.x()];
    if i.x() > 0 {
        let before = u[i.x() - 1];
        for k in 0..N {
            sum[k] += before[k];
        }
    }
    sum
}

fn in_thread(work: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(512 << 10);
    thread.spawn(work).expect("a thread").join().expect("no panic");
}

/// Elements of which nobody has one on the stack.
fn numbers<const N: usize>() -> Vec<f64> {
    (0..COUNT * N).map(|k| 1.0 / (k % 1013 + 1) as f64).collect()
}

/// Some columns, the first and the last among them.
fn columns<const N: usize>() -> Vec<usize> {
    let mut columns = vec![0, N / 3, N / 2, N - 1];
    columns.dedup();
    columns
}

fn column<const N: usize>(values: &[[f64; N]], k: usize) -> Vec<f64> {
    values.as_flattened().iter().skip(k).step_by(N).copied().collect()
}

fn bits(values: &[f64]) -> Vec<u64> {
    values.iter().map(|value| value.to_bits()).collect()
}

/// Asserts that each column is what `expected` makes of the column of `x`.
fn check<const N: usize>(
    what: &str,
    device: &Device,
    found: &[[f64; N]],
    x: &[[f64; N]],
    expected: impl Fn(&[f64]) -> Vec<f64>,
) {
    for k in columns::<N>() {
        let expected = expected(&column(x, k));
        assert_eq!(
            bits(&column(found, k)),
            bits(&expected),
            "column {k} of {what} of [f64; {N}] on {}",
            device.name()
        );
    }
}

/// A result on the heap: what a call returns by value is on the stack of whoever asks for it.
fn boxed<const N: usize>(call: impl FnOnce() -> Result<[f64; N], fpdsl::Error>) -> Vec<[f64; N]> {
    match &call() {
        Ok(value) => std::slice::from_ref(value).to_vec(),
        Err(error) => panic!("{error}"),
    }
}

fn one(value: Result<f64, fpdsl::Error>) -> Vec<f64> {
    vec![value.expect("a result")]
}

fn maps<const N: usize>(device: &Device, x: &[[f64; N]]) {
    let host = Device::host();
    let thirds = |x: &[f64]| third_of_one::map(x).run(&host).unwrap().to_vec().unwrap();
    let found = map::<third<N>, _>((x,)).run(device).unwrap().to_vec().unwrap();
    check("map", device, &found, x, thirds);
    let mut into = x.to_vec();
    map::<third<N>, _>((x,)).into(device, &mut into[..]).unwrap();
    check("map, into", device, &into, x, thirds);
    let mut updated = x.to_vec();
    map::<third<N>, _>((..,))
        .update(device, &mut updated[..])
        .unwrap();
    check("map, update", device, &updated, x, thirds);
    let launched = picked::<N>::launch(x.len(), x)
        .run(device)
        .unwrap()
        .to_vec()
        .unwrap();
    check("launch", device, &launched, x, <[f64]>::to_vec);
}

fn reductions<const N: usize>(device: &Device, x: &[[f64; N]]) {
    let host = Device::host();
    let sum = |x: &[f64]| one(add_one::reduce(x).run(&host));
    check(
        "reduce",
        device,
        &boxed(|| reduce::<add<N>, _>(x).run(device)),
        x,
        sum,
    );
    check(
        "empty",
        device,
        &boxed(|| reduce::<add<N>, _>(&x[..0]).run(device)),
        x,
        |_| vec![0.0],
    );
    let of_thirds = |x: &[f64]| one(third_of_one::map(x).reduce::<add_one>().run(&host));
    let found = boxed(|| map::<third<N>, _>((x,)).reduce::<add<N>>().run(device));
    check("map, reduce", device, &found, x, of_thirds);
    let found = boxed(|| {
        launch::<picked<N>, _, _>(x.len(), (x,))
            .reduce::<add<N>>()
            .run(device)
    });
    check("launch, reduce", device, &found, x, sum);
    let found = boxed(|| reduce::<add_in_series<N>, _>(x).run(device));
    check("serial", device, &found, x, |x| {
        one(add_one_in_series::reduce(x).run(&host))
    });
    let offsets = [0, 3, 3, 20, x.len()];
    let found = reduce::<add<N>, _>(x)
        .segments(device, &offsets)
        .unwrap()
        .to_vec()
        .unwrap();
    check("segments", device, &found, x, |x| {
        add_one::reduce(x)
            .segments(&host, &offsets)
            .unwrap()
            .to_vec()
            .unwrap()
    });
}

fn scans<const N: usize>(device: &Device, x: &[[f64; N]]) {
    let host = Device::host();
    let sums = |x: &[f64]| add_one::scan(x).run(&host).unwrap().to_vec().unwrap();
    for n in [1, 16, 17, x.len()] {
        let found = scan::<add<N>, _>(&x[..n]).run(device).unwrap().to_vec().unwrap();
        check("scan", device, &found, &x[..n], sums);
    }
    let mut into = x.to_vec();
    scan::<add<N>, _>(x).into(device, &mut into[..]).unwrap();
    check("scan, into", device, &into, x, sums);
    let found = scan::<add<N>, _>(x)
        .exclusive()
        .run(device)
        .unwrap()
        .to_vec()
        .unwrap();
    check("exclusive scan", device, &found, x, |x| {
        add_one::scan(x).exclusive().run(&host).unwrap().to_vec().unwrap()
    });
    let found = scan::<add_in_series<N>, _>(x)
        .run(device)
        .unwrap()
        .to_vec()
        .unwrap();
    let in_series = |x: &[f64]| add_one_in_series::scan(x).run(&host).unwrap().to_vec().unwrap();
    check("serial scan", device, &found, x, in_series);
}

fn partials<const N: usize>(device: &Device, x: &[[f64; N]]) {
    let host = Device::host();
    let sum = |x: &[f64]| one(add_one::reduce(x).run(&host));
    let (left, right) = x.split_at(7);
    let left_part = reduce::<add<N>, _>(left).partial(device, 0).unwrap();
    let right_part = map::<fpdsl_same<N>, _>((right,))
        .reduce::<add<N>>()
        .partial(device, 7)
        .unwrap();
    let right_part = Partial::<add<N>>::from_bytes(&right_part.to_bytes()).unwrap();
    let all = left_part.merge(right_part).unwrap();
    check("finish", device, &boxed(|| all.finish(x.len())), x, sum);
    let launched = launch::<picked<N>, _, _>(x.len(), (x,))
        .reduce::<add<N>>()
        .partial(device, 0..x.len());
    check(
        "launch, partial",
        device,
        &boxed(|| launched.unwrap().finish(x.len())),
        x,
        sum,
    );
    let mut pushed = Accumulation::<add<N>>::new(device);
    pushed.push(left).unwrap();
    pushed.push(right).unwrap();
    check("accumulate", device, &boxed(|| pushed.finish()), x, sum);
    let mut pushed = Accumulation::<add_in_series<N>>::new(device);
    pushed.push(left).unwrap();
    pushed.push(right).unwrap();
    let in_series = |x: &[f64]| one(add_one_in_series::reduce(x).run(&host));
    check(
        "serial accumulate",
        device,
        &boxed(|| pushed.finish()),
        x,
        in_series,
    );
}

#[fp]
fn fpdsl_same<const N: usize>(x: [f64; N]) -> [f64; N] {
    x
}

fn parts_of_scans<const N: usize>(device: &Device, x: &[[f64; N]]) {
    let host = Device::host();
    let (left, right) = x.split_at(18);
    let tail = |x: &[f64]| add_one::scan(x).run(&host).unwrap().to_vec().unwrap()[18..].to_vec();
    let known = scan::<add<N>, _>(&left[..5]).partial(device, 0).unwrap();
    let known = known
        .merge(scan::<add<N>, _>(&left[5..]).partial(device, 5).unwrap())
        .unwrap();
    let known = Partial::<add<N>, Prefixes>::from_bytes(&known.to_bytes()).unwrap();
    let found = scan::<add<N>, _>(right)
        .after(device, &known)
        .unwrap()
        .to_vec()
        .unwrap();
    check("scan, after", device, &found, x, tail);
    let mut sums = Accumulation::<add<N>, Prefixes>::new(device);
    sums.push(left).unwrap();
    let found = sums.push(right).unwrap().to_vec().unwrap();
    check("scan in chunks", device, &found, x, tail);
    let mut sums = Accumulation::<add_in_series<N>, Prefixes>::new(device);
    sums.push(left).unwrap();
    let found = sums.push(right).unwrap().to_vec().unwrap();
    check("serial scan in chunks", device, &found, x, |x| {
        add_one_in_series::scan(x).run(&host).unwrap().to_vec().unwrap()[18..].to_vec()
    });
}

fn scattered<const N: usize>(device: &Device, x: &[[f64; N]]) {
    let n = x.len() as u32;
    let backwards: Vec<u32> = (0..n).rev().collect();
    let mut target = x.to_vec();
    map::<placed<N>, _>((&backwards, x))
        .scatter(device, &mut target[..])
        .unwrap();
    let reversed = |x: &[f64]| x.iter().rev().copied().collect();
    check("scatter", device, &target, x, reversed);
    let mut target = x.to_vec();
    launch::<placed_at<N>, _, _>(x.len(), (x,))
        .scatter(device, &mut target[..])
        .unwrap();
    check("launch, scatter", device, &target, x, reversed);
    let places: Vec<u32> = (0..n).map(|k| k % 2).collect();
    let mut target = x[..2].to_vec();
    map::<placed<N>, _>((&places, x))
        .scatter_reduce::<add<N>>(device, &mut target[..])
        .unwrap();
    check("scatter_reduce", device, &target, x, |x| {
        let mut sums = [x[0], x[1]];
        x.iter()
            .enumerate()
            .for_each(|(k, &x)| sums[k % 2] = add_one(sums[k % 2], x));
        sums.to_vec()
    });
}

#[fp]
fn placed_at<const N: usize>(i: Index, x: &[[f64; N]]) -> (usize, [f64; N]) {
    (x.len() - 1 - i.x(), x[i.x()])
}

fn sweeps<const N: usize>(device: &Device, x: &[[f64; N]]) {
    let mut u = x.to_vec();
    swept::<N>::launch(x.len(), ..).sweep(device, &mut u[..]).unwrap();
    check("sweep", device, &u, x, |x| {
        let mut u = x.to_vec();
        (1..u.len()).for_each(|i| u[i] += u[i - 1]);
        u
    });
    let mut u = x.to_vec();
    swept::<N>::launch(x.len(), ..)
        .sweep_colors(device, 2, &mut u[..])
        .unwrap();
    check("sweep_colors", device, &u, x, |x| {
        let mut u = x.to_vec();
        for color in 0..2 {
            (1..u.len())
                .filter(|i| i % 2 == color)
                .for_each(|i| u[i] += u[i - 1]);
        }
        u
    });
}

fn receipts<const N: usize>(device: &Device, x: &[[f64; N]]) {
    let call = third::<N>::map(x);
    let (_, receipt) = call.receipt(device).unwrap();
    assert!(receipt.recheck(&Device::host(), &call, [3]).unwrap().agrees());
    let call = add::<N>::reduce(x);
    let run = || match &call.receipt(device) {
        Ok((_, receipt)) => receipt.clone(),
        Err(error) => panic!("{error}"),
    };
    let receipt = run();
    assert!(receipt.recheck(&Device::host(), &call, [3]).unwrap().agrees());
}

fn every_verb<const N: usize>(device: &Device) {
    let numbers = numbers::<N>();
    let x = numbers.as_chunks::<N>().0;
    maps(device, x);
    reductions(device, x);
    scans(device, x);
    partials(device, x);
    parts_of_scans(device, x);
    scattered(device, x);
    sweeps(device, x);
    receipts(device, x);
    let mut filled = Buffer::new(device, x).unwrap();
    filled
        .view_mut(1..3)
        .unwrap()
        .copy_from(&Buffer::new(device, &x[..2]).unwrap())
        .unwrap();
    check(
        "copies",
        device,
        &filled.to_vec().unwrap()[1..3],
        &x[..2],
        <[f64]>::to_vec,
    );
}

fn on_hosts<const N: usize>() {
    in_thread(|| Device::hosts().iter().for_each(every_verb::<N>));
}

/// Printed kernels have a variable for each scalar, which takes a compiler long where there are many.
#[test]
fn in_cuda_on_the_cpu() {
    in_thread(|| {
        let devices = crate::devices();
        devices
            .iter()
            .filter(|device| !device.is_host())
            .for_each(every_verb::<40>);
    });
}

macro_rules! sizes {
    ($($name:ident $n:literal;)*) => {$(
        #[test]
        fn $name() {
            on_hosts::<$n>();
        }
    )*};
}

sizes! {
    elements_of_8_bytes 1;
    elements_of_64_bytes 8;
    elements_of_72_bytes 9;
    elements_of_512_bytes 64;
    elements_of_4_kib 512;
    elements_of_8_kib 1024;
    elements_of_32_kib 4096;
    elements_of_128_kib 16384;
}
