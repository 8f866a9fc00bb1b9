//! Recorded kernels in which a user's names stand in every role, and what they compute.

use fpdsl_gpp::CpuKernel;
use fpdsl_runtime::ir::{
    Block, Buffer, Comparison, Constant, Fields, Kernel, Layout, Leaf, Local, Name, Op, Operand, Role, Stmt,
    Table, Temp, Var,
};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::mode::Rounding;

/// Elements of each kernel.
const ELEMENTS: u32 = 3;

/// Where a name stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Parameter,
    Field,
    Constant,
    Variable,
    Table,
    Function,
    Kernel,
}

pub const PLACES: [Place; 7] = [
    Place::Parameter,
    Place::Field,
    Place::Constant,
    Place::Variable,
    Place::Table,
    Place::Function,
    Place::Kernel,
];

const TYPE: ScalarType = ScalarType::U32;

/// A kernel of one argument and one result, `h = 31 * h + v` for the value `v` behind each name.
pub fn kernel(place: Place, names: &[&'static str]) -> Kernel {
    let mut kernel = Kernel {
        name: "names_of_users",
        source: "",
        cold: false,
        elementary: None,
        stochastic: None,
        params: vec!["first_argument"],
        inputs: values(1),
        outputs: values(1),
        results: Vec::new(),
        body: Block::new(),
        sites: Vec::new(),
        tables: Vec::new(),
        functions: Vec::new(),
        temps: Vec::new(),
        vars: Vec::new(),
        arrays: Vec::new(),
        origins: Vec::new(),
        rounded: Vec::new(),
    };
    match place {
        Place::Parameter => {
            kernel.params.extend(names);
            kernel.inputs = values(1 + names.len());
        }
        Place::Field => {
            kernel.params.push("group");
            kernel.inputs = with_fields(names);
        }
        Place::Kernel => kernel.name = names[0],
        Place::Constant | Place::Variable | Place::Table | Place::Function => {}
    }
    let mut hash = Operand::Param(0);
    for (number, &name) in names.iter().enumerate() {
        let value = behind(&mut kernel, place, number as u32, name);
        hash = compute(
            &mut kernel,
            Op::MulAdd(Rounding::NearestEven),
            &[hash, constant(31), value],
            None,
        );
    }
    kernel.results = vec![hash];
    kernel
}

/// The value of the name of this number.
fn behind(kernel: &mut Kernel, place: Place, number: u32, name: &'static str) -> Operand {
    let own = Some(Name {
        text: name,
        leaf: None,
        fields: Fields::default(),
    });
    let x = Operand::Param(0);
    match place {
        Place::Parameter | Place::Field => Operand::Param(1 + number),
        Place::Kernel => x,
        Place::Constant => compute(
            kernel,
            Op::Add(Rounding::NearestEven),
            &[x, constant(number)],
            own,
        ),
        Place::Variable => variable(kernel, number, own),
        Place::Table => {
            kernel.tables.push(Table {
                name,
                ty: TYPE,
                count: 1,
                values: vec![u64::from(number), u64::from(number) + 5],
            });
            let position = Operand::Const(Constant {
                ty: ScalarType::Usize,
                bits: 1,
            });
            compute(
                kernel,
                Op::Entry {
                    table: number,
                    offset: 0,
                },
                &[position],
                None,
            )
        }
        Place::Function => {
            kernel.functions.push(function(number, name));
            let result = temp(kernel, TYPE, None);
            kernel.body.push(Stmt::Call {
                function: number,
                args: vec![x],
                results: vec![result],
            });
            Operand::Temp(result)
        }
    }
}

/// What the kernel gives for one element, in plain Rust.
fn expected(place: Place, names: u32, element: u32) -> u32 {
    (0..names).fold(element, |hash, number| {
        let value = match place {
            Place::Parameter | Place::Field => argument(1 + number, element),
            Place::Kernel => element,
            Place::Constant => element.wrapping_add(number),
            Place::Variable if element == 1 => number,
            Place::Variable => element,
            Place::Table => number + 5,
            Place::Function => element.wrapping_mul(number).wrapping_add(element),
        };
        hash.wrapping_mul(31).wrapping_add(value)
    })
}

/// Argument `number` of an element; the first is its position.
fn argument(number: u32, element: u32) -> u32 {
    number * 1000 + element
}

/// Runs a kernel; gives the difference.
pub fn check(compiled: &CpuKernel, kernel: &Kernel, place: Place, names: &[&str]) -> Result<(), String> {
    let buffers = kernel.inputs.buffers.iter().scan(0, |first, buffer| {
        let from = *first;
        *first += buffer.count as u32;
        // Plane by plane; a buffer with one scalar is one plane.
        let planes = from..from + buffer.count as u32;
        Some(planes.flat_map(|number| {
            (0..ELEMENTS).flat_map(move |element| argument(number, element).to_le_bytes())
        }))
    });
    let inputs: Vec<Vec<u8>> = buffers.map(Iterator::collect).collect();
    let inputs: Vec<&[u8]> = inputs.iter().map(|bytes| &bytes[..]).collect();
    let mut out = vec![0; 4 * ELEMENTS as usize];
    compiled
        .run(ELEMENTS as usize, &inputs, &mut [&mut out])
        .map_err(|fault| format!("{fault:?}"))?;
    let right: Vec<u8> = (0..ELEMENTS)
        .flat_map(|element| expected(place, names.len() as u32, element).to_le_bytes())
        .collect();
    if out == right {
        return Ok(());
    }
    Err(format!("{place:?} of {names:?}: {out:?} instead of {right:?}"))
}

/// `v = x; if x == 1 { v = number }`.
fn variable(kernel: &mut Kernel, number: u32, name: Option<Name>) -> Operand {
    let var = Var(kernel.vars.len() as u32);
    kernel.vars.push(Local {
        name,
        ..Local::of(TYPE)
    });
    let (x, one) = (Operand::Param(0), constant(1));
    let is_one = temp(kernel, ScalarType::Bool, None);
    kernel.body.extend([
        Stmt::Declare { var, init: Some(x) },
        Stmt::Let {
            temp: is_one,
            op: Op::Compare(Comparison::Eq),
            args: vec![x, one],
        },
        Stmt::If {
            cond: Operand::Temp(is_one),
            then: vec![Stmt::Assign {
                var,
                value: constant(number),
            }],
            otherwise: Block::new(),
        },
    ]);
    Operand::Var(var)
}

/// `fn name(name: u32) -> u32 { name * number + name }`.
fn function(number: u32, name: &'static str) -> Kernel {
    let x = Operand::Param(0);
    Kernel {
        name,
        source: "",
        cold: true,
        elementary: None,
        stochastic: None,
        params: vec![name],
        inputs: values(1),
        outputs: values(1),
        results: vec![Operand::Temp(Temp(0))],
        body: vec![Stmt::Let {
            temp: Temp(0),
            op: Op::MulAdd(Rounding::NearestEven),
            args: vec![x, constant(number), x],
        }],
        sites: Vec::new(),
        tables: Vec::new(),
        functions: Vec::new(),
        temps: vec![Local::of(TYPE)],
        vars: Vec::new(),
        arrays: Vec::new(),
        origins: Vec::new(),
        rounded: Vec::new(),
    }
}

fn compute(kernel: &mut Kernel, op: Op, args: &[Operand], name: Option<Name>) -> Operand {
    let temp = temp(kernel, TYPE, name);
    kernel.body.push(Stmt::Let {
        temp,
        op,
        args: args.to_vec(),
    });
    Operand::Temp(temp)
}

fn temp(kernel: &mut Kernel, ty: ScalarType, name: Option<Name>) -> Temp {
    kernel.temps.push(Local {
        name,
        ..Local::of(ty)
    });
    Temp(kernel.temps.len() as u32 - 1)
}

fn constant(value: u32) -> Operand {
    Operand::Const(Constant {
        ty: TYPE,
        bits: u64::from(value),
    })
}

/// As many parameters of one scalar each.
fn values(count: usize) -> Layout {
    let buffers = (0..count).map(|param| buffer(param, 1));
    let leaves = (0..count).map(|buffer| Leaf {
        buffer,
        offset: 0,
        fields: Fields::default(),
    });
    Layout {
        buffers: buffers.collect(),
        leaves: leaves.collect(),
    }
}

/// One scalar, and a struct with these fields.
fn with_fields(names: &[&'static str]) -> Layout {
    let mut layout = values(1);
    layout.buffers.push(buffer(1, names.len()));
    layout
        .leaves
        .extend(names.iter().enumerate().map(|(offset, name)| Leaf {
            buffer: 1,
            offset,
            fields: Fields::default().with(name),
        }));
    layout
}

fn buffer(param: usize, count: usize) -> Buffer {
    Buffer {
        param,
        path: Vec::new(),
        ty: TYPE,
        count,
        typed: false,
        planes: count > 1,
        role: Role::Values,
    }
}
