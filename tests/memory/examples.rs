//! Programs that once wrote outside of their memory.

use fpdsl::prelude::*;

#[fp]
fn wide(x: u8) -> [u8; 129] {
    [x; 129]
}

#[fp]
fn row(x: f64) -> (bool, [f64; 16]) {
    (x > 1.0, [x; 16])
}

/// A flag and eleven powers.
#[fp]
#[allow(clippy::type_complexity)]
fn twelve(x: f64) -> (bool, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
    (x > 1.0, x, x, x, x, x, x, x, x, x, x, x)
}

/// Results of 32 MiB and more are written past the caches.
const N: usize = 380_000;

/// The first part of the first tile, up to a line of the results, was longer than a tile.
#[test]
#[cfg_attr(miri, ignore = "too many elements")]
fn elements_of_odd_size() {
    for device in Device::hosts() {
        let z = wide::map(vec![1_u8; N]).run(&device).unwrap().into_vec().unwrap();
        let mut pieces = z.as_flattened().chunks(4096);
        assert!(
            z.len() == N && pieces.all(|piece| *piece == [1; 4096][..piece.len()]),
            "{device:?}"
        );
    }
}

#[test]
#[cfg_attr(miri, ignore = "too many elements")]
fn a_flag_and_a_row_of_numbers() {
    let x = vec![2.0; N];
    for device in Device::hosts() {
        let (mut flags, mut rows) = (vec![false; N + 1], vec![[0.0; 16]; N]);
        row::map(&x)
            .into(&device, (&mut flags[1..], &mut rows[..]))
            .unwrap();
        assert!(!flags[0] && flags[1..].iter().all(|&flag| flag), "{device:?}");
        let mut pieces = rows.as_flattened().chunks(512);
        assert!(
            pieces.all(|piece| *piece == [2.0; 512][..piece.len()]),
            "{device:?}"
        );
    }
}

#[test]
#[cfg_attr(miri, ignore = "too many elements")]
fn a_flag_and_eleven_numbers() {
    let x = vec![2.0; N];
    for device in Device::hosts() {
        let mut flags = vec![false; N + 49];
        let mut outputs: [Vec<f64>; 11] = std::array::from_fn(|_| vec![0.0; N]);
        let [a, b, c, d, e, f, g, h, i, j, k] = &mut outputs;
        twelve::map(&x)
            .into(&device, (&mut flags[49..], a, b, c, d, e, f, g, h, i, j, k))
            .unwrap();
        assert!(flags[49..].iter().all(|&flag| flag), "{device:?}");
        assert!(!flags[..49].iter().any(|&flag| flag), "{device:?}");
        assert!(outputs.iter().all(|output| *output == x), "{device:?}");
    }
}
