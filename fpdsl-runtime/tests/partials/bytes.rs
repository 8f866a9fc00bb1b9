//! Bytes that are damaged, cut, foreign, or made up.

use fpdsl::device::{Device, Partial, Prefixes, reduce, scan};
use fpdsl::function::Combine;
use fpdsl_macros::{Fp, fp};
use sha2::{Digest, Sha256};

use crate::functions::{Affine, list, rn, ru};
use crate::random::Random;

/// Inputs of each of the four kinds in each run; `FPDSL_LARGE` makes them ten million in all.
fn inputs() -> usize {
    if std::env::var_os("FPDSL_LARGE").is_some() {
        2_500_000
    } else {
        10_000
    }
}

fn refused<C: fpdsl::function::Combine<Out: crate::functions::Value>>(bytes: &[u8]) -> String {
    Partial::<C>::from_bytes(bytes).unwrap_err().to_string()
}

#[test]
fn there_and_back() {
    let host = Device::host();
    let x: Vec<Affine<f64>> = list(1, 30_000);
    for (first, n) in [
        (0, 0),
        (0, 1),
        (5, 4096),
        (4096, 8192),
        (77, 29_000),
        (1 << 45, 30_000),
    ] {
        let part = reduce::<rn::then, _>(&x[..n]).partial(&host, first).unwrap();
        let bytes = part.to_bytes();
        assert!(bytes.len() <= 16 * part.held() + 200);
        let back = Partial::<rn::then>::from_bytes(&bytes).unwrap();
        assert_eq!((back.range(), back.held()), (part.range(), part.held()));
        assert_eq!(back.to_bytes(), bytes);
    }
}

/// Every cut and every single bit of a short one.
#[test]
fn cut_and_damaged() {
    let host = Device::host();
    let bytes = reduce::<rn::add64, _>(&[1.0, 2.5, -3.0])
        .partial(&host, 9)
        .unwrap()
        .to_bytes();
    for end in 0..bytes.len() {
        refused::<rn::add64>(&bytes[..end]);
    }
    for bit in 0..bytes.len() * 8 {
        let mut bytes = bytes.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        refused::<rn::add64>(&bytes);
    }
    let longer = [&bytes[..], &[0]].concat();
    refused::<rn::add64>(&longer);
}

mod elsewhere {
    use fpdsl_macros::fp;

    /// Of the same name and types.
    #[fp]
    pub fn add64(a: f64, b: f64) -> f64 {
        b + a
    }
}

mod calls {
    use fpdsl_macros::fp;

    #[fp]
    fn halve(x: f64) -> f64 {
        x * 0.5
    }

    #[fp]
    pub fn step(a: f64, b: f64) -> f64 {
        halve(a) + b
    }
}

mod calls_another {
    use fpdsl_macros::fp;

    #[fp]
    fn halve(x: f64) -> f64 {
        x / 2.0
    }

    #[fp]
    pub fn step(a: f64, b: f64) -> f64 {
        halve(a) + b
    }
}

#[test]
fn of_another_function() {
    let host = Device::host();
    let bytes = reduce::<rn::add64, _>(&[1.0, 2.5, -3.0])
        .partial(&host, 9)
        .unwrap()
        .to_bytes();
    for message in [refused::<ru::add64>(&bytes), refused::<elsewhere::add64>(&bytes)] {
        assert!(message.contains("another function `add64`"), "{message}");
    }
    let message = refused::<rn::mix>(&bytes);
    assert!(
        message.contains("they are of `add64`, whose values are f64"),
        "{message}"
    );
    let message = refused::<rn::then>(&bytes);
    assert!(message.contains("values of `then` are (f64, f64)"), "{message}");
    let bytes = reduce::<calls::step, _>(&[1.0, 2.5])
        .partial(&host, 0)
        .unwrap()
        .to_bytes();
    assert!(refused::<calls_another::step>(&bytes).contains("another function `step`"));
}

/// Damages encodings at random, with the check put right as often as not: whoever forges it gets values, or an error, and no panic.
/// `read` says whether the bytes were read. The first byte after `positions` is that of the range.
fn made_up(good: &[Vec<u8>], positions: usize, inputs: usize, read: impl Fn(&[u8]) -> bool) {
    let mut random = Random::new(11);
    let (mut accepted, mut wrong) = (0, 0);
    for k in 0..inputs {
        let mut bytes = good[if k % 64 == 0 { 2 + k / 64 % 2 } else { k % 2 }].clone();
        bytes.truncate(bytes.len() - 32);
        match random.below(8) {
            0 => bytes.truncate(random.below(bytes.len() as u64 + 1) as usize),
            1 => bytes.extend((0..random.below(40)).map(|_| random.bits() as u8)),
            2 => bytes = (0..random.below(300)).map(|_| random.bits() as u8).collect(),
            3 => {
                let at = positions + 8 * random.below(2) as usize;
                let shift = random.below(64);
                bytes[at..at + 8].copy_from_slice(&(random.bits() >> shift).to_le_bytes());
            }
            _ => {
                for _ in 0..=random.below(4) {
                    let at = random.below(bytes.len() as u64) as usize;
                    bytes[at] = random.bits() as u8;
                }
            }
        }
        let check: [u8; 32] = match random.below(2) {
            0 => Sha256::digest(&bytes).into(),
            _ => [random.bits() as u8; 32],
        };
        bytes.extend_from_slice(&check);
        match read(&bytes) {
            true => accepted += 1,
            false => wrong += 1,
        }
    }
    assert!(
        wrong > inputs / 2 && accepted > 0,
        "{accepted} read, {wrong} refused"
    );
}

