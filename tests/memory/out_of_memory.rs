//! If no memory is left, every call that needs some says so.

use std::fmt::Debug;

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl_runtime::device::with_streaming_from;

use crate::every_level;
use crate::fence::with_less_memory_than;
use crate::functions::{many_bytes, values};

#[fp(mode = "rn")]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rn", order = "serial")]
fn add_in_series(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
fn place(i: Index) -> (u8, f64) {
    (i.x() as u8, i.x() as f64)
}

/// Less than any of the arrays here has, and than the least of tiles.
const LEFT: usize = 8 << 10;

fn refused<T: Debug>(what: &str, call: impl FnOnce() -> Result<T, Error>) {
    let error = with_less_memory_than(LEFT, call).expect_err(what);
    let Error::OutOfMemory { device, bytes } = &error else {
        panic!("{what}: {error}");
    };
    assert!(*bytes >= LEFT && device == "host", "{what}: {error}");
    assert!(error.to_string().contains("drop buffers"), "{what}: {error}");
}

#[test]
fn calls_that_need_memory() {
    let x = values::<f64>(300_000);
    let few = &x[..1100];
    every_level(|device| {
        let buffer = Buffer::new(device, &x).expect("there is memory");
        refused("Buffer::new", || Buffer::new(device, &x));
        refused("Buffer::zeros", || Buffer::<f64>::zeros(device, x.len()));
        refused("to_vec", || buffer.to_vec());
        for x in [&x[..], few] {
            refused("map", || add::map(x, 1.0).run(device));
            refused("scan", || add::scan(x).run(device));
            refused("a serial scan", || add_in_series::scan(x).run(device));
        }
        refused("launch", || place::launch(x.len()).run(device));
        // Sixteen values for each of 74 parts.
        refused("reduce", || add::reduce(&x).run(device));
        refused("map, reduce", || add::map(&x, 1.0).reduce::<add>().run(device));
        13
    });
}

/// Calls that need none, or can do without, are as good as ever.
#[test]
fn calls_that_need_none() {
    let (x, bytes) = (values::<f64>(3000), values::<u8>(600));
    every_level(|device| {
        let mut output = vec![0.0; x.len()];
        let mut rows = vec![[0; 129]; bytes.len()];
        let buffer = Buffer::new(device, &x).expect("there is memory");
        let (sum, taken) = with_less_memory_than(LEFT, || {
            add::map(&buffer, 1.0)
                .into(device, &mut output[..])
                .expect("it needs none");
            // There is none for tiles.
            with_streaming_from(1, || many_bytes::map(&bytes).into(device, &mut rows[..]))
                .expect("it can do without");
            (
                add::reduce(&buffer).run(device).expect("it needs none"),
                buffer.into_vec(),
            )
        });
        assert!(output.iter().zip(&x).all(|(z, x)| *z == x + 1.0));
        assert!(rows.iter().zip(&bytes).all(|(row, x)| row == &[*x; 129]));
        assert_eq!(sum, x.iter().sum::<f64>());
        assert_eq!(taken.expect("it needs none"), x);
        4
    });
}
