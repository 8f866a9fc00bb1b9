//! Operands of instructions.

use super::Label;

/// A register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reg {
    /// A general register, 0 to 15: `rax`, `rcx`, `rdx`, `rbx`, `rsp`, `rbp`, `rsi`, `rdi`, `r8` to `r15`.
    Gpr(u8),
    /// A vector register, 0 to 31.
    Vec(u8),
    /// A mask, `k0` to `k7`.
    Mask(u8),
}

impl Reg {
    /// The number in its class.
    pub const fn number(self) -> u8 {
        match self {
            Reg::Gpr(n) | Reg::Vec(n) | Reg::Mask(n) => n,
        }
    }
}

/// `rsp`, whose number as a base announces a SIB byte and as an index means none.
pub const RSP: u8 = 4;

/// Where an address begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// At 0.
    None,
    /// In a general register.
    Gpr(u8),
    /// At a place in the code or the pool of constants.
    Label(Label),
}

/// What is added to a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Index {
    /// A general register, or a vector register in gathers and scatters.
    pub reg: Reg,
    /// 1, 2, 4 or 8.
    pub scale: u8,
}

/// An address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mem {
    /// The base.
    pub base: Base,
    /// The scaled index. An address at a label has none.
    pub index: Option<Index>,
    /// The displacement.
    pub disp: i32,
}

impl Mem {
    /// `[base + disp]`.
    pub const fn base(base: u8, disp: i32) -> Self {
        Mem {
            base: Base::Gpr(base),
            index: None,
            disp,
        }
    }

    /// `[base + index * scale + disp]`.
    pub const fn indexed(base: u8, index: Reg, scale: u8, disp: i32) -> Self {
        Mem {
            base: Base::Gpr(base),
            index: Some(Index { reg: index, scale }),
            disp,
        }
    }

    /// `[label]`.
    pub const fn label(label: Label) -> Self {
        Mem {
            base: Base::Label(label),
            index: None,
            disp: 0,
        }
    }
}

/// An immediate byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Imm(pub u8);

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A register.
    Reg(Reg),
    /// Memory.
    Mem(Mem),
    /// An immediate byte.
    Imm(u8),
}

impl From<Reg> for Operand {
    fn from(reg: Reg) -> Self {
        Operand::Reg(reg)
    }
}

impl From<Mem> for Operand {
    fn from(mem: Mem) -> Self {
        Operand::Mem(mem)
    }
}

impl From<Imm> for Operand {
    fn from(Imm(byte): Imm) -> Self {
        Operand::Imm(byte)
    }
}

/// An embedded rounding mode; it suppresses all exceptions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Round {
    /// To nearest, ties to even.
    Nearest,
    /// Toward negative infinity.
    Down,
    /// Toward positive infinity.
    Up,
    /// Toward zero.
    Zero,
    /// No mode, for instructions that do not round: exceptions are suppressed alone.
    Sae,
}

/// What EVEX adds to an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers {
    /// The mask, 1 to 7; 0 for none.
    pub mask: u8,
    /// Lanes that are not in the mask become zero instead of staying.
    pub zeroing: bool,
    /// The rounding mode, for register operands in 512 bits and for scalars.
    pub round: Option<Round>,
    /// The memory operand is one element, for all lanes.
    pub broadcast: bool,
}

impl Modifiers {
    /// None.
    pub const NONE: Modifiers = Modifiers {
        mask: 0,
        zeroing: false,
        round: None,
        broadcast: false,
    };

    /// `{k}`.
    pub const fn masked(mask: u8) -> Self {
        Modifiers { mask, ..Self::NONE }
    }

    /// `{k}{z}`.
    pub const fn zeroing(mask: u8) -> Self {
        Modifiers {
            mask,
            zeroing: true,
            ..Self::NONE
        }
    }

    /// `{ru-sae}` and its like.
    pub const fn rounding(round: Round) -> Self {
        Modifiers {
            round: Some(round),
            ..Self::NONE
        }
    }

    /// `{1toN}`.
    pub const BROADCAST: Modifiers = Modifiers {
        broadcast: true,
        ..Self::NONE
    };
}
