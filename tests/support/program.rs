//! Random bodies as data, run on any backend.
//!
//! A program works on three `f32`, two `f64` and three `i32` variables, which are its parameters and, at its end, its
//! results. It is interpreted on the backend as emitted code would run: assignments bind names, control flow threads
//! the variables through closures.

use std::sync::{Arc, RwLock};

use fpdsl_runtime::backend::{Backend, Castable, Float, Num};
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::literal::Literal;
use fpdsl_runtime::{Rd, Rn, Rounding, Ru, Rz, ops};

use super::random::Random;

/// A body.
#[derive(Clone, Debug, Default)]
pub struct Program(Vec<Stmt>);

#[derive(Clone, Debug)]
enum Stmt {
    Single(usize, Real),
    Double(usize, Real),
    Int(usize, Whole),
    /// `a[i] = x`, where `i` may be out of bounds.
    SetSingle(Whole, Real),
    SwapSingles(usize, usize),
    SwapInts(usize, usize),
    If(Test, Vec<Stmt>, Vec<Stmt>),
    /// `while count < limit && test`.
    While(u32, Test, Vec<Stmt>),
    /// `for k in 0..n`, with `k` in the integer variable at the start of each pass.
    ForConst(i32, usize, Vec<Stmt>),
    /// `for k in 0..(n & 7)`.
    ForRange(Whole, usize, Vec<Stmt>),
}

/// An expression in one of the formats; variables are counted modulo how many there are.
#[derive(Clone, Debug)]
enum Real {
    Var(usize),
    Literal(usize),
    Binary(Binary, Rounding, Box<(Real, Real)>),
    Fma(Rounding, Box<(Real, Real, Real)>),
    Unary(Unary, Rounding, Box<Real>),
    /// From the integers.
    Cast(Rounding, Box<Whole>),
    /// From the other format.
    Convert(Rounding, usize),
    Choice(Box<(Test, Real, Real)>),
}

#[derive(Clone, Copy, Debug)]
enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Min,
    Max,
}

#[derive(Clone, Copy, Debug)]
enum Unary {
    Sqrt,
    Recip,
    Neg,
    Abs,
}

#[derive(Clone, Debug)]
enum Whole {
    Var(usize),
    Literal(i128),
    Binary(Integer, Box<(Whole, Whole)>),
    FromSingle(usize),
    FromDouble(usize),
    /// The low bits of a single's encoding.
    Bits(usize),
}

#[derive(Clone, Copy, Debug)]
enum Integer {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Xor,
    Shl,
    Shr,
    Min,
    Max,
}

#[derive(Clone, Debug)]
enum Test {
    Singles(Real, Real),
    Doubles(Real, Real),
    Ints(Whole, Whole),
    And(Box<(Test, Test)>),
    Or(Box<(Test, Test)>),
    Not(Box<Test>),
}

/// Numbers that formats round, and such that they do not.
static LITERALS: [Literal; 4] = [
    Literal {
        f16: [0x3c00; 4],
        bf16: [0x3f80; 4],
        f32: [0x3f80_0000; 4],
        f64: [0x3ff0_0000_0000_0000; 4],
    },
    Literal {
        f16: [0x2e66, 0x2e66, 0x2e67, 0x2e66],
        bf16: [0x3dcd, 0x3dcc, 0x3dcd, 0x3dcc],
        f32: [0x3dcc_cccd, 0x3dcc_cccc, 0x3dcc_cccd, 0x3dcc_cccc],
        f64: [
            0x3fb9_9999_9999_999a,
            0x3fb9_9999_9999_9999,
            0x3fb9_9999_9999_999a,
            0x3fb9_9999_9999_9999,
        ],
    },
    Literal {
        f16: [0xc200; 4],
        bf16: [0xc040; 4],
        f32: [0xc040_0000; 4],
        f64: [0xc008_0000_0000_0000; 4],
    },
    Literal {
        f16: [0x7bff; 4],
        bf16: [0x7f7f; 4],
        f32: [0x7f7f_ffff; 4],
        f64: [0x7fef_ffff_ffff_ffff; 4],
    },
];

const SINGLES: [&str; 3] = ["a", "b", "c"];
const DOUBLES: [&str; 2] = ["u", "v"];
const INTS: [&str; 3] = ["i", "j", "k"];

/// The variables on a backend.
type State<B> = (
    [<B as Backend>::F32; 3],
    [<B as Backend>::F64; 2],
    [<B as Backend>::I32; 3],
);

static CURRENT: RwLock<Option<Arc<Program>>> = RwLock::new(None);

impl Program {
    /// A random program.
    pub fn random(random: &mut Random) -> Self {
        Program(block(random, 3))
    }

