//! Programs that are odd in one way each, and what rustc says of them: nothing that their authors have not written or imported.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// To accept new messages after reading them: `TRYBUILD=overwrite cargo test --test odd programs`. With `FPDSL_LARGE=1` these are
/// all programs that there are, which takes some minutes.
#[test]
fn programs() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/odd/*.rs");
    if std::env::var_os("FPDSL_LARGE").is_some() {
        cases.compile_fail("tests/ui/odd/more/*.rs");
    } else {
        println!("odd: without tests/ui/odd/more, which FPDSL_LARGE=1 compiles as well");
    }
}

/// Words that only this project's own source uses.
const OURS: [&str; 16] = [
    "__fp",
    "__private",
    "__B",
    "__Link",
    "__A",
    "__T",
    "ValueOf",
    "Traced",
    "Backend",
    "trace::",
    "typed::",
    "On<",
    "fpdsl_runtime",
    "fpdsl_macros",
    "Methods",
    "State<",
];

/// The messages that may use such a word, and why.
const EXCEPTIONS: [(&str, &str); 6] = [
    (
        "found in the `fpdsl_runtime` crate",
        "rustc says which crate implements a trait, and the package is among the dependencies that Cargo shows",
    ),
    (
        "Lift>::On<",
        "an associated type of `fpdsl::backend::Lift`, which is documented: what a struct that does not derive `Copy` lacks",
    ),
    (
        "device::arg::replaced::private::Sealed",
        "the seal of `Replace`, which rustc names beside the trait that it seals: nobody else may implement that",
    ),
    (
        "device::call::places::<impl Call<F, A>>::",
        "rustc names the module of a method that is not in the file of its type",
    ),
    (
        "SliceInABody<",
        "the type of a slice within a body, in a program that tries to keep one beyond it",
    ),
    (
        "generic parameter",
        "rustc lists the parameters of the function that a body calls where a call has too many arguments between `::<` and \
         `>`; the first is the backend's, and rustc has no attribute that would hide it",
    ),
];

#[test]
fn messages_name_what_users_have() {
    let mut wrong = String::new();
    let mut files = 0;
    for folder in ["tests/ui/odd", "tests/ui/odd/more", "tests/ui/fail"] {
        for file in messages(Path::new(folder)) {
            files += 1;
            let text = fs::read_to_string(&file).expect("a file that was listed");
            for line in said(&text).filter(|line| is_ours(line)) {
                writeln!(wrong, "{}: {}", file.display(), line.trim()).expect("a string takes text");
            }
        }
    }
    println!("odd: {files} messages looked at");
    assert!(
        files > 500,
        "only {files} messages: are the folders where they were?"
    );
    assert!(
        wrong.is_empty(),
        "messages name what only this project's source does:\n{wrong}"
    );
}

#[test]
fn the_exceptions_are_needed() {
    let folders = ["tests/ui/odd", "tests/ui/odd/more", "tests/ui/fail"];
    let texts: Vec<String> = folders
        .iter()
        .flat_map(|folder| messages(Path::new(folder)))
        .map(|file| fs::read_to_string(file).expect("a file that was listed"))
        .collect();
    for (exception, reason) in EXCEPTIONS {
        let used = texts
            .iter()
            .any(|text| said(text).any(|line| line.contains(exception)));
        assert!(
            used,
            "no message has `{exception}` any more ({reason}): drop the exception"
        );
    }
}

#[test]
fn a_message_that_names_ours_is_found() {
    let text = "error[E0599]: no method named `__fp_len` found\n --> tests/ui/odd/a.rs:6:7\n  |\n6 |     t.len()\n  |       ^^^ method\n";
    assert_eq!(said(text).filter(|line| is_ours(line)).count(), 1);
    let text = "note: required by a bound in `g`\n --> fpdsl-runtime/src/ops/mod.rs\n  |\n  | pub fn cast<B: Backend>\n  |                ^^^^^^^ required\n";
    assert_eq!(said(text).filter(|line| is_ours(line)).count(), 0);
    let text =
        " --> fpdsl-runtime/src/a.rs\n  |\n  | fn a\n  = note: the trait `State<Types>` is not implemented\n";
    assert_eq!(said(text).filter(|line| is_ours(line)).count(), 1);
}

fn is_ours(line: &str) -> bool {
    OURS.iter().any(|name| line.contains(name))
        && !EXCEPTIONS.iter().any(|(exception, _)| line.contains(exception))
}

/// The lines that rustc words. Where it shows the source of a library, that stands in a frame below its path.
fn said(text: &str) -> impl Iterator<Item = &str> {
    let mut library = false;
    text.lines().filter(move |line| {
        let start = line.trim_start();
        let place = ["--> ", "::: "].iter().find_map(|mark| start.strip_prefix(mark));
        if let Some(place) = place {
            library = !place.starts_with("tests/ui/");
            return false;
        }
        let framed = start.starts_with('|') || start.starts_with("...");
        library &= framed || start.is_empty();
        !library
    })
}

fn messages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of this repository");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "stderr"))
        .collect();
    files.sort();
    files
}
