//! Scans in pieces: each piece has the bits of the scan of all, whatever the pieces and however what is before them was merged.

use fpdsl::device::{Accumulation, Buffer, Device, Element, Output, Partial, Prefixes, scan};
use fpdsl::error::Error;
use fpdsl::function::Combine;

use crate::functions::{Value, add_or_zero, add_serial, divisors, list, rd, rn, ru, rz};
use crate::order;
use crate::random::Random;

fn bits<T: Value>(values: &[T]) -> Vec<[u64; 2]> {
    values.iter().map(|value| value.bits()).collect()
}

/// In up to 20 pieces, with borders of segments among them.
fn cuts(random: &mut Random, n: usize) -> Vec<usize> {
    let pieces = 1 + random.below(20) as usize;
    let mut cuts: Vec<usize> = (1..pieces)
        .map(|_| {
            let cut = random.below(n as u64 + 1) as usize;
            let border = 16 << (4 * random.below(3));
            match random.below(3) {
                0 => (cut / border * border + random.below(3) as usize)
                    .saturating_sub(1)
                    .min(n),
                _ => cut,
            }
        })
        .collect();
    cuts.extend([0, n]);
    cuts.sort_unstable();
    cuts
}

fn merge_all<C: Combine<Out: Value>>(
    random: &mut Random,
    mut partials: Vec<Partial<C, Prefixes>>,
) -> Partial<C, Prefixes> {
    while partials.len() > 1 {
        let i = random.below(partials.len() as u64 - 1) as usize;
        let right = partials.remove(i + 1);
        let left = partials.remove(i);
        partials.insert(i, left.merge(right).expect("adjacent, and no fault"));
    }
    partials.pop().unwrap_or_else(|| Partial::empty(0))
}

fn check<C>(op: fn(C::Out, C::Out) -> C::Out, seed: u64)
where
    C: Combine<Out: Value + Output<Buffers = Buffer<C::Out>> + Element>,
{
    let x: Vec<C::Out> = list(seed, 70_000);
    let mut random = Random::new(seed);
    let hosts = Device::hosts();
    for round in 0..150 {
        let most = [40, 300, 5000, 70_000][round % 4];
        let n = 1 + random.below(most) as usize;
        let x = &x[..n];
        let expected = bits(&order::scan(x, op));
        for _ in 0..8 {
            let host = &hosts[random.below(hosts.len() as u64) as usize];
            let cuts = cuts(&mut random, n);
            let part = |cut: &[usize]| scan::<C, _>(&x[cut[0]..cut[1]]).partial(host, cut[0]).unwrap();
            let partials: Vec<Partial<C, Prefixes>> = cuts.windows(2).map(part).collect();
            let piece = random.below(partials.len() as u64) as usize;
            let before = merge_all(&mut random, partials[..piece].to_vec());
            let range = cuts[piece]..cuts[piece + 1];
            let found = scan(&x[range.clone()])
                .after(host, &before)
                .unwrap()
                .into_vec()
                .unwrap();
            assert!(
                bits(&found) == expected[range.clone()],
                "{} of {range:?} of {n}, cut at {cuts:?}, on {}",
                C::NAME,
                host.name()
            );
            // One state for a range, however it came about.
            let all = merge_all(&mut random, partials);
            assert_eq!(all.to_bytes(), part(&[0, n]).to_bytes(), "{n} cut at {cuts:?}");
            assert!(all.held() <= 32 * 6);
        }
    }
}

#[test]
fn pieces_of_sums_of_f64() {
    check::<ru::add64>(ru::add64, 1);
}

#[test]
fn pieces_of_sums_of_f32() {
    check::<rz::add32>(rz::add32, 2);
}

#[test]
fn pieces_with_a_function_that_does_not_commute() {
    check::<rd::mix>(rd::mix, 3);
}

#[test]
fn pieces_of_structs() {
    check::<rn::then>(rn::then, 4);
}

/// Every end behind every beginning, to some hundreds.
#[test]
fn every_cut() {
    let host = Device::host();
    let x: Vec<f32> = list(5, 600);
    let expected = bits(&order::scan(&x, ru::mix));
    for cut in 0..=x.len() {
        let before = scan::<ru::mix, _>(&x[..cut]).partial(&host, 0).unwrap();
        let found = scan(&x[cut..]).after(&host, &before).unwrap().into_vec().unwrap();
        assert!(bits(&found) == expected[cut..], "behind {cut}");
        for first in [0, cut / 3, cut / 2 + 1, cut.saturating_sub(17)] {
            let first = first.min(cut);
            let left = scan::<ru::mix, _>(&x[..first]).partial(&host, 0).unwrap();
            let right = scan::<ru::mix, _>(&x[first..cut]).partial(&host, first).unwrap();
            assert_eq!(
                left.merge(right).unwrap().to_bytes(),
                before.to_bytes(),
                "{first} and {cut}"
            );
        }
    }
}

