//! What becomes of the statements of a body beside which something is computed.

use super::{Beside, Function, Operation, Pass, distance};
use crate::ir::writer::{Write as _, Writer, format};
use crate::ir::{Array, Called, Computed, Local, LocalArray, Op, Operand, Pasted, Pasting, Stmt, Stochastic};
use crate::lift::ScalarType;
use crate::mode::Rounding;
use crate::question::{What, stochastic};

impl<B: Beside> Pasting for Pass<B> {
    type Error = std::convert::Infallible;

    fn block_begins(&mut self, to: &mut Pasted, _: usize) -> Result<(), Self::Error> {
        if !self.has_begun {
            self.has_begun = true;
            let mut w = Writer {
                to,
                inputs: &self.inputs,
            };
            self.beside.begins(&mut w, &self.frame);
        }
        self.suspects.push(Vec::new());
        self.watching.block_begins();
        self.beside.block_begins();
        Ok(())
    }

    fn block_ends(&mut self, to: &mut Pasted) {
        self.statement(to);
        self.suspects.pop();
        self.watching.block_ends(to);
        self.beside.block_ends();
    }

    fn turn_ends(&mut self, to: &mut Pasted) {
        let mut w = Writer {
            to,
            inputs: &self.inputs,
        };
        self.beside.turn_ends(&mut w);
    }

    fn computed(&mut self, to: &mut Pasted, found: Computed<'_>) {
        to.copy(found);
        let w = self.writer(to);
        let ty = w.type_of(Operand::Temp(found.temp));
        let from_floats = found.args.iter().any(|&arg| format(w.type_of(arg)).is_some());
        if format(ty).is_none() {
            if from_floats && matches!(found.op, Op::Compare(_) | Op::Cast(_)) {
                self.otherwise(to, found);
            }
            return;
        }
        if let Some(beside) = self.moved(to, found) {
            self.temps.insert(found.temp, beside);
            return;
        }
        let beside: Vec<Vec<Operand>> = found.args.iter().map(|&arg| self.of(to, arg)).collect();
        let operation = Operation {
            op: found.op,
            ty,
            args: found.args,
            beside: &beside,
        };
        let mut w = Writer {
            to,
            inputs: &self.inputs,
        };
        let Some(kept) = self.beside.operation(&mut w, &operation) else {
            return;
        };
        let mut afresh = Vec::new();
        if self.begins_afresh() {
            let beside = self.begun(to, found.args);
            let operation = Operation {
                beside: &beside,
                ..operation
            };
            let mut w = Writer {
                to,
                inputs: &self.inputs,
            };
            afresh = self.beside.operation(&mut w, &operation).unwrap_or_default();
        }
        self.keep(to, found, What::Operation(found.op), &beside, (kept, afresh));
    }

    fn statement(&mut self, to: &mut Pasted) {
        let suspects = self.suspects.last_mut().map(std::mem::take).unwrap_or_default();
        let mut w = Writer {
            to,
            inputs: &self.inputs,
        };
        distance::count(&self.beside, &mut self.watching, &mut w, &suspects);
    }

    fn copied(&mut self, to: &mut Pasted, copy: &Stmt) {
        match copy {
            Stmt::Declare { var, init } => {
                let types = match self.writer(to).type_of(Operand::Var(*var)) {
                    ty if format(ty).is_some() => self.beside.types(ty),
                    _ => return,
                };
                let values = init.map(|init| self.of(to, init));
                let mut vars = Vec::new();
                for (number, ty) in types.into_iter().enumerate() {
                    let var = to.new_var(Local::of(ty));
                    let init = values.as_ref().map(|values| values[number]);
                    to.push(Stmt::Declare { var, init });
                    vars.push(var);
                }
                self.vars.insert(*var, vars);
            }
            Stmt::Assign { var, value } => {
                let values = self.of(to, *value);
                let vars = self.vars.get(var).into_iter().flatten();
                for (&var, value) in vars.zip(values) {
                    to.push(Stmt::Assign { var, value });
                }
            }
            Stmt::Fill { array, values } => {
                let LocalArray { ty, len, .. } = to.arrays[array.0 as usize];
                if format(ty).is_none() {
                    return;
                }
                if !self.arrays.contains_key(array) {
                    let mut arrays = Vec::new();
                    for ty in self.beside.types(ty) {
                        to.arrays.push(LocalArray { ty, len, name: None });
                        arrays.push(Array(to.arrays.len() as u32 - 1));
                    }
                    self.arrays.insert(*array, arrays);
                }
                let beside: Vec<Vec<Operand>> = values.iter().map(|&value| self.of(to, value)).collect();
                for (number, &array) in self.arrays[array].iter().enumerate() {
                    let values = beside.iter().map(|beside| beside[number]).collect();
                    to.push(Stmt::Fill { array, values });
                }
            }
            Stmt::Put { array, index, value } => {
                let values = self.of(to, *value);
                let arrays = self.arrays.get(array).into_iter().flatten();
                for (&array, value) in arrays.zip(values) {
                    let index = *index;
                    to.push(Stmt::Put { array, index, value });
                }
            }
            _ => {}
        }
    }

