//! The storage formats, stochastic rounding and the profiles, defined once more for the tests. From the library come the names of modes,
//! formats and operations, and no code that rounds.

pub mod format;
pub mod narrow;
pub mod philox;
pub mod profiles;
pub mod stochastic;
pub mod storage;
