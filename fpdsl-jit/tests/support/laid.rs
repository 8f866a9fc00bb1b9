//! The memory of a call, as a form says that arguments or results lie in it.

use fpdsl_jit::Form;
use fpdsl_runtime::device::compiled::{Lies, Region, Step};
use fpdsl_runtime::ir::{Layout, Role};
use fpdsl_runtime::lift::ScalarType;

/// Bytes that nobody may write.
const CANARY: u8 = 0xA5;

/// Memory at an address that is a multiple of 8 and of no more.
pub struct Memory {
    words: Vec<u64>,
    bytes: usize,
}

impl Memory {
    pub fn new(bytes: usize) -> Self {
        Memory {
            words: vec![u64::from_ne_bytes([CANARY; 8]); bytes.div_ceil(8) + 17],
            bytes,
        }
    }

    fn all(&mut self) -> &mut [u8] {
        // SAFETY: bytes of our own words.
        unsafe { std::slice::from_raw_parts_mut(self.words.as_mut_ptr().cast(), 8 * self.words.len()) }
    }

    pub fn mine(&mut self) -> &mut [u8] {
        let bytes = self.bytes;
        &mut self.all()[8..8 + bytes]
    }

    pub fn intact(&mut self) -> bool {
        let bytes = self.bytes;
        let all = self.all();
        all[..8].iter().chain(&all[8 + bytes..]).all(|&b| b == CANARY)
    }

    pub fn put(&mut self, at: usize, ty: ScalarType, bits: u64) {
        let size = ty.bytes();
        self.mine()[at..at + size].copy_from_slice(&bits.to_le_bytes()[..size]);
    }

    pub fn get(&mut self, at: usize, ty: ScalarType) -> u64 {
        let size = ty.bytes();
        let mut word = [0; 8];
        word[..size].copy_from_slice(&self.mine()[at..at + size]);
        u64::from_le_bytes(word)
    }
}

/// Where scalars lie.
pub struct Laid {
    pub lies: Vec<Lies>,
    slices: Vec<bool>,
    /// For each scalar of each buffer the memory, and the bytes before it in an element.
    places: Vec<Vec<(usize, usize)>>,
}

impl Laid {
    pub fn new(layout: &Layout, lies: &[Lies]) -> Self {
        let mut laid = Laid {
            lies: lies.to_vec(),
            slices: Vec::new(),
            places: layout.buffers.iter().map(|b| vec![(0, 0); b.count]).collect(),
        };
        let mut first = 0;
        for buffers in layout
            .buffers
            .chunk_by(|a, b| (a.param, &a.path) == (b.param, &b.path))
        {
            let numbers = first..first + buffers.len();
            first = numbers.end;
            let memory = laid.slices.len();
            let scalars: Vec<(usize, usize)> = match buffers[0].role {
                Role::Coordinate { .. } | Role::Number => continue,
                Role::Slice | Role::Row | Role::Counters => numbers
                    .flat_map(|b| (0..layout.buffers[b].count).map(move |k| (b, k)))
                    .collect(),
                Role::Values => {
                    let leaves = layout.leaves.iter().filter(|l| numbers.contains(&l.buffer));
                    leaves.map(|l| (l.buffer, l.offset)).collect()
                }
            };
            laid.slices.push(buffers[0].role == Role::Slice);
            for ((buffer, k), place) in scalars.into_iter().zip(&lies[memory].scalars) {
                laid.places[buffer][k] = (memory, place.at);
            }
        }
        assert_eq!(laid.slices.len(), lies.len());
        laid
    }

    /// Bytes from one element of a call to the next.
    pub fn step(&self, memory: usize) -> usize {
        let lies = &self.lies[memory];
        match lies.step {
            Step::Shared => 0,
            Step::Next | Step::Column => lies.bytes,
            Step::Given => 2 * lies.bytes.next_multiple_of(8) + 8,
        }
    }

    /// New memory for this many elements, or for those of slices.
    pub fn memories(&self, elements: usize, slice: impl Fn(usize) -> usize) -> Vec<Memory> {
        (0..self.lies.len())
            .map(|m| {
                let n = if self.slices[m] { slice(m) } else { elements };
                Memory::new(match n {
                    0 => 0,
                    n => self.apart(m) * (n - 1) + self.lies[m].bytes,
                })
            })
            .collect()
    }

    /// Bytes between elements in memory.
    fn apart(&self, memory: usize) -> usize {
        if self.slices[memory] {
            self.lies[memory].bytes
        } else {
            self.step(memory)
        }
    }

    /// The memory of a scalar of element `i`, and where it is there.
    pub fn at(&self, buffer: usize, offset: usize, i: usize) -> (usize, usize) {
        let (memory, at) = self.places[buffer][offset];
        (memory, at + i * self.apart(memory))
    }

    /// A memory as a call has it, in which element 0 is `before` elements before it.
    pub fn region(&self, memory: usize, bytes: &mut Memory, len: usize, before: usize) -> Region {
        let step = self.step(memory);
        Region {
            address: bytes.mine().as_ptr().wrapping_sub(before * step),
            step,
            len,
        }
    }
}

/// The same form for elements with room between them and before their scalars.
pub fn spread(form: Form) -> Form {
    let spread = |lies: Vec<Lies>| {
        let lies = lies.into_iter().map(|mut lies| {
            lies.scalars.iter_mut().for_each(|scalar| scalar.at += 8);
            lies.bytes = lies.bytes.next_multiple_of(8) + 16;
            if lies.step == Step::Next {
                lies.step = Step::Given;
            }
            lies
        });
        lies.collect()
    };
    Form {
        inputs: spread(form.inputs),
        outputs: spread(form.outputs),
        ..form
    }
}
