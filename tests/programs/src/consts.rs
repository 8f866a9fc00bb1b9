//! Constants that programs use, as a user's would.

/// Not a decimal with few digits.
pub const THIRD_F32: f32 = 1.0 / 3.0;
/// The same in double precision.
pub const THIRD_F64: f64 = 1.0 / 3.0;
/// An integer of no special form.
pub const PRIME_I32: i32 = 7919;
/// A small length.
pub const LEN: usize = 3;
/// A small table.
pub const TABLE_F32: [f32; 4] = [0.1, -2.5, 1e-42, 3.0e7];
/// Small indices.
pub const ORDER: [usize; 4] = [2, 0, 3, 1];
