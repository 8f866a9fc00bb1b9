//! The results of a call as the source of another.

use super::given::CallOf;
use super::plain::Plain;
use super::{Places, Source};
use crate::dispatch::Level;
use crate::fault::Site;
use crate::function::Function;
use crate::lift::Lift;

/// The results of `F` for the elements of a source.
pub struct Called<F: Function, S> {
    function: Plain<F::Args, F::Out>,
    source: S,
}

impl<F: Function, S> Called<F, S> {
    /// By the code for a level, which the CPU has.
    pub(crate) fn new(level: Level, source: S) -> Self {
        Called {
            function: Plain::of::<F>(level),
            source,
        }
    }
}

impl<F: Function, S: Copy> Clone for Called<F, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: Function, S: Copy> Copy for Called<F, S> {}

// SAFETY: reads what the source does. What it calls has borrowed what slices have, and the level.
unsafe impl<F: Function, S: Source<F::Args>> Source<F::Out> for Called<F, S> {
    type Given = CallOf<F, S::Given>;
    type Cursor = S::Cursor;

    const REPEATS: bool = S::REPEATS;

    #[inline(always)]
    fn cursor(self, i: usize) -> S::Cursor {
        self.source.cursor(i)
    }

    #[inline(always)]
    unsafe fn next(self, cursor: &mut S::Cursor, i: usize, site: Site) -> F::Out {
        // SAFETY: the caller's.
        unsafe {
            let args = self.source.next(cursor, i, site);
            self.function.call(site, args)
        }
    }

    #[inline(always)]
    fn adjacent(self) -> Option<Self> {
        let source = self.source.adjacent()?;
        Some(Called { source, ..self })
    }

    fn stack(&self) -> usize {
        self.function.stack.saturating_add(self.source.stack())
    }

    fn mix(self, key: u64) -> u64 {
        self.source.mix(key)
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        if F::IS_CHAIN {
            places.chain(F::Out::SHAPE.parts(), |places| self.source.lay(places));
        } else {
            let _ = places.call(|places| self.source.lay(places));
        }
    }
}
