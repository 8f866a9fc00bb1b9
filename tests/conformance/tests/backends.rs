//! Every case of the operation table gives the same bits on every backend: the hosts', the interpreter, the printed CUDA
//! C++ executed on the CPU, and a GPU where there is one. `FPDSL_CASES` sets the number of elements.

#[path = "../../support/gpu.rs"]
mod gpu;
#[path = "../../support/random.rs"]
mod random;
#[path = "../../support/report.rs"]
mod report;

use std::collections::BTreeMap;

use fpdsl_conformance::{Case, Host, cases, leaves};
use fpdsl_gpp::{Compiler, CpuKernel};
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::ir::{Kernel, interp};
use random::Random;

/// The printed C++, as reports name it.
const CPP: &str = "cuda on the cpu";

/// Elements that the interpreter gets at most; the others run all.
const INTERPRETED: usize = 1024;

/// Kernels in one translation unit: g++ is faster on few large ones, and two run at a time.
const UNIT: usize = 150;

/// Undefined behaviour, such as signed overflow, ends the test.
const OPTIONS: [&str; 3] = [
    "-O1",
    "-fsanitize=undefined",
    "-fsanitize-undefined-trap-on-error",
];

fn elements() -> usize {
    std::env::var("FPDSL_CASES").map_or(1 << 12, |text| text.parse().expect("FPDSL_CASES is a number"))
}

/// A case with its inputs and the results of the portable backend.
struct Run<'a> {
    case: &'a Case,
    kernel: Kernel,
    rows: Vec<Vec<u64>>,
    /// All results of the portable backend, one element's after the other's.
    wanted: Vec<u64>,
}

impl<'a> Run<'a> {
    fn new(case: &'a Case, seed: u64) -> Self {
        let kernel = (case.kernel)();
        let mut random = Random::new(seed);
        let types = leaves::param_types(&kernel);
        let row = |_| {
            let mut row: Vec<u64> = Vec::new();
            for &ty in &types {
                row.push(random.value(ty, row.last().copied()));
            }
            row
        };
        let rows: Vec<Vec<u64>> = (0..elements()).map(row).collect();
        let wanted = (case.run)(Host::Scalar(Level::Portable), &rows);
        Run {
            case,
            kernel,
            rows,
            wanted,
        }
    }

    /// Compares one result.
    fn check(&self, backend: &str, element: usize, leaf: usize, found: u64) {
        let wanted = self.wanted[element * self.kernel.outputs.leaves.len() + leaf];
        assert!(
            leaves::same(self.kernel.outputs.leaf_type(leaf), wanted, found),
            "{} of {:x?}, result {leaf}: portable {wanted:x}, {backend} {found:x}\n{}",
            self.case.name(),
            self.rows[element],
            self.kernel
        );
    }

    fn on_host(&self, host: Host) {
        let leaves = self.kernel.outputs.leaves.len();
        let found = (self.case.run)(host, &self.rows);
        assert_eq!(found.len(), self.wanted.len());
        for (i, &found) in found.iter().enumerate() {
            self.check(host.name(), i / leaves, i % leaves, found);
        }
    }

    /// Gives how many elements it ran.
    fn interpreted(&self) -> usize {
        let rows = self.rows.iter().take(INTERPRETED);
        for (element, row) in rows.enumerate() {
            let found = interp::run(&self.kernel, row, 1 << 20);
            let found = found.unwrap_or_else(|stop| panic!("{}: {stop}", self.case.name()));
            for (leaf, found) in found.into_iter().enumerate() {
                self.check("the interpreter", element, leaf, found);
            }
        }
        self.rows.len().min(INTERPRETED)
    }

    /// Compares output buffers.
    fn check_buffers(&self, backend: &str, buffers: &[Vec<u8>]) {
        for element in 0..self.rows.len() {
            for leaf in 0..self.kernel.outputs.leaves.len() {
                let found = leaves::unpack(&self.kernel.outputs, buffers, leaf, element);
                self.check(backend, element, leaf, found);
            }
        }
    }

    fn inputs(&self) -> Vec<Vec<u8>> {
        leaves::pack(&self.kernel.inputs, &self.rows)
    }

