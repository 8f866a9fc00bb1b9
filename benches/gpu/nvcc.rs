//! NVIDIA's compiler, for what only it compiles.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// CUB's sums behind C functions.
const SOURCE: &str = include_str!("cub.cu");

/// The compiler: the one that `FPDSL_NVCC` names, or else of a toolkit that variables name, on PATH, or where toolkits are.
pub fn find() -> Result<PathBuf, String> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    if let Some(named) = set("FPDSL_NVCC").map(PathBuf::from) {
        // Who names a compiler does not want to be given another one.
        let missing = format!("FPDSL_NVCC={}: there is no such file", named.display());
        return named.is_file().then_some(named).ok_or(missing);
    }
    let toolkits = ["CUDA_HOME", "CUDA_PATH"]
        .into_iter()
        .filter_map(set)
        .map(|root| Path::new(&root).join("bin"));
    let path = set("PATH").unwrap_or_default();
    toolkits
        .chain(env::split_paths(&path))
        .chain([PathBuf::from("/usr/local/cuda/bin")])
        .map(|folder| folder.join("nvcc").with_extension(env::consts::EXE_EXTENSION))
        .find(|file| file.is_file())
        .ok_or_else(|| {
            "there is no nvcc in FPDSL_NVCC, CUDA_HOME, CUDA_PATH, on PATH or in /usr/local/cuda: install a CUDA toolkit, or \
             without one `python3 -m pip install nvidia-cuda-nvcc nvidia-cuda-cccl`, whose nvcc is nvidia/cu13/bin/nvcc"
                .to_owned()
        })
}

/// Compiles the sums into a library in `folder`, with code for these architectures (90 is sm_90).
pub fn compile(nvcc: &Path, folder: &Path, architectures: &[i32]) -> Result<PathBuf, String> {
    let source = folder.join("cub.cu");
    std::fs::write(&source, SOURCE).map_err(|e| format!("{}: {e}", source.display()))?;
    let library = folder.join(format!("fpdsl_cub{}", env::consts::DLL_SUFFIX));
    let codes = architectures
        .iter()
        .map(|arch| format!("-gencode=arch=compute_{arch},code=sm_{arch}"));
    // With the runtime in it, so that the machine with the GPU needs the driver alone.
    let output = Command::new(nvcc)
        .args([
            "-O3",
            "-std=c++17",
            "-shared",
            "-Xcompiler=-fPIC",
            "-cudart=static",
        ])
        .args(codes)
        .arg("-o")
        .args([&library, &source])
        .output()
        .map_err(|e| format!("{}: {e}", nvcc.display()))?;
    if output.status.success() {
        return Ok(library);
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let why = text.lines().find(|line| line.contains("error"));
    let why = why.or(text.lines().next()).unwrap_or("it says nothing");
    Err(format!("{}: {}", nvcc.display(), why.trim()))
}
