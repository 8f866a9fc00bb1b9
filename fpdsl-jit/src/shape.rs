//! Tells values that all lanes share from those that count from lane to lane, and those that vary.

use fpdsl_runtime::ir::{Block, Kernel, Op, Operand, Stmt, Temp, Var};
use fpdsl_runtime::lift::ScalarType;

use crate::flat::Flat;

/// The shape of a value over the lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shape {
    /// The same in all lanes.
    Uniform,
    /// An integer of 64 bits, so many more in each lane.
    Affine(u64),
    /// Anything.
    Varying,
}

impl Shape {
    fn counts(self) -> bool {
        matches!(self, Shape::Affine(_))
    }
}

/// Beyond so many from lane to lane, elements lie too far apart for one load to bring more than a few.
const MOST: u64 = 4;

/// How many more there are in each lane of a product with a constant, if that is little.
pub fn times(step: u64, by: u64) -> Option<u64> {
    step.checked_mul(by).filter(|step| (1..=MOST).contains(step))
}

/// The shapes of a body's values.
#[derive(Debug)]
pub struct Shapes {
    temps: Vec<Shape>,
    vars: Vec<Shape>,
    params: Vec<Shape>,
    /// Some varying value or result has 64 bits, so that a vector has lanes of as many.
    pub wide: bool,
}

impl Shapes {
    /// From the shapes of the parameters; `kernel` has their types.
    pub fn of(flat: &Flat, kernel: &Kernel, params: Vec<Shape>) -> Self {
        let mut shapes = Shapes {
            temps: vec![Shape::Uniform; flat.temps.len()],
            vars: vec![Shape::Uniform; flat.vars.len()],
            params,
            wide: false,
        };
        // Loops carry values back, so until nothing changes.
        while shapes.block(&flat.body, false) {}
        shapes.wide = shapes.is_wide(flat, kernel);
        shapes
    }

    /// The shape of an operand.
    pub fn operand(&self, operand: Operand) -> Shape {
        match operand {
            Operand::Temp(Temp(t)) => self.temps[t as usize],
            Operand::Var(Var(v)) => self.vars[v as usize],
            Operand::Param(p) => self.params[p as usize],
            Operand::Const(_) => Shape::Uniform,
        }
    }

    /// Returns true unless all lanes share it.
    pub fn varies(&self, operand: Operand) -> bool {
        self.operand(operand) != Shape::Uniform
    }

    fn raise_var(&mut self, Var(var): Var, shape: Shape) -> bool {
        // Variables that count are held as vectors.
        let shape = if shape.counts() { Shape::Varying } else { shape };
        let known = &mut self.vars[var as usize];
        let changed = shape > *known;
        *known = shape.max(*known);
        changed
    }

    fn raise(&mut self, Temp(temp): Temp, shape: Shape) -> bool {
        let known = &mut self.temps[temp as usize];
        let changed = shape > *known;
        *known = shape.max(*known);
        changed
    }

    /// One pass; returns true if something changed. `divergent`: only some lanes may execute.
    fn block(&mut self, block: &Block, divergent: bool) -> bool {
        let mut changed = false;
        for stmt in block {
            changed |= match stmt {
                Stmt::Note { .. }
                | Stmt::Fill { .. }
                | Stmt::Put { .. }
                | Stmt::Write { .. }
                | Stmt::Count { .. }
                | Stmt::Check { .. } => false,
                Stmt::Let { temp, op, args } => {
                    let shape = self.operation(*op, args);
                    self.raise(*temp, shape)
                }
                Stmt::Declare { var, init } => {
                    let shape = init.map_or(Shape::Uniform, |i| self.operand(i));
                    self.raise_var(*var, shape)
                }
                Stmt::Assign { var, value } => {
                    let own = self.operand(*value);
                    self.raise_var(*var, if divergent { Shape::Varying } else { own })
                }
                Stmt::If {
                    cond,
                    then,
                    otherwise,
                } => {
                    let divergent = divergent || self.varies(*cond);
                    self.block(then, divergent) | self.block(otherwise, divergent)
                }
                Stmt::While { head, cond, body } => {
                    let divergent = divergent || self.varies(*cond);
                    self.block(head, divergent) | self.block(body, divergent)
                }
                Stmt::For { index, lo, hi, body } => {
                    let varying = self.varies(*lo) || self.varies(*hi);
                    let shape = if varying { Shape::Varying } else { Shape::Uniform };
                    self.raise_var(*index, shape) | self.block(body, divergent || varying)
                }
                Stmt::Call { results, .. } => results
                    .iter()
                    .fold(false, |c, &r| self.raise(r, Shape::Varying) | c),
            };
        }
        changed
    }

