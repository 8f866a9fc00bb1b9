//! What the decoder says of bytes, and how operands are written.

use crate::encode::{Arrangement, Assembler, Element, Size};

/// Registers around the ends, and 16, from which a number needs a fifth bit.
pub const REGISTERS: [u8; 5] = [0, 7, 15, 16, 31];

pub const SIZES: [Size; 2] = [Size::W, Size::X];

pub const ELEMENTS: [Element; 4] = [Element::B, Element::H, Element::S, Element::D];

/// An instruction and what it must mean.
pub struct Case {
    pub text: String,
    pub word: u32,
}

/// Instructions that are to be compared.
#[derive(Default)]
pub struct Cases(pub Vec<Case>);

impl Cases {
    /// Adds a call of a method.
    pub fn add(&mut self, text: impl Into<String>, write: impl FnOnce(&mut Assembler)) {
        let text = text.into();
        let words = assembled(write);
        assert_eq!(words.len(), 1, "{text}");
        self.0.push(Case { text, word: words[0] });
    }

    /// Compares all with what the decoder reads.
    pub fn compare(&self) {
        assert!(!self.0.is_empty());
        let mut faults = Vec::new();
        for Case { text, word } in &self.0 {
            let read = decode(*word);
            if normal(&read) != normal(text) {
                faults.push(format!("{word:08x} for `{text}` is `{read}`"));
            }
        }
        let first = &faults[..faults.len().min(10)];
        assert!(
            faults.is_empty(),
            "{} faults:\n{}",
            faults.len(),
            first.join("\n")
        );
    }
}

/// The instructions of some calls.
pub fn assembled(write: impl FnOnce(&mut Assembler)) -> Vec<u32> {
    let mut assembler = Assembler::new();
    write(&mut assembler);
    words(&assembler.finish().bytes)
}

/// The instructions in bytes.
pub fn words(bytes: &[u8]) -> Vec<u32> {
    assert!(bytes.len().is_multiple_of(4));
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
    bytes.chunks(4).map(word).collect()
}

/// The text of an instruction at the address 0.
pub fn decode(word: u32) -> String {
    read(word).unwrap_or_else(|| panic!("{word:08x} is no instruction"))
}

/// The text of an instruction at the address 0, if it is one.
pub fn read(word: u32) -> Option<String> {
    if is_unallocated(word) {
        return None;
    }
    let opcode = disarm64::decoder::decode(word)?;
    let mut text = String::new();
    disarm64::format_insn::format_insn_pc(0, &mut text, &opcode).unwrap();
    Some(corrected(text))
}

/// True for words that disarm64 0.2.0 reads, though they are no instructions. LLVM reads none of them.
fn is_unallocated(word: u32) -> bool {
    // Its lanes have 8 bits.
    let cnt = word & 0xBF3F_FC00 == 0x0E20_5800 && word & 0x00C0_0000 != 0;
    // `ld1` and `st1` of one lane of 32 bits, with the upper bit of the field `size`.
    let lane = word & 0xBFBF_E800 == 0x0D00_8800;
    cnt || lane
}

/// The text without a fault of disarm64 0.2.0: the register of a lane of 64 bits has as many. LLVM and GNU's assembler agree.
fn corrected(text: String) -> String {
    match text.split_whitespace().next() {
        Some("ins") if text.contains(".d[") => text.replace(" w", " x"),
        _ => text,
    }
}

/// A text without spaces, and with all numbers in one notation.
pub fn normal(text: &str) -> String {
    let text = text.to_lowercase();
    let (mnemonic, operands) = text.trim().split_once([' ', '\t']).unwrap_or((text.trim(), ""));
    let mut normal = format!("{mnemonic} ");
    let mut rest = operands;
    while let Some(first) = rest.chars().next() {
        let in_word = normal.ends_with(|c: char| c.is_alphanumeric() || c == '.');
        let length = rest
            .find(|c: char| !c.is_alphanumeric() && !"#-.".contains(c))
            .unwrap_or(rest.len());
        match number(&rest[..length]) {
            Some(number) if !in_word => {
                normal += &number.to_string();
                rest = &rest[length..];
            }
            _ => {
                if !first.is_whitespace() {
                    normal.push(first);
                }
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    normal
}

/// A number, as 64 bits.
fn number(text: &str) -> Option<u64> {
    let digits = text.trim_start_matches('#');
    let (negative, digits) = match digits.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, digits),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative { value.wrapping_neg() } else { value })
}

/// How many bits a size has.
pub fn bits(size: Size) -> u32 {
    match size {
        Size::W => 32,
        Size::X => 64,
    }
}

/// How many lanes a vector of 16 bytes has.
pub fn lanes(element: Element) -> u8 {
    (128 / element.bits()) as u8
}

/// A general register; number 31 is zero.
pub fn r(size: Size, n: u8) -> String {
    let letter = if size == Size::W { 'w' } else { 'x' };
    match n {
        31 => format!("{letter}zr"),
        n => format!("{letter}{n}"),
    }
}

pub fn w(n: u8) -> String {
    r(Size::W, n)
}

pub fn x(n: u8) -> String {
    r(Size::X, n)
}

/// A general register; number 31 is `sp`.
pub fn sp(size: Size, n: u8) -> String {
    match (size, n) {
        (Size::W, 31) => "wsp".to_owned(),
        (Size::X, 31) => "sp".to_owned(),
        _ => r(size, n),
    }
}

/// The name of a lane's size.
pub fn letter(element: Element) -> &'static str {
    match element {
        Element::B => "b",
        Element::H => "h",
        Element::S => "s",
        Element::D => "d",
    }
}

/// A vector register.
pub fn v(n: u8, arrangement: Arrangement) -> String {
    let lanes = match arrangement {
        Arrangement::B8 => "8b",
        Arrangement::B16 => "16b",
        Arrangement::H4 => "4h",
        Arrangement::H8 => "8h",
        Arrangement::S2 => "2s",
        Arrangement::S4 => "4s",
        Arrangement::D2 => "2d",
    };
    format!("v{n}.{lanes}")
}

/// A lane of a vector register.
pub fn lane(n: u8, element: Element, lane: u8) -> String {
    format!("v{n}.{}[{lane}]", letter(element))
}

/// All pairs of registers.
pub fn pairs() -> impl Iterator<Item = [u8; 2]> {
    REGISTERS.into_iter().flat_map(|d| REGISTERS.map(|n| [d, n]))
}

/// All triples of registers.
pub fn triples() -> impl Iterator<Item = [u8; 3]> {
    pairs().flat_map(|[d, n]| REGISTERS.map(|m| [d, n, m]))
}

/// All quadruples of registers.
pub fn quadruples() -> impl Iterator<Item = [u8; 4]> {
    triples().flat_map(|[d, n, m]| REGISTERS.map(|a| [d, n, m, a]))
}
