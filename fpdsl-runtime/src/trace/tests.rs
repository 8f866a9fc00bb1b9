//! Recorded bodies, run by the interpreter.

use super::trace;
use crate::backend::{Backend, Repeat, State};
use crate::fault::{Fault, FaultKind};
use crate::function::Function;
use crate::ir::interp::{Stop, run};
use crate::ir::{Op, Stmt};
use crate::lift::Lift;
use crate::range::Counted;
use crate::{Rn, ops};

/// A function from a body written out.
macro_rules! function {
    ($name:ident($($param:ident: $ty:ty),*) -> $out:ty, |$b:ident| $body:expr) => {
        #[allow(non_camel_case_types)]
        struct $name;
        impl Function for $name {
            type Args = ($($ty,)*);
            type Out = $out;
            const NAME: &'static str = stringify!($name);
            const PARAMS: &'static [&'static str] = &[$(stringify!($param)),*];
            const SOURCE: &'static str = "";
            #[allow(unconditional_recursion)]
            fn eval<B: Backend>($b: B, ($($param,)*): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
                let $b = $b.enter(stringify!($name));
                $body
            }
        }
    };
}

function!(swaps(a: u32, b: u32, n: u32) -> (u32, u32), |b_| {
    let zero = ops::int(b_, 0);
    b_.for_range(zero, n, (a, b), |_, _, (a, b)| (b, a))
});

#[test]
fn a_swap_in_a_loop_reads_both_before_it_writes() {
    let kernel = trace::<swaps>();
    assert_eq!(run(&kernel, &[1, 2, 4], 100), Ok(vec![1, 2]));
    assert_eq!(run(&kernel, &[1, 2, 5], 100), Ok(vec![2, 1]), "{kernel}");
}

function!(collatz(n: u64) -> u32, |b| {
    let start = (n, ops::int::<B, B::U32>(b, 0));
    b.while_loop(
        start,
        |b, (n, _)| ops::ne(b, n, ops::int(b, 1)),
        |b, (n, steps)| {
            let odd = ops::eq(b, ops::bitand(b, n, ops::int(b, 1)), ops::int(b, 1));
            let n = b.if_else(
                odd,
                |b| ops::add::<Rn, _, _>(b, ops::mul::<Rn, _, _>(b, n, ops::int(b, 3)), ops::int(b, 1)),
                |b| ops::shr(b, n, ops::int::<B, B::U32>(b, 1)),
            );
            (n, ops::add::<Rn, _, _>(b, steps, ops::int(b, 1)))
        },
    )
    .1
});

#[test]
fn while_and_if_run_and_fuel_ends_a_loop() {
    let kernel = trace::<collatz>();
    assert_eq!(run(&kernel, &[27], 10_000), Ok(vec![111]));
    assert_eq!(run(&kernel, &[0], 10_000), Err(Stop::OutOfFuel));
}

function!(pick(u: [f32; 4], i: usize) -> f32, |b| b.index(u, i));

#[test]
fn an_index_out_of_bounds_names_function_index_and_length() {
    let kernel = trace::<pick>();
    assert_eq!(run(&kernel, &[10, 11, 12, 13, 2], 100), Ok(vec![12]));
    let kind = FaultKind::OutOfBounds { index: 4, len: 4 };
    let fault = Fault {
        function: "pick",
        kind,
    };
    assert_eq!(run(&kernel, &[10, 11, 12, 13, 4], 100), Err(Stop::Fault(fault)));
}

function!(total(u: [u32; 4]) -> u32, |b| {
    b.for_const::<B::Usize, _>(0, 4, ops::int::<B, B::U32>(b, 0), |b, i, sum| {
        ops::add::<Rn, _, _>(b, sum, b.index(u, i))
    })
});

function!(power(x: u32) -> u32, |b| {
    b.for_const::<B::I32, _>(0, 5, ops::int::<B, B::U32>(b, 1), |b, _, p| ops::mul::<Rn, _, _>(b, p, x))
});

