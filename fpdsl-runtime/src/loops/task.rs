//! Loops that are compiled for each level of the CPU: those whose functions are too short to be called by a pointer, and those over
//! plain arrays.

use super::stack::with_stack;
use crate::dispatch::Level;
use crate::portable::Portable;
use crate::scalar::ScalarBackend;

/// A loop over elements.
pub(crate) trait Task {
    type Out;

    /// Bytes of stack for its values.
    const STACK: usize;

    /// Runs it on the backend of a level. It is inlined into a function that has the instructions of that level.
    ///
    /// # Safety
    ///
    /// What the task says of itself.
    unsafe fn run<B: ScalarBackend>(self, b: B) -> Self::Out;
}

/// Runs a task with the instructions of a level.
///
/// # Safety
///
/// The level is one of [`Level::available`], and what the task says of itself.
pub(crate) unsafe fn run_task<T: Task>(level: Level, task: T) -> T::Out {
    let run = || {
        // SAFETY: the caller's for the task, the level for the features.
        unsafe {
            match level {
                #[cfg(target_arch = "x86_64")]
                Level::Avx512 => on_x86::avx512(task),
                #[cfg(target_arch = "x86_64")]
                Level::Fma => on_x86::fma(task),
                _ => task.run(Portable::new()),
            }
        }
    };
    // SAFETY: sources and sinks are made for other threads, and tasks have nothing else but numbers and pointers, which nobody uses
    // meanwhile.
    unsafe { with_stack(T::STACK, run) }
}

#[cfg(target_arch = "x86_64")]
mod on_x86 {
    use super::Task;
    use crate::avx512::Avx512;
    use crate::portable::PortableFma;

    #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
    pub(super) unsafe fn avx512<T: Task>(task: T) -> T::Out {
        // SAFETY: the caller's for the task; this function has the features.
        unsafe { task.run(Avx512::new()) }
    }

    #[target_feature(enable = "avx2,fma")]
    pub(super) unsafe fn fma<T: Task>(task: T) -> T::Out {
        // SAFETY: as above.
        unsafe { task.run(PortableFma::new()) }
    }
}
