//! Gather kernels that were compiled through the macro.

use std::sync::Arc;

use super::Gather;
use super::print::printed;
use super::run::{Kernel, run};
use crate::run::{Host, Outcome};

/// A compiled kernel.
#[derive(Clone, Copy)]
pub struct Case {
    /// The seed that it was generated from.
    pub seed: u64,
    /// The file of its source.
    pub file: &'static str,
    /// Runs it on a backend.
    pub run: fn(Host, &Gather) -> Vec<Outcome>,
}

impl Case {
    /// The function `F`, which was printed into `file` from the kernel of this seed.
    pub const fn new<F: Kernel>(seed: u64, file: &'static str) -> Self {
        Case {
            seed,
            file,
            run: run::<F>,
        }
    }

    /// The kernel that the source was printed from.
    pub fn gather(&self) -> Arc<Gather> {
        Arc::new(printed(self.seed))
    }

    /// Says where to read the source, and how to compile this kernel alone.
    pub fn found(&self) -> String {
        let Case { seed, file, .. } = self;
        format!(
            "`gather_{seed}` in {file}\nalone: FPDSL_GATHER_SOURCES={seed}..{} cargo test -p fpdsl-random \
             --test gather_programs compiled_",
            seed + 1
        )
    }
}
