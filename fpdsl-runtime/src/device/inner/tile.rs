//! The kernel of a tile: some rows of running values, which go through a panel of each matrix.
//!
//! ```text
//! tile(j.x, panel, k, width, a: &[A], b: &[B], c0: C, c1: C, ..) -> (C, C, ..) {
//!     var at_a = 0
//!     var at_b = panel * (k * width)
//!     for p in 0..k {
//!         c0 = step(c0, a[at_a], b[at_b + j])
//!         c1 = step(c1, a[at_a + 1], b[at_b + j])
//!         ..
//!         at_a += rows
//!         at_b += width
//!     }
//! }
//! ```
//!
//! Elements run along `j`: lanes have the columns of a tile, and share an element of `a`. So `b` is loaded once for all rows, and each
//! element of `a` once for all columns. Nothing is tested: the panels have what is read.

use core::convert::Infallible;

use crate::ir::writer::{self, Write as _, Writer};
use crate::ir::{
    Block, Buffer, Computed, Kernel, Layout, Leaf, Local, Op, Operand, Pasted, Pasting, Role, Stmt, Temp,
    Var, paste_at,
};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// Which of the two elements of a step lanes share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shared {
    /// That of the left matrix: lanes run along columns.
    Left,
    /// That of the right matrix: lanes run along rows.
    Right,
}

impl Shared {
    /// The parameters of a step: of the element that lanes share, and of the other.
    pub(super) fn params(self) -> (usize, usize) {
        match self {
            Shared::Left => (1, 2),
            Shared::Right => (2, 1),
        }
    }
}

/// The types of the scalars of an operand of a step, as panels have them.
///
/// A narrow float that a step only widens is widened when it comes to the panel, not in each step.
pub(super) fn scalars(step: &Kernel, param: usize) -> Vec<ScalarType> {
    let inputs = &step.inputs;
    let of_param =
        (0..inputs.leaves.len()).filter(|&leaf| inputs.buffers[inputs.leaves[leaf].buffer].param == param);
    let type_of = |leaf: usize| match inputs.leaf_type(leaf) {
        ScalarType::F16 | ScalarType::Bf16 if is_only_widened(step, Operand::Param(leaf as u32)) => {
            ScalarType::F32
        }
        ty => ty,
    };
    of_param.map(type_of).collect()
}

/// Returns true if nothing reads a narrow float but conversions to wider ones.
fn is_only_widened(step: &Kernel, narrow: Operand) -> bool {
    fn within(step: &Kernel, block: &Block, narrow: Operand) -> bool {
        block.iter().all(|stmt| match stmt {
            Stmt::Let {
                temp: Temp(temp),
                op: Op::Cast(_),
                ..
            } => {
                let ty = step.temps[*temp as usize].ty;
                matches!(ty, ScalarType::F32 | ScalarType::F64) || !stmt.reads(narrow)
            }
            stmt => !stmt.reads(narrow) && stmt.blocks().all(|block| within(step, block, narrow)),
        })
    }
    !step.results.contains(&narrow) && within(step, &step.body, narrow)
}

/// A copy of a step whose narrow operands are widened already.
struct Widened;

impl Pasting for Widened {
    type Error = Infallible;

    fn computed(&mut self, to: &mut Pasted, found: Computed<'_>) {
        let op = match (found.op, found.args) {
            (Op::Cast(_), &[Operand::Temp(Temp(x))])
                if to.temps[x as usize].ty == to.temps[found.temp.0 as usize].ty =>
            {
                Op::Copy
            }
            (op, _) => op,
        };
        to.copy(Computed { op, ..found });
    }
}

/// The kernel of a tile of this many rows.
pub(super) fn tile(step: &Kernel, rows: usize, shared: Shared) -> Kernel {
    let mut inputs = Inputs {
        layout: Layout {
            buffers: Vec::new(),
            leaves: Vec::new(),
        },
        params: Vec::new(),
    };
    let coordinates = [0, 1].map(|axis| inputs.scalar(vec![axis], Role::Coordinate { axis, axes: 2 }));
    inputs.params.push("position");
    let [k, width] = ["k", "width"].map(|name| inputs.value(name));
    let (first, second) = shared.params();
    let [one, many] = [first, second].map(|param| inputs.panels(step, param));
    let running: Vec<Vec<Operand>> = (0..rows).map(|_| inputs.running(step)).collect();

    let mut to = Pasted::default();
    to.open();
    let mut w = Writer {
        to: &mut to,
        inputs: &inputs.layout,
    };
    let panel = w.op(ScalarType::Usize, Op::Mul(EXACT), &[k, width]);
    let start = w.op(ScalarType::Usize, Op::Mul(EXACT), &[panel, coordinates[1]]);
    let turn = Turn {
        at: [constant(0), start].map(|init| w.declare(init)),
        rows: running
            .iter()
            .map(|row| row.iter().map(|&init| w.declare(init)).collect())
            .collect(),
        one,
        many,
        lane: coordinates[0],
        width,
    };
    let index = w.to.new_var(Local::of(ScalarType::Usize));
    let body = turn.written(&mut w, step, shared);
    w.to.push(Stmt::For {
        index,
        lo: constant(0),
        hi: k,
        body,
    });
    let body = to.close();
    let results = turn.rows.iter().flatten().map(|&var| Operand::Var(var)).collect();
    Kernel {
        params: inputs.params,
        inputs: inputs.layout,
        outputs: outputs(step, rows),
        results,
        body,
        temps: to.temps,
        vars: to.vars,
        arrays: to.arrays,
        ..step.clone()
    }
}

