//! One text, compiled with the attribute and without, and the inputs to compare them on.

#[path = "../support/backends.rs"]
mod backends;

use fpdsl_runtime::lift::ScalarType;

// For `both!`, which not every suite uses.
#[allow(unused_imports)]
pub(crate) use crate::{SUITE, report};
#[cfg(feature = "std")]
pub use backends::devices;
pub use backends::levels;

pub const F32: [f32; 12] = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    3.25,
    0.1,
    1e-40,
    -7.0e20,
    f32::MAX,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
];
pub const F64: [f64; 10] = [
    0.0,
    -0.0,
    1.0,
    -2.5,
    0.1,
    1e-310,
    1e300,
    f64::MAX,
    f64::NEG_INFINITY,
    f64::NAN,
];
pub const I32: [i32; 8] = [0, 1, -1, 7, -13, 1000, i32::MAX, i32::MIN];

/// A value as its scalars' encodings.
pub trait Encode {
    fn push(&self, leaves: &mut Vec<(ScalarType, u64)>);

    #[cfg(feature = "std")]
    fn raw(&self) -> Vec<u64> {
        let mut leaves = Vec::new();
        self.push(&mut leaves);
        leaves.into_iter().map(|(_, bits)| bits).collect()
    }

    /// Encodings that can be compared: all NaNs are one.
    fn bits(&self) -> Vec<u64> {
        let mut leaves = Vec::new();
        self.push(&mut leaves);
        leaves
            .into_iter()
            .map(|(ty, bits)| comparable(ty, bits))
            .collect()
    }
}

pub fn comparable(ty: ScalarType, bits: u64) -> u64 {
    let nan = match ty {
        ScalarType::F32 => f32::from_bits(bits as u32).is_nan(),
        ScalarType::F64 => f64::from_bits(bits).is_nan(),
        _ => false,
    };
    if nan { u64::MAX } else { bits }
}

macro_rules! encode_scalars {
    ($($ty:ty, $kind:ident, |$x:ident| $bits:expr;)*) => {$(
        impl Encode for $ty {
            fn push(&self, leaves: &mut Vec<(ScalarType, u64)>) {
                let $x = *self;
                leaves.push((ScalarType::$kind, $bits));
            }
        }
    )*};
}

encode_scalars! {
    bool, Bool, |x| u64::from(x);
    i8, I8, |x| x as u8 as u64;
    i16, I16, |x| x as u16 as u64;
    i32, I32, |x| x as u32 as u64;
    i64, I64, |x| x as u64;
    u8, U8, |x| u64::from(x);
    u16, U16, |x| u64::from(x);
    u32, U32, |x| u64::from(x);
    u64, U64, |x| x;
    usize, Usize, |x| x as u64;
    f32, F32, |x| x.to_bits().into();
    f64, F64, |x| x.to_bits();
}

impl<T: Encode, const N: usize> Encode for [T; N] {
    fn push(&self, leaves: &mut Vec<(ScalarType, u64)>) {
        self.iter().for_each(|x| x.push(leaves));
    }
}

macro_rules! encode_tuples {
    ($($T:ident $i:tt),*) => {
        impl<$($T: Encode),*> Encode for ($($T,)*) {
            fn push(&self, leaves: &mut Vec<(ScalarType, u64)>) {
                $(self.$i.push(leaves);)*
            }
        }
    };
}

encode_tuples!(A 0);
encode_tuples!(A 0, B 1);
encode_tuples!(A 0, B 1, C 2);
encode_tuples!(A 0, B 1, C 2, D 3);
encode_tuples!(A 0, B 1, C 2, D 3, E 4);
encode_tuples!(A 0, B 1, C 2, D 3, E 4, F 5);

/// The results of a `map`, one row of encodings an element.
#[cfg(feature = "std")]
pub trait Rows {
    fn rows(&self) -> Vec<Vec<u64>>;
}

#[cfg(feature = "std")]
impl<T: fpdsl::generic::Element + Encode> Rows for fpdsl::Buffer<T> {
    fn rows(&self) -> Vec<Vec<u64>> {
        self.to_vec()
            .expect("results on the host")
            .iter()
            .map(Encode::bits)
            .collect()
    }
}

