//! Do a GPU's own conversions have the same bits? PTX has `cvt` to these formats, in one rounding or two, from sm_80, sm_89 or sm_100a on.
//! The library computes in steps that every GPU has, until a GPU has shown that they agree. This suite asks one. Without a GPU it
//! compiles the instructions.

#[path = "../../support/report.rs"]
mod report;

use fpdsl::cuda::cudarc::driver::{LaunchConfig, PushKernelArg};
use fpdsl::cuda::cudarc::nvrtc::Ptx;
use fpdsl::prelude::*;
use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::device::CudaDevice;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_oracles::storage::{Definition, Overflow, Rounding};

const SUITE: &str = "a GPU's own conversions";

/// An instruction: its name, the format, what it rounds as, and the architecture that has it first.
struct Instruction {
    name: &'static str,
    format: &'static str,
    how: (Rounding, Overflow),
    /// How it is written, with the operands `%0`, `%1` for `x` and `%2` for zero.
    ptx: &'static str,
    /// Those whose name ends in `a` are features of one architecture alone.
    first: &'static str,
}

const SATURATES: Overflow = Overflow::Saturates;

const INSTRUCTIONS: [Instruction; 9] = [
    Instruction {
        name: "e4m3_rn",
        format: "e4m3",
        how: (Rounding::Nearest, SATURATES),
        ptx: "cvt.rn.satfinite.e4m3x2.f32 %0, %2, %1;",
        first: "sm_89",
    },
    Instruction {
        name: "e5m2_rn",
        format: "e5m2",
        how: (Rounding::Nearest, SATURATES),
        ptx: "cvt.rn.satfinite.e5m2x2.f32 %0, %2, %1;",
        first: "sm_89",
    },
    Instruction {
        name: "e2m3_rn",
        format: "e2m3",
        how: (Rounding::Nearest, SATURATES),
        ptx: "cvt.rn.satfinite.e2m3x2.f32 %0, %2, %1;",
        first: "sm_100a",
    },
    Instruction {
        name: "e3m2_rn",
        format: "e3m2",
        how: (Rounding::Nearest, SATURATES),
        ptx: "cvt.rn.satfinite.e3m2x2.f32 %0, %2, %1;",
        first: "sm_100a",
    },
    Instruction {
        name: "e2m1_rn",
        format: "e2m1",
        how: (Rounding::Nearest, SATURATES),
        // It gives a byte, for which C++ has no constraint.
        ptx: "{ .reg .b8 two; cvt.rn.satfinite.e2m1x2.f32 two, %2, %1; cvt.u16.u8 %0, two; }",
        first: "sm_100a",
    },
    Instruction {
        name: "ue8m0_rz",
        format: "ue8m0",
        how: (Rounding::Zero, SATURATES),
        ptx: "cvt.rz.satfinite.ue8m0x2.f32 %0, %2, %1;",
        first: "sm_100a",
    },
    Instruction {
        name: "ue8m0_ru",
        format: "ue8m0",
        how: (Rounding::Up, SATURATES),
        ptx: "cvt.rp.satfinite.ue8m0x2.f32 %0, %2, %1;",
        first: "sm_100a",
    },
    Instruction {
        name: "tf32_rna",
        format: "tf32",
        how: (Rounding::Away, Overflow::Overflows),
        ptx: "cvt.rna.tf32.f32 %0, %1;",
        first: "sm_80",
    },
    Instruction {
        name: "tf32_rz",
        format: "tf32",
        how: (Rounding::Zero, Overflow::Overflows),
        ptx: "cvt.rz.tf32.f32 %0, %1;",
        first: "sm_90",
    },
];

impl Instruction {
    fn definition(&self) -> &'static Definition {
        Definition::named(self.format)
    }

    /// A kernel that converts numbers whose encodings follow each other, from `first` on.
    fn source(&self) -> String {
        let (constraint, result, mask) = match self.definition().width() {
            32 => ("r", "unsigned int", "0xffffe000u"),
            8 => ("h", "unsigned short", "0xffu"),
            6 => ("h", "unsigned short", "0x3fu"),
            _ => ("h", "unsigned short", "0xfu"),
        };
        // TF32 has one operand, and no other way to use the third is needed.
        format!(
            r#"extern "C" __global__ void {}(unsigned int* out, unsigned int first, unsigned int step)
{{
    const unsigned int at = blockIdx.x * blockDim.x + threadIdx.x;
    const float x = __uint_as_float(first + at * step);
    {result} bits;
    asm("{}" : "={constraint}"(bits) : "f"(x), "f"(0.0f));
    out[at] = bits & {mask};
}}
"#,
            self.name, self.ptx
        )
    }
}