/// Integers are exact in any mode.
const EXACT: Rounding = Rounding::TowardZero;

/// A pass through the loop: a step of each row.
struct Turn {
    rows: Vec<Vec<Var>>,
    /// The panels of the element that lanes share, and of the other, a scalar each.
    one: Vec<(u32, ScalarType)>,
    many: Vec<(u32, ScalarType)>,
    /// Where they are read.
    at: [Var; 2],
    lane: Operand,
    width: Operand,
}

impl Turn {
    fn written(&self, w: &mut Writer<'_>, step: &Kernel, shared: Shared) -> Block {
        w.to.open();
        let [at_one, at_many] = self.at.map(Operand::Var);
        let sum = |w: &mut Writer<'_>, x, y| w.op(ScalarType::Usize, Op::Add(EXACT), &[x, y]);
        let place = sum(w, at_many, self.lane);
        let many = loads(w, &self.many, place);
        let mut next = Vec::new();
        for (r, row) in self.rows.iter().enumerate() {
            let place = sum(w, at_one, constant(r));
            let one = loads(w, &self.one, place);
            let mut params: Vec<Operand> = row.iter().map(|&var| Operand::Var(var)).collect();
            match shared {
                Shared::Left => params.extend(one.iter().chain(&many)),
                Shared::Right => params.extend(many.iter().chain(&one)),
            }
            let Ok(results) = paste_at(&mut Widened, w.to, step, params);
            // Variables change one after the other, so what stands in another one is taken before.
            next.extend(
                row.iter()
                    .zip(results)
                    .map(|(&var, result)| (var, w.same(Op::Copy, &[result]))),
            );
        }
        for (var, step) in self.at.into_iter().zip([constant(self.rows.len()), self.width]) {
            next.push((var, sum(w, Operand::Var(var), step)));
        }
        for (var, value) in next {
            w.to.push(Stmt::Assign { var, value });
        }
        w.to.close()
    }
}

fn loads(w: &mut Writer<'_>, panels: &[(u32, ScalarType)], place: Operand) -> Vec<Operand> {
    let load = |&(buffer, ty): &(u32, ScalarType)| w.op(ty, Op::Load { buffer, offset: 0 }, &[place]);
    panels.iter().map(load).collect()
}

/// The parameters of a tile.
struct Inputs {
    layout: Layout,
    params: Vec<&'static str>,
}

impl Inputs {
    fn buffer(&mut self, ty: ScalarType, path: Vec<usize>, role: Role) -> usize {
        let buffer = Buffer::of_one(self.params.len(), path, ty, role);
        self.layout.buffers.push(buffer);
        self.layout.buffers.len() - 1
    }

    fn leaf(&mut self, leaf: Leaf) -> Operand {
        self.layout.leaves.push(leaf);
        Operand::Param(self.layout.leaves.len() as u32 - 1)
    }

    /// An integer.
    fn scalar(&mut self, path: Vec<usize>, role: Role) -> Operand {
        let buffer = self.buffer(ScalarType::Usize, path, role);
        self.leaf(Leaf::of_one(buffer))
    }

    /// An integer that all elements share.
    fn value(&mut self, name: &'static str) -> Operand {
        let value = self.scalar(Vec::new(), Role::Values);
        self.params.push(name);
        value
    }

    /// A slice for each scalar of an operand of a step: its buffer and type.
    fn panels(&mut self, step: &Kernel, param: usize) -> Vec<(u32, ScalarType)> {
        let types = scalars(step, param);
        let panel = |ty| {
            let buffer = self.buffer(ty, Vec::new(), Role::Slice);
            self.params.push(step.params[param]);
            (buffer as u32, ty)
        };
        types.into_iter().map(panel).collect()
    }

    /// Running values, which lie as the step has them.
    fn running(&mut self, step: &Kernel) -> Vec<Operand> {
        let first = self.layout.buffers.len();
        let param = self.params.len();
        let of_running = step.inputs.buffers.iter().filter(|buffer| buffer.param == 0);
        let moved = of_running.map(|buffer| Buffer {
            param,
            ..buffer.clone()
        });
        self.layout.buffers.extend(moved);
        self.params.push(step.params[0]);
        let leaves = step.inputs.leaves.iter();
        let of_running = leaves.filter(|leaf| step.inputs.buffers[leaf.buffer].param == 0);
        of_running
            .map(|leaf| {
                self.leaf(Leaf {
                    buffer: first + leaf.buffer,
                    ..*leaf
                })
            })
            .collect()
    }
}

/// The results of a tile: those of the step for each row.
fn outputs(step: &Kernel, rows: usize) -> Layout {
    let mut layout = Layout {
        buffers: Vec::new(),
        leaves: Vec::new(),
    };
    for row in 0..rows {
        let first = layout.buffers.len();
        layout
            .buffers
            .extend(step.outputs.buffers.iter().map(|buffer| Buffer {
                path: std::iter::once(row).chain(buffer.path.iter().copied()).collect(),
                ..buffer.clone()
            }));
        layout.leaves.extend(step.outputs.leaves.iter().map(|leaf| Leaf {
            buffer: first + leaf.buffer,
            ..*leaf
        }));
    }
    layout
}

fn constant(value: usize) -> Operand {
    writer::constant(ScalarType::Usize, value as u64)
}