    /// Makes this what [`Current`] computes, on all threads.
    pub fn select(&self) {
        *CURRENT.write().expect("nothing panics while it selects") = Some(Arc::new(self.clone()));
    }
}

/// The function of the selected program.
pub struct Current;

impl Function for Current {
    type Args = ([f32; 3], [f64; 2], [i32; 3]);
    type Out = ([f32; 3], [f64; 2], [i32; 3]);
    const NAME: &'static str = "program";
    const PARAMS: &'static [&'static str] = &["x", "y", "n"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(b: B, args: <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        // A copy, because a fault may unwind through here.
        let program = CURRENT.read().expect("nothing panics while it selects").clone();
        run(b, &program.expect("a program is selected").0, args)
    }
}

fn block(random: &mut Random, depth: u32) -> Vec<Stmt> {
    (0..1 + random.below(4)).map(|_| stmt(random, depth)).collect()
}

fn stmt(random: &mut Random, depth: u32) -> Stmt {
    let (i, j) = (random.below(3) as usize, random.below(3) as usize);
    let nested = if depth == 0 { 8 } else { 14 };
    match random.below(nested) {
        0..=2 => Stmt::Single(i, real(random, 3)),
        3 | 4 => Stmt::Double(i % 2, real(random, 3)),
        5 => Stmt::Int(i, whole(random, 2)),
        6 => match random.below(4) {
            0 => Stmt::SetSingle(whole(random, 1), real(random, 1)),
            _ => Stmt::SetSingle(Whole::Literal(i as i128), real(random, 1)),
        },
        7 => match random.below(2) {
            0 => Stmt::SwapSingles(i, j),
            _ => Stmt::SwapInts(i, j),
        },
        8 | 9 => Stmt::If(
            test(random, 2),
            block(random, depth - 1),
            block(random, depth - 1),
        ),
        10 => Stmt::If(test(random, 2), block(random, depth - 1), Vec::new()),
        11 => Stmt::While(random.below(6) as u32, test(random, 2), block(random, depth - 1)),
        12 => Stmt::ForConst(random.below(5) as i32, i, block(random, depth - 1)),
        _ => Stmt::ForRange(whole(random, 1), i, block(random, depth - 1)),
    }
}

fn mode(random: &mut Random) -> Rounding {
    Rounding::ALL[random.below(4) as usize]
}

fn real(random: &mut Random, depth: u32) -> Real {
    let inner = |random: &mut Random| real(random, depth.saturating_sub(1));
    let kind = if depth == 0 {
        random.below(4)
    } else {
        random.below(12)
    };
    match kind {
        0..=2 => Real::Var(random.below(3) as usize),
        3 => Real::Literal(random.below(4) as usize),
        4..=6 => {
            let operators = [
                Binary::Add,
                Binary::Sub,
                Binary::Mul,
                Binary::Div,
                Binary::Rem,
                Binary::Min,
                Binary::Max,
            ];
            let operator = operators[random.below(7) as usize];
            Real::Binary(operator, mode(random), Box::new((inner(random), inner(random))))
        }
        7 => Real::Fma(
            mode(random),
            Box::new((inner(random), inner(random), inner(random))),
        ),
        8 => {
            let operator = [Unary::Sqrt, Unary::Recip, Unary::Neg, Unary::Abs][random.below(4) as usize];
            Real::Unary(operator, mode(random), Box::new(inner(random)))
        }
        9 => Real::Cast(mode(random), Box::new(whole(random, depth - 1))),
        10 => Real::Convert(mode(random), random.below(3) as usize),
        _ => Real::Choice(Box::new((test(random, depth - 1), inner(random), inner(random)))),
    }
}

fn whole(random: &mut Random, depth: u32) -> Whole {
    match if depth == 0 {
        random.below(2)
    } else {
        random.below(9)
    } {
        0 => Whole::Var(random.below(3) as usize),
        1 => Whole::Literal(random.below(9) as i128 - 4),
        2 => Whole::FromSingle(random.below(3) as usize),
        3 => Whole::FromDouble(random.below(2) as usize),
        4 => Whole::Bits(random.below(3) as usize),
        _ => {
            use Integer::*;
            let operators = [Add, Sub, Mul, And, Xor, Shl, Shr, Min, Max, Div, Rem];
            // Divisions fault often; a few are enough.
            let some = if random.below(4) == 0 { 11 } else { 9 };
            let operator = operators[random.below(some) as usize];
            Whole::Binary(
                operator,
                Box::new((whole(random, depth - 1), whole(random, depth - 1))),
            )
        }
    }
}

