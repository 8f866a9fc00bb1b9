//! A function whose arguments are calls of others, as one kernel.

use core::marker::PhantomData;

use super::accelerator::MapKernel;
use super::leading::{Leading, LeadingOn};
use crate::backend::Backend;
use crate::function::{Function, InstanceName, Part};
use crate::lift::Lift;
use crate::loops::given::Given;

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
        MapKernel::of::<Fused<F, G>>()
    }
}
