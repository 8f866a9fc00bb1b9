//! Kernels by hand, and operands for them.

use std::sync::Arc;

use fpdsl_runtime::ir::{Buffer, Fields, Kernel, Kind, Layout, Leaf, Local, Op, Operand, Role, Stmt, Temp};
use fpdsl_runtime::lift::ScalarType;

use super::hash;

/// A layout of scalars, a buffer each.
pub fn layout(types: &[ScalarType]) -> Layout {
    Layout {
        buffers: types
            .iter()
            .enumerate()
            .map(|(param, &ty)| Buffer {
                param,
                path: Vec::new(),
                ty,
                count: 1,
                typed: false,
                planes: false,
                role: Role::Values,
            })
            .collect(),
        leaves: (0..types.len())
            .map(|buffer| Leaf {
                buffer,
                offset: 0,
                fields: Fields::default(),
            })
            .collect(),
    }
}

/// A kernel without a body.
pub fn kernel(name: &'static str, inputs: &[ScalarType], outputs: &[ScalarType]) -> Kernel {
    Kernel {
        name,
        source: "",
        cold: false,
        elementary: None,
        stochastic: None,
        params: vec!["p"; inputs.len()],
        inputs: layout(inputs),
        outputs: layout(outputs),
        results: Vec::new(),
        body: Vec::new(),
        sites: Vec::new(),
        tables: Vec::new(),
        functions: Vec::new(),
        temps: Vec::new(),
        vars: Vec::new(),
        arrays: Vec::new(),
        origins: Vec::new(),
        rounded: Vec::new(),
    }
}

/// A kernel of one operation on its parameters.
pub fn of_op(op: Op, inputs: &[ScalarType], output: ScalarType) -> Arc<Kernel> {
    let mut kernel = kernel(op.name(), inputs, &[output]);
    kernel.temps.push(Local::of(output));
    kernel.body.push(Stmt::Let {
        temp: Temp(0),
        op,
        args: (0..inputs.len() as u32).map(Operand::Param).collect(),
    });
    kernel.results.push(Operand::Temp(Temp(0)));
    Arc::new(kernel)
}

/// Special values of a type, and where they end random ones.
pub fn operands(ty: ScalarType, seed: u64, n: usize) -> Vec<u64> {
    let mask = u64::MAX >> (64 - 8 * ty.bytes());
    let mut special: Vec<u64> = match ty.kind() {
        Kind::Bool => return (0..n as u64).map(|i| hash(i ^ seed << 32) & 1).collect(),
        Kind::Float(f) => {
            let one = f.one();
            vec![
                0,
                f.infinity(),
                f.quiet_nan(),
                f.infinity() + 1,
                one,
                one + 1,
                one - 1,
                f.max_finite(),
                f.min_normal(),
                f.min_normal() - 1,
                1,
                2,
                one + (1 << (f.precision() - 1)),
                one - (1 << (f.precision() - 1)),
                one + (1 << (f.precision() - 2)),
                f.max_finite() - 1,
            ]
        }
        Kind::Signed(bits) | Kind::Unsigned(bits) => {
            vec![
                0,
                1,
                2,
                3,
                7,
                10,
                mask,
                mask - 1,
                1 << (bits - 1),
                (1 << (bits - 1)) - 1,
                (1 << (bits - 1)) + 1,
                bits.into(),
            ]
        }
    };
    if let Kind::Float(f) = ty.kind() {
        let negative: Vec<u64> = special.iter().map(|s| s | f.sign_mask()).collect();
        special.extend(negative);
    }
    (0..n as u64)
        .map(|i| {
            let h = hash(i.wrapping_mul(3) ^ seed << 40);
            let bits = hash(h);
            match (h % 4, ty.kind()) {
                (0 | 1, _) => special[(h >> 8) as usize % special.len()],
                // Numbers near one.
                (2, Kind::Float(f)) => {
                    let spread = 6 << (f.precision() - 1);
                    (f.one() - spread + bits % (2 * spread)) | if h & 64 == 0 { 0 } else { f.sign_mask() }
                }
                (2, _) => bits & mask & 0xff,
                _ => bits & mask,
            }
        })
        .collect()
}
