//! What is written can be read, whatever the type of the values, and errors about it are short.

use fpdsl::device::{Accumulation, Device, Element, Output, Partial, Prefixes, reduce, scan};
use fpdsl::error::Error;
use fpdsl::function::Combine;
use fpdsl_macros::{Fp, fp};

use crate::functions::Affine;
use crate::random::Random;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Fp)]
#[repr(u32)]
pub enum Edge {
    Periodic,
    Wall,
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Voxel {
    edges: [Edge; 6],
    flow: [[f32; 3]; 19],
    solid: bool,
    mass: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Block {
    voxels: [[Voxel; 8]; 8],
    level: u8,
}

type Pairs = [Affine<f64>; 3000];

/// A function for each type, and the test of it.
macro_rules! types {
    ($($name:ident $T:ty;)*) => {$(
        #[fp]
        fn $name(_a: $T, b: $T) -> $T {
            b
        }
    )*

        #[test]
        fn written_and_read() {
            $(there_and_back::<$name>();)*
        }

        #[test]
        fn of_another_type() {
            let all: Vec<(&str, Vec<u8>)> = vec![$((stringify!($name), bytes_of::<$name>())),*];
            $(for (name, bytes) in &all {
                let read = Partial::<$name>::from_bytes(bytes);
                assert_eq!(read.is_ok(), *name == stringify!($name), "{name} as {}", stringify!($name));
                read.map(drop).or_else(is_short).unwrap();
            })*
        }
    };
}

types! {
    f32s f32;
    bools bool;
    ones [f64; 1];
    quads [f32; 4];
    // 65,535 bytes of text, were it written scalar by scalar, and more.
    below_u16 [[f32; 128]; 102];
    above_u16 [[f32; 128]; 103];
    matrices [[f32; 128]; 128];
    flags [bool; 70_000];
    nested [[[[u8; 3]; 5]; 7]; 11];
    edges Edge;
    voxels Voxel;
    blocks Block;
    pairs Pairs;
    a_name_that_is_as_long_as_names_of_functions_in_the_wild_seldom_are_but_may_well_be_once_somebody_generates_them_from_data_that_they_read i64;
}

fn values<T: Output>(n: usize) -> Vec<T> {
    let mut random = Random::new(n as u64 + 5);
    let columns = T::generate(n, &mut |_| random.bits());
    (0..n).map(|i| T::row(&columns, i)).collect()
}

fn bytes_of<C: Combine<Out: Output + Element>>() -> Vec<u8> {
    reduce::<C, _>(&values::<C::Out>(3))
        .partial(&Device::host(), 7)
        .unwrap()
        .to_bytes()
}

fn there_and_back<C: Combine<Out: Output + Element>>() {
    let host = Device::host();
    for (first, n) in [(0, 1), (0, 20), (5, 3), ((1 << 40) - 2, 18)] {
        let x = values::<C::Out>(n);
        let part = reduce::<C, _>(&x).partial(&host, first).unwrap();
        let back = Partial::<C>::from_bytes(&part.to_bytes()).expect(C::NAME);
        assert_eq!(
            (back.range(), back.to_bytes()),
            (part.range(), part.to_bytes()),
            "{}",
            C::NAME
        );
        let part = scan::<C, _>(&x).partial(&host, first).unwrap();
        let back = Partial::<C, Prefixes>::from_bytes(&part.to_bytes()).expect(C::NAME);
        assert_eq!(
            (back.range(), back.to_bytes()),
            (part.range(), part.to_bytes()),
            "{}",
            C::NAME
        );
    }
    checkpoints::<C>(&host, &values::<C::Out>(9));
}

/// Accumulations go on from their bytes as if nothing had happened.
fn checkpoints<C: Combine<Out: Output + Element>>(host: &Device, x: &[C::Out]) {
    let (before, behind) = x.split_at(4);
    let mut sum = Accumulation::<C>::new(host);
    sum.push(before).unwrap();
    let saved = Partial::<C>::from_bytes(&sum.partial().to_bytes()).expect(C::NAME);
    let mut resumed = Accumulation::resume(host, saved).unwrap();
    sum.push(behind).unwrap();
    resumed.push(behind).unwrap();
    assert_eq!(
        resumed.partial().to_bytes(),
        sum.partial().to_bytes(),
        "{}",
        C::NAME
    );
    let mut scan = Accumulation::<C, Prefixes>::new(host);
    scan.push(before).unwrap();
    let saved = Partial::<C, Prefixes>::from_bytes(&scan.partial().to_bytes()).expect(C::NAME);
    let mut resumed = Accumulation::resume(host, saved).unwrap();
    scan.push(behind).unwrap();
    resumed.push(behind).unwrap();
    assert_eq!(
        resumed.partial().to_bytes(),
        scan.partial().to_bytes(),
        "{}",
        C::NAME
    );
}

fn is_short(error: Error) -> Result<(), Error> {
    let text = error.to_string();
    match text.len() < 700 {
        true => Ok(()),
        false => panic!("an error of {} bytes: {}", text.len(), &text[..100]),
    }
}

/// Whoever forges bytes chooses the texts in them, and not the length of the error.
#[test]
fn texts_that_others_write_are_cut() {
    use sha2::{Digest, Sha256};
    let good = bytes_of::<quads>();
    for (name, ty) in [
        ("ü".repeat(1 << 20), "f32".to_owned()),
        ("quads".to_owned(), "[f32; 4], ".repeat(1 << 18)),
    ] {
        let mut bytes = good[..8 + 4 + 32].to_vec();
        for text in [&name, &ty] {
            bytes.extend_from_slice(&(text.len() as u64).to_le_bytes());
            bytes.extend_from_slice(text.as_bytes());
        }
        let check = Sha256::digest(&bytes);
        bytes.extend_from_slice(&check);
        is_short(Partial::<quads>::from_bytes(&bytes).unwrap_err()).unwrap();
    }
    // A length that is longer than memory.
    for length in [u64::MAX, u64::MAX / 2, 1 << 40] {
        let mut bytes = good[..good.len() - 32].to_vec();
        bytes[44..52].copy_from_slice(&length.to_le_bytes());
        let check = Sha256::digest(&bytes);
        bytes.extend_from_slice(&check);
        is_short(Partial::<quads>::from_bytes(&bytes).unwrap_err()).unwrap();
    }
}
