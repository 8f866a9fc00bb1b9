//! What a kernel reads, as it lies in memory.

use fpdsl_programs::inputs::value;
use fpdsl_programs::rng::Rng;
use fpdsl_runtime::ir::{Kernel, Role};

/// The inputs of a run.
#[derive(Clone, Debug)]
pub struct Data {
    /// How many elements the run has.
    pub elements: usize,
    /// The grid's axes, from the one that runs fastest; 1 beyond those of the kernel.
    pub axes: [usize; 3],
    /// A buffer for each of the kernel's inputs; those of coordinates are empty.
    pub buffers: Vec<Memory>,
}

/// A buffer in memory.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The encodings of its scalars.
    pub scalars: Vec<u64>,
    /// True if it holds one element, for all.
    pub same: bool,
}

impl Data {
    /// Data for `elements` elements, or about this many of a grid.
    pub fn random(kernel: &Kernel, elements: usize, seed: u64) -> Data {
        let mut rng = Rng::new(seed);
        let grid = kernel.inputs.buffers.iter().find_map(|buffer| match buffer.role {
            Role::Coordinate { axes, .. } => Some(axes),
            Role::Values | Role::Slice | Role::Row | Role::Counters | Role::Number => None,
        });
        let axes = match grid {
            None | Some(1) => [elements, 1, 1],
            Some(2) => [5, elements.div_ceil(5), 1],
            Some(_) => [3, 2, elements.div_ceil(6)],
        };
        let elements = axes.iter().product();
        let wild = [0, 20, 100][rng.below(3)];
        let mut slice_len = None;
        let mut buffers: Vec<Memory> = Vec::new();
        for (i, buffer) in kernel.inputs.buffers.iter().enumerate() {
            let (count, same) = match buffer.role {
                Role::Values => {
                    let same = grid.is_some() || rng.percent(20);
                    (if same { 1 } else { elements }, same)
                }
                Role::Slice => {
                    // The buffers of one slice have one length.
                    let continues = i > 0 && kernel.inputs.buffers[i - 1].param == buffer.param;
                    let len = slice_len.filter(|_| continues);
                    let len = len.unwrap_or_else(|| if rng.percent(5) { 0 } else { 1 + rng.below(20) });
                    slice_len = Some(len);
                    (len, false)
                }
                // One memory for all, of zeros.
                Role::Counters => {
                    let scalars = vec![0; buffer.count];
                    buffers.push(Memory { scalars, same: true });
                    continue;
                }
                // No program writes a row yet.
                Role::Coordinate { .. } | Role::Row | Role::Number => (0, false),
            };
            let scalars = (0..count * buffer.count)
                .map(|_| value(&mut rng, buffer.ty, wild))
                .collect();
            buffers.push(Memory { scalars, same });
        }
        Data {
            elements,
            axes,
            buffers,
        }
    }

    /// The encoding of a leaf of the inputs for an element.
    pub fn leaf(&self, kernel: &Kernel, leaf: usize, element: usize) -> u64 {
        let leaf = kernel.inputs.leaves[leaf];
        let (buffer, memory) = (&kernel.inputs.buffers[leaf.buffer], &self.buffers[leaf.buffer]);
        match buffer.role {
            Role::Coordinate { axis, .. } => {
                let before: usize = self.axes[..axis].iter().product();
                (element / before % self.axes[axis]) as u64
            }
            Role::Number => element as u64,
            Role::Values | Role::Slice | Role::Row | Role::Counters if memory.same => {
                memory.scalars[leaf.offset]
            }
            Role::Values | Role::Slice | Role::Row | Role::Counters if buffer.planes => {
                memory.scalars[leaf.offset * self.elements + element]
            }
            Role::Values | Role::Slice | Role::Row | Role::Counters => {
                memory.scalars[element * buffer.count + leaf.offset]
            }
        }
    }

    /// The slices, as the interpreter takes them: element after element.
    pub fn slices(&self, kernel: &Kernel) -> Vec<Vec<u64>> {
        let buffers = kernel.inputs.buffers.iter().zip(&self.buffers);
        let slices = buffers.filter(|(buffer, _)| buffer.role == Role::Slice);
        let in_rows = slices.map(|(buffer, memory)| {
            let len = memory.scalars.len() / buffer.count;
            match buffer.planes {
                false => memory.scalars.clone(),
                true => (0..memory.scalars.len())
                    .map(|i| memory.scalars[i % buffer.count * len + i / buffer.count])
                    .collect(),
            }
        });
        in_rows.collect()
    }
}
