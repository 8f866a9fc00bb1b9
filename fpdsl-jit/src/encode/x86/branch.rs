//! Labels, branches and calls.

use super::{Assembler, Operand};

/// A place in the code or the pool, perhaps not yet known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label(pub(super) u32);

/// What a branch, `setcc` or `cmovcc` asks of the flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Overflow.
    Overflow = 0,
    /// No overflow.
    NoOverflow = 1,
    /// Below, unsigned; also carry, and unordered or less of `ucomisd`.
    Below = 2,
    /// Above or equal, unsigned; also no carry.
    AboveEqual = 3,
    /// Equal; also zero.
    Equal = 4,
    /// Not equal; also not zero.
    NotEqual = 5,
    /// Below or equal, unsigned.
    BelowEqual = 6,
    /// Above, unsigned.
    Above = 7,
    /// Negative.
    Sign = 8,
    /// Not negative.
    NoSign = 9,
    /// An even number of ones; also unordered.
    Parity = 10,
    /// An odd number of ones; also ordered.
    NoParity = 11,
    /// Less, signed.
    Less = 12,
    /// Greater or equal, signed.
    GreaterEqual = 13,
    /// Less or equal, signed.
    LessEqual = 14,
    /// Greater, signed.
    Greater = 15,
}

impl Condition {
    /// All, by number.
    pub const ALL: [Condition; 16] = {
        use Condition::*;
        [
            Overflow,
            NoOverflow,
            Below,
            AboveEqual,
            Equal,
            NotEqual,
            BelowEqual,
            Above,
            Sign,
            NoSign,
            Parity,
            NoParity,
            Less,
            GreaterEqual,
            LessEqual,
            Greater,
        ]
    };

    /// The opposite.
    #[must_use]
    pub const fn not(self) -> Self {
        Self::ALL[self as usize ^ 1]
    }
}

/// Four bytes that wait for the distance to a label.
#[derive(Clone, Copy)]
pub(super) struct Fixup {
    /// Where the bytes are.
    at: usize,
    label: Label,
    /// What is added to the distance between the end of the bytes and the label.
    addend: i32,
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

    /// Jumps. A jump back has the short form where that reaches; one forward has the long one, since its distance is not known.
    pub fn jmp(&mut self, to: Label) {
        self.branch(&[0xEB], &[0xE9], to);
    }

    /// Jumps on a condition.
    pub fn jcc(&mut self, condition: Condition, to: Label) {
        let code = condition as u8;
        self.branch(&[0x70 | code], &[0x0F, 0x80 | code], to);
    }

    /// Calls.
    pub fn call(&mut self, to: Label) {
        self.byte(0xE8);
        self.distance(to, 0, 0);
    }

    /// Calls what a register or memory holds.
    pub fn call_at(&mut self, target: impl Into<Operand>) {
        self.plain(false, &[0xFF], 2, &target.into(), 0);
    }

    /// Jumps to what a register or memory holds.
    pub fn jmp_at(&mut self, target: impl Into<Operand>) {
        self.plain(false, &[0xFF], 4, &target.into(), 0);
    }

    fn branch(&mut self, short: &[u8], long: &[u8], to: Label) {
        let end = self.len() as i64 + short.len() as i64 + 1;
        let known = self.labels[to.0 as usize].map(|place| i8::try_from(place as i64 - end));
        if let Some(Ok(distance)) = known {
            self.bytes(short);
            self.byte(distance as u8);
        } else {
            self.bytes(long);
            self.distance(to, 0, 0);
        }
    }

    /// Four bytes with the distance from the end of the instruction, which has `after` bytes more, to `disp` bytes after a label.
    pub(super) fn distance(&mut self, label: Label, disp: i32, after: u8) {
        self.fixups.push(Fixup {
            at: self.len(),
            label,
            addend: disp - i32::from(after),
        });
        self.bytes(&[0; 4]);
    }

    /// Writes all distances.
    pub(super) fn resolve(&mut self) {
        for fixup in std::mem::take(&mut self.fixups) {
            let place = self.labels[fixup.label.0 as usize].expect("all labels are bound");
            let distance = place as i64 - (fixup.at as i64 + 4) + i64::from(fixup.addend);
            let distance = i32::try_from(distance).expect("code has less than 2 GiB");
            self.code[fixup.at..fixup.at + 4].copy_from_slice(&distance.to_le_bytes());
        }
    }
}