/// Chunks in order, saved and resumed, also in serial order.
#[test]
fn chunks() {
    fn run<C: Combine<Out = f64>>(x: &[f64], expected: &[f64], seed: u64) {
        let (host, mut random) = (Device::host(), Random::new(seed));
        for _ in 0..20 {
            let mut sums = Accumulation::<C, Prefixes>::new(&host);
            let mut found = Vec::new();
            while found.len() < x.len() {
                let most = [3, 300, 100_000][random.below(3) as usize];
                let end = (found.len() + random.below(most) as usize).min(x.len());
                found.extend(sums.push(&x[found.len()..end]).unwrap().into_vec().unwrap());
                if random.below(4) == 0 {
                    let saved = sums.partial().to_bytes();
                    sums = Accumulation::resume(&host, Partial::from_bytes(&saved).unwrap()).unwrap();
                }
            }
            assert_eq!(sums.len(), x.len());
            assert!(bits(&found) == bits(expected), "{}", C::NAME);
        }
    }
    let x: Vec<f64> = list(6, 150_000);
    run::<ru::add64>(&x, &order::scan(&x, ru::add64), 7);
    run::<add_serial>(&x, &order::serial(&x, add_serial), 8);
}

#[test]
fn into_memory_and_exclusive() {
    let x: Vec<f64> = list(9, 70_000);
    for host in Device::hosts() {
        for n in [0, 1, 2, 16, 17, 256, 257, 4097, 70_000] {
            let expected = bits(&order::scan(&x[..n], add_or_zero));
            let mut into = vec![7.0; n];
            scan::<add_or_zero, _>(&x[..n]).into(&host, &mut into).unwrap();
            assert!(bits(&into) == expected, "{n} on {}", host.name());
            let exclusive = scan::<add_or_zero, _>(&x[..n])
                .exclusive()
                .run(&host)
                .unwrap()
                .into_vec()
                .unwrap();
            assert_eq!(exclusive.len(), n);
            if n > 0 {
                assert_eq!(exclusive[0].to_bits(), 0);
                assert!(
                    bits(&exclusive[1..]) == expected[..n - 1],
                    "{n} on {}",
                    host.name()
                );
            }
            let serial = scan::<add_serial, _>(&x[..n])
                .exclusive()
                .run(&host)
                .unwrap()
                .into_vec()
                .unwrap();
            let expected = order::serial(&x[..n], add_serial);
            assert!(n == 0 || bits(&serial[1..]) == bits(&expected[..n - 1]), "{n}");
        }
        let short = scan::<add_or_zero, _>(&x[..4])
            .into(&host, &mut vec![0.0; 3])
            .unwrap_err();
        assert!(
            matches!(
                short,
                Error::OutputLength {
                    expected: 4,
                    found: 3,
                    ..
                }
            ),
            "{short}"
        );
        let none = scan::<rn::add64, _>(&x).exclusive().run(&host).unwrap_err();
        assert_eq!(none, Error::NoIdentity { function: "add64" });
    }
}

#[test]
fn what_cannot_be() {
    let host = Device::host();
    let x = [1.0; 40];
    let part = |a: usize, b: usize| scan::<rn::add64, _>(&x[a..b]).partial(&host, a).unwrap();
    let gap = part(0, 5).merge(part(7, 9)).unwrap_err().to_string();
    assert!(gap.contains("0..5 and 7..9 leave out 5..7"), "{gap}");
    let headless = scan(&x).after(&host, &part(3, 9)).unwrap_err();
    assert!(matches!(headless, Error::Incomplete { .. }), "{headless}");
    let serial = scan::<add_serial, _>(&x).partial(&host, 3).unwrap_err();
    assert_eq!(
        serial,
        Error::SerialPartial {
            function: "add_serial"
        }
    );
    // Of the other kind.
    let bytes = part(0, 9).to_bytes();
    let other = fpdsl::device::Partial::<rn::add64>::from_bytes(&bytes)
        .unwrap_err()
        .to_string();
    assert!(
        other.contains("one partial is of a reduction and the other of a scan"),
        "{other}"
    );
    for end in 0..bytes.len() {
        assert!(Partial::<rn::add64, Prefixes>::from_bytes(&bytes[..end]).is_err());
    }
}

/// The fault of an element behind others, by its position; the scan goes on from where it was.
#[test]
fn faults() {
    let host = Device::host();
    let mut all = vec![26; 1000];
    all[514] = 13;
    all[515] = 13;
    let whole = scan::<divisors, _>(&all).run(&host).unwrap_err();
    assert!(matches!(whole, Error::Fault { element: 515, .. }), "{whole}");
    let mut sums = Accumulation::<divisors, Prefixes>::new(&host);
    sums.push(&all[..514]).unwrap();
    let fault = sums.push(&all[514..]).unwrap_err();
    assert!(matches!(fault, Error::Fault { element: 515, .. }), "{fault}");
    assert_eq!(sums.len(), 514);
    assert_eq!(sums.push(&[39]).unwrap().into_vec().unwrap(), [13]);
}
