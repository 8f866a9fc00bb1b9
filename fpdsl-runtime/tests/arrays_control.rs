//! Divergent control flow on every backend, against the same algorithm in plain Rust; and faults where it diverges.

mod arrays_support;

use arrays_support::{On, Random, check, on_arrays};
use fpdsl_runtime::dispatch::Level;
use fpdsl_runtime::fault::{Fault, FaultKind};
use fpdsl_runtime::function::Function;
use fpdsl_runtime::loops::ElementFault;
use fpdsl_runtime::{Rn, Ru, Rz, ops};

const CASES: usize = 100_003;

function!(collatz(n: u32) -> (u32, u32), |b| {
    // Steps to 1 (or to 200 of them), and the largest number on the way, in 32 bits that wrap.
    let start = (n, ops::lift(b, 0_u32), n);
    let end = b.while_loop(
        start,
        #[inline(always)]
        |b, (n, steps, _)| {
            let more = ops::gt(b, n, ops::lift(b, 1_u32));
            b.and(
                more,
                #[inline(always)]
                |b| ops::lt(b, steps, ops::lift(b, 200_u32)),
            )
        },
        #[inline(always)]
        |b, (n, steps, top)| {
            let odd = ops::ne(b, ops::bitand(b, n, ops::lift(b, 1_u32)), ops::lift(b, 0_u32));
            let next = b.if_else(
                odd,
                #[inline(always)]
                |b| ops::mul_add::<Rn, _, _>(b, n, ops::lift(b, 3_u32), ops::lift(b, 1_u32)),
                #[inline(always)]
                |b| ops::div::<Rn, _, _>(b, n, ops::lift(b, 2_u32)),
            );
            (next, ops::add::<Rn, _, _>(b, steps, ops::lift(b, 1_u32)), ops::max(b, top, next))
        },
    );
    (end.1, end.2)
});

#[test]
fn loops_of_different_lengths() {
    let mut random = Random(3);
    let inputs: Vec<_> = (0..CASES).map(|_| (random.integer() as u32,)).collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(mut n,)| {
            let (mut steps, mut top) = (0, n);
            while n > 1 && steps < 200 {
                n = if n % 2 == 1 {
                    n.wrapping_mul(3).wrapping_add(1)
                } else {
                    n / 2
                };
                steps += 1;
                top = top.max(n);
            }
            (steps, top)
        })
        .collect();
    check::<collatz>(&inputs, &expected);
}

function!(nested(x: f64, k: i32) -> (f64, i32), |b| {
    // A loop in one arm, a loop that contains an `if` in the other, and a value that only one arm changes.
    let positive = ops::gt(b, x, ops::lift(b, 0.0_f64));
    b.if_else(
        positive,
        #[inline(always)]
        |b| {
            b.while_loop(
                (x, ops::lift(b, 0_i32)),
                #[inline(always)]
                |b, (r, i)| {
                    let square = ops::mul::<Rz, _, _>(b, r, r);
                    let far = ops::gt(b, square, x);
                    b.and(
                        far,
                        #[inline(always)]
                        |b| ops::lt(b, i, ops::lift(b, 60_i32)),
                    )
                },
                #[inline(always)]
                |b, (r, i)| {
                    let next = ops::mul::<Rz, _, _>(
                        b,
                        ops::add::<Rz, _, _>(b, r, ops::div::<Rz, _, _>(b, x, r)),
                        ops::lift(b, 0.5_f64),
                    );
                    (next, ops::add::<Rn, _, _>(b, i, ops::lift(b, 1_i32)))
                },
            )
        },
        #[inline(always)]
        |b| {
            let (sum, _) = b.for_range(
                ops::lift(b, 0_i32),
                k,
                (x, ops::lift(b, false)),
                #[inline(always)]
                |b, i, (sum, odd)| {
                    let sum = b.if_else(
                        odd,
                        #[inline(always)]
                        |b| ops::add::<Ru, _, _>(b, sum, ops::cast::<Rn, f64, _, _>(b, i)),
                        #[inline(always)]
                        |b| {
                            let deep = ops::lt(b, sum, ops::lift(b, -1e3_f64));
                            b.if_else(
                                deep,
                                #[inline(always)]
                                |b| ops::mul::<Ru, _, _>(b, sum, ops::lift(b, 0.1_f64)),
                                #[inline(always)]
                                |_| sum,
                            )
                        },
                    );
                    (sum, ops::not(b, odd))
                },
            );
            (sum, k)
        },
    )
});

