//! The type that a called name stands for if the function has no `#[fp]`. A body imports all names of this module by a glob,
//! and each function that it calls under one of these names: see the macro's `emit/imports.rs`.

use core::marker::PhantomData;

use fpdsl_macros::for_each_tuple;
use fpdsl_runtime::typed::{Callable, FpFunction, nothing};

/// Stands for a plain Rust function that a body calls with this many arguments.
#[derive(Debug)]
pub struct NotAnFpFunction<const ARGUMENTS: usize, Attribute>(PhantomData<Attribute>);

/// Functions that bodies can call: those with the attribute `#[fp]`.
#[diagnostic::on_unimplemented(
    message = "this is not an `#[fp]` function: write `#[fp]` on it",
    label = "bodies call `#[fp]` functions",
    note = "a function of another crate has no attribute: compute its result outside, and pass it"
)]
pub trait CanBeCalledInABody: Sized {
    /// The type of the result, where the call's has the type `Returned`. If there is none, rustc says nothing more.
    type Result<Returned>;

    /// The result of a call in the check of a body.
    fn given<Returned>(self, _: Returned) -> Self::Result<Returned> {
        nothing()
    }
}

#[diagnostic::do_not_recommend]
impl CanBeCalledInABody for FpFunction {
    type Result<Returned> = Returned;
}

// With two implementations rustc does not assume that a result is the first one's, and reports no error about that.
#[diagnostic::do_not_recommend]
impl<const ARGUMENTS: usize, Attribute: Callable> CanBeCalledInABody
    for NotAnFpFunction<ARGUMENTS, Attribute>
{
    type Result<Returned> = Attribute::Is;
}

impl<const ARGUMENTS: usize, Attribute> NotAnFpFunction<ARGUMENTS, Attribute> {
    /// Exists so that only the call itself is an error.
    pub const DOES_NOT_CALL_ITSELF: usize = 0;

    /// What is called, in the check of a body. This is the error.
    pub const CALLEE: Self = NotAnFpFunction(PhantomData);
}

for_each_tuple! {
    #for {
        impl<Attribute> NotAnFpFunction<#len, Attribute> {
            /// The call in the check of a body.
            #[allow(clippy::too_many_arguments)]
            pub fn in_a_body<#(#A),*>(#(_: #A),*) {}

            /// The call in the body itself, which is none.
            #[allow(clippy::too_many_arguments)]
            pub fn body<Backend, #(#A,)* Result>(_: Backend #(, _: #A)*) -> Result {
                nothing()
            }
        }
    }
}

macro_rules! names {
    ($($count:literal: $($name:ident)*;)*) => {$($(
        #[allow(non_camel_case_types, missing_docs)]
        pub type $name = NotAnFpFunction<$count, ()>;
    )*)*};
}

names! {
    0: __callee_0_0 __callee_1_0 __callee_2_0 __callee_3_0 __callee_4_0 __callee_5_0 __callee_6_0 __callee_7_0 __callee_8_0 __callee_9_0 __callee_10_0 __callee_11_0 __callee_12_0 __callee_13_0 __callee_14_0 __callee_15_0;
    1: __callee_0_1 __callee_1_1 __callee_2_1 __callee_3_1 __callee_4_1 __callee_5_1 __callee_6_1 __callee_7_1 __callee_8_1 __callee_9_1 __callee_10_1 __callee_11_1 __callee_12_1 __callee_13_1 __callee_14_1 __callee_15_1;
    2: __callee_0_2 __callee_1_2 __callee_2_2 __callee_3_2 __callee_4_2 __callee_5_2 __callee_6_2 __callee_7_2 __callee_8_2 __callee_9_2 __callee_10_2 __callee_11_2 __callee_12_2 __callee_13_2 __callee_14_2 __callee_15_2;
    3: __callee_0_3 __callee_1_3 __callee_2_3 __callee_3_3 __callee_4_3 __callee_5_3 __callee_6_3 __callee_7_3 __callee_8_3 __callee_9_3 __callee_10_3 __callee_11_3 __callee_12_3 __callee_13_3 __callee_14_3 __callee_15_3;
    4: __callee_0_4 __callee_1_4 __callee_2_4 __callee_3_4 __callee_4_4 __callee_5_4 __callee_6_4 __callee_7_4 __callee_8_4 __callee_9_4 __callee_10_4 __callee_11_4 __callee_12_4 __callee_13_4 __callee_14_4 __callee_15_4;
    5: __callee_0_5 __callee_1_5 __callee_2_5 __callee_3_5 __callee_4_5 __callee_5_5 __callee_6_5 __callee_7_5 __callee_8_5 __callee_9_5 __callee_10_5 __callee_11_5 __callee_12_5 __callee_13_5 __callee_14_5 __callee_15_5;
    6: __callee_0_6 __callee_1_6 __callee_2_6 __callee_3_6 __callee_4_6 __callee_5_6 __callee_6_6 __callee_7_6 __callee_8_6 __callee_9_6 __callee_10_6 __callee_11_6 __callee_12_6 __callee_13_6 __callee_14_6 __callee_15_6;
    7: __callee_0_7 __callee_1_7 __callee_2_7 __callee_3_7 __callee_4_7 __callee_5_7 __callee_6_7 __callee_7_7 __callee_8_7 __callee_9_7 __callee_10_7 __callee_11_7 __callee_12_7 __callee_13_7 __callee_14_7 __callee_15_7;
    8: __callee_0_8 __callee_1_8 __callee_2_8 __callee_3_8 __callee_4_8 __callee_5_8 __callee_6_8 __callee_7_8 __callee_8_8 __callee_9_8 __callee_10_8 __callee_11_8 __callee_12_8 __callee_13_8 __callee_14_8 __callee_15_8;
    9: __callee_0_9 __callee_1_9 __callee_2_9 __callee_3_9 __callee_4_9 __callee_5_9 __callee_6_9 __callee_7_9 __callee_8_9 __callee_9_9 __callee_10_9 __callee_11_9 __callee_12_9 __callee_13_9 __callee_14_9 __callee_15_9;
    10: __callee_0_10 __callee_1_10 __callee_2_10 __callee_3_10 __callee_4_10 __callee_5_10 __callee_6_10 __callee_7_10 __callee_8_10 __callee_9_10 __callee_10_10 __callee_11_10 __callee_12_10 __callee_13_10 __callee_14_10 __callee_15_10;
    11: __callee_0_11 __callee_1_11 __callee_2_11 __callee_3_11 __callee_4_11 __callee_5_11 __callee_6_11 __callee_7_11 __callee_8_11 __callee_9_11 __callee_10_11 __callee_11_11 __callee_12_11 __callee_13_11 __callee_14_11 __callee_15_11;
    12: __callee_0_12 __callee_1_12 __callee_2_12 __callee_3_12 __callee_4_12 __callee_5_12 __callee_6_12 __callee_7_12 __callee_8_12 __callee_9_12 __callee_10_12 __callee_11_12 __callee_12_12 __callee_13_12 __callee_14_12 __callee_15_12;
}