    fn operation(&self, op: Op, args: &[Operand]) -> Shape {
        if let Op::Element(_) = op {
            // Each lane has its own array.
            return Shape::Varying;
        }
        let shape = |i: usize| self.operand(args[i]);
        let all = (0..args.len()).map(shape).max().unwrap_or(Shape::Uniform);
        if !all.counts() {
            return all;
        }
        let uniform = |i: usize| shape(i) == Shape::Uniform;
        match op {
            Op::Copy => all,
            Op::Add(_) if uniform(0) || uniform(1) => all,
            Op::Sub(_) if uniform(1) => all,
            Op::Mul(_) => match (all, args) {
                (Shape::Affine(step), [_, Operand::Const(by)] | [Operand::Const(by), _]) => {
                    times(step, by.bits).map_or(Shape::Varying, Shape::Affine)
                }
                _ => Shape::Varying,
            },
            Op::MulAdd(_) if uniform(0) && uniform(1) => all,
            _ => Shape::Varying,
        }
    }

    fn is_wide(&self, flat: &Flat, kernel: &Kernel) -> bool {
        let is = |(&shape, ty): (&Shape, ScalarType)| shape == Shape::Varying && ty.bytes() == 8;
        let params = self
            .params
            .iter()
            .enumerate()
            .map(|(p, s)| (s, kernel.inputs.leaf_type(p)));
        let temps = self.temps.iter().zip(flat.temps.iter().map(|l| l.ty));
        let vars = self.vars.iter().zip(flat.vars.iter().map(|l| l.ty));
        let results = (0..flat.results.len()).map(|r| kernel.outputs.leaf_type(r));
        params.chain(temps).chain(vars).any(is)
            // A result has a place for each lane, though all share it.
            || results.chain(flat.arrays.iter().map(|a| a.ty)).any(|ty| ty.bytes() == 8)
            || self.counts_in_vectors(&flat.body, flat)
    }

    /// Returns true if a value that counts is an operand of what takes it as a vector only.
    fn counts_in_vectors(&self, block: &Block, flat: &Flat) -> bool {
        block.iter().any(|stmt| match stmt {
            Stmt::Let { temp, op, args } => {
                let ty = flat.temps[temp.0 as usize].ty;
                let affine = args.iter().filter(|&&a| self.operand(a).counts()).count();
                let others = args.iter().any(|&a| self.operand(a) == Shape::Varying);
                affine > 0
                    && match op {
                        Op::Cast(_) => ty.is_float(),
                        Op::Compare(_) => affine > 1 || others,
                        Op::Load { .. } => false,
                        Op::Entry { .. } | Op::Index | Op::Element(_) | Op::Read(_) => true,
                        // What has 64 bits itself is found by its type.
                        _ => ty.bytes() != 8,
                    }
            }
            Stmt::If { then, otherwise, .. } => {
                self.counts_in_vectors(then, flat) || self.counts_in_vectors(otherwise, flat)
            }
            Stmt::While { head, body, .. } => {
                self.counts_in_vectors(head, flat) || self.counts_in_vectors(body, flat)
            }
            Stmt::For { body, lo, hi, .. } => {
                let ends = [lo, hi];
                ends.iter().any(|&&o| self.operand(o).counts()) || self.counts_in_vectors(body, flat)
            }
            Stmt::Call { args, .. } => args.iter().any(|&a| self.operand(a).counts()),
            Stmt::Put { index, .. } => self.operand(*index).counts(),
            Stmt::Write { index, value, .. } => {
                [index, value].iter().any(|&&o| self.operand(o).counts())
            }
            Stmt::Note { .. }
            | Stmt::Declare { .. }
            | Stmt::Assign { .. }
            | Stmt::Count { .. }
            // What has 64 bits itself is found by its array.
            | Stmt::Fill { .. }
            | Stmt::Check { .. } => false,
        })
    }
}

/// Returns true if an arm is computed without asking if any lane takes it: it is short, and nothing in it can fault, loop, call
/// or read memory.
pub fn flattens(block: &Block) -> bool {
    block.len() <= 12
        && block.iter().all(|stmt| match stmt {
            Stmt::Let { op, .. } => !matches!(
                op,
                Op::Load { .. }
                    | Op::Entry { .. }
                    | Op::Element(_)
                    | Op::Read(_)
                    | Op::Div(_)
                    | Op::Sqrt(_)
                    | Op::Rem
                    | Op::Dot2(_)
            ),
            Stmt::Assign { .. } | Stmt::Note { .. } | Stmt::Declare { .. } => true,
            Stmt::If { .. }
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Fill { .. }
            | Stmt::Put { .. }
            | Stmt::Write { .. }
            | Stmt::Count { .. }
            | Stmt::Call { .. }
            | Stmt::Check { .. } => false,
        })
}

#[cfg(test)]
mod tests {
    use fpdsl_runtime::Rounding;
    use fpdsl_runtime::ir::{Comparison, Local};

    use super::*;

    fn local(ty: ScalarType) -> Local {
        Local::of(ty)
    }

    fn stmt(temp: u32, op: Op, args: &[Operand]) -> Stmt {
        Stmt::Let {
            temp: Temp(temp),
            op,
            args: args.to_vec(),
        }
    }