/// Where the positions are, behind the mark, the version, the hash, and the names of the function and of its values' type.
const fn positions(function: &str, values: &str) -> usize {
    8 + 4 + 32 + 8 + function.len() + 8 + values.len()
}

/// Pieces at several places, the later ones long.
const PIECES: [(usize, usize); 4] = [(0, 3), (5, 40), (4000, 9000), (1 << 40, 5000)];

#[test]
fn made_up_of_numbers() {
    let host = Device::host();
    let x: Vec<f32> = list(1, 9000);
    let good = PIECES.map(|(first, n)| {
        reduce::<rn::mix, _>(&x[..n])
            .partial(&host, first)
            .unwrap()
            .to_bytes()
    });
    made_up(&good, positions("mix", "f32"), inputs(), used::<rn::mix>);
}

#[test]
fn made_up_of_structs() {
    let host = Device::host();
    let x: Vec<Affine<f64>> = list(1, 9000);
    let good = PIECES.map(|(first, n)| {
        reduce::<rn::then, _>(&x[..n])
            .partial(&host, first)
            .unwrap()
            .to_bytes()
    });
    made_up(&good, positions("then", "(f64, f64)"), inputs(), used::<rn::then>);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Fp)]
#[repr(u32)]
pub enum Side {
    Left,
    Right,
    Neither,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Marked {
    side: Side,
    closed: bool,
    x: f32,
}

#[fp]
fn later(a: Marked, b: Marked) -> Marked {
    Marked {
        side: a.side,
        closed: b.closed,
        x: a.x * 0.5 - b.x,
    }
}

fn marked(n: usize) -> Vec<Marked> {
    let sides = [Side::Left, Side::Right, Side::Neither];
    let one = |k: usize| Marked {
        side: sides[k % 3],
        closed: k % 5 < 2,
        x: k as f32,
    };
    (0..n).map(one).collect()
}

impl crate::functions::Value for Marked {
    fn make(_: &mut Random) -> Self {
        marked(1)[0]
    }

    fn bits(self) -> [u64; 2] {
        [self.side as u64, u64::from(self.x.to_bits())]
    }
}

#[test]
fn made_up_of_enums() {
    let host = Device::host();
    let x = marked(9000);
    let good = PIECES.map(|(first, n)| {
        reduce::<later, _>(&x[..n])
            .partial(&host, first)
            .unwrap()
            .to_bytes()
    });
    made_up(
        &good,
        positions("later", "(u32, bool, f32)"),
        inputs(),
        used::<later>,
    );
}

/// A number that no variant has is an error, and a `bool` is 0 or 1.
#[test]
fn encodings_that_are_no_values_are_refused() {
    let x = marked(3);
    let good = reduce::<later, _>(&x)
        .partial(&Device::host(), 5)
        .unwrap()
        .to_bytes();
    let values = positions("later", "(u32, bool, f32)") + 16;
    // Three sides, and behind them three `bool`s.
    for (at, values_there) in [
        (values, 3),
        (values + 8, 3),
        (values + 9, 1),
        (values + 12, 2),
        (values + 14, 2),
    ] {
        for byte in 0..=u8::MAX {
            let mut bytes = good[..good.len() - 32].to_vec();
            bytes[at] = byte;
            let check = Sha256::digest(&bytes);
            bytes.extend_from_slice(&check);
            let read = Partial::<later>::from_bytes(&bytes);
            assert_eq!(read.is_ok(), byte < values_there, "{byte} at {at}");
        }
    }
}

/// Reads a partial and uses what it has.
fn used<C: Combine<Out: crate::functions::Value>>(bytes: &[u8]) -> bool {
    let Ok(part) = Partial::<C>::from_bytes(bytes) else {
        return false;
    };
    let range = part.range();
    assert!(part.held() <= 8 * Partial::<C>::MOST_HELD);
    if range.start == 0 {
        part.finish(range.end).unwrap();
    } else {
        let _ = part.merge(Partial::empty(range.start));
    }
    true
}

#[test]
fn made_up_of_scans() {
    let host = Device::host();
    let x: Vec<f64> = list(1, 9000);
    let good = PIECES.map(|(first, n)| {
        scan::<rn::add64, _>(&x[..n])
            .partial(&host, first)
            .unwrap()
            .to_bytes()
    });
    let read = |bytes: &[u8]| {
        let Ok(part) = Partial::<rn::add64, Prefixes>::from_bytes(bytes) else {
            return false;
        };
        let _ = scan(&x[..3]).after(&host, &part);
        let end = part.range().end;
        let _ = part.merge(Partial::empty(end));
        true
    };
    made_up(&good, positions("add64", "f64"), inputs(), read);
}
