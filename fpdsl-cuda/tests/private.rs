//! Only what the user alone can have written is taken from the kernel cache.
#![cfg(all(unix, feature = "driver"))]

use std::fs::{self, File, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::{Path, PathBuf};

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::cache::{Folder, Key};

const CUBIN: &[u8] = &[1, 2, 3];

/// The user and group that are nobody's.
const NOBODY: u32 = 65534;

fn key(source: &str) -> Key {
    Key::new((12, 9), source, "f", Arch::new(9, 0))
}

/// A folder with an entry, and the entry's path.
fn filled() -> (tempfile::TempDir, Folder, PathBuf) {
    let above = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::new(above.path().join("cache"), 1 << 20);
    folder.write(&key("x"), CUBIN);
    assert_eq!(folder.read(&key("x")).as_deref(), Some(CUBIN));
    let entry = fs::read_dir(folder.path())
        .expect("the folder")
        .next()
        .expect("an entry");
    let entry = entry.expect("an entry").path();
    (above, folder, entry)
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("a mode");
}

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).expect("a file").mode() & 0o7777
}

fn names(folder: &Path) -> usize {
    fs::read_dir(folder).expect("a folder").count()
}

/// Gives a file to another user. Only root can; anybody else is told that this was not tested.
fn give_away(path: &Path) -> bool {
    let given = chown(path, Some(NOBODY), Some(NOBODY));
    if let Err(why) = &given {
        println!("not tested with a file of another user's: {why}");
    }
    given.is_ok()
}

/// The folder is neither read nor written.
fn is_left_alone(folder: &Folder) {
    let before = names(folder.path());
    assert_eq!(folder.read(&key("x")), None);
    folder.write(&key("y"), CUBIN);
    folder.remove(&key("x"));
    assert_eq!(folder.read(&key("y")), None);
    assert_eq!(names(folder.path()), before);
}

#[test]
fn what_is_made_is_the_users_alone() {
    let (above, folder, entry) = filled();
    assert_eq!((mode(folder.path()), mode(&entry)), (0o700, 0o600));
    let deep = Folder::new(above.path().join("a/b/c"), 1 << 20);
    deep.write(&key("x"), CUBIN);
    for made in ["a", "a/b", "a/b/c"] {
        assert_eq!(mode(&above.path().join(made)), 0o700, "{made}");
    }
}

#[test]
fn a_folder_that_others_may_write_to_is_left_alone() {
    for others in [0o777, 0o775, 0o770, 0o757, 0o1777, 0o720, 0o702] {
        let (_above, folder, _) = filled();
        set_mode(folder.path(), others);
        is_left_alone(&folder);
        // Reading is nobody's harm.
        for only_read in [0o700, 0o755, 0o750] {
            set_mode(folder.path(), only_read);
            assert_eq!(
                folder.read(&key("x")).as_deref(),
                Some(CUBIN),
                "{others:o} {only_read:o}"
            );
        }
    }
}

#[test]
fn a_folder_of_another_users_is_left_alone() {
    let (_above, folder, _) = filled();
    if give_away(folder.path()) {
        is_left_alone(&folder);
    }
}

#[test]
fn a_link_to_a_folder_is_left_alone() {
    let (above, folder, _) = filled();
    let link = above.path().join("link");
    symlink(folder.path(), &link).expect("a link");
    is_left_alone(&Folder::new(link, 1 << 20));
}

/// Each change makes an entry one that is not used, although its bytes are right.
#[test]
fn an_entry_that_others_can_have_written_is_made_again() {
    type Change = fn(&Path) -> bool;
    let elsewhere = |entry: &Path| {
        entry
            .parent()
            .and_then(Path::parent)
            .expect("a folder above")
            .join("elsewhere")
    };
    let changes: [(&str, Change); 6] = [
        ("all may write", |entry| {
            set_mode(entry, 0o666);
            true
        }),
        ("the group may write", |entry| {
            set_mode(entry, 0o620);
            true
        }),
        ("another's", give_away),
        ("another's, and nobody may write", |entry| {
            set_mode(entry, 0o400);
            give_away(entry)
        }),
        ("a link", |entry| {
            let other = entry.with_extension("other");
            fs::rename(entry, &other)
                .and_then(|()| symlink(other, entry))
                .expect("a link");
            true
        }),
        ("two names", |entry| {
            fs::hard_link(
                entry,
                entry
                    .parent()
                    .and_then(Path::parent)
                    .expect("a folder")
                    .join("elsewhere"),
            )
            .expect("a link");
            true
        }),
    ];
    for (what, change) in changes {
        let (_above, folder, entry) = filled();
        let bytes = fs::read(&entry).expect("the entry");
        if !change(&entry) {
            continue;
        }
        assert_eq!(fs::read(&entry).expect("the same bytes"), bytes, "{what}");
        assert_eq!(folder.read(&key("x")), None, "{what}");
        assert!(fs::symlink_metadata(&entry).is_err(), "{what}: it is removed");
        folder.write(&key("x"), CUBIN);
        assert_eq!(folder.read(&key("x")).as_deref(), Some(CUBIN), "{what}");
        assert_eq!(mode(&entry), 0o600, "{what}");
        if what == "two names" {
            assert_eq!(fs::read(elsewhere(&entry)).expect("the other name"), bytes);
        }
    }
}

/// Who may write to the folder above can exchange the folder, but not for one that is used.
#[test]
fn a_folder_above_that_others_may_write_to_does_no_harm() {
    let (above, folder, entry) = filled();
    set_mode(above.path(), 0o777);
    assert_eq!(folder.read(&key("x")).as_deref(), Some(CUBIN));
    let theirs = above.path().join("theirs");
    fs::create_dir(&theirs).expect("a folder");
    fs::copy(&entry, theirs.join(entry.file_name().expect("a name"))).expect("a copy");
    fs::rename(folder.path(), above.path().join("away")).expect("another name");
    fs::rename(&theirs, folder.path()).expect("another name");
    if give_away(folder.path()) {
        is_left_alone(&folder);
    }
}

/// A checker that looked a path up twice would be shown one thing and read another.
#[test]
fn a_folder_that_is_exchanged_all_the_while_gives_nothing_but_the_users() {
    let (above, folder, entry) = filled();
    let (theirs, away) = (above.path().join("theirs"), above.path().join("away"));
    fs::create_dir(&theirs).expect("a folder");
    // An entry with other bytes that are right in all but whose they are.
    let other = Folder::new(above.path().join("other"), 1 << 20);
    other.write(&key("x"), &[9, 9, 9]);
    let name = entry.file_name().expect("a name");
    fs::rename(other.path().join(name), theirs.join(name)).expect("another name");
    set_mode(&theirs.join(name), 0o666);
    set_mode(&theirs, 0o777);
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(std::sync::atomic::Ordering::Relaxed) {
                let _ = fs::rename(folder.path(), &away);
                let _ = fs::rename(&theirs, folder.path());
                let _ = fs::rename(folder.path(), &theirs);
                let _ = fs::rename(&away, folder.path());
            }
        });
        for _ in 0..20_000 {
            if let Some(found) = folder.read(&key("x")) {
                assert_eq!(found, CUBIN);
            }
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
    });
    // Nothing of theirs was touched.
    assert!(File::open(theirs.join(name)).is_ok());
}
