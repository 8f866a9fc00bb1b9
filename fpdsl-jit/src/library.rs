//! Operations that functions of Rust compute, a lane after the other.

use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::{Constant, Op, interp};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::{Rounding, soft};
use smallvec::SmallVec;

use crate::pool::lane_bits;

/// An operation on vectors that lie 64 bytes apart. The result takes the place of the first operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    op: Op,
    ty: ScalarType,
    types: SmallVec<[ScalarType; 4]>,
    lanes: usize,
}

impl Task {
    pub fn new(op: Op, ty: ScalarType, types: &[ScalarType], lanes: usize) -> Self {
        Task {
            op,
            ty,
            types: SmallVec::from_slice(types),
            lanes,
        }
    }

    /// The address of the function that computes it: `fn(vectors, task)`.
    pub fn function(&self) -> u64 {
        enter as *const () as u64
    }
}

/// The encoding in a lane.
fn encoding(ty: ScalarType, lane: u64) -> u64 {
    match ty {
        ScalarType::F16 => soft::convert(Format::F32, Format::F16, Rounding::TowardZero, lane),
        ScalarType::Bf16 => lane >> 16,
        _ => lane & (u64::MAX >> (64 - 8 * ty.bytes())),
    }
}

/// As compiled code calls it.
///
/// # Safety
///
/// As [`compute`].
#[cfg(target_arch = "x86_64")]
unsafe extern "sysv64" fn enter(vectors: *mut u8, task: &Task) {
    // SAFETY: the caller's.
    unsafe { compute(vectors, task) }
}

/// As compiled code calls it.
///
/// # Safety
///
/// As [`compute`].
#[cfg(not(target_arch = "x86_64"))]
unsafe extern "C" fn enter(vectors: *mut u8, task: &Task) {
    // SAFETY: the caller's.
    unsafe { compute(vectors, task) }
}

/// # Safety
///
/// `vectors` has room for as many vectors as the task has operands, and one at least.
unsafe fn compute(vectors: *mut u8, task: &Task) {
    let result = lane_bytes(task.ty);
    for lane in 0..task.lanes {
        let read = |i: usize, ty: ScalarType| {
            let at = vectors.wrapping_add(64 * i + lane * lane_bytes(ty));
            // SAFETY: the caller's promise; lanes are aligned.
            let bits = unsafe {
                if lane_bytes(ty) == 8 {
                    at.cast::<u64>().read()
                } else {
                    u64::from(at.cast::<u32>().read())
                }
            };
            (ty, encoding(ty, bits))
        };
        let args: SmallVec<[(ScalarType, u64); 4]> = task
            .types
            .iter()
            .enumerate()
            .map(|(i, &ty)| read(i, ty))
            .collect();
        let divides = matches!(task.op, Op::Div(_) | Op::Rem) && !task.ty.is_float();
        // A lane that does not execute.
        let bits = if divides && args[1].1 == 0 {
            0
        } else {
            interp::eval(task.op, task.ty, &args)
        };
        let bits = lane_bits(Constant { ty: task.ty, bits });
        let at = vectors.wrapping_add(lane * result);
        // SAFETY: as above.
        unsafe {
            if result == 8 {
                at.cast::<u64>().write(bits);
            } else {
                at.cast::<u32>().write(bits as u32);
            }
        }
    }
}

fn lane_bytes(ty: ScalarType) -> usize {
    if ty.bytes() == 8 { 8 } else { 4 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_of_f16_are_binary32() {
        let task = Task::new(Op::Rem, ScalarType::F16, &[ScalarType::F16; 2], 4);
        let mut vectors = [0_u32; 32];
        for (lane, x) in [5.5_f32, -7.0, 1.0, f32::INFINITY].into_iter().enumerate() {
            vectors[lane] = x.to_bits();
            vectors[16 + lane] = 2.0_f32.to_bits();
        }
        // SAFETY: two vectors.
        unsafe { compute(vectors.as_mut_ptr().cast(), &task) };
        let found: Vec<f32> = vectors[..4].iter().map(|&b| f32::from_bits(b)).collect();
        assert_eq!(found[..3], [1.5, -1.0, 1.0]);
        assert!(found[3].is_nan());
    }
}
