//! Random programs give the same bits on every backend.
//!
//! Built directly on the `Backend` trait they come by the thousand: `FPDSL_PROGRAMS=100000` says how many, and
//! `FPDSL_FIRST_SEED` where they begin. Some the build script writes as source, which goes through the macro:
//! `FPDSL_SOURCES=300` says how many, `FPDSL_SOURCES=1000..1700` which. All are held against what they mean: a plain
//! interpreter with real control flow, on integers alone.

#[allow(
    missing_docs,
    unused,
    overlapping_range_endpoints,
    non_contiguous_range_endpoints,
    unconditional_panic,
    clippy::all
)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/random/programs.rs"));
    pub mod effects {
        include!(concat!(env!("OUT_DIR"), "/random/effects.rs"));
    }
}
#[path = "random_programs/effects.rs"]
mod effects;
#[path = "../../support/report.rs"]
mod report;

use std::sync::Arc;
use std::thread;

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::device::CudaDevice;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print::elementwise;
use fpdsl_gpp::{Compiler, CudaOnCpu};
use fpdsl_programs::ast::Program;
use fpdsl_programs::compare::{compare_hosts, first_difference};
use fpdsl_programs::compiled::Case;
use fpdsl_programs::generate::{Size, program};
use fpdsl_programs::inputs::inputs;
use fpdsl_programs::plain::outcomes;
use fpdsl_programs::print::constructs::{chosen, wanted};
use fpdsl_programs::print::files;
use fpdsl_programs::run::{Host, Outcome, Whole, accelerator, cpp, narrow, widen};
use fpdsl_runtime::device::{Accelerator, Input, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Kernel;

const SUITE: &str = "random programs";
const COMPILED: &str = "compiled programs";
/// Input sets for each program: whole blocks of lanes and a part of one.
const INPUTS: usize = 64 + 5;

/// A number from the environment.
fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|error| panic!("{variable} is no number: {error}")),
        Err(_) => otherwise,
    }
}

/// The seeds of the trees, or of the first this many of them.
fn seeds(most: u64) -> Vec<u64> {
    let first = number("FPDSL_FIRST_SEED", 0);
    let count = number("FPDSL_PROGRAMS", 400);
    (first..first + count.min(most)).collect()
}

/// A share of the trees for what takes longer: in an ordinary run of a thousand.
fn share(one_in: u64) -> Vec<u64> {
    seeds((number("FPDSL_PROGRAMS", 1_000) / one_in).clamp(1, 1000))
}

/// The programs that were compiled as source.
fn cases() -> Vec<Case> {
    generated::FILES.into_iter().flatten().copied().collect()
}

/// The first difference of a compiled program from what it means, and where its source is.
fn difference(
    case: &Case,
    inputs: &[Vec<u64>],
    expected: &[Outcome],
    backend: &str,
    found: &[Outcome],
) -> Option<String> {
    let text = first_difference(&case.program(), inputs, ("meaning", expected), (backend, found))?;
    Some(format!("{text}{}", case.found()))
}

fn hosts() -> Vec<Host> {
    Host::available()
}

fn report_hosts(suite: &str, elements: usize) {
    for &host in Host::ALL {
        match host.is_available() {
            true => report::ran(suite, host.name(), elements as u64),
            false => report::skipped(
                suite,
                host.name(),
                "this processor does not have its instructions",
            ),
        }
    }
}

/// Code that is not optimised keeps every intermediate value apart, each sixteen times in lanes, and structs have many.
const STACK: usize = 256 << 20;

/// Does `work` on a share of `items` on each processor and gathers the results.
fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let share = items.len().div_ceil(workers).max(1);
    thread::scope(|scope| {
        let shares: Vec<_> = items
            .chunks(share)
            .map(|items| {
                let share = || items.iter().map(&work).collect::<Vec<R>>();
                let thread = thread::Builder::new().stack_size(STACK);
                thread
                    .spawn_scoped(scope, share)
                    .expect("a thread for each share")
            })
            .collect();
        shares
            .into_iter()
            .flat_map(|share| share.join().expect("a worker panicked"))
            .collect()
    })
}

/// Panics with the first few of the differences.
fn none_differ(differences: Vec<String>) {
    let count = differences.len();
    let shown = &differences[..count.min(3)];
    assert!(count == 0, "{count} programs fail\n{}", shown.join("\n"));
}

#[test]
fn trees_on_host_backends() {
    let seeds = seeds(u64::MAX);
    let hosts = hosts();
    let results = in_parallel(&seeds, |&seed| {
        compare_hosts(&program(seed, Size::Large), &hosts, INPUTS)
    });
    let elements = results.iter().map(|r| r.elements).sum();
    let faults: usize = results.iter().map(|r| r.faults).sum();
    none_differ(results.into_iter().filter_map(|r| r.difference).collect());
    assert!(
        faults > 0 && faults < elements / 10,
        "{faults} of {elements} elements fault"
    );
    report_hosts(SUITE, elements);
}

