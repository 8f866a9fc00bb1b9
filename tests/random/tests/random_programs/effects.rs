//! Programs whose operands have effects give what plain Rust gives, from the same text.

use fpdsl_cuda::print::elementwise;
use fpdsl_cuda::{device::CudaDevice, nvrtc::Nvrtc};
use fpdsl_gpp::CudaOnCpu;
use fpdsl_programs::effects::Case;
use fpdsl_programs::run::{Outcome, accelerator, cpp};

use super::{ARCHS, INPUTS, compiler, generated, hosts, in_parallel, none_differ, report, report_hosts};

const SUITE: &str = "programs with effects";

fn cases() -> &'static [Case] {
    generated::effects::CASES
}

#[test]
fn effects_on_host_backends() {
    let hosts = hosts();
    let results = in_parallel(cases(), |case| {
        let inputs = case.inputs(INPUTS);
        let expected = case.expected(&inputs);
        let faults = expected
            .iter()
            .filter(|outcome| matches!(outcome, Outcome::Fault(_)))
            .count();
        let differences: Vec<String> = hosts
            .iter()
            .filter_map(|&host| {
                let found = (case.run)(host, &inputs);
                case.difference(&inputs, &expected, (host.name(), &found))
            })
            .collect();
        (faults, differences)
    });
    let elements = cases().len() * INPUTS;
    let faults: usize = results.iter().map(|(faults, _)| faults).sum();
    none_differ(
        results
            .into_iter()
            .flat_map(|(_, differences)| differences)
            .collect(),
    );
    assert!(
        faults > 0 && faults < elements / 2,
        "{faults} of {elements} elements fault"
    );
    report_hosts(SUITE, elements);
}

#[test]
fn effects_on_printed_cuda() {
    let Some(compiler) = compiler(SUITE) else { return };
    let kernels = cases().iter().map(|case| case.kernel.record()).collect();
    let compiled = cpp::compile(&compiler, kernels).unwrap_or_else(|log| panic!("{log}"));
    let differences = cases().iter().zip(&compiled).filter_map(|(case, compiled)| {
        let inputs = case.inputs(INPUTS);
        case.difference(
            &inputs,
            &case.expected(&inputs),
            ("printed CUDA", &compiled.run(&inputs)),
        )
    });
    none_differ(differences.collect());
    report::ran(SUITE, "cuda on the cpu", (cases().len() * INPUTS) as u64);
}

#[test]
fn effects_on_a_gpu() {
    let differences = |device: &dyn fpdsl_runtime::device::Accelerator, cases: &[Case]| -> Vec<String> {
        let of_case = |case: &Case| {
            let inputs = case.inputs(INPUTS);
            let found =
                accelerator::run(device, &case.kernel, &inputs).unwrap_or_else(|error| panic!("{error}"));
            case.difference(&inputs, &case.expected(&inputs), ("device", &found))
        };
        cases.iter().filter_map(of_case).collect()
    };
    match CudaDevice::new(0) {
        Ok(gpu) => {
            none_differ(differences(&gpu, cases()));
            report::ran(SUITE, "gpu", (cases().len() * INPUTS) as u64);
        }
        Err(why) => report::skipped(SUITE, "gpu", &why.to_string()),
    }
    // The way to a GPU, with the CPU at its end.
    if let Ok(compiler) = fpdsl_gpp::find() {
        none_differ(differences(&CudaOnCpu::new(compiler), &cases()[..1]));
    }
}

#[test]
fn effects_through_nvrtc() {
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(why) => return report::skipped(SUITE, "nvrtc", &why.to_string()),
    };
    let failures = in_parallel(cases(), |case| {
        let kernel = case.kernel.record();
        let printed = elementwise(&kernel, &vec![false; kernel.inputs.buffers.len()]);
        let arch = ARCHS[case.seed as usize % ARCHS.len()];
        let compiled = nvrtc.compile(&printed.text, kernel.name, arch, &[]);
        compiled.err().map(|error| format!("seed {}: {error}", case.seed))
    });
    none_differ(failures.into_iter().flatten().collect());
    report::ran(SUITE, "nvrtc", cases().len() as u64);
}
