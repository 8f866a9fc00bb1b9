//! Faults in calls over arrays: the errors that x86-64 gives.
//!
//! Where panics do not unwind, as in WebAssembly, a fault is noted and the element goes on with zeros. A loop must then end all the same,
//! and of several faults the first is the one.

use fpdsl::Error;
use fpdsl::backend::Strategy;
use fpdsl::prelude::*;

#[fp]
fn quotient(x: i32, y: i32) -> i32 {
    100 / (x - y) + x % (x - y + 1)
}

/// With a zero in place of the quotient it would never end.
#[fp]
fn halvings(x: u32, by: u32) -> u32 {
    let mut left = x;
    let mut n = 0;
    while left > 0 {
        left -= left / by;
        n += 1;
    }
    n
}

#[fp]
fn stored(x: u32, at: usize) -> u32 {
    let mut list = [x; 4];
    for i in 0..1_000_000_000 {
        list[at + i % 4] = x + i as u32;
        if i == 40 {
            break;
        }
    }
    list[0] + list[3]
}

const TABLE: [u32; 3] = [7, 5, 3];

#[fp]
fn looked_up(x: u32) -> u32 {
    let inner = TABLE[x as usize];
    inner * 2
}

#[fp]
fn calls(x: u32, y: u32) -> u32 {
    if y > 40 {
        looked_up(x) / (y - y)
    } else {
        looked_up(0)
    }
}

#[fp]
fn beside(i: Index, u: &[u32]) -> u32 {
    u[i.x() + 1] + u[i.x()]
}

#[fp]
fn part(i: Index, u: &[u32], from: usize) -> u32 {
    let middle = &u[from..];
    middle[i.x() % 3]
}

#[fp]
fn divides(x: u32, y: u32) -> u32 {
    (x + y) / (x % 251)
}

#[fp]
fn sum(x: u32, y: u32) -> u32 {
    x + y
}

#[fp]
fn placed(at: usize, x: u32) -> (usize, u32) {
    (at, x)
}

#[fp(order = "serial")]
fn in_turn(x: u32, y: u32) -> u32 {
    (x + y) % (y % 97)
}

#[fp]
fn overwrites(i: Index, u: &[u32]) -> u32 {
    100 / (u[i.x()] - 30)
}

/// A line for each case.
pub fn lines() -> Vec<String> {
    let numbers: Vec<u32> = (0..300).collect();
    let signed: Vec<i32> = (0..300).collect();
    let places: Vec<usize> = (0..300).map(|i| i % 70).collect();
    let mut lines = Vec::new();
    for strategy in [Strategy::Single, Strategy::Lanes] {
        let dev = &Device::host().with_strategy(strategy);
        let mut line = |name: &str, error: Option<Error>| {
            let said = error.map_or("no error".to_owned(), |error| error.to_string());
            lines.push(format!("fault_{name}_{strategy:?} {said}"));
        };
        line("quotient", quotient::map(&signed, 163).run(dev).err());
        line("loop", halvings::map(&numbers, 0).run(dev).err());
        line("store", stored::map(&numbers, &places).run(dev).err());
        line("table", looked_up::map(&numbers).run(dev).err());
        line("calls", calls::map(&numbers, &numbers).run(dev).err());
        line("slice", beside::launch(300, &numbers).run(dev).err());
        line("part", part::launch(300, &numbers, 299).run(dev).err());
        line("reduce", divides::reduce(&numbers).run(dev).err());
        line("scan", divides::scan(&numbers).run(dev).err());
        line("reduce_in_turn", in_turn::reduce(&numbers).run(dev).err());
        line("scan_in_turn", in_turn::scan(&numbers).run(dev).err());
        let mut sums = [0; 60];
        let scattered = placed::map(&places, &numbers).scatter_reduce::<sum>(dev, &mut sums);
        line("scatter_place", scattered.err());
        let mut sums = [250; 70];
        sums[5] = 251;
        let scattered = placed::map(&places, &numbers).scatter_reduce::<divides>(dev, &mut sums);
        line("scatter_value", scattered.err());
        let mut target = numbers.clone();
        line(
            "serial",
            overwrites::launch(300, ..).sweep(dev, &mut target).err(),
        );
    }
    lines
}
