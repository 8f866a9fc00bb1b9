//! The folder of entries: reading, writing, and keeping it within its size.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::{Duration, SystemTime};

use fpdsl_runtime::log::log;

use super::entry::{Key, decode, encode, is_file_name};
use crate::private::{Listed, Place, unique};

/// The beginning of the names of unfinished files.
const UNFINISHED: &str = "fpdsl-unfinished-";

/// After this long nobody is at work on one any more.
const ABANDONED: Duration = Duration::from_secs(3600);

/// How old the time of an entry's last use may be before a new use is noted.
const USE_NOTED: Duration = Duration::from_secs(3600);

/// A folder of cubins, shared by any number of processes.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    room: u64,
    warned: Once,
}

impl Folder {
    /// A folder, made when the first entry is written, that is kept below `room` bytes.
    pub fn new(path: PathBuf, room: u64) -> Folder {
        Folder {
            path,
            room,
            warned: Once::new(),
        }
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the cubin under a key, if there is one that only the user can have written. Removes an entry that is not used.
    pub fn read(&self, key: &Key) -> Option<Vec<u8>> {
        let place = self.log_refusal(Place::open(&self.path))?;
        let name = key.file_name();
        let read = place.read(&name, self.room, USE_NOTED);
        let whole = read.and_then(|bytes| {
            let decoded = decode(key, &bytes).map(<[u8]>::to_vec);
            decoded.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "it is damaged"))
        });
        if whole
            .as_ref()
            .is_err_and(|error| error.kind() != io::ErrorKind::NotFound)
        {
            // If that fails, the entry that is about to be written takes its place.
            let _ = place.remove(&name);
        }
        self.log_refusal(whole)
    }

    /// The value; if there is none for another reason than that nothing is there, the log says it.
    fn log_refusal<T>(&self, result: io::Result<T>) -> Option<T> {
        if let Err(why) = &result
            && why.kind() != io::ErrorKind::NotFound
        {
            log(|| format!("an entry of {} is not used: {why}", self.path.display()));
        }
        result.ok()
    }

    /// Keeps a cubin. The first failure prints a warning: without a cache everything works, only slower.
    pub fn write(&self, key: &Key, cubin: &[u8]) {
        if let Err(error) = self.try_write(key, cubin) {
            self.warned.call_once(|| {
                eprintln!(
                    "fpdsl: compiled kernels are not kept, {}: {error}; point FPDSL_CACHE_DIR at a folder of your own that can be written, or set it to nothing to go without",
                    self.path.display()
                );
            });
        }
    }

    /// Forgets a cubin.
    pub fn remove(&self, key: &Key) {
        if let Ok(place) = Place::open(&self.path) {
            // It may be gone already.
            let _ = place.remove(&key.file_name());
        }
    }

    fn try_write(&self, key: &Key, cubin: &[u8]) -> io::Result<()> {
        let bytes = encode(key, cubin);
        if bytes.len() as u64 > self.room {
            return Ok(());
        }
        // Somebody may remove the folder between any two steps: then once more from the start.
        let mut attempt = self.put(key, &bytes);
        if attempt
            .as_ref()
            .is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
        {
            attempt = self.put(key, &bytes);
        }
        self.tidy(&attempt?, key);
        Ok(())
    }

    /// Writes beside the entry's name, then renames: a reader sees a whole entry or none. The checksum finds entries that a failing
    /// machine has left incomplete.
    fn put(&self, key: &Key, bytes: &[u8]) -> io::Result<Place> {
        let place = Place::make(&self.path)?;
        let unfinished = format!("{UNFINISHED}{}", unique());
        let mut file = place.create(&unfinished)?;
        let written = file.write_all(bytes);
        drop(file);
        let placed = written.and_then(|()| place.rename(&unfinished, &key.file_name()));
        if placed.is_err() {
            let _ = place.remove(&unfinished);
        }
        placed.map(|()| place)
    }

    /// Removes files that crashed processes left, and then the least recently used entries until the rest fits, but never the
    /// one just written.
    fn tidy(&self, place: &Place, newest: &Key) {
        let mut entries = Vec::new();
        let mut total = 0;
        for Listed {
            name,
            bytes,
            modified,
        } in place.list().unwrap_or_default()
        {
            if name.starts_with(UNFINISHED) && is_older(modified, ABANDONED) {
                let _ = place.remove(&name);
            } else if is_file_name(&name) {
                total += bytes;
                entries.push((modified, bytes, name));
            }
        }
        entries.sort();
        let newest = newest.file_name();
        for (_, bytes, name) in entries {
            if total <= self.room {
                break;
            }
            if name != newest && place.remove(&name).is_ok() {
                total -= bytes;
            }
        }
    }
}

