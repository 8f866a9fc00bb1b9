//! Constants, in memory before the code.

use fpdsl_runtime::ir::{Constant, Kind};
use fpdsl_runtime::{Rounding, format::Format, soft};
use rustc_hash::FxHashMap;

/// A constant as a lane or a general register holds it.
pub fn lane_bits(c: Constant) -> u64 {
    match c.ty.kind() {
        Kind::Float(Format::F16) => soft::convert(Format::F16, Format::F32, Rounding::TowardZero, c.bits),
        Kind::Float(Format::Bf16) => c.bits << 16,
        Kind::Signed(8) => u64::from(c.bits as i8 as u32),
        Kind::Signed(16) => u64::from(c.bits as i16 as u32),
        _ => c.bits,
    }
}

/// The constants of a compilation.
#[derive(Debug, Default)]
pub struct Pool {
    bytes: Vec<u8>,
    scalars: FxHashMap<(u64, usize), u32>,
    vectors: FxHashMap<(Vec<u64>, usize), u32>,
}

impl Pool {
    /// All of them, up to where code may begin.
    pub fn whole(mut self) -> Vec<u8> {
        self.bytes.resize(self.bytes.len().next_multiple_of(64), 0);
        self.bytes
    }

    /// The place of a scalar of `size` bytes.
    pub fn scalar(&mut self, bits: u64, size: usize) -> u32 {
        *self.scalars.entry((bits, size)).or_insert_with(|| {
            self.bytes.resize(self.bytes.len().next_multiple_of(size), 0);
            let at = self.bytes.len();
            self.bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
            at as u32
        })
    }

    /// The place of scalars of `size` bytes in a row.
    pub fn row(&mut self, values: Vec<u64>, size: usize) -> u32 {
        if let Some(&place) = self.vectors.get(&(values.clone(), size)) {
            return place;
        }
        self.bytes.resize(self.bytes.len().next_multiple_of(64), 0);
        let at = self.bytes.len() as u32;
        for value in &values {
            self.bytes.extend_from_slice(&value.to_le_bytes()[..size]);
        }
        self.vectors.insert((values, size), at);
        at
    }
}
