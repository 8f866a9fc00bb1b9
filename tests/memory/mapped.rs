//! `map` of elements of every type, into new and existing memory: the lengths of all tails, from and to both ends of memory, and results
//! that are written past the caches, from each place in a line on.

use fpdsl::Device;
use fpdsl::backend::{Level, call_at, map};
use fpdsl::generic::{Element, Function};
use fpdsl_runtime::device::with_streaming_from;

use crate::arena::Arena;
use crate::functions::{bytes, values};
use crate::placement::{PLACEMENTS, Placement, in_a_line};
use crate::{every_level, functions as f, long_form, with_memory_at};

/// The lengths of all tails.
fn short() -> Vec<usize> {
    match cfg!(miri) {
        true => vec![0, 1, 17],
        false => (0..=70).collect(),
    }
}

/// Around the ends of the first tiles, which are of this many bytes or sixteen elements.
fn around_tiles(bytes: usize) -> Vec<usize> {
    let tile = (2048 / bytes.max(1)).next_multiple_of(16).max(16);
    match cfg!(miri) {
        true => vec![1, tile + 17],
        false => vec![
            1,
            17,
            63,
            tile - 1,
            tile,
            tile + 1,
            tile + 63,
            2 * tile + 64,
            3 * tile + 5,
        ],
    }
}

/// Each place with each length, or in the short form so many of these that all places and all lengths are among them.
fn cases(lengths: &[usize], places: impl Iterator<Item = Placement>) -> Vec<(usize, Placement)> {
    let pairs = places.flat_map(|place| lengths.iter().map(move |&n| (n, place)));
    let all: Vec<_> = pairs.collect();
    // No number of lengths here is a multiple of 7.
    let step = match long_form() {
        _ if cfg!(miri) => all.len().div_ceil(5),
        false if all.len() > 300 => 7,
        _ => 1,
    };
    all.into_iter().step_by(step).collect()
}

/// A function of one array into one.
fn one<F, A, R>()
where
    F: Function<Args = (A,), Out = R>,
    A: Element,
    R: Element,
{
    let long = around_tiles(size_of::<R>());
    let most = long.iter().copied().chain([70]).max().unwrap_or(0);
    let x = values::<A>(most);
    let expected: Vec<R> = x.iter().map(|&x| call_at::<F>(Level::Portable, (x,))).collect();
    every_level(|device| {
        let mut from = Arena::new(most * size_of::<A>());
        let mut to = Arena::new(most * size_of::<R>());
        let ordinary = cases(&short(), [Placement::Start, Placement::End].into_iter());
        for &(n, place) in &ordinary {
            let x = from.copy(&x[..n], place);
            one_case::<F, A, R>(device, x, &mut to, place, place, &expected[..n]);
        }
        let places = in_a_line::<R>().chain([Placement::Start, Placement::End]);
        let streamed = cases(&long, places);
        for (k, &(n, place)) in streamed.iter().enumerate() {
            let x = from.copy(&x[..n], Placement::End);
            let own = PLACEMENTS[k % PLACEMENTS.len()];
            with_streaming_from(1, || {
                one_case::<F, A, R>(device, x, &mut to, place, own, &expected[..n]);
            });
        }
        2 * (ordinary.len() + streamed.len())
    });
}

/// Results at `place`, and of `map`; the library's own memory at `own`.
fn one_case<F, A, R>(
    device: &Device,
    x: &[A],
    to: &mut Arena,
    place: Placement,
    own: Placement,
    expected: &[R],
) where
    F: Function<Args = (A,), Out = R>,
    A: Element,
    R: Element,
{
    let told = || format!("{} of {}, {place:?}, {own:?}", F::NAME, x.len());
    let output = to.zeros::<R>(x.len(), place);
    let made = with_memory_at(own, || {
        map::<F, _>((x,)).into(device, &mut *output).expect("no fault");
        map::<F, _>((x,)).run(device).expect("no fault")
    });
    assert!(bytes(output) == bytes(expected), "{}", told());
    assert!(
        bytes(made.as_slice().expect("on the host")) == bytes(expected),
        "{}",
        told()
    );
}

/// A function of two arrays into two. The first result decides where parts end; the second begins elsewhere in a line.
fn two<F, A, B, R, S>()
where
    F: Function<Args = (A, B), Out = (R, S)>,
    A: Element,
    B: Element,
    R: Element,
    S: Element,
{
    let mut lengths = around_tiles(size_of::<R>() + size_of::<S>());
    lengths.extend(short());
    let most = lengths.iter().copied().max().unwrap_or(0);
    let (x, y) = (values::<A>(most), values::<B>(most));
    let results = x
        .iter()
        .zip(&y)
        .map(|(&x, &y)| call_at::<F>(Level::Portable, (x, y)));
    let (r, s): (Vec<R>, Vec<S>) = results.unzip();
    every_level(|device| {
        let sizes = [size_of::<A>(), size_of::<B>(), size_of::<R>(), size_of::<S>()];
        let mut arenas = sizes.map(|size| Arena::new(most * size));
        let cases = cases(
            &lengths,
            in_a_line::<R>().chain([Placement::Start, Placement::End]),
        );
        for (k, &(n, place)) in cases.iter().enumerate() {
            let other = match place {
                Placement::Line(bytes) => Placement::Line((bytes + 24) / align_of::<S>() * align_of::<S>()),
                end => end,
            };
            let [a, b, c, d] = &mut arenas;
            let arguments = (a.copy(&x[..n], Placement::End), b.copy(&y[..n], Placement::Start));
            let (first, second) = (c.zeros::<R>(n, place), d.zeros::<S>(n, other));
            let own = PLACEMENTS[k % PLACEMENTS.len()];
            let from = if k % 4 == 0 { usize::MAX } else { 1 };
            with_memory_at(own, || {
                with_streaming_from(from, || {
                    let outputs = (&mut *first, &mut *second);
                    map::<F, _>(arguments).into(device, outputs).expect("no fault");
                });
            });
            let told = || format!("{} of {n}, {place:?}, {other:?}, {own:?}", F::NAME);
            assert!(bytes(first) == bytes(&r[..n]), "{}", told());
            assert!(bytes(second) == bytes(&s[..n]), "{}", told());
        }
        cases.len()
    });
}

#[test]
#[cfg_attr(miri, ignore = "those of arrays take minutes, and read the same")]
fn scalars() {
    one::<f::not, _, _>();
    one::<f::double_f16, _, _>();
    one::<f::double_bf16, _, _>();
    one::<f::double_f32, _, _>();
    one::<f::double_f64, _, _>();
    one::<f::double_i8, _, _>();
    one::<f::double_i16, _, _>();
    one::<f::double_i32, _, _>();
    one::<f::double_i64, _, _>();
    one::<f::double_u8, _, _>();
    one::<f::double_u16, _, _>();
    one::<f::double_u32, _, _>();
    one::<f::double_u64, _, _>();
    one::<f::double_usize, _, _>();
}

#[test]
fn arrays() {
    one::<f::turn_bytes, _, _>();
    one::<f::turn_numbers, _, _>();
    one::<f::flags, _, _>();
    one::<f::many_bytes, _, _>();
    one::<f::nothing, _, _>();
}

#[test]
fn structs() {
    one::<f::square, _, _>();
    one::<f::conjugate, _, _>();
    one::<f::moved, _, _>();
    one::<f::swap_structs, _, _>();
}

#[test]
fn tuples() {
    two::<f::flag_and_row, _, _, _, _>();
    two::<f::byte_and_double, _, _, _, _>();
    two::<f::row_and_half, _, _, _, _>();
}
