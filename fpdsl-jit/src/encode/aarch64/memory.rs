//! Loads, stores and the registers of modes and flags.

use super::Assembler;
use super::assembler::register;

/// What an instruction reads or writes in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// A byte, and zeros above it.
    U8,
    /// Two bytes, and zeros above them.
    U16,
    /// A byte, and its sign up to 32 bits. Loads alone.
    I8,
    /// Two bytes, and their sign up to 32 bits. Loads alone.
    I16,
    /// Four bytes of a general register.
    W,
    /// Eight bytes of a general register.
    X,
    /// Two bytes of a vector.
    H,
    /// Four bytes of a vector.
    S,
    /// Eight bytes of a vector.
    D,
    /// A whole vector.
    Q,
}

impl Access {
    /// How many bytes.
    pub const fn bytes(self) -> u32 {
        match self {
            Access::U8 | Access::I8 => 1,
            Access::U16 | Access::I16 | Access::H => 2,
            Access::W | Access::S => 4,
            Access::X | Access::D => 8,
            Access::Q => 16,
        }
    }

    /// The fields `size`, `V` and `opc` of a load, and `opc` of a store.
    fn fields(self) -> (u32, [u32; 2]) {
        let (size, v, load, store) = match self {
            Access::U8 => (0, 0, 1, 0),
            Access::U16 => (1, 0, 1, 0),
            Access::I8 => (0, 0, 3, 0),
            Access::I16 => (1, 0, 3, 0),
            Access::W => (2, 0, 1, 0),
            Access::X => (3, 0, 1, 0),
            Access::H => (1, 1, 1, 0),
            Access::S => (2, 1, 1, 0),
            Access::D => (3, 1, 1, 0),
            Access::Q => (0, 1, 3, 2),
        };
        (size << 30 | v << 26, [load << 22, store << 22])
    }
}

/// Where. `n` may be the stack's register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// Bytes after a register, as [`reaches`] allows.
    Base {
        /// The register.
        n: u8,
        /// Bytes after it.
        disp: i32,
    },
    /// A register and another, times the bytes of the access if `shifted`.
    Index {
        /// The register.
        n: u8,
        /// The other.
        m: u8,
        /// Whether it counts accesses, and not bytes.
        shifted: bool,
    },
}

/// Returns true if instructions hold the distance: a multiple of the access's bytes below 4096 times that, or from -256 to 255.
pub const fn reaches(access: Access, disp: i32) -> bool {
    is_scaled(access, disp) || -256 <= disp && disp < 256
}

const fn is_scaled(access: Access, disp: i32) -> bool {
    let bytes = access.bytes() as i32;
    0 <= disp && disp < 4096 * bytes && disp % bytes == 0
}

/// A register of modes or flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Modes of floats.
    Fpcr,
    /// Flags of floats.
    Fpsr,
}

impl Assembler {
    /// Loads.
    ///
    /// # Panics
    ///
    /// If the distance is too long.
    pub fn load(&mut self, access: Access, t: u8, from: Address) {
        let (fields, [load, _]) = access.fields();
        self.access(fields | load, access, t, from);
    }

    /// Stores; what a load would extend by its sign is stored like the other.
    ///
    /// # Panics
    ///
    /// If the distance is too long.
    pub fn store(&mut self, access: Access, t: u8, to: Address) {
        let (fields, [_, store]) = access.fields();
        self.access(fields | store, access, t, to);
    }

    fn access(&mut self, fields: u32, access: Access, t: u8, address: Address) {
        match address {
            Address::Base { n, disp } if is_scaled(access, disp) => {
                let scaled = disp as u32 / access.bytes();
                self.two(0x3900_0000 | fields | scaled << 10, t, n);
            }
            Address::Base { n, disp } => {
                assert!(reaches(access, disp), "{disp} bytes are too far");
                self.two(0x3800_0000 | fields | (disp as u32 & 0x1FF) << 12, t, n);
            }
            Address::Index { n, m, shifted } => {
                self.three(0x3820_6800 | fields | u32::from(shifted) << 12, t, n, m);
            }
        }
    }

    /// Stores two general registers, `disp` bytes after `n`, which becomes that address. It may be the stack's.
    ///
    /// # Panics
    ///
    /// If the distance is too long.
    pub fn stp_pre(&mut self, t1: u8, t2: u8, n: u8, disp: i32) {
        self.pair(0xA980_0000, [t1, t2, n], disp);
    }

    /// Loads two general registers from `n`, which grows by `disp`. It may be the stack's.
    ///
    /// # Panics
    ///
    /// If the distance is too long.
    pub fn ldp_post(&mut self, t1: u8, t2: u8, n: u8, disp: i32) {
        self.pair(0xA8C0_0000, [t1, t2, n], disp);
    }

    fn pair(&mut self, word: u32, [t1, t2, n]: [u8; 3], disp: i32) {
        assert!(
            disp % 8 == 0 && (-512..512).contains(&disp),
            "{disp} bytes are too far"
        );
        let scaled = (disp / 8) as u32 & 0x7F;
        self.two(word | scaled << 15 | register(t2) << 10, t1, n);
    }

    /// Reads modes or flags.
    pub fn mrs(&mut self, t: u8, status: Status) {
        self.word(0xD520_0000 | status.field() | register(t));
    }

    /// Sets modes or flags.
    pub fn msr(&mut self, status: Status, t: u8) {
        self.word(0xD500_0000 | status.field() | register(t));
    }
}

impl Status {
    /// `op0` to `op2`.
    fn field(self) -> u32 {
        match self {
            Status::Fpcr => 0x001B_4400,
            Status::Fpsr => 0x001B_4420,
        }
    }
}
