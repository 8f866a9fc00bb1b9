//! Kernels kept on disk and compilers' folders, where others may write, processes are killed and libraries lack what they should have.
#![cfg(unix)]

#[path = "../../support/forged.rs"]
mod forged;

use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use forged::forge;
use fpdsl::prelude::*;

/// Set in a child of this program.
const CHILD: &str = "FPDSL_TEST_CHILD";

#[fp(mode = "rn", contract = false)]
fn add(x: f32, y: f32) -> f32 {
    x + y
}

/// Does nothing but in a child of this program.
#[test]
fn child() {
    if std::env::var_os(CHILD).is_none() {
        return;
    }
    match Device::cuda_on_cpu().and_then(|dev| add::reduce(&[1.0, 2.0]).run(&dev)) {
        Ok(sum) => println!("sum {sum}"),
        Err(error) => println!("error: {error}"),
    }
}

/// A place of a test's, with a folder for the cache and one for temporary files, and the compiler.
struct Place {
    above: tempfile::TempDir,
    compiler: PathBuf,
}

impl Place {
    /// Nothing, with a word, where there is no compiler.
    fn new() -> Option<Place> {
        if let Err(why) = fpdsl_gpp::find() {
            println!("cuda on the cpu: skipped: {why}");
            return None;
        }
        let above = tempfile::tempdir().expect("a folder");
        fs::create_dir(above.path().join("tmp")).expect("a folder");
        fs::create_dir(above.path().join("home")).expect("a folder");
        set_mode(&above.path().join("home"), 0o700);
        // Notes where it works and what others may do there; a file `kill` makes it end its caller, a file `wait` makes it wait.
        let script = format!(
            "#!/bin/sh\ncase \"$1\" in --version) exec g++ --version;; esac\nfor last; do :; done\n\
             here=$(dirname \"$last\")\nstat -c '%n %a' \"$here\" >> {0}/places\n\
             if [ -e {0}/kill ]; then kill -9 $PPID; exit 1; fi\nwhile [ -e {0}/wait ]; do sleep 0.05; done\nexec g++ \"$@\"\n",
            above.path().display()
        );
        let compiler = above.path().join("compiler");
        let mut file = fs::OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(0o755)
            .open(&compiler)
            .expect("a script");
        file.write_all(script.as_bytes()).expect("a script");
        Some(Place { above, compiler })
    }

    fn path(&self, name: &str) -> PathBuf {
        self.above.path().join(name)
    }

    /// A child under a umask.
    fn start(&self, umask: &str) -> Child {
        Command::new("sh")
            .args([
                "-c",
                &format!("umask {umask}; exec \"$0\" child --exact --nocapture"),
            ])
            .arg(std::env::current_exe().expect("this program"))
            .env(CHILD, "1")
            .env("FPDSL_LOG", "1")
            .env("FPDSL_CACHE_DIR", self.path("cache"))
            .env("TMPDIR", self.path("tmp"))
            .env("XDG_CACHE_HOME", self.path("home"))
            .env("CXX", &self.compiler)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a child")
    }

    /// What a child prints.
    fn run(&self) -> String {
        text(&self.start("022").wait_with_output().expect("a child"))
    }

    fn entry(&self) -> PathBuf {
        let mut entries = self.path("cache").read_dir().expect("the cache");
        entries.next().expect("an entry").expect("an entry").path()
    }

    fn left(&self, folder: &str) -> Vec<String> {
        let names = self.path(folder).read_dir().expect("a folder");
        let names = names.map(|name| name.expect("a name").file_name().to_string_lossy().into_owned());
        names.collect()
    }

