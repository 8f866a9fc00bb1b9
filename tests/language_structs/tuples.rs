//! Structs with tuples among their fields.

use fpdsl::prelude::*;

use crate::everywhere::{self, Columns};
use crate::leaves::Encodings;

encodings! {
    Atom { pair, x }
    Cell { ends, tree, one }
    Both<f32, u16> { ab, ba }
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Atom {
    pair: (f64, u32),
    x: [f64; 3],
}

type Named = (bool, f32);

/// Tuples in arrays and in tuples, with a struct in one, and by another name.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Cell {
    ends: [(u8, Named); 2],
    tree: (i16, (Atom, [f32; 2])),
    one: (i64,),
}

/// Tuples of type parameters.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Both<A, B> {
    ab: (A, B),
    ba: [(B, [A; 2]); 2],
}

const F64: [f64; 7] = [0.1, -1.5, 3.25e-20, 7.0e18, -0.0, 1.0, 33.3];

fn atom(i: usize) -> Atom {
    Atom {
        pair: (F64[i % 7], i as u32 * 7 % 5),
        x: [0, 1, 2].map(|k| F64[(i * 5 + k * 3) % 7]),
    }
}

fn cell(i: usize) -> Cell {
    let end = |k: usize| (k as u8, (k.is_multiple_of(3), F64[k % 7] as f32));
    Cell {
        ends: [end(i), end(i * 2 + 1)],
        tree: (i as i16 - 60, (atom(i + 3), [0.5, i as f32])),
        one: (i as i64 * -9,),
    }
}

fn both_of(i: usize) -> Both<f32, u16> {
    let (x, n) = (F64[i % 7] as f32, i as u16);
    Both {
        ab: (x, n),
        ba: [(n + 1, [x, 0.25]), (7, [1.5, x])],
    }
}

both! {
    fn moved(a: Atom, by: f64) -> Atom {
        let Atom { pair: (mass, kind), x } = a;
        let mut b = Atom { x: [x[2], x[1], x[0]], ..a };
        if mass < by {
            b.pair.0 += by;
            b.pair = (b.pair.0 * mass, kind + 1);
        }
        let mut n = 0;
        while b.pair.1 < 6 && n < 3 {
            b.pair.1 += kind;
            b.x[n] = by - b.pair.0;
            n += 1;
        }
        match b {
            Atom { pair: (_, 3), .. } => a,
            Atom { pair: (m, k), .. } => Atom { pair: (m + 1.0, k), ..b },
        }
    }

    fn mixed(c: Cell, i: usize) -> (Cell, (Named, f64)) {
        let mut c = c;
        let (number, (flag, y)) = c.ends[i % 2];
        for k in 0..2 {
            if c.ends[k].1.0 {
                c.ends[k] = (number + 1, (!flag, y * 0.5));
            } else {
                c.ends[k].1.1 += y;
            }
        }
        let (depth, (a, row)) = c.tree;
        c.tree.1.0.pair.1 += i as u32;
        c.tree.0 = if row[1] < 40.0 { depth } else { -depth };
        c.one = (c.one.0 + depth as i64,);
        (c, ((flag && i < 50, row[i % 2]), a.pair.0 - a.x[1]))
    }

    fn swapped(p: Both<f32, u16>) -> Both<f32, u16> {
        let (x, n) = p.ab;
        let (m, [low, high]) = p.ba[n as usize % 2];
        let ab = if low < high { (x + low, m) } else { (high, n) };
        Both { ab, ba: [p.ba[1], (m, [p.ab.0, x])] }
    }
}

#[test]
fn a_tuple_in_a_struct() {
    let rows: Vec<_> = (0..120).map(|i| (atom(i), F64[i % 5])).collect();
    everywhere::check::<annotated::moved, Atom>(
        &rows,
        |(a, by)| plain::moved(a, by),
        |(a, by)| annotated::moved(a, by),
        |device| {
            let (a, by) = Columns::columns(&rows);
            annotated::moved::map(&a, &by)
                .run(device)
                .unwrap()
                .to_vec()
                .unwrap()
        },
    );
}

#[test]
fn tuples_in_arrays_and_tuples() {
    let rows: Vec<_> = (0..120).map(|i| (cell(i), i)).collect();
    everywhere::check::<annotated::mixed, (Cell, (Named, f64))>(
        &rows,
        |(c, i)| plain::mixed(c, i),
        |(c, i)| annotated::mixed(c, i),
        |device| {
            let (c, i) = Columns::columns(&rows);
            let (cells, ((flags, rows), gaps)) = annotated::mixed::map(&c, &i).run(device).unwrap();
            let parts = flags.to_vec().unwrap().into_iter().zip(rows.to_vec().unwrap());
            let parts = parts.zip(gaps.to_vec().unwrap());
            cells.to_vec().unwrap().into_iter().zip(parts).collect()
        },
    );
}