    fn compiled(&self, compiled: &CpuKernel) {
        let inputs = self.inputs();
        let inputs: Vec<&[u8]> = inputs.iter().map(Vec::as_slice).collect();
        let sizes = leaves::sizes(&self.kernel.outputs, self.rows.len());
        let mut outputs: Vec<Vec<u8>> = sizes.iter().map(|&size| vec![0xaa; size]).collect();
        let mut slices: Vec<&mut [u8]> = outputs.iter_mut().map(Vec::as_mut_slice).collect();
        let ran = compiled.run(self.rows.len(), &inputs, &mut slices);
        ran.unwrap_or_else(|faulted| panic!("{}: {faulted:?}", self.case.name()));
        self.check_buffers("C++", &outputs);
    }

    fn on_gpu(&self, gpu: &gpu::Gpu) {
        let sizes = leaves::sizes(&self.kernel.outputs, self.rows.len());
        let results = gpu.run(self.kernel.clone(), self.rows.len(), &self.inputs(), &sizes);
        let results = results.unwrap_or_else(|error| panic!("{}: {error}", self.case.name()));
        self.check_buffers("GPU", &results);
    }
}

/// Runs some cases on everything; gives how many elements ran where.
fn run(
    cases: &[Case],
    seed: u64,
    compiler: Option<&Compiler>,
    gpu: Option<&gpu::Gpu>,
) -> BTreeMap<String, u64> {
    let runs: Vec<Run> = (seed..)
        .zip(cases)
        .map(|(seed, case)| Run::new(case, seed))
        .collect();
    let compiled = compiler.map(|compiler| compile(compiler, &runs));
    let mut ran: BTreeMap<String, u64> = BTreeMap::new();
    let mut count = |backend: &str, elements: usize| {
        *ran.entry(backend.to_owned()).or_default() += elements as u64;
    };
    for (i, run) in runs.iter().enumerate() {
        for host in Host::available() {
            run.on_host(host);
            count(host.name(), run.rows.len());
        }
        count("interpreter", run.interpreted());
        if let Some(compiled) = &compiled {
            run.compiled(&compiled[i]);
            count(CPP, run.rows.len());
        }
        if let (Some(gpu), true) = (gpu, run.case.promises_bits()) {
            run.on_gpu(gpu);
            count("gpu", run.rows.len());
        }
    }
    ran
}

fn compile(compiler: &Compiler, runs: &[Run]) -> Vec<CpuKernel> {
    let arrays: Vec<Vec<bool>> = runs
        .iter()
        .map(|run| vec![false; run.kernel.inputs.buffers.len()])
        .collect();
    let kernels: Vec<(&Kernel, &[bool])> = runs
        .iter()
        .zip(&arrays)
        .map(|(run, arrays)| (&run.kernel, &arrays[..]))
        .collect();
    fpdsl_gpp::compile(compiler, &kernels).unwrap_or_else(|log| panic!("{log}"))
}

#[test]
fn every_case_gives_the_same_bits_on_every_backend() {
    let suite = "operation table";
    let skipped = |backend: &str, why: String| report::skipped(suite, backend, &why);
    let compiler = fpdsl_gpp::find().map_err(|why| skipped(CPP, why)).ok();
    let compiler = compiler.map(|compiler| compiler.with_options(&OPTIONS));
    let gpu = gpu::Gpu::find().map_err(|why| skipped("gpu", why)).ok();
    for level in [Level::Fma, Level::Avx512] {
        if !Level::available().contains(&level) {
            skipped(
                Host::Scalar(level).name(),
                format!("this CPU lacks {}", level.name()),
            );
            skipped(
                Host::Arrays(level).name(),
                format!("this CPU lacks {}", level.name()),
            );
        }
    }
    let all = cases();
    let units: Vec<(usize, &[Case])> = all.chunks(UNIT).enumerate().collect();
    let (even, odd): (Vec<_>, Vec<_>) = units.into_iter().partition(|(i, _)| i % 2 == 0);
    let share = |units: Vec<(usize, &[Case])>| -> Vec<BTreeMap<String, u64>> {
        let units = units.into_iter();
        units
            .map(|(i, cases)| run(cases, (i * UNIT) as u64, compiler.as_ref(), gpu.as_ref()))
            .collect()
    };
    let counts = std::thread::scope(|scope| {
        let other = scope.spawn(|| share(odd));
        let mut counts = share(even);
        counts.extend(
            other
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
        );
        counts
    });
    let mut ran: BTreeMap<&str, u64> = BTreeMap::new();
    for (backend, elements) in counts.iter().flatten() {
        *ran.entry(backend).or_default() += elements;
    }
    for (backend, elements) in ran {
        report::ran(suite, backend, elements);
    }
}
