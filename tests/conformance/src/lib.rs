//! The operation table of fpdsl.
//!
//! [`mod@functions`] has every operation in every format as a function of the language, as a user writes it, and
//! [`cases`] lists them in each mode. Three things are made of the list: CONFORMANCE.md ([`page`](mod@page)), a run of every
//! case on every backend, and a kernel of every case through NVRTC. So what the page says is offered has been compiled,
//! printed and run under that spelling.

mod case;
pub mod clauses;
pub mod cuda;
pub mod functions;
mod host;
#[path = "../../support/leaves.rs"]
pub mod leaves;
pub mod machine;
pub mod oracles;
pub mod page;
pub mod printed;

pub use case::Case;
pub use functions::cases;
pub use host::Host;
