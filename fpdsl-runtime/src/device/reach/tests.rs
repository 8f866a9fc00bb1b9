//! How far recorded bodies read.

use super::{Known, reach};
use crate::backend::{Backend, Leaf};
use crate::function::Function;
use crate::index::{Index2, Index3};
use crate::ir::Constant;
use crate::lift::{Lift, ScalarType};
use crate::slice::Slice;
use crate::trace::trace;
use crate::{Rn, ops};

/// A function of a position, a slice, an integer and another slice; `$here` is the element of the position.
macro_rules! function {
    ($name:ident($Index:ident), |$b:ident, $at:ident, $u:ident, $k:ident, $s:ident| $body:expr) => {
        #[allow(non_camel_case_types)]
        struct $name;

        impl Function for $name {
            type Args = ($Index, Slice<f64>, usize, Slice<usize>);
            type Out = f64;
            const NAME: &'static str = stringify!($name);
            const PARAMS: &'static [&'static str] = &["at", "u", "k", "s"];
            const SOURCE: &'static str = "";
            fn eval<B: Backend>(
                $b: B,
                ($at, $u, $k, $s): <Self::Args as Lift>::On<B>,
            ) -> <f64 as Lift>::On<B> {
                let _ = (&$at, $k, $s);
                $body
            }
        }
    };
}

/// How far a body reads in a grid, with an integer of the call or without.
fn found<F: Function>(extents: [usize; 3], axes: usize, k: Option<usize>) -> Option<usize> {
    let coordinates = (0..axes).map(|axis| Known::Coordinate {
        axis,
        extent: extents[axis],
    });
    let number = |k: usize| {
        Known::Number(Constant {
            ty: ScalarType::Usize,
            bits: k as u64,
        })
    };
    let leaves: Vec<Known> = coordinates.chain([k.map_or(Known::Nothing, number)]).collect();
    reach(&trace::<F>(), 1, &leaves, extents)
}

fn add<B: Backend>(b: B, x: B::Usize, y: B::Usize) -> B::Usize {
    ops::add::<Rn, _, _>(b, x, y)
}

fn sub<B: Backend>(b: B, x: B::Usize, y: B::Usize) -> B::Usize {
    ops::sub::<Rn, _, _>(b, x, y)
}

fn mul<B: Backend>(b: B, x: B::Usize, y: B::Usize) -> B::Usize {
    ops::mul::<Rn, _, _>(b, x, y)
}

fn number<B: Backend>(b: B, n: usize) -> B::Usize {
    B::Usize::constant(b, n)
}

function!(five_points(Index2), |b, at, u, k, s| {
    let one = number(b, 1);
    let here = add(b, mul(b, at.y(), k), at.x());
    let sides = ops::add::<Rn, _, _>(b, u.get(b, sub(b, here, one)), u.get(b, add(b, here, one)));
    let ends = ops::add::<Rn, _, _>(b, u.get(b, sub(b, here, k)), u.get(b, add(b, here, k)));
    ops::add::<Rn, _, _>(b, sides, ends)
});

#[test]
fn a_stencil_reads_the_rows_beside_its_own() {
    assert_eq!(found::<five_points>([50, 40, 1], 2, Some(50)), Some(50));
    // The integer is not the width of the grid, or is not known.
    assert_eq!(found::<five_points>([50, 40, 1], 2, Some(51)), None);
    assert_eq!(found::<five_points>([50, 40, 1], 2, None), None);
    // With one row its number does not matter.
    assert_eq!(found::<five_points>([50, 1, 1], 2, Some(7)), Some(7));
}

function!(fused_index(Index2), |b, at, u, k, s| {
    u.get(b, ops::mul_add::<Rn, _, _>(b, at.y(), k, at.x()))
});

function!(in_space(Index3), |b, at, u, k, s| {
    let plane = mul(b, k, number(b, 30));
    let here = add(b, add(b, mul(b, at.z(), plane), mul(b, at.y(), k)), at.x());
    u.get(b, sub(b, here, plane))
});

#[test]
fn planes_lie_rows_apart() {
    assert_eq!(found::<in_space>([20, 30, 40], 3, Some(20)), Some(600));
    assert_eq!(found::<in_space>([20, 31, 40], 3, Some(20)), None);
    assert_eq!(found::<fused_index>([20, 30, 1], 2, Some(20)), Some(0));
}

function!(indirect(Index2), |b, at, u, k, s| {
    let here = add(b, mul(b, at.y(), k), at.x());
    u.get(b, s.get(b, here))
});

function!(beside_indirect(Index2), |b, at, u, k, s| {
    let here = add(b, mul(b, at.y(), k), at.x());
    // What another slice holds is no index into the first.
    let one = ops::cast::<Rn, f64, _, _>(b, s.get(b, s.get(b, here)));
    ops::add::<Rn, _, _>(b, one, u.get(b, here))
});

function!(elsewhere(Index2), |b, at, u, k, s| u.get(b, k));

