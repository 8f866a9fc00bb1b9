//! The elementary functions against CORE-MATH (P. Zimmermann and others), whose functions are correctly rounded in the processor's
//! mode. Compiled with `-frounding-math`, for which `.cargo/config.toml` sets `CFLAGS`.

pub mod beside;
pub mod boundaries;
pub mod digest;
pub mod everywhere;
pub mod exact;
pub mod hard;
pub mod hard_pairs;
pub mod hard_powers;
pub mod random;
pub mod reference;
pub mod report;
pub mod suite;
pub mod worst;
