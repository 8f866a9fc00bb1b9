//! A kernel on any backend, straight through its traits.

use std::cell::RefCell;
use std::sync::Arc;

use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::index::Index3;
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::slice::Slice;
use fpdsl_runtime::{Rn, Rounding, ops, trace};
use half::{bf16, f16};

use super::{Gather, IndexExpr, NAME, Operator, SLICES};
use crate::bits::Leaves;
use crate::eval::{self, Scalar, cast};
use crate::run::filed;

thread_local! {
    static CURRENT: RefCell<Option<Arc<Gather>>> = const { RefCell::new(None) };
}

/// The kernel that this thread has chosen.
pub struct Body;

impl Body {
    /// Chooses what this thread runs.
    pub fn choose(gather: &Arc<Gather>) {
        CURRENT.with(|current| *current.borrow_mut() = Some(gather.clone()));
    }

    /// Records it.
    pub fn record(gather: &Arc<Gather>) -> Kernel {
        Self::choose(gather);
        trace::trace::<Body>()
    }
}

impl Function for Body {
    type Args = (
        Index3,
        Slice<bool>,
        Slice<f16>,
        Slice<bf16>,
        Slice<f32>,
        Slice<f64>,
        Slice<i64>,
        Slice<u64>,
        Slice<[i32; 2]>,
    );
    type Out = Leaves;

    const NAME: &'static str = NAME;
    const PARAMS: &'static [&'static str] = &[
        "i", "bools", "halves", "brains", "singles", "doubles", "longs", "words", "pairs",
    ];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(
        b: B,
        (i, s0, s1, s2, s3, s4, s5, s6, s7): <Self::Args as Lift>::On<B>,
    ) -> <Leaves as Lift>::On<B> {
        let gather = CURRENT.with(|current| current.borrow().clone());
        let gather = gather.expect("a kernel is chosen before it runs");
        let b = b.enter(gather.name);
        let view = View {
            b,
            position: [i.x(), i.y(), i.z()],
            lens: [
                s0.len(b),
                s1.len(b),
                s2.len(b),
                s3.len(b),
                s4.len(b),
                s5.len(b),
                s6.len(b),
                s7.len(b),
            ],
        };
        let mut params = Vec::with_capacity(gather.reads.len());
        for read in &gather.reads {
            let at = view.index(&read.at);
            let value = match read.slice {
                0 => Scalar::Bool(s0.get(b, at)),
                1 => Scalar::F16(s1.get(b, at)),
                2 => Scalar::Bf16(s2.get(b, at)),
                3 => Scalar::F32(s3.get(b, at)),
                4 => Scalar::F64(s4.get(b, at)),
                5 => Scalar::I64(s5.get(b, at)),
                6 => Scalar::U64(s6.get(b, at)),
                _ => Scalar::I32(s7.get(b, at)[read.part]),
            };
            params.push(match SLICES[read.slice].0 == read.to {
                true => value,
                false => cast(b, Rounding::NearestEven, read.to, value),
            });
        }
        filed(b, &gather.program, eval::eval(b, &gather.program, &params))
    }
}

/// The inputs of an index.
struct View<B: Backend> {
    b: B,
    position: [B::Usize; 3],
    lens: [B::Usize; SLICES.len()],
}

impl<B: Backend> View<B> {
    fn index(&self, index: &IndexExpr) -> B::Usize {
        let b = self.b;
        match index {
            IndexExpr::Axis(axis) => self.position[*axis],
            IndexExpr::Len(slice) => self.lens[*slice],
            IndexExpr::Const(value) => ops::int(b, i128::from(*value)),
            IndexExpr::Binary(operator, operands) => {
                let (x, y) = (self.index(&operands.0), self.index(&operands.1));
                match operator {
                    Operator::Add => ops::add::<Rn, _, _>(b, x, y),
                    Operator::Sub => ops::sub::<Rn, _, _>(b, x, y),
                    Operator::Mul => ops::mul::<Rn, _, _>(b, x, y),
                    Operator::Rem => ops::rem(b, x, y),
                }
            }
        }
    }
}
