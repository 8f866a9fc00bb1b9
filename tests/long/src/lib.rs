//! Long bodies, written by the build script: that they compile at all is the first test.

include!(concat!(env!("OUT_DIR"), "/bodies.rs"));
