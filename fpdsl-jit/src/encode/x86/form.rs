//! The rows of the table: what the bytes of an instruction depend on.
//!
//! A row's name is the mnemonic of Intel's manual; what follows `_` tells forms with one mnemonic apart. If a row has both
//! encodings, the shorter VEX is used unless 512 bits, registers from 16, a mask, a rounding mode or a broadcast need EVEX.

pub use super::forms::*;

/// The prefix that is part of the opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prefix {
    /// None.
    None = 0,
    /// 66.
    P66 = 1,
    /// F3.
    PF3 = 2,
    /// F2.
    PF2 = 3,
}

/// The opcode map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Map {
    /// 0F.
    M0F = 1,
    /// 0F 38.
    M38 = 2,
    /// 0F 3A.
    M3A = 3,
    /// The first of binary16.
    M5 = 5,
    /// The second of binary16.
    M6 = 6,
}

/// The bit W.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum W {
    /// Zero.
    W0,
    /// One.
    W1,
    /// Ignored; zero is written.
    Ignored,
}

/// The width of the widest vector operand. Scalar forms and those without vectors take `X`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Width {
    /// 128 bits.
    X = 0,
    /// 256 bits.
    Y = 1,
    /// 512 bits.
    Z = 2,
}

impl Width {
    /// In bytes.
    pub const fn bytes(self) -> u32 {
        16 << self as u32
    }
}

/// Where an operand stands in the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// ModRM's register.
    Reg,
    /// The prefix.
    Vvvv,
    /// ModRM's register or memory.
    Rm,
    /// The upper half of an immediate byte.
    Is4,
    /// An immediate byte.
    Imm,
}

/// What an operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A vector of the form's width, halved so often, but no less than 128 bits.
    Part(u8),
    /// The low scalars of a vector register.
    Xmm,
    /// A mask.
    Mask,
    /// A general register of 32 bits.
    G32,
    /// A general register of 64 bits.
    G64,
    /// Memory alone.
    Memory,
    /// Memory whose index is a vector, as [`Kind::Part`].
    Gather(u8),
    /// An immediate.
    Imm,
}

/// Whether an operand may be memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InMemory {
    /// It may not.
    No,
    /// Under EVEX alone.
    Evex,
    /// It may.
    Yes,
}

/// An operand of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Where it stands.
    pub place: Place,
    /// What it is.
    pub kind: Kind,
    /// Whether it may be memory.
    pub memory: InMemory,
}

/// What a displacement of a byte counts under EVEX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scaling {
    /// The form's width, halved this often.
    Part(u8),
    /// This many bytes.
    Fixed(u8),
    /// `vmovddup`: 8 bytes of 128 bits, otherwise all.
    Duplicated,
}

/// Which rounding a form may embed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounds {
    /// None.
    No,
    /// It does not round, but raises exceptions.
    Sae,
    /// A mode.
    Mode,
}

/// Which masks a form takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Masks {
    /// None.
    No,
    /// Merging.
    Merging,
    /// Merging, or zeroing into a register.
    Zeroing,
    /// It must have one.
    Required,
}

/// What a form has under EVEX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evex {
    /// The bit W.
    pub w: W,
    /// What a displacement of a byte counts.
    pub scaling: Scaling,
    /// The bytes of an element that memory may broadcast; 0 if none.
    pub element: u8,
    /// The rounding.
    pub rounds: Rounds,
    /// The masks.
    pub masks: Masks,
}

/// A row.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The mnemonic, and what tells it from others with the same.
    pub name: &'static str,
    /// The prefix.
    pub prefix: Prefix,
    /// The map.
    pub map: Map,
    /// The opcode.
    pub opcode: u8,
    /// What stands for the register of ModRM, if it is not an operand.
    pub digit: u8,
    /// The operands in the order of the manual.
    pub slots: &'static [Slot],
    /// The bit W under VEX, if it has that.
    pub vex: Option<W>,
    /// What it has under EVEX.
    pub evex: Option<Evex>,
    /// The widths, a bit each.
    pub widths: u8,
    /// True if VEX has the bit L though there are no vectors.
    pub long: bool,
}

impl PartialEq for Form {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Form {}

impl std::hash::Hash for Form {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl Form {
    /// The mnemonic, in capitals.
    pub fn mnemonic(&self) -> &'static str {
        self.name.split('_').next().unwrap_or(self.name)
    }

    /// Returns true if it has this width.
    pub const fn has(&self, width: Width) -> bool {
        self.widths >> width as u8 & 1 != 0
    }

    const fn slots(mut self, slots: &'static [Slot]) -> Self {
        self.slots = slots;
        self
    }
}

/// How rows are written.
pub(super) mod write {
    use super::*;

