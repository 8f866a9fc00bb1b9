//! A function whose arguments are calls of others, as one kernel.

use core::marker::PhantomData;

use super::accelerator::{MapKernel, StepRecorder, inputs};
use super::composed::{Composed, Functions};
use super::leading::{Leading, LeadingOn};
use crate::backend::Backend;
use crate::function::{Function, InstanceName, Part};
use crate::lift::Lift;
use crate::loops::given::Given;
use crate::trace::trace;

/// `F`, of whose parameters a kernel is given `G`: what the functions that compute them are called with.
pub(super) struct Fused<F, G>(PhantomData<fn() -> (F, G)>);

impl<F: Function, G: Given<F::Args>> Function for Fused<F, G> {
    type Args = Leading<(), G::Param>;
    type Out = F::Out;

    const NAME: &'static str = const { InstanceName::new("fused", &[Part::Text(F::NAME)]) }.text();
    const PARAMS: &'static [&'static str] = F::PARAMS;
    const SOURCE: &'static str = F::SOURCE;
    const ELEMENTS: usize = F::ELEMENTS + G::ELEMENTS;

    fn eval<B: Backend>(
        b: B,
        LeadingOn(((), params)): LeadingOn<B, (), G::Param>,
    ) -> <F::Out as Lift>::On<B> {
        F::eval(b, G::value(b, params))
    }
}

/// The kernel of `F`, of whose parameters it is given `G`.
pub(super) fn kernel<F: Function, G: Given<F::Args>>() -> MapKernel {
    // A constant, so that one of the two is compiled.
    if const { G::IS_ITSELF } {
        MapKernel::of::<F>()
    } else {
        MapKernel {
            product: product::<F, G>(),
            ..MapKernel::of::<Fused<F, G>>()
        }
    }
}

/// The functions of an inner product, if `F` has one for an argument and no other call.
fn product<F: Function, G: Given<F::Args>>() -> Option<Composed> {
    const { G::CHAIN }.map(|argument| Composed {
        record: finished::<F, G>,
        argument: Some(argument),
        inputs: inputs::<Fused<F, G>>,
    })
}

/// The functions of `F` of an inner product.
fn finished<F: Function, G: Given<F::Args>>() -> Functions {
    let mut step = None;
    G::steps(StepRecorder, &mut |record| step = Some(record()));
    Functions {
        finish: Some(trace::<F>()),
        argument: G::CHAIN,
        ..step.expect("there is a chain of steps among the arguments")
    }
}
