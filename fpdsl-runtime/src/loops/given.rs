//! The argument that a kernel gets for a parameter of a function: the parameter itself, or what another function is called with.

use core::marker::PhantomData;

use fpdsl_macros::for_each_tuple;

use crate::backend::Backend;
use crate::function::hidden::Hidden;
use crate::function::{Function, Visitor};
use crate::lift::Lift;

/// Looks at a call.
pub trait CallVisitor {
    /// What it finds.
    type Found;

    /// Looks at the call of `F`, whose arguments are given by `G`.
    fn visit<F: Function, G: Given<F::Args>>(self) -> Self::Found;
}

/// The argument that a kernel gets for a parameter of type `T`.
pub trait Given<T: Lift>: Copy + Send + Sync + 'static {
    /// The parameter of the kernel.
    type Param: Lift;

    /// True if that is the parameter itself, for all parts of it.
    const IS_ITSELF: bool;

    /// True if the kernel reads slices or positions: an element needs more than what is its own.
    const IS_GATHER: bool = <Self::Param as Lift>::SHAPE.is_gather();

    /// True if it is a chain of steps, none of whose arguments is a call.
    const IS_CHAIN: bool = false;

    /// The number of chains of steps among the parts; none if any other call is among them.
    const CHAINS: Option<usize>;

    /// The part that is a chain of steps, if no other has a call.
    const CHAIN: Option<usize> = None;

    /// True if it is a call, and not a tuple with one.
    const IS_CALL: bool = false;

    /// The part that is a call, if no other is one or has one.
    const CALL: Option<usize> = None;

    /// The number of elements of arrays in what is called, as [`Function::ELEMENTS`] counts them.
    const ELEMENTS: usize;

    /// What the visitor finds in the functions of the steps of [`Given::CHAINS`], in order.
    fn steps<V: Visitor + Copy>(visitor: V, found: &mut impl FnMut(V::Found));

    /// What the visitor finds in the call that this is, if it is one.
    fn call<V: CallVisitor>(_: V) -> Option<V::Found> {
        None
    }

    /// What the visitor finds in the part [`Given::CALL`].
    fn only_call<V: CallVisitor>(_: V) -> Option<V::Found> {
        None
    }

    /// The value.
    fn value<B: Backend>(b: B, param: <Self::Param as Lift>::On<B>) -> T::On<B>;
}

/// The parameter itself.
#[derive(Clone, Copy, Debug)]
pub struct Itself;

impl<T: Lift> Given<T> for Itself {
    type Param = T;

    const IS_ITSELF: bool = true;
    const CHAINS: Option<usize> = Some(0);
    const ELEMENTS: usize = 0;

    fn steps<V: Visitor + Copy>(_: V, _: &mut impl FnMut(V::Found)) {}

    #[inline(always)]
    fn value<B: Backend>(_: B, param: T::On<B>) -> T::On<B> {
        param
    }
}

/// The arguments of `F`, each given by a part of `G`.
#[derive(Debug)]
pub struct CallOf<F, G>(PhantomData<fn() -> (F, G)>);

impl<F, G> Clone for CallOf<F, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F, G> Copy for CallOf<F, G> {}

impl<F: Function, G: Given<F::Args>> Given<F::Out> for CallOf<F, G> {
    type Param = G::Param;

    const IS_ITSELF: bool = false;
    const IS_CHAIN: bool = F::IS_CHAIN && G::IS_ITSELF;
    const IS_CALL: bool = true;
    const CHAINS: Option<usize> = if Self::IS_CHAIN { Some(1) } else { None };
    const ELEMENTS: usize = F::ELEMENTS + G::ELEMENTS;

    fn steps<V: Visitor + Copy>(visitor: V, found: &mut impl FnMut(V::Found)) {
        F::step(Hidden, visitor).into_iter().for_each(found);
    }

    fn call<V: CallVisitor>(visitor: V) -> Option<V::Found> {
        Some(visitor.visit::<F, G>())
    }

    #[inline(always)]
    fn value<B: Backend>(b: B, param: <G::Param as Lift>::On<B>) -> <F::Out as Lift>::On<B> {
        F::eval(b, G::value(b, param))
    }
}

for_each_tuple! {
    #for {
        impl<#(#T: Lift, #A: Given<#T>),*> Given<(#(#T,)*)> for (#(#A,)*) {
            type Param = (#(#A::Param,)*);

            const IS_ITSELF: bool = true #(&& #A::IS_ITSELF)*;
            const CHAINS: Option<usize> = sum(&[#(#A::CHAINS),*]);
            const CHAIN: Option<usize> = match Self::CHAINS {
                Some(1) => only(&[#(#A::IS_CHAIN),*]),
                _ => None,
            };
            const CALL: Option<usize> = match only(&[#(!#A::IS_ITSELF),*]) {
                Some(part) if among(&[#(#A::IS_CALL),*], part) => Some(part),
                _ => None,
            };
            const ELEMENTS: usize = 0 #(+ #A::ELEMENTS)*;

            #[allow(unused_variables)]
            fn steps<V: Visitor + Copy>(visitor: V, found: &mut impl FnMut(V::Found)) {
                #(#A::steps(visitor, found);)*
            }

            #[allow(unused_variables)]
            fn only_call<V: CallVisitor>(visitor: V) -> Option<V::Found> {
                match Self::CALL {
                    #(Some(#i) => #A::call(visitor),)*
                    _ => None,
                }
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            fn value<B: Backend>(b: B, param: <Self::Param as Lift>::On<B>) -> <(#(#T,)*) as Lift>::On<B> {
                (#(#A::value(b, param.#i),)*)
            }
        }
    }
}

/// The sum, if all are known.
const fn sum(counts: &[Option<usize>]) -> Option<usize> {
    let (mut sum, mut rest) = (0, counts);
    while let [first, others @ ..] = rest {
        let Some(count) = first else {
            return None;
        };
        sum += *count;
        rest = others;
    }
    Some(sum)
}

/// Returns true if that of a part is true.
const fn among(list: &[bool], part: usize) -> bool {
    list[part]
}

/// The one that is true, if no other is.
const fn only(list: &[bool]) -> Option<usize> {
    let (mut found, mut i) = (None, 0);
    while i < list.len() {
        if list[i] {
            if found.is_some() {
                return None;
            }
            found = Some(i);
        }
        i += 1;
    }
    found
}
