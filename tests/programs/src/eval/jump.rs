//! Jumps, on backends that have none.
//!
//! A slot says where control goes: 0 on, 1 out of the function, and for each loop or block that can be left two more
//! numbers. What follows a statement that may jump runs only where the slot is 0, and loops go on only there. This is
//! all there is to it, and it is not how the macro does it (which keeps flags, and moves code into arms).

use fpdsl_runtime::backend::{Backend, Int, State};
use fpdsl_runtime::ops;

use super::Frame;
use super::env::{Env, JUMP, RESULT};
use super::value::Scalar;
use crate::ast::{Exit, Jump};

const RETURN: i128 = 1;

fn broken(exit: Exit) -> i128 {
    2 + 2 * exit as i128
}

fn continued(exit: Exit) -> i128 {
    3 + 2 * exit as i128
}

fn number<B: Backend>(b: B, value: i128) -> B::I32 {
    <B::I32 as Int<B>>::literal(b, value)
}

fn aim<B: Backend>(env: &Env<B>) -> B::I32 {
    match env.slots[JUMP] {
        Scalar::I32(aim) => aim,
        _ => unreachable!("the slot is set where a function begins"),
    }
}

/// Control goes on.
pub fn go_on<B: Backend>(b: B, env: &mut Env<B>) {
    env.slots[JUMP] = Scalar::I32(number(b, 0));
}

/// Returns true if control goes on.
pub fn running<B: Backend>(b: B, env: &Env<B>) -> B::Bool {
    ops::eq(b, aim(env), number(b, 0))
}

/// Returns true where control returns from the function.
pub fn returned<B: Backend>(b: B, env: &Env<B>) -> B::Bool {
    ops::eq(b, aim(env), number(b, RETURN))
}

/// Jumps to this end here.
fn land<B: Backend>(b: B, env: &mut Env<B>, from: i128) {
    let here = ops::eq(b, aim(env), number(b, from));
    env.slots[JUMP] = Scalar::I32(b.select(here, number(b, 0), aim(env)));
}

/// After a pass of a loop.
pub fn land_continue<B: Backend>(b: B, env: &mut Env<B>, exit: Exit) {
    land(b, env, continued(exit));
}

/// After a loop or block.
pub fn land_break<B: Backend>(b: B, env: &mut Env<B>, exit: Exit) {
    land(b, env, broken(exit));
}

/// The value of `code` where control goes on, and otherwise of `instead`; the slots of `assigned` are carried.
pub fn guarded<B: Backend, V: State<B>>(
    b: B,
    env: &mut Env<B>,
    assigned: u64,
    instead: V,
    code: impl Fn(B, &mut Env<B>) -> V,
) -> V {
    let start = env.carrying(assigned);
    let (end, value) = b.if_else(
        running(b, env),
        |b| {
            let mut env = start;
            let value = code(b, &mut env);
            (env, value)
        },
        |_| (start, instead),
    );
    env.absorb(&end);
    value
}

impl Frame<'_> {
    /// A jump.
    pub fn jump<B: Backend>(self, b: B, env: &mut Env<B>, jump: &Jump) {
        let aim = match jump {
            Jump::Return(value) => {
                let result = self.value(b, env, value);
                env.set(RESULT, value.ty, result);
                RETURN
            }
            Jump::Break { exit, value, .. } => {
                if let Some((local, value)) = value {
                    let result = self.value(b, env, value);
                    env.set(self.function.locals[*local].slot, value.ty, result);
                }
                broken(*exit)
            }
            Jump::Continue { exit, .. } => continued(*exit),
        };
        env.slots[JUMP] = Scalar::I32(number(b, aim));
    }
}
