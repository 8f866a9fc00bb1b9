//! Elements without scalars: every verb has as many of them as elements, or says that there is nothing to do.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::reductions::{Accumulation, Partial};

use crate::devices;

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Rows<const N: usize> {
    rows: [[f64; N]; 3],
}

type Nothing = [f32; 0];

#[fp]
fn same(x: Nothing) -> Nothing {
    x
}

#[fp]
fn with_another(x: Nothing, y: f64) -> (Nothing, f64) {
    (x, y * 2.0)
}

#[fp(identity = [0.0; 0])]
fn either(_a: Nothing, b: Nothing) -> Nothing {
    b
}

#[fp]
fn at(i: Index, x: &[Nothing]) -> Nothing {
    x[i.x()]
}

#[fp]
fn counted(i: Index, x: &[Nothing]) -> usize {
    i.x() + x.len()
}

#[fp]
fn rows(x: Rows<0>) -> Rows<0> {
    x
}

#[fp]
fn placed(place: u32, x: Nothing) -> (u32, Nothing) {
    (place, x)
}

fn on_a_host(device: &Device, n: usize) -> Result<(), Error> {
    let x = vec![[]; n];
    let name = device.name();
    let buffer = Buffer::new(device, &x)?;
    assert_eq!((buffer.len(), buffer.to_vec()?.len()), (n, n), "{name}");
    assert_eq!(same::map(device, &x)?.to_vec()?.len(), n, "{name}");
    assert_eq!(same::map(device, &buffer)?.len(), n, "{name}");
    let mut into = x.clone();
    same::map_into(device, &mut into, &x)?;
    same::map_update(device, &mut into)?;
    let y: Vec<f64> = (0..n).map(|k| k as f64).collect();
    let (nothing, doubled) = with_another::map(device, &x, &y)?;
    assert_eq!(nothing.len(), n, "{name}");
    let expected: Vec<f64> = y.iter().map(|y| y * 2.0).collect();
    assert_eq!(doubled.to_vec()?, expected, "{name}");
    assert_eq!(either::reduce(device, &x)?.len(), 0, "{name}");
    assert_eq!(either::scan(device, &x)?.to_vec()?.len(), n, "{name}");
    assert_eq!(either::scan_exclusive(device, &x)?.to_vec()?.len(), n, "{name}");
    assert_eq!(at::launch(device, n, &x)?.to_vec()?.len(), n, "{name}");
    let counts: Vec<usize> = (n..2 * n).collect();
    assert_eq!(counted::launch(device, n, &x)?.to_vec()?, counts, "{name}");
    let part = either::partial(device, 5, &x)?;
    let range = 5..5 + n;
    assert_eq!(
        Partial::<either>::from_bytes(&part.to_bytes())?.range(),
        range,
        "{name}"
    );
    let mut pushed = Accumulation::<either>::new(device);
    pushed.push(&x)?;
    assert_eq!((pushed.len(), pushed.finish()?.len()), (n, 0), "{name}");
    let places: Vec<u32> = (0..n as u32).collect();
    placed::scatter(device, &mut into, &places, &x)?;
    placed::scatter_reduce::<either>(device, &mut into, &places, &x)?;
    let offsets = [0, n / 2, n];
    let reduced = either::reduce_segments(device, &offsets, &x)?;
    assert_eq!(reduced.to_vec()?.len(), 2, "{name}");
    let records = vec![Rows { rows: [[]; 3] }; n];
    assert_eq!(rows::map(device, &records)?.to_vec()?, records, "{name}");
    Ok(())
}

#[test]
fn on_the_host() -> Result<(), Error> {
    for device in devices().iter().filter(|device| device.is_host()) {
        for n in [0, 1, 17, 5000] {
            on_a_host(device, n)?;
        }
    }
    Ok(())
}

/// The kernel's text has the slice, and its length, as for any other.
#[test]
fn printed() {
    assert!(
        counted::cuda_source().contains("x_len"),
        "{}",
        counted::cuda_source()
    );
}

#[test]
fn on_accelerators_they_are_refused() {
    for device in devices().iter().filter(|device| !device.is_host()) {
        let refused = |outcome: Result<(), Error>| {
            let wanted = Error::NoScalars {
                device: device.name(),
            };
            assert_eq!(outcome, Err(wanted));
        };
        for n in [0, 1, 17] {
            let (x, y) = (vec![[]; n], vec![1.0; n]);
            let mut into = x.clone();
            refused(Buffer::new(device, &x).map(drop));
            refused(Buffer::<Nothing>::zeros(device, n).map(drop));
            refused(same::map(device, &x).map(drop));
            refused(same::map_into(device, &mut into, &x));
            refused(same::map_update(device, &mut into));
            refused(with_another::map(device, [], &y).map(drop));
            refused(either::reduce(device, &x).map(drop));
            refused(either::scan(device, &x).map(drop));
            refused(either::partial(device, 5, &x).map(drop));
            refused(at::launch(device, n, &x).map(drop));
            refused(counted::launch(device, n, &x).map(drop));
            let records = vec![Rows { rows: [[]; 3] }; n];
            refused(rows::map(device, &records).map(drop));
        }
        // A value for all elements has no memory anywhere.
        assert_eq!(
            only_another::map(device, [], &[1.5]).unwrap().to_vec().unwrap(),
            [3.0]
        );
    }
}

#[fp]
fn only_another(_x: Nothing, y: f64) -> f64 {
    y * 2.0
}
