//! NVRTC, nvdisasm and nvcc from PyPI, into the target folder and nowhere else.
//!
//! Their licences are NVIDIA's, so they are installed where they are used and never shipped with fpdsl.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Pinned packages that go into one folder, which has the name of the first, and the folder or file of them that matters.
struct Package {
    requirements: &'static [&'static str],
    part: &'static str,
}

/// The newest NVRTC of CUDA 12, whose cubins every driver of CUDA 12 and 13 loads.
const NVRTC_12: Package = Package {
    requirements: &["nvidia-cuda-nvrtc-cu12==12.9.86"],
    part: "nvidia/cuda_nvrtc/lib",
};

/// A second opinion: another major version, which generates other code.
const NVRTC_13: Package = Package {
    requirements: &["nvidia-cuda-nvrtc==13.5.37"],
    part: "nvidia/cu13/lib",
};

/// Reads the cubins of both.
const NVDISASM: Package = Package {
    requirements: &["nvidia-cuda-nvdisasm==13.5.37"],
    part: "nvidia/cu13/bin/nvdisasm",
};

/// The compiler, with what it starts and includes, and CUB.
const NVCC: Package = Package {
    requirements: &[
        "nvidia-cuda-nvcc==13.5.37",
        "nvidia-cuda-crt==13.5.37",
        "nvidia-cuda-runtime==13.5.37",
        "nvidia-nvvm==13.5.37",
        "nvidia-cuda-cccl==13.3.5.0.6",
    ],
    part: "nvidia/cu13/bin/nvcc",
};

/// The paths of the installed tools.
pub struct Tools {
    /// The folder of the NVRTC that the suites use.
    pub nvrtc: PathBuf,
    /// The folder of the other one.
    pub other_nvrtc: PathBuf,
    /// The disassembler.
    pub nvdisasm: PathBuf,
}

impl Tools {
    /// An environment in which everything runs: all architectures, with these tools.
    pub fn large(&self) -> Vec<(&'static str, OsString)> {
        let tools = self.variables().into_iter();
        let mut environment: Vec<_> = tools.map(|(name, value)| (name, value.into())).collect();
        environment.push(("FPDSL_LARGE", "1".into()));
        environment
    }

    /// The environment in which suites find them.
    pub fn variables(&self) -> [(&'static str, &Path); 2] {
        [("FPDSL_NVRTC", &self.nvrtc), ("FPDSL_NVDISASM", &self.nvdisasm)]
    }
}

/// Installs what is not there yet.
pub fn install(target: &Path) -> Result<Tools, String> {
    let base = target.join("nvidia");
    Ok(Tools {
        nvrtc: one(&base, &NVRTC_12)?,
        other_nvrtc: one(&base, &NVRTC_13)?,
        nvdisasm: one(&base, &NVDISASM)?,
    })
}

/// Installs nvcc if it is not there yet.
pub fn nvcc(target: &Path) -> Result<PathBuf, String> {
    one(&target.join("nvidia"), &NVCC)
}

fn one(base: &Path, package: &Package) -> Result<PathBuf, String> {
    let first = package.requirements[0];
    let folder = base.join(first.replace("==", "-"));
    let part = folder.join(package.part);
    if part.exists() {
        return Ok(part);
    }
    println!("installing {first} into {}", folder.display());
    // An interrupted installation must not look like a finished one: it gets its name when it is whole.
    let unfinished = base.join(format!("unfinished-{}", std::process::id()));
    let _ = fs::remove_dir_all(&unfinished);
    pip(package.requirements, &unfinished)?;
    if !unfinished.join(package.part).exists() {
        return Err(format!(
            "{first} has no {}; is it made for this system?",
            package.part
        ));
    }
    let _ = fs::remove_dir_all(&folder);
    fs::rename(&unfinished, &folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    Ok(part)
}

fn pip(requirements: &[&str], folder: &Path) -> Result<(), String> {
    let mut check = Command::new("python3");
    check
        .args(["-m", "pip", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    match check.status() {
        Err(e) => {
            return Err(format!(
                "python3 does not start ({e}); install python3 and python3-pip"
            ));
        }
        Ok(status) if !status.success() => return Err("python3 has no pip; install python3-pip".to_owned()),
        Ok(_) => {}
    }
    let status = Command::new("python3")
        .args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--root-user-action=ignore",
        ])
        .args(["--no-deps", "--target"])
        .arg(folder)
        .args(requirements)
        .env("PIP_ROOT_USER_ACTION", "ignore")
        .status()
        .map_err(|e| format!("python3 does not start: {e}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!(
            "`pip install {}` failed (see above); it needs a network or a package mirror",
            requirements.join(" ")
        ))
    }
}
