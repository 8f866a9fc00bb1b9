//! What a question adds to the arguments and the results of a kernel.

use std::collections::BTreeMap;

use super::{Asked, Watched};
use crate::ir::{Block, Buffer, Kernel, Layout, Leaf, Operand, Pasted, Role};
use crate::lift::ScalarType;

/// The kernel that a pass writes, without its body.
pub(super) struct Frame {
    kernel: Kernel,
    /// The values that it is given at run time.
    pub given: Vec<Operand>,
    /// What is carried for scalars of the parameters.
    pub carried: BTreeMap<u32, Vec<Operand>>,
    /// The number of the element, if it takes that.
    pub number: Option<Operand>,
    /// The buffer of its counters, which is the last of its inputs.
    pub counters: u32,
}

impl Frame {
    /// Adds `given` values, the number of the element if `numbered`, and counters to the arguments of a kernel.
    pub fn new(kernel: &Kernel, given: u32, numbered: bool) -> Self {
        Self::carrying(kernel, given, &|_| Vec::new(), numbered)
    }

    /// As [`new`](Self::new), with scalars of some types that are carried for each of a type.
    pub fn carrying(
        kernel: &Kernel,
        given: u32,
        types: &dyn Fn(ScalarType) -> Vec<ScalarType>,
        numbered: bool,
    ) -> Self {
        let mut frame = Frame {
            kernel: Kernel {
                body: Block::new(),
                temps: Vec::new(),
                vars: Vec::new(),
                arrays: Vec::new(),
                ..kernel.clone()
            },
            given: Vec::new(),
            carried: BTreeMap::new(),
            number: None,
            counters: 0,
        };
        for _ in 0..given {
            let leaf = frame.input("given", ScalarType::U64, Role::Values);
            frame.given.push(leaf);
        }
        for leaf in 0..kernel.inputs.leaves.len() as u32 {
            let types = types(kernel.inputs.leaf_type(leaf as usize));
            if !types.is_empty() {
                let inputs = types
                    .into_iter()
                    .map(|ty| frame.input("carried", ty, Role::Values));
                let inputs = inputs.collect();
                frame.carried.insert(leaf, inputs);
            }
        }
        if numbered {
            frame.number = Some(frame.input("number", ScalarType::Usize, Role::Number));
        }
        frame.counters = frame.kernel.inputs.buffers.len() as u32;
        frame.buffer("counters", ScalarType::U64, Role::Counters);
        frame
    }

    /// The parameters of the kernel.
    pub fn inputs(&self) -> &Layout {
        &self.kernel.inputs
    }

    /// The kernel, so that functions can be added to it.
    pub fn kernel(&mut self) -> &mut Kernel {
        &mut self.kernel
    }

    fn buffer(&mut self, name: &'static str, ty: ScalarType, role: Role) {
        self.kernel.params.push(name);
        let param = self.kernel.params.len() - 1;
        self.kernel
            .inputs
            .buffers
            .push(Buffer::of_one(param, Vec::new(), ty, role));
    }

    fn input(&mut self, name: &'static str, ty: ScalarType, role: Role) -> Operand {
        self.buffer(name, ty, role);
        let leaves = &mut self.kernel.inputs.leaves;
        leaves.push(Leaf::of_one(self.kernel.inputs.buffers.len() - 1));
        Operand::Param(leaves.len() as u32 - 1)
    }

    /// The question: the kernel with a body, its counters, and results behind those that it had.
    pub fn finish(
        self,
        to: Pasted,
        (body, results): (Block, Vec<Operand>),
        (operations, counters): (Vec<Watched>, u32),
        added: &[(ScalarType, Operand)],
    ) -> Asked {
        let mut kernel = Kernel {
            body,
            results,
            temps: to.temps,
            vars: to.vars,
            arrays: to.arrays,
            ..self.kernel
        };
        // Memory of nothing has no place. One that nothing adds to does no harm.
        let counters = counters.max(1);
        if let Some(buffer) = kernel.inputs.buffers.last_mut() {
            buffer.count = counters as usize;
        }
        for &(ty, result) in added {
            kernel
                .outputs
                .leaves
                .push(Leaf::of_one(kernel.outputs.buffers.len()));
            kernel
                .outputs
                .buffers
                .push(Buffer::of_one(0, Vec::new(), ty, Role::Values));
            kernel.results.push(result);
        }
        let carried = self.carried.values().flatten();
        let carried = carried.map(|&carried| kernel.type_of(carried)).collect();
        Asked {
            kernel,
            carried,
            operations,
            counters,
            given: self.given.len() as u32,
            numbered: self.number.is_some(),
            added: added.iter().map(|&(ty, _)| ty).collect(),
        }
    }
}
