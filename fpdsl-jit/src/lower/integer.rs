//! Integers in vectors.

use fpdsl_runtime::ir::{Comparison, Op};
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Val, bits_of, is_signed, size};
use crate::vcode::{Ins, Mem, V, Width};

/// The instruction for lanes of 64 bits or of 32.
fn pick(size: usize, wide: Ins, word: Ins) -> Ins {
    if size == 8 { wide } else { word }
}

impl Lower<'_, '_> {
    /// A vector of an operation on integers, if there are instructions for it. `types` are those of the operands.
    pub(super) fn integer(
        &mut self,
        op: Op,
        ty: ScalarType,
        types: &[ScalarType],
        x: &[V],
        vals: &[Val],
    ) -> Option<V> {
        let n = size(ty);
        let width = self.b.width(n);
        let result = match op {
            Op::Add(_) => self.b.op(pick(n, Ins::Vpaddq, Ins::Vpaddd), width, x),
            Op::Sub(_) => self.b.op(pick(n, Ins::Vpsubq, Ins::Vpsubd), width, x),
            Op::Mul(_) => self.product(n, x[0], x[1]),
            Op::MulAdd(_) => {
                let product = self.product(n, x[0], x[1]);
                self.b
                    .op(pick(n, Ins::Vpaddq, Ins::Vpaddd), width, &[product, x[2]])
            }
            Op::Neg => self.negated(n, x[0]),
            Op::Abs => {
                let zero = self.b.splat(0, n);
                let negative = self.raw_ints(Comparison::Gt, true, n, zero, x[0]);
                let minus = self.negated(n, x[0]);
                self.raw_blend(negative, minus, x[0], n)
            }
            Op::Min | Op::Max => return Some(self.extreme(op == Op::Max, is_signed(ty), n, x[0], x[1])),
            Op::Not => {
                let ones = self.b.splat(u64::MAX >> (64 - 8 * n), n);
                self.b.xor(width, x[0], ones)
            }
            Op::BitAnd => return Some(self.b.and(width, x[0], x[1])),
            Op::BitOr => return Some(self.b.or(width, x[0], x[1])),
            Op::BitXor => return Some(self.b.xor(width, x[0], x[1])),
            Op::Shl => self.shift(true, ty, x[0], &vals[1], x[1]),
            Op::Shr => return Some(self.shift(false, ty, x[0], &vals[1], x[1])),
            Op::MulHi if n == 4 => self.high_product(ty, x[0], x[1]),
            Op::CountOnes => return Some(self.counted(types[0], x[0])),
            Op::LeadingZeros => return Some(self.leading_zeros(types[0], x[0])),
            Op::ReverseBits => self.reversed(ty, x[0]),
            Op::Div(_) | Op::Rem => self.divided(op == Op::Rem, ty, x[0], x[1]),
            _ => return None,
        };
        Some(self.wrap(ty, result))
    }

    /// The least or the greatest of two.
    fn extreme(&mut self, greatest: bool, signed: bool, n: usize, x: V, y: V) -> V {
        if let Some(ins) = self.m.extreme(greatest, signed, n) {
            let width = self.b.width(n);
            return self.b.op(ins, width, &[x, y]);
        }
        let comparison = if greatest { Comparison::Gt } else { Comparison::Lt };
        let first = self.raw_ints(comparison, signed, n, x, y);
        self.raw_blend(first, x, y, n)
    }

    fn negated(&mut self, n: usize, x: V) -> V {
        let (width, zero) = (self.b.width(n), self.b.splat(0, n));
        self.b.op(pick(n, Ins::Vpsubq, Ins::Vpsubd), width, &[zero, x])
    }

    fn product(&mut self, n: usize, x: V, y: V) -> V {
        if n == 8 {
            return self.m.mul64(&mut self.b, x, y);
        }
        let width = self.b.width(4);
        self.b.op(Ins::Vpmulld, width, &[x, y])
    }

    fn shift(&mut self, left: bool, ty: ScalarType, x: V, count: &Val, counts: V) -> V {
        let (bits, n) = (bits_of(ty), size(ty));
        let width = self.b.width(n);
        if let Val::Const(c) = count {
            let by = c.bits as u32 % bits;
            let ins = match (left, is_signed(ty), n) {
                _ if by == 0 => return x,
                (false, true, 8) => return self.m.shift_signed(&mut self.b, x, by),
                (true, _, _) => pick(n, Ins::Vpsllq, Ins::Vpslld),
                (false, false, _) => pick(n, Ins::Vpsrlq, Ins::Vpsrld),
                (false, true, _) => Ins::Vpsrad,
            };
            return self.b.op_imm(ins, width, &[x], i64::from(by));
        }
        let (half, most) = (self.b.width(4), self.b.splat(u64::from(bits) - 1, 4));
        let mut by = self.b.and(half, counts, most);
        if n == 8 {
            by = self.b.op(Ins::Vpmovzxdq, width, &[by]);
        }
        let ins = match (left, is_signed(ty), n) {
            (false, true, 8) => return self.m.shift_signed_by(&mut self.b, x, by),
            (true, _, _) => pick(n, Ins::Vpsllvq, Ins::Vpsllvd),
            (false, false, _) => pick(n, Ins::Vpsrlvq, Ins::Vpsrlvd),
            (false, true, _) => Ins::Vpsravd,
        };
        self.b.op(ins, width, &[x, by])
    }

