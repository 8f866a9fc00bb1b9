//! The table of the guide that says what can be done with a call, and where. Each cell of a device or of several that has it is run here,
//! against plain calls; what devices that trap have not is refused. `fpdsl-mpi` tests the column of ranks.
#![cfg(feature = "cuda")]

#[path = "support/backends.rs"]
#[allow(dead_code)]
mod backends;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "where_calls_run";

use std::collections::BTreeSet;
use std::fmt::Debug;

use backends::devices;
use fpdsl::prelude::*;
use fpdsl::reductions::Accumulation;
use fpdsl::{Devices, Error, Seed};

const GUIDE: &str = include_str!("../docs/guide/5-kernels.md");

/// The columns of the table but that of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Device,
    Seeded,
    Trapping,
    Devices,
}

/// Functions in a mode.
macro_rules! functions {
    ($module:ident $mode:literal) => {
        mod $module {
            use fpdsl::prelude::*;

            #[fp(mode = $mode, contract = false)]
            pub fn third(x: f64) -> f64 {
                x / 3.0
            }

            /// Two operations, of a call that has a call.
            #[fp(mode = $mode, contract = false)]
            pub fn more(x: f64, y: f64) -> f64 {
                x + y * 0.1
            }

            #[fp(mode = $mode, contract = false)]
            pub fn kept(x: f64) -> (bool, f64) {
                (x > 50.0, x / 3.0)
            }

            #[fp(mode = $mode, contract = false)]
            pub fn shares(i: Index, x: &[f64], out: &mut [f64]) {
                for j in 0..out.len() {
                    out[j] = x[i.x()] / (j + 3) as f64;
                }
            }

            #[fp(mode = $mode, contract = false)]
            pub fn placed(i: Index, x: f64, last: usize) -> (usize, f64) {
                (last - i.x(), x / 3.0)
            }
        }
    };
}

functions! { nearest "rn" }
functions! { drawn "sr" }

#[fp(identity = f64::INFINITY)]
fn least(x: f64, y: f64) -> f64 {
    x.min(y)
}

#[fp(mode = "rn", contract = false)]
fn swept(i: Index, u: &[f64]) -> f64 {
    if i.x() == 0 {
        u[0] / 3.0
    } else {
        u[i.x()] + u[i.x() - 1] / 3.0
    }
}

fn seed() -> Seed {
    Seed::new(42).stream(3)
}

/// More than a piece of several devices has at least.
const N: usize = 10_007;

fn numbers() -> Vec<f64> {
    (0..N)
        .map(|k| ((k * 7919) % 10_007) as f64 * 0.01 + 0.3)
        .collect()
}

