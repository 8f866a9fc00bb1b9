//! Code that the examples share: their options, digests of results, and pictures.
#![allow(dead_code)] // Every example uses its share.

pub mod digest;
pub mod options;
pub mod picture;
pub mod plot;
