//! The division of vectors into lanes.

/// The lanes of a vector: their number and size, in bytes (`B`) of 8 bits, halfwords (`H`), words (`S`) and doublewords (`D`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrangement {
    /// 8 of 8 bits.
    B8,
    /// 16 of 8 bits.
    B16,
    /// 4 of 16 bits.
    H4,
    /// 8 of 16 bits.
    H8,
    /// 2 of 32 bits.
    S2,
    /// 4 of 32 bits.
    S4,
    /// 2 of 64 bits.
    D2,
}

impl Arrangement {
    /// All of them.
    pub const ALL: [Arrangement; 7] = {
        use Arrangement::*;
        [B8, B16, H4, H8, S2, S4, D2]
    };

    /// True if the lanes fill a whole vector.
    pub(super) const fn is_whole(self) -> bool {
        matches!(
            self,
            Arrangement::B16 | Arrangement::H8 | Arrangement::S4 | Arrangement::D2
        )
    }

    /// The field `Q`.
    pub(super) fn q(self) -> u32 {
        u32::from(self.is_whole()) << 30
    }

    /// What a lane is.
    pub const fn element(self) -> Element {
        match self {
            Arrangement::B8 | Arrangement::B16 => Element::B,
            Arrangement::H4 | Arrangement::H8 => Element::H,
            Arrangement::S2 | Arrangement::S4 => Element::S,
            Arrangement::D2 => Element::D,
        }
    }

    /// The field `size` of integers.
    pub(super) fn size(self) -> u32 {
        (self.element() as u32) << 22
    }
}

/// One lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    /// 8 bits.
    B = 0,
    /// 16 bits.
    H = 1,
    /// 32 bits.
    S = 2,
    /// 64 bits.
    D = 3,
}

impl Element {
    /// Bits of a lane.
    pub const fn bits(self) -> u32 {
        8 << self as u32
    }

    /// The field `imm5`: the size, and the number of a lane.
    pub(super) fn lane(self, lane: u8) -> u32 {
        debug_assert!(u32::from(lane) < 128 / self.bits(), "lane {lane}");
        let size = self as u32;
        (1 << size | u32::from(lane) << (size + 1)) << 16
    }
}
