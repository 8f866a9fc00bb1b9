//! Compiles and compares ports.

/// Compiles functions twice: in `ported` as they are written, in `plain` without their attribute.
macro_rules! port {
    ($(
        $(#[doc = $doc:literal])*
        #[fp $(($($option:tt)*))?]
        fn $name:ident $params:tt -> $out:ty $body:block
    )*) => {
        #[allow(unused_imports)]
        mod ported {
            use super::*;
            $($(#[doc = $doc])* #[fpdsl::fp $(($($option)*))?] pub fn $name $params -> $out $body)*
        }
        // Kernels are launched as ported functions only.
        #[allow(unused_imports, dead_code, clippy::all)]
        mod plain {
            use super::*;
            $($(#[doc = $doc])* pub fn $name $params -> $out $body)*
        }
    };
}

/// Asserts that a port gives on every backend what plain Rust gives.
macro_rules! as_plain {
    ($name:ident($($arg:ident),*), $inputs:expr) => {{
        let inputs = &$inputs;
        let found = agree!(ported::$name, ($($arg),*), *inputs);
        for (args, found) in inputs.iter().zip(&found) {
            let ($($arg,)*) = *args;
            let expected = $crate::compare::Encode::bits(&plain::$name($($arg),*));
            assert_eq!(found, &expected, "{} of {args:?}", stringify!($name));
        }
    }};
}