/// What has run: the first words of a line of the table, and the column.
#[derive(Default)]
struct Ran(BTreeSet<(&'static str, Place)>);

impl Ran {
    /// Compares the values of a cell.
    #[track_caller]
    fn cell(&mut self, line: &'static str, place: Place, found: &[f64], expected: &[f64]) {
        let bits = |x: &[f64]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert!(bits(found) == bits(expected), "{line}, {place:?}");
        self.0.insert((line, place));
    }
}

#[track_caller]
fn refused<T: Debug>(found: Result<T, Error>) {
    assert!(matches!(found, Err(Error::Untrapped { .. })), "{found:?}");
}

/// The values of plain calls.
struct Expected {
    third: Vec<f64>,
    updated: Vec<f64>,
    kept: Vec<f64>,
    shares: Vec<f64>,
    prefixes: Vec<f64>,
    exclusive: Vec<f64>,
    placed: Vec<f64>,
    least: f64,
}

/// Plain calls of the functions of a module, each by what draws for its element.
macro_rules! expected {
    ($module:ident, $x:expr, $element:expr) => {{
        let (x, element): (&[f64], _) = ($x, $element);
        let third: Vec<f64> = (0..N).map(|k| element(k, &|| $module::third(x[k]))).collect();
        let prefixes: Vec<f64> = third
            .iter()
            .scan(f64::INFINITY, |least, &x| {
                *least = least.min(x);
                Some(*least)
            })
            .collect();
        Expected {
            updated: (0..N).map(|k| element(k, &|| $module::more(x[k], 0.7))).collect(),
            kept: (0..N).filter(|&k| x[k] > 50.0).map(|k| third[k]).collect(),
            shares: (0..N)
                .flat_map(|k| {
                    let row = std::cell::Cell::new([0.0; 3]);
                    element(k, &|| {
                        let mut to = [0.0; 3];
                        $module::shares(Index::new(k), x, &mut to);
                        row.set(to);
                        0.0
                    });
                    row.get()
                })
                .collect(),
            least: prefixes[N - 1],
            exclusive: [&[f64::INFINITY], &prefixes[..N - 1]].concat(),
            placed: third.iter().rev().copied().collect(),
            prefixes,
            third,
        }
    }};
}

/// What every place has: a value, or values in new memory.
macro_rules! runs {
    ($ran:expr, $module:ident, $x:expr, $expected:expr, $place:expr, $on:expr, $list:expr) => {{
        let (x, expected, place, on, list) = ($x, $expected, $place, $on, $list);
        let call = || $module::third::map(x);
        $ran.cell("`run`", place, &list(call().run(on)?)?, &expected.third);
        let sum = call().reduce::<least>().run(on)?;
        $ran.cell("`.reduce::<add>()`, `run`", place, &[sum], &[expected.least]);
        let found = list(call().scan::<least>().run(on)?)?;
        $ran.cell("`.scan::<add>()`, `run`", place, &found, &expected.prefixes);
        let found = list($module::kept::map(x).compact().run(on)?)?;
        $ran.cell("`.compact()`, `run`", place, &found, &expected.kept);
        let found = list($module::shares::launch(N, x).rows(3).run(on)?)?;
        $ran.cell("`.rows(len)`, `run`", place, &found, &expected.shares);
    }};
}

/// What writes to existing memory of a device, which traps or does not.
macro_rules! writes {
    ($ran:expr, $expected:expr, $place:expr, $dev:expr, $third:expr, $kept:expr, $shares:expr) => {{
        let (expected, place, dev) = ($expected, $place, $dev);
        let mut known = vec![0.0; N];
        $third.into(dev, &mut known)?;
        $ran.cell("`into`", place, &known, &expected.third);
        let mut known = vec![0.0; N];
        $third.scan::<least>().into(dev, &mut known)?;
        $ran.cell("`.scan::<add>()`, `into`", place, &known, &expected.prefixes);
        let mut known = vec![0.0; N];
        let count = $kept.compact().into(dev, &mut known)?;
        $ran.cell("`.compact()`, `into`", place, &known[..count], &expected.kept);
        let mut known = vec![7.0; 3 * N];
        $shares.into(dev, &mut known)?;
        $ran.cell("`.rows(len)`, `into`", place, &known, &expected.shares);
        let report = $third
            .verify()
            .on(dev)
            .plain("plain calls", || expected.third.clone())
            .run()?;
        assert!(report.agrees(), "{report}");
        let report = $shares
            .verify()
            .on(dev)
            .plain("plain calls", || expected.shares.clone())
            .run()?;
        assert!(report.agrees(), "{report}");
        let asked = $third.inspect().flags().on(dev).run()?;
        $ran.cell(
            "`verify`, `inspect`",
            place,
            &asked.results.to_vec()?,
            &expected.third,
        );
        let asked = $shares.inspect().flags().on(dev).run()?;
        $ran.cell(
            "`verify`, `inspect`",
            place,
            &asked.results.to_vec()?,
            &expected.shares,
        );
    }};
}

/// What one device has of reductions and scans, which traps or does not.
macro_rules! combines {
    ($ran:expr, $expected:expr, $place:expr, $dev:expr, $third:expr) => {{
        let (expected, place, dev) = ($expected, $place, $dev);
        let (left, right) = ($third.reduce::<least>(), $third.reduce::<least>());
        let whole = left
            .partial(dev, 0..77)?
            .merge(right.partial(dev, 77..N)?)?
            .finish(N)?;
        let line = "`partial`, `accumulate`, `segments` of a reduction";
        $ran.cell(line, place, &[whole], &[expected.least]);
        let mut sum = Accumulation::<least>::new(dev);
        left.accumulate(dev, &mut sum)?;
        $ran.cell(line, place, &[sum.finish()?], &[expected.least]);
        let segments = left.segments(dev, &[0, 1, N])?.to_vec()?;
        let rest = expected.third[1..].iter().copied().fold(f64::INFINITY, f64::min);
        $ran.cell(line, place, &segments, &[expected.third[0], rest]);
        let exclusive = || $third.scan::<least>().exclusive();
        let line = "`.exclusive()` of a scan, `run` and `into`";
        $ran.cell(line, place, &exclusive().run(dev)?.to_vec()?, &expected.exclusive);
        let mut known = vec![0.0; N];
        exclusive().into(dev, &mut known)?;
        $ran.cell(line, place, &known, &expected.exclusive);
    }};
}

/// What devices alone have that do not trap.
macro_rules! alone {
    ($ran:expr, $x:expr, $expected:expr, $place:expr, $dev:expr, $third:expr, $more:expr, $placed:expr, $shares:expr) => {{
        let (x, expected, place, dev) = ($x, $expected, $place, $dev);
        let mut target = x.to_vec();
        $more.update(dev, &mut target)?;
        $ran.cell("`update`", place, &target, &expected.updated);
        let line = "`scatter`, `scatter_reduce`";
        let mut target = vec![0.0; N];
        $placed.scatter(dev, &mut target)?;
        $ran.cell(line, place, &target, &expected.placed);
        let mut target = vec![f64::INFINITY; N];
        $placed.scatter_reduce::<least>(dev, &mut target)?;
        $ran.cell(line, place, &target, &expected.placed);
        let (results, receipt) = $third.receipt(dev)?;
        assert!(receipt.recheck(dev, &$third, [0, N - 1])?.agrees());
        $ran.cell("`receipt`", place, &results.to_vec()?, &expected.third);
        let (results, receipt) = $shares.receipt(dev)?;
        assert!(receipt.recheck(dev, &$shares, [0, N - 1])?.agrees());
        $ran.cell("`receipt`", place, &results.to_vec()?, &expected.shares);
    }};
}

fn to_vec(buffer: Buffer<f64>) -> Result<Vec<f64>, Error> {
    buffer.to_vec()
}

#[test]
fn each_cell_has_the_values_of_plain_calls() -> Result<(), Error> {
    let x = &numbers()[..];
    let plain = expected!(nearest, x, |_: usize, body: &dyn Fn() -> f64| body());
    let seeded = expected!(drawn, x, |k: usize, body: &dyn Fn() -> f64| seed()
        .element(k as u64)
        .call(body));
    for (name, dev) in devices() {
        let mut ran = Ran::default();
        let dev = &dev;
        let last = N - 1;

        let place = Place::Device;
        runs!(ran, nearest, x, &plain, place, dev, to_vec);
        let (third, kept) = (|| nearest::third::map(x), || nearest::kept::map(x));
        let shares = || nearest::shares::launch(N, x).rows(3);
        let more = || nearest::more::map(.., 0.7);
        let placed = || nearest::placed::launch(N, x, last);
        writes!(ran, &plain, place, dev, third(), kept(), shares());
        combines!(ran, &plain, place, dev, third());
        alone!(ran, x, &plain, place, dev, third(), more(), placed(), shares());
        let mut target = x.to_vec();
        swept::launch(N, ..).sweep(dev, &mut target)?;
        let mut looped = x.to_vec();
        for k in 0..N {
            looped[k] = swept(Index::new(k), &looped);
        }
        ran.cell("`sweep`, `sweep_colors`", place, &target, &looped);
        let mut target = x.to_vec();
        swept::launch(N, ..).sweep_colors(dev, 2, &mut target)?;
        let mut colored = x.to_vec();
        for k in (0..N).step_by(2).chain((1..N).step_by(2)) {
            colored[k] = swept(Index::new(k), &colored);
        }
        ran.cell("`sweep`, `sweep_colors`", place, &target, &colored);

        let trapping = &dev.trapping();
        let place = Place::Trapping;
        runs!(ran, nearest, x, &plain, place, trapping, to_vec);
        writes!(ran, &plain, place, trapping, third(), kept(), shares());
        combines!(ran, &plain, place, trapping, third());
        let target = &mut x.to_vec();
        refused(more().update(trapping, &mut *target));
        refused(placed().scatter(trapping, &mut *target));
        refused(placed().scatter_reduce::<least>(trapping, &mut target[..]));
        refused(swept::launch(N, ..).sweep(trapping, &mut target[..]));
        refused(swept::launch(N, ..).sweep_colors(trapping, 2, &mut target[..]));
        refused(third().receipt(trapping).map(|_| ()));

        let place = Place::Seeded;
        runs!(ran, drawn, x, &seeded, place, &dev.seeded(seed()), to_vec);
        let third = || drawn::third::map(x).seeded(seed());
        let kept = || drawn::kept::map(x).seeded(seed());
        let shares = || drawn::shares::launch(N, x).rows(3).seeded(seed());
        let more = || drawn::more::map(.., 0.7).seeded(seed());
        let placed = || drawn::placed::launch(N, x, last).seeded(seed());
        writes!(ran, &seeded, place, dev, third(), kept(), shares());
        combines!(ran, &seeded, place, dev, third());
        alone!(ran, x, &seeded, place, dev, third(), more(), placed(), shares());

        // Pieces of one device and of two; each of the two has some.
        for shares in [[1, 0], [2, 1]] {
            let several = &Devices::of([dev.clone(), Device::host()]).with_shares(&shares);
            runs!(
                ran,
                nearest,
                x,
                &plain,
                Place::Devices,
                several,
                Ok::<Vec<f64>, Error>
            );
        }

        compare(&ran, name);
        report::ran(SUITE, name, ran.0.len() as u64);
    }
    Ok(())
}

/// The table has what has run, and nothing else.
fn compare(ran: &Ran, name: &str) {
    let (_, section) = GUIDE.split_once("\n## What runs where\n").expect("the section");
    let lines = section.lines().skip_while(|line| !line.starts_with('|'));
    let lines: Vec<&str> = lines.take_while(|line| line.starts_with('|')).skip(2).collect();
    let mut told = BTreeSet::new();
    for line in &lines {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        assert_eq!(cells.len(), 6, "{line}");
        for (place, cell) in [Place::Device, Place::Seeded, Place::Trapping, Place::Devices]
            .into_iter()
            .zip(&cells[1..])
        {
            if !cell.starts_with("no") {
                told.insert((cells[0], place));
            }
        }
    }
    let found: BTreeSet<(&str, Place)> = ran.0.iter().copied().collect();
    let unsaid: Vec<_> = found.difference(&told).collect();
    let missing: Vec<_> = told.difference(&found).collect();
    assert!(
        unsaid.is_empty() && missing.is_empty(),
        "{name}: not in the table {unsaid:?}, not run {missing:?}"
    );
    assert_eq!(lines.len(), 16);
}