#[test]
fn constant_ranges_unroll_where_they_index_and_stay_loops_elsewhere() {
    let kernel = trace::<total>();
    assert_eq!(run(&kernel, &[1, 20, 300, 4000], 100), Ok(vec![4321]));
    assert!(
        kernel.sites.is_empty() && kernel.body.iter().all(|s| matches!(s, Stmt::Let { .. })),
        "{kernel}"
    );
    let kernel = trace::<power>();
    assert_eq!(run(&kernel, &[3], 100), Ok(vec![243]));
    assert!(
        kernel.body.iter().any(|s| matches!(s, Stmt::For { .. })),
        "{kernel}"
    );
}

function!(rotated(a: [i32; 4], k: usize) -> i32, |b| {
    b.for_const::<B::Usize, _>(0, 8, ops::int::<B, B::I32>(b, 0), |b, i, sum| {
        let product = ops::mul::<Rn, _, _>(b, sum, ops::int(b, 2));
        let late = ops::ge(b, i, ops::int(b, 3));
        let at_k = b.if_else(
            late,
            |b| ops::add::<Rn, _, _>(b, product, b.index(a, k)),
            |_| product,
        );
        b.for_const::<B::Usize, _>(0, 4, at_k, |b, j, sum| {
            ops::add::<Rn, _, _>(b, sum, ops::mul::<Rn, _, _>(b, b.index(a, j), ops::cast::<Rn, i32, _, _>(b, i)))
        })
    })
});

#[test]
fn a_loop_whose_number_is_in_no_index_stays_one() {
    let kernel = trace::<rotated>();
    let a = [1, 20, 300, 4000_i32];
    let expected = (0..8).fold(0, |sum, i| sum * 2 + if i < 3 { 0 } else { a[2] } + 4321 * i);
    let inputs = [1, 20, 300, 4000, 2];
    assert_eq!(run(&kernel, &inputs, 1000), Ok(vec![expected as u64]), "{kernel}");
    let loops = kernel.body.iter().filter(|s| matches!(s, Stmt::For { .. }));
    assert_eq!(loops.count(), 1, "{kernel}");
}

function!(last_six(u: [u32; 6]) -> (u32, u8), |b| {
    let start = (ops::int::<B, B::U32>(b, 0), ops::int::<B, B::U8>(b, 0));
    let mut repeat = Repeat::new(b, Counted::<B, B::U8>::inclusive(250, 255), start);
    while repeat.turn() {
        let (i, (sum, _)) = (repeat.value(), repeat.state());
        let place = ops::sub::<Rn, _, _>(b, i, ops::int(b, 250));
        let x = b.index(u, ops::cast::<Rn, usize, _, _>(b, place));
        repeat.next((ops::add::<Rn, _, _>(b, sum, x), i));
    }
    repeat.state()
});

function!(all_bytes(x: u32) -> (u32, u8), |b| {
    let mut repeat = Repeat::new(b, Counted::<B, B::U8>::inclusive(0, 255), (x, ops::int(b, 0)));
    while repeat.turn() {
        let (i, (sum, _)) = (repeat.value(), repeat.state());
        let i_wide = ops::cast::<Rn, u32, _, _>(b, i);
        repeat.next((ops::add::<Rn, _, _>(b, sum, i_wide), i));
    }
    repeat.state()
});

#[test]
fn inclusive_ranges_reach_the_largest_value_of_their_type() {
    let kernel = trace::<last_six>();
    let inputs = [1, 20, 300, 4000, 50_000, 600_000];
    assert_eq!(run(&kernel, &inputs, 100), Ok(vec![654_321, 255]), "{kernel}");
    assert!(
        kernel.sites.is_empty() && kernel.body.iter().all(|s| matches!(s, Stmt::Let { .. })),
        "{kernel}"
    );
    let kernel = trace::<all_bytes>();
    assert_eq!(
        run(&kernel, &[7], 10_000),
        Ok(vec![7 + 255 * 128, 255]),
        "{kernel}"
    );
    let loops = kernel.body.iter().filter(|s| matches!(s, Stmt::For { .. }));
    assert_eq!(loops.count(), 1, "{kernel}");
}

