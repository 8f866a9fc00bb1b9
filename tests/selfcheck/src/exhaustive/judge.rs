//! Judges a block of results, with the widest integer vectors of the machine.

use crate::words::Word;

/// Says whether a result is right for an operand.
pub trait Judge: Copy + Sync {
    /// The type of the results.
    type Got: Word;

    /// Returns true if `got` is right for `operand`, both as words. Operands that the judge is not made for pass: they are
    /// compared with the reference.
    fn right(self, operand: i64, got: i64) -> bool;
}

/// Returns true if all results are right, for operands from `start` on.
pub fn all_right<J: Judge>(judge: J, start: u32, got: &[J::Got]) -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        if is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl")
        {
            // SAFETY: the CPU has the features.
            return unsafe { with_avx512(judge, start, got) };
        }
        if is_x86_feature_detected!("avx2") {
            // SAFETY: as above.
            return unsafe { with_avx2(judge, start, got) };
        }
    }
    each(judge, start, got)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn with_avx512<J: Judge>(judge: J, start: u32, got: &[J::Got]) -> bool {
    each(judge, start, got)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn with_avx2<J: Judge>(judge: J, start: u32, got: &[J::Got]) -> bool {
    each(judge, start, got)
}

#[inline(always)]
fn each<J: Judge>(judge: J, start: u32, got: &[J::Got]) -> bool {
    let mut wrong = false;
    for (i, &got) in got.iter().enumerate() {
        wrong |= !judge.right(start as i64 + i as i64, got.to_word() as i64);
    }
    !wrong
}