    /// A library that says when it is loaded, with what has C linkage in `more`.
    fn library(&self, more: &str) -> Vec<u8> {
        let (source, library) = (self.path("theirs.cpp"), self.path("theirs"));
        let text = format!(
            "#include <cstdio>\n__attribute__((constructor)) static void loaded() {{ puts(\"theirs is loaded\"); fflush(stdout); }}\n{more}\n"
        );
        fs::write(&source, text).expect("a file");
        let mut compiler = Command::new("g++");
        compiler
            .args(["-shared", "-fPIC", "-o"])
            .args([&library, &source]);
        assert!(compiler.status().expect("g++").success());
        fs::read(library).expect("a library")
    }
}

fn text(output: &Output) -> String {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8_lossy(&text).into_owned()
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("a mode");
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("a file").permissions().mode() & 0o7777
}

fn compiled(printed: &str) -> bool {
    assert!(printed.contains("sum 3"), "{printed}");
    printed.contains("for the CPU: compiled in")
}

#[test]
fn a_library_that_others_can_have_written_is_not_loaded() {
    let Some(place) = Place::new() else { return };
    // Its kernels would do nothing.
    let theirs = place
        .library("extern \"C\" void fpdsl_launcher_0(unsigned long long, unsigned int, void* const*) {}");
    assert!(compiled(&place.run()));
    let entry = place.entry();
    let plant = || forge(&entry, &theirs);
    type Change<'a> = (&'a str, &'a dyn Fn() -> bool);
    let nobody = |path: &Path| {
        let given = chown(path, Some(65534), Some(65534));
        if let Err(why) = &given {
            println!("not tested with a file of another user's: {why}");
        }
        given.is_ok()
    };
    let changes: [Change<'_>; 4] = [
        ("(mode 666)", &|| {
            set_mode(&entry, 0o666);
            true
        }),
        ("belongs to user 65534", &|| nobody(&entry)),
        (
            "the folder can be written by others than its owner (mode 777)",
            &|| {
                set_mode(&place.path("cache"), 0o777);
                true
            },
        ),
        ("the folder belongs to user 65534", &|| {
            nobody(&place.path("cache"))
        }),
    ];
    for (why, change) in changes {
        plant();
        if !change() {
            continue;
        }
        let printed = place.run();
        assert!(compiled(&printed) && printed.contains(why), "{why}: {printed}");
        assert!(!printed.contains("theirs is loaded"), "{printed}");
        // As it was.
        let _ = chown(place.path("cache"), Some(0), Some(0));
        set_mode(&place.path("cache"), 0o700);
        fs::remove_file(&entry).ok();
        assert!(compiled(&place.run()));
        assert!(!compiled(&place.run()));
    }
    // Of the user's own such a library is loaded, so the test would see it.
    plant();
    assert!(place.run().contains("theirs is loaded"));
}

#[test]
fn a_library_without_the_kernel_is_made_again() {
    let Some(place) = Place::new() else { return };
    assert!(compiled(&place.run()));
    forge(&place.entry(), &place.library(""));
    let printed = place.run();
    assert!(
        printed.contains("theirs is loaded") && printed.contains("is compiled again"),
        "{printed}"
    );
    assert!(compiled(&printed));
    let printed = place.run();
    assert!(!compiled(&printed) && !printed.contains("theirs"), "{printed}");
}

#[test]
fn folders_are_the_users_alone_under_every_umask() {
    for umask in ["000", "002", "022", "077"] {
        let Some(place) = Place::new() else { return };
        assert!(compiled(&text(
            &place.start(umask).wait_with_output().expect("a child")
        )));
        assert_eq!(
            (mode(&place.path("cache")), mode(&place.entry())),
            (0o700, 0o600),
            "{umask}"
        );
        let places = fs::read_to_string(place.path("places")).expect("where the compiler worked");
        assert!(
            places.starts_with(&format!("{}/fpdsl-compile-", place.path("tmp").display())),
            "{places}"
        );
        assert!(places.trim_end().ends_with(" 700"), "{umask}: {places}");
        assert!(!compiled(&place.run()), "{umask}");
        assert_eq!(place.left("tmp"), [""; 0]);
    }
}

