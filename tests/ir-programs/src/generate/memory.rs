//! Indices, tables and slices.

use fpdsl_programs::inputs::value;
use fpdsl_programs::rng::Rng;
use fpdsl_runtime::ir::{
    Array, Comparison, Constant, LocalArray, Op, Operand, Role, Site, SiteKind, Stmt, Table,
};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

use super::{Maker, Options};

/// A table of a few entries; some are a power of two long.
pub(super) fn table(rng: &mut Rng, options: &Options) -> Table {
    let ty = *rng.pick(&options.types);
    let (count, len) = (1 + rng.below(3), *rng.pick(&[1, 2, 5, 8, 16, 32, 33, 64]));
    Table {
        name: "TABLE",
        ty,
        count,
        values: (0..count * len).map(|_| value(rng, ty, 30)).collect(),
    }
}

impl Maker<'_> {
    /// The number of a fault site, the same for equal ones.
    pub(super) fn site(&mut self, kind: SiteKind) -> u32 {
        let site = Site {
            function: self.function,
            kind,
        };
        let known = self.whole.sites.iter().position(|&known| known == site);
        let number = known.unwrap_or_else(|| {
            self.whole.sites.push(site);
            self.whole.sites.len() - 1
        });
        number as u32
    }

    /// An array indexed by a value.
    pub(super) fn index(&mut self) {
        let (ty, len) = (self.ty(), 1 + self.rng.below(9));
        let elements: Vec<Operand> = (0..len).map(|_| self.operand(ty)).collect();
        let index = self.position(len as u64);
        if self.rng.percent(50) {
            return self.in_memory(ty, elements, index);
        }
        self.compute(ty, Op::Index, [vec![index], elements].concat());
    }

    /// The same in memory, with an element that changes and one that is read; sometimes some elements fill it again.
    fn in_memory(&mut self, ty: ScalarType, values: Vec<Operand>, index: Operand) {
        let len = values.len();
        self.arrays.push(LocalArray { ty, len, name: None });
        let array = Array(self.arrays.len() as u32 - 1);
        self.push(Stmt::Fill { array, values });
        let value = self.operand(ty);
        self.push(Stmt::Put { array, index, value });
        if self.rng.percent(30) {
            let cond = self.value(ScalarType::Bool);
            let values = (0..len).map(|_| self.operand(ty)).collect();
            self.push(Stmt::If {
                cond,
                then: vec![Stmt::Fill { array, values }],
                otherwise: Vec::new(),
            });
        }
        let index = self.position(len as u64);
        self.compute(ty, Op::Element(array), vec![index]);
    }

    /// An entry of a table.
    pub(super) fn entry(&mut self) {
        if self.whole.tables.is_empty() {
            return;
        }
        let number = self.rng.below(self.whole.tables.len());
        let (ty, count, len) = {
            let table = &self.whole.tables[number];
            (table.ty, table.count, table.values.len() / table.count)
        };
        let index = self.position(len as u64);
        let entry = Op::Entry {
            table: number as u32,
            offset: self.rng.below(count) as u32,
        };
        self.compute(ty, entry, vec![index]);
    }

    /// A number below `len`, which a range or a check shows, or a constant.
    fn position(&mut self, len: u64) -> Operand {
        let constant = |bits| {
            Operand::Const(Constant {
                ty: ScalarType::Usize,
                bits,
            })
        };
        if self.rng.percent(30) {
            return constant(self.rng.below(len as usize) as u64);
        }
        let x = self.value(ScalarType::Usize);
        let may_fault = self.options.faults && self.rng.percent(10);
        if !may_fault {
            return match len.is_power_of_two() && self.rng.percent(70) {
                true => self.compute(ScalarType::Usize, Op::BitAnd, vec![x, constant(len - 1)]),
                false => self.compute(ScalarType::Usize, Op::Rem, vec![x, constant(len)]),
            };
        }
        let x = self.compute(ScalarType::Usize, Op::Rem, vec![x, constant(len + 1)]);
        let site = SiteKind::OutOfBounds { len };
        self.check_below(x, constant(len), site);
        x
    }

    fn check_below(&mut self, index: Operand, len: Operand, kind: SiteKind) {
        let ok = self.compute(ScalarType::Bool, Op::Compare(Comparison::Lt), vec![index, len]);
        let site = self.site(kind);
        self.push(Stmt::Check {
            ok,
            site,
            index: Some(index),
            len: None,
        });
    }

    /// The buffers of one slice, if there is one.
    pub(super) fn slice(&mut self) -> Option<Vec<u32>> {
        let buffers = self.inputs.buffers.iter().zip(0_u32..);
        let slices: Vec<(usize, u32)> = buffers
            .filter(|(b, _)| b.role == Role::Slice)
            .map(|(b, number)| (b.param, number))
            .collect();
        if slices.is_empty() {
            return None;
        }
        let (param, _) = *self.rng.pick(&slices);
        Some(
            slices
                .into_iter()
                .filter(|&(p, _)| p == param)
                .map(|(_, number)| number)
                .collect(),
        )
    }

    /// An element of a slice at a computed index.
    pub(super) fn load(&mut self) {
        let Some(buffers) = self.slice() else { return };
        let len = self.compute(ScalarType::Usize, Op::Len(buffers[0]), Vec::new());
        let index = if self.options.faults && self.rng.percent(10) {
            let x = self.value(ScalarType::U8);
            self.compute(ScalarType::Usize, Op::Cast(Rounding::TowardZero), vec![x])
        } else {
            let x = self.value(ScalarType::Usize);
            let constant = |bits| {
                Operand::Const(Constant {
                    ty: ScalarType::Usize,
                    bits,
                })
            };
            // Of an empty slice it is outside.
            let some = self.compute(ScalarType::Usize, Op::Max, vec![len, constant(1)]);
            let ok = self.compute(
                ScalarType::Bool,
                Op::Compare(Comparison::Ne),
                vec![some, constant(0)],
            );
            let site = self.site(SiteKind::DivisionByZero);
            self.push(Stmt::Check {
                ok,
                site,
                index: None,
                len: None,
            });
            self.compute(ScalarType::Usize, Op::Rem, vec![x, some])
        };
        self.check_below(index, len, SiteKind::OutOfSlice { buffer: buffers[0] });
        self.loads(&buffers, index);
    }

    /// Reads of an element that is in bounds.
    pub(super) fn loads(&mut self, buffers: &[u32], index: Operand) {
        for &buffer in buffers {
            let (ty, count) = {
                let buffer = &self.inputs.buffers[buffer as usize];
                (buffer.ty, buffer.count)
            };
            for offset in 0..count as u32 {
                self.compute(ty, Op::Load { buffer, offset }, vec![index]);
            }
        }
    }
}
