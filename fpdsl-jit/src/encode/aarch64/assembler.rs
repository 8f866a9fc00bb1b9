//! Code under construction.

use super::branch::{Fixup, Label};

/// Code under construction: data that the code reads, instructions, labels.
#[derive(Default)]
pub struct Assembler {
    pub(super) code: Vec<u8>,
    /// Where labels are.
    pub(super) labels: Vec<Option<usize>>,
    pub(super) fixups: Vec<Fixup>,
}

/// Code that is done. It may lie wherever its data may.
pub struct Code {
    /// The data, and the instructions after it.
    pub bytes: Vec<u8>,
    labels: Vec<Option<usize>>,
}

impl Code {
    /// Where a label is.
    ///
    /// # Panics
    ///
    /// If it was never bound.
    pub fn place(&self, label: Label) -> usize {
        self.labels[label.0 as usize].expect("the label is bound")
    }
}

impl Assembler {
    /// No code yet.
    pub fn new() -> Self {
        Assembler::default()
    }

    /// No code yet, after data, and the label of the data. Instructions lie at multiples of four bytes.
    pub fn behind(mut data: Vec<u8>) -> (Self, Label) {
        let mut assembler = Assembler::new();
        let start = assembler.here();
        data.resize(data.len().next_multiple_of(4), 0);
        assembler.code = data;
        (assembler, start)
    }

    /// How many bytes there are.
    pub fn len(&self) -> usize {
        self.code.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.code.is_empty()
    }

    /// Resolves all labels.
    ///
    /// # Panics
    ///
    /// If a label that is used was never bound, or lies farther away than an instruction reaches.
    pub fn finish(mut self) -> Code {
        self.resolve();
        Code {
            bytes: self.code,
            labels: self.labels,
        }
    }

    /// Instructions that nobody runs, up to a multiple of `align`.
    pub fn align(&mut self, align: usize) {
        while !self.len().is_multiple_of(align) {
            self.udf();
        }
    }

    /// An instruction that is none.
    pub fn udf(&mut self) {
        self.word(0);
    }

    pub(super) fn word(&mut self, word: u32) {
        self.code.extend_from_slice(&word.to_le_bytes());
    }

    /// An instruction with registers in the usual places.
    pub(super) fn three(&mut self, word: u32, d: u8, n: u8, m: u8) {
        self.word(word | register(m) << 16 | register(n) << 5 | register(d));
    }

    pub(super) fn two(&mut self, word: u32, d: u8, n: u8) {
        self.three(word, d, n, 0);
    }
}

/// The number of a register.
pub(super) fn register(n: u8) -> u32 {
    debug_assert!(n < 32, "register {n}");
    u32::from(n)
}
