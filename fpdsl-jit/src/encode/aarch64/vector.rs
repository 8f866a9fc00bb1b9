//! Vector instructions with forms of their own.

use super::{Arrangement, Assembler, Element, Size, Three};

impl Assembler {
    /// Floats twice as wide, from the lower half: to `D2` or `S4`.
    pub fn fcvtl(&mut self, to: Arrangement, d: u8, n: u8) {
        self.two(0x0E21_7800 | Self::float_width(to), d, n);
    }

    /// Floats half as wide, in the lower half: from `D2` or `S4`.
    pub fn fcvtn(&mut self, from: Arrangement, d: u8, n: u8) {
        self.two(0x0E21_6800 | Self::float_width(from), d, n);
    }

    fn float_width(wide: Arrangement) -> u32 {
        debug_assert!(matches!(wide, Arrangement::S4 | Arrangement::D2), "{wide:?}");
        u32::from(wide == Arrangement::D2) << 22
    }

    /// The low halves of lanes, in the lower half: from `D2`, `S4` or `H8`.
    pub fn xtn(&mut self, from: Arrangement, d: u8, n: u8) {
        self.two(0x0E21_2800 | Self::half_of(from), d, n);
    }

    /// The field `size` of lanes half as wide.
    fn half_of(wide: Arrangement) -> u32 {
        debug_assert!(wide.is_whole() && wide != Arrangement::B16, "{wide:?}");
        wide.size() - (1 << 22)
    }

    /// Integers twice as wide, from the lower half, with zeros: to `D2`, `S4` or `H8`.
    pub fn uxtl(&mut self, to: Arrangement, d: u8, n: u8) {
        self.two(0x2F00_A400 | to.element().bits() << 15, d, n);
    }

    /// The same with the sign.
    pub fn sxtl(&mut self, to: Arrangement, d: u8, n: u8) {
        self.two(0x0F00_A400 | to.element().bits() << 15, d, n);
    }

    /// Products twice as wide, of the lower halves, unsigned: to `D2`, `S4` or `H8`.
    pub fn umull(&mut self, to: Arrangement, d: u8, n: u8, m: u8) {
        self.three(0x2E20_C000 | Self::half_of(to), d, n, m);
    }

    /// The same, signed.
    pub fn smull_vector(&mut self, to: Arrangement, d: u8, n: u8, m: u8) {
        self.three(0x0E20_C000 | Self::half_of(to), d, n, m);
    }

    /// Shifts to the left.
    pub fn shl(&mut self, lanes: Arrangement, d: u8, n: u8, by: u8) {
        let bits = lanes.element().bits();
        debug_assert!(u32::from(by) < bits, "a shift by {by}");
        self.two(0x0F00_5400 | lanes.q() | (bits + u32::from(by)) << 16, d, n);
    }

    /// Shifts to the right by one bit at least, filling with zeros.
    pub fn ushr(&mut self, lanes: Arrangement, d: u8, n: u8, by: u8) {
        self.shift_right(0x2F00_0400, lanes, [d, n], by);
    }

    /// The same, filling with the sign.
    pub fn sshr(&mut self, lanes: Arrangement, d: u8, n: u8, by: u8) {
        self.shift_right(0x0F00_0400, lanes, [d, n], by);
    }

    fn shift_right(&mut self, word: u32, lanes: Arrangement, [d, n]: [u8; 2], by: u8) {
        let bits = lanes.element().bits();
        debug_assert!((1..=bits).contains(&u32::from(by)), "a shift by {by}");
        self.two(word | lanes.q() | (2 * bits - u32::from(by)) << 16, d, n);
    }

    /// Sixteen bytes of `m` above `n`, from a byte on.
    pub fn ext(&mut self, d: u8, n: u8, m: u8, from: u8) {
        debug_assert!(from < 16, "byte {from}");
        self.three(0x6E00_0000 | u32::from(from) << 11, d, n, m);
    }

    /// For each byte of `m` that of `n` which it numbers; zero beyond 15.
    pub fn tbl(&mut self, d: u8, n: u8, m: u8) {
        self.three(0x4E00_0000, d, n, m);
    }

    /// A lane in all lanes.
    pub fn dup_lane(&mut self, lanes: Arrangement, d: u8, n: u8, lane: u8) {
        self.two(0x0E00_0400 | lanes.q() | lanes.element().lane(lane), d, n);
    }

    /// A general register in one lane.
    pub fn ins_general(&mut self, element: Element, d: u8, lane: u8, n: u8) {
        self.two(0x4E00_1C00 | element.lane(lane), d, n);
    }

    /// A lane in a general register, with zeros above it.
    pub fn umov(&mut self, element: Element, d: u8, n: u8, lane: u8) {
        let q = u32::from(element == Element::D) << 30;
        self.two(0x0E00_3C00 | q | element.lane(lane), d, n);
    }

    /// The sum of all lanes, of 8 bits.
    pub fn addv(&mut self, lanes: Arrangement, d: u8, n: u8) {
        debug_assert!(lanes.element() == Element::B, "{lanes:?}");
        self.two(0x0E31_B800 | lanes.q(), d, n);
    }

    /// Copies a vector.
    pub fn mov_vector(&mut self, d: u8, n: u8) {
        self.vector3(Three::Orr, Arrangement::B16, d, n, n);
    }

    /// The lowest lane in a general register.
    pub fn fmov_to_general(&mut self, size: Size, d: u8, n: u8) {
        let word = match size {
            Size::W => 0x1E26_0000,
            Size::X => 0x9E66_0000,
        };
        self.two(word, d, n);
    }

    /// A general register in the lowest lane, and zeros.
    pub fn fmov_from_general(&mut self, size: Size, d: u8, n: u8) {
        let word = match size {
            Size::W => 0x1E27_0000,
            Size::X => 0x9E67_0000,
        };
        self.two(word, d, n);
    }

    /// Compares the lowest lanes, quietly.
    pub fn fcmp(&mut self, doubles: bool, n: u8, m: u8) {
        self.three(0x1E20_2000 | u32::from(doubles) << 22, 0, n, m);
    }

    /// Loads one lane from where `n` says, which may be the stack's register.
    pub fn load_lane(&mut self, element: Element, t: u8, lane: u8, n: u8) {
        self.two(0x0D40_0000 | Self::one_lane(element, lane), t, n);
    }

    /// Stores one lane.
    pub fn store_lane(&mut self, element: Element, t: u8, lane: u8, n: u8) {
        self.two(0x0D00_0000 | Self::one_lane(element, lane), t, n);
    }

    /// The fields `Q`, `opcode`, `S` and `size`, of which all but the opcode hold the lane's number from the top.
    fn one_lane(element: Element, lane: u8) -> u32 {
        debug_assert!(u32::from(lane) < 128 / element.bits(), "lane {lane}");
        let (opcode, size) = match element {
            Element::B => (0, 0),
            Element::H => (2, 0),
            Element::S => (4, 0),
            Element::D => (4, 1),
        };
        // In units of bytes: one bit of `Q`, one of `S`, two of `size`.
        let number = u32::from(lane) << element as u32;
        (number >> 3) << 30 | opcode << 13 | (number >> 2 & 1) << 12 | ((number & 3) | size) << 10
    }
}
