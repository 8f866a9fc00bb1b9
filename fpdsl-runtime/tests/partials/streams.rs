//! Chunks of any size, saved and resumed.

use fpdsl::device::{Accumulation, Device, Partial, reduce};
use fpdsl::error::Error;

use crate::functions::{add_or_zero, add_serial, list, rd, rn};
use crate::order;
use crate::random::Random;

/// A thousand sums, each saved and resumed at random places.
#[test]
fn sums_saved_and_resumed() {
    use rd::add64;
    let x: Vec<f64> = list(1, 40_000);
    let mut random = Random::new(2);
    let host = Device::host();
    for _ in 0..1000 {
        let n = 1 + random.below(x.len() as u64) as usize;
        let mut sum = Accumulation::<add64>::new(&host);
        while sum.len() < n {
            let most = [3, 200, 5000, 40_000][random.below(4) as usize];
            let end = (sum.len() + random.below(most) as usize).min(n);
            sum.push(&x[sum.len()..end]).unwrap();
            if random.below(3) == 0 {
                let saved = sum.partial().to_bytes();
                drop(sum);
                assert!(saved.len() < 255 * 3 * 8 + 200, "{}", saved.len());
                let resumed = Partial::from_bytes(&saved).unwrap();
                sum = Accumulation::resume(&host, resumed).unwrap();
            }
        }
        let expected = order::reduce(&x[..n], add64);
        assert_eq!(sum.finish().unwrap().to_bits(), expected.to_bits(), "{n}");
    }
}

/// One value at a time, and an iterator.
#[test]
fn single_values_and_iterators() {
    use rn::mix;
    let x: Vec<f32> = list(3, 200_000);
    let host = Device::host();
    let mut one = Accumulation::<mix>::new(&host);
    for value in &x[..20_000] {
        one.push(core::slice::from_ref(value)).unwrap();
    }
    assert_eq!(
        one.clone().finish().unwrap().to_bits(),
        order::reduce(&x[..20_000], mix).to_bits()
    );
    one.push_all(x[20_000..].iter().copied()).unwrap();
    assert_eq!(one.len(), x.len());
    assert_eq!(one.finish().unwrap().to_bits(), order::reduce(&x, mix).to_bits());
}

#[test]
fn serial_order() {
    let x: Vec<f64> = list(4, 150_000);
    let host = Device::host();
    let mut random = Random::new(5);
    for n in [1, 2, 17, 4097, 150_000] {
        let mut sum = Accumulation::<add_serial>::new(&host);
        while sum.len() < n {
            let end = (sum.len() + random.below(100_000) as usize).min(n);
            sum.push(&x[sum.len()..end]).unwrap();
            assert!(sum.partial().held() <= 1);
            sum =
                Accumulation::resume(&host, Partial::from_bytes(&sum.partial().to_bytes()).unwrap()).unwrap();
        }
        let expected = order::serial(&x[..n], add_serial)[n - 1];
        assert_eq!(sum.finish().unwrap().to_bits(), expected.to_bits(), "{n}");
    }
    let function = "add_serial";
    let behind = reduce::<add_serial, _>(&x[3..9]).partial(&host, 3).unwrap_err();
    assert_eq!(behind, Error::SerialPartial { function });
    assert!(
        behind
            .to_string()
            .contains("Accumulation::<add_serial>::new(&device)"),
        "{behind}"
    );
    let first = reduce::<add_serial, _>(&x[..3]).partial(&host, 0).unwrap();
    assert_eq!(
        first.clone().finish(3).unwrap(),
        reduce::<add_serial, _>(&x[..3]).run(&host).unwrap()
    );
    assert_eq!(first.merge(Partial::empty(3)).unwrap().len(), 3);
}

#[test]
fn no_elements() {
    let host = Device::host();
    let none = Accumulation::<add_or_zero>::new(&host);
    assert_eq!(none.finish().unwrap().to_bits(), 0);
    assert_eq!(
        Accumulation::<add_serial>::new(&host).finish().unwrap().to_bits(),
        0
    );
    let none = Accumulation::<rn::add64>::new(&host).finish().unwrap_err();
    assert_eq!(none, Error::Empty { function: "add64" });
    let none: Partial<rn::add64> = reduce(&[]).partial(&host, 9).unwrap();
    assert_eq!((none.range(), none.held(), none.is_empty()), (9..9, 0, true));
}

/// After a fault there is what there was before.
#[test]
fn faults_leave_the_sum() {
    use crate::functions::divisors;
    let host = Device::host();
    let mut all = vec![26; 5000];
    all[4300] = 13;
    all[4428] = 13;
    let mut gcd = Accumulation::<divisors>::new(&host);
    gcd.push(&all[..4310]).unwrap();
    let before = gcd.partial().to_bytes();
    // The second 13 meets the first, which is in its column of the part from 4096 on.
    let fault = gcd.push(&all[4310..]).unwrap_err();
    assert!(matches!(fault, Error::Fault { element: 4096, .. }), "{fault}");
    assert_eq!(gcd.partial().to_bytes(), before);
    gcd.push(&[26; 5000]).unwrap();
    assert_eq!(gcd.finish().unwrap(), 13);
}