/// Rounded up, by a comparison with the exact error.
fn add_up(x: f64, y: f64) -> f64 {
    fpdsl_runtime::dispatch::call_at::<up_sum>(Level::Portable, (x, y))
}

function!(up_sum(x: f64, y: f64) -> f64, |b| ops::add::<Ru, _, _>(b, x, y));
function!(up_product(x: f64, y: f64) -> f64, |b| ops::mul::<Ru, _, _>(b, x, y));
function!(newton_step(x: f64, r: f64) -> f64, |b| {
    let sum = ops::add::<Rz, _, _>(b, r, ops::div::<Rz, _, _>(b, x, r));
    ops::mul::<Rz, _, _>(b, sum, ops::lift(b, 0.5_f64))
});
function!(square_down(r: f64) -> f64, |b| ops::mul::<Rz, _, _>(b, r, r));

#[test]
fn loops_in_arms_and_arms_in_loops() {
    use fpdsl_runtime::dispatch::call_at;
    let mut random = Random(5);
    let inputs: Vec<_> = (0..CASES)
        .map(|_| {
            let x = (random.below(2_000_001) as f64 - 1e6) / 64.0;
            (x, random.below(40) as i32 - 5)
        })
        .collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(x, k)| {
            if x > 0.0 {
                let (mut r, mut i) = (x, 0);
                while call_at::<square_down>(Level::Portable, (r,)) > x && i < 60 {
                    r = call_at::<newton_step>(Level::Portable, (x, r));
                    i += 1;
                }
                (r, i)
            } else {
                let (mut sum, mut odd) = (x, false);
                for i in 0..k {
                    if odd {
                        sum = add_up(sum, i as f64);
                    } else if sum < -1e3 {
                        sum = call_at::<up_product>(Level::Portable, (sum, 0.1));
                    }
                    odd = !odd;
                }
                (sum, k)
            }
        })
        .collect();
    check::<nested>(&inputs, &expected);
}

function!(ranges(lo: i16, hi: i16) -> (i64, i16), |b| b.for_range(
    lo,
    hi,
    (ops::lift(b, 0_i64), ops::lift(b, -1_i16)),
    #[inline(always)]
    |b, i, (sum, _)| (ops::add::<Rn, _, _>(b, sum, ops::cast::<Rn, i64, _, _>(b, i)), i),
));

#[test]
fn ranges_of_each_lane() {
    let mut random = Random(7);
    let ends = [i16::MIN, i16::MIN + 3, -1, 0, 1, 5, i16::MAX - 3, i16::MAX];
    let mut end = || {
        if random.below(50) == 0 {
            ends[random.below(8) as usize]
        } else {
            random.below(40) as i16 - 10
        }
    };
    let inputs: Vec<_> = (0..10_007).map(|_| (end(), end())).collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(lo, hi)| ((lo..hi).map(i64::from).sum(), if lo < hi { hi - 1 } else { -1 }))
        .collect();
    check::<ranges>(&inputs, &expected);
}

function!(short_table(v: [f32; 5], i: usize, j: usize, x: f32) -> (f32, [f32; 5]), |b| {
    let array = b.index_set(v, i, x);
    (b.index(array, j), array)
});

function!(long_table(v: [(i32, bool); 21], i: usize, j: usize, x: i32) -> ((i32, bool), [(i32, bool); 21]), |b| {
    let array = b.index_set(v, i, (x, ops::lift(b, true)));
    (b.index(array, j), array)
});

function!(histogram(v: [u8; 12]) -> [u32; 16], |b| {
    // An index that comes from the data, in a loop whose own index is the same in all lanes.
    let zero = ops::lift(b, [0_u32; 16]);
    b.for_const::<On<usize, B>, _>(
        0,
        12,
        zero,
        #[inline(always)]
        |b, i, counts| {
            let bin = ops::cast::<Rn, usize, _, _>(b, ops::bitand(b, b.index(v, i), ops::lift(b, 15_u8)));
            let count = ops::add::<Rn, _, _>(b, b.index(counts, bin), ops::lift(b, 1_u32));
            b.index_set(counts, bin, count)
        },
    )
});

