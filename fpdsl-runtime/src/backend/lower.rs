//! From a backend's values back to Rust's.
//!
//! `Lift::lower` asks for a [`Lower`], which scalar backends are, so types know none of those.

use fpdsl_macros::for_each_scalar;
use half::{bf16, f16};

use super::Backend;

/// A backend whose values are single values, which it can hand back as Rust's.
pub trait Lower: Backend {
    for_each_scalar! {
        #for {
            #[doc = concat!("The `", stringify!(#T), "` that a value is.")]
            fn #{lower_ T}(self, value: Self::#Name) -> #T;
        }
    }
}
