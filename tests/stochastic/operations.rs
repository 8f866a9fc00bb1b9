//! Each operation in each format: its body with the random bits that just do and just do not take a result away from zero, and functions
//! in `mode = "sr"` with the bits of a seed.

use fpdsl::prelude::*;
use fpdsl_ops::Operation;
use fpdsl_oracles::format::{BF16, F16, F32, F64, Format};
use fpdsl_runtime::math::stochastic;

use crate::draws::Number;
use crate::functions::{add, contracted, div, mul, mul_add, recip, sqrt, sub};
use crate::oracle::exact;
use crate::{check_body, check_seeded, first_draws, given, seed};

/// Operands of an operation, also those that are hard for it.
fn operands(op: Operation, format: Format) -> Vec<[u64; 3]> {
    let n = if format.digits < 20 { 8000 } else { 32_000 };
    let mut all = given::operands(op, format, n);
    if format.digits >= 24 {
        all.extend(given::beside_one(format));
    }
    if op == Operation::Div && format.digits >= 24 {
        all.extend(given::close_quotients(format, 4000));
    }
    all
}

/// Operands with random bits at both edges, and what they give.
fn at_edges(op: Operation, format: Format) -> (Vec<[u64; 3]>, Vec<u32>, Vec<u64>) {
    let (mut operands_of, mut bits_of, mut expected) = (Vec::new(), Vec::new(), Vec::new());
    for operands in operands(op, format) {
        let exact = exact(op, format, operands);
        for bits in exact.edge(format).unwrap_or([0, u32::MAX]) {
            operands_of.push(operands);
            bits_of.push(bits);
            expected.push(exact.rounded(format, bits));
        }
    }
    (operands_of, bits_of, expected)
}

/// With the bits of the suite's seed.
fn by_seed(op: Operation, format: Format) -> (Vec<[u64; 3]>, Vec<u64>) {
    let operands = operands(op, format);
    let bits = first_draws(operands.len());
    let expected = operands.iter().zip(bits);
    let expected = expected.map(|(&operands, bits)| exact(op, format, operands).rounded(format, bits));
    let expected = expected.collect();
    (operands, expected)
}

fn encodings(operands: &[[u64; 3]], op: Operation) -> Vec<Vec<u64>> {
    operands.iter().map(|v| v[..op.row().arity].to_vec()).collect()
}

macro_rules! tests {
    ($($test:ident $T:ty, $format:ident, $op:ident: $body:ident, $F:ident($($x:ident $i:literal),+);)*) => {$(
        mod $test {
            use super::*;

            #[test]
            fn with_bits_at_edges() {
                let (operands, bits, expected) = at_edges(Operation::$op, $format);
                let mut encoded = encodings(&operands, Operation::$op);
                encoded.iter_mut().zip(&bits).for_each(|(encoded, &bits)| encoded.push(bits.into()));
                $(let $x: Vec<$T> = operands.iter().map(|v| <$T as Number>::of(v[$i])).collect();)+
                let args: Vec<_> = (0..bits.len()).map(|k| ($($x[k],)+ bits[k])).collect();
                check_body::<stochastic::$body>(&args, &encoded, &expected, &|device| {
                    fpdsl::backend::map::<stochastic::$body, _>(($(&$x,)+ &bits)).run(device).unwrap().to_vec().unwrap()
                });
            }

            #[test]
            fn with_a_seed() {
                tests!(@ $T, $format, $op, $F($($x $i),+));
            }
        }
    )*};
    (@ $T:ty, $format:ident, $op:ident, $F:ident($($x:ident $i:literal),+)) => {{
        let (operands, expected) = by_seed(Operation::$op, $format);
        $(let $x: Vec<$T> = operands.iter().map(|v| <$T as Number>::of(v[$i])).collect();)+
        let args: Vec<_> = (0..operands.len()).map(|k| ($($x[k],)+)).collect();
        check_seeded::<$F<$T>>(&args, &encodings(&operands, Operation::$op), &expected, &|device| {
            $F::<$T>::map($(&$x),+).run(&device.seeded(seed())).unwrap().to_vec().unwrap()
        });
    }};
}

tests! {
    sums_f16 f16, F16, Add: sum_f16, add(x 0, y 1);
    sums_bf16 bf16, BF16, Add: sum_bf16, add(x 0, y 1);
    sums_f32 f32, F32, Add: sum_f32, add(x 0, y 1);
    sums_f64 f64, F64, Add: sum_f64, add(x 0, y 1);
    products_f16 f16, F16, Mul: product_f16, mul(x 0, y 1);
    products_bf16 bf16, BF16, Mul: product_bf16, mul(x 0, y 1);
    products_f32 f32, F32, Mul: product_f32, mul(x 0, y 1);
    products_f64 f64, F64, Mul: product_f64, mul(x 0, y 1);
    quotients_f16 f16, F16, Div: quotient_f16, div(x 0, y 1);
    quotients_bf16 bf16, BF16, Div: quotient_bf16, div(x 0, y 1);
    quotients_f32 f32, F32, Div: quotient_f32, div(x 0, y 1);
    quotients_f64 f64, F64, Div: quotient_f64, div(x 0, y 1);
    roots_f16 f16, F16, Sqrt: root_f16, sqrt(x 0);
    roots_bf16 bf16, BF16, Sqrt: root_bf16, sqrt(x 0);
    roots_f32 f32, F32, Sqrt: root_f32, sqrt(x 0);
    roots_f64 f64, F64, Sqrt: root_f64, sqrt(x 0);
    fused_f16 f16, F16, MulAdd: fused_f16, mul_add(x 0, y 1, z 2);
    fused_bf16 bf16, BF16, MulAdd: fused_bf16, mul_add(x 0, y 1, z 2);
    fused_f32 f32, F32, MulAdd: fused_f32, mul_add(x 0, y 1, z 2);
    fused_f64 f64, F64, MulAdd: fused_f64, mul_add(x 0, y 1, z 2);
}

macro_rules! seeded {
    ($($test:ident $F:ident $op:ident ($($x:ident $i:literal),+);)*) => {$(
        #[test]
        fn $test() {
            tests!(@ f16, F16, $op, $F($($x $i),+));
            tests!(@ bf16, BF16, $op, $F($($x $i),+));
            tests!(@ f32, F32, $op, $F($($x $i),+));
            tests!(@ f64, F64, $op, $F($($x $i),+));
        }
    )*};
}

// These have the bodies of others.
seeded! {
    differences sub Sub (x 0, y 1);
    inverses recip Recip (x 0);
    contracted_products contracted MulAdd (x 0, y 1, z 2);
}
