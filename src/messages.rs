//! Names for compiler errors, beside those of [`types`](crate::types).
//!
//! rustc names the trait that a type does not implement, and the function that requires it. It finds them under these names.
//! Programs do not use them. The module is in the documentation because rustc passes over hidden ones when it looks for a name.

#[doc(no_inline)]
pub use {
    fpdsl_runtime::backend::{
        Bitwise as HasBitOperators, CastSource as HasCasts, Encoded as FloatInABody, Equal as HasEquality,
        Float as RoundedFloatInABody, Int as IntegerInABody, Leaf as ScalarInABody, Lifted as TypeInABody,
        Num as NumberInABody, Signed as SignedInABody, State as ValueInABody, Types as TypesOfABody,
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
        NotDerived as StructWithoutDerive, NotIn as NoMethodOrFunctionOf,
    },
    fpdsl_runtime::{dispatch as calls, ops},
};

#[doc(hidden)]
#[path = "not_an_fp_function.rs"]
pub mod callee;
pub use callee::{CanBeCalledInABody, NotAnFpFunction};

/// Words that a function does not have, as values. A call of one is an error, and the name of its type says what to write instead. The
/// functions themselves come before it, so that rustc looks here in no other case. The prelude has the traits in scope.
macro_rules! instead {
    ($($(#[$of:meta])* $Instead:ident { $($(#[$doc:meta])* $Type:ident: $($name:ident)*;)* })*) => {$(
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $Type;
        )*

        $(#[$of])*
        #[doc(hidden)]
        #[allow(non_upper_case_globals)]
        pub trait $Instead {
            $($(const $name: $Type = $Type;)*)*
        }
    )*};
}

instead! {
    /// The items that every function has instead of words that it lacks.
    Instead {
        /// Stands for `map` on a function whose first parameter is an index. Such a function computes the element at a position, and
        /// `name::launch(grid, ..).run(&device)` gives it all positions of a grid.
        LaunchWithAGridInstead: map;
        /// Stands for `launch` on a function without an index. Such a function has no positions to compute, and
        /// `name::map(..).run(&device)` calls it for each element of its arguments.
        MapInstead: launch;
        /// Stands for `reduce` and `scan` on a function that cannot combine. Only a function of two values of one type that returns that
        /// type can. It combines the results of other functions: `name::map(..).reduce::<add>().run(&device)`.
        NeedsTwoParametersOfOneType: reduce scan;
        /// Stands for `map_into`: write `name::map(..).into(&device, &mut output)`.
        MapThenInto: map_into;
        /// Stands for `map_update`: write `name::map(.., &x).update(&device, &mut target)`.
        MapThenUpdate: map_update;
        /// Stands for `map_reduce`: write `name::map(..).reduce::<add>().run(&device)`.
        MapThenReduce: map_reduce;
        /// Stands for `map_partial`: write `name::map(..).reduce::<add>().partial(&device, first)`.
        MapThenReduceThenPartial: map_partial;
        /// Stands for `scatter`: write `name::map(..).scatter(&device, &mut target)`.
        MapThenScatter: scatter;
        /// Stands for `scatter_reduce`: write `name::map(..).scatter_reduce::<add>(&device, &mut target)`.
        MapThenScatterReduce: scatter_reduce;
        /// Stands for `launch_into`: write `name::launch(grid, ..).into(&device, &mut output)`.
        LaunchThenInto: launch_into;
        /// Stands for `launch_serial`: write `name::launch(grid, .., &x).sweep(&device, &mut target)`.
        LaunchThenSweep: launch_serial;
        /// Stands for `launch_colored`: write `name::launch(grid, .., &x).sweep_colors(&device, colors, &mut target)`.
        LaunchThenSweepColors: launch_colored;
        /// Stands for `launch_reduce`: write `name::launch(grid, ..).reduce::<add>().run(&device)`.
        LaunchThenReduce: launch_reduce;
        /// Stands for `launch_partial`: write `name::launch(grid, ..).reduce::<add>().partial(&device, range)`.
        LaunchThenReduceThenPartial: launch_partial;
        /// Stands for `launch_scatter`: write `name::launch(grid, ..).scatter(&device, &mut target)`.
        LaunchThenScatter: launch_scatter;
        /// Stands for `launch_scatter_reduce`: write `name::launch(grid, ..).scatter_reduce::<add>(&device, &mut target)`.
        LaunchThenScatterReduce: launch_scatter_reduce;
        /// Stands for `reduce_segments`: write `name::reduce(&x).segments(&device, &offsets)`.
        ReduceThenSegments: reduce_segments;
        /// Stands for `partial`: write `name::reduce(&x).partial(&device, first)`.
        ReduceThenPartial: partial;
        /// Stands for `accumulate`: write `Accumulation::<name>::new(&device)`.
        AccumulationNew: accumulate;
        /// Stands for `scan_into`: write `name::scan(&x).into(&device, &mut output)`.
        ScanThenInto: scan_into;
        /// Stands for `scan_exclusive`: write `name::scan(&x).exclusive().run(&device)`.
        ScanThenExclusive: scan_exclusive;
        /// Stands for `scan_partial`: write `name::scan(&x).partial(&device, first)`.
        ScanThenPartial: scan_partial;
        /// Stands for `scan_after`: write `name::scan(&x).after(&device, &before)`.
        ScanThenAfter: scan_after;
    }

    /// The items of an instance whose type lacks a trait.
    WithoutTheTrait {
        /// Stands for `map` and the like on an instance of a function whose parameter is a type with a user's trait,
        /// `fn rk4<F: Rhs>`, where the type between `::<` and `>` does not have that trait. Write `#[fp] impl Rhs for` the type. A
        /// function can be named as a type where the bound is `F: Function<Args = .., Out = ..>`.
        NeedsATypeWithTheTraitOfItsParameter: map launch reduce scan assembly cuda_source;
    }
}
