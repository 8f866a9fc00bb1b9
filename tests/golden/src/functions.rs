//! The elementary functions: a hash for each, in each format, to nearest and upward.

use fpdsl::prelude::*;
use fpdsl::{Device, Mode, Strategy};
use fpdsl_runtime::element::{encodings, from_encodings};
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::Scalar;

use crate::hash;
use crate::random::Random;

/// Operands of each function: not a multiple of the lanes.
const ELEMENTS: usize = 90;

/// The name of a case, and its hashes on scalars and on arrays.
pub type Case = (String, [u64; 2]);

/// Operands: seeded values of the format, or integers that are orders, exponents and degrees.
macro_rules! operands {
    ($T:ident $random:ident Self) => {
        from_encodings::<$T>(&values::<$T>(&mut $random))
    };
    ($T:ident $random:ident i32) => {
        (0..ELEMENTS)
            .map(|_| $random.bits() as i32 % 40)
            .collect::<Vec<i32>>()
    };
}

/// The encodings of a call's results, with one for all NaN.
macro_rules! encoded {
    (Self $T:ident $results:expr) => {
        canonical::<$T>($results)
    };
    ((Self, Self) $T:ident $results:expr) => {{
        let (first, second) = $results;
        [canonical::<$T>(first), canonical::<$T>(second)].concat()
    }};
}

macro_rules! functions {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, $call:tt, $ieee:literal, $cuda:literal;
    )*) => {
        $(functions!(@row $origin $name $R ($($x: $X),*));)*

        /// The cases of every function.
        pub fn cases() -> Vec<Case> {
            let mut cases = Vec::new();
            $(functions!(@cases $origin cases $name);)*
            cases
        }
    };
    // A GPU's own promise no bits.
    (@row (elementary; ; $($format:ident)*) $($row:tt)*) => {};
    (@row $origin:tt $name:ident $R:tt $params:tt) => {
        mod $name {
            use super::*;
            functions!(@formats $name $R $params f16 bf16 f32 f64);
        }
    };
    (@formats $name:ident $R:tt $params:tt $($T:ident)*) => {$(
        pub fn $T<M: Mode>(cases: &mut Vec<Case>, mode: &str) {
            functions!(@case cases mode $name $R $T $params)
        }
    )*};
    (@case $cases:ident $mode:ident $name:ident $R:tt $T:ident ($($x:ident: $X:tt),*)) => {{
        let mut random = Random::new($cases.len() as u64);
        $(let $x = operands!($T random $X);)*
        let hashes = [Strategy::Single, Strategy::Lanes].map(|strategy| {
            let device = Device::host().with_strategy(strategy);
            let results = fpdsl::math::$name::map_in::<M, _>($(&$x),*).run(&device);
            hash(&encoded!($R $T results.expect("operands of one length")))
        });
        $cases.push((format!("{}_{}_{}", stringify!($name), stringify!($T), $mode), hashes));
    }};
    (@cases (elementary; ; $($format:ident)*) $($row:tt)*) => {};
    (@cases $origin:tt $cases:ident $name:ident) => {
        functions!(@modes $cases $name f16 bf16 f32 f64)
    };
    (@modes $cases:ident $name:ident $($T:ident)*) => {$(
        $name::$T::<Rn>(&mut $cases, "rn");
        $name::$T::<Ru>(&mut $cases, "ru");
    )*};
}

fpdsl_ops::elementary!(functions);

/// Encodings of a format.
fn values<T: Scalar>(random: &mut Random) -> Vec<u64> {
    (0..ELEMENTS).map(|_| random.value(T::TYPE, None)).collect()
}

/// Encodings of a buffer of the host.
fn canonical<T: Scalar>(results: Buffer<T>) -> Vec<u64> {
    let results = results.to_vec().expect("the host has its memory");
    let canonical = |bits| match T::TYPE.kind() {
        Kind::Float(format) => format.canonical(bits),
        _ => bits,
    };
    encodings(&results).into_iter().map(canonical).collect()
}
