//! A random program that is asked a question, and what the interpreter says of it.

use std::sync::Arc;

use fpdsl_ir_programs::data::{Data, Memory};
use fpdsl_ir_programs::{Outcome, Tally, counted, expected};
use fpdsl_programs::gather::{Body, Gather};
use fpdsl_programs::generate::{Size, program};
use fpdsl_programs::run::Whole;
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::ir::interp::Stop;
use fpdsl_runtime::question::{Alarm, Asked, Enclose, Exponents, Flags, How, Question, Sample, Shadow};

/// What is asked: a name, and the pass.
type Ask = (&'static str, fn(&Kernel, How) -> Asked);

/// All questions.
pub const QUESTIONS: [Ask; 6] = [
    ("flags", Flags::ask),
    ("alarm", Alarm::ask),
    ("shadow", Shadow::ask),
    ("sample", Sample::ask),
    ("exponents", Exponents::ask),
    ("enclose", Enclose::ask),
];

/// The operations and passes that an element may take in the interpreter.
const FUEL: u64 = 1 << 22;

/// Turns of loops that enclosures cannot decide.
const TURNS: u64 = 20;

/// Where programs come from.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Functions of values.
    Programs,
    /// Kernels over a grid that read from slices.
    Gathers,
}

impl Kind {
    /// The recorded body of a seed. Three in four are small.
    fn kernel(self, seed: u64) -> Kernel {
        let size = if seed % 4 == 3 { Size::Large } else { Size::Small };
        match self {
            Kind::Programs => Whole::record(&Arc::new(program(seed, size))),
            Kind::Gathers => Body::record(&Arc::new(Gather::new(seed, size))),
        }
    }
}

/// A program with a question in it.
pub struct Case {
    /// The program and the question, in words.
    pub name: String,
    pub asked: Arc<Kernel>,
    pub data: Data,
    /// What each element of the asked body gives: its own results, and those of the question behind them.
    pub outcomes: Vec<Outcome>,
    /// The counters, if no element faults.
    pub tallies: Option<Vec<Tally>>,
}

impl Case {
    /// A program of a seed, with a question. None if it runs for long.
    ///
    /// # Panics
    ///
    /// If the question changes a result or a fault.
    pub fn new(kind: Kind, seed: u64, (question, ask): Ask, elements: usize) -> Option<Case> {
        let plain = kind.kernel(seed);
        let asked = ask(&plain, How::PLAIN);
        let name = format!("{kind:?}, seed {seed}, {question}");
        let mut data = Data::random(&asked.kernel, elements, seed);
        let own = plain.inputs.buffers.len();
        for (number, given) in data.buffers[own..][..asked.given as usize].iter_mut().enumerate() {
            let value = match (question, number) {
                ("enclose", _) => TURNS,
                // The seed, the sample, and the number of the first element.
                (_, 0) => seed.wrapping_mul(0x9E37_79B9_7F4A_7C15),
                (_, 1) => seed % 65536,
                _ => seed << 20,
            };
            *given = Memory {
                scalars: vec![value],
                same: true,
            };
        }
        let of_plain = Data {
            buffers: data.buffers[..own].to_vec(),
            ..data.clone()
        };
        let before = expected(&plain, &of_plain);
        let (outcomes, tallies) = counted(&asked.kernel, &data, FUEL);
        if before
            .iter()
            .chain(&outcomes)
            .any(|outcome| *outcome == Err(Stop::OutOfFuel))
        {
            return None;
        }
        let results = plain.results.len();
        for (element, (before, after)) in before.iter().zip(&outcomes).enumerate() {
            let after = after.as_ref().map(|after| &after[..results]);
            let same = before.as_ref().map(Vec::as_slice) == after;
            assert!(
                same,
                "{name}, element {element}: {before:x?}, asked {after:x?}\n{plain}"
            );
        }
        Some(Case {
            name,
            asked: Arc::new(asked.kernel),
            data,
            outcomes,
            tallies,
        })
    }

    /// How much is counted.
    pub fn counted(&self) -> u64 {
        let tallies = self.tallies.iter().flatten();
        tallies.map(|tally| tally.count).sum()
    }
}
