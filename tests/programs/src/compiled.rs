//! Programs that were compiled through the macro.

use std::any::TypeId;
use std::sync::Arc;

use fpdsl_runtime::device::MapKernel;
use fpdsl_runtime::trace;

use crate::ast::Program;
use crate::print::files::printed;
use crate::run::{Drawn, Host, Outcome, Subject};

/// A compiled program.
#[derive(Clone, Copy)]
pub struct Case {
    /// The seed that it was generated from.
    pub seed: u64,
    /// The file of its source.
    pub file: &'static str,
    /// Runs it on a backend.
    pub run: fn(Host, &[Vec<u64>]) -> Vec<Outcome>,
    /// It for accelerators, and to record it.
    pub kernel: MapKernel,
}

impl Case {
    /// The function `F`, which was printed into `file` from the program of this seed.
    pub const fn new<F: Subject>(seed: u64, file: &'static str) -> Self {
        Case {
            seed,
            file,
            run: |host, inputs| host.run::<Drawn<F>>(inputs),
            kernel: MapKernel::recorded(TypeId::of::<Drawn<F>>(), F::NAME, trace::trace::<Drawn<F>>),
        }
    }

    /// The program that the source was printed from.
    pub fn program(&self) -> Arc<Program> {
        Arc::new(printed(self.seed))
    }

    /// Says where to read the source, and how to compile this program alone.
    pub fn found(&self) -> String {
        let Case { seed, file, .. } = self;
        format!(
            "`program_{seed}` in {file}\nalone: FPDSL_SOURCES={seed}..{} cargo test -p fpdsl-random \
             --test random_programs source_",
            seed + 1
        )
    }
}
