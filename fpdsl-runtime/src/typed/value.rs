//! The operations that its values are said to have.

use fpdsl_macros::{for_each_operation, for_each_scalar};
use half::{bf16, f16};

use super::{named, nothing};
use crate::backend::{Bitwise, Castable, Encoded, Equal, Float, Int, Leaf, Num, Signed, State, Types, Value};
use crate::literal::Literal;
use crate::mode::Mode;

/// The functions of a trait.
macro_rules! functions {
    (Castable) => {
        for_each_scalar! {
            #for !bool {
                fn #{to_ T} #if float { <M: Mode> } (_: Types, _: Self) -> named::#T {
                    nothing()
                }
            }
        }
    };
    ($Trait:ident) => {
        for_each_operation! {
            // The operator `-` is of signed values, the function of all numbers.
            #for $Trait && !(derived || provided || Neg) with bool = named::bool, Bits = Self::Bits {
                fn #function #if rounded { <M: Mode> } (_: Types, #(_: #X),*) -> #R {
                    nothing()
                }
            }
        }
    };
}

for_each_scalar! {
    #for {
        impl State<Types> for named::#T {
            fn merge(_: Types, (): &mut (), _: Self, _: Self) -> Self {
                nothing()
            }

            fn zero(_: Types) -> Self {
                nothing()
            }
        }

        impl Value for named::#T {}

        impl Leaf<Types> for named::#T {
            type Native = #T;

            fn constant(_: Types, _: #T) -> Self {
                nothing()
            }
        }

        impl Equal<Types> for named::#T {
            functions!(Equal);
        }

        impl Castable<Types> for named::#T {
            functions!(Castable);
        }
    }

    #for !bool {
        impl Num<Types> for named::#T {
            functions!(Num);

            fn neg(_: Types, _: Self) -> Self {
                nothing()
            }
        }
    }

    #for signed {
        impl Signed<Types> for named::#T {
            functions!(Signed);
        }
    }

    #for float {
        impl Float<Types> for named::#T {
            fn literal<M: Mode>(_: Types, _: &'static Literal) -> Self {
                nothing()
            }

            functions!(Float);
        }

        impl Encoded<Types> for named::#T {
            type Bits = named::#Bits;

            functions!(Encoded);
        }
    }

    #for !float {
        impl Bitwise<Types> for named::#T {
            functions!(Bitwise);
        }
    }

    #for int {
        impl Int<Types> for named::#T {
            type Unsigned = named::#Bits;

            fn literal(_: Types, _: i128) -> Self {
                nothing()
            }

            fn shl(_: Types, _: Self, _: named::u32) -> Self {
                nothing()
            }

            fn shr(_: Types, _: Self, _: named::u32) -> Self {
                nothing()
            }
        }
    }
}
