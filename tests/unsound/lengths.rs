//! Every call by a function's type, with arrays that are too short or too long for the others: it returns an error, and touches nothing.

use fpdsl::Error;
use fpdsl::backend::{launch, map, reduce, scan};
use fpdsl::prelude::*;
use fpdsl::reductions::{Accumulation, Partial, gather};
use fpdsl::views::ViewMut;

use crate::arena::Arena;
use crate::backends::devices;
use crate::functions::{add, add_pairs, axpy, kept, moved, pair, placed, shares};
use crate::placement::Placement;
use crate::{SUITE, report};

/// Two arrays of `f64`, places as long as the first and as the second, and room for as many results as the second has elements.
pub struct Given<'a> {
    x: &'a [f64],
    y: &'a [f64],
    places: &'a [u64],
    other_places: &'a [u64],
    room: &'a mut [f64],
}

type Call = fn(&Device, Given<'_>) -> Result<(), Error>;

/// The calls by name. The lengths of what each is given do not fit.
pub const CALLS: &[(&str, Call)] = &[
    ("Call::run", |dev, g| {
        map::<axpy, _>((1.0, g.x, g.y)).run(dev).map(drop)
    }),
    ("Call::into", |dev, g| {
        map::<axpy, _>((1.0, g.x, 2.0)).into(dev, g.room)
    }),
    ("Call::update", |dev, g| {
        map::<add, _>((.., g.x)).update(dev, g.room)
    }),
    ("Call::run of a grid", |dev, g| {
        launch::<moved, _, _>(g.x.len(), (g.x, g.other_places))
            .run(dev)
            .map(drop)
    }),
    ("Call::into of a grid", |dev, g| {
        launch::<moved, _, _>(g.y.len(), (g.y, g.places)).into(dev, g.room)
    }),
    ("Call::sweep", |dev, g| {
        let n = g.room.len();
        launch::<moved, _, _>(n, (.., g.places)).sweep(dev, g.room)
    }),
    ("Call::sweep_colors", |dev, g| {
        let n = g.room.len();
        launch::<moved, _, _>(n, (.., g.places)).sweep_colors(dev, 2, g.room)
    }),
    ("Reduction::run of a grid", |dev, g| {
        launch::<moved, _, _>(g.x.len(), (g.x, g.other_places))
            .reduce::<add>()
            .run(dev)
            .map(drop)
    }),
    ("Reduction::partial of a grid", |dev, g| {
        let n = g.x.len();
        launch::<moved, _, _>(n, (g.x, g.other_places))
            .reduce::<add>()
            .partial(dev, 0..n)
            .map(drop)
    }),
    ("Call::scatter of a grid", |dev, g| {
        launch::<placed, _, _>(g.y.len(), (g.y, g.places)).scatter(dev, g.room)
    }),
    ("Call::scatter_reduce of a grid", |dev, g| {
        let n = g.y.len();
        launch::<placed, _, _>(n, (g.y, g.places)).scatter_reduce::<add>(dev, g.room)
    }),
    ("Compaction::run", |dev, g| {
        map::<kept, _>((g.x, g.y)).compact().run(dev).map(drop)
    }),
    ("Compaction::into", |dev, g| {
        map::<kept, _>((g.x, g.y)).compact().into(dev, g.room).map(drop)
    }),
    ("Compaction::piece", |dev, g| {
        let beyond = g.y.len()..g.y.len() + 100;
        map::<kept, _>((g.y, 1.0)).compact().piece(dev, beyond).map(drop)
    }),
    ("InRows::run", |dev, g| {
        shares::map(g.x, g.y).rows(3).run(dev).map(drop)
    }),
    ("InRows::into", |dev, g| {
        shares::map(g.x, 1.0).rows(3).into(dev, g.room)
    }),
    ("InRows::piece", |dev, g| {
        let beyond = g.y.len()..g.y.len() + 100;
        shares::map(g.y, 1.0).rows(3).piece(dev, beyond).map(drop)
    }),
    ("InRows::receipt", |dev, g| {
        shares::map(g.x, g.y).rows(3).receipt(dev).map(drop)
    }),
    ("Devices: rows", |dev, g| {
        let devices = fpdsl::Devices::of([dev.clone(), dev.clone()]);
        shares::map(g.x, g.y).rows(3).run(&devices).map(drop)
    }),
    ("Receipted::part of rows", |dev, g| {
        let beyond = g.y.len()..g.y.len() + 100;
        let call = shares::map(g.y, 1.0).rows(3);
        fpdsl::receipt::Receipted::part(&call, dev, beyond).map(drop)
    }),
    ("Compaction::into of few places", |dev, g| {
        let (n, room) = (g.x.len().max(g.y.len()), g.room.len().min(g.x.len()));
        let room = &mut g.room[..room];
        map::<kept, _>((&vec![1.0; n], 1.0))
            .compact()
            .into(dev, room)
            .map(drop)
    }),
    ("Devices: compact", |dev, g| {
        let devices = fpdsl::Devices::of([dev.clone(), dev.clone()]);
        kept::map(g.x, g.y).compact().run(&devices).map(drop)
    }),
    ("Reduction::run", |dev, g| {
        map::<axpy, _>((1.0, g.x, g.y)).reduce::<add>().run(dev).map(drop)
    }),
    ("Reduction::partial", |dev, g| {
        map::<axpy, _>((1.0, g.x, g.y))
            .reduce::<add>()
            .partial(dev, 0)
            .map(drop)
    }),
    ("Reduction::run of values", |dev, g| {
        reduce::<add_pairs, _>((g.x, g.y)).run(dev).map(drop)
    }),
    ("Reduction::partial of values", |dev, g| {
        reduce::<add_pairs, _>((g.x, g.y)).partial(dev, 0).map(drop)
    }),
    ("Scan::run", |dev, g| {
        scan::<add_pairs, _>((g.x, g.y)).run(dev).map(drop)
    }),
    ("Exclusive::run", |dev, g| {
        scan::<add, _>(g.x)
            .exclusive()
            .run(dev)
            .and_then(|y| short(g.y.len(), y.len()))
    }),
    ("Scan::into", |dev, g| scan::<add, _>(g.x).into(dev, g.room)),
    ("Scan::partial", |dev, g| {
        scan::<add_pairs, _>((g.x, g.y)).partial(dev, 0).map(drop)
    }),
    ("Scan::after", |dev, g| {
        scan::<add_pairs, _>((g.x, g.y))
            .after(dev, &Partial::empty(0))
            .map(drop)
    }),
    ("Call::scatter", |dev, g| {
        map::<pair, _>((g.places, g.y)).scatter(dev, g.room)
    }),
    ("Call::scatter_reduce", |dev, g| {
        map::<pair, _>((g.places, g.y)).scatter_reduce::<add>(dev, g.room)
    }),
    ("Reduction::segments", |dev, g| {
        reduce::<add, _>(g.y)
            .segments(dev, &[0, g.x.len().max(g.y.len()) + 1])
            .map(drop)
    }),
    ("gather", |dev, g| {
        let beyond: Vec<usize> = g.places.iter().map(|&place| place as usize + g.y.len()).collect();
        gather(dev, beyond, g.y).map(drop)
    }),
    ("exact::dot", |dev, g| {
        fpdsl::exact::dot::<Rn, _>(dev, g.x, g.y).map(drop)
    }),
    ("Devices: map, reduce", |dev, g| {
        let devices = fpdsl::Devices::of([dev.clone(), dev.clone()]);
        axpy::map(1.0, g.x, g.y).reduce::<add>().run(&devices).map(drop)
    }),
    ("Devices: launch", |dev, g| {
        let devices = fpdsl::Devices::of([dev.clone(), dev.clone()]);
        moved::launch(g.x.len(), g.x, g.other_places)
            .run(&devices)
            .map(drop)
    }),
    ("Devices: launch, reduce", |dev, g| {
        let devices = fpdsl::Devices::of([dev.clone(), dev.clone()]);
        moved::launch(g.x.len(), g.x, g.other_places)
            .reduce::<add>()
            .run(&devices)
            .map(drop)
    }),
    ("Devices: scan", |dev, g| {
        add_pairs::scan((g.x, g.y))
            .run(&fpdsl::Devices::of([dev.clone()]))
            .map(drop)
    }),
    ("Call::receipt", |dev, g| {
        axpy::map(1.0, g.x, g.y).receipt(dev).map(drop)
    }),
    ("Call::piece", |dev, g| {
        let beyond = g.y.len()..g.y.len() + 100;
        axpy::map(1.0, g.y, 2.0).piece(dev, beyond).map(drop)
    }),
    ("Call::differing", |dev, g| {
        axpy::map(1.0, g.y, 2.0)
            .differing(dev, g.x, 0..g.y.len().min(1))
            .map(drop)
    }),
    ("Call::run of a call", |dev, g| {
        axpy::map(1.0, add::map(g.x, 0.5), g.y).run(dev).map(drop)
    }),
    ("Reduction::accumulate", |dev, g| {
        let mut sum = Accumulation::<add>::new(dev);
        axpy::map(1.0, g.x, g.y).reduce::<add>().accumulate(dev, &mut sum)
    }),
    ("Reduction::receipt", |dev, g| {
        axpy::map(1.0, g.x, g.y).reduce::<add>().receipt(dev).map(drop)
    }),
    ("Scan::partial of a range", |dev, g| {
        let beyond = g.y.len()..g.y.len() + 100;
        scan::<add, _>(g.y).partial(dev, beyond).map(drop)
    }),
    ("Scan::after_of", |dev, g| {
        let beyond = g.y.len()..g.y.len() + 100;
        scan::<add, _>(g.y)
            .after_of(dev, &Partial::empty(g.y.len()), beyond)
            .map(drop)
    }),
    ("Exclusive::into", |dev, g| {
        scan::<add, _>(g.x).exclusive().into(dev, g.room)
    }),
    ("Receipted::part", |dev, g| {
        let beyond = g.y.len()..g.y.len() + 100;
        fpdsl::receipt::Receipted::part(&axpy::map(1.0, g.y, 2.0), dev, beyond).map(drop)
    }),
    ("Receipted::part of a reduction", |dev, g| {
        let beyond = g.y.len()..g.y.len() + 100;
        fpdsl::receipt::Receipted::part(&add::reduce(g.y), dev, beyond).map(drop)
    }),
    ("Call::sweep_colors of an array", |dev, g| {
        let n = g.room.len();
        let colors = vec![0_u32; n + 1000];
        launch::<moved, _, _>(n, (.., 1)).sweep_colors(dev, (1000, &colors), g.room)
    }),
    ("ViewMut::write", |_, g| ViewMut::from(g.room).write(g.x)),
    ("ViewMut::copy_from", |_, g| ViewMut::from(g.room).copy_from(g.x)),
    ("Buffer::strided", |dev, g| {
        let x = Buffer::new(dev, g.x)?;
        let every = x.strided(0, g.y.len().max(g.x.len()), 2)?;
        every.to_vec().map(drop)
    }),
];

/// An exclusive scan has one array, which it takes whole.
fn short(expected: usize, found: usize) -> Result<(), Error> {
    match expected == found {
        true => Ok(()),
        false => Err(Error::CopyLength { expected, found }),
    }
}

/// Lengths that differ by one, by a block of lanes, and by much.
const LENGTHS: [(usize, usize); 8] = [
    (1, 2),
    (2, 1),
    (16, 17),
    (17, 16),
    (40, 300),
    (300, 40),
    (0, 5),
    (5, 0),
];

#[test]
fn arrays_that_do_not_fit_are_errors() {
    let mut arenas = [(); 5].map(|()| Arena::new(300 * 8));
    let numbers: Vec<f64> = (0..300).map(f64::from).collect();
    for (backend, device) in devices() {
        for &(name, call) in CALLS {
            for (n, m) in LENGTHS {
                let places: Vec<u64> = (0..300).collect();
                let [x, y, own, others, room] = &mut arenas;
                let given = Given {
                    x: x.copy(&numbers[..n], Placement::End),
                    y: y.copy(&numbers[..m], Placement::End),
                    places: own.copy(&places[..n], Placement::End),
                    other_places: others.copy(&places[..m], Placement::End),
                    room: room.zeros(m, Placement::End),
                };
                let done = call(&device, given);
                // No keys are beyond anything.
                let nothing = name == "gather" && n == 0;
                assert!(
                    done.is_err() || nothing,
                    "{name} of {n} and {m} on {backend}: {done:?}"
                );
                arenas.iter_mut().for_each(Arena::check);
            }
        }
        report::ran(SUITE, backend, (CALLS.len() * LENGTHS.len()) as u64);
    }
}