fn test(random: &mut Random, depth: u32) -> Test {
    let pair = |random: &mut Random| Box::new((test(random, depth - 1), test(random, depth - 1)));
    match if depth == 0 {
        random.below(3)
    } else {
        random.below(6)
    } {
        0 => Test::Singles(real(random, 1), real(random, 1)),
        1 => Test::Doubles(real(random, 1), real(random, 1)),
        2 => Test::Ints(whole(random, 1), whole(random, 1)),
        3 => Test::And(pair(random)),
        4 => Test::Or(pair(random)),
        _ => Test::Not(Box::new(test(random, depth - 1))),
    }
}

fn run<B: Backend>(b: B, block: &[Stmt], state: State<B>) -> State<B> {
    block.iter().fold(state, |state, stmt| step(b, stmt, state))
}

fn step<B: Backend>(b: B, stmt: &Stmt, mut s: State<B>) -> State<B> {
    match stmt {
        Stmt::Single(i, x) => s.0[*i] = b.bind(SINGLES[*i], single(b, x, s)),
        Stmt::Double(i, x) => s.1[*i] = b.bind(DOUBLES[*i], double(b, x, s)),
        Stmt::Int(i, n) => s.2[*i] = b.bind(INTS[*i], int(b, n, s)),
        Stmt::SetSingle(at, x) => {
            let at = B::I32::to_usize(b, int(b, at, s));
            s.0 = b.index_set(s.0, at, single(b, x, s));
        }
        Stmt::SwapSingles(i, j) => s.0.swap(*i, *j),
        Stmt::SwapInts(i, j) => s.2.swap(*i, *j),
        Stmt::If(cond, then, otherwise) => {
            s = b.if_else(holds(b, cond, s), |b| run(b, then, s), |b| run(b, otherwise, s));
        }
        Stmt::While(limit, cond, body) => {
            let limit = ops::int::<B, B::U32>(b, i128::from(*limit));
            let start = (s, ops::int::<B, B::U32>(b, 0));
            let going =
                |b: B, (s, count): (State<B>, B::U32)| b.and(ops::lt(b, count, limit), |b| holds(b, cond, s));
            let pass = |b: B, (s, count): (State<B>, B::U32)| {
                (run(b, body, s), ops::add::<Rn, _, _>(b, count, ops::int(b, 1)))
            };
            s = b.while_loop(start, going, pass).0;
        }
        Stmt::ForConst(n, at, body) => {
            s = b.for_const::<B::I32, _>(0, *n, s, |b, k, mut s: State<B>| {
                s.2[*at] = b.bind(INTS[*at], k);
                run(b, body, s)
            });
        }
        Stmt::ForRange(n, at, body) => {
            let n = ops::bitand(b, int(b, n, s), ops::int(b, 7));
            s = b.for_range(ops::int(b, 0), n, s, |b, k, mut s: State<B>| {
                s.2[*at] = b.bind(INTS[*at], k);
                run(b, body, s)
            });
        }
    }
    s
}

/// `$op::<M>(args)` with the type of a mode.
macro_rules! in_mode {
    ($mode:expr, $op:path, $($arg:expr),*) => {
        match $mode {
            Rounding::NearestEven => $op(Rn, $($arg),*),
            Rounding::TowardZero => $op(Rz, $($arg),*),
            Rounding::TowardPositive => $op(Ru, $($arg),*),
            Rounding::TowardNegative => $op(Rd, $($arg),*),
        }
    };
}

fn single<B: Backend>(b: B, x: &Real, s: State<B>) -> B::F32 {
    let convert = |mode, i: usize| {
        fn cast<B: Backend, M: fpdsl_runtime::Mode>(_: M, b: B, x: B::F64) -> B::F32 {
            ops::cast::<M, f32, _, _>(b, x)
        }
        in_mode!(mode, cast, b, s.1[i % 2])
    };
    let from_int = |mode, n| {
        fn cast<B: Backend, M: fpdsl_runtime::Mode>(_: M, b: B, x: B::I32) -> B::F32 {
            ops::cast::<M, f32, _, _>(b, x)
        }
        in_mode!(mode, cast, b, n)
    };
    evaluate(b, x, s, &s.0, &convert, &from_int)
}

fn double<B: Backend>(b: B, x: &Real, s: State<B>) -> B::F64 {
    let convert = |_, i: usize| ops::cast::<Rn, f64, _, _>(b, s.0[i % 3]);
    let from_int = |_, n| ops::cast::<Rn, f64, _, _>(b, n);
    evaluate(b, x, s, &s.1, &convert, &from_int)
}

