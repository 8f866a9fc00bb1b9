//! Reductions and scans in pieces, and in groups.
//!
//! A plain reduction, `add::reduce(&x).run(&device)`, needs none of these. They hold the state of one: a [`Partial`] merges with its
//! neighbours, from other threads, devices, processes or files; an [`Accumulation`] takes elements in chunks. Those of a scan are a
//! `Partial<add, Prefixes>` and an `Accumulation<add, Prefixes>`. The bits are always those of the whole.
//!
//! ```
//! use fpdsl::prelude::*;
//! use fpdsl::reductions::Accumulation;
//!
//! #[fp(mode = "ru")]
//! fn add(a: f64, b: f64) -> f64 {
//!     a + b
//! }
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let dev = Device::host();
//! let x = [0.1; 1000];
//! let mut sum = Accumulation::<add>::new(&dev);
//! for chunk in x.chunks(300) {
//!     sum.push(chunk)?;
//! }
//! assert_eq!(sum.finish()?.to_bits(), add::reduce(&x).run(&dev)?.to_bits());
//! # Ok(())
//! # }
//! ```
//!
//! [`group`] sorts the elements that go to the same place, once for many reductions by
//! [`segments`](crate::calls::Reduction::segments).

pub use fpdsl_runtime::device::{Accumulation, Groups, Partial, Prefixes, Tiers, Total, gather, group};
