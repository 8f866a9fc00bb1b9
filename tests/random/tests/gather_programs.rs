//! Random programs as gather kernels, which read what they compute with from slices at computed places, give the same bits
//! and faults on every backend.
//!
//! They are built directly on the `Backend` trait: `FPDSL_GATHERS=10000` says how many. Some the build script writes as
//! source, which goes through the macro: `FPDSL_GATHER_SOURCES=60` says how many, `FPDSL_GATHER_SOURCES=8000..8100` which.

#[allow(
    missing_docs,
    unused,
    overlapping_range_endpoints,
    non_contiguous_range_endpoints,
    clippy::all
)]
mod gathers {
    include!(concat!(env!("OUT_DIR"), "/random/gathers.rs"));
}
#[path = "../../support/report.rs"]
mod report;

use std::sync::Arc;
use std::thread;

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::device::CudaDevice;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print::elementwise;
use fpdsl_gpp::CudaOnCpu;
use fpdsl_programs::gather::{Body, Gather, on_device, on_host};
use fpdsl_programs::generate::Size;
use fpdsl_programs::print;
use fpdsl_programs::run::{Host, Outcome};
use fpdsl_runtime::ir::Role;

const SUITE: &str = "gather programs";
const COMPILED: &str = "compiled gathers";
/// Code that is not optimised keeps every intermediate value apart, each sixteen times in lanes.
const STACK: usize = 256 << 20;

fn count() -> u64 {
    match std::env::var("FPDSL_GATHERS") {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|error| panic!("FPDSL_GATHERS is no number: {error}")),
        Err(_) => 250,
    }
}

/// The complaints of `work` about each kernel, on two threads.
fn wrong(seeds: &[u64], work: impl Fn(&Arc<Gather>) -> Option<String> + Sync) -> Vec<String> {
    let share = seeds.len().div_ceil(2).max(1);
    thread::scope(|scope| {
        let shares = seeds.chunks(share).map(|seeds| {
            let work = || {
                let gathers = seeds.iter().map(|&seed| Arc::new(Gather::new(seed, Size::Large)));
                gathers
                    .filter_map(|gather| work(&gather))
                    .collect::<Vec<String>>()
            };
            let thread = thread::Builder::new().stack_size(STACK);
            thread.spawn_scoped(scope, work).expect("a thread for each share")
        });
        let shares: Vec<_> = shares.collect();
        shares
            .into_iter()
            .flat_map(|share| share.join().expect("a worker panicked"))
            .collect()
    })
}

fn none(differences: Vec<String>) {
    let shown = &differences[..differences.len().min(3)];
    assert!(
        differences.is_empty(),
        "{} kernels differ\n{}",
        differences.len(),
        shown.join("\n")
    );
}

/// A difference, with all that is needed to see it again.
fn told(gather: &Gather, backend: &str, at: usize, expected: &str, found: &str) -> String {
    let (source, position) = (print::source(&gather.program), gather.positions()[at]);
    format!("{source}\n{gather:?}\nat {position:?}: {expected} is meant, {backend} has {found}")
}

/// One kernel through a launch that reports the first fault alone.
fn launched(gather: &Gather, backend: &str, found: Result<Vec<Outcome>, (usize, String)>) -> Option<String> {
    let expected = gather.meaning();
    match (found, Gather::first_fault(&expected)) {
        (Err(found), Some(fault)) if found == fault => None,
        (Err((at, text)), _) => Some(told(gather, backend, at, &expected[at].to_string(), &text)),
        (Ok(found), _) => {
            let at = (0..expected.len()).find(|&i| expected[i] != found[i])?;
            Some(told(
                gather,
                backend,
                at,
                &expected[at].to_string(),
                &found[at].to_string(),
            ))
        }
    }
}

#[test]
fn host_backends() {
    let hosts = Host::available();
    let seeds: Vec<u64> = (0..count()).collect();
    none(wrong(&seeds, |gather| {
        let expected = gather.meaning();
        hosts.iter().find_map(|&host| {
            let found = on_host(host, gather);
            let at = (0..expected.len()).find(|&i| expected[i] != found[i])?;
            Some(told(
                gather,
                host.name(),
                at,
                &expected[at].to_string(),
                &found[at].to_string(),
            ))
        })
    }));
    for &host in Host::ALL {
        match host.is_available() {
            true => report::ran(SUITE, host.name(), 69 * count()),
            false => report::skipped(SUITE, host.name(), "this CPU does not have it"),
        }
    }
}