/// A value beside those that control flow carries: merging leaves it alone.
#[derive(Clone, Copy)]
struct Aside<S>(S);

impl<B: Backend, S: State<B>> State<B> for Aside<S> {
    fn merge(_: B, _: &mut B::Join, x: Self, _: Self) -> Self {
        x
    }

    fn zero(b: B) -> Self {
        Aside(S::zero(b))
    }
}

function!(all_but_last(u: [u32; 4]) -> u32, |b| {
    let zero = ops::int::<B, B::U32>(b, 0);
    let start = (zero, Aside(zero));
    b.for_const::<B::Usize, _>(0, 4, start, |b, i, (sum, Aside(before))| {
        (ops::add::<Rn, _, _>(b, sum, before), Aside(b.index(u, i)))
    })
    .0
});

#[test]
fn a_trial_turn_leaves_nothing_in_the_state() {
    let kernel = trace::<all_but_last>();
    assert_eq!(run(&kernel, &[1, 20, 300, 4000], 100), Ok(vec![321]), "{kernel}");
}

function!(guarded(x: i32, y: i32) -> bool, |b| {
    let zero = ops::int(b, 0);
    b.and(ops::ne(b, y, zero), |b| ops::gt(b, ops::div::<Rn, _, _>(b, x, y), zero))
});

function!(between(x: f32, y: f32) -> bool, |b| b.and(ops::lt(b, x, y), |b| ops::lt(b, y, x)));

#[test]
fn a_lazy_right_side_faults_only_where_it_is_reached() {
    let kernel = trace::<guarded>();
    assert_eq!(run(&kernel, &[6, 0], 100), Ok(vec![0]), "{kernel}");
    assert_eq!(run(&kernel, &[6, 2], 100), Ok(vec![1]));
    let kernel = trace::<between>();
    assert!(
        kernel
            .body
            .iter()
            .any(|s| matches!(s, Stmt::Let { op: Op::And, .. })),
        "{kernel}"
    );
}

function!(endless(x: f32) -> f32, |b| endless::eval(b, (x,)));

#[test]
#[should_panic(expected = "`#[fp]` functions cannot call themselves")]
fn recursion_is_reported() {
    trace::<endless>();
}

function!(halve(x: u32) -> u32, |b| {
    let x = b.bind("x", x);
    let half = b.bind("half", ops::int::<B, B::U32>(b, 2));
    let y = b.bind("y", ops::div::<Rn, _, _>(b, x, half));
    b.if_else(ops::gt(b, y, half), |_| half, |_| y)
});

#[test]
fn names_are_kept_and_a_divisor_that_is_not_zero_needs_no_check() {
    let kernel = trace::<halve>();
    let text = kernel.to_string();
    assert!(
        text.contains(":half = copy.u32 2") && text.contains(":y = div.u32 x, %0:half"),
        "{text}"
    );
    assert!(!text.contains("check"), "{text}");
    assert_eq!(run(&kernel, &[100], 100), Ok(vec![2]));
    assert_eq!(run(&kernel, &[3], 100), Ok(vec![1]));
}

function!(beyond(c: bool) -> i32, |b| {
    let table = [3, 5].map(|x| ops::int::<B, B::I32>(b, x));
    let index = ops::add::<Rn, _, _>(b, ops::int(b, 1), ops::int(b, 2));
    b.if_else(c, |b| b.index(table, index), |b| ops::int(b, 7))
});

#[test]
fn a_constant_index_out_of_constants_is_a_fault_where_it_is_reached() {
    let kernel = trace::<beyond>();
    let fault = Fault {
        function: "beyond",
        kind: FaultKind::OutOfBounds { index: 3, len: 2 },
    };
    assert_eq!(run(&kernel, &[1], 100), Err(Stop::Fault(fault)));
    assert_eq!(run(&kernel, &[0], 100), Ok(vec![7]));
}
