//! Positions far behind those that memory could hold.

use fpdsl::device::{Device, Partial, launch, reduce};
use fpdsl::error::Error;
use fpdsl::index::Index;
use fpdsl_macros::fp;

use crate::functions::{list, ru};
use crate::order;

#[fp(mode = "ru")]
fn value(i: Index) -> f64 {
    let k = i.x() % 1_000_003;
    1.0 / (k + 1) as f64
}

/// Some aligned parts far out: what they leave are the values of parts of elements that are there.
#[test]
fn parts_behind_2_to_40() {
    use ru::add64;
    let first = (1 << 40) + 3 * 4096;
    let x: Vec<f64> = list(1, 20 * 4096);
    for host in Device::hosts() {
        let far = reduce::<add64, _>(&x).partial(&host, first).unwrap();
        // Sixteen values of each part, which lie within a part of the next tier: none is combined with another part's.
        assert_eq!(far.held(), 20 * 16);
        // From position 0 on they begin a part, and 128 of them run.
        let near = reduce::<add64, _>(&x).partial(&host, 0).unwrap();
        assert_eq!(near.held(), 128 + 64);
        let launched = |end: usize| {
            let positions = first..end;
            launch::<value, _, _>(usize::MAX, ())
                .reduce::<add64>()
                .partial(&host, positions)
                .unwrap()
        };
        let values: Vec<f64> = (first..first + x.len()).map(|i| value(Index::new(i))).collect();
        let expected = reduce::<add64, _>(&values).partial(&host, first).unwrap();
        assert_eq!(
            launched(first + x.len()).to_bytes(),
            expected.to_bytes(),
            "{}",
            host.name()
        );
        let halves = launched(first + 12_345).merge(
            launch::<value, _, _>(1 << 50, ())
                .reduce::<add64>()
                .partial(&host, first + 12_345..first + x.len())
                .unwrap(),
        );
        assert_eq!(halves.unwrap().to_bytes(), expected.to_bytes(), "{}", host.name());
    }
}

/// A whole part of each of four tiers, put together from its pieces: the borders of all tiers are met, as if there were 2^36
/// elements. The elements are the same in each part, so each tier has one list of values.
#[test]
fn borders_of_every_tier() {
    use ru::mix;
    let host = Device::host();
    let x: Vec<f32> = list(2, 4096);
    // 256 parts of 4096 fill up a part of tier 1.
    let run: Vec<f32> = (0..256).flat_map(|_| x.iter().copied()).collect();
    let mut tier = 1 << 20;
    let mut all: Partial<mix> = reduce(&run).partial(&host, 0).unwrap();
    // The oracle of the values of one tier after the other.
    let mut values: Vec<f32> = fold(&x);
    for _ in 0..2 {
        values = fold(&values.repeat(256));
        // The same 2^20 elements, or what stands for them, at the next place, 256 times.
        let bytes = all.to_bytes();
        let mut next = all;
        for k in 1..256 {
            let moved = moved(&bytes, k * tier);
            next = next.merge(moved).unwrap();
        }
        all = next;
        tier <<= 8;
        let far = all.range().end;
        assert_eq!(far, tier);
    }
    values = fold(&values.repeat(256));
    assert_eq!(tier, 1 << 36);
    assert_eq!(all.held(), 16);
    assert_eq!(
        all.finish(1 << 36).unwrap().to_bits(),
        order::reduce(&values, mix).to_bits()
    );

    fn fold(part: &[f32]) -> Vec<f32> {
        assert_eq!(part.len(), 4096);
        // A part of the order is what a reduction has after its first step; the rest is a tree of sixteen.
        order::fold(part, mix)
    }

    /// The partial of the same elements from position `first` on, which is as aligned as the bytes' own.
    fn moved(bytes: &[u8], first: usize) -> Partial<mix> {
        use sha2::{Digest, Sha256};
        let mut bytes = bytes[..bytes.len() - 32].to_vec();
        // Behind the name and the types, which are as long as they say.
        let name = 8 + 4 + 32 + 8 + "mix".len() + 8 + "f32".len();
        bytes[name..name + 8].copy_from_slice(&(first as u64).to_le_bytes());
        let check = Sha256::digest(&bytes);
        bytes.extend_from_slice(&check);
        Partial::from_bytes(&bytes).unwrap()
    }
}

#[test]
fn positions_that_cannot_be_counted() {
    use ru::add64;
    let host = Device::host();
    let last = isize::MAX as usize;
    assert_eq!(
        reduce::<add64, _>(&[1.0; 3])
            .partial(&host, last - 3)
            .unwrap()
            .range(),
        last - 3..last
    );
    let many = reduce::<add64, _>(&[1.0; 4])
        .partial(&host, last - 3)
        .unwrap_err();
    assert!(many.to_string().contains("more than can be counted"), "{many}");
    assert!(reduce::<add64, _>(&[1.0; 4]).partial(&host, usize::MAX).is_err());
    #[allow(clippy::reversed_empty_ranges)]
    for positions in [0..11, 5..4, 11..11] {
        let refused = launch::<value, _, _>(10, ())
            .reduce::<add64>()
            .partial(&host, positions.clone())
            .unwrap_err();
        let function = "value";
        assert_eq!(
            refused,
            Error::Positions {
                function,
                positions,
                count: 10
            }
        );
    }
}

#[test]
fn gaps_overlaps_and_repeats() {
    use ru::add64;
    let host = Device::host();
    let x = [1.0; 20];
    let part = |a: usize, b: usize| reduce::<add64, _>(&x[a..b]).partial(&host, a).unwrap();
    let refused = |left: Partial<add64>, right: Partial<add64>| left.merge(right).unwrap_err().to_string();
    let gap = refused(part(0, 5), part(7, 9));
    assert!(gap.contains("0..5 and 7..9 leave out 5..7"), "{gap}");
    let gap = refused(part(7, 9), part(0, 5));
    assert!(gap.contains("7..9 and 0..5 leave out 5..7"), "{gap}");
    let overlap = refused(part(0, 8), part(5, 20));
    assert!(overlap.contains("0..8 and 5..20 both have 5..8"), "{overlap}");
    let within = refused(part(0, 20), part(5, 8));
    assert!(within.contains("both have 5..8"), "{within}");
    let twice = refused(part(3, 8), part(3, 8));
    assert!(twice.contains("3..8 and 3..8 are the same"), "{twice}");
    let short = part(0, 8).finish(20).unwrap_err().to_string();
    assert!(
        short.contains("covers elements 0..8, not all of 0..20"),
        "{short}"
    );
    let headless = part(1, 20).finish(20).unwrap_err().to_string();
    assert!(headless.contains("1..20"), "{headless}");
    assert_eq!(part(5, 9).merge(part(0, 5)).unwrap().range(), 0..9);
}