    fn finished(&mut self, to: &mut Pasted, results: &[Operand]) {
        for &result in results {
            let beside = self.of(to, result);
            if beside.is_empty() {
                continue;
            }
            for operand in [&[result][..], &beside].concat() {
                let ty = self.writer(to).type_of(operand);
                self.added.push((ty, operand));
            }
        }
    }

    fn called(&mut self, to: &mut Pasted, call: Called<'_>) {
        to.call(&call);
        if let Some(which) = call.callee.stochastic {
            self.stochastic(to, which, &call);
            return;
        }
        let Some(which) = call.callee.elementary else {
            return;
        };
        let result = call.results[0];
        let ty = self.writer(to).type_of(Operand::Temp(result));
        if format(ty).is_none() || call.results.len() > 1 {
            return;
        }
        let beside: Vec<Vec<Operand>> = call.args.iter().map(|&arg| self.of(to, arg)).collect();
        let called = Function {
            which,
            function: call.function,
            ty,
            args: &call.args,
            beside: &beside,
        };
        let mut w = Writer {
            to,
            inputs: &self.inputs,
        };
        let Some(kept) = self.beside.function(&mut w, self.frame.kernel(), &called) else {
            return;
        };
        let mut afresh = Vec::new();
        if self.begins_afresh() {
            let beside = self.begun(to, &call.args);
            let called = Function {
                beside: &beside,
                ..called
            };
            let mut w = Writer {
                to,
                inputs: &self.inputs,
            };
            let found = self.beside.function(&mut w, self.frame.kernel(), &called);
            afresh = found.unwrap_or_default();
        }
        let found = Computed {
            temp: result,
            op: Op::Copy,
            args: &call.args,
            origin: call.origin,
        };
        self.keep(to, found, What::Function(which), &beside, (kept, afresh));
    }
}

impl<B: Beside> Pass<B> {
    /// An operation with stochastic rounding: beside it stands what does in any mode.
    fn stochastic(&mut self, to: &mut Pasted, which: Stochastic, call: &Called<'_>) {
        let (args, temp) = (stochastic::operands(which, &call.args), call.results[0]);
        let ty = self.writer(to).type_of(Operand::Temp(temp));
        let beside: Vec<Vec<Operand>> = args.iter().map(|&arg| self.of(to, arg)).collect();
        if which == Stochastic::Parts {
            // The first is what a number is in the wider format, and the second is zero then. Integers begin.
            let cast = Operation {
                op: Op::Cast(Rounding::NearestEven),
                ty,
                args,
                beside: &beside,
            };
            let mut w = Writer {
                to,
                inputs: &self.inputs,
            };
            if !beside[0].is_empty()
                && let Some(kept) = self.beside.operation(&mut w, &cast)
            {
                self.temps.insert(temp, kept);
            }
            return;
        }
        let Some(kept) = self.rounded(to, which, ty, args, &beside) else {
            return;
        };
        let mut afresh = Vec::new();
        if self.begins_afresh() {
            let begun = self.begun(to, args);
            afresh = self.rounded(to, which, ty, args, &begun).unwrap_or_default();
        }
        let found = Computed {
            temp,
            op: Op::Copy,
            args,
            origin: call.origin,
        };
        self.keep(to, found, What::Stochastic(which), &beside, (kept, afresh));
    }

    /// What stands beside the result of such an operation; none if that begins.
    fn rounded(
        &mut self,
        to: &mut Pasted,
        which: Stochastic,
        ty: ScalarType,
        args: &[Operand],
        beside: &[Vec<Operand>],
    ) -> Option<Vec<Operand>> {
        let op = stochastic::in_mode(which, Rounding::NearestEven)?;
        let mut w = Writer {
            to,
            inputs: &self.inputs,
        };
        if which != Stochastic::Cast {
            let whole = Operation { op, ty, args, beside };
            return self.beside.operation(&mut w, &whole);
        }
        let (mut number, mut sum) = (args[0], beside[0].clone());
        if let Some(parts) = stochastic::parts(args) {
            let add = Operation {
                op: Op::Add(Rounding::NearestEven),
                ty: ScalarType::F64,
                args: &parts,
                beside,
            };
            number = w.op(add.ty, add.op, &parts);
            sum = self.beside.operation(&mut w, &add)?;
        }
        if ty == ScalarType::F64 {
            return Some(sum);
        }
        let cast = Operation {
            op,
            ty,
            args: &[number],
            beside: &[sum],
        };
        self.beside.operation(&mut w, &cast)
    }
}