    pub const X: u8 = 1;
    pub const Y: u8 = 2;
    pub const YZ: u8 = 6;
    pub const Z: u8 = 4;
    pub const XY: u8 = 3;
    pub const XYZ: u8 = 7;

    const fn slot(place: Place, kind: Kind) -> Slot {
        Slot {
            place,
            kind,
            memory: if matches!(place, Place::Rm) {
                InMemory::Yes
            } else {
                InMemory::No
            },
        }
    }

    /// ModRM's register.
    pub const fn r(kind: Kind) -> Slot {
        slot(Place::Reg, kind)
    }

    /// The prefix's register.
    pub const fn v(kind: Kind) -> Slot {
        slot(Place::Vvvv, kind)
    }

    /// ModRM's register or memory.
    pub const fn m(kind: Kind) -> Slot {
        slot(Place::Rm, kind)
    }

    /// A register, where memory would be another instruction.
    pub const fn only(kind: Kind) -> Slot {
        Slot {
            memory: InMemory::No,
            ..m(kind)
        }
    }

    /// A register, or memory under EVEX.
    pub const fn new(kind: Kind) -> Slot {
        Slot {
            memory: InMemory::Evex,
            ..m(kind)
        }
    }

    pub const IMM: Slot = slot(Place::Imm, Kind::Imm);
    pub const IS4: Slot = slot(Place::Is4, V);

    pub const V: Kind = Kind::Part(0);
    pub const H: Kind = Kind::Part(1);
    pub const Q: Kind = Kind::Part(2);
    pub const E: Kind = Kind::Part(3);
    pub const S: Kind = Kind::Xmm;
    pub const K: Kind = Kind::Mask;
    pub const D: Kind = Kind::G32;
    pub const L: Kind = Kind::G64;
    pub const M: Kind = Kind::Memory;

    /// A form with neither encoding yet.
    pub const fn form(prefix: Prefix, map: Map, opcode: u8, slots: &'static [Slot]) -> Form {
        Form {
            name: "",
            prefix,
            map,
            opcode,
            digit: 0,
            slots,
            vex: None,
            evex: None,
            widths: XYZ,
            long: false,
        }
    }

    impl Form {
        pub(in super::super) const fn named(mut self, name: &'static str) -> Self {
            self.name = name;
            self
        }

        pub(in super::super) const fn vex(mut self, w: W) -> Self {
            self.vex = Some(w);
            self
        }

        /// EVEX with a displacement that counts so much, and without broadcasts.
        pub(in super::super) const fn evex(mut self, w: W, scaling: Scaling) -> Self {
            self.evex = Some(Evex {
                w,
                scaling,
                element: 0,
                rounds: Rounds::No,
                masks: Masks::Zeroing,
            });
            self
        }

        /// EVEX with elements of this many bytes, of which memory has vectors of the width, halved this often.
        pub(in super::super) const fn elements(mut self, w: W, element: u8, halved: u8) -> Self {
            self = self.evex(w, Scaling::Part(halved));
            if let Some(evex) = &mut self.evex {
                evex.element = element;
            }
            self
        }

        /// Without VEX.
        pub(in super::super) const fn without_vex(mut self) -> Self {
            self.vex = None;
            self
        }

        /// Without EVEX.
        pub(in super::super) const fn without_evex(mut self) -> Self {
            self.evex = None;
            self
        }

        pub(in super::super) const fn widths(mut self, widths: u8) -> Self {
            self.widths = widths;
            self
        }

        pub(in super::super) const fn with(self, slots: &'static [Slot]) -> Self {
            self.slots(slots)
        }

        pub(in super::super) const fn prefix(mut self, prefix: Prefix) -> Self {
            self.prefix = prefix;
            self
        }

        pub(in super::super) const fn digit(mut self, digit: u8) -> Self {
            self.digit = digit;
            self
        }

        pub(in super::super) const fn long(mut self) -> Self {
            self.long = true;
            self
        }

        const fn rounds(mut self, rounds: Rounds) -> Self {
            if let Some(evex) = &mut self.evex {
                evex.rounds = rounds;
            }
            self
        }

        /// With embedded rounding.
        pub(in super::super) const fn er(self) -> Self {
            self.rounds(Rounds::Mode)
        }

        pub(in super::super) const fn sae(self) -> Self {
            self.rounds(Rounds::Sae)
        }

        pub(in super::super) const fn masks(mut self, masks: Masks) -> Self {
            if let Some(evex) = &mut self.evex {
                evex.masks = masks;
            }
            self
        }
    }
}
