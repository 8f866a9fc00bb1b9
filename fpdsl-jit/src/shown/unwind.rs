//! The table by which a debugger finds the callers of compiled code, as DWARF has it (`.debug_frame`).
//!
//! All functions have a frame pointer: the first instruction saves that of the caller, the second sets it, and the last one before the
//! return restores it.

use super::Symbol;

/// What differs from one instruction set to another.
struct Frames {
    /// The number of the return address, the stack pointer and the frame pointer.
    link: u8,
    stack: u8,
    frame: u8,
    /// Bytes between the stack pointer and the frame's end where a function begins, and where it returns.
    outside: u8,
    /// Bytes of the first two instructions and of a return.
    saves: u8,
    sets: u8,
    returns: u8,
    /// Where the return address and the frame pointer are saved, in words before the frame's end.
    saved: &'static [(u8, u8)],
    /// Registers of the caller whose values are not found: they lie after an aligned stack pointer.
    lost: &'static [u8],
}

#[cfg(target_arch = "x86_64")]
const FRAMES: Frames = Frames {
    link: 16,
    stack: 7,
    frame: 6,
    outside: 8,
    saves: 1,
    sets: 3,
    returns: 1,
    saved: &[(6, 2)],
    lost: &[3, 12, 13, 14, 15],
};

#[cfg(target_arch = "aarch64")]
const FRAMES: Frames = Frames {
    link: 30,
    stack: 31,
    frame: 29,
    outside: 0,
    saves: 4,
    sets: 4,
    returns: 4,
    saved: &[(29, 2), (30, 1)],
    lost: &[
        19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 72, 73, 74, 75, 76, 77, 78, 79,
    ],
};

/// Bytes of the two saved words.
const SAVED: u8 = 16;

const NOP: u8 = 0;
const ADVANCE_4: u8 = 0x04;
const UNDEFINED: u8 = 0x07;
const REMEMBER: u8 = 0x0A;
const RESTORE_STATE: u8 = 0x0B;
const DEF_CFA: u8 = 0x0C;
const DEF_CFA_REGISTER: u8 = 0x0D;
const DEF_CFA_OFFSET: u8 = 0x0E;
const ADVANCE: u8 = 0x40;
const OFFSET: u8 = 0x80;
const RESTORE: u8 = 0xC0;

/// The frames of functions of code at an address.
pub fn frames(address: u64, symbols: &[Symbol]) -> Vec<u8> {
    let f = &FRAMES;
    // A version without augmentation, code in bytes, data in words downwards.
    let mut common = vec![1, 0, 1, 0x78, f.link, DEF_CFA, f.stack, f.outside];
    if f.outside > 0 {
        common.extend([OFFSET | f.link, 1]);
    }
    for &register in f.lost {
        common.extend([UNDEFINED, register]);
    }
    let mut all = Vec::new();
    entry(&mut all, u32::MAX, &common);
    for symbol in symbols {
        let mut own = Vec::new();
        own.extend((address + symbol.start as u64).to_le_bytes());
        own.extend((symbol.len as u64).to_le_bytes());
        own.extend([ADVANCE | f.saves, DEF_CFA_OFFSET, SAVED]);
        for &(register, words) in f.saved {
            own.extend([OFFSET | register, words]);
        }
        own.extend([ADVANCE | f.sets, DEF_CFA_REGISTER, f.frame]);
        let mut at = symbol.start + usize::from(f.saves + f.sets);
        for &end in &symbol.returns {
            let last = end - usize::from(f.returns);
            own.push(ADVANCE_4);
            own.extend(((last - at) as u32).to_le_bytes());
            own.extend([REMEMBER, DEF_CFA, f.stack, f.outside]);
            own.extend(f.saved.iter().map(|&(register, _)| RESTORE | register));
            own.extend([ADVANCE | f.returns, RESTORE_STATE]);
            at = end;
        }
        entry(&mut all, 0, &own);
    }
    all
}

/// Appends an entry: its length, what it is, and the rest, at a multiple of eight bytes.
fn entry(all: &mut Vec<u8>, id: u32, contents: &[u8]) {
    let bytes = (8 + contents.len()).next_multiple_of(8) - 4;
    all.extend((bytes as u32).to_le_bytes());
    all.extend(id.to_le_bytes());
    all.extend(contents);
    all.resize(all.len() + bytes - 4 - contents.len(), NOP);
}