#[cfg(feature = "std")]
macro_rules! tuple_rows {
    ($($T:ident $i:tt),*) => {
        impl<$($T: Rows),*> Rows for ($($T,)*) {
            fn rows(&self) -> Vec<Vec<u64>> {
                let columns = [$(self.$i.rows()),*];
                (0..columns[0].len()).map(|row| columns.iter().flat_map(|c| c[row].clone()).collect()).collect()
            }
        }
    };
}

#[cfg(feature = "std")]
tuple_rows!(A 0, B 1);
#[cfg(feature = "std")]
tuple_rows!(A 0, B 1, C 2);

/// The recorded body, interpreted on integers.
#[cfg(feature = "std")]
pub fn interpreted<F: fpdsl::generic::Function>(params: &[u64]) -> Vec<u64> {
    let kernel = fpdsl::backend::ir::<F>();
    let results =
        fpdsl_runtime::ir::interp::run(&kernel, params, 1_000_000).expect("no faults in these cases");
    let leaves = results.into_iter().enumerate();
    leaves
        .map(|(leaf, bits)| comparable(kernel.outputs.leaf_type(leaf), bits))
        .collect()
}

/// Defines a function twice and compares the two on all combinations of inputs. With `#[contract]` in front the inputs
/// must be such that every product is exact, so that rounding once is the same.
macro_rules! both {
    ($(#[$option:ident])? $test:ident($($arg:ident in $values:expr),*): $name:ident $params:tt -> $out:ty $body:block) => {
        #[test]
        fn $test() {
            mod annotated {
                #![allow(unused_imports)]
                use super::*;
                #[fp($($option = true)?)]
                pub fn $name $params -> $out $body
            }
            mod plain {
                #![allow(unused_imports, clippy::all)]
                use super::*;
                pub fn $name $params -> $out $body
            }
            let mut inputs = Vec::new();
            let mut expected = Vec::new();
            let levels = levels();
            both!(@loop [$($arg in $values),*] {
                let (found, plain) = (annotated::$name($($arg),*).bits(), plain::$name($($arg),*).bits());
                assert_eq!(found, plain, "{} {:?}", stringify!($name), ($($arg,)*));
                for (backend, level) in &levels {
                    let found = fpdsl::backend::call_at::<annotated::$name>(*level, ($($arg,)*)).bits();
                    assert_eq!(found, plain, "{} on {backend} {:?}", stringify!($name), ($($arg,)*));
                }
                inputs.push(($($arg,)*));
                expected.push(plain);
            });
            for (backend, _) in &levels {
                report::ran(SUITE, backend, inputs.len() as u64);
            }
            #[cfg(feature = "std")]
            for (input, expected) in inputs.iter().zip(&expected) {
                let found = interpreted::<annotated::$name>(&input.raw());
                assert_eq!(&found, expected, "{} interpreted, {input:?}", stringify!($name));
            }
            #[cfg(feature = "std")]
            report::ran(SUITE, "interpreter", inputs.len() as u64);
            #[cfg(feature = "std")]
            both!(@map $name, inputs, expected, $($arg),*);
        }
    };
    (@loop [] $body:block) => { $body };
    (@loop [$arg:ident in $values:expr $(, $rest:ident in $more:expr)*] $body:block) => {
        for $arg in $values {
            both!(@loop [$($rest in $more),*] $body);
        }
    };
    (@map $name:ident, $inputs:ident, $expected:ident, $($arg:ident),*) => {
        for (backend, device) in devices() {
            let columns = $inputs.iter().map(|&($($arg,)*)| both!(@nest $($arg),*));
            let ($($arg,)*) = both!(@unzip columns, $($arg),*);
            let found = annotated::$name::map($(&$arg),*).run(&device).expect("no faults in these cases").rows();
            for ((input, found), expected) in $inputs.iter().zip(found).zip(&$expected) {
                assert_eq!(&found, expected, "{} on {backend}, {input:?}", stringify!($name));
            }
            report::ran(SUITE, backend, $inputs.len() as u64);
        }
    };
    (@nest $a:ident) => { ($a,) };
    (@nest $a:ident, $b:ident) => { ($a, $b) };
    (@unzip $columns:ident, $a:ident) => { ($columns.map(|(x,)| x).collect::<Vec<_>>(),) };
    (@unzip $columns:ident, $a:ident, $b:ident) => { $columns.unzip::<_, _, Vec<_>, Vec<_>>() };
}
