//! A function whose arguments are calls of others, as one kernel.

use core::marker::PhantomData;

use super::accelerator::{MapKernel, StepRecorder, inputs};
use super::composed::{Composed, Functions, INIT};
use super::leading::{Leading, LeadingOn};
use crate::backend::Backend;
use crate::function::hidden::Hidden;
use crate::function::{Function, InstanceName, Part};
use crate::lift::Lift;
use crate::loops::given::{CallVisitor, Given};
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
        let mut kernel = MapKernel::of::<Fused<F, G>>();
        kernel.product = product::<F, G>();
        kernel
    }
}

/// The functions of an inner product, if `F` has one for an argument and no other call, or is one whose first running value alone is a
/// call.
fn product<F: Function, G: Given<F::Args>>() -> Option<Composed> {
    // Constants, so that functions of other calls are not compiled once more.
    let record = if const { G::CHAIN.is_some() } {
        finished::<F, G>
    } else if const { is_begun::<F, G>() } {
        begun::<F, G>
    } else {
        return None;
    };
    Some(Composed {
        record,
        argument: G::CHAIN,
        inputs: inputs::<Fused<F, G>>,
    })
}

/// Returns true if `F` is a chain of steps, of whose arguments the first running value alone is a call.
pub(super) const fn is_begun<F: Function, G: Given<F::Args>>() -> bool {
    F::IS_CHAIN && matches!(G::CALL, Some(INIT))
}

/// Makes a kernel of a call.
pub(super) struct AsKernel;

impl CallVisitor for AsKernel {
    type Found = MapKernel;

    fn visit<F: Function, G: Given<F::Args>>(self) -> MapKernel {
        kernel::<F, G>()
    }
}

/// The functions of a chain `F` whose first running value is a call.
fn begun<F: Function, G: Given<F::Args>>() -> Functions {
    let step = F::step(Hidden, StepRecorder).expect("a chain has a step");
    Functions {
        init: G::only_call(AsKernel).map(|init| init.record()),
        ..step()
    }
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
