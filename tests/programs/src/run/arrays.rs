//! Arrays of elements on a level: machine code of the recorded body, or where there is no compiler one element after the other.

use std::ops::Range;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use fpdsl_runtime::device::{self, compiled};
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::loops::{ElementFault, Sink, Source};

/// What runs a function, for sources and sinks that lie alike.
pub(crate) struct Arrays<F, S, K> {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    code: device::Compiled<F, S, K>,
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    level: Level,
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    of: std::marker::PhantomData<fn(S, K) -> F>,
}

impl<F: Function, S: Source<F::Args>, K: Sink<F::Out>> Arrays<F, S, K> {
    /// # Panics
    ///
    /// If the body is too large to compile.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    pub fn new(level: Level, source: &S, sink: &K) -> Self {
        compiled::compile_with(&fpdsl_jit::Host);
        let code = device::Compiled::new(level, source, sink);
        Arrays {
            code: code.unwrap_or_else(|why| panic!("{}: {why}", F::NAME)),
        }
    }

    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    pub fn new(level: Level, _: &S, _: &K) -> Self {
        Arrays {
            level,
            of: std::marker::PhantomData,
        }
    }

    /// # Safety
    ///
    /// As [`run_at`](fpdsl_runtime::loops::run_at).
    pub unsafe fn run(&self, source: S, sink: K, range: Range<usize>) -> Result<(), ElementFault> {
        // SAFETY: the caller's.
        unsafe {
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            {
                self.code.run(source, sink, range)
            }
            #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
            fpdsl_runtime::loops::run_at::<F, S, K>(self.level, source, sink, range)
        }
    }
}
