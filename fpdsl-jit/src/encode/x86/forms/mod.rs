//! The table. A file for each kind of instruction; all rows are in [`ALL`].

/// Rows as constants, and a list of them.
macro_rules! forms {
    ($($NAME:ident = $form:expr;)*) => {
        $(
            #[doc = concat!("`", stringify!($NAME), "`.")]
            pub const $NAME: &Form = &$form.named(stringify!($NAME));
        )*

        pub(super) const LIST: &[&Form] = &[$($NAME),*];
    };
}

mod convert;
mod float;
mod fma;
mod general;
mod half;
mod integer;
mod mask;
mod moves;
mod narrow;
mod permute;
mod shift;

pub use convert::*;
pub use float::*;
pub use fma::*;
pub use general::*;
pub use half::*;
pub use integer::*;
pub use mask::*;
pub use moves::*;
pub use narrow::*;
pub use permute::*;
pub use shift::*;

use super::Form;

/// All rows.
pub const ALL: [&[&Form]; 11] = [
    convert::LIST,
    float::LIST,
    fma::LIST,
    general::LIST,
    half::LIST,
    integer::LIST,
    mask::LIST,
    moves::LIST,
    narrow::LIST,
    permute::LIST,
    shift::LIST,
];
