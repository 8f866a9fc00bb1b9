//! Random bodies, as data, on every backend: the same bits and the same faults as the interpreter's.
#![cfg(feature = "std")]

#[path = "support/leaves.rs"]
mod leaves;
#[path = "support/program.rs"]
mod program;
#[path = "support/random.rs"]
mod random;
#[path = "support/report.rs"]
mod report;

use fpdsl_cuda::print::elementwise;
use fpdsl_gpp::{Compiler, CpuKernel};
use fpdsl_runtime::device::{Device, map};
use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::fault::Fault;
use fpdsl_runtime::ir::{Kernel, interp};
use fpdsl_runtime::trace::trace;
use leaves::Encodings;
use program::{Current, Program};
use random::Random;

const SUITE: &str = "random programs";
const CPP: &str = "cuda on the cpu";

/// Programs, and elements that each runs for; FPDSL_PROGRAMS sets another number of them.
const PROGRAMS: usize = 400;
const ELEMENTS: usize = 64;

/// So many programs in one translation unit.
const BATCH: usize = 100;

/// How batches are compiled, in turn; with the second, undefined behaviour ends the test.
const OPTIONS: [&[&str]; 2] = [
    &["-O2"],
    &[
        "-O1",
        "-fsanitize=undefined",
        "-fsanitize-undefined-trap-on-error",
    ],
];

type Args = ([f32; 3], [f64; 2], [i32; 3]);

/// A program with elements that are fine, and their results; and all elements, with the first fault.
struct Case {
    program: Program,
    kernel: Kernel,
    fine: Vec<Vec<u64>>,
    results: Vec<Vec<u64>>,
    all: Vec<Vec<u64>>,
    fault: Option<(u64, Fault)>,
}

impl Case {
    fn new(random: &mut Random) -> Self {
        let program = Program::random(random);
        program.select();
        let mut case = Case {
            kernel: trace::<Current>(),
            program,
            fine: Vec::new(),
            results: Vec::new(),
            all: Vec::new(),
            fault: None,
        };
        let types = leaves::param_types(&case.kernel);
        for element in 0..ELEMENTS as u64 {
            let row: Vec<u64> = types.iter().map(|&ty| random.value(ty, None)).collect();
            match interp::run(&case.kernel, &row, 1 << 22) {
                Ok(results) => {
                    case.fine.push(row.clone());
                    case.results.push(results);
                }
                Err(interp::Stop::Fault(fault)) => case.fault = case.fault.or(Some((element, fault))),
                Err(interp::Stop::OutOfFuel) => panic!("every program ends\n{}", case.kernel),
            }
            case.all.push(row);
        }
        case
    }

    /// Asserts that a backend gave the right result for a fine element.
    fn check(&self, backend: &str, element: usize, results: &[u64]) {
        for (leaf, (&found, &expected)) in results.iter().zip(&self.results[element]).enumerate() {
            assert!(
                leaves::same(self.kernel.outputs.leaf_type(leaf), found, expected),
                "{backend}, result {leaf} of {:x?}: {found:x}, expected {expected:x}\n{}",
                self.fine[element],
                self.listing()
            );
        }
    }

    fn listing(&self) -> String {
        format!(
            "{:?}\n{}\n{}",
            self.program,
            self.kernel,
            elementwise(&self.kernel, &[false; 3]).text
        )
    }
}

/// A row of encodings as arguments.
fn args(row: &[u64]) -> Args {
    (
        [row[0], row[1], row[2]].map(|bits| f32::from_bits(bits as u32)),
        [row[3], row[4]].map(f64::from_bits),
        [row[5], row[6], row[7]].map(|bits| bits as i32),
    )
}

/// The name that reports use for the scalar backend and for the lanes of a level.
fn names(level: Level) -> (&'static str, &'static str) {
    match level {
        Level::Portable => ("portable", "baseline lanes"),
        Level::Fma => ("portable fma", "avx2 lanes"),
        Level::Avx512 => ("avx512", "avx512 lanes"),
    }
}

fn check_scalar(level: Level, case: &Case) {
    for (element, row) in case.fine.iter().enumerate() {
        let mut results = Vec::new();
        call_at::<Current>(level, args(row)).append(&mut results);
        case.check(names(level).0, element, &results);
    }
}

