//! Random bits that depend on a key and a counter alone: Philox4x32-10.
//!
//! J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC '11; constants of its table 2.

use crate::ir::writer::{Write as _, Writer, constant};
use crate::ir::{Op, Operand};
use crate::lift::ScalarType;
use crate::mode::Rounding;

const U32: ScalarType = ScalarType::U32;

/// Integers have no use for a mode.
const ANY: Rounding = Rounding::NearestEven;

const MULTIPLIERS: [u32; 2] = [0xd251_1f53, 0xcd9e_8d57];
const STEPS: [u32; 2] = [0x9e37_79b9, 0xbb67_ae85];
const ROUNDS: usize = 10;

fn word(value: u32) -> Operand {
    constant(U32, u64::from(value))
}

fn xor(w: &mut Writer<'_>, x: Operand, y: Operand) -> Operand {
    w.op(U32, Op::BitXor, &[x, y])
}

/// The four words of a counter, under a key.
pub(super) fn philox(w: &mut Writer<'_>, key: [Operand; 2], counter: [Operand; 4]) -> [Operand; 4] {
    let (mut key, mut state) = (key, counter);
    for round in 0..ROUNDS {
        if round > 0 {
            for (key, step) in key.iter_mut().zip(STEPS) {
                *key = w.op(U32, Op::Add(ANY), &[*key, word(step)]);
            }
        }
        let [first, second] = [(0, 0), (1, 2)].map(|(number, at): (usize, usize)| {
            let factors = [state[at], word(MULTIPLIERS[number])];
            (w.op(U32, Op::MulHi, &factors), w.op(U32, Op::Mul(ANY), &factors))
        });
        let (high, other) = (xor(w, second.0, state[1]), xor(w, first.0, state[3]));
        state = [xor(w, high, key[0]), second.1, xor(w, other, key[1]), first.1];
    }
    state
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Pasted, interp};
    use crate::math::functions;
    use crate::mode::Rn;
    use crate::question::frame::Frame;
    use crate::trace::trace;

    fn words(key: [u32; 2], counter: [u32; 4]) -> Vec<u32> {
        let kernel = trace::<functions::exp<Rn, f64>>();
        let frame = Frame::new(&kernel, 6, false);
        let (inputs, given) = (frame.inputs().clone(), frame.given.clone());
        let mut to = Pasted::default();
        to.open();
        let mut w = Writer {
            to: &mut to,
            inputs: &inputs,
        };
        let mut word = |number: usize| w.op(U32, Op::Cast(ANY), &given[number..=number]);
        let words = ([0, 1].map(&mut word), [2, 3, 4, 5].map(&mut word));
        let found = philox(&mut w, words.0, words.1);
        let body = to.close();
        let added: Vec<_> = found.into_iter().map(|word| (U32, word)).collect();
        let asked = frame.finish(to, (body, vec![Operand::Param(0)]), (Vec::new(), 0), &added);
        let params = [0]
            .into_iter()
            .chain(key.into_iter().chain(counter).map(u64::from));
        let params: Vec<u64> = params.collect();
        let results = interp::run(&asked.kernel, &params, 1 << 12).expect("no faults");
        results[1..].iter().map(|&word| word as u32).collect()
    }

    /// The known answers of Random123 (`kat_vectors`).
    #[test]
    fn words_are_those_of_random123() {
        for (key, counter, expected) in [
            (
                [0; 2],
                [0; 4],
                [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8],
            ),
            (
                [u32::MAX; 2],
                [u32::MAX; 4],
                [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd],
            ),
            (
                [0xa409_3822, 0x299f_31d0],
                [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344],
                [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1],
            ),
        ] {
            assert_eq!(words(key, counter), expected, "{key:x?} {counter:x?}");
        }
    }
}
