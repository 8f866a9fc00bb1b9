//! Elementary functions in four modes, beside the interpreter.

mod support;

use std::sync::Arc;

use fpdsl::backend::ir;
use fpdsl::generic::Function;
use fpdsl::prelude::*;
use fpdsl_runtime::lift::ScalarType;
use support::build::operands;
use support::{Data, compare_all, hash};

const ELEMENTS: usize = 300;

/// Special values, numbers of ordinary size and, for cold functions, results that are subnormal.
fn check<F: Function>(mode: &str) {
    let kernel = Arc::new(ir::<F>());
    let params = kernel.inputs.leaves.iter().enumerate().map(|(leaf, l)| {
        let ty = kernel.inputs.buffers[l.buffer].ty;
        let mut values = operands(ty, leaf as u64, ELEMENTS);
        for (i, v) in values.iter_mut().enumerate().skip(ELEMENTS / 3) {
            let h = hash(i as u64 * 7 + leaf as u64);
            let scale = [1.0, 30.0, 700.0, 1e-3][(h % 4) as usize];
            let x = ((h >> 11) as f64 / (1_u64 << 53) as f64 - 0.4) * scale;
            match ty {
                ScalarType::F32 => *v = u64::from((x as f32).to_bits()),
                ScalarType::F64 => *v = x.to_bits(),
                _ => *v = h % 40,
            }
        }
        values
    });
    let data = Data {
        elements: ELEMENTS,
        params: params.collect(),
        ..Data::default()
    };
    compare_all(&format!("{} in {mode}", kernel.name), &kernel, &data, &[]);
}

macro_rules! functions {
    ($($test:ident: $T:ident ($($param:ident),*) $body:expr;)*) => {$(
        mod $test {
            use super::*;

            #[fp(mode = M)]
            fn function<M: Mode>($($param: $T),*) -> $T {
                $body
            }

            #[test]
            fn in_four_modes() {
                check::<function<Rn>>(concat!(stringify!($test), " rn"));
                check::<function<Rz>>(concat!(stringify!($test), " rz"));
                check::<function<Ru>>(concat!(stringify!($test), " ru"));
                check::<function<Rd>>(concat!(stringify!($test), " rd"));
            }
        }
    )*};
}

functions! {
    exp_f32: f32(x) x.exp();
    exp_f64: f64(x) x.exp();
    ln_f32: f32(x) x.ln();
    ln_f64: f64(x) x.ln();
    sin_f32: f32(x) x.sin();
    sin_f64: f64(x) x.sin();
    powf_f32: f32(x, y) x.powf(y);
    powf_f64: f64(x, y) x.powf(y);
    tanh_f32: f32(x) x.tanh();
    gamma_f32: f32(x) x.gamma();
    atan2_f32: f32(x, y) x.atan2(y);
    cbrt_f64: f64(x) x.cbrt();
    exp_f16: f16(x) x.exp();
    cos_bf16: bf16(x) x.cos();
}
