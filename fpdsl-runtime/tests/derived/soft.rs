//! The integer reference, as a subject of its own.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use super::parts::{Part, parts};
use super::table::{Op, Pair, Row, Words};

pub fn run(row: &Row, (x, y, z): Words) -> Pair {
    let (f, mode) = (row.format, row.mode);
    let one = |x| (x, 0);
    let toward = |mode| soft::rint(f, mode, x);
    match row.op {
        Op::FloorCeil => (toward(Rounding::TowardNegative), toward(Rounding::TowardPositive)),
        Op::TruncRound => (toward(Rounding::TowardZero), soft::round_ties_away(f, x)),
        Op::Rint => (toward(mode), toward(Rounding::NearestEven)),
        Op::ToSmall | Op::ToLarge => {
            let [first, second] = parts(row.op);
            (integers(f, mode, x, first), integers(f, mode, x, second))
        }
        Op::Rsqrt => one(soft::rsqrt(f, mode, x)),
        Op::Scalbn => one(soft::scalbn(f, mode, x, y as i32)),
        Op::Frexp => {
            let (m, e) = soft::frexp(f, x);
            (m, e as i64 as u64)
        }
        Op::LogbIlogb => (soft::logb(f, x), soft::ilogb(f, x) as i64 as u64),
        Op::Modf => soft::modf(f, x),
        Op::NextUpDown => (soft::next_up(f, x), soft::next_down(f, x)),
        Op::UlpSaturate => (soft::ulp(f, x), soft::saturate(f, x)),
        Op::Class => {
            let infinite = x & f.magnitude_mask() == f.infinity();
            let negative = soft::is_sign_negative(f, x);
            let predicates = [
                f.is_nan(x),
                infinite,
                soft::is_finite(f, x),
                soft::is_normal(f, x),
                soft::is_subnormal(f, x),
                x & f.magnitude_mask() == 0,
                negative,
                !negative,
            ];
            one(predicates
                .iter()
                .rev()
                .fold(0, |word, &bit| word << 1 | bit as u64))
        }
        Op::MinimumMaximum => (soft::minimum(f, x, y), soft::maximum(f, x, y)),
        Op::CopysignTotalCmp => (soft::copysign(f, x, y), soft::total_cmp(f, x, y) as i64 as u64),
        Op::Remquo => {
            let (r, q) = soft::remquo(f, x, y);
            assert_eq!(r, soft::ieee_remainder(f, x, y));
            (r, q as i64 as u64)
        }
        Op::Clamp => one(f.canonical(soft::clamp(f, x, y, z))),
    }
}

/// The conversions of a word side by side.
fn integers(format: Format, mode: Rounding, x: u64, parts: &[Part]) -> u64 {
    let width = 64 / parts.len();
    parts.iter().enumerate().fold(0, |word, (place, part)| {
        let &Part::ToInt(int) = part else {
            unreachable!("a conversion")
        };
        let value = soft::to_int(format, mode, x, int.min(), int.max());
        word | int.encode(value) << (place * width)
    })
}
