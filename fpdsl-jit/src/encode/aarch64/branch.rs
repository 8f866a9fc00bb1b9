//! Labels, branches and calls.

use super::Assembler;
use super::assembler::register;

/// A place in the code or the data, perhaps not yet known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label(pub(super) u32);

/// What a branch or a choice asks of the flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Equal.
    Eq = 0,
    /// Not equal; also unordered.
    Ne = 1,
    /// Higher or same, unsigned.
    Hs = 2,
    /// Lower, unsigned.
    Lo = 3,
    /// Negative.
    Mi = 4,
    /// Not negative.
    Pl = 5,
    /// Overflow; also unordered.
    Vs = 6,
    /// No overflow; also ordered.
    Vc = 7,
    /// Higher, unsigned.
    Hi = 8,
    /// Lower or same, unsigned.
    Ls = 9,
    /// Greater or equal, signed; of floats also ordered.
    Ge = 10,
    /// Less, signed; of floats also unordered.
    Lt = 11,
    /// Greater, signed; of floats also ordered.
    Gt = 12,
    /// Less or equal, signed; of floats also unordered.
    Le = 13,
}

impl Condition {
    /// All, by number.
    pub const ALL: [Condition; 14] = {
        use Condition::*;
        [Eq, Ne, Hs, Lo, Mi, Pl, Vs, Vc, Hi, Ls, Ge, Lt, Gt, Le]
    };

    /// The opposite.
    #[must_use]
    pub const fn not(self) -> Self {
        Self::ALL[self as usize ^ 1]
    }
}

/// Where an instruction has a distance, and how many bits of it.
#[derive(Clone, Copy)]
enum Field {
    /// 26 bits from bit 0, in words.
    Far,
    /// 19 bits from bit 5, in words.
    Near,
    /// 21 bits, the low two at bit 29 and the others at bit 5, in bytes.
    Bytes,
}

/// An instruction that waits for the distance to a label.
#[derive(Clone, Copy)]
pub(super) struct Fixup {
    at: usize,
    label: Label,
    field: Field,
}

impl Assembler {
    /// A label that is bound later.
    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() as u32 - 1)
    }

    /// Binds a label here.
    ///
    /// # Panics
    ///
    /// If it is bound.
    pub fn bind(&mut self, label: Label) {
        let here = self.len();
        let known = self.labels[label.0 as usize].replace(here);
        assert_eq!(known, None, "a label is bound once");
    }

    /// A label that is bound here.
    pub fn here(&mut self) -> Label {
        let label = self.label();
        self.bind(label);
        label
    }

    /// Jumps, over 128 MiB at most.
    pub fn b(&mut self, to: Label) {
        self.to(0x1400_0000, Field::Far, to);
    }

    /// Calls, over 128 MiB at most.
    pub fn bl(&mut self, to: Label) {
        self.to(0x9400_0000, Field::Far, to);
    }

    /// Jumps on a condition, over a mebibyte at most.
    pub fn b_if(&mut self, condition: Condition, to: Label) {
        self.to(0x5400_0000 | condition as u32, Field::Near, to);
    }

    /// The address of a label, a mebibyte away at most.
    pub fn adr(&mut self, d: u8, to: Label) {
        self.to(0x1000_0000 | register(d), Field::Bytes, to);
    }

    /// Calls what a register holds.
    pub fn blr(&mut self, n: u8) {
        self.two(0xD63F_0000, 0, n);
    }

    /// Returns to where `x30` says.
    pub fn ret(&mut self) {
        self.two(0xD65F_0000, 0, 30);
    }

    fn to(&mut self, word: u32, field: Field, label: Label) {
        self.fixups.push(Fixup {
            at: self.len(),
            label,
            field,
        });
        self.word(word);
    }

    /// Writes all distances.
    pub(super) fn resolve(&mut self) {
        for Fixup { at, label, field } in std::mem::take(&mut self.fixups) {
            let place = self.labels[label.0 as usize].expect("all labels are bound");
            let bytes = place as i64 - at as i64;
            let (distance, bits) = match field {
                Field::Far => (bytes >> 2, 26),
                Field::Near => (bytes >> 2, 19),
                Field::Bytes => (bytes, 21),
            };
            assert!(
                (-1 << (bits - 1)..1 << (bits - 1)).contains(&distance),
                "{bytes} bytes are too far for an instruction"
            );
            let distance = distance as u32 & ((1 << bits) - 1);
            let field = match field {
                Field::Far => distance,
                Field::Near => distance << 5,
                // Labels lie at multiples of four bytes, so its low two bits are zero.
                Field::Bytes => distance >> 2 << 5,
            };
            let word = &mut self.code[at..at + 4];
            for (byte, more) in word.iter_mut().zip(field.to_le_bytes()) {
                *byte |= more;
            }
        }
    }
}