#[test]
fn an_index_from_memory_may_be_anywhere() {
    assert_eq!(found::<indirect>([50, 40, 1], 2, Some(50)), None);
    assert_eq!(found::<beside_indirect>([50, 40, 1], 2, Some(50)), Some(0));
    assert_eq!(found::<elsewhere>([50, 40, 1], 2, Some(50)), None);
}

function!(window(Index2), |b, at, u, k, s| {
    let here = add(b, mul(b, at.y(), k), at.x());
    let first = sub(b, here, number(b, 3));
    b.for_range(number(b, 0), number(b, 9), u.get(b, here), |b, step, sum| {
        ops::add::<Rn, _, _>(b, sum, u.get(b, add(b, first, step)))
    })
});

function!(window_of_positions(Index2), |b, at, u, k, s| {
    let here = add(b, mul(b, at.y(), k), at.x());
    let end = add(b, here, number(b, 12));
    b.for_range(
        sub(b, here, number(b, 2)),
        end,
        u.get(b, here),
        |b, place, sum| ops::add::<Rn, _, _>(b, sum, u.get(b, place)),
    )
});

function!(as_long_as_an_element_says(Index2), |b, at, u, k, s| {
    let here = add(b, mul(b, at.y(), k), at.x());
    b.for_range(number(b, 0), s.get(b, here), u.get(b, here), |b, step, sum| {
        ops::add::<Rn, _, _>(b, sum, u.get(b, add(b, here, step)))
    })
});

function!(wanders(Index2), |b, at, u, k, s| {
    let here = add(b, mul(b, at.y(), k), at.x());
    let end = b.for_range(number(b, 0), number(b, 5), here, |b, _, place| {
        add(b, place, number(b, 1))
    });
    u.get(b, end)
});

#[test]
fn loops_with_known_ends_have_bounds() {
    assert_eq!(found::<window>([50, 40, 1], 2, Some(50)), Some(5));
    assert_eq!(found::<window_of_positions>([50, 40, 1], 2, Some(50)), Some(11));
    assert_eq!(
        found::<as_long_as_an_element_says>([50, 40, 1], 2, Some(50)),
        None
    );
    // The place after each pass is one further, and passes are not counted.
    assert_eq!(found::<wanders>([50, 40, 1], 2, Some(50)), None);
}

function!(wraps(Index2), |b, at, u, k, s| {
    // Below 0 and back.
    let here = add(b, mul(b, at.y(), k), at.x());
    let below = sub(b, number(b, 0), add(b, here, number(b, 3)));
    u.get(b, sub(b, number(b, 4), below))
});

function!(wraps_twice(Index2), |b, at, u, k, s| {
    let half = number(b, 1 << 63);
    let here = add(b, mul(b, at.y(), k), at.x());
    u.get(b, add(b, add(b, here, half), half))
});

function!(overflows(Index2), |b, at, u, k, s| {
    let here = add(b, mul(b, at.y(), k), at.x());
    u.get(b, add(b, here, number(b, usize::MAX / 2 + 1)))
});

#[test]
fn indices_wrap_as_bodies_do() {
    assert_eq!(found::<wraps>([50, 40, 1], 2, Some(50)), Some(7));
    // The sum of the halves lies beyond the bounds that are followed.
    assert_eq!(found::<wraps_twice>([50, 40, 1], 2, Some(50)), None);
    assert_eq!(found::<overflows>([50, 40, 1], 2, Some(50)), Some(1 << 63));
    // -50 is the width: rows lie before each other.
    assert_eq!(
        found::<five_points>([50, 40, 1], 2, Some(50_usize.wrapping_neg())),
        None
    );
}

function!(clamped(Index2), |b, at, u, k, s| {
    let here = add(b, mul(b, at.y(), k), at.x());
    let is_first = ops::eq(b, at.y(), number(b, 0));
    let above = b.if_else(is_first, |_| here, |b| sub(b, here, k));
    let chosen = b.select(is_first, add(b, here, number(b, 2)), above);
    u.get(b, chosen)
});

function!(around(Index2), |b, at, u, k, s| {
    let here = add(b, mul(b, at.y(), k), at.x());
    let is_first = ops::eq(b, at.x(), number(b, 0));
    let left = b.if_else(
        is_first,
        |b| add(b, here, sub(b, k, number(b, 1))),
        |b| sub(b, here, number(b, 1)),
    );
    u.get(b, left)
});

function!(row_or_column(Index2), |b, at, u, k, s| {
    let is_first = ops::eq(b, at.x(), number(b, 0));
    let place = b.if_else(is_first, |_| at.x(), |_| at.y());
    let _ = k;
    u.get(b, place)
});

#[test]
fn a_choice_is_as_far_as_the_farther_one() {
    assert_eq!(found::<clamped>([50, 40, 1], 2, Some(50)), Some(50));
    assert_eq!(found::<around>([50, 40, 1], 2, Some(50)), Some(49));
    assert_eq!(found::<row_or_column>([50, 40, 1], 2, Some(50)), None);
}
