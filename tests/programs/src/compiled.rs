//! Programs that were compiled through the macro.

use std::any::TypeId;
use std::sync::Arc;

use fpdsl_runtime::device::MapKernel;
use fpdsl_runtime::trace;

use crate::ast::Program;
use crate::print::files::kept;
use crate::run::{Host, Outcome, Subject};

/// A compiled program.
#[derive(Clone, Copy)]
pub struct Case {
    /// The seed that it was generated from.
    pub seed: u64,
    /// Runs it on a backend.
    pub run: fn(Host, &[Vec<u64>]) -> Vec<Outcome>,
    /// It for accelerators, and to record it.
    pub kernel: MapKernel,
}

impl Case {
    /// The function `F`, which was printed from the program of this seed.
    pub const fn new<F: Subject>(seed: u64) -> Self {
        Case {
            seed,
            run: |host, inputs| host.run::<F>(inputs),
            kernel: MapKernel {
                id: TypeId::of::<F>(),
                name: F::NAME,
                trace: trace::trace::<F>,
            },
        }
    }

    /// The program that the source was printed from.
    pub fn program(&self) -> Arc<Program> {
        Arc::new(kept(self.seed))
    }
}
