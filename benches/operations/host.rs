//! A function on one backend, over the data.

use fpdsl::backend::Lift;
use fpdsl::generic::Function;
use fpdsl_runtime::avx512::Avx512;
use fpdsl_runtime::portable::{Portable, PortableFma};
use fpdsl_runtime::scalar::ScalarBackend;

use crate::data::{Data, Datum};
use crate::functions::Operands;

/// Plain Rust in a loop that is kept scalar, with the instructions of the same CPU.
#[target_feature(enable = "avx2,fma,f16c")]
pub fn plain<A: Datum, R: Datum>(data: &mut Data<A, R>, op: impl Fn(A, A, A) -> R) {
    data.sweep(op);
}

#[inline(always)]
fn scalar<F, A, B: ScalarBackend>(b: B, data: &mut Data<A, F::Out>)
where
    A: Datum,
    F: Function<Args: Operands<A>, Out: Datum>,
{
    data.sweep(
        #[inline(always)]
        |x, y, z| F::Out::lower(b, F::eval(b, Lift::lift(b, F::Args::take(x, y, z)))),
    );
}

pub fn portable<F: Function<Args: Operands<A>, Out: Datum>, A: Datum>(data: &mut Data<A, F::Out>) {
    scalar::<F, A, _>(Portable::new(), data);
}

#[target_feature(enable = "avx2,fma")]
pub fn portable_fma<F: Function<Args: Operands<A>, Out: Datum>, A: Datum>(data: &mut Data<A, F::Out>) {
    // SAFETY: the features are this function's own.
    scalar::<F, A, _>(unsafe { PortableFma::new() }, data);
}

#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
pub fn avx512<F: Function<Args: Operands<A>, Out: Datum>, A: Datum>(data: &mut Data<A, F::Out>) {
    // SAFETY: the features are this function's own.
    scalar::<F, A, _>(unsafe { Avx512::new() }, data);
}
