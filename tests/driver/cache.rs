//! Compiled kernels on disk, from one process to the next.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_runtime::error::Error;

use crate::fake::printed_with_driver;
use crate::forged::forge;
use crate::{device, run_axpy};

fn launch() {
    let results = run_axpy(&device(), 3);
    match std::env::var_os("FAKE_LOAD") {
        None => assert_eq!(results.unwrap(), [10.0, 11.0, 12.0]),
        Some(_) => assert!(matches!(results, Err(Error::Incompatible { .. })), "{results:?}"),
    }
}

/// The output of a process that launches a kernel with this cache; `name` is the calling test's.
fn launched(name: &str, cache: &Path, more: &[(&str, &str)]) -> Option<String> {
    let cache = cache.to_str().expect("a folder with a plain name");
    let settings = [&[("FPDSL_CACHE_DIR", cache), ("FPDSL_LOG", "1")], more].concat();
    printed_with_driver(name, &settings, launch)
}

/// A folder of this test's, which does not exist.
fn fresh(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn entries(cache: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(cache).expect("the cache");
    files.map(|file| file.expect("a file").path()).collect()
}

fn compiled(printed: &str) -> bool {
    let (made, found) = (printed.contains("compiled in"), printed.contains("bytes from"));
    assert!(made != found, "{printed}");
    assert!(
        printed.contains("`axpy`: 3 elements in 1 blocks of 256"),
        "{printed}"
    );
    made
}

#[test]
fn the_second_process_does_not_compile() {
    let (name, cache) = (
        "cache::the_second_process_does_not_compile",
        fresh("cache-second"),
    );
    let Some(first) = launched(name, &cache, &[]) else {
        return;
    };
    assert!(compiled(&first));
    assert_eq!(entries(&cache).len(), 1);
    let second = launched(name, &cache, &[]).expect("the driver started once");
    assert!(!compiled(&second));
    // Another architecture is another kernel.
    let third = launched(name, &cache, &[("FAKE_CAPABILITY", "80")]).expect("the driver started once");
    assert!(compiled(&third));
    assert_eq!(entries(&cache).len(), 2);
}

#[test]
fn damaged_entries_are_compiled_again() {
    let (name, cache) = (
        "cache::damaged_entries_are_compiled_again",
        fresh("cache-damaged"),
    );
    let Some(_) = launched(name, &cache, &[]) else {
        return;
    };
    let entry = entries(&cache).remove(0);
    let whole = fs::read(&entry).expect("the entry");
    let mut changed = whole.clone();
    changed[whole.len() / 2] ^= 1;
    for damaged in [
        &changed[..],
        &whole[..whole.len() - 1],
        b"",
        b"a program of somebody else's",
    ] {
        fs::write(&entry, damaged).expect("a file");
        let printed = launched(name, &cache, &[]).expect("the driver started once");
        assert!(compiled(&printed));
        assert_eq!(fs::read(&entry).expect("the entry"), whole);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_one_warning() {
    let (name, cache) = (
        "cache::a_folder_that_cannot_be_written_is_one_warning",
        fresh("cache-file"),
    );
    fs::write(&cache, "not a folder").expect("a file");
    let Some(printed) = launched(name, &cache, &[]) else {
        return;
    };
    assert!(compiled(&printed));
    assert_eq!(
        printed.matches("compiled kernels are not kept").count(),
        1,
        "{printed}"
    );
}

#[test]
fn an_entry_that_the_driver_refuses_is_compiled_again() {
    let (name, cache) = (
        "cache::an_entry_that_the_driver_refuses_is_compiled_again",
        fresh("cache-refused"),
    );
    let Some(_) = launched(name, &cache, &[]) else {
        return;
    };
    let printed = launched(name, &cache, &[("FAKE_LOAD", "200")]).expect("the driver started once");
    assert!(
        printed.contains("bytes from") && printed.contains("compiled in"),
        "{printed}"
    );
}

/// A cubin of the kernel's architecture with a kernel of another name.
fn another_cubin() -> Vec<u8> {
    let nvrtc = Nvrtc::load().expect("NVRTC, as the test before it had");
    let source = "extern \"C\" __global__ void other(float* out) { out[0] = 1.0f; }";
    nvrtc
        .compile(source, "other", Arch::new(9, 0), &[])
        .expect("a cubin")
}

#[test]
fn a_cubin_without_the_kernel_is_compiled_again() {
    let (name, cache) = (
        "cache::a_cubin_without_the_kernel_is_compiled_again",
        fresh("cache-without"),
    );
    let Some(_) = launched(name, &cache, &[]) else {
        return;
    };
    forge(&entries(&cache)[0], &another_cubin());
    let printed = launched(name, &cache, &[]).expect("the driver started once");
    for part in ["bytes from", "is compiled again", "compiled in"] {
        assert!(printed.contains(part), "{printed}");
    }
    assert!(!compiled(
        &launched(name, &cache, &[]).expect("the driver started once")
    ));
}

#[cfg(unix)]
#[test]
fn a_cubin_that_others_can_have_written_is_compiled_again() {
    use std::os::unix::fs::{PermissionsExt, chown};
    let (name, cache) = (
        "cache::a_cubin_that_others_can_have_written_is_compiled_again",
        fresh("cache-others"),
    );
    let Some(_) = launched(name, &cache, &[]) else {
        return;
    };
    let set_mode =
        |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("a mode");
    let entry = entries(&cache).remove(0);
    set_mode(&entry, 0o666);
    let printed = launched(name, &cache, &[]).expect("the driver started once");
    assert!(compiled(&printed) && printed.contains("is not used"), "{printed}");
    match chown(&entry, Some(65534), None) {
        Ok(()) => {
            let printed = launched(name, &cache, &[]).expect("the driver started once");
            assert!(
                compiled(&printed) && printed.contains("belongs to user 65534"),
                "{printed}"
            );
        }
        Err(why) => println!("not tested with a file of another user's: {why}"),
    }
    set_mode(&cache, 0o777);
    let printed = launched(name, &cache, &[]).expect("the driver started once");
    assert!(compiled(&printed), "{printed}");
    assert!(
        printed.contains("the folder can be written by others"),
        "{printed}"
    );
    assert_eq!(
        printed.matches("compiled kernels are not kept").count(),
        1,
        "{printed}"
    );
}

/// Devices one after the other, for as many milliseconds as `TIME` says, and one at least. Each has to find its kernel anew.
fn launch_often() {
    let time = Duration::from_millis(std::env::var("TIME").unwrap().parse().unwrap());
    let start = Instant::now();
    loop {
        assert_eq!(run_axpy(&device(), 3).unwrap(), [10.0, 11.0, 12.0]);
        if start.elapsed() >= time {
            return;
        }
    }
}

#[test]
fn two_processes_fill_a_cache_that_is_deleted_all_the_while() {
    let cache = fresh("cache-deleted");
    let run = |time| {
        printed_with_driver(
            "cache::two_processes_fill_a_cache_that_is_deleted_all_the_while",
            &[
                (
                    "FPDSL_CACHE_DIR",
                    cache.to_str().expect("a folder with a plain name"),
                ),
                ("FPDSL_LOG", "1"),
                ("TIME", time),
            ],
            launch_often,
        )
    };
    let Some(_) = run("0") else { return };
    let at_work = AtomicUsize::new(2);
    let printed = std::thread::scope(|scope| {
        let processes = [(); 2].map(|()| {
            scope.spawn(|| {
                // Fails where the process does: with a wrong result, an error or a panic.
                let printed = run("2000").expect("the driver started once");
                at_work.fetch_sub(1, Ordering::SeqCst);
                printed
            })
        });
        // From as fast as it can be to slow enough that a process finds what the other has left, and that within their time.
        for pause in (0..16).cycle() {
            if at_work.load(Ordering::SeqCst) == 0 || processes.iter().all(|process| process.is_finished()) {
                break;
            }
            let _ = fs::remove_dir_all(&cache);
            std::thread::sleep(Duration::from_millis(pause * pause));
        }
        processes.map(|process| process.join().expect("its assertions hold"))
    });
    let both = printed.concat();
    let (made, found) = (
        both.matches("compiled in").count(),
        both.matches("bytes from").count(),
    );
    assert_eq!(made + found, both.matches("`axpy`: 3 elements").count());
    assert!(made > 2 && found > 0, "compiled {made}, found {found}");
    // They leave a working cache.
    run("0");
    let last = run("0").expect("the driver started once");
    assert!(!compiled(&last));
    assert_eq!(entries(&cache).len(), 1);
}
