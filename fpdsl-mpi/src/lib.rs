//! Reductions, scans and exact sums over MPI ranks, with the bits of one thread.
//!
//! `MPI_Reduce` adds floats in an order that depends on the number of ranks and on the network. fpdsl's order is a function of the
//! number of elements alone. So a reduction over any number of ranks, with any contiguous distribution, has the bits of the reduction of
//! all elements on one thread.
//!
//! ```no_run
//! use fpdsl::prelude::*;
//! use fpdsl_mpi::prelude::*;
//!
//! #[fp(mode = "ru", identity = 0.0)]
//! fn add(a: f64, b: f64) -> f64 {
//!     a + b
//! }
//!
//! #[fp(mode = "ru")]
//! fn mul(x: f64, y: f64) -> f64 {
//!     x * y
//! }
//!
//! # fn main() -> Result<(), fpdsl_mpi::Error> {
//! let universe = mpi::initialize().expect("MPI has not been initialised before");
//! let (world, dev) = (universe.world(), Device::best());
//!
//! let mine = fpdsl_mpi::share(&world, 1_000_000);             // or any other contiguous distribution
//! let x: Vec<f64> = mine.clone().map(|i| 1.0 / (i + 1) as f64).collect();
//! let ranks = Ranks::new(&world, &dev, mine.start);
//! let sum = add::reduce(&x).run(&ranks)?;
//! let squares = mul::map(&x, &x).reduce::<add>().run(&ranks)?;
//! let sums = add::scan(&x).run(&ranks)?;                      // this rank's part of the prefixes
//! let nearest = fpdsl_mpi::exact::sum_over::<Rn, _>(&world, &dev, &x)?;
//! # Ok(())
//! # }
//! ```
//!
//! | what | on all ranks | on one rank |
//! |---|---|---|
//! | elements | `add::reduce(&x).run(&ranks)` | [`merge_to`] of `add::reduce(&x).partial(..)` |
//! | results of a function for elements | `mul::map(&x, &y).reduce::<add>().run(&ranks)` | [`merge_to`] of a partial |
//! | any other partial, such as that of some positions of a grid | [`merge_over`] | [`merge_to`] |
//! | prefixes | `add::scan(&x).run(&ranks)` | |
//! | results, kept values and rows of a rank's own elements | `f::map(&x).run(&ranks)`, `.compact().run(&ranks)`, `.rows(n).run(&ranks)` | |
//! | exact sums and dots, rounded once | [`exact`] | |
//!
//! # Distributions
//!
//! Rank by rank, each has the elements that follow those of the rank before. Any number is allowed. A rank may have none, and then its
//! `first` does not matter. [`share`] gives ranges that keep partials small. If ranks have their elements in another order, make a
//! communicator with the right one: `world.split_by_color_with_key(Color::with_value(0), first_as_a_key)`. Exact sums take any
//! distribution.
//!
//! With `order = "serial"` each element waits for all before it, so ranks cannot share the work: it is an error if more than one rank
//! has elements.
//!
//! # Errors
//!
//! If the elements, the device or a function of one rank is refused, all ranks return the same [`Error`], which names that rank. No
//! rank waits for a message that never comes. [`agree`] does the same for maps and launches. Errors of MPI itself end the program, as
//! MPI does by default.
//!
//! # Messages
//!
//! All functions here are collective: every rank of the communicator calls them, in the same order. They send messages with the tag
//! [`TAG`] on that communicator. A program that receives from any rank with any tag at the same time gives them a communicator of their
//! own: `world.duplicate()`. MPI is called by the calling thread alone, so `Threading::Funneled` is enough.
//!
//! Ranks may have different machines: lanes, threads and GPUs give the same bits.

mod agree;
mod error;
pub mod exact;
mod message;
pub mod prelude;
mod ranks;
mod scan;
mod share;
mod tree;

pub use agree::agree;
pub use error::Error;
pub use message::TAG;
pub use mpi;
pub use ranks::Ranks;
pub use share::share;
pub use tree::{merge_over, merge_to};

/// Compiles the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
