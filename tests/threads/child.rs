//! Processes: this test once more as a process of its own, and forks of that.

use std::io::Read;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, Stdio};
use std::sync::Once;
use std::thread;
use std::time::{Duration, Instant};

use crate::{SUITE, report};

const MARK: &str = "FPDSL_THREADS_CHILD";

/// Longer than any of the processes takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs `body` in a process of its own, which is this test once more, with these environment variables; returns what the
/// process printed. None in that process itself.
pub fn run(name: &str, settings: &[(&str, &str)], body: fn()) -> Option<String> {
    if std::env::var_os(MARK).is_some() {
        // Once, also where the test goes through several settings: this process has those of one.
        static RUN: Once = Once::new();
        RUN.call_once(body);
        return None;
    }
    let mut process = Command::new(std::env::current_exe().expect("this test has a file"))
        .args(["--exact", name, "--nocapture"])
        .env_remove("RAYON_NUM_THREADS")
        .env_remove("FPDSL_LOG")
        .env_remove("RUST_MIN_STACK")
        .env(MARK, "1")
        .envs(settings.iter().copied())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("this test can start itself");
    let printed = [
        read(process.stdout.take().expect("it is piped")),
        read(process.stderr.take().expect("it is piped")),
    ];
    let start = Instant::now();
    let status = loop {
        match process.try_wait().expect("the process is ours") {
            Some(status) => break Some(status),
            None if start.elapsed() > PATIENCE => break None,
            None => thread::sleep(Duration::from_millis(5)),
        }
    };
    if status.is_none() {
        process.kill().expect("the process is ours");
        process.wait().expect("the process is ours");
    }
    let text: String = printed
        .map(|reader| reader.join().expect("reading does not panic"))
        .concat();
    match status {
        None => panic!(
            "with {settings:?}, nothing came in {} s:\n{text}",
            PATIENCE.as_secs()
        ),
        Some(status) => assert!(
            status.success() && text.contains("1 passed"),
            "with {settings:?}, {status}:\n{text}"
        ),
    }
    report::ran(SUITE, "host", 1);
    Some(text)
}

fn read(mut from: impl Read + Send + 'static) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // The bytes before an error say more than the error.
        let _ = from.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// Forks, runs `body` in the child, and waits for it: it must come to its end, in time.
pub fn fork(what: &str, body: impl FnOnce()) {
    // SAFETY: the child runs `body` and ends without a return into the test's frames.
    let child = unsafe { libc::fork() };
    assert!(child >= 0, "{what}: {}", std::io::Error::last_os_error());
    if child == 0 {
        // A child that waits forever ends with its parent.
        // SAFETY: takes a number.
        unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
        let done = catch_unwind(AssertUnwindSafe(body));
        // SAFETY: ends this process at once; what the parent registered for its own end is not run.
        unsafe { libc::_exit(i32::from(done.is_err())) };
    }
    let start = Instant::now();
    let mut status = 0;
    loop {
        // SAFETY: the child is ours, and `status` is a local.
        let ended = unsafe { libc::waitpid(child, &raw mut status, libc::WNOHANG) };
        assert!(ended >= 0, "{what}: {}", std::io::Error::last_os_error());
        if ended == child {
            break;
        }
        if start.elapsed() > PATIENCE / 3 {
            // SAFETY: the child is ours and not waited for yet.
            unsafe { libc::kill(child, libc::SIGKILL) };
            panic!("{what}: the child does not return");
        }
        thread::sleep(Duration::from_millis(2));
    }
    assert!(
        libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0,
        "{what}: the child ended with {status:#x}"
    );
}

/// Looks at the threads of this process, some times within a fiftieth of a second.
fn looks<R>(look: impl Fn() -> R) -> impl Iterator<Item = R> {
    (0..10).map(move |_| {
        std::thread::sleep(std::time::Duration::from_millis(2));
        look()
    })
}

/// The number of threads of this process. One that has done its work, as one that compiled, may still be there for a moment.
pub fn tasks() -> usize {
    let look = || {
        std::fs::read_dir("/proc/self/task")
            .expect("a process sees its threads")
            .count()
    };
    looks(look).min().expect("some looks")
}

/// How many of them are of fpdsl's own pool. Threads that have done their work may still be there for a moment, so that tests
/// that had other ones count these. A thread gives itself its name when it first runs.
pub fn tasks_of_the_pool() -> usize {
    let look = || {
        let names = std::fs::read_dir("/proc/self/task")
            .expect("a process sees its threads")
            .filter_map(|task| std::fs::read_to_string(task.ok()?.path().join("comm")).ok());
        names.filter(|name| name.starts_with("fpdsl ")).count()
    };
    looks(look).max().expect("some looks")
}
