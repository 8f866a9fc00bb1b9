//! The names of entries, and their bytes.

use sha2::{Digest, Sha256};

#[cfg(feature = "driver")]
use crate::{arch::Arch, nvrtc::Nvrtc};

/// The first bytes of every entry; the number changes with the format.
const MAGIC: &[u8; 16] = b"fpdsl cubin 1\r\n\0";

const DIGEST: usize = 32;

/// The bytes before the cubin: magic, key, checksum.
const HEADER: usize = MAGIC.len() + 2 * DIGEST;

/// The hash of all that an entry depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    digest: [u8; DIGEST],
    extension: &'static str,
}

impl Key {
    /// The key of a kernel compiled by an NVRTC of this version.
    #[cfg(feature = "driver")]
    pub fn new(version: (u32, u32), source: &str, name: &str, arch: Arch) -> Key {
        let mut parts = vec![
            env!("CARGO_PKG_VERSION").to_owned(),
            format!("{version:?}"),
            // NVRTC takes it for the source file's name, which is in the cubin.
            name.to_owned(),
            source.to_owned(),
        ];
        parts.extend(Nvrtc::options(arch));
        Key::of(CUBIN, &parts)
    }

    /// The key of a library that this compiler makes of a text.
    #[cfg(feature = "on-cpu")]
    pub(crate) fn library(compiler: &[String], text: &str) -> Key {
        let mut parts = vec![env!("CARGO_PKG_VERSION").to_owned(), text.to_owned()];
        parts.extend_from_slice(compiler);
        Key::of(LIBRARY, &parts)
    }

    /// The hash of a list, in which no two lists of texts run together.
    fn of(extension: &'static str, parts: &[String]) -> Key {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Key {
            digest: hash.finalize().into(),
            extension,
        }
    }

    /// The file's name.
    pub(crate) fn file_name(&self) -> String {
        let digits: String = self.digest.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{digits}.{}", self.extension)
    }
}

/// The extension of a cubin's file name.
const CUBIN: &str = "cubin";

/// The extension of the file name of a library for the CPU.
const LIBRARY: &str = "library";

/// Returns true if a file is named as entries are. No other that is whole is ever removed: the folder may be one of the user's.
pub(crate) fn is_file_name(name: &str) -> bool {
    name.split_once('.').is_some_and(|(digits, extension)| {
        [CUBIN, LIBRARY].contains(&extension)
            && digits.len() == 2 * DIGEST
            && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

/// The bytes of an entry.
pub(crate) fn encode(key: &Key, cubin: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + cubin.len());
    bytes.extend(MAGIC);
    bytes.extend(key.digest);
    bytes.extend(checksum(key, cubin));
    bytes.extend(cubin);
    bytes
}

/// The cubin of an entry that is whole and is this key's.
pub(crate) fn decode<'a>(key: &Key, bytes: &'a [u8]) -> Option<&'a [u8]> {
    let (magic, rest) = bytes.split_at_checked(MAGIC.len())?;
    let (name, rest) = rest.split_at_checked(DIGEST)?;
    let (sum, cubin) = rest.split_at_checked(DIGEST)?;
    (magic == MAGIC && name == key.digest && sum == checksum(key, cubin)).then_some(cubin)
}

fn checksum(key: &Key, cubin: &[u8]) -> [u8; DIGEST] {
    let mut hash = Sha256::new();
    hash.update(MAGIC);
    hash.update(key.digest);
    hash.update((cubin.len() as u64).to_le_bytes());
    hash.update(cubin);
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> Key {
        Key::of(CUBIN, &[text.to_owned()])
    }

    fn cubin() -> Vec<u8> {
        (0..600u32).map(|i| ((i * i) >> 3) as u8).collect()
    }

    #[test]
    fn what_was_written_is_read() {
        let entry = encode(&key("a"), &cubin());
        assert_eq!(decode(&key("a"), &entry), Some(&cubin()[..]));
        assert_eq!(decode(&key("a"), &encode(&key("a"), &[])), Some(&[][..]));
    }

    #[test]
    fn an_entry_of_another_kernel_is_refused() {
        assert_eq!(decode(&key("b"), &encode(&key("a"), &cubin())), None);
    }

    #[test]
    fn every_damaged_bit_is_found() {
        let entry = encode(&key("a"), &cubin());
        for position in 0..entry.len() {
            for bit in 0..8 {
                let mut damaged = entry.clone();
                damaged[position] ^= 1 << bit;
                assert_eq!(decode(&key("a"), &damaged), None, "byte {position}, bit {bit}");
            }
        }
    }

    #[test]
    fn every_length_but_the_right_one_is_refused() {
        let entry = encode(&key("a"), &cubin());
        for length in 0..entry.len() {
            assert_eq!(decode(&key("a"), &entry[..length]), None, "{length} bytes");
        }
        let longer = [&entry[..], &[0]].concat();
        assert_eq!(decode(&key("a"), &longer), None);
    }

    #[test]
    fn lists_do_not_run_together() {
        let list = |parts: &[&str]| {
            Key::of(
                CUBIN,
                &parts.iter().map(|&part| part.to_owned()).collect::<Vec<_>>(),
            )
        };
        assert_ne!(list(&["ab", "c"]), list(&["a", "bc"]));
        assert_ne!(list(&["ab"]), list(&["ab", ""]));
    }
}
