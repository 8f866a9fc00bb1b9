//! Every row of the operation table on floats, as users write it, beside the interpreter.

mod support;

use std::sync::Arc;

use fpdsl::backend::ir;
use fpdsl::generic::Function;
use fpdsl::prelude::{Rd, Rn, Ru, Rz};
use fpdsl_macros::for_each_operation;
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

macro_rules! formats {
    ($($test:ident $module:ident $T:ident;)*) => {$(
        #[test]
        fn $test() {
            for_each_operation! {
                // Integers: `operations` has what they are made of.
                #for $T {
                    #if rounded {
                        check::<$module::#name<Rn>>(stringify!($module));
                        check::<$module::#name<Rz>>(stringify!($module));
                        check::<$module::#name<Ru>>(stringify!($module));
                        check::<$module::#name<Rd>>(stringify!($module));
                    } #else {
                        check::<$module::#name>(stringify!($module));
                    }
                }
            }
        }
    )*};
}

formats! {
    of_f16 binary16 f16;
    of_bf16 bfloat16 bf16;
    of_f32 binary32 f32;
    of_f64 binary64 f64;
    of_f32_flushed flushed f32;
}
