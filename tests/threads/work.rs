//! Every kind of call, with results that are known otherwise: the scalar call's bits, and sums that wrap, so that their order
//! does not matter.

use fpdsl::prelude::*;

/// Fewer elements than are worth another thread.
pub const SMALL: usize = 10;

/// This many elements that threads share them.
pub const LARGE: usize = 70_001;

#[fp(mode = "ru", contract = true)]
fn axpy(a: f32, x: f32, y: f32) -> f32 {
    a * x + y
}

#[fp(mode = "rn", contract = false)]
fn add(a: u32, b: u32) -> u32 {
    a + b
}

#[fp(mode = "rn", contract = false)]
fn mirror(i: Index, u: &[u32]) -> u32 {
    u[i.x()] + 3 * u[u.len() - 1 - i.x()]
}

#[fp(mode = "rn", contract = false)]
pub fn double(a: u32) -> u32 {
    a + a
}

/// Takes long for an element, so that threads share few of them.
#[fp(mode = "rn", contract = false)]
fn all_of_it(i: Index, u: &[u32]) -> u32 {
    let mut sum = i.x() as u32;
    for k in 0..u.len() {
        sum = sum * 5 + u[k];
    }
    sum
}

/// Calls with `n` elements, on each kind of lanes.
pub fn check(n: usize) {
    for device in Device::hosts() {
        check_on(&device, n);
    }
}

/// Likewise, on one device.
pub fn check_on(device: &Device, n: usize) {
    let floats: Vec<f32> = (0..n).map(|k| k as f32 * 0.7).collect();
    let found = axpy::map(0.1, &floats, 1.3)
        .run(device)
        .unwrap()
        .into_vec()
        .unwrap();
    assert_eq!(found.len(), n);
    for (x, found) in floats.iter().zip(found) {
        assert_eq!(found.to_bits(), axpy(0.1, *x, 1.3).to_bits(), "map, {x}");
    }
    let numbers: Vec<u32> = (0..n as u32).map(|k| k.wrapping_mul(2_654_435_761)).collect();
    let sums: Vec<u32> = numbers
        .iter()
        .scan(0_u32, |sum, &x| {
            *sum = sum.wrapping_add(x);
            Some(*sum)
        })
        .collect();
    assert_eq!(
        Some(&add::reduce(&numbers).run(device).unwrap()),
        sums.last(),
        "reduce"
    );
    assert!(
        add::scan(&numbers).run(device).unwrap().into_vec().unwrap() == sums,
        "scan"
    );
    let mirrored = mirror::launch(n, &numbers)
        .run(device)
        .unwrap()
        .into_vec()
        .unwrap();
    let expected = numbers.iter().zip(numbers.iter().rev());
    assert!(
        expected
            .map(|(&x, &y)| x.wrapping_add(y.wrapping_mul(3)))
            .eq(mirrored),
        "launch"
    );
}

/// A launch over `n` positions, each of which takes long.
pub fn check_slow(device: &Device, n: usize) {
    let numbers: Vec<u32> = (0..20_000).collect();
    let found = all_of_it::launch(n, &numbers)
        .run(device)
        .unwrap()
        .into_vec()
        .unwrap();
    let of = |i: u32| {
        numbers
            .iter()
            .fold(i, |sum, &x| sum.wrapping_mul(5).wrapping_add(x))
    };
    // The part that `i` contributes is linear.
    let (zero, one) = (of(0), of(1));
    let expected = (0..n as u32).map(|i| zero.wrapping_add(i.wrapping_mul(one.wrapping_sub(zero))));
    assert!(expected.eq(found), "{n} slow elements");
}

/// The number of threads that the host's name shows.
pub fn threads() -> usize {
    let name = Device::host().name();
    let number = name
        .strip_suffix(" threads")
        .and_then(|rest| rest.rsplit(' ').next());
    number
        .and_then(|number| number.parse().ok())
        .unwrap_or_else(|| panic!("`{name}` says nothing of threads"))
}
