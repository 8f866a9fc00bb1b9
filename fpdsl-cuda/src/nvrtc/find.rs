//! The places to look for libnvrtc.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use fpdsl_runtime::error::Error;

use super::Nvrtc;

/// The variable that names a libnvrtc, or its folder.
const VARIABLE: &str = "FPDSL_NVRTC";

/// Names that the loader may know, newest first after the one that a toolkit's owner chose.
#[cfg(not(windows))]
const LOADER_NAMES: &[&str] = &[
    "libnvrtc.so",
    "libnvrtc.so.13",
    "libnvrtc.so.12",
    "libnvrtc.so.11.2",
];
/// Names that the loader may know, newest first.
#[cfg(windows)]
const LOADER_NAMES: &[&str] = &["nvrtc64_130_0.dll", "nvrtc64_120_0.dll", "nvrtc64_112_0.dll"];

/// Folders of a toolkit that hold its libraries.
const TOOLKIT_FOLDERS: &[&str] = &["lib64", "lib", "bin", "bin/x64"];

/// The first usable libnvrtc, or every place that was tried.
pub(super) fn search() -> Result<Nvrtc, Error> {
    let mut tried = Vec::new();
    let found = match env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
        // Someone who names a library does not want to be given another one.
        Some(value) => in_named(Path::new(&value), &mut tried),
        None => in_loader_path(&mut tried)
            .or_else(|| in_toolkits(&mut tried))
            .or_else(|| in_python(&mut tried)),
    };
    found.ok_or(Error::NoNvrtc { tried })
}

fn in_named(path: &Path, tried: &mut Vec<String>) -> Option<Nvrtc> {
    let origin = format!("{VARIABLE}={}", path.display());
    let Ok(real) = path.canonicalize() else {
        tried.push(format!("{origin}: there is no such file or folder"));
        return None;
    };
    if real.is_dir() {
        in_folder(&real, &origin, tried)
    } else {
        open(&real, &origin, tried)
    }
}

fn in_loader_path(tried: &mut Vec<String>) -> Option<Nvrtc> {
    let mut refusals = Vec::new();
    for name in LOADER_NAMES {
        match Nvrtc::open(Path::new(name)) {
            Ok(nvrtc) => return Some(nvrtc),
            Err(why) => refusals.push(why),
        }
    }
    // That a name is unknown says nothing; that a library is there and does not load does.
    refusals.retain(|why| !why.contains("No such file"));
    refusals.insert(0, format!("no {}", LOADER_NAMES.join(", ")));
    tried.push(format!("the loader's path: {}", refusals.join("; ")));
    None
}

fn in_toolkits(tried: &mut Vec<String>) -> Option<Nvrtc> {
    for variable in ["CUDA_PATH", "CUDA_HOME"] {
        match env::var_os(variable).filter(|value| !value.is_empty()) {
            Some(root) => {
                let origin = format!("{variable}={}", Path::new(&root).display());
                let found = in_toolkit(Path::new(&root), &origin, tried);
                if found.is_some() {
                    return found;
                }
            }
            None => tried.push(format!("{variable}: not set")),
        }
    }
    let usual = Path::new("/usr/local/cuda");
    in_toolkit(usual, &usual.display().to_string(), tried)
}

fn in_toolkit(root: &Path, origin: &str, tried: &mut Vec<String>) -> Option<Nvrtc> {
    if !root.is_dir() {
        tried.push(format!("{origin}: there is no such folder"));
        return None;
    }
    let before = tried.len();
    for folder in TOOLKIT_FOLDERS
        .iter()
        .map(|folder| root.join(folder))
        .filter(|folder| folder.is_dir())
    {
        for file in libraries(&folder) {
            let found = open(&file, &file.display().to_string(), tried);
            if found.is_some() {
                return found;
            }
        }
    }
    if tried.len() == before {
        tried.push(format!("{origin}: no libnvrtc in {}", TOOLKIT_FOLDERS.join(", ")));
    }
    None
}