#[test]
fn source_on_host_backends() {
    let cases = cases();
    let hosts = hosts();
    let differences = in_parallel(&cases, |case| {
        let program = case.program();
        let inputs = inputs(&program, INPUTS);
        let expected = outcomes(&program, &inputs);
        hosts.iter().find_map(|&host| {
            let found = (case.run)(host, &inputs);
            difference(case, &inputs, &expected, host.name(), &found)
        })
    });
    none_differ(differences.into_iter().flatten().collect());
    report_hosts(COMPILED, cases.len() * INPUTS);
}

/// How many kernels are compiled at once.
const BATCH: usize = 25;

/// How batches are compiled, in turn; with the second, undefined behaviour ends the test.
const OPTIONS: [&[&str]; 2] = [
    &["-O2"],
    &[
        "-O1",
        "-fsanitize=undefined",
        "-fsanitize-undefined-trap-on-error",
    ],
];

fn compiler(suite: &str) -> Option<Compiler> {
    let found = fpdsl_gpp::find();
    found
        .map_err(|why| report::skipped(suite, "cuda on the cpu", &why))
        .ok()
}

#[test]
fn trees_on_printed_cuda() {
    let Some(compiler) = compiler(SUITE) else { return };
    let seeds = share(25);
    let batches: Vec<(usize, &[u64])> = seeds.chunks(BATCH).enumerate().collect();
    let differences = in_parallel(&batches, |&(n, seeds)| {
        let compiler = compiler.with_options(OPTIONS[n % 2]);
        let programs: Vec<_> = seeds
            .iter()
            .map(|&seed| Arc::new(program(seed, Size::Large)))
            .collect();
        let compiled = cpp::compile(&compiler, programs.iter().map(Whole::record).collect());
        let compiled = compiled.unwrap_or_else(|log| panic!("{log}"));
        let difference = |(program, compiled): (&Arc<Program>, &cpp::Compiled)| {
            let inputs = inputs(program, INPUTS);
            let expected = outcomes(program, &inputs);
            let found = compiled.run(&widen(program, &inputs));
            let found: Vec<Outcome> = found
                .into_iter()
                .map(|outcome| narrow(program, outcome))
                .collect();
            first_difference(program, &inputs, ("meaning", &expected), ("printed CUDA", &found))
        };
        programs
            .iter()
            .zip(&compiled)
            .filter_map(difference)
            .collect::<Vec<_>>()
    });
    none_differ(differences.into_iter().flatten().collect());
    report::ran(SUITE, "cuda on the cpu", (seeds.len() * INPUTS) as u64);
}

#[test]
fn source_on_printed_cuda() {
    let Some(compiler) = compiler(COMPILED) else {
        return;
    };
    let cases = cases();
    let batches: Vec<(usize, &[Case])> = cases.chunks(BATCH).enumerate().collect();
    let differences = in_parallel(&batches, |&(n, cases)| {
        let compiler = compiler.with_options(OPTIONS[n % 2]);
        let compiled = cpp::compile(&compiler, cases.iter().map(|case| case.kernel.record()).collect());
        let compiled = compiled.unwrap_or_else(|log| panic!("{log}"));
        let of_case = |(case, compiled): (&Case, &cpp::Compiled)| {
            let program = case.program();
            let inputs = inputs(&program, INPUTS);
            let expected = outcomes(&program, &inputs);
            difference(case, &inputs, &expected, "printed CUDA", &compiled.run(&inputs))
        };
        cases
            .iter()
            .zip(&compiled)
            .filter_map(of_case)
            .collect::<Vec<_>>()
    });
    none_differ(differences.into_iter().flatten().collect());
    report::ran(COMPILED, "cuda on the cpu", (cases.len() * INPUTS) as u64);
}

/// Returns true if an element of the program is meant to fault.
fn faults(case: &Case) -> bool {
    let program = case.program();
    let outcomes = outcomes(&program, &inputs(&program, INPUTS));
    outcomes
        .iter()
        .any(|outcome| matches!(outcome, Outcome::Fault(_)))
}

/// The differences of compiled programs on a device.
fn differences_on(device: &dyn Accelerator, cases: &[Case]) -> Vec<String> {
    let of_case = |case: &Case| {
        let program = case.program();
        let inputs = inputs(&program, INPUTS);
        let expected = outcomes(&program, &inputs);
        let found = accelerator::run(device, &case.kernel, &inputs)
            .unwrap_or_else(|error| panic!("{error}\n{}", case.found()));
        difference(case, &inputs, &expected, "device", &found)
    };
    cases.iter().filter_map(of_case).collect()
}

#[test]
fn source_on_a_gpu() {
    match CudaDevice::new(0) {
        Ok(gpu) => {
            none_differ(differences_on(&gpu, &cases()));
            report::ran(COMPILED, "gpu", (cases().len() * INPUTS) as u64);
        }
        Err(why) => report::skipped(COMPILED, "gpu", &why.to_string()),
    }
    // The way to a GPU, with the CPU at its end; where there is a fault, it is among them.
    if let Ok(compiler) = fpdsl_gpp::find() {
        let mut cases = cases();
        cases.sort_by_key(|case| !faults(case));
        cases.truncate(3);
        none_differ(differences_on(&CudaOnCpu::new(compiler), &cases));
    }
}

