//! The backend.

use super::{named, nothing};
use crate::backend::{Backend, Callee, Choice, Here, Int, Repeat, State};
use crate::element::{Element, Placed};
use crate::function::ParameterList;
use crate::lift::Lift;
use crate::mode::Mode;
use crate::range::{Counted, Turns};
use crate::slice::Span;

/// The backend of checks: it has types, and computes nothing ([`typed`](crate::typed)). It is meant where a trait names no backend.
#[derive(Clone, Copy, Debug)]
pub struct Types;

/// The methods that bodies call. They are those of the trait, and the type's own as well: a trait of the user's that has
/// such a name for every type must not come between.
macro_rules! methods {
    ($($vis:ident)?) => {
        $($vis)? fn note(self, _: u32, _: &'static str) {}

        $($vis)? fn bind<S: State<Self>>(self, _: &'static str, value: S) -> S {
            value
        }

        $($vis)? fn truth(self, _: named::bool) -> bool {
            nothing()
        }

        $($vis)? fn select<S: State<Self>>(self, _: named::bool, _: S, _: S) -> S {
            nothing()
        }

        $($vis)? fn and(self, _: named::bool, _: impl FnOnce(Self) -> named::bool) -> named::bool {
            nothing()
        }

        $($vis)? fn or(self, _: named::bool, _: impl FnOnce(Self) -> named::bool) -> named::bool {
            nothing()
        }

        $($vis)? fn require(self, _: named::bool, _: &'static str) {}

        $($vis)? fn index<S: State<Self>, const N: usize>(self, _: [S; N], _: named::usize) -> S {
            nothing()
        }

        $($vis)? fn index_in<S: State<Self>, const N: usize>(self, _: &[S; N], _: named::usize) -> S {
            nothing()
        }

        $($vis)? fn table<T: Placed, const N: usize>(
            self,
            _: &'static str,
            _: &'static [T; N],
            _: named::usize,
        ) -> T::On<Self> {
            nothing()
        }

        $($vis)? fn index_set<S: State<Self>, const N: usize>(
            self,
            _: [S; N],
            _: named::usize,
            _: S,
        ) -> [S; N] {
            nothing()
        }

        $($vis)? fn index_set_in<S: State<Self>, const N: usize>(
            self,
            _: &mut [S; N],
            _: named::usize,
            _: S,
        ) {
            nothing()
        }
    };
}

#[allow(missing_docs)]
impl Types {
    methods!(pub);

    /// A number of a loop over constants.
    pub fn for_const<I: Int<Self>>(self, _: I::Native, _: I::Native) -> I {
        nothing()
    }

    /// A number of a loop.
    pub fn for_range<I: Int<Self>>(self, _: I, _: I) -> I {
        nothing()
    }
}

impl<B: Backend, I: Int<B>> Counted<B, I> {
    /// A value of the loop variable.
    pub fn any(&self) -> I {
        nothing()
    }
}

impl Backend for Types {
    type Within<M: Mode> = M;
    type Bool = named::bool;
    type F16 = named::f16;
    type Bf16 = named::bf16;
    type F32 = named::f32;
    type F64 = named::f64;
    type I8 = named::i8;
    type I16 = named::i16;
    type I32 = named::i32;
    type I64 = named::i64;
    type U8 = named::u8;
    type U16 = named::u16;
    type U32 = named::u32;
    type U64 = named::u64;
    type Usize = named::usize;
    type Join = ();
    type Decision = ();
    type Taken = ();
    type Loop = ();
    type Slice = ();

    methods!();

    fn call_here<P: ParameterList, O: Lift>(
        self,
        _: Callee,
        _: fn() -> Here<P, O>,
        _: P::On<Self>,
    ) -> O::On<Self> {
        nothing()
    }

    fn seeded<R>(self, _: [named::u32; 5], body: impl FnOnce(Self) -> R) -> R {
        body(self)
    }

    fn next_draw(
        self,
        _: Callee,
        _: impl FnOnce(Self, ([named::u32; 2], [named::u32; 4])) -> [named::u32; 4],
    ) -> Option<named::u32> {
        nothing()
    }

    fn decide(self, _: named::bool) {}

    fn enters(self, (): ()) -> bool {
        nothing()
    }

    fn settles(self, (): ()) -> bool {
        nothing()
    }

    fn keep<S: State<Self>>(self, _: &mut Choice<Self, S>, (): (), _: S) {}

    fn join<S: State<Self>>(self, _: Choice<Self, S>, last: S) -> S {
        last
    }

    fn turn<R: Turns<Self>, S: State<Self>>(_: &mut Repeat<Self, R, S>) -> bool {
        nothing()
    }

    fn goes<R: Turns<Self>, S: State<Self>>(_: &mut Repeat<Self, R, S>, _: named::bool) -> bool {
        nothing()
    }

    fn next<R: Turns<Self>, S: State<Self>>(_: &mut Repeat<Self, R, S>, _: S) {}

    fn slice(self, _: Span) {}

    fn slice_len(self, (): ()) -> named::usize {
        nothing()
    }

    fn require_in_slice(self, (): (), _: named::bool, _: named::usize, _: named::usize) {}

    unsafe fn slice_get<T: Element>(self, (): (), _: named::usize) -> T::On<Self> {
        nothing()
    }

    unsafe fn row_set<T: Element>(self, (): (), _: named::usize, _: T::On<Self>) {}
}
