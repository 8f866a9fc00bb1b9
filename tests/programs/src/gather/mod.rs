//! Random programs as gather kernels: what they compute with, they read from slices, at places that are computed from the
//! position in a grid and from the slices' lengths.

#[cfg(feature = "run")]
mod body;
#[cfg(feature = "run")]
mod compiled;
mod generate;
#[cfg(feature = "run")]
mod meaning;
pub mod print;
#[cfg(feature = "run")]
mod run;

use std::sync::Arc;

use crate::ast::{Program, ScalarType};
#[cfg(feature = "run")]
pub use body::Body;
#[cfg(feature = "run")]
pub use compiled::Case;
#[cfg(feature = "run")]
pub use run::{Kernel, on_device, on_host, run};

/// The function that faults of the kernel itself name.
const NAME: &str = "gather";

/// The slices of every kernel: the types of their elements' scalars, and how many scalars an element has.
pub const SLICES: [(ScalarType, usize); 8] = [
    (ScalarType::Bool, 1),
    (ScalarType::F16, 1),
    (ScalarType::Bf16, 1),
    (ScalarType::F32, 1),
    (ScalarType::F64, 1),
    (ScalarType::I64, 1),
    (ScalarType::U64, 1),
    (ScalarType::I32, 2),
];

/// A program and where its parameters come from.
#[derive(Clone, Debug)]
pub struct Gather {
    /// The function that its own faults name.
    pub name: &'static str,
    /// The program that computes with them.
    pub program: Arc<Program>,
    /// For each scalar of the parameters, in order.
    reads: Vec<Read>,
    /// The scalars of each slice, element after element.
    pub slices: [Vec<u64>; SLICES.len()],
    /// The extents of the grid.
    grid: [usize; 3],
}

/// A scalar that is read: `slice[at]`, or `slice[at][part]`, `as` the parameter's type.
#[derive(Clone, Debug)]
struct Read {
    slice: usize,
    part: usize,
    at: IndexExpr,
    to: ScalarType,
}

/// The expression for an index, of type `usize`.
#[derive(Clone, Debug)]
enum IndexExpr {
    /// A coordinate of the position.
    Axis(usize),
    /// The length of a slice.
    Len(usize),
    Const(u64),
    Binary(Operator, Box<(IndexExpr, IndexExpr)>),
}

#[derive(Clone, Copy, Debug)]
enum Operator {
    Add,
    Sub,
    Mul,
    Rem,
}

impl Gather {
    /// Every position of the grid, `x` fastest.
    pub fn positions(&self) -> Vec<[usize; 3]> {
        let [nx, ny, nz] = self.grid;
        let rows = (0..nz).flat_map(|z| (0..ny).map(move |y| (y, z)));
        rows.flat_map(|(y, z)| (0..nx).map(move |x| [x, y, z])).collect()
    }
}