    /// The high half of a product, of up to 32 bits.
    fn high_product(&mut self, ty: ScalarType, x: V, y: V) -> V {
        let (bits, signed, width) = (bits_of(ty), is_signed(ty), self.b.width(4));
        if bits < 32 {
            // The product has at most 32 bits.
            let product = self.b.op(Ins::Vpmulld, width, &[x, y]);
            let ins = if signed { Ins::Vpsrad } else { Ins::Vpsrld };
            return self.b.op_imm(ins, width, &[product], i64::from(bits));
        }
        // The lanes of even number, and those of odd number moved there.
        let ins = if signed { Ins::Vpmuldq } else { Ins::Vpmuludq };
        let even = self.b.op(ins, width, &[x, y]);
        let even = self.b.op_imm(Ins::Vpsrlq, width, &[even], 32);
        let (x, y) = (
            self.b.op_imm(Ins::Vpsrlq, width, &[x], 32),
            self.b.op_imm(Ins::Vpsrlq, width, &[y], 32),
        );
        let odd = self.b.op(ins, width, &[x, y]);
        let high = self.b.splat(0xffff_ffff_0000_0000, 8);
        let odd = self.b.and(width, odd, high);
        self.b.or(width, even, odd)
    }

    /// Sixteen bytes in each sixteen of a vector, which has that many at least.
    fn sixteen(&mut self, width: Width, bytes: [u8; 16]) -> V {
        let all = u128::from_le_bytes(bytes);
        let words = [all as u64, (all >> 64) as u64];
        let place = self.b.pool.row(words.into_iter().cycle().take(8).collect(), 8);
        let width = if width == Width::D { Width::X } else { width };
        self.b.load(Ins::VmovapsLoad, width, Mem::Pool(place), &[])
    }

    /// Bytes of a table of sixteen, for each half of bytes.
    fn looked_up(&mut self, width: Width, table: [u8; 16], x: V) -> (V, V) {
        let table = self.sixteen(width, table);
        let nibble = self.b.splat(0x0f0f_0f0f_0f0f_0f0f, 8);
        let low = self.b.and(width, x, nibble);
        let high = self.b.op_imm(Ins::Vpsrld, width, &[x], 4);
        let high = self.b.and(width, high, nibble);
        (
            self.b.op(Ins::Vpshufb, width, &[table, low]),
            self.b.op(Ins::Vpshufb, width, &[table, high]),
        )
    }

    /// Ones in lanes of the type, as a `u32`.
    fn counted(&mut self, ty: ScalarType, x: V) -> V {
        let n = size(ty);
        let width = self.b.width(n);
        let x = self.unsigned(ty, x);
        let ones = std::array::from_fn(|i| (i as u8).count_ones() as u8);
        let (low, high) = self.looked_up(width, ones, x);
        let bytes = self.b.op(Ins::Vpaddb, width, &[low, high]);
        if n == 8 {
            let zero = self.b.splat(0, 8);
            let sums = self.b.op(Ins::Vpsadbw, width, &[bytes, zero]);
            return self.m.narrow(&mut self.b, sums);
        }
        // The sum of four bytes, in the highest.
        let every = self.b.splat(0x0101_0101, 4);
        let sums = self.b.op(Ins::Vpmulld, width, &[bytes, every]);
        self.b.op_imm(Ins::Vpsrld, width, &[sums], 24)
    }

    /// With zeros above the type's bits.
    fn unsigned(&mut self, ty: ScalarType, x: V) -> V {
        match bits_of(ty) {
            bits @ (8 | 16) => {
                let (width, mask) = (self.b.width(4), self.b.splat((1 << bits) - 1, 4));
                self.b.and(width, x, mask)
            }
            _ => x,
        }
    }

    /// All bits below the highest one are set, and the others counted.
    fn leading_zeros(&mut self, ty: ScalarType, x: V) -> V {
        let n = size(ty);
        let width = self.b.width(n);
        let mut x = self.unsigned(ty, x);
        let mut by = 1;
        while by < bits_of(ty) {
            let moved = self
                .b
                .op_imm(pick(n, Ins::Vpsrlq, Ins::Vpsrld), width, &[x], i64::from(by));
            x = self.b.or(width, x, moved);
            by *= 2;
        }
        let (half, all) = (self.b.width(4), self.b.splat(u64::from(bits_of(ty)), 4));
        let ones = self.counted(ty, x);
        self.b.op(Ins::Vpsubd, half, &[all, ones])
    }

    fn reversed(&mut self, ty: ScalarType, x: V) -> V {
        let n = size(ty);
        let width = self.b.width(n);
        let reversed: [u8; 16] = std::array::from_fn(|i| (i as u8).reverse_bits() >> 4);
        let (low, high) = self.looked_up(width, reversed, x);
        let low = self.b.op_imm(Ins::Vpslld, width, &[low], 4);
        let bytes = self.b.or(width, low, high);
        // The bytes of each lane in the opposite order.
        let order: [u8; 16] = std::array::from_fn(|i| (i - i % n + (n - 1 - i % n)) as u8);
        let order = self.sixteen(width, order);
        let all = self.b.op(Ins::Vpshufb, width, &[bytes, order]);
        match bits_of(ty) {
            bits @ (8 | 16) => self.b.op_imm(Ins::Vpsrld, width, &[all], 32 - i64::from(bits)),
            _ => all,
        }
    }
}