fn is_older(time: SystemTime, age: Duration) -> bool {
    // A time in the future, from a clock that was set back, is not old.
    time.elapsed().is_ok_and(|elapsed| elapsed > age)
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};

    use super::*;
    use crate::arch::Arch;

    fn key(source: &str) -> Key {
        Key::new((12, 9), source, "f", Arch::new(9, 0))
    }

    fn folder(room: u64) -> (tempfile::TempDir, Folder) {
        let place = tempfile::tempdir().expect("a temporary folder");
        let folder = Folder::new(place.path().join("a/b"), room);
        (place, folder)
    }

    fn files(folder: &Folder) -> usize {
        fs::read_dir(folder.path()).map_or(0, Iterator::count)
    }

    #[test]
    fn entries_stay_and_are_forgotten_on_request() {
        let (_place, folder) = folder(1 << 20);
        assert_eq!(folder.read(&key("x")), None);
        folder.write(&key("x"), &[1, 2, 3]);
        folder.write(&key("y"), &[4]);
        assert_eq!(folder.read(&key("x")), Some(vec![1, 2, 3]));
        folder.remove(&key("x"));
        folder.remove(&key("x"));
        assert_eq!(
            (folder.read(&key("x")), folder.read(&key("y"))),
            (None, Some(vec![4]))
        );
    }

    #[test]
    fn a_damaged_entry_is_removed_and_written_again() {
        let (_place, folder) = folder(1 << 20);
        folder.write(&key("x"), &[1, 2, 3]);
        let file = folder.path().join(key("x").file_name());
        for damaged in [&b""[..], b"MZ", &[0; 4096]] {
            fs::write(&file, damaged).expect("a file");
            assert_eq!(folder.read(&key("x")), None);
            assert!(!file.exists());
            folder.write(&key("x"), &[1, 2, 3]);
            assert_eq!(folder.read(&key("x")), Some(vec![1, 2, 3]));
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_or_too_large_a_one_is_not_read() {
        let (_place, folder) = folder(1 << 20);
        folder.write(&key("x"), &[1, 2, 3]);
        let path = folder.path().join(key("x").file_name());
        let replace: [fn(&Path); 4] = [
            |path| {
                let made = std::process::Command::new("mkfifo").arg(path).status();
                assert!(made.expect("mkfifo").success());
            },
            |path| std::os::unix::fs::symlink("/dev/zero", path).expect("a link"),
            // Of the folder, which has no such entry.
            |path| std::os::unix::fs::symlink("nothing", path).expect("a link"),
            |path| {
                File::create(path)
                    .and_then(|file| file.set_len(1 << 40))
                    .expect("a file with a hole");
            },
        ];
        for make in replace {
            fs::remove_file(&path).expect("the entry");
            make(&path);
            assert_eq!(folder.read(&key("x")), None);
            folder.write(&key("x"), &[1, 2, 3]);
            assert_eq!(folder.read(&key("x")), Some(vec![1, 2, 3]));
        }
    }

    #[test]
    fn no_entry_with_a_damaged_byte_is_loaded() {
        let (_place, folder) = folder(1 << 20);
        folder.write(&key("x"), &[7; 50]);
        let file = folder.path().join(key("x").file_name());
        let whole = fs::read(&file).expect("the entry");
        for position in 0..whole.len() {
            for value in [whole[position] ^ 1, whole[position].wrapping_add(128), b'\n'] {
                let mut damaged = whole.clone();
                damaged[position] = value;
                fs::write(&file, &damaged).expect("a file");
                let read = folder.read(&key("x"));
                assert_eq!(read.is_some(), damaged == whole, "byte {position} is {value}");
                assert_eq!(file.exists(), damaged == whole);
            }
        }
    }

    #[test]
    fn the_entries_used_longest_ago_go_first() {
        let (_place, folder) = folder(2800);
        for (age, name) in [(3, "a"), (1, "b"), (2, "c")] {
            folder.write(&key(name), &[0; 600]);
            let file = File::options()
                .append(true)
                .open(folder.path().join(key(name).file_name()));
            let time = SystemTime::now() - age * Duration::from_secs(86400);
            file.and_then(|file| file.set_modified(time)).expect("a time");
        }
        // A use makes the oldest the newest.
        assert!(folder.read(&key("a")).is_some());
        for name in ["d", "e"] {
            folder.write(&key(name), &[0; 600]);
        }
        let left: Vec<&str> = ["a", "b", "c", "d", "e"]
            .into_iter()
            .filter(|name| folder.read(&key(name)).is_some())
            .collect();
        assert_eq!(left, ["a", "b", "d", "e"]);
        // An entry larger than the whole room is not kept, and drives nothing out.
        folder.write(&key("large"), &[0; 2800]);
        assert_eq!((folder.read(&key("large")), files(&folder)), (None, 4));
    }

    #[test]
    fn only_entries_and_abandoned_files_are_touched() {
        let (_place, folder) = folder(1);
        fs::create_dir_all(folder.path()).expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let (old, new) = (format!("{UNFINISHED}old"), format!("{UNFINISHED}new"));
        let entry = key("y").file_name();
        let names = ["notes.txt", "my.cubin", "unfinished-notes", &old, &new, &entry];
        for name in names {
            fs::write(path(name), [0; 100]).expect("a file");
            let file = File::options().append(true).open(path(name)).expect("a file");
            let age = if name == new {
                Duration::ZERO
            } else {
                2 * ABANDONED
            };
            file.set_modified(SystemTime::now() - age).expect("a time");
        }
        folder.tidy(&Place::open(folder.path()).expect("the folder"), &key("x"));
        let left = names.map(|name| path(name).exists());
        assert_eq!(left, [true, true, true, false, true, false]);
    }

    #[test]
    fn a_place_that_cannot_be_written_is_no_error() {
        let place = tempfile::NamedTempFile::new().expect("a file");
        // A file where the folder should be.
        let folder = Folder::new(place.path().to_owned(), 1 << 20);
        folder.write(&key("x"), &[1]);
        folder.write(&key("y"), &[1]);
        assert_eq!(folder.read(&key("x")), None);
        assert!(folder.warned.is_completed());
    }

    #[test]
    fn filling_a_folder_that_is_deleted_all_the_while() {
        let (_place, folder) = folder(1 << 20);
        let done = std::sync::atomic::AtomicBool::new(false);
        std::thread::scope(|scope| {
            let writers: Vec<_> = (0..2)
                .map(|_| {
                    scope.spawn(|| {
                        for round in 0..200u32 {
                            let (name, value) = ((round % 7).to_string(), vec![round as u8 % 7; 500]);
                            folder.write(&key(&name), &value);
                            // Gone, or whole.
                            assert!(folder.read(&key(&name)).is_none_or(|found| found == value));
                        }
                    })
                })
                .collect();
            scope.spawn(|| {
                while !done.load(std::sync::atomic::Ordering::Relaxed) {
                    let _ = fs::remove_dir_all(folder.path());
                }
            });
            writers
                .into_iter()
                .for_each(|writer| writer.join().expect("no panic"));
            done.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        folder.write(&key("x"), &[1]);
        assert_eq!(folder.read(&key("x")), Some(vec![1]));
    }
}
