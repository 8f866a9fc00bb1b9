//! Streams of a device, used at the same time: the same bits as on the host, whoever makes a buffer and whoever uses it.
#![cfg(feature = "std")]

#[path = "support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "support/report.rs"]
mod report;

use fpdsl::Error;
use fpdsl::prelude::*;

/// The name under which this suite reports.
const SUITE: &str = "streams";

/// Elements of an array.
const N: usize = 20_000;

/// Streams, and threads.
const STREAMS: usize = 4;

#[fp(mode = "ru", contract = true)]
fn step(x: f64, y: f64) -> f64 {
    x * 0.75 + y
}

#[fp(mode = "rn", contract = false)]
fn add(x: f64, y: f64) -> f64 {
    x + y
}

fn input(salt: usize) -> Vec<f64> {
    (0..N).map(|i| 1.0 / (i * 7 + salt + 1) as f64).collect()
}

/// Steps of a chain that goes from stream to stream, and the sum of what comes out.
fn chain(streams: &[Device], salt: usize) -> Result<(Vec<f64>, f64), Error> {
    let y = Buffer::new(&streams[0], &input(salt))?;
    let mut x = Buffer::new(&streams[0], &input(salt + 1))?;
    for turn in 0..12 {
        x = step::map(&x, &y).run(&streams[turn % streams.len()])?;
    }
    let sum = add::reduce(&x).run(&streams[salt % streams.len()])?;
    Ok((x.to_vec()?, sum))
}

#[test]
fn buffers_go_from_stream_to_stream() {
    let host = [Device::host()];
    let expected: Vec<_> = (0..STREAMS)
        .map(|salt| chain(&host, salt).expect("the host"))
        .collect();
    for (name, device) in backends::devices() {
        let streams: Result<Vec<Device>, Error> = (0..STREAMS).map(|_| device.new_stream()).collect();
        let streams = streams.expect("streams");
        std::thread::scope(|scope| {
            for (salt, expected) in expected.iter().enumerate() {
                let streams = &streams;
                scope.spawn(move || {
                    for _ in 0..3 {
                        let found = chain(streams, salt).expect("no error");
                        assert!(found == *expected, "{name}, chain {salt}");
                    }
                });
            }
        });
        report::ran(SUITE, name, (3 * STREAMS * N) as u64);
    }
}
