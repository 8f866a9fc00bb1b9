//! Names for compiler errors, beside those of [`types`](crate::types).
//!
//! rustc names the trait that a type does not implement, and the function that requires it. It finds them under these names.
//! Programs do not use them. The module is in the documentation because rustc passes over hidden ones when it looks for a name.

#[doc(no_inline)]
pub use {
    fpdsl_runtime::backend::{
        Bitwise as HasBitOperators, Castable as HasCasts, Encoded as FloatInABody, Equal as HasEquality,
        Float as RoundedFloatInABody, Int as IntegerInABody, Leaf as ScalarInABody, Lifted as TypeInABody,
        Num as NumberInABody, Signed as SignedInABody, State as ValueInABody,
    },
    fpdsl_runtime::element::ElementOn as ElementInABody,
    fpdsl_runtime::function::Same as TheSame,
    fpdsl_runtime::lift::Scalar as ScalarType,
    fpdsl_runtime::operators::checked::{divided_by, minus, plus, remainder, times},
    fpdsl_runtime::operators::{
        AddAssignOn as HasPlusAssign, DivAssignOn as HasDivideAssign, HasDivide, HasMinus, HasPlus,
        HasRemainder, HasTimes, Made as MadeOfScalars, MulAssignOn as HasTimesAssign, NegOn as HasNegative,
        RemAssignOn as HasRemainderAssign, ScalarAdd as HasPlusAfterAScalar,
        ScalarDiv as HasDivideAfterAScalar, ScalarMul as HasTimesAfterAScalar,
        ScalarRem as HasRemainderAfterAScalar, ScalarSub as HasMinusAfterAScalar,
        SubAssignOn as HasMinusAssign,
    },
    fpdsl_runtime::operators::{
        add_assign as plus_assign, add_product as plus_product, div_assign as divided_by_assign,
        mul_assign as times_assign, neg as negative, neg_product as negative_product, product as product_of,
        product_add as product_plus, product_sub as product_minus, rem_assign as remainder_assign,
        sub_assign as minus_assign, sub_product as minus_product,
    },
    fpdsl_runtime::slice::{Pass as ArgumentOfACall, PassAll as ArgumentsOfACall, SliceOn as SliceInABody},
    fpdsl_runtime::typed::{
        Answer as ResultOfACall, Callable as HasTheMethodOrFunction, Carries as CarriesFunctions,
        Copied as TypeThatIsCopied, Derived as StructOfABody, FunctionIn as HasTheFunction,
        HasFunction as HasFunctionWithTheNumber, Known as TypeOfTheLanguage,
        NotDerived as StructWithoutDerive, NotIn as NoMethodOrFunctionOf, Types as TypesOfABody,
    },
    fpdsl_runtime::{dispatch as calls, ops},
};

#[doc(hidden)]
#[path = "not_an_fp_function.rs"]
pub mod callee;
pub use callee::{CanBeCalledInABody, NotAnFpFunction};

/// Stands for `map` on a function whose first parameter is an index. Such a function computes the element at a
/// position, and `name::launch(&device, grid, ..)` gives it all positions of a grid.
#[derive(Clone, Copy, Debug)]
pub struct LaunchWithAGridInstead;

/// Stands for `launch` on a function without an index. Such a function has no positions to compute, and
/// `name::map(&device, ..)` calls it for each element of its arguments.
#[derive(Clone, Copy, Debug)]
pub struct MapInstead;

/// Stands for `reduce`, `scan`, `partial` and `accumulate` on a function that cannot combine. Only a function of two values of one
/// type that returns that type can. It combines the results of other functions in `name::map_reduce::<add>(&device, ..)`, or
/// `launch_reduce` over a grid.
#[derive(Clone, Copy, Debug)]
pub struct NeedsTwoParametersOfOneType;

/// Stands for `scatter` and `scatter_reduce` on a function whose result is no place and value, `(usize, f64)`. The place is an unsigned
/// integer. For `scatter` a `bool` may stand before it, and the result may be a tuple of such.
#[derive(Clone, Copy, Debug)]
pub struct NeedsAPlaceAndAValueForAResult;

/// Stands for `map_update` on a function whose result cannot take the place of its first parameter, because the two have other
/// types. Write the result into other memory with `name::map_into`.
#[derive(Clone, Copy, Debug)]
pub struct NeedsAFirstParameterOfTheResultsType;

/// Stands for `map` and its kin on an instance of a function whose parameter is a type with a user's trait, `fn rk4<F: Rhs>`, where the
/// type between `::<` and `>` does not have that trait. Write `#[fp] impl Rhs for` the type. A function can be named as a type where
/// the bound is `F: Function<Args = .., Out = ..>`.
#[derive(Clone, Copy, Debug)]
pub struct NeedsATypeWithTheTraitOfItsParameter;

macro_rules! without_the_trait {
    ($($name:ident)*) => {
        /// What such an instance has. The functions themselves come before it where the type has the trait, so that rustc looks here in
        /// no other case. The prelude has the trait in scope.
        #[doc(hidden)]
        #[allow(non_upper_case_globals)]
        pub trait WithoutTheTrait {
            $(
                const $name: NeedsATypeWithTheTraitOfItsParameter = NeedsATypeWithTheTraitOfItsParameter;
            )*
        }
    };
}

without_the_trait! {
    map map_into map_update map_reduce launch launch_into launch_serial launch_colored launch_reduce scatter launch_scatter reduce scan
    assembly cuda_source
}
