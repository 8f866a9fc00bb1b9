//! Names for compiler errors, beside those of [`types`](crate::types).
//!
//! rustc names the trait that a type does not implement, and the function that requires it. It finds them under these names.
//! Programs do not use them.

#[doc(no_inline)]
pub use {
    fpdsl_runtime::backend::{
        Bitwise as HasBitOperators, Castable as HasCasts, Encoded as FloatInABody, Equal as HasEquality,
        Float as RoundedFloatInABody, Int as IntegerInABody, Leaf as ScalarInABody, Num as NumberInABody,
        Signed as SignedInABody, State as ValueInABody, Stored as StoredInMemory,
    },
    fpdsl_runtime::element::ElementOn as ElementInABody,
    fpdsl_runtime::function::Same as TheSame,
    fpdsl_runtime::lift::Scalar as ScalarType,
    fpdsl_runtime::operators::{
        AddAssignOn as HasPlusAssign, AddOn as HasPlus, DivAssignOn as HasDivideAssign, DivOn as HasDivide,
        Made as MadeOfScalars, MulAssignOn as HasTimesAssign, MulOn as HasTimes, NegOn as HasNegative,
        RemAssignOn as HasRemainderAssign, RemOn as HasRemainder, SubAssignOn as HasMinusAssign,
        SubOn as HasMinus,
    },
    fpdsl_runtime::operators::{
        add as plus, add_assign as plus_assign, add_product as plus_product, div as divided_by,
        div_assign as divided_by_assign, mul as times, mul_assign as times_assign, neg as negative,
        neg_product as negative_product, product as product_of, product_add as product_plus,
        product_sub as product_minus, rem as remainder, rem_assign as remainder_assign, sub as minus,
        sub_assign as minus_assign, sub_product as minus_product,
    },
    fpdsl_runtime::slice::{Pass as ArgumentOfACall, SliceOn as SliceInABody},
    fpdsl_runtime::typed::{
        Answer as ResultOfACall, Callable as HasTheMethodOrFunction, NotIn as NoMethodOrFunctionOf,
        Types as TypesOfABody,
    },
    fpdsl_runtime::{dispatch as calls, ops},
};

#[doc(hidden)]
#[path = "not_an_fp_function.rs"]
pub mod callee;
pub use callee::NotAnFpFunction;

/// Stands for `map` on a function whose first parameter is an index. Such a function computes the element at a
/// position, and `name::launch(&device, grid, ..)` gives it all positions of a grid.
#[derive(Clone, Copy, Debug)]
pub struct LaunchWithAGridInstead;

/// Stands for `launch` on a function without an index. Such a function has no positions to compute, and
/// `name::map(&device, ..)` calls it for each element of its arguments.
#[derive(Clone, Copy, Debug)]
pub struct MapInstead;

/// Stands for `reduce` and `scan` on a function that cannot combine. Only a function of two values of one type that returns that
/// type can. It combines the results of other functions in `name::map_reduce::<add>(&device, ..)`, or `launch_reduce` over a grid.
#[derive(Clone, Copy, Debug)]
pub struct NeedsTwoParametersOfOneType;

/// Stands for `map_update` on a function whose result cannot take the place of its first parameter, because the two have other
/// types. Write the result into other memory with `name::map_into`.
#[derive(Clone, Copy, Debug)]
pub struct NeedsAFirstParameterOfTheResultsType;
