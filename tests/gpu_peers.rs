//! The kernels by hand with which `benches/gpu` compares elementary functions: NVRTC compiles each.

#[path = "../benches/gpu/peers.rs"]
mod peers;
#[path = "support/report.rs"]
mod report;

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;

const SUITE: &str = "functions in the gpu benchmark";

/// CUDA's name of a function, its format and the number of its arguments.
type Peer = (&'static str, &'static str, usize);

macro_rules! listed {
    ($($name:ident $native:ident $cuda:literal [$($range:tt)*];)*) => {
        [$(($cuda, stringify!($native), [$(stringify!($range)),*].len())),*]
    };
}

#[test]
fn kernels_that_call_cudas_functions_compile() {
    let peers: &[Peer] = &peers::peers!(listed);
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(error) => return report::skipped(SUITE, "nvrtc", &error.to_string()),
    };
    // One module: each kernel has a name of its own.
    let source: String = peers
        .iter()
        .map(|&(function, native, arguments)| peers::source(function, native, arguments))
        .collect();
    for arch in [Arch::new(7, 5), Arch::new(9, 0), Arch::new(12, 0)] {
        if !nvrtc.supports(arch) {
            report::skipped(SUITE, "nvrtc", &format!("it does not compile for {arch}"));
            continue;
        }
        let options = [format!("--gpu-architecture={arch}")];
        let cubin = nvrtc.compile_as_told(&source, SUITE, arch, &options);
        let cubin = cubin.unwrap_or_else(|error| panic!("for {arch}: {error}"));
        for (function, ..) in peers {
            let name = format!("{function}_by_hand");
            assert!(
                cubin.windows(name.len()).any(|bytes| bytes == name.as_bytes()),
                "{name} for {arch}"
            );
        }
        report::ran(SUITE, "nvrtc", peers.len() as u64);
    }
}