#[test]
fn tuples_of_type_parameters() {
    let rows: Vec<_> = (0..120).map(|i| (both_of(i),)).collect();
    everywhere::check::<annotated::swapped, Both<f32, u16>>(
        &rows,
        |(p,)| plain::swapped(p),
        |(p,)| annotated::swapped(p),
        |device| {
            let (p,) = Columns::columns(&rows);
            annotated::swapped::map(&p).run(device).unwrap().to_vec().unwrap()
        },
    );
}

/// Reads elements of slices; an atom for all elements.
#[fp]
fn heaviest(i: Index, atoms: &[Atom], other: Atom) -> Atom {
    let mut best = other;
    for k in 0..i.x() {
        let a = atoms[k];
        if a.pair.0 > best.pair.0 {
            best = Atom {
                pair: (a.pair.0, best.pair.1 + 1),
                ..a
            };
        }
    }
    best
}

#[fp]
fn heavier(a: Atom, b: Atom) -> Atom {
    if b.pair.0 > a.pair.0 { b } else { a }
}

#[test]
fn buffers_of_tuples() -> Result<(), fpdsl::Error> {
    let atoms: Vec<_> = (0..120).map(atom).collect();
    let expected: Vec<_> = (0..atoms.len())
        .map(|i| {
            let first = atoms[3];
            atoms[..i].iter().fold(first, |best, a| {
                let pair = (a.pair.0, best.pair.1 + 1);
                if a.pair.0 > best.pair.0 {
                    Atom { pair, ..*a }
                } else {
                    best
                }
            })
        })
        .collect();
    for (backend, dev) in everywhere::devices() {
        let held = Buffer::new(&dev, &atoms)?;
        assert_eq!(held.to_vec()?, atoms, "{backend}");
        let found = heaviest::launch(atoms.len(), &held, atoms[3]).run(&dev)?;
        assert_eq!(found.to_vec()?, expected, "{backend}");
        assert_eq!(heavier::reduce(&held).run(&dev)?.pair.0, 7.0e18, "{backend}");
        assert_eq!(held.strided(1, 50, 3)?.to_vec()?[2], atoms[101], "{backend}");
    }
    Ok(())
}

#[test]
fn parts_of_tuples_have_names() {
    let text = heavier::cuda_source();
    for part in [
        "const double a_pair = in_a_f64[element];",
        "const unsigned int a_pair_1 = in_a_u32[element];",
        "if (b_pair > a_pair)",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

/// An element of an array of tuples, which is an element of arrays itself.
type Row = [(f64, u32, [bool; 2]); 3];

everywhere! {
    arrays_of_tuples(v in (0..40).map(row), k in [0_u32, 1, 2, 7]):
    f(v: Row, k: u32) -> Row {
        let mut v = v;
        let i = k as usize % 3;
        v[i].0 += v[2 - i].0 * 0.5;
        v[0] = (v[i].0 - 1.0, v[i].1 ^ k, [v[1].2[1], v[i].1 > 9]);
        v
    }
}

fn row(i: u32) -> Row {
    [
        (f64::from(i), i, [true, false]),
        (0.5, 7 * i, [i > 3; 2]),
        (-f64::from(i), 2, [i.is_multiple_of(2), true]),
    ]
}

/// Reads elements of a slice of them.
#[fp]
fn largest(i: Index, rows: &[Row], least: (f64, u32)) -> Row {
    let mut best = rows[i.x()];
    for k in 0..rows.len() {
        let (x, n, ..) = rows[k][1 + k % 2];
        if x > least.0 && n > least.1 {
            best[0] = rows[k][2];
        }
    }
    best
}

#[fp]
fn later(a: Row, b: Row) -> Row {
    if b[0].1 > a[0].1 { b } else { a }
}

#[test]
fn buffers_of_arrays_of_tuples() -> Result<(), fpdsl::Error> {
    let rows: Vec<Row> = (0..100).map(row).collect();
    let expected: Vec<Row> = rows.iter().map(|row| [rows[98][2], row[1], row[2]]).collect();
    for (backend, dev) in everywhere::devices() {
        let held = Buffer::new(&dev, &rows)?;
        assert_eq!(held.to_vec()?, rows, "{backend}");
        assert_eq!(
            largest::launch(rows.len(), &held, (0.25, 5))
                .run(&dev)?
                .to_vec()?,
            expected,
            "{backend}"
        );
        assert_eq!(later::reduce(&held).run(&dev)?[0].1, 99, "{backend}");
        assert_eq!(held.strided(1, 30, 3)?.to_vec()?[2], rows[61], "{backend}");
    }
    Ok(())
}
