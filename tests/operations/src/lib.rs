//! Every operation of the table on floats, as a user writes it: one `#[fp]` function each, once a format, and once more for
//! binary32 with subnormal numbers flushed. The conformance table, the self-check and the benchmark run these.
//!
//! Functions that round have their mode as a parameter. Casts, which are no operations of the table, are there beside them. So are
//! conversions to and from the storage formats, and what a profile rounds.

/// Casts to and from a format.
macro_rules! casts {
    ($ftz:ident: $($rounds:ident $name:ident($X:ident) -> $R:ident;)*) => {
        $(casts! { @$rounds [ftz = $ftz] $name $X $R })*
    };
    (@rounded [$($ftz:tt)*] $name:ident $X:ident $R:ident) => {
        /// A cast.
        #[fp(mode = M, $($ftz)*)]
        pub fn $name<M: Mode>(x: $X) -> $R {
            x as $R
        }
    };
    (@exact [$($ftz:tt)*] $name:ident $X:ident $R:ident) => {
        /// A cast.
        #[fp($($ftz)*)]
        pub fn $name(x: $X) -> $R {
            x as $R
        }
    };
}

macro_rules! formats {
    ($($(#[$doc:meta])* $module:ident = $T:ident $Bits:ident, ftz = $ftz:ident;)*) => {$(
        $(#[$doc])*
        pub mod $module {
            use fpdsl::prelude::*;
            use fpdsl_macros::for_each_operation;

            for_each_operation! {
                #for $T with Self = $T, Bits = $Bits {
                    #[doc = #doc]
                    #[fp(#if rounded { mode = M, } ftz = $ftz)]
                    pub fn #name #if rounded { <M: Mode> } (#(#x: #X),*) -> #R {
                        // Its body names the type.
                        #if function { $T::#name(#first) } #else { #body }
                    }
                }
            }

            casts! {
                $ftz:
                rounded as_f16($T) -> f16;
                rounded as_bf16($T) -> bf16;
                rounded as_f32($T) -> f32;
                rounded as_f64($T) -> f64;
                exact as_i8($T) -> i8;
                exact as_i16($T) -> i16;
                exact as_i32($T) -> i32;
                exact as_i64($T) -> i64;
                exact as_u8($T) -> u8;
                exact as_u16($T) -> u16;
                exact as_u32($T) -> u32;
                exact as_u64($T) -> u64;
                exact as_usize($T) -> usize;
                rounded from_f16(f16) -> $T;
                rounded from_bf16(bf16) -> $T;
                rounded from_f64(f64) -> $T;
                rounded from_i8(i8) -> $T;
                rounded from_i16(i16) -> $T;
                rounded from_i32(i32) -> $T;
                rounded from_i64(i64) -> $T;
                rounded from_u8(u8) -> $T;
                rounded from_u16(u16) -> $T;
                rounded from_u32(u32) -> $T;
                rounded from_u64(u64) -> $T;
                rounded from_usize(usize) -> $T;
            }
        }
    )*};
}

formats! {
    /// binary16.
    binary16 = f16 u16, ftz = false;
    /// bfloat16.
    bfloat16 = bf16 u16, ftz = false;
    /// binary32.
    binary32 = f32 u32, ftz = false;
    /// binary64.
    binary64 = f64 u64, ftz = false;
    /// binary32, flushed.
    flushed = f32 u32, ftz = true;
}

/// The conversions of a format from the storage formats, and to them.
macro_rules! storage {
    ($($(#[$doc:meta])* $module:ident = $T:ident;)*) => {$(
        $(#[$doc])*
        pub mod $module {
            use fpdsl::prelude::*;
            use fpdsl::storage::{E2m1, E2m3, E3m2, E4m3, E5m2, Tf32, Ue8m0};
            use fpdsl_macros::for_each_storage;

            for_each_storage! {
                #for {
                    /// Its number, rounded where the format does not have it.
                    #[fp(mode = M)]
                    pub fn #{from_ name}<M: Mode>(x: #Name) -> $T {
                        x as $T
                    }

                    /// What is too large becomes the largest number.
                    #[fp(mode = M)]
                    pub fn #{to_ name}<M: Mode>(x: $T) -> #Name {
                        x.#{to_ name}()
                    }

                    /// The same with ties away from zero.
                    #[fp]
                    pub fn #{to_ name _away}(x: $T) -> #Name {
                        rna!(x.#{to_ name}())
                    }

                    #if nan {
                        /// What is too large overflows.
                        #[fp(mode = M)]
                        pub fn #{to_ name or}<M: Mode>(x: $T) -> #Name {
                            x.#{to_ name or}()
                        }

                        /// The same with ties away from zero.
                        #[fp]
                        pub fn #{to_ name or _away}(x: $T) -> #Name {
                            rna!(x.#{to_ name or}())
                        }
                    }
                }
            }
        }
    )*};
}

storage! {
    /// binary16 and the storage formats. Conversions to them begin with one to binary32, which is exact.
    storage16 = f16;
    /// bfloat16 and the storage formats, likewise.
    storage_brain = bf16;
    /// binary32 and the storage formats.
    storage32 = f32;
    /// binary64 and the storage formats.
    storage64 = f64;
}

/// What rounds to a format, with a profile.
macro_rules! profiles {
    ($($(#[$doc:meta])* $module:ident = $T:ident, $profile:literal;)*) => {$(
        $(#[$doc])*
        pub mod $module {
            use fpdsl::prelude::*;
            use fpdsl_macros::for_each_operation;

            for_each_operation! {
                #for $T && rounded && flushed with Self = $T {
                    #[doc = #doc]
                    #[fp(mode = M, profile = $profile)]
                    pub fn #name<M: Mode>(#(#x: #X),*) -> #R {
                        #body
                    }
                }
            }

            /// A product and a sum, which a profile may contract.
            #[fp(mode = M, profile = $profile)]
            pub fn multiply_add<M: Mode>(x: $T, y: $T, z: $T) -> $T {
                x * y + z
            }
        }
    )*};
}

profiles! {
    /// binary64 with two roundings.
    x87 = f64, "x87";
    /// binary32 as GPUs of compute capability 1.x have it.
    cc1x = f32, "cc1x";
}
