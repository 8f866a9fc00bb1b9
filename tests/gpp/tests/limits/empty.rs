//! Elements without scalars: every call has as many of them as elements, or says that there is nothing to do.

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
    assert_eq!(same::map(&x).run(device)?.to_vec()?.len(), n, "{name}");
    assert_eq!(same::map(&buffer).run(device)?.len(), n, "{name}");
    let mut into = x.clone();
    same::map(&x).into(device, &mut into)?;
    same::map(..).update(device, &mut into)?;
    let y: Vec<f64> = (0..n).map(|k| k as f64).collect();
    let (nothing, doubled) = with_another::map(&x, &y).run(device)?;
    assert_eq!(nothing.len(), n, "{name}");
    let expected: Vec<f64> = y.iter().map(|y| y * 2.0).collect();
    assert_eq!(doubled.to_vec()?, expected, "{name}");
    assert_eq!(either::reduce(&x).run(device)?.len(), 0, "{name}");
    assert_eq!(either::scan(&x).run(device)?.to_vec()?.len(), n, "{name}");
    assert_eq!(
        either::scan(&x).exclusive().run(device)?.to_vec()?.len(),
        n,
        "{name}"
    );
    assert_eq!(at::launch(n, &x).run(device)?.to_vec()?.len(), n, "{name}");
    let counts: Vec<usize> = (n..2 * n).collect();
    assert_eq!(counted::launch(n, &x).run(device)?.to_vec()?, counts, "{name}");
    let part = either::reduce(&x).partial(device, 5)?;
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
    placed::map(&places, &x).scatter(device, &mut into)?;
    placed::map(&places, &x).scatter_reduce::<either>(device, &mut into)?;
    let offsets = [0, n / 2, n];
    let reduced = either::reduce(&x).segments(device, &offsets)?;
    assert_eq!(reduced.to_vec()?.len(), 2, "{name}");
    let records = vec![Rows { rows: [[]; 3] }; n];
    assert_eq!(rows::map(&records).run(device)?.to_vec()?, records, "{name}");
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
        // The host combines a few elements itself, and its result has no bits that could be wrong.
        let right_or_refused = |outcome: Result<(), Error>| {
            if outcome.is_err() {
                refused(outcome);
            }
        };
        for n in [0, 1, 17] {
            let (x, y) = (vec![[]; n], vec![1.0; n]);
            let mut into = x.clone();
            refused(Buffer::new(device, &x).map(drop));
            refused(Buffer::<Nothing>::zeros(device, n).map(drop));
            refused(same::map(&x).run(device).map(drop));
            refused(same::map(&x).into(device, &mut into));
            refused(same::map(..).update(device, &mut into));
            refused(with_another::map([], &y).run(device).map(drop));
            right_or_refused(either::reduce(&x).run(device).map(drop));
            right_or_refused(either::scan(&x).run(device).map(drop));
            right_or_refused(either::reduce(&x).partial(device, 5).map(drop));
            refused(at::launch(n, &x).run(device).map(drop));
            refused(counted::launch(n, &x).run(device).map(drop));
            let records = vec![Rows { rows: [[]; 3] }; n];
            refused(rows::map(&records).run(device).map(drop));
        }
        // A value for all elements has no memory anywhere.
        assert_eq!(
            only_another::map([], &[1.5])
                .run(device)
                .unwrap()
                .to_vec()
                .unwrap(),
            [3.0]
        );
    }
}

#[fp]
fn only_another(_x: Nothing, y: f64) -> f64 {
    y * 2.0
}
