//! `exact_dot` of short arrays in bodies, on every backend.

use fpdsl::generic::{Element, Function};
use fpdsl::mode::Rounding;
use fpdsl::prelude::*;
use fpdsl::{Float, mode::Mode};
use fpdsl_runtime::ir::interp;
use half::{bf16, f16};

use super::{Format, Random, backends, report, same, wanted};
use crate::SUITE;

#[fp(mode = M)]
fn dot<M: Mode, T: Float, const N: usize>(a: [T; N], b: [T; N]) -> T {
    a.exact_dot(b)
}

/// Rows of one kind: as vectors are, cancelling but for a little, of numbers where something ends, or ties with something far below.
fn row<T: Format, const N: usize>(random: &mut Random) -> ([T; N], [T; N]) {
    let one = (T::bias() as u64) << T::FRACTION;
    let unit = 1 << T::FRACTION;
    let sign = 1 << (T::WIDTH - 1);
    let ends = [
        0,
        1,
        unit,
        unit - 1,
        one,
        one + 1,
        one - 1,
        one - unit * u64::from(T::FRACTION + 1),
        T::largest(),
        T::largest() + 1,
        T::largest() + 2,
    ];
    let (mut x, mut y): (Vec<T>, Vec<T>) = (random.vector(N), random.vector(N));
    match random.below(5) {
        0 => {}
        1 => {
            for i in 0..N / 2 {
                (x[N - 1 - i], y[N - 1 - i]) = (T::of(x[i].bits() ^ sign), y[i]);
            }
            if random.below(2) == 0 && N > 0 {
                let at = random.below(N);
                x[at] = T::of((x[at].bits() ^ (random.next() & 1)) & !(unit >> 1));
            }
        }
        kind @ 2..4 => {
            let most = if kind == 2 { ends.len() } else { 9 };
            for value in x.iter_mut().chain(&mut y) {
                *value = T::of(ends[random.below(most)] | (random.next() & sign));
            }
        }
        _ => {
            // Powers of two: ties, and what decides them far below.
            for value in x.iter_mut().chain(&mut y) {
                let power = random.next() % (T::largest() >> T::FRACTION).min(3 * u64::from(T::FRACTION));
                let field = (T::bias() as u64 + 2).saturating_sub(power).max(1);
                *value =
                    T::of(field << T::FRACTION | (random.next() & sign) | u64::from(random.below(4) == 0));
            }
        }
    }
    (x.try_into().unwrap(), y.try_into().unwrap())
}

fn in_mode<F, T, const N: usize>(mode: Rounding, rows: &[([T; N], [T; N])], wants: &[[Option<u64>; 4]])
where
    T: Format + Element,
    F: Function<Args = ([T; N], [T; N]), Out = T>,
{
    let at = Rounding::ALL.iter().position(|other| *other == mode).unwrap();
    let check = |backend: &str, k: usize, found: u64| {
        let (want, (x, y)) = (wants[k][at], rows[k]);
        assert!(
            same::<T>(found, want),
            "{x:?} by {y:?} in {mode:?} on {backend}: {found:#x} and not {want:x?}"
        );
    };
    for (backend, level) in backends::levels() {
        for (k, row) in rows.iter().enumerate() {
            check(backend, k, fpdsl::backend::call_at::<F>(level, *row).bits());
        }
        report::ran(SUITE, backend, rows.len() as u64);
    }
    let (x, y): (Vec<[T; N]>, Vec<[T; N]>) = rows.iter().copied().unzip();
    for (backend, device) in backends::devices() {
        let found = fpdsl::backend::map::<F, _>((&x, &y))
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        found
            .iter()
            .enumerate()
            .for_each(|(k, found)| check(backend, k, found.bits()));
        report::ran(SUITE, backend, rows.len() as u64);
    }
    let kernel = fpdsl::backend::ir::<F>();
    for (k, (x, y)) in rows.iter().enumerate().step_by(13) {
        let params: Vec<u64> = x.iter().chain(y).map(|value| value.bits()).collect();
        check(
            "interpreter",
            k,
            interp::run(&kernel, &params, 1 << 20).unwrap()[0],
        );
        report::ran(SUITE, "interpreter", 1);
    }
}

/// Two arrays.
type Row<T, const N: usize> = ([T; N], [T; N]);

/// Rows, and what they should give.
fn rows<T: Format, const N: usize>(count: usize) -> (Vec<Row<T, N>>, Vec<[Option<u64>; 4]>) {
    let mut random = Random(0x5851_f42d_4c95_7f2d ^ u64::from(T::FRACTION) ^ (N as u64) << 32);
    let rows: Vec<_> = (0..count).map(|_| row::<T, N>(&mut random)).collect();
    let wants = rows.iter().map(|(x, y)| wanted(x, y)).collect();
    (rows, wants)
}

macro_rules! dots {
    ($($test:ident: $T:ident $N:literal $($M:ident)*;)*) => {$(
        #[test]
        fn $test() {
            let (rows, wants) = rows::<$T, $N>(8 * super::cases());
            $(in_mode::<dot::<$M, $T, $N>, $T, $N>(<$M as Mode>::ROUNDING, &rows, &wants);)*
        }
    )*};
}

dots! {
    one_of_f64: f64 1 Rn Rd;
    two_of_f64: f64 2 Rz Ru;
    five_of_f64: f64 5 Rn Rz Ru Rd;
    three_of_f32: f32 3 Rn Rz Ru Rd;
    eight_of_f32: f32 8 Rn;
    four_of_f16: f16 4 Rn Rd;
    four_of_bf16: bf16 4 Ru Rz;
}

#[test]
fn of_no_elements() {
    let none: [f64; 0] = [];
    assert_eq!(dot::<Rn, f64, 0>(none, none).to_bits(), 0);
    assert_eq!(dot::<Rd, f64, 0>(none, none).to_bits(), 0);
}

/// In the mode in force, of literals and of structs' arrays.
#[fp(mode = "rd")]
fn modes(a: [f32; 2], scale: f32) -> (f32, f32, f32, f32) {
    let b = [scale, 1.0];
    let low = a.exact_dot(b);
    (
        low,
        ru!(a.exact_dot(b)),
        rn!([0.5, scale].exact_dot(a)),
        -[a[0], 2.0].exact_dot([1.0, 0.25]),
    )
}

#[test]
fn modes_and_literals() {
    let tiny = 2.0_f32.powi(-30);
    let (low, high, other, last) = modes([1.0, tiny], 1.0);
    assert_eq!((low, high), (1.0, 1.0_f32.next_up()));
    assert_eq!((other, last), (0.5 + tiny, -1.5));
}
