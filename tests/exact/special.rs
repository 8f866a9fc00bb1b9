//! Infinities, NaN and zeros of both signs, and short lists in every order, for all formats, functions and modes.

use std::sync::Arc;

use fpdsl::exact::{self, Summand};
use fpdsl::prelude::*;
use fpdsl_gpp::CudaOnCpu;
use half::{bf16, f16};

use super::{Format, Random, compare, report, same, wanted_of_all};

/// Infinities, NaN and zeros of both signs.
pub fn specials<T: Format>() -> [T; 6] {
    let sign = 1 << (T::WIDTH - 1);
    let infinity = T::largest() + 1;
    [
        infinity,
        infinity | sign,
        infinity + 1 + (sign >> 2 & T::largest()),
        infinity | sign | 1,
        0,
        sign,
    ]
    .map(T::of)
}

/// Those, and numbers of both signs.
fn values<T: Format>() -> Vec<T> {
    let sign = 1 << (T::WIDTH - 1);
    let one = (T::bias() as u64) << T::FRACTION;
    let numbers = [one, one | sign, 1, T::largest() | sign].map(T::of);
    [&specials::<T>()[..], &numbers].concat()
}

/// All lists of this many of the values.
fn lists<T: Format>(n: usize) -> Vec<Vec<T>> {
    let values = values::<T>();
    let mut lists = vec![Vec::new()];
    for _ in 0..n {
        lists = lists
            .iter()
            .flat_map(|list| {
                values
                    .iter()
                    .map(move |value| [&list[..], std::slice::from_ref(value)].concat())
            })
            .collect();
    }
    lists
}

/// Every pair of values as factors, alone and beside every other pair.
fn short<T: Format>(devices: &[Device]) -> u64 {
    let pairs = lists::<T>(2);
    for first in &pairs {
        compare(devices, &first[..1], &first[1..]);
        for second in &pairs {
            compare(devices, &[first[0], second[0]], &[first[1], second[1]]);
        }
    }
    (pairs.len() + pairs.len().pow(2)) as u64
}

/// Some special values among many numbers, which take the way of blocks.
fn among_others<T: Format>(devices: &[Device], n: usize) -> u64 {
    let mut random = Random(0x2545_f491 ^ u64::from(T::FRACTION));
    let (x, y): (Vec<T>, Vec<T>) = (random.vector(n), random.vector(n));
    let lists = lists::<T>(2);
    for list in &lists {
        let (mut x, mut y) = (x.clone(), y.clone());
        x[random.below(n)] = list[0];
        let of_y = random.below(2) == 0;
        let at = random.below(n);
        (if of_y { &mut y } else { &mut x })[at] = list[1];
        compare(devices, &x, &y);
    }
    lists.len() as u64
}

fn on_hosts<T: Format>() {
    let hosts = Device::hosts();
    let vectors = short::<T>(&hosts) + among_others::<T>(&hosts, 600);
    // Four functions in four modes.
    report::ran(
        "exact sums of special values",
        "every host level",
        vectors * 16 * hosts.len() as u64,
    );
}

#[test]
fn of_f64() {
    on_hosts::<f64>();
}

#[test]
fn of_f32() {
    on_hosts::<f32>();
}

#[test]
fn of_f16() {
    on_hosts::<f16>();
}

#[test]
fn of_bf16() {
    on_hosts::<bf16>();
}

/// A device has one way for all special values: each alone, and some beside others.
fn on_a_device<T: Format>(device: &Device) -> u64 {
    let devices = std::slice::from_ref(device);
    let pairs = lists::<T>(2);
    for (k, pair) in pairs.iter().enumerate() {
        compare(devices, &pair[..1], &pair[1..]);
        let other = &pairs[(k * 37 + 11) % pairs.len()];
        compare(devices, &[pair[0], other[0]], &[pair[1], other[1]]);
    }
    let mut random = Random(99);
    for _ in 0..12 {
        let (mut x, y): (Vec<T>, Vec<T>) = (random.vector(700), random.vector(700));
        x[random.below(700)] = specials()[random.below(6)];
        compare(devices, &x, &y);
    }
    2 * pairs.len() as u64 + 12
}

fn all_formats(device: &Device) -> u64 {
    16 * (on_a_device::<f64>(device)
        + on_a_device::<f32>(device)
        + on_a_device::<f16>(device)
        + on_a_device::<bf16>(device))
}

#[test]
fn on_printed_cuda() {
    let suite = "exact sums of special values";
    match fpdsl_gpp::find() {
        Ok(compiler) => {
            let device = Device::accelerator(Arc::new(CudaOnCpu::new(compiler)));
            report::ran(suite, "cuda on the cpu", all_formats(&device));
        }
        Err(why) => report::skipped(suite, "cuda on the cpu", &why),
    }
    #[cfg(feature = "cuda")]
    match Device::cuda(0) {
        Ok(device) => report::ran(suite, "gpu", all_formats(&device)),
        Err(why) => report::skipped(suite, "gpu", &why.to_string()),
    }
}

/// All orders of `0..n`.
fn orders(n: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for k in 0..n {
        orders = orders
            .iter()
            .flat_map(|order: &Vec<usize>| (0..=k).map(move |at| [&order[..at], &[k], &order[at..]].concat()))
            .collect();
    }
    orders
}

/// The functions themselves in one mode, as users call them.
fn called<M: Mode, T: Format + Summand>(device: &Device, x: &[T], y: &[T]) -> [u64; 4] {
    [
        exact::sum::<M, T>(device, x),
        exact::asum::<M, T>(device, x),
        exact::dot::<M, T>(device, x, y),
        exact::sum_of_squares::<M, T>(device, x),
    ]
    .map(|result| result.unwrap().bits())
}

/// Lists of up to five, in all orders: one result, that of the integers.
fn every_order<T: Format>() {
    let hosts = Device::hosts();
    let mut random = Random(0x9e37 ^ u64::from(T::FRACTION));
    let mut done = 0;
    for k in 0..60 {
        let n = [5, 4, 5, 3, 5, 2, 5, 1, 5, 0][k % 10];
        let (mut x, mut y) = (random.vector::<T>(n), random.vector::<T>(n));
        if n > 0 {
            random.salt(&mut x);
            random.salt(&mut y);
        }
        let wants = wanted_of_all(&x, &y);
        for order in orders(n) {
            let in_order = |list: &[T]| -> Vec<T> { order.iter().map(|&k| list[k]).collect() };
            let (x, y) = (in_order(&x), in_order(&y));
            for host in &hosts {
                // As `Rounding::ALL` has them.
                let found = [
                    called::<Rn, T>(host, &x, &y),
                    called::<Rz, T>(host, &x, &y),
                    called::<Ru, T>(host, &x, &y),
                    called::<Rd, T>(host, &x, &y),
                ];
                for (mode, found) in found.iter().enumerate() {
                    for (function, &found) in found.iter().enumerate() {
                        let want = wants[function][mode];
                        assert!(
                            same::<T>(found, want),
                            "function {function} of {x:?}, {y:?} on {}: {found:#x} and not {want:x?}",
                            host.name()
                        );
                        done += 1;
                    }
                }
            }
        }
    }
    report::ran("exact sums in every order", "every host level", done);
}

#[test]
fn every_order_of_short_ones() {
    assert_eq!(
        fpdsl::mode::Rounding::ALL,
        [Rn::ROUNDING, Rz::ROUNDING, Ru::ROUNDING, Rd::ROUNDING]
    );
    assert_eq!(orders(5).len(), 120);
    every_order::<f64>();
    every_order::<f32>();
    every_order::<f16>();
    every_order::<bf16>();
}
