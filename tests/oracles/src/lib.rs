//! What the storage formats, stochastic rounding and the profiles should give: definitions for the tests, which share nothing with the
//! library but the names of its four modes.

pub mod narrow;
pub mod philox;
pub mod profiles;
pub mod stochastic;
pub mod storage;
