//! Code under construction.

use super::Label;
use super::branch::Fixup;
use super::pool::Pool;

/// Code under construction: instructions, labels, and a pool of constants that the code reads.
#[derive(Default)]
pub struct Assembler {
    pub(super) code: Vec<u8>,
    /// Where labels are.
    pub(super) labels: Vec<Option<usize>>,
    pub(super) fixups: Vec<Fixup>,
    pub(super) pool: Pool,
}

/// Code that is done. It may lie at any multiple of 64.
pub struct Code {
    /// The instructions, and the pool behind them.
    pub bytes: Vec<u8>,
    /// How many bytes are instructions.
    pub instructions: usize,
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

    /// How many bytes there are.
    pub fn len(&self) -> usize {
        self.code.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.code.is_empty()
    }

    /// Appends the pool and resolves all labels.
    ///
    /// # Panics
    ///
    /// If a label that is used was never bound.
    pub fn finish(mut self) -> Code {
        let instructions = self.len();
        self.place_pool();
        self.resolve();
        Code {
            bytes: self.code,
            instructions,
            labels: self.labels,
        }
    }

    /// Instructions that do nothing up to a multiple of `align`, a power of two up to 64.
    pub fn align(&mut self, align: usize) {
        let mut missing = self.len().next_multiple_of(align) - self.len();
        while missing > 0 {
            let n = missing.min(9);
            self.bytes(NOPS[n - 1]);
            missing -= n;
        }
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.code.push(byte);
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.code.extend_from_slice(bytes);
    }
}

/// The instructions that Intel's manual recommends for padding, by length.
const NOPS: [&[u8]; 9] = [
    &[0x90],
    &[0x66, 0x90],
    &[0x0F, 0x1F, 0x00],
    &[0x0F, 0x1F, 0x40, 0x00],
    &[0x0F, 0x1F, 0x44, 0x00, 0x00],
    &[0x66, 0x0F, 0x1F, 0x44, 0x00, 0x00],
    &[0x0F, 0x1F, 0x80, 0x00, 0x00, 0x00, 0x00],
    &[0x0F, 0x1F, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
    &[0x66, 0x0F, 0x1F, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
];
