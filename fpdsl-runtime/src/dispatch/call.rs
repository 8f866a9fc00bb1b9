//! The code of plain calls: a body once for each level.
//!
//! A body is inlined into a function that has the CPU's features switched on (a trampoline). The choice between
//! trampolines is made once per outermost call, never per operation: a call per operation costs ten times the
//! operation.

use fpdsl_macros::for_each_tuple;

use super::{Level, cpu, level};
use crate::function::{Function, ParameterList};
use crate::slice::PassAll;

/// Calls `F` on the best scalar backend.
#[inline(always)]
pub fn call<F: Function>(args: impl PassAll<F::Args>) -> F::Out {
    // SAFETY: the CPU has the level in use. What `args` borrows is borrowed until the call has returned, and no result holds a slice.
    unsafe { args.pass_all().run::<F>(level()) }
}

/// Calls `F` on the scalar backend of a given level, to check one backend against another. If this CPU lacks the level, its
/// best one is used.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::backend::{Level, call_at};
/// # #[fp]
/// # fn add(a: f64, b: f64) -> f64 {
/// #     a + b
/// # }
/// # fn main() -> Result<(), fpdsl::Error> {
/// assert_eq!(call_at::<add>(Level::Portable, (0.1, 0.2)), add(0.1, 0.2));
/// # Ok(())
/// # }
/// ```
pub fn call_at<F: Function>(level: Level, args: F::Args) -> F::Out {
    // SAFETY: the CPU has the level. Whoever made a slice has promised that it is borrowed.
    unsafe { args.run::<F>(level.min(cpu())) }
}

/// [`call_at`] for a function with slices among its parameters: each is given as a `&[T]`.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::backend::{Level, call_at_with};
///
/// #[fp]
/// fn first(u: &[f64]) -> f64 {
///     u[0]
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// assert_eq!(call_at_with::<first>(Level::Portable, (&[0.5, 1.0][..],)), 0.5);
/// # Ok(())
/// # }
/// ```
pub fn call_at_with<F: Function>(level: Level, args: impl PassAll<F::Args>) -> F::Out {
    // SAFETY: what `args` borrows is borrowed until the call has returned, and no result holds a slice.
    call_at::<F>(level, unsafe { args.pass_all() })
}

/// [`ParameterList`] for types whose parts, by a pattern, go one by one. `[..]` lists the type parameters, none of which is `F`.
macro_rules! parameters {
    ([$($T:ident)*] $Whole:ty, $($x:ident: $X:ty,)* => $pattern:tt) => {
        const _: () = {
            use $crate::dispatch::Level;
            use $crate::function::{Function, ParameterList};
            use $crate::lift::Lift;
            use $crate::portable::Portable;
            use $crate::{fault::Site, scalar::ScalarBackend};
            #[cfg(target_arch = "x86_64")]
            use $crate::{avx512::Avx512, portable::PortableFma};

            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
            #[allow(clippy::too_many_arguments)]
            fn avx512<F: Function<Args = $Whole>, $($T: Lift),*>(site: Site $(, $x: $X)*) -> F::Out {
                // SAFETY: this function has the features, so its caller has proved them.
                let b = unsafe { Avx512::new() }.at(site);
                F::Out::lower(b, F::eval(b, Lift::lift(b, $pattern)))
            }

            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,fma")]
            #[allow(clippy::too_many_arguments)]
            fn fma<F: Function<Args = $Whole>, $($T: Lift),*>(site: Site $(, $x: $X)*) -> F::Out {
                // SAFETY: this function has the features, so its caller has proved them.
                let b = unsafe { PortableFma::new() }.at(site);
                F::Out::lower(b, F::eval(b, Lift::lift(b, $pattern)))
            }

            #[inline(never)]
            #[allow(clippy::too_many_arguments)]
            fn portable<F: Function<Args = $Whole>, $($T: Lift),*>(site: Site $(, $x: $X)*) -> F::Out {
                let b = Portable::new().at(site);
                F::Out::lower(b, F::eval(b, Lift::lift(b, $pattern)))
            }

            impl<$($T: Lift),*> ParameterList for $Whole {
                #[inline(always)]
                unsafe fn run<F: Function<Args = Self>>(self, level: Level) -> F::Out {
                    let $pattern = self;
                    match level {
                        #[cfg(target_arch = "x86_64")]
                        // SAFETY: the caller's: the CPU has the features.
                        Level::Avx512 => unsafe { avx512::<F, $($T),*>(Site::CALL $(, $x)*) },
                        #[cfg(target_arch = "x86_64")]
                        // SAFETY: as above.
                        Level::Fma => unsafe { fma::<F, $($T),*>(Site::CALL $(, $x)*) },
                        _ => portable::<F, $($T),*>(Site::CALL $(, $x)*),
                    }
                }

                type Code<O: Lift> = unsafe fn(Site $(, $X)*) -> O;

                #[inline]
                fn code<F: Function<Args = Self>>(level: Level) -> Self::Code<F::Out> {
                    match level {
                        #[cfg(target_arch = "x86_64")]
                        Level::Avx512 => avx512::<F, $($T),*>,
                        #[cfg(target_arch = "x86_64")]
                        Level::Fma => fma::<F, $($T),*>,
                        _ => portable::<F, $($T),*>,
                    }
                }

                #[inline(always)]
                unsafe fn call<O: Lift>(self, code: Self::Code<O>, site: Site) -> O {
                    let $pattern = self;
                    // SAFETY: the caller's.
                    unsafe { code(site $(, $x)*) }
                }
            }
        };
    };
}

for_each_tuple! {
    #for {
        parameters! { [#(#A)*] (#(#A,)*), #(#a: #A,)* => (#(#a,)*) }
    }
}

#[cfg(feature = "std")]
pub(crate) use parameters;