/// A real expression in the format of `vars`.
fn evaluate<B: Backend, T: Float<B>>(
    b: B,
    x: &Real,
    s: State<B>,
    vars: &[T],
    convert: &dyn Fn(Rounding, usize) -> T,
    from_int: &dyn Fn(Rounding, B::I32) -> T,
) -> T {
    let inner = |b: B, x: &Real| evaluate(b, x, s, vars, convert, from_int);
    match x {
        Real::Var(i) => vars[i % vars.len()],
        Real::Literal(i) => ops::float::<Rn, _, _>(b, &LITERALS[*i]),
        Real::Binary(operator, mode, operands) => {
            let (x, y) = (inner(b, &operands.0), inner(b, &operands.1));
            in_mode!(*mode, binary, b, *operator, x, y)
        }
        Real::Fma(mode, operands) => {
            let (x, y, z) = (
                inner(b, &operands.0),
                inner(b, &operands.1),
                inner(b, &operands.2),
            );
            in_mode!(*mode, fma, b, x, y, z)
        }
        Real::Unary(operator, mode, operand) => in_mode!(*mode, unary, b, *operator, inner(b, operand)),
        Real::Cast(mode, n) => from_int(*mode, int(b, n, s)),
        Real::Convert(mode, i) => convert(*mode, *i),
        Real::Choice(parts) => b.if_else(
            holds(b, &parts.0, s),
            |b| inner(b, &parts.1),
            |b| inner(b, &parts.2),
        ),
    }
}

fn binary<B: Backend, T: Num<B>, M: fpdsl_runtime::Mode>(_: M, b: B, operator: Binary, x: T, y: T) -> T {
    match operator {
        Binary::Add => ops::add::<M, _, _>(b, x, y),
        Binary::Sub => ops::sub::<M, _, _>(b, x, y),
        Binary::Mul => ops::mul::<M, _, _>(b, x, y),
        Binary::Div => ops::div::<M, _, _>(b, x, y),
        Binary::Rem => ops::rem(b, x, y),
        Binary::Min => ops::min(b, x, y),
        Binary::Max => ops::max(b, x, y),
    }
}

fn fma<B: Backend, T: Num<B>, M: fpdsl_runtime::Mode>(_: M, b: B, x: T, y: T, z: T) -> T {
    ops::mul_add::<M, _, _>(b, x, y, z)
}

fn unary<B: Backend, T: Float<B>, M: fpdsl_runtime::Mode>(_: M, b: B, operator: Unary, x: T) -> T {
    match operator {
        Unary::Sqrt => ops::sqrt::<M, _, _>(b, x),
        Unary::Recip => ops::recip::<M, _, _>(b, x),
        Unary::Neg => ops::neg(b, x),
        Unary::Abs => ops::abs(b, x),
    }
}

fn int<B: Backend>(b: B, n: &Whole, s: State<B>) -> B::I32 {
    match n {
        Whole::Var(i) => s.2[*i],
        Whole::Literal(value) => ops::int(b, *value),
        Whole::FromSingle(i) => ops::cast::<Rn, i32, _, _>(b, s.0[*i]),
        Whole::FromDouble(i) => ops::cast::<Rn, i32, _, _>(b, s.1[*i]),
        Whole::Bits(i) => ops::cast::<Rn, i32, _, _>(b, ops::to_bits(b, s.0[*i])),
        Whole::Binary(operator, operands) => {
            let (x, y) = (int(b, &operands.0, s), int(b, &operands.1, s));
            match operator {
                Integer::Add => ops::add::<Rn, _, _>(b, x, y),
                Integer::Sub => ops::sub::<Rn, _, _>(b, x, y),
                Integer::Mul => ops::mul::<Rn, _, _>(b, x, y),
                Integer::Div => ops::div::<Rn, _, _>(b, x, y),
                Integer::Rem => ops::rem(b, x, y),
                Integer::And => ops::bitand(b, x, y),
                Integer::Xor => ops::bitxor(b, x, y),
                Integer::Shl => ops::shl(b, x, y),
                Integer::Shr => ops::shr(b, x, y),
                Integer::Min => ops::min(b, x, y),
                Integer::Max => ops::max(b, x, y),
            }
        }
    }
}

fn holds<B: Backend>(b: B, test: &Test, s: State<B>) -> B::Bool {
    match test {
        Test::Singles(x, y) => ops::lt(b, single(b, x, s), single(b, y, s)),
        Test::Doubles(x, y) => ops::ge(b, double(b, x, s), double(b, y, s)),
        Test::Ints(x, y) => ops::le(b, int(b, x, s), int(b, y, s)),
        Test::And(pair) => b.and(holds(b, &pair.0, s), |b| holds(b, &pair.1, s)),
        Test::Or(pair) => b.or(holds(b, &pair.0, s), |b| holds(b, &pair.1, s)),
        Test::Not(inner) => ops::not(b, holds(b, inner, s)),
    }
}
