//! Functions that are no operation of the table, as users write them: a contraction and a literal, once a format.

macro_rules! functions {
    ($($module:ident $native:ident ftz = $ftz:literal;)*) => {$(
        pub mod $module {
            use fpdsl::prelude::*;

            /// `z - x * y` with one rounding.
            #[fp(mode = M, contract = true, ftz = $ftz)]
            pub fn fused_difference<M: Mode>(x: $native, y: $native, z: $native) -> $native {
                z - x * y
            }

            /// A literal in the mode in force, added to zero or to anything else.
            #[fp(mode = M, ftz = $ftz)]
            pub fn literal<M: Mode>(x: $native) -> $native {
                x + 0.1
            }
        }
    )*};
}

functions! {
    binary16 f16 ftz = false;
    bfloat16 bf16 ftz = false;
    binary32 f32 ftz = false;
    binary64 f64 ftz = false;
    flushed f32 ftz = true;
}