fn in_python(tried: &mut Vec<String>) -> Option<Nvrtc> {
    let folders = match python_folders() {
        Ok(folders) => folders,
        Err(why) => {
            tried.push(format!("the package nvidia-cuda-nvrtc of python3: {why}"));
            return None;
        }
    };
    for folder in folders {
        let found = in_folder(folder, "the package nvidia-cuda-nvrtc of python3", tried);
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The folders in which NVIDIA's packages for the `python3` on `PATH` keep NVRTC; python is asked once per process.
fn python_folders() -> &'static Result<Vec<PathBuf>, String> {
    static FOLDERS: OnceLock<Result<Vec<PathBuf>, String>> = OnceLock::new();
    FOLDERS.get_or_init(|| {
        let mut folders = Vec::new();
        for package in ask_python()? {
            // `cuda_nvrtc/lib` up to CUDA 12, `cu13/lib` and so on from then; `bin` on Windows.
            for component in subfolders(&package) {
                let wanted = component.file_name().and_then(|name| name.to_str()).unwrap_or("");
                if wanted == "cuda_nvrtc" || wanted.starts_with("cu1") {
                    folders.extend(["lib", "bin", "bin/x86_64"].map(|sub| component.join(sub)));
                }
            }
        }
        folders.retain(|folder| !libraries(folder).is_empty());
        if folders.is_empty() {
            Err("not installed".to_owned())
        } else {
            Ok(folders)
        }
    })
}

/// Asks Python for the `nvidia` namespace package. The empty path entry goes, so that the working directory is not searched.
fn ask_python() -> Result<Vec<PathBuf>, String> {
    const SCRIPT: &str = "import sys; sys.path = [p for p in sys.path if p]; import nvidia; print(*nvidia.__path__, sep='\\n')";
    let output = Command::new("python3")
        .args(["-c", SCRIPT])
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("python3 did not start ({e})"))?;
    if !output.status.success() {
        return Err("not installed".to_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(PathBuf::from)
        .collect())
}

fn in_folder(folder: &Path, origin: &str, tried: &mut Vec<String>) -> Option<Nvrtc> {
    let files = libraries(folder);
    if files.is_empty() {
        tried.push(format!("{origin}: no libnvrtc in {}", folder.display()));
    }
    files.iter().find_map(|file| open(file, origin, tried))
}

fn open(file: &Path, origin: &str, tried: &mut Vec<String>) -> Option<Nvrtc> {
    Nvrtc::open(file)
        .map_err(|why| tried.push(format!("{origin}: {why}")))
        .ok()
}

/// The libnvrtc files in a folder: the unversioned one first, then the newest.
fn libraries(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<(Vec<u32>, PathBuf)> = entries(folder)
        .filter_map(|path| Some((version_of(path.file_name()?.to_str()?)?, path)))
        .collect();
    files.sort_by(|(x, _), (y, _)| (!x.is_empty(), y).cmp(&(!y.is_empty(), x)));
    files.into_iter().map(|(_, path)| path).collect()
}

/// The version in a file name of libnvrtc, empty if it has none; `None` for anything else (`libnvrtc-builtins.so.12.9`,
/// `libnvrtc.alt.so.12`, `libnvrtc_static.a`).
fn version_of(name: &str) -> Option<Vec<u32>> {
    let digits = |text: &str| {
        text.split(['.', '_'])
            .map(|part| part.parse().ok())
            .collect::<Option<Vec<u32>>>()
    };
    if cfg!(windows) {
        return digits(name.strip_prefix("nvrtc64_")?.strip_suffix(".dll")?);
    }
    match name.strip_prefix("libnvrtc.so")? {
        "" => Some(Vec::new()),
        rest => digits(rest.strip_prefix('.')?),
    }
}

fn subfolders(folder: &Path) -> impl Iterator<Item = PathBuf> {
    entries(folder).filter(|path| path.is_dir())
}

/// The entries of a folder; nothing of one that cannot be read.
fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn only_libnvrtc_itself_counts() {
        assert_eq!(version_of("libnvrtc.so"), Some(vec![]));
        assert_eq!(version_of("libnvrtc.so.12"), Some(vec![12]));
        assert_eq!(version_of("libnvrtc.so.12.9.86"), Some(vec![12, 9, 86]));
        for other in [
            "libnvrtc.alt.so.12",
            "libnvrtc-builtins.so.12.9",
            "libnvrtc_static.a",
            "libnvrtc.so.old",
            "x",
        ] {
            assert_eq!(version_of(other), None, "{other}");
        }
    }

    #[test]
    fn a_folder_is_read_unversioned_first_then_newest() {
        let folder = env::temp_dir().join(format!("fpdsl-find-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for name in [
            "libnvrtc.so.9",
            "libnvrtc.so.12.9",
            "libnvrtc.so",
            "libnvrtc.so.13",
            "libnvrtc-builtins.so.13.5",
        ] {
            fs::write(folder.join(name), "").unwrap();
        }
        let names: Vec<_> = libraries(&folder)
            .iter()
            .map(|f| f.file_name().unwrap().to_owned())
            .collect();
        assert_eq!(
            names,
            [
                "libnvrtc.so",
                "libnvrtc.so.13",
                "libnvrtc.so.12.9",
                "libnvrtc.so.9"
            ]
        );

        // None of them is a library: every one is reported.
        let mut tried = Vec::new();
        assert!(in_named(&folder, &mut tried).is_none());
        assert_eq!(tried.len(), 4, "{tried:?}");
        assert!(tried.iter().all(|t| t.starts_with("FPDSL_NVRTC=")), "{tried:?}");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_missing_place_is_named() {
        let mut tried = Vec::new();
        // Nothing lies within a file.
        const NOWHERE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml/libnvrtc.so");
        assert!(in_named(Path::new(NOWHERE), &mut tried).is_none());
        assert_eq!(
            tried,
            [format!("FPDSL_NVRTC={NOWHERE}: there is no such file or folder")]
        );
    }
}