#[test]
fn a_killed_run_leaves_nothing_behind_for_ever() {
    let Some(place) = Place::new() else { return };
    fs::write(place.path("kill"), "").expect("a file");
    let killed = place.start("022").wait_with_output().expect("a child");
    assert!(!killed.status.success() && !text(&killed).contains("sum"));
    assert_eq!(place.left("tmp").len(), 1);
    fs::remove_file(place.path("kill")).expect("the file");
    // What only looks like one stays: another user's, a file, a link.
    let (file, link) = (
        place.path("tmp/fpdsl-compile-file"),
        place.path("tmp/fpdsl-compile-link"),
    );
    fs::write(&file, "").expect("a file");
    std::os::unix::fs::symlink(place.path("home"), &link).expect("a link");
    let other = place.path("tmp/fpdsl-compile-other");
    fs::create_dir(&other).expect("a folder");
    fs::write(other.join("kernel.cpp"), "").expect("a file");
    if let Err(why) = chown(&other, Some(65534), Some(65534)) {
        println!("not tested with a folder of another user's: {why}");
        set_mode(&other, 0o777);
    }
    assert!(compiled(&place.run()));
    let mut left = place.left("tmp");
    left.sort();
    assert_eq!(
        left,
        ["fpdsl-compile-file", "fpdsl-compile-link", "fpdsl-compile-other"]
    );
    assert!(other.join("kernel.cpp").exists());
}

#[test]
fn a_run_leaves_the_folder_of_another_that_still_works() {
    let Some(place) = Place::new() else { return };
    fs::write(place.path("wait"), "").expect("a file");
    let slow = place.start("022");
    let start = Instant::now();
    while !place.path("places").exists() {
        assert!(
            start.elapsed() < Duration::from_secs(60),
            "the compiler is not called"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
    let working = place.left("tmp");
    assert_eq!(working.len(), 1);
    // Another compiler, which does not wait.
    let quick = Place {
        compiler: "g++".into(),
        above: tempfile::tempdir_in(place.above.path()).expect("a folder"),
    };
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["child", "--exact", "--nocapture"]).envs([
        (CHILD, "1"),
        ("FPDSL_LOG", "1"),
        ("CXX", "g++"),
    ]);
    command
        .env("TMPDIR", place.path("tmp"))
        .env("FPDSL_CACHE_DIR", quick.path("cache"));
    assert!(compiled(&text(&command.output().expect("a child"))));
    assert_eq!(place.left("tmp"), working);
    fs::remove_file(place.path("wait")).expect("the file");
    assert!(compiled(&text(&slow.wait_with_output().expect("a child"))));
    assert_eq!(place.left("tmp"), [""; 0]);
}

#[test]
fn the_compiler_works_where_nobody_can_exchange_its_files() {
    let Some(place) = Place::new() else { return };
    set_mode(&place.path("tmp"), 0o777);
    assert!(compiled(&place.run()));
    let places = fs::read_to_string(place.path("places")).expect("where the compiler worked");
    assert!(
        places.starts_with(&format!("{}/", place.path("home").display())),
        "{places}"
    );
    // A sticky one is as good as one's own, and where nothing is, there is an error that says what to do.
    fs::remove_dir_all(place.path("cache")).expect("the cache");
    set_mode(&place.path("tmp"), 0o1777);
    assert!(compiled(&place.run()));
    let places = fs::read_to_string(place.path("places")).expect("where the compiler worked");
    assert!(
        places
            .lines()
            .nth(1)
            .is_some_and(|line| line.contains("/tmp/fpdsl-compile-")),
        "{places}"
    );
    fs::remove_dir_all(place.path("cache")).expect("the cache");
    for unsafe_place in ["tmp", "home"] {
        set_mode(&place.path(unsafe_place), 0o777);
    }
    let printed = place.run();
    assert!(
        printed.contains("error: ") && printed.contains("point TMPDIR at a folder of your own"),
        "{printed}"
    );
}
