//! Devices that trap: `device.trapping()`.
#![cfg(feature = "cuda")]

#[path = "../support/backends.rs"]
#[allow(dead_code)]
mod backends;
mod calls;
mod combined;
mod partial;
#[path = "../support/published.rs"]
#[allow(dead_code)]
mod published;
#[path = "../support/report.rs"]
mod report;

use std::fmt::Debug;

use fpdsl::Error;
use fpdsl::inspect::Exception;
use fpdsl::prelude::*;

/// The suite's name in reports.
const SUITE: &str = "trapping";

#[track_caller]
fn trapped<R: Debug>(name: &str, result: Result<R, Error>) -> Exception {
    match result {
        Err(Error::Exception(exception)) => *exception,
        other => panic!("{name}: {other:?}"),
    }
}

#[fp(mode = "rn", identity = 0.0)]
fn add(a: f32, b: f32) -> f32 {
    a + b
}

const ADD: u32 = line!() - 3;

#[fp(mode = "rn", contract = false)]
fn mul(a: f32, b: f32) -> f32 {
    a * b
}
