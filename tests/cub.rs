//! The comparison of `benches/gpu` with CUB: nvcc compiles it, it loads, and without a GPU it says what is missing.
//!
//! Only for the nvcc that `FPDSL_NVCC` names, which knows these architectures; whichever is on PATH may not.
#![cfg(target_os = "linux")]

#[allow(dead_code)] // Without a GPU nothing is summed.
#[path = "../benches/gpu/cub.rs"]
mod cub;
#[path = "../benches/gpu/nvcc.rs"]
mod nvcc;
#[path = "support/report.rs"]
mod report;

use cub::Cub;
use fpdsl::Device;
use fpdsl::cuda::cudarc::driver::DeviceRepr;

type Outcome = Result<(), Box<dyn std::error::Error>>;

const SUITE: &str = "cub in the gpu benchmark";

#[test]
fn cub_compiles_and_loads() -> Outcome {
    if std::env::var_os("FPDSL_NVCC").is_none_or(|named| named.is_empty()) {
        report::skipped(SUITE, "nvcc", "FPDSL_NVCC names none");
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let gpu = Device::cuda(0);
    let mut architectures = vec![75, 90, 120];
    if let Some(stream) = gpu.as_ref().ok().and_then(Device::cuda_stream) {
        let (major, minor) = stream.context().compute_capability()?;
        architectures.push(major * 10 + minor);
        architectures.sort_unstable();
        architectures.dedup();
    }
    let library = nvcc::compile(&nvcc::find()?, folder.path(), &architectures)?;
    let cub = Cub::load(&library, "this test")?;
    // Old ones have no gpu_to_gpu, and then it says more.
    assert!(
        cub.about.starts_with("CUB 3.") && cub.about.ends_with("(this test)"),
        "{}",
        cub.about
    );
    report::ran(SUITE, "nvcc", architectures.len() as u64);
    match gpu {
        Ok(dev) => {
            sums::<f32>(&cub, &dev, f32::EPSILON.into())?;
            sums::<f64>(&cub, &dev, f64::EPSILON)?;
            report::ran(SUITE, "gpu", 2);
        }
        Err(why) => {
            for (bits, gpu_to_gpu) in [(32, false), (32, true), (64, false), (64, true)] {
                let error = cub.needs(bits, gpu_to_gpu, 1000).unwrap_err();
                assert!(error.contains("says cudaError"), "{error}");
            }
            report::skipped(SUITE, "gpu", &why.to_string());
        }
    }
    Ok(())
}

/// Sums of small integers, which are exact in every order, but for what gpu_to_gpu rounds at the end.
fn sums<T>(cub: &Cub, dev: &Device, epsilon: f64) -> Outcome
where
    T: DeviceRepr + Copy + Default + From<i8> + Into<f64>,
{
    let stream = dev.cuda_stream().ok_or("this is no CUDA device")?;
    for n in [1, 1000, 100_003] {
        let values: Vec<T> = (0..n).map(|i| T::from((i % 101) as i8)).collect();
        let exact = (0..n).map(|i| i % 101).sum::<usize>() as f64;
        let x = stream.clone_htod(&values)?;
        for mut sum in cub.sums(stream, &x)? {
            let value: f64 = sum.value()?.into();
            assert!(
                (value - exact).abs() <= 4.0 * epsilon * exact,
                "{} of {n} elements: {value} and not {exact}",
                sum.name
            );
        }
    }
    Ok(())
}
