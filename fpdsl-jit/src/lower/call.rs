//! Calls: of cold functions, and of the library.
//!
//! Arguments and results lie at the bottom of the caller's frame, 64 bytes for each register. A cold function finds there its mask and
//! its arguments, and leaves a flag, 1 for a fault, and its results.

use fpdsl_runtime::ir::{Op, Operand, Temp};
use fpdsl_runtime::lift::ScalarType;
use regalloc2::RegClass;

use super::{Lower, Parts, is_bool, size};
use crate::library::Task;
use crate::vcode::{GPR, Ins, Inst, Kind, Mem, Test, V, VEC, Width};

/// Bytes for each register.
const SLOT: i32 = 64;

impl Lower<'_, '_> {
    pub(super) fn put(&mut self, mem: Mem, v: V) {
        let (ins, width) = match v.class() {
            RegClass::Int => (Ins::Store, Width::W64),
            RegClass::Float => (Ins::VmovapsStore, self.b.widest()),
            RegClass::Vector => (Ins::KmovqStore, Width::W64),
        };
        self.b.effect(Inst::at(ins, width, mem, &[v]));
    }

    pub(super) fn take(&mut self, mem: Mem, class: RegClass) -> V {
        let (ins, width) = match class {
            RegClass::Int => (Ins::Load, Width::W64),
            RegClass::Float => (Ins::VmovapsLoad, self.b.widest()),
            RegClass::Vector => (Ins::KmovqLoad, Width::W64),
        };
        self.b.effect_in(Inst::at(ins, width, mem, &[]), class)
    }

    /// Calls a cold function.
    pub(super) fn call(&mut self, function: u32, args: &[Operand], results: &[Temp]) {
        let number = match self.called.iter().position(|&f| f == function) {
            Some(position) => position,
            None => {
                self.called.push(function);
                self.called.len() - 1
            }
        } as u32
            + 1;
        let mut place = 0;
        let mut values: Vec<V> = self.active_parts().to_vec();
        for &arg in args {
            let (val, ty) = (self.value(arg), self.type_of(arg));
            values.extend(self.lanes_of(&val, ty));
        }
        for v in values {
            self.put(Mem::Outgoing(place), v);
            place += SLOT;
        }
        let count = self.parts();
        let most = place.max(SLOT * (1 + results.len() * count) as i32);
        self.b.outgoing = self.b.outgoing.max(most);
        self.b.effect(Inst::new(Kind::Call(number), &[]));
        if self.can_fault(function) {
            let flag = self.take(Mem::Outgoing(0), GPR);
            let (edge, next) = (self.fault_edge(), self.b.block());
            self.b.branch(Test::NonZero, &[flag], edge, next);
            self.b.at = next;
        }
        let mut place = SLOT;
        for &Temp(temp) in results {
            let ty = self.flat.temps[temp as usize].ty;
            let class = self.class(true, ty);
            let parts: Parts = (0..count)
                .map(|_| {
                    place += SLOT;
                    self.take(Mem::Outgoing(place - SLOT), class)
                })
                .collect();
            self.temps[temp as usize] = Some(self.of_registers(true, ty, &parts));
        }
    }

    /// Returns true if a function has checks, or one that it calls.
    fn can_fault(&self, function: u32) -> bool {
        use fpdsl_runtime::ir::{Block, Stmt};
        fn faults(whole: &fpdsl_runtime::ir::Kernel, block: &Block) -> bool {
            block.iter().any(|stmt| match stmt {
                Stmt::Check { .. } => true,
                Stmt::Call { function, .. } => faults(whole, &whole.functions[*function as usize].body),
                Stmt::If { then, otherwise, .. } => faults(whole, then) || faults(whole, otherwise),
                Stmt::While { head, body, .. } => faults(whole, head) || faults(whole, body),
                Stmt::For { body, .. } => faults(whole, body),
                Stmt::Note { .. }
                | Stmt::Let { .. }
                | Stmt::Declare { .. }
                | Stmt::Assign { .. }
                | Stmt::Fill { .. }
                | Stmt::Put { .. }
                | Stmt::Write { .. }
                | Stmt::Count { .. } => false,
            })
        }
        let whole = self.common.whole;
        faults(whole, &whole.functions[function as usize].body)
    }

    /// A vector of an operation that a function of the library computes lane by lane.
    pub(super) fn library(&mut self, op: Op, ty: ScalarType, types: &[ScalarType], x: &[V]) -> V {
        let task = Task::new(op, ty, types, self.b.lanes());
        let number = match self.b.library.iter().position(|known| *known == task) {
            Some(position) => position,
            None => {
                self.b.library.push(task);
                self.b.library.len() - 1
            }
        };
        assert!(!is_bool(ty), "masks have instructions");
        for (i, (&v, &ty)) in x.iter().zip(types).enumerate() {
            let width = self.b.width(size(ty));
            let inst = Inst::at(Ins::VmovapsStore, width, Mem::Outgoing(SLOT * i as i32), &[v]);
            self.b.effect(inst);
        }
        self.b.outgoing = self.b.outgoing.max(SLOT * x.len().max(1) as i32);
        self.b.effect(Inst::new(Kind::Library(number as u32), &[]));
        let width = self.b.width(size(ty));
        self.b
            .effect_in(Inst::at(Ins::VmovapsLoad, width, Mem::Outgoing(0), &[]), VEC)
    }

    /// The parameters of a cold function, as its caller has put them.
    pub(super) fn take_params(&mut self) {
        let kernel = self.kernel;
        let count = self.parts();
        let mut place = 0;
        let mut parts = |s: &mut Self, class| -> Parts {
            (0..count)
                .map(|_| {
                    place += SLOT;
                    s.take(Mem::Incoming(place - SLOT), class)
                })
                .collect()
        };
        let class = self.m.mask_class();
        self.active = super::Active::Some(parts(self, class));
        for leaf in 0..kernel.inputs.leaves.len() {
            let ty = kernel.inputs.leaf_type(leaf);
            let class = self.class(true, ty);
            let own = parts(self, class);
            let param = self.of_registers(true, ty, &own);
            self.params.push(param);
        }
    }

    /// The results of a cold function.
    pub(super) fn put_results(&mut self) {
        let (kernel, flat) = (self.kernel, self.flat);
        let mut values = vec![self.flag(false)];
        for (i, &result) in flat.results.iter().enumerate() {
            let val = self.value(result);
            values.extend(self.lanes_of(&val, kernel.outputs.leaf_type(i)));
        }
        for (i, v) in values.into_iter().enumerate() {
            self.put(Mem::Incoming(SLOT * i as i32), v);
        }
    }
}
