//! Code under construction.

use super::Label;
use super::branch::Fixup;

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

    /// No code yet, after data, and the label of the data.
    pub fn behind(data: Vec<u8>) -> (Self, Label) {
        let mut assembler = Assembler::new();
        let start = assembler.here();
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
    /// If a label that is used was never bound.
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
            self.int3();
        }
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.code.push(byte);
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.code.extend_from_slice(bytes);
    }
}
