//! How functions are compiled: plain Rust for the features that the library finds as well, and one text for both.

use std::sync::atomic::{AtomicBool, Ordering};

/// True while plain Rust runs as cargo builds it by default.
static AS_BUILT: AtomicBool = AtomicBool::new(false);

/// Calls `f` with plain Rust compiled for what the target always has, on x86-64 SSE2: a program without flags.
pub fn as_built<R>(f: impl FnOnce() -> R) -> R {
    AS_BUILT.store(true, Ordering::Relaxed);
    let out = f();
    AS_BUILT.store(false, Ordering::Relaxed);
    out
}

/// The level whose vectors plain Rust has.
pub fn level() -> fpdsl::backend::Level {
    match AS_BUILT.load(Ordering::Relaxed) {
        true => fpdsl::backend::Level::Portable,
        false => fpdsl::backend::level(),
    }
}

/// Compiles a function three times, for AVX-512, for AVX2 and for what the target always has; a call runs the one of
/// [`level`]. So `FPDSL_HOST=portable` takes the vectors from plain Rust, too.
macro_rules! vectorised {
    ($(#[doc = $doc:literal])* $vis:vis fn $name:ident($($arg:ident: $type:ty),* $(,)?) $(-> $out:ty)? $body:block) => {
        $(#[doc = $doc])*
        $vis fn $name($($arg: $type),*) $(-> $out)? {
            #[inline(always)]
            fn body($($arg: $type),*) $(-> $out)? $body

            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
            fn avx512($($arg: $type),*) $(-> $out)? {
                body($($arg),*)
            }

            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,fma")]
            fn avx2($($arg: $type),*) $(-> $out)? {
                body($($arg),*)
            }

            match $crate::features::level() {
                // SAFETY: the level says that the CPU has the features.
                #[cfg(target_arch = "x86_64")]
                fpdsl::backend::Level::Avx512 => unsafe { avx512($($arg),*) },
                // SAFETY: as above.
                #[cfg(target_arch = "x86_64")]
                fpdsl::backend::Level::Fma => unsafe { avx2($($arg),*) },
                _ => body($($arg),*),
            }
        }
    };
}

/// Compiles functions in a module `ported` with the attribute and in a module `plain` without. Imports and constants are those
/// around, and the functions of other such modules.
macro_rules! twice {
    ($(use $with:ident;)* $(
        $(#[doc = $doc:literal])*
        fn $name:ident $([$($generics:tt)*])? ($($params:tt)*) -> $out:ty $body:block
    )*) => {
        #[allow(unused_imports, dead_code)]
        pub mod ported {
            use super::*;
            $(use crate::$with::ported::*;)*
            $(
                $(#[doc = $doc])*
                #[fpdsl::fp(mode = "rn", contract = false)]
                pub fn $name $(<$($generics)*>)? ($($params)*) -> $out $body
            )*
        }
        // Kernels over grids are launched as ported functions only.
        #[allow(unused_imports, dead_code)]
        pub mod plain {
            use super::*;
            $(use crate::$with::plain::*;)*
            $(
                $(#[doc = $doc])*
                #[inline]
                pub fn $name $(<$($generics)*>)? ($($params)*) -> $out $body
            )*
        }
    };
}
