//! The kernels by hand with which `benches/gpu` compares elementary functions and products: NVRTC compiles each.

#[path = "../benches/gpu/peers.rs"]
mod peers;
#[path = "support/report.rs"]
mod report;
#[path = "../benches/gpu/tile.rs"]
mod tile;

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
    let tiles = [("tile32", "f32", "__fmaf_rn"), ("tile64", "f64", "__fma_rn")];
    let source: String = peers
        .iter()
        .map(|&(function, native, arguments)| peers::source(function, native, arguments))
        .chain(tiles.map(|(name, native, fma)| tile::source(name, native, fma)))
        .collect();
    for arch in [Arch::new(7, 5), Arch::new(9, 0), Arch::new(12, 0)] {
        if !nvrtc.supports(arch) {
            report::skipped(SUITE, "nvrtc", &format!("it does not compile for {arch}"));
            continue;
        }
        let options = [format!("--gpu-architecture={arch}")];
        let cubin = nvrtc.compile_as_told(&source, SUITE, arch, &options);
        let cubin = cubin.unwrap_or_else(|error| panic!("for {arch}: {error}"));
        let by_hand = peers.iter().map(|(function, ..)| format!("{function}_by_hand"));
        for name in by_hand.chain(tiles.map(|(name, ..)| name.to_owned())) {
            assert!(
                cubin.windows(name.len()).any(|bytes| bytes == name.as_bytes()),
                "{name} for {arch}"
            );
        }
        report::ran(SUITE, "nvrtc", (peers.len() + tiles.len()) as u64);
    }
}
