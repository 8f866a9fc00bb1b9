//! A small object file: it names the functions of some code, and holds none.
//!
//! Of the sections only `.text` stands for memory. It has an address and no bytes, as in a file of debugging information alone.

use super::{Symbol, unwind};

const SYMTAB: u32 = 2;
const PROGBITS: u32 = 1;
const STRTAB: u32 = 3;
const NOBITS: u32 = 8;

/// `SHF_ALLOC | SHF_EXECINSTR`.
const CODE: u64 = 2 | 4;

const HEADER: usize = 64;
const SYMBOL: u64 = 24;

/// The number of `.text` among the sections.
const TEXT: u16 = 1;
const NAMES: u32 = 3;

/// A global function.
const FUNCTION: u8 = 1 << 4 | 2;

#[cfg(target_arch = "x86_64")]
const MACHINE: u16 = 62;
#[cfg(target_arch = "aarch64")]
const MACHINE: u16 = 183;

/// What one section is.
#[derive(Default)]
struct Section {
    name: &'static str,
    kind: u32,
    flags: u64,
    address: u64,
    contents: Vec<u8>,
    /// Without contents, the bytes of memory.
    bytes: u64,
    link: u32,
    info: u32,
    align: u64,
    entry: u64,
}

/// An object file of functions in `len` bytes at an address.
pub fn object(address: u64, len: usize, symbols: &[Symbol]) -> Vec<u8> {
    let mut names = vec![0];
    // The first symbol is none.
    let mut table = vec![0; SYMBOL as usize];
    for symbol in symbols {
        table.extend(name(&mut names, &symbol.name).to_le_bytes());
        table.extend([FUNCTION, 0]);
        table.extend(TEXT.to_le_bytes());
        table.extend((symbol.start as u64).to_le_bytes());
        table.extend((symbol.len as u64).to_le_bytes());
    }
    file([
        Section::default(),
        Section {
            name: ".text",
            kind: NOBITS,
            flags: CODE,
            address,
            bytes: len as u64,
            align: 64,
            ..Section::default()
        },
        Section {
            name: ".symtab",
            kind: SYMTAB,
            contents: table,
            link: NAMES,
            // The first global one.
            info: 1,
            align: 8,
            entry: SYMBOL,
            ..Section::default()
        },
        Section {
            name: ".strtab",
            kind: STRTAB,
            contents: names,
            align: 1,
            ..Section::default()
        },
        Section {
            name: ".debug_frame",
            kind: PROGBITS,
            contents: unwind::frames(address, symbols),
            align: 8,
            ..Section::default()
        },
        Section {
            name: ".shstrtab",
            kind: STRTAB,
            align: 1,
            ..Section::default()
        },
    ])
}

/// The file, whose last section is the names of all.
fn file<const N: usize>(mut sections: [Section; N]) -> Vec<u8> {
    let mut all = vec![0];
    let places = sections.each_ref().map(|section| match section.name {
        "" => 0,
        text => name(&mut all, text),
    });
    sections[N - 1].contents = all;
    let (mut contents, mut headers) = (Vec::new(), Vec::new());
    for (section, name) in sections.iter().zip(places) {
        let at = HEADER + contents.len();
        contents.extend(&section.contents);
        contents.resize(contents.len().next_multiple_of(8), 0);
        headers.extend(name.to_le_bytes());
        headers.extend(section.kind.to_le_bytes());
        let bytes = section.bytes.max(section.contents.len() as u64);
        for word in [section.flags, section.address, at as u64, bytes] {
            headers.extend(word.to_le_bytes());
        }
        headers.extend(section.link.to_le_bytes());
        headers.extend(section.info.to_le_bytes());
        headers.extend(section.align.to_le_bytes());
        headers.extend(section.entry.to_le_bytes());
    }
    let mut file = header(HEADER + contents.len(), N as u16);
    file.extend(contents);
    file.extend(headers);
    file
}

/// The first bytes: 64-bit, little-endian, relocatable.
fn header(sections: usize, count: u16) -> Vec<u8> {
    let mut header = b"\x7fELF\x02\x01\x01".to_vec();
    header.resize(16, 0);
    header.extend(1_u16.to_le_bytes());
    header.extend(MACHINE.to_le_bytes());
    header.extend(1_u32.to_le_bytes());
    // Neither an entry nor segments.
    for word in [0, 0, sections as u64] {
        header.extend(word.to_le_bytes());
    }
    header.extend(0_u32.to_le_bytes());
    for half in [HEADER as u16, 0, 0, 64, count, count - 1] {
        header.extend(half.to_le_bytes());
    }
    header
}

/// Appends a name, and returns its place.
fn name(names: &mut Vec<u8>, text: &str) -> u32 {
    let at = names.len() as u32;
    names.extend(text.as_bytes());
    names.push(0);
    at
}