/// The number of an architecture's name.
fn number(arch: &str) -> u32 {
    arch.trim_start_matches("sm_")
        .trim_end_matches('a')
        .parse()
        .expect("a number")
}

#[test]
fn the_instructions_compile() {
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(why) => return report::skipped(SUITE, "nvrtc", &why.to_string()),
    };
    let mut count = 0;
    for instruction in &INSTRUCTIONS {
        let arch = Arch::new(number(instruction.first) / 10, number(instruction.first) % 10);
        if !nvrtc.supports(arch) {
            continue;
        }
        let options = [format!("--gpu-architecture={}", instruction.first)];
        let cubin = nvrtc.compile_as_told(&instruction.source(), SUITE, arch, &options);
        cubin.unwrap_or_else(|error| panic!("{} for {}: {error}", instruction.name, instruction.first));
        count += 1;
    }
    report::ran(SUITE, "nvrtc", count);
}

/// Compares an instruction with the definition: every number with `FPDSL_EXHAUSTIVE=1`, else one of 4,099.
fn compare(instruction: &Instruction, gpu: &Device) -> Result<u64, Box<dyn std::error::Error>> {
    let stream = gpu.cuda_stream().ok_or("this is no CUDA device")?;
    let about = CudaDevice::from_stream(stream.clone())?;
    let (nvrtc, arch) = (about.nvrtc(), about.arch());
    let suffix = if instruction.first.ends_with('a') { "a" } else { "" };
    let options = [format!("--gpu-architecture={arch}{suffix}")];
    let cubin = nvrtc.compile_as_told(&instruction.source(), SUITE, arch, &options)?;
    let module = stream.context().load_module(Ptx::from_binary(cubin))?;
    let kernel = module.load_function(instruction.name)?;
    const LEN: u32 = 1 << 20;
    let mut out = stream.alloc_zeros::<u32>(LEN as usize)?;
    let exhaustive = std::env::var_os("FPDSL_EXHAUSTIVE").is_some();
    let (step, count) = if exhaustive { (1, 1 << 12) } else { (4099, 1) };
    let config = LaunchConfig {
        grid_dim: (LEN / 256, 1, 1),
        block_dim: (256, 1, 1),
        shared_mem_bytes: 0,
    };
    for part in 0..count {
        let first = part * LEN;
        let mut launch = stream.launch_builder(&kernel);
        launch.arg(&mut out).arg(&first).arg(&step);
        // SAFETY: these are the kernel's parameters, and there is an element for each thread.
        unsafe { launch.launch(config) }?;
        for (at, &found) in stream.clone_dtoh(&out)?.iter().enumerate() {
            let x = f32::from_bits(first.wrapping_add((at as u32).wrapping_mul(step)));
            let expected =
                instruction
                    .definition()
                    .rounded(f64::from(x), instruction.how.0, instruction.how.1);
            // A NaN of TF32 has other bits.
            let both_nan = instruction.format == "tf32" && x.is_nan() && f32::from_bits(found).is_nan();
            if found != expected && !both_nan {
                return Err(
                    format!("{}: {x:e} is {found:#x} and not {expected:#x}", instruction.name).into(),
                );
            }
        }
    }
    Ok(u64::from(LEN) * u64::from(count))
}

#[test]
fn a_gpu_agrees() {
    let gpu = match Device::cuda(0) {
        Ok(gpu) => gpu,
        Err(why) => return report::skipped(SUITE, "gpu", &why.to_string()),
    };
    let capability = gpu
        .cuda_stream()
        .and_then(|stream| stream.context().compute_capability().ok());
    let here = capability.map_or(0, |(major, minor)| 10 * major as u32 + minor as u32);
    for instruction in &INSTRUCTIONS {
        if here < number(instruction.first) {
            let why = format!("{} came with {}", instruction.name, instruction.first);
            report::skipped(SUITE, "gpu", &why);
            continue;
        }
        let cases = compare(instruction, &gpu).unwrap_or_else(|error| panic!("{error}"));
        report::ran(SUITE, "gpu", cases);
    }
}
