//! In which order does the tensor instruction for f64 add? `mma.sync.aligned.m8n8k4` computes 8 by 8 elements, each with four products
//! (PTX ISA, "Warp-level matrix instructions: mma"), in any of the four modes, and PTX does not say in which order.
//!
//! Tiles would have it only if it is the order of our chains: `k` ascends, and each step is one `fma`. This suite asks a GPU, with
//! numbers whose sum depends on the order, and says what it found. Without a GPU it compiles the kernels and looks for the instruction.

use fpdsl::cuda::cudarc::driver::{LaunchConfig, PushKernelArg};
use fpdsl::cuda::cudarc::nvrtc::Ptx;
use fpdsl::prelude::*;
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::device::CudaDevice;

use crate::rounded::{add, mul_add};
use crate::{report, sass};

const SUITE: &str = "order of the f64 tensor instruction";

/// The modes of PTX, and the ending of the machine's instruction.
const MODES: [(&str, &str); 4] = [("rn", ""), ("rz", ".RZ"), ("ru", ".RP"), ("rd", ".RM")];

/// What an element is made of: the running value, and four products.
type Case = (f64, [f64; 4], [f64; 4]);

/// Numbers for which every order that is asked about has another result.
fn cases() -> Vec<Case> {
    let numbers = |mut state: u64| {
        move || {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let exponent = i32::try_from(state >> 40 & 31).expect("it has five bits") - 16;
            let number = (state >> 11) as f64 / 2.0_f64.powi(53) - 0.5;
            number * 2.0_f64.powi(exponent)
        }
    };
    let mut next = numbers(20_261_129);
    let mut four = || [next(), next(), next(), next()];
    let random = (0..61).map(|_| {
        let (a, b, [c, ..]) = (four(), four(), four());
        (c, a, b)
    });
    let tiny = 2.0_f64.powi(-53);
    // One after the other loses each small one; added to each other first, they are seen.
    let chosen = [
        (1.0, [tiny, tiny, tiny, tiny], [1.0; 4]),
        (tiny, [1.0, tiny, tiny, tiny], [1.0; 4]),
        (tiny, [tiny, tiny, tiny, 1.0], [1.0; 4]),
    ];
    chosen.into_iter().chain(random).collect()
}

/// An order, by its name: the element that it gives.
type Order<M> = (&'static str, fn(&Case) -> f64, std::marker::PhantomData<M>);

fn chain<M: Mode>(&(c, a, b): &Case) -> f64 {
    (0..4).fold(c, |c, p| mul_add::<M, f64>(a[p], b[p], c))
}

fn descending<M: Mode>(&(c, a, b): &Case) -> f64 {
    (0..4).rev().fold(c, |c, p| mul_add::<M, f64>(a[p], b[p], c))
}

fn pairs<M: Mode>(&(c, a, b): &Case) -> f64 {
    let pair = |p: usize, c| mul_add::<M, f64>(a[p + 1], b[p + 1], mul_add::<M, f64>(a[p], b[p], c));
    add::<M, f64>(pair(0, c), pair(2, 0.0))
}

fn products_first<M: Mode>(&(c, a, b): &Case) -> f64 {
    add::<M, f64>(chain::<M>(&(0.0, a, b)), c)
}

fn orders<M: Mode>() -> [Order<M>; 4] {
    let known = std::marker::PhantomData;
    [
        (
            "ascending, one fma after the other: that of our chains",
            chain::<M>,
            known,
        ),
        ("descending, one fma after the other", descending::<M>, known),
        ("two pairs", pairs::<M>, known),
        (
            "ascending from zero, and the running value last",
            products_first::<M>,
            known,
        ),
    ]
}

/// A kernel of one warp for each mode. Each case has the first column of a tile's row.
fn source() -> String {
    let kernel = |(mode, _): (&str, &str)| {
        // PTX writes the modes towards infinity as `rp` and `rm`.
        let ptx = match mode {
            "ru" => "rp",
            "rd" => "rm",
            other => other,
        };
        format!(
            r#"extern "C" __global__ void mma_{mode}(double* out, const double* c, const double* a, const double* b)
{{
    // Lane l holds a[l / 4][l % 4], b[l % 4][l / 4], and elements 2 * (l % 4) and one more of row l / 4 of c.
    const unsigned int lane = threadIdx.x, row = lane / 4, p = lane % 4;
    const unsigned int first = blockIdx.x * 8;
    double x = c[first + row], y = x;
    const double left = a[(first + row) * 4 + p];
    // All rows of the tile in turn: column 0 of b belongs to one case.
    for (unsigned int of = 0; of < 8; ++of) {{
        double d, e;
        const double right = b[(first + of) * 4 + p];
        asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.{ptx} {{%0, %1}}, {{%2}}, {{%3}}, {{%4, %5}};"
            : "=d"(d), "=d"(e) : "d"(left), "d"(right), "d"(x), "d"(y));
        if (row == of && p == 0) out[first + row] = d;
    }}
}}
"#
        )
    };
    MODES.map(kernel).concat()
}

