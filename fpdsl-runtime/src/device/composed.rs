//! The functions that the kernel of an inner product is made of.
//!
//! A device that computes products by tiles must know the step, not only the chain of them. Around the chain there may be a function that
//! computes the first running value, and one that takes the product for an argument.

use core::fmt;
use std::ops::Range;

use crate::ir::{Buffer, Kernel, Layout};

/// The parameter of a chain that is the first running value.
pub(super) const INIT: usize = 1;

/// The functions of a kernel that computes an inner product.
#[derive(Clone, Debug)]
pub struct Functions {
    /// The step.
    pub step: Kernel,
    /// The function that computes the first running value from arguments of the kernel.
    pub init: Option<Kernel>,
    /// The function that has the product for an argument.
    pub finish: Option<Kernel>,
    /// That argument; none if the kernel is the product itself.
    pub argument: Option<usize>,
}

impl Functions {
    /// A step alone.
    pub(super) fn of_step(step: Kernel) -> Self {
        Functions {
            step,
            init: None,
            finish: None,
            argument: None,
        }
    }

    /// The buffers of a parameter of the product, as [`product`](super::product) numbers them, among those of the kernel.
    pub fn buffers(&self, inputs: &Layout, param: usize) -> Range<usize> {
        let is_of_it = |buffer: &Buffer| match self.argument {
            None => buffer.param == param,
            Some(argument) => buffer.param == argument && buffer.path.first() == Some(&param),
        };
        let count = inputs.buffers.iter().filter(|buffer| is_of_it(buffer)).count();
        let first = inputs.buffers.iter().position(is_of_it).unwrap_or(0);
        first..first + count
    }
}

/// What is known of an inner product before its functions are recorded.
#[derive(Clone, Copy)]
pub struct Composed {
    /// Records them.
    pub record: fn() -> Functions,
    /// The argument of a function that is the product, if there is such a function.
    pub(super) argument: Option<usize>,
    /// The parameters of the kernel.
    pub(super) inputs: fn() -> Layout,
}

impl Composed {
    /// The first of the kernel's arguments that is one of the product's: the extent along columns.
    pub fn first(&self) -> usize {
        let Some(argument) = self.argument else {
            return 0;
        };
        let buffers = (self.inputs)().buffers;
        buffers.partition_point(|buffer| buffer.param < argument)
    }
}

impl fmt::Debug for Composed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Composed({:?})", self.argument)
    }
}