    /// The shapes of a body over a coordinate, a shared `usize` and a varying `f32`.
    fn shapes(temps: &[ScalarType], vars: &[ScalarType], body: Block) -> Shapes {
        let flat = Flat {
            body,
            temps: temps.iter().copied().map(local).collect(),
            vars: vars.iter().copied().map(local).collect(),
            ..Flat::default()
        };
        let types = [ScalarType::Usize, ScalarType::Usize, ScalarType::F32];
        let shape = fpdsl_runtime::lift::Shape::Tuple(&[
            fpdsl_runtime::lift::Shape::Scalar(ScalarType::Usize),
            fpdsl_runtime::lift::Shape::Scalar(ScalarType::Usize),
            fpdsl_runtime::lift::Shape::Scalar(ScalarType::F32),
        ]);
        let kernel = Kernel {
            name: "k",
            source: "",
            cold: false,
            elementary: None,
            stochastic: None,
            params: vec!["p"; types.len()],
            inputs: fpdsl_runtime::ir::Layout::of_params(&shape),
            outputs: fpdsl_runtime::ir::Layout::of_params(&shape),
            results: Vec::new(),
            body: Vec::new(),
            sites: Vec::new(),
            tables: Vec::new(),
            functions: Vec::new(),
            temps: Vec::new(),
            vars: Vec::new(),
            arrays: Vec::new(),
            origins: Vec::new(),
            rounded: Vec::new(),
        };
        let params = vec![Shape::Affine(1), Shape::Uniform, Shape::Varying];
        Shapes::of(&flat, &kernel, params)
    }

    const MODE: Rounding = Rounding::TowardZero;
    const X: Operand = Operand::Param(0);
    const N: Operand = Operand::Param(1);
    const F: Operand = Operand::Param(2);

    fn temp(t: u32) -> Operand {
        Operand::Temp(Temp(t))
    }

    #[test]
    fn sums_of_what_counts_count() {
        let found = shapes(
            &[ScalarType::Usize; 4],
            &[],
            vec![
                stmt(0, Op::Add(MODE), &[X, N]),
                stmt(1, Op::Sub(MODE), &[X, N]),
                stmt(2, Op::Sub(MODE), &[N, X]),
                stmt(3, Op::Mul(MODE), &[N, N]),
            ],
        );
        let expected = [Shape::Affine(1), Shape::Affine(1), Shape::Varying, Shape::Uniform];
        assert_eq!([0, 1, 2, 3].map(|t| found.operand(temp(t))), expected);
        assert!(found.wide);
    }

    #[test]
    fn small_multiples_of_what_counts_count() {
        let times = |bits| {
            Operand::Const(fpdsl_runtime::ir::Constant {
                ty: ScalarType::Usize,
                bits,
            })
        };
        let found = shapes(
            &[ScalarType::Usize; 9],
            &[],
            vec![
                stmt(0, Op::Mul(MODE), &[X, times(2)]),
                stmt(1, Op::Add(MODE), &[N, temp(0)]),
                stmt(2, Op::Mul(MODE), &[times(2), temp(1)]),
                // These are too far apart, the same in all lanes, by a number of the call, and of two steps.
                stmt(3, Op::Mul(MODE), &[temp(2), times(2)]),
                stmt(4, Op::Mul(MODE), &[X, times(0)]),
                stmt(5, Op::Mul(MODE), &[X, N]),
                stmt(6, Op::Add(MODE), &[X, temp(0)]),
                // A product in a fused sum is not looked into.
                stmt(7, Op::MulAdd(MODE), &[X, times(2), N]),
                stmt(8, Op::MulAdd(MODE), &[N, N, temp(0)]),
            ],
        );
        let expected = [Shape::Affine(2), Shape::Affine(2), Shape::Affine(4)];
        assert_eq!([0, 1, 2].map(|t| found.operand(temp(t))), expected);
        for t in 3..8 {
            assert_eq!(found.operand(temp(t)), Shape::Varying, "{t}");
        }
        assert_eq!(found.operand(temp(8)), Shape::Affine(2));
    }

    #[test]
    fn comparing_what_counts_needs_no_wide_lanes() {
        let found = shapes(
            &[ScalarType::Bool, ScalarType::F32],
            &[],
            vec![
                stmt(0, Op::Compare(Comparison::Lt), &[X, N]),
                stmt(1, Op::Add(MODE), &[F, F]),
            ],
        );
        assert_eq!(found.operand(temp(0)), Shape::Varying);
        assert!(!found.wide);
    }

    #[test]
    fn variables_that_some_lanes_assign_vary() {
        let arm = vec![Stmt::Assign {
            var: Var(0),
            value: N,
        }];
        let found = shapes(
            &[ScalarType::Bool],
            &[ScalarType::Usize],
            vec![
                Stmt::Declare {
                    var: Var(0),
                    init: Some(N),
                },
                stmt(0, Op::Compare(Comparison::Lt), &[F, F]),
                Stmt::If {
                    cond: temp(0),
                    then: arm,
                    otherwise: Vec::new(),
                },
            ],
        );
        assert!(found.varies(Operand::Var(Var(0))));
    }
}
