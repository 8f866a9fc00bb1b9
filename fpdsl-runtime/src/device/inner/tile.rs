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

use crate::ir::{
    Block, Buffer, Computed, Constant, Fields, Kernel, Layout, Leaf, Local, Op, Operand, Pasted, Pasting,
    Role, Stmt, Temp, Var, paste_at,
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
    let at_one = to.declare(ScalarType::Usize, constant(0));
    let panel = to.computed(ScalarType::Usize, Op::Mul(EXACT), &[k, width]);
    let start = to.computed(ScalarType::Usize, Op::Mul(EXACT), &[panel, coordinates[1]]);
    let at_many = to.declare(ScalarType::Usize, start);
    let variables: Vec<Vec<Var>> = running
        .iter()
        .map(|row| {
            let types = row.iter().map(|&leaf| inputs.layout.leaf_type(param_of(leaf)));
            let pairs: Vec<_> = types.zip(row).collect();
            pairs
                .into_iter()
                .map(|(ty, &leaf)| to.declare(ty, leaf))
                .collect()
        })
        .collect();
    let body = turn(
        &mut to,
        step,
        shared,
        &Turn {
            rows: &variables,
            one: &one,
            many: &many,
            lane: coordinates[0],
            at: [at_one, at_many],
            width,
        },
    );
    let index = to.variable(ScalarType::Usize);
    to.push(Stmt::For {
        index,
        lo: constant(0),
        hi: k,
        body,
    });
    let body = to.close();
    let results = variables.iter().flatten().map(|&var| Operand::Var(var)).collect();
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

/// What a pass through the loop reads.
struct Turn<'a> {
    rows: &'a [Vec<Var>],
    /// The panels of the element that lanes share, and of the other, a scalar each.
    one: &'a [(u32, ScalarType)],
    many: &'a [(u32, ScalarType)],
    lane: Operand,
    /// Where they are read.
    at: [Var; 2],
    width: Operand,
}

/// A pass: a step of each row.
fn turn(to: &mut Pasted, step: &Kernel, shared: Shared, turn: &Turn<'_>) -> Block {
    to.open();
    let [at_one, at_many] = turn.at.map(Operand::Var);
    let place = to.computed(ScalarType::Usize, Op::Add(EXACT), &[at_many, turn.lane]);
    let many = to.loads(turn.many, place);
    let mut next = Vec::new();
    for (r, row) in turn.rows.iter().enumerate() {
        let place = match r {
            0 => at_one,
            r => to.computed(ScalarType::Usize, Op::Add(EXACT), &[at_one, constant(r)]),
        };
        let one = to.loads(turn.one, place);
        let mut params: Vec<Operand> = row.iter().map(|&var| Operand::Var(var)).collect();
        match shared {
            Shared::Left => params.extend(one.iter().chain(&many)),
            Shared::Right => params.extend(many.iter().chain(&one)),
        }
        let Ok(results) = paste_at(&mut Widened, to, step, params);
        for (&var, result) in row.iter().zip(results) {
            // Variables change one after the other, so what stands in another one is taken before.
            let ty = to.vars[var.0 as usize].ty;
            next.push((var, to.computed(ty, Op::Copy, &[result])));
        }
    }
    for (var, value) in next {
        to.push(Stmt::Assign { var, value });
    }
    for (var, step) in turn.at.into_iter().zip([constant(turn.rows.len()), turn.width]) {
        let value = to.computed(ScalarType::Usize, Op::Add(EXACT), &[Operand::Var(var), step]);
        to.push(Stmt::Assign { var, value });
    }
    to.close()
}

/// The parameters of a tile.
struct Inputs {
    layout: Layout,
    params: Vec<&'static str>,
}

impl Inputs {
    fn buffer(&mut self, ty: ScalarType, path: Vec<usize>, role: Role) -> usize {
        self.layout.buffers.push(Buffer {
            param: self.params.len(),
            path,
            ty,
            count: 1,
            typed: false,
            planes: false,
            role,
        });
        self.layout.buffers.len() - 1
    }

    fn leaf(&mut self, leaf: Leaf) -> Operand {
        self.layout.leaves.push(leaf);
        Operand::Param(self.layout.leaves.len() as u32 - 1)
    }

    /// An integer.
    fn scalar(&mut self, path: Vec<usize>, role: Role) -> Operand {
        let buffer = self.buffer(ScalarType::Usize, path, role);
        self.leaf(Leaf {
            buffer,
            offset: 0,
            fields: Fields::default(),
        })
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
    Operand::Const(Constant {
        ty: ScalarType::Usize,
        bits: value as u64,
    })
}

fn param_of(leaf: Operand) -> usize {
    match leaf {
        Operand::Param(param) => param as usize,
        _ => unreachable!("a parameter"),
    }
}

impl Pasted {
    fn variable(&mut self, ty: ScalarType) -> Var {
        self.vars.push(Local::of(ty));
        Var(self.vars.len() as u32 - 1)
    }

    fn declare(&mut self, ty: ScalarType, init: Operand) -> Var {
        let var = self.variable(ty);
        self.push(Stmt::Declare {
            var,
            init: Some(init),
        });
        var
    }

    fn computed(&mut self, ty: ScalarType, op: Op, args: &[Operand]) -> Operand {
        let temp: Temp = self.new_temp(Local::of(ty));
        self.push(Stmt::Let {
            temp,
            op,
            args: args.to_vec(),
        });
        Operand::Temp(temp)
    }

    fn loads(&mut self, panels: &[(u32, ScalarType)], place: Operand) -> Vec<Operand> {
        let load =
            |&(buffer, ty): &(u32, ScalarType)| self.computed(ty, Op::Load { buffer, offset: 0 }, &[place]);
        panels.iter().map(load).collect()
    }
}