/// Kernels written as source go through the macro.
#[test]
fn compiled_kernels() {
    let hosts = Host::available();
    assert!(
        !gathers::CASES.is_empty(),
        "no kernel of these seeds can be written"
    );
    none(gathers::CASES.iter().fold(Vec::new(), |mut differences, case| {
        let gather = case.gather();
        let expected = gather.meaning();
        differences.extend(hosts.iter().find_map(|&host| {
            let found = in_room(|| (case.run)(host, &gather));
            let at = (0..expected.len()).find(|&i| expected[i] != found[i])?;
            let (expected, found) = (expected[at].to_string(), found[at].to_string());
            let text = told(&gather, host.name(), at, &expected, &found);
            Some(format!("{text}\n{}", case.found()))
        }));
        differences
    }));
    for host in hosts {
        report::ran(COMPILED, host.name(), 69 * gathers::CASES.len() as u64);
    }
}

/// The result of `run` on a thread with a large stack.
fn in_room<R: Send>(run: impl FnOnce() -> R + Send) -> R {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(STACK);
        thread
            .spawn_scoped(scope, run)
            .expect("a thread")
            .join()
            .expect("it panicked")
    })
}

/// The kernels are not all faults, nor all without: some read past a slice, some divide by the length of an empty one.
#[test]
fn kernels_read_and_go_astray() {
    let (mut all, mut clean, mut astray, mut divided) = (0, 0, 0, 0);
    for seed in 0..300 {
        let outcomes = Gather::new(seed, Size::Small).meaning();
        let faults = |part: &str| {
            let fault = |outcome: &&Outcome| matches!(outcome, Outcome::Fault(text) if text.contains("`gather`") && text.contains(part));
            outcomes.iter().filter(fault).count()
        };
        all += outcomes.len();
        clean += outcomes
            .iter()
            .filter(|outcome| matches!(outcome, Outcome::Values(_)))
            .count();
        astray += faults("out of");
        divided += faults("zero");
    }
    assert!(clean > all / 2, "{clean} of {all} have results");
    assert!(
        astray > 100 && divided > 10,
        "{astray} are out of bounds and {divided} divide by zero"
    );
}

#[test]
fn printed_cuda() {
    let compiler = match fpdsl_gpp::find() {
        Ok(compiler) => compiler,
        Err(why) => return report::skipped(SUITE, "cuda on the cpu", &why),
    };
    let seeds: Vec<u64> = (0..count().div_ceil(20)).collect();
    none(wrong(&seeds, |gather| {
        let device = CudaOnCpu::new(compiler.clone());
        let found = on_device(gather, &device, |kernel, broadcast, n, inputs, outputs| {
            let loaded = device.load(kernel, broadcast)?;
            // SAFETY: arrays have `n` elements, and programs test their indices.
            unsafe { device.launch(&loaded, n, inputs, outputs) }
        });
        launched(
            gather,
            "printed CUDA",
            found.unwrap_or_else(|error| panic!("{error}")),
        )
    }));
    report::ran(SUITE, "cuda on the cpu", 69 * seeds.len() as u64);
}

#[test]
fn gpu() {
    let gpu = match CudaDevice::new(0) {
        Ok(gpu) => gpu,
        Err(why) => return report::skipped(SUITE, "gpu", &why.to_string()),
    };
    let seeds: Vec<u64> = (0..count().div_ceil(4)).collect();
    none(wrong(&seeds, |gather| {
        let found = on_device(gather, &gpu, |kernel, broadcast, n, inputs, outputs| {
            let loaded = gpu.load(kernel, broadcast)?;
            // SAFETY: as above.
            unsafe { gpu.launch(&loaded, n, inputs, outputs) }
        });
        launched(gather, "the GPU", found.unwrap_or_else(|error| panic!("{error}")))
    }));
    report::ran(SUITE, "gpu", 69 * seeds.len() as u64);
}

#[test]
fn nvrtc() {
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(why) => return report::skipped(SUITE, "nvrtc", &why.to_string()),
    };
    let seeds: Vec<u64> = (0..count().div_ceil(20)).collect();
    none(wrong(&seeds, |gather| {
        let kernel = Body::record(gather);
        let values = |buffer: &fpdsl_runtime::ir::Buffer| buffer.role == Role::Values;
        assert!(
            !kernel.inputs.buffers.iter().any(values),
            "slices and coordinates are all that it takes"
        );
        let printed = elementwise(&kernel, &vec![false; kernel.inputs.buffers.len()]);
        let compiled = nvrtc.compile(&printed.text, kernel.name, Arch::new(9, 0), &[]);
        compiled.err().map(|error| error.to_string())
    }));
    report::ran(SUITE, "nvrtc", seeds.len() as u64);
}