#[test]
fn the_instruction_has_the_mode() {
    let (nvrtc, disassembler) = match sass::tools() {
        Ok(tools) => tools,
        Err(why) => return report::skipped(SUITE, "nvrtc", &why),
    };
    for arch in [Arch::new(8, 0), Arch::new(9, 0)] {
        let options = [format!("--gpu-architecture={arch}")];
        let cubin = nvrtc.compile_as_told(&source(), SUITE, arch, &options);
        let functions =
            disassembler.disassemble(&cubin.unwrap_or_else(|error| panic!("for {arch}: {error}")));
        for (mode, ending) in MODES {
            let function = functions
                .iter()
                .find(|function| function.name == format!("mma_{mode}"));
            let body = &function.expect("it was compiled").body;
            let found: Vec<&str> = body
                .iter()
                .map(|instruction| &*instruction.mnemonic)
                .filter(|mnemonic| mnemonic.starts_with("DMMA"))
                .collect();
            let has_mode = |mnemonic: &&str| {
                MODES[1..]
                    .iter()
                    .all(|(_, other)| mnemonic.ends_with(other) == (*other == ending))
            };
            assert!(
                !found.is_empty() && found.iter().all(has_mode),
                "{mode} for {arch}: {found:?}"
            );
            println!("{mode} for {arch}: {found:?}");
        }
        report::ran(SUITE, "nvrtc", MODES.len() as u64);
    }
}

/// The cases that tell an order from another, and those that a GPU has as the order does.
fn asked<M: Mode>(mode: &str, gpu: &Device) -> Result<(), Box<dyn std::error::Error>> {
    let cases = cases();
    let stream = gpu.cuda_stream().ok_or("this is no CUDA device")?;
    let about = CudaDevice::from_stream(stream.clone())?;
    let (nvrtc, arch) = (about.nvrtc(), about.arch());
    let cubin = nvrtc.compile_as_told(&source(), SUITE, arch, &[format!("--gpu-architecture={arch}")])?;
    let name = format!("mma_{mode}");
    let kernel = stream
        .context()
        .load_module(Ptx::from_binary(cubin))?
        .load_function(&name)?;
    let c = stream.clone_htod(&cases.iter().map(|case| case.0).collect::<Vec<_>>())?;
    let a = stream.clone_htod(&cases.iter().flat_map(|case| case.1).collect::<Vec<_>>())?;
    let b = stream.clone_htod(&cases.iter().flat_map(|case| case.2).collect::<Vec<_>>())?;
    let mut out = stream.alloc_zeros::<f64>(cases.len())?;
    let config = LaunchConfig {
        grid_dim: (u32::try_from(cases.len() / 8)?, 1, 1),
        block_dim: (32, 1, 1),
        shared_mem_bytes: 0,
    };
    let mut launch = stream.launch_builder(&kernel);
    launch.arg(&mut out).arg(&c).arg(&a).arg(&b);
    // SAFETY: these are the kernel's parameters, with 8 cases for each block.
    unsafe { launch.launch(config) }?;
    let found = stream.clone_dtoh(&out)?;
    let mut known = false;
    for (name, order, _) in orders::<M>() {
        let agree = cases
            .iter()
            .zip(&found)
            .filter(|(case, found)| order(case).to_bits() == found.to_bits());
        let agree = agree.count();
        println!("{mode}: {agree} of {} as {name}", cases.len());
        known |= agree == cases.len();
    }
    if !known {
        return Err(format!(
            "{mode}: none of the orders that this suite knows; elements {found:?} of {cases:?}"
        )
        .into());
    }
    report::ran(SUITE, "gpu", cases.len() as u64);
    Ok(())
}

#[test]
fn a_gpu_shows_the_order() {
    // The cases tell all orders apart, whatever a GPU does.
    let (cases, all) = (cases(), orders::<Rn>());
    assert_eq!(cases.len() % 8, 0);
    for (at, one) in all.iter().enumerate() {
        for other in &all[..at] {
            let differ = cases
                .iter()
                .filter(|case| one.1(case).to_bits() != other.1(case).to_bits());
            assert!(differ.count() >= 8, "{} and {}", one.0, other.0);
        }
    }
    let gpu = match Device::cuda(0) {
        Ok(gpu) => gpu,
        Err(why) => return report::skipped(SUITE, "gpu", &why.to_string()),
    };
    if gpu
        .cuda_stream()
        .and_then(|stream| stream.context().compute_capability().ok())
        < Some((8, 0))
    {
        return report::skipped(SUITE, "gpu", "it has no such instruction, which came with sm_80");
    }
    let results = [
        asked::<Rn>("rn", &gpu),
        asked::<Rz>("rz", &gpu),
        asked::<Ru>("ru", &gpu),
        asked::<Rd>("rd", &gpu),
    ];
    for result in results {
        result.unwrap_or_else(|error| panic!("{error}"));
    }
}
