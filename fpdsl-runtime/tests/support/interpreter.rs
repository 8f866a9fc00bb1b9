//! The IR interpreter as a subject of the suites: bodies of one operation.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::{self, Comparison, Kernel, Layout, Local, Operand, Stmt, Temp, interp};
use fpdsl_runtime::lift::{ScalarType, Shape};

use super::table::{IntType, Op};

/// Runs an operation on many operands.
pub fn run(op: Op, format: Format, mode: Rounding, operands: &[[u64; 3]], results: &mut [u64]) {
    let kernel = kernel(op, format, mode);
    for (&v, result) in operands.iter().zip(results) {
        let v = match op {
            // An encoding has no bits above its type's; the other subjects do not look at them.
            Op::FromInt(int) => [int.encode(int.decode(v[0])), 0, 0],
            _ => v,
        };
        let out = interp::run(&kernel, &v[..op.arity()], 10).expect("one operation neither loops nor faults");
        *result = out[0];
    }
}

const fn float(format: Format) -> ScalarType {
    match format {
        Format::F16 => ScalarType::F16,
        Format::Bf16 => ScalarType::Bf16,
        Format::F32 => ScalarType::F32,
        Format::F64 => ScalarType::F64,
    }
}

const fn integer(int: IntType) -> ScalarType {
    match (int.signed, int.width) {
        (true, 8) => ScalarType::I8,
        (true, 16) => ScalarType::I16,
        (true, 32) => ScalarType::I32,
        (true, _) => ScalarType::I64,
        (false, 8) => ScalarType::U8,
        (false, 16) => ScalarType::U16,
        (false, 32) => ScalarType::U32,
        (false, _) => ScalarType::U64,
    }
}

/// The operation of the IR, and the types of its operands and of its result.
fn typed(op: Op, format: Format, mode: Rounding) -> (ir::Op, ScalarType, ScalarType) {
    let number = float(format);
    let same = |op| (op, number, number);
    let test = |comparison| (ir::Op::Compare(comparison), number, ScalarType::Bool);
    match op {
        Op::Add => same(ir::Op::Add(mode)),
        Op::Sub => same(ir::Op::Sub(mode)),
        Op::Mul => same(ir::Op::Mul(mode)),
        Op::Div => same(ir::Op::Div(mode)),
        Op::Sqrt => same(ir::Op::Sqrt(mode)),
        Op::Fma => same(ir::Op::MulAdd(mode)),
        Op::Recip => same(ir::Op::Recip(mode)),
        Op::Rem => same(ir::Op::Rem),
        Op::Min => same(ir::Op::Min),
        Op::Max => same(ir::Op::Max),
        Op::Neg => same(ir::Op::Neg),
        Op::Abs => same(ir::Op::Abs),
        Op::Lt => test(Comparison::Lt),
        Op::Le => test(Comparison::Le),
        Op::Gt => test(Comparison::Gt),
        Op::Ge => test(Comparison::Ge),
        Op::Eq => test(Comparison::Eq),
        Op::Ne => test(Comparison::Ne),
        Op::Convert(to) => (ir::Op::Cast(mode), number, float(to)),
        Op::ToInt(int) => (ir::Op::Cast(Rounding::TowardZero), number, integer(int)),
        Op::FromInt(int) => (ir::Op::Cast(mode), integer(int), number),
    }
}

/// The body that is one operation on its parameters.
pub fn kernel(op: Op, format: Format, mode: Rounding) -> Kernel {
    let (operation, from, to) = typed(op, format, mode);
    let mut inputs = Layout::of_result(&Shape::Scalar(from));
    // Parameters of one type, which for the interpreter are leaves of one buffer.
    inputs.leaves = vec![inputs.leaves[0]; op.arity()];
    Kernel {
        name: op.function(),
        source: "",
        cold: false,
        elementary: None,
        stochastic: None,
        params: ["x", "y", "z"][..op.arity()].to_vec(),
        inputs,
        outputs: Layout::of_result(&Shape::Scalar(to)),
        results: vec![Operand::Temp(Temp(0))],
        body: vec![Stmt::Let {
            temp: Temp(0),
            op: operation,
            args: (0..op.arity() as u32).map(Operand::Param).collect(),
        }],
        sites: Vec::new(),
        tables: Vec::new(),
        functions: Vec::new(),
        temps: vec![Local::of(to)],
        vars: Vec::new(),
        arrays: Vec::new(),
        origins: Vec::new(),
        rounded: Vec::new(),
    }
}