#[test]
fn indices_of_each_lane() {
    let mut random = Random(11);
    let n = 20_011;
    let inputs: Vec<_> = (0..n)
        .map(|_| {
            let v = [0; 5].map(|_| random.below(1000) as f32);
            (
                v,
                random.below(5) as usize,
                random.below(5) as usize,
                random.below(1000) as f32,
            )
        })
        .collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(mut v, i, j, x)| {
            v[i] = x;
            (v[j], v)
        })
        .collect();
    check::<short_table>(&inputs, &expected);

    let inputs: Vec<_> = (0..n)
        .map(|_| {
            let v = [(); 21].map(|()| (random.bits() as i32, random.bits() & 1 == 1));
            // Often the same index in neighbouring lanes.
            let i = random.below(21) as usize;
            (
                v,
                i / 7 * 7,
                if random.below(2) == 0 { 20 } else { i },
                random.bits() as i32,
            )
        })
        .collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(mut v, i, j, x)| {
            v[i] = (x, true);
            (v[j], v)
        })
        .collect();
    check::<long_table>(&inputs, &expected);

    let inputs: Vec<_> = (0..n)
        .map(|_| ([0_u8; 12].map(|_| random.bits() as u8),))
        .collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|(v,)| {
            let mut counts = [0; 16];
            v.iter().for_each(|&x| counts[x as usize & 15] += 1);
            counts
        })
        .collect();
    check::<histogram>(&inputs, &expected);
}

function!(guarded(i: usize, n: i32, d: i32) -> (i32, bool, bool), |b| {
    // Every division and index is guarded, by `if`, `&&`, `||`, or by a loop that does not run.
    let table = ops::lift(b, [3_i32, 1, 4, 1, 5, 9, 2, 6, 5, 3]);
    let inside = ops::lt(b, i, ops::lift(b, 10_usize));
    let zero = ops::lift(b, 0_i32);
    let nonzero = ops::ne(b, d, zero);
    let quotient = b.if_else(
        nonzero,
        #[inline(always)]
        |b| ops::div::<Rn, _, _>(b, n, d),
        #[inline(always)]
        |_| ops::lift(b, -1_i32),
    );
    let large = b.and(
        inside,
        #[inline(always)]
        |b| ops::gt(b, b.index(table, i), ops::lift(b, 4_i32)),
    );
    let odd = b.or(
        ops::not(b, nonzero),
        #[inline(always)]
        |b| ops::ne(b, ops::rem(b, n, d), zero),
    );
    let end = b.if_else(
        inside,
        #[inline(always)]
        |b| ops::lift(b, 1_i32),
        #[inline(always)]
        |_| zero,
    );
    let looked_up = b.for_range(
        zero,
        end,
        quotient,
        #[inline(always)]
        |b, _, sum| ops::add::<Rn, _, _>(b, sum, b.index(table, i)),
    );
    (looked_up, large, odd)
});

#[test]
fn the_dead_side_does_not_fault() {
    let table = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3];
    let mut random = Random(13);
    let inputs: Vec<_> = (0..CASES)
        .map(|_| {
            let i = if random.below(9) == 0 {
                usize::MAX
            } else {
                random.below(14) as usize
            };
            (i, random.integer() as i32, random.below(5) as i32 - 2)
        })
        .collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(i, n, d)| {
            let quotient = if d != 0 { n.wrapping_div(d) } else { -1 };
            let sum = if i < 10 {
                quotient.wrapping_add(table[i])
            } else {
                quotient
            };
            (sum, i < 10 && table[i] > 4, d == 0 || n.wrapping_rem(d) != 0)
        })
        .collect();
    check::<guarded>(&inputs, &expected);
}

function!(stuck(x: i32, d: i32) -> (i32, i32), |b| {
    // With `d = 0` the first division faults; a lane that went on with any value might never end.
    let b = b.enter("stuck");
    b.while_loop(
        (x, ops::lift(b, 0_i32)),
        #[inline(always)]
        |b, (x, _)| ops::ne(b, x, ops::lift(b, 0_i32)),
        #[inline(always)]
        |b, (x, n)| (ops::div::<Rn, _, _>(b, x, d), ops::add::<Rn, _, _>(b, n, ops::lift(b, 1_i32))),
    )
});

function!(stuck_condition(x: i64, d: i64) -> i64, |b| {
    let b = b.enter("stuck_condition");
    b.while_loop(
        x,
        #[inline(always)]
        |b, x| ops::ge(b, ops::div::<Rn, _, _>(b, x, d), ops::lift(b, 0_i64)),
        #[inline(always)]
        |b, x| ops::sub::<Rn, _, _>(b, x, ops::lift(b, 1_i64)),
    )
});

