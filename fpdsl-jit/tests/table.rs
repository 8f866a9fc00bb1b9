//! Every row of the operation table on floats, as users write it, beside the interpreter.

mod support;

use std::sync::Arc;

use fpdsl::Function;
use fpdsl::backend::ir;
use fpdsl::prelude::{Rd, Rn, Ru, Rz};
use fpdsl_operations::{bfloat16, binary16, binary32, binary64, flushed};
use support::build::operands;
use support::{Data, compare_all};

const ELEMENTS: usize = 257;

fn check<F: Function>(format: &str) {
    let kernel = Arc::new(ir::<F>());
    let leaves = kernel.inputs.leaves.iter().enumerate();
    let data = Data {
        elements: ELEMENTS,
        params: leaves
            .map(|(leaf, l)| operands(kernel.inputs.buffers[l.buffer].ty, leaf as u64, ELEMENTS))
            .collect(),
        ..Data::default()
    };
    compare_all(&format!("{} of {format}", kernel.name), &kernel, &data, &[]);
}

macro_rules! rows {
    ($module:ident $single:ident $(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident $params:tt -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, $call:tt, $ieee:literal, $cuda:literal;
    )*) => {
        $(rows! { @$domain $single $rounds $module $name })*
    };
    // Integers: `operations` has what they are made of.
    (@bits $($row:tt)*) => {};
    (@int $($row:tt)*) => {};
    (@signed_int $($row:tt)*) => {};
    (@unsigned_int $($row:tt)*) => {};
    (@single without $($row:tt)*) => {};
    (@$domain:ident $single:ident rounded $module:ident $name:ident) => {
        check::<$module::$name<Rn>>(stringify!($module));
        check::<$module::$name<Rz>>(stringify!($module));
        check::<$module::$name<Ru>>(stringify!($module));
        check::<$module::$name<Rd>>(stringify!($module));
    };
    (@$domain:ident $single:ident exact $module:ident $name:ident) => {
        check::<$module::$name>(stringify!($module));
    };
}

macro_rules! formats {
    ($($test:ident $module:ident $single:ident;)*) => {$(
        #[test]
        fn $test() {
            fpdsl_ops::operations!(rows $module $single);
        }
    )*};
}

formats! {
    of_f16 binary16 without;
    of_bf16 bfloat16 without;
    of_f32 binary32 with;
    of_f64 binary64 without;
    of_f32_flushed flushed with;
}
