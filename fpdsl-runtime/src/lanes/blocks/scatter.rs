//! Values that are combined with what lies at a place of their own, one after the other.

use super::super::scatter::{Key, Scatter};
use super::super::{ElementFault, LANES, LaneFaults, Mask, Stored, stack};
use super::{Family, Task, run_task};
use crate::dispatch::Level;
use crate::fault::{Fault, FaultKind};
use crate::function::Combine;

/// # Safety
///
/// As [`lanes::scatter_at`](crate::lanes::scatter_at).
pub(in crate::lanes) unsafe fn scatter_at<C: Combine, K: Key>(
    level: Level,
    scatter: Scatter<C, K>,
) -> Result<(), ElementFault> {
    // SAFETY: the caller's.
    unsafe { run_task(level, scatter) }
}

impl<C: Combine, K: Key> Task for Scatter<C, K> {
    type Out = Result<(), ElementFault>;

    const STACK: usize = stack::of_function::<C>().saturating_mul(LANES);

    /// Combines in the first lane: a scalar call could not report a fault.
    #[inline(always)]
    unsafe fn run<I: Family>(self) -> Self::Out {
        let (faults, size) = (LaneFaults::new(), size_of::<C::Out>());
        for i in self.range {
            // SAFETY: the caller's for the backend and the pair; the place is compared with the length.
            unsafe {
                let key = self.pairs.keys.wrapping_add(i).read().key();
                if key >= self.len {
                    let (index, len) = (key as u64, self.len as u64);
                    let fault = Fault {
                        function: self.function,
                        kind: FaultKind::OutOfBounds { index, len },
                    };
                    return Err(ElementFault { fault, element: i });
                }
                let one = I::backend(Mask::first(1), &faults);
                let place = self.target.add(key);
                let x = C::Out::load(one, place, size);
                let y = C::Out::load(one, self.pairs.values.wrapping_add(i), size);
                C::Out::store(one, C::eval(one, (x, y)), place, size);
                if let Some((_, fault)) = faults.lowest() {
                    return Err(ElementFault { fault, element: i });
                }
            }
        }
        Ok(())
    }
}
