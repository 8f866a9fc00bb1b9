//! The numbers of elements.

use super::given::Itself;
use super::{Places, Source};
use crate::backend::number::Number;
use crate::fault::Site;

/// The number of each element.
#[derive(Clone, Copy, Debug)]
pub struct Count;

// SAFETY: reads no memory.
unsafe impl Source<Number> for Count {
    type Given = Itself;
    type Cursor = ();

    const REPEATS: bool = true;

    // Code counts by itself.
    #[inline]
    fn lay(&self, _: &mut Places<'_>) {}

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), i: usize, _: Site) -> Number {
        Number::new(i)
    }
}