fn expect_fault<F>(inputs: &[F::Args], element: usize, function: &'static str, kind: FaultKind)
where
    F: Function<Args: fpdsl_runtime::element::Placed, Out: fpdsl_runtime::element::Placed>,
    F::Out: PartialEq + std::fmt::Debug,
{
    for &level in Level::available() {
        let expected = ElementFault {
            fault: Fault { function, kind },
            element,
        };
        assert_eq!(
            on_arrays::<F>(level, inputs),
            Err(expected),
            "on the lanes of {}",
            level.name()
        );
    }
}

#[test]
fn a_faulting_lane_leaves_its_loops() {
    let mut inputs: Vec<_> = (0..100).map(|i| (1 << (i % 30), 2)).collect();
    let expected: Vec<_> = inputs
        .iter()
        .map(|&(x, _): &(i32, i32)| (0, x.ilog2() as i32 + 1))
        .collect();
    check::<stuck>(&inputs, &expected);
    inputs[45].1 = 0;
    // A lower lane of the same block faults later in time, and is the one that a loop over the elements meets first.
    inputs[37] = (0, 0);
    expect_fault::<stuck>(&inputs, 45, "stuck", FaultKind::DivisionByZero);
    inputs[36] = (1, 0);
    expect_fault::<stuck>(&inputs, 36, "stuck", FaultKind::DivisionByZero);

    let mut inputs: Vec<_> = (0..33_i64).map(|i| (i, 1)).collect();
    check::<stuck_condition>(&inputs, &[-1; 33]);
    inputs[32].1 = 0;
    expect_fault::<stuck_condition>(&inputs, 32, "stuck_condition", FaultKind::DivisionByZero);
}

function!(late(i: usize, k: u32) -> f32, |b| {
    // Lanes reach the index after different numbers of iterations.
    let b = b.enter("late");
    let table = ops::lift(b, [1.0_f32, 2.0, 3.0]);
    let (sum, _) = b.while_loop(
        (ops::lift(b, 0.0_f32), k),
        #[inline(always)]
        |b, (_, k)| ops::gt(b, k, ops::lift(b, 0_u32)),
        #[inline(always)]
        |b, (sum, k)| (ops::add::<Rn, _, _>(b, sum, ops::lift(b, 1.0_f32)), ops::sub::<Rn, _, _>(b, k, ops::lift(b, 1_u32))),
    );
    let b = b.enter("late::table");
    ops::add::<Rn, _, _>(b, sum, b.index(table, i))
});

#[test]
fn the_lowest_lane_is_reported_with_its_index() {
    let mut inputs: Vec<_> = (0..40).map(|i| (i % 3, i as u32 * 7 % 23)).collect();
    let expected: Vec<_> = inputs.iter().map(|&(i, k)| k as f32 + i as f32 + 1.0).collect();
    check::<late>(&inputs, &expected);
    inputs[21].0 = 3;
    inputs[30].0 = 1 << 40;
    expect_fault::<late>(
        &inputs,
        21,
        "late::table",
        FaultKind::OutOfBounds { index: 3, len: 3 },
    );
    inputs[21].0 = 0;
    expect_fault::<late>(
        &inputs,
        30,
        "late::table",
        FaultKind::OutOfBounds {
            index: 1 << 40,
            len: 3,
        },
    );
}

function!(all_integer_divisions(x: (i8, u8, i16, u16, u32, u64, usize), y: (i8, u8, i16, u16, u32, u64, usize)) -> bool, |b| {
    let q = ops::div::<Rn, _, _>(b, x.0, y.0);
    let _ = (
        ops::rem(b, x.1, y.1),
        ops::div::<Rn, _, _>(b, x.2, y.2),
        ops::rem(b, x.3, y.3),
        ops::div::<Rn, _, _>(b, x.4, y.4),
        ops::rem(b, x.5, y.5),
        ops::div::<Rn, _, _>(b, x.6, y.6),
    );
    ops::eq(b, q, q)
});

#[test]
fn every_integer_type_faults() {
    let x = (1, 2, 3, 4, 5, 6, 7);
    let good = (x, (1, 1, 1, 1, 1, 1, 1));
    let mut inputs = vec![good; 20];
    check::<all_integer_divisions>(&inputs, &[true; 20]);
    let zeros = [
        (0, 1, 1, 1, 1, 1, 1),
        (1, 0, 1, 1, 1, 1, 1),
        (1, 1, 0, 1, 1, 1, 1),
        (1, 1, 1, 0, 1, 1, 1),
        (1, 1, 1, 1, 0, 1, 1),
        (1, 1, 1, 1, 1, 0, 1),
        (1, 1, 1, 1, 1, 1, 0),
    ];
    for (k, y) in zeros.into_iter().enumerate() {
        inputs[13 + k % 7] = (x, y);
        expect_fault::<all_integer_divisions>(
            &inputs,
            13 + k % 7,
            "all_integer_divisions",
            FaultKind::DivisionByZero,
        );
        inputs[13 + k % 7] = good;
    }
}
