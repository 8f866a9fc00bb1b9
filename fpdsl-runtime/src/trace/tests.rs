//! Recorded bodies, run by the interpreter.

use super::{About, copied, eval, trace};
use crate::backend::{Backend, Repeat, State};
use crate::fault::{Fault, FaultKind};
use crate::function::Function;
use crate::ir::interp::{Stop, run};
use crate::ir::{Block, Kernel, Op, Stmt};
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

/// How many statements of a kind there are, in the blocks of loops alone or in all.
fn count(block: &Block, in_loops: bool, is_it: fn(&Stmt) -> bool) -> usize {
    let of = |stmt: &Stmt| {
        let loops = matches!(stmt, Stmt::While { .. } | Stmt::For { .. });
        let inner = stmt.blocks().map(|block| count(block, in_loops && !loops, is_it));
        usize::from(!in_loops && is_it(stmt)) + inner.sum::<usize>()
    };
    block.iter().map(of).sum()
}

fn copies(kernel: &Kernel) -> usize {
    count(&kernel.body, true, |stmt| {
        let reads_a_place = matches!(stmt, Stmt::Let { op: Op::Element(_), args, .. } if matches!(args[0], crate::ir::Operand::Const(_)));
        reads_a_place || matches!(stmt, Stmt::Fill { .. })
    })
}

/// The same results with arrays that are copied and arrays that stay in memory.
fn agrees<F: Function>(params: usize, expected: impl Fn(&[u64]) -> Option<Vec<u64>>) -> Kernel {
    let (before, after) = (copied(&About::of::<F>(), eval::<F>), trace::<F>());
    let mut seed = 1_u64;
    for _ in 0..200 {
        let mut next = || {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            seed >> 61
        };
        let params: Vec<u64> = (0..params).map(|_| next()).collect();
        let result = run(&after, &params, 100_000);
        assert_eq!(
            run(&before, &params, 100_000),
            result,
            "{params:?}\n{before}\n{after}"
        );
        if let Some(expected) = expected(&params) {
            assert_eq!(result, Ok(expected), "{params:?}\n{after}");
        }
    }
    after
}

function!(histogram(x: [usize; 8], n: usize) -> [u32; 8], |b| {
    let zero = ops::int::<B, B::U32>(b, 0);
    b.for_range(ops::int::<B, B::Usize>(b, 0), n, [zero; 8], |b, i, counts| {
        let at = b.index(x, i);
        let more = ops::add::<Rn, _, _>(b, b.index(counts, at), ops::int(b, 1));
        b.index_set(counts, at, more)
    })
});

#[test]
fn an_array_that_a_loop_counts_in_stays_in_memory() {
    let kernel = agrees::<histogram>(9, |params| {
        let mut counts = vec![0; 8];
        params[..params[8] as usize]
            .iter()
            .for_each(|&x| counts[x as usize] += 1);
        Some(counts)
    });
    assert_eq!(copies(&kernel), 0, "{kernel}");
    assert_eq!(kernel.arrays.len(), 2, "{kernel}");
}

function!(sorted(x: [u32; 6]) -> [u32; 6], |b| {
    let zero = ops::int::<B, B::Usize>(b, 0);
    let one = ops::int::<B, B::Usize>(b, 1);
    b.for_range(one, ops::int(b, 6), x, |b, i, x| {
        let moved = b.while_loop(
            (x, i),
            |b, (x, j)| {
                b.and(ops::gt(b, j, zero), |b| {
                    let before = ops::sub::<Rn, _, _>(b, j, one);
                    ops::gt(b, b.index(x, before), b.index(x, j))
                })
            },
            |b, (x, j)| {
                let before = ops::sub::<Rn, _, _>(b, j, one);
                let (low, high) = (b.index(x, j), b.index(x, before));
                (b.index_set(b.index_set(x, j, high), before, low), before)
            },
        );
        moved.0
    })
});

#[test]
fn an_array_that_nested_loops_change_stays_in_memory() {
    let kernel = agrees::<sorted>(6, |params| {
        let mut ordered = params.to_vec();
        ordered.sort_unstable();
        Some(ordered)
    });
    assert_eq!(copies(&kernel), 0, "{kernel}");
    assert_eq!(kernel.arrays.len(), 1, "{kernel}");
}

function!(chosen(x: [u32; 5], i: usize, n: usize) -> ([u32; 5], u32), |b| {
    let zero = ops::int::<B, B::U32>(b, 0);
    b.for_range(ops::int::<B, B::Usize>(b, 0), n, (x, zero), |b, k, (x, sum)| {
        let old = b.index(x, i);
        let even = ops::eq(b, ops::bitand(b, k, ops::int(b, 1)), ops::int(b, 0));
        let x = b.if_else(even, |b| b.index_set(x, k, old), |b| {
            b.if_else(ops::gt(b, old, zero), |b| [x[1], x[0], x[2], x[4], b.index(x, k)], |_| x)
        });
        (x, ops::add::<Rn, _, _>(b, sum, ops::add::<Rn, _, _>(b, b.index(x, i), old)))
    })
});

/// The array as it was is needed after it changed, and places change places.
#[test]
fn arrays_that_are_needed_at_once_are_apart() {
    agrees::<chosen>(7, |_| None);
}

function!(twice(x: [u32; 5], i: usize, j: usize) -> ([u32; 5], [u32; 5], u32), |b| {
    let y = b.index_set(x, i, x[0]);
    let z = b.index_set(y, j, x[4]);
    let w = b.index_set(y, i, z[1]);
    (w, z, ops::add::<Rn, _, _>(b, b.index(y, j), b.index(w, j)))
});

#[test]
fn versions_of_an_array_keep_their_values() {
    agrees::<twice>(7, |params| {
        let x = &params[..5];
        let (i, j) = (params[5] as usize, params[6] as usize);
        (i < 5 && j < 5).then(|| {
            let mut y = x.to_vec();
            y[i] = x[0];
            let mut z = y.clone();
            z[j] = x[4];
            let mut w = y.clone();
            w[i] = z[1];
            let sum = y[j] + w[j];
            [w, z, vec![sum]].concat()
        })
    });
}

function!(rows(x: [[u32; 3]; 5], i: usize, j: usize, n: usize) -> [[u32; 3]; 5], |b| {
    b.for_range(ops::int::<B, B::Usize>(b, 0), n, x, |b, k, x| {
        let (low, high) = (b.index(x, i), b.index(x, k));
        let x = b.index_set(b.index_set(x, k, low), i, high);
        let row = b.index_set(b.index(x, j), k, b.index(high, k));
        b.index_set(x, j, row)
    })
});

#[test]
fn rows_of_an_array_lie_in_one_array() {
    let kernel = agrees::<rows>(18, |_| None);
    assert_eq!(kernel.arrays.len(), 1, "{kernel}");
}
