//! Random recorded bodies: what they compute exactly lies between the bounds.

use fpdsl_enclosures::{Exact, column, enclosed, lies, number};
use fpdsl_ir_programs::check::check;
use fpdsl_ir_programs::data::Data;
use fpdsl_ir_programs::{Options, kernel};
use fpdsl_runtime::ir::Op;
use fpdsl_runtime::ir::interp::{run_in, run_with};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::{Decoration, Enclose, How, Question};

const FUEL: u64 = 1 << 18;

/// Compares bodies of some seeds; gives how many results were enclosed.
fn compare(options: &Options, seeds: std::ops::Range<u64>) -> usize {
    let mut compared = 0;
    for seed in seeds {
        let kernel = kernel(seed, options);
        let asked = Enclose::ask(&kernel, How::PLAIN).kernel;
        check(&asked).unwrap_or_else(|invalid| panic!("{seed}: {invalid}\n{kernel}"));
        let data = Data::random(&kernel, 6, seed);
        let slices = data.slices(&kernel);
        let slices: Vec<&[u64]> = slices.iter().map(Vec::as_slice).collect();
        for element in 0..data.elements {
            let leaves = 0..kernel.inputs.leaves.len();
            let params: Vec<u64> = leaves.map(|leaf| data.leaf(&kernel, leaf, element)).collect();
            let plain = run_with(&kernel, &params, &slices, FUEL);
            let (Ok(plain), Ok(found)) = (plain, enclosed(&asked, &params, &slices, 50)) else {
                continue;
            };
            assert_eq!(plain[..], found[..plain.len()], "{seed}, element {element}");
            let exact = Exact::default();
            let Ok(values) = run_in(&exact, &kernel, &params, &slices, FUEL) else {
                continue;
            };
            for (leaf, value) in values.iter().enumerate() {
                let ty = kernel.type_of(kernel.results[leaf]);
                let (bounds, decoration) = column(&found, plain.len(), leaf);
                let has_infinities = Decoration::from_number(decoration) <= Decoration::Dac;
                let [lo, hi] = bounds.map(|bits| number(ty, bits));
                assert!(
                    lies(ty, value, bounds) || (exact.is_strange() && has_infinities),
                    "{seed}, element {element}, result {leaf}: {} is not from {lo} to {hi}\n{kernel}",
                    value.show()
                );
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn all_operations() {
    assert!(compare(&Options::default(), 0..1000) > 10_000);
}

#[test]
fn arithmetic_with_branches_and_loops() {
    let options = Options {
        types: vec![
            ScalarType::F64,
            ScalarType::F32,
            ScalarType::I32,
            ScalarType::Bool,
        ],
        allow: |op| !matches!(op, Op::ToBits | Op::NumberToBits | Op::FromBits),
        faults: false,
        ..Options::default()
    };
    assert!(compare(&options, 0..1000) > 10_000);
}

#[test]
fn straight_lines() {
    let options = Options {
        types: vec![ScalarType::F64, ScalarType::F16],
        allow: |op| op.rounding().is_some() || matches!(op, Op::Neg | Op::Abs | Op::Min | Op::Max | Op::Copy),
        control: false,
        faults: false,
        ..Options::default()
    };
    assert!(compare(&options, 0..1000) > 10_000);
}