type Columns = (Vec<[f32; 3]>, Vec<[f64; 2]>, Vec<[i32; 3]>);

fn check_lanes(device: &Device, backend: &str, case: &Case) {
    let columns = |rows: &[Vec<u64>]| -> Columns {
        let rows = rows.iter().map(|row| args(row));
        (
            rows.clone().map(|row| row.0).collect(),
            rows.clone().map(|row| row.1).collect(),
            rows.map(|row| row.2).collect(),
        )
    };
    let fine =
        map::<Current, _>(device, columns(&case.fine)).unwrap_or_else(|e| panic!("{e}\n{}", case.listing()));
    let read = "results on the host can be read";
    let (x, y, n) = (
        fine.0.to_vec().expect(read),
        fine.1.to_vec().expect(read),
        fine.2.to_vec().expect(read),
    );
    for element in 0..case.fine.len() {
        let mut results = Vec::new();
        (x[element], y[element], n[element]).append(&mut results);
        case.check(backend, element, &results);
    }
    let fault = map::<Current, _>(device, columns(&case.all)).err();
    let expected = case.fault.map(|(element, fault)| Error::Fault {
        fault,
        element: element as usize,
    });
    assert_eq!(fault, expected, "{backend}\n{}", case.listing());
}

fn check_printed(compiled: &CpuKernel, case: &Case) {
    let run = |rows: &[Vec<u64>]| {
        let inputs = leaves::pack(&case.kernel.inputs, rows);
        let inputs: Vec<&[u8]> = inputs.iter().map(Vec::as_slice).collect();
        let sizes = leaves::sizes(&case.kernel.outputs, rows.len());
        let mut outputs: Vec<Vec<u8>> = sizes.into_iter().map(|size| vec![0; size]).collect();
        let mut slices: Vec<&mut [u8]> = outputs.iter_mut().map(Vec::as_mut_slice).collect();
        let fault = compiled.run(rows.len(), &inputs, &mut slices).err();
        (outputs, fault.map(|faulted| (faulted.element, faulted.fault)))
    };
    let (buffers, fault) = run(&case.fine);
    assert_eq!(fault, None, "{}", case.listing());
    for element in 0..case.fine.len() {
        let leaves = 0..case.kernel.outputs.leaves.len();
        let results: Vec<u64> = leaves
            .map(|leaf| leaves::unpack(&case.kernel.outputs, &buffers, leaf, element))
            .collect();
        case.check(CPP, element, &results);
    }
    assert_eq!(run(&case.all).1, case.fault, "{}", case.listing());
}

#[test]
fn programs_as_data() {
    let count = std::env::var("FPDSL_PROGRAMS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(PROGRAMS);
    let compiler = Compiler::find();
    let mut random = Random::new(2024);
    let (mut elements, mut faults) = (0, 0);
    for batch in 0..count.div_ceil(BATCH) {
        let cases: Vec<Case> = (0..BATCH).map(|_| Case::new(&mut random)).collect();
        for case in &cases {
            case.program.select();
            for (&level, device) in Level::available().iter().zip(Device::hosts()) {
                check_scalar(level, case);
                check_lanes(&device, names(level).1, case);
            }
            elements += case.all.len();
            faults += case.all.len() - case.fine.len();
        }
        if let Ok(compiler) = &compiler {
            let kernels: Vec<(&Kernel, &[bool])> =
                cases.iter().map(|case| (&case.kernel, &[false; 3][..])).collect();
            let compiler = compiler.with_options(OPTIONS[batch % OPTIONS.len()]);
            let compiled = compiler.compile(&kernels).unwrap_or_else(|log| panic!("{log}"));
            compiled
                .iter()
                .zip(&cases)
                .for_each(|(compiled, case)| check_printed(compiled, case));
        }
    }
    assert!(faults > 100, "faults are part of what is compared");
    for &level in Level::available() {
        report::ran(SUITE, names(level).0, elements as u64);
        report::ran(SUITE, names(level).1, elements as u64);
    }
    report::ran(SUITE, "interpreter", elements as u64);
    match compiler {
        Ok(_) => report::ran(SUITE, CPP, elements as u64),
        Err(why) => report::skipped(SUITE, CPP, &why),
    }
}
