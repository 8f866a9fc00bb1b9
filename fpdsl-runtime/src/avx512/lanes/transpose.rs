//! Sixteen vectors of sixteen lanes as the rows of a square, and its columns.
//!
//! In registers, a shuffle for each of the vectors at each of the steps, where memory would take a load and a store for each
//! lane. Both are functions of their own, which all bodies share.

use core::arch::x86_64::*;

use super::{F32, F64};
use crate::lanes::LANES;

/// Of `$x` and `$y` the even quarters, of 128 bits each, or the odd ones.
macro_rules! quarters {
    (even $shuffle:ident($x:expr, $y:expr)) => {
        $shuffle::<0b10_00_10_00>($x, $y)
    };
    (odd $shuffle:ident($x:expr, $y:expr)) => {
        $shuffle::<0b11_01_11_01>($x, $y)
    };
}

/// Sixteen rows of f32.
#[target_feature(enable = "avx512f")]
#[inline(never)]
pub(super) fn transpose_ps(rows: &[F32; LANES]) -> [F32; LANES] {
    let mut columns = *rows;
    for k in 0..4 {
        // Pairs of rows, then fours: element `4 q + k` of rows 0 to 3, 4 to 7 and so on, in quarter `q`.
        let fours = |row: usize| {
            let [r0, r1, r2, r3] = [rows[row].0, rows[row + 1].0, rows[row + 2].0, rows[row + 3].0];
            let (low, high) = match k {
                0 | 1 => (_mm512_unpacklo_ps(r0, r1), _mm512_unpacklo_ps(r2, r3)),
                _ => (_mm512_unpackhi_ps(r0, r1), _mm512_unpackhi_ps(r2, r3)),
            };
            let (low, high) = (_mm512_castps_pd(low), _mm512_castps_pd(high));
            _mm512_castpd_ps(match k {
                0 | 2 => _mm512_unpacklo_pd(low, high),
                _ => _mm512_unpackhi_pd(low, high),
            })
        };
        let (a, b, c, d) = (fours(0), fours(4), fours(8), fours(12));
        // The quarters themselves are a square of four.
        let (x, y) = (
            quarters!(even _mm512_shuffle_f32x4(a, b)),
            quarters!(even _mm512_shuffle_f32x4(c, d)),
        );
        columns[k].0 = quarters!(even _mm512_shuffle_f32x4(x, y));
        columns[8 + k].0 = quarters!(odd _mm512_shuffle_f32x4(x, y));
        let (x, y) = (
            quarters!(odd _mm512_shuffle_f32x4(a, b)),
            quarters!(odd _mm512_shuffle_f32x4(c, d)),
        );
        columns[4 + k].0 = quarters!(even _mm512_shuffle_f32x4(x, y));
        columns[12 + k].0 = quarters!(odd _mm512_shuffle_f32x4(x, y));
    }
    columns
}

/// Sixteen rows of f64, each in two registers.
#[target_feature(enable = "avx512f")]
#[inline(never)]
pub(super) fn transpose_pd(rows: &[F64; LANES]) -> [F64; LANES] {
    let mut columns = *rows;
    // Four squares of eight.
    for (down, right) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let row = |k: usize| rows[8 * down + k].0[right];
        for odd in [0, 1] {
            // Element `2 q + odd` of rows 0 and 1, 2 and 3 and so on, in quarter `q`.
            let pairs = |k: usize| match odd {
                0 => _mm512_unpacklo_pd(row(k), row(k + 1)),
                _ => _mm512_unpackhi_pd(row(k), row(k + 1)),
            };
            let (a, b, c, d) = (pairs(0), pairs(2), pairs(4), pairs(6));
            let mut column = |k: usize, value| columns[8 * right + k + odd].0[down] = value;
            let (x, y) = (
                quarters!(even _mm512_shuffle_f64x2(a, b)),
                quarters!(even _mm512_shuffle_f64x2(c, d)),
            );
            column(0, quarters!(even _mm512_shuffle_f64x2(x, y)));
            column(4, quarters!(odd _mm512_shuffle_f64x2(x, y)));
            let (x, y) = (
                quarters!(odd _mm512_shuffle_f64x2(a, b)),
                quarters!(odd _mm512_shuffle_f64x2(c, d)),
            );
            column(2, quarters!(even _mm512_shuffle_f64x2(x, y)));
            column(6, quarters!(odd _mm512_shuffle_f64x2(x, y)));
        }
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_become_columns() {
        if !std::is_x86_feature_detected!("avx512f") {
            return;
        }
        let values: [[f32; LANES]; LANES] =
            core::array::from_fn(|k| core::array::from_fn(|i| (k * LANES + i) as f32));
        let doubles = values.map(|row| row.map(f64::from));
        // SAFETY: the CPU has the feature; the arrays have the layout of their vectors.
        unsafe {
            let rows = values.map(|row| F32(_mm512_loadu_ps(row.as_ptr())));
            let columns: [[f32; LANES]; LANES] = core::mem::transmute(transpose_ps(&rows));
            let rows = doubles.map(|row| {
                F64([
                    _mm512_loadu_pd(row.as_ptr()),
                    _mm512_loadu_pd(row.as_ptr().add(8)),
                ])
            });
            let wide: [[f64; LANES]; LANES] = core::mem::transmute(transpose_pd(&rows));
            for k in 0..LANES {
                for i in 0..LANES {
                    assert_eq!(columns[i][k], values[k][i], "{k} {i}");
                    assert_eq!(wide[i][k], doubles[k][i], "{k} {i}");
                }
            }
        }
    }
}