/// Turing to Blackwell: data centre and consumer.
const ARCHS: [Arch; 5] = [
    Arch::new(7, 5),
    Arch::new(8, 0),
    Arch::new(9, 0),
    Arch::new(10, 0),
    Arch::new(12, 0),
];

#[test]
fn source_through_nvrtc() {
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(why) => return report::skipped(COMPILED, "nvrtc", &why.to_string()),
    };
    let failures = in_parallel(&cases(), |case| {
        let kernel = case.kernel.record();
        let printed = elementwise(&kernel, &vec![false; kernel.inputs.buffers.len()]);
        // Each architecture gets its share.
        let arch = ARCHS[case.seed as usize % ARCHS.len()];
        nvrtc
            .compile(&printed.text, kernel.name, arch, &[])
            .err()
            .map(|error| format!("{error}\n{}", case.found()))
    });
    none_differ(failures.into_iter().flatten().collect());
    report::ran(COMPILED, "nvrtc", cases().len() as u64);
}

#[test]
fn trees_through_nvrtc() {
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(why) => return report::skipped(SUITE, "nvrtc", &why.to_string()),
    };
    let seeds = share(100);
    let failures = in_parallel(&seeds, |&seed| {
        let kernel = Whole::record(&Arc::new(program(seed, Size::Large)));
        let printed = elementwise(&kernel, &vec![false; kernel.inputs.buffers.len()]);
        let arch = ARCHS[seed as usize % ARCHS.len()];
        let compiled = nvrtc.compile(&printed.text, kernel.name, arch, &[]);
        compiled.err().map(|error| format!("seed {seed}: {error}"))
    });
    none_differ(failures.into_iter().flatten().collect());
    report::ran(SUITE, "nvrtc", seeds.len() as u64);
}

/// How a device loads a recorded function and runs it.
type Load<'d> = dyn Fn(Kernel) -> Result<Box<Run<'d>>, Error> + Sync + 'd;
type Run<'d> = dyn Fn(usize, &[Input<'_>], &[&dyn Memory]) -> Result<(), Error> + 'd;

/// The differences of the trees of some seeds on a device.
fn tree_differences_on(device: &dyn Accelerator, load: &Load<'_>, seeds: &[u64]) -> Vec<String> {
    let differences = in_parallel(seeds, |&seed| {
        let program = Arc::new(program(seed, Size::Large));
        let inputs = inputs(&program, INPUTS);
        let expected = outcomes(&program, &inputs);
        let recorded = Whole::record(&program);
        let layouts = (recorded.inputs.clone(), recorded.outputs.clone());
        let found = load(recorded).and_then(|run| {
            accelerator::run_with(device, (&layouts.0, &layouts.1), &widen(&program, &inputs), run)
        });
        let found: Vec<Outcome> = found
            .unwrap_or_else(|error| panic!("seed {seed}: {error}"))
            .into_iter()
            .map(|outcome| narrow(&program, outcome))
            .collect();
        first_difference(&program, &inputs, ("meaning", &expected), ("device", &found))
    });
    differences.into_iter().flatten().collect()
}

#[test]
fn trees_on_a_gpu() {
    let seeds = share(50);
    match CudaDevice::new(0) {
        Ok(gpu) => {
            let load = |kernel: Kernel| -> Result<Box<Run<'_>>, Error> {
                let arrays = vec![false; kernel.inputs.buffers.len()];
                let (gpu, loaded) = (&gpu, gpu.load(kernel, &arrays)?);
                Ok(Box::new(move |n, inputs, outputs| {
                    // SAFETY: arrays have `n` elements, and programs test their indices.
                    unsafe { gpu.launch(&loaded, n, inputs, outputs) }
                }))
            };
            none_differ(tree_differences_on(&gpu, &load, &seeds));
            report::ran(SUITE, "gpu", (seeds.len() * INPUTS) as u64);
        }
        Err(why) => report::skipped(SUITE, "gpu", &why.to_string()),
    }
    // The way to a GPU, with the CPU at its end.
    if let Ok(compiler) = fpdsl_gpp::find() {
        let cpu = CudaOnCpu::new(compiler);
        let load = |kernel: Kernel| -> Result<Box<Run<'_>>, Error> {
            let arrays = vec![false; kernel.inputs.buffers.len()];
            let (cpu, loaded) = (&cpu, cpu.load(kernel, &arrays)?);
            Ok(Box::new(move |n, inputs, outputs| {
                // SAFETY: as above.
                unsafe { cpu.launch(&loaded, n, inputs, outputs) }
            }))
        };
        none_differ(tree_differences_on(&cpu, &load, &[0, 1]));
    }
}

#[test]
fn compiled_programs_have_every_construct() {
    let files = files::files(&chosen(files::SOURCES));
    let has = |construct: &str| files.iter().any(|(_, text)| text.contains(construct));
    let missing: Vec<String> = wanted().into_iter().filter(|construct| !has(construct)).collect();
    assert!(missing.is_empty(), "no program has {missing:?}");
}
