//! Functions with random bits.

use std::marker::PhantomData;

use fpdsl_runtime::backend::{Backend, Castable, Int, Leaf};
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::Lift;

/// The seed and the stream of all random bits.
pub const KEY: u64 = 0x6472_6177_6e62_6974;
/// See [`KEY`].
pub const STREAM: u32 = 3;

/// `F` with the random bits of an element, whose number is a parameter before the others.
pub struct Drawn<F>(PhantomData<fn() -> F>);

impl<F: Function> Function for Drawn<F> {
    type Args = (u64, F::Args);
    type Out = F::Out;

    const NAME: &'static str = F::NAME;
    const PARAMS: &'static [&'static str] = &["element", "p"];
    const SOURCE: &'static str = F::SOURCE;
    const ELEMENTS: usize = F::ELEMENTS;

    fn eval<B: Backend>(b: B, (element, args): <Self::Args as Lift>::On<B>) -> <F::Out as Lift>::On<B> {
        let lower = |x| <B::U64 as Castable<B>>::to_u32(b, x);
        let upper = <B::U64 as Int<B>>::shr(b, element, Leaf::constant(b, 32));
        let place = [
            Leaf::constant(b, KEY as u32),
            Leaf::constant(b, (KEY >> 32) as u32),
            lower(element),
            lower(upper),
            Leaf::constant(b, STREAM),
        ];
        b.seeded(place, |b| F::eval(b, args))
    }
}
