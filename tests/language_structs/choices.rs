//! Enums without fields, and patterns of structs in `match`.

use fpdsl::prelude::*;

use crate::everywhere::{self, Columns};
use crate::leaves::Encodings;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Fp)]
#[repr(u32)]
enum Edge {
    Periodic,
    Wall,
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Cell {
    edge: Edge,
    x: f32,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct At(u8, i32);

impl Encodings for Edge {
    fn append(self, list: &mut Vec<u64>) {
        list.push(self as u64);
    }
}

impl Encodings for Cell {
    fn append(self, list: &mut Vec<u64>) {
        (self.edge, self.x, [i32::from(self.at.0), self.at.1]).append(list);
    }
}

#[fp]
impl Edge {
    fn sign(self) -> f32 {
        match self {
            Edge::Wall => -1.0,
            Edge::Periodic | Edge::Open => 1.0,
        }
    }
}

const EDGES: [Edge; 3] = [Edge::Open, Edge::Wall, Edge::Periodic];

#[fp]
fn chosen(cell: Cell, other: Edge, n: usize) -> (Cell, Edge) {
    let mut edge = match cell {
        Cell {
            edge: Edge::Wall, x, ..
        } if x < 0.0 => other,
        Cell {
            at: At(0..=9, -1), ..
        } => Edge::Open,
        Cell {
            edge, at: At(_, y), ..
        } => {
            if y > 3 {
                edge
            } else {
                EDGES[n % 3]
            }
        }
    };
    let mut k = 0;
    while edge != Edge::Open && k < n {
        edge = if edge == Edge::Wall {
            Edge::Open
        } else {
            Edge::Wall
        };
        k += 2;
    }
    let found = [edge, other, Edge::Wall];
    (
        Cell {
            x: cell.x * edge.sign(),
            ..cell
        },
        found[n % 3],
    )
}

fn plain(cell: Cell, other: Edge, n: usize) -> (Cell, Edge) {
    let mut edge = match cell {
        Cell {
            edge: Edge::Wall, x, ..
        } if x < 0.0 => other,
        Cell {
            at: At(0..=9, -1), ..
        } => Edge::Open,
        Cell {
            edge, at: At(_, y), ..
        } => {
            if y > 3 {
                edge
            } else {
                EDGES[n % 3]
            }
        }
    };
    let mut k = 0;
    while edge != Edge::Open && k < n {
        edge = if edge == Edge::Wall {
            Edge::Open
        } else {
            Edge::Wall
        };
        k += 2;
    }
    let sign = if edge == Edge::Wall { -1.0 } else { 1.0 };
    let found = [edge, other, Edge::Wall];
    let x = cell.x * sign;
    (Cell { x, ..cell }, found[n % 3])
}

fn rows() -> Vec<(Cell, Edge, usize)> {
    (0..150)
        .map(|i| {
            let cell = Cell {
                edge: EDGES[i * 7 % 3],
                x: i as f32 - 40.5,
                at: At(i as u8 % 20, i as i32 % 7 - 2),
            };
            (cell, EDGES[i / 3 % 3], i / 9)
        })
        .collect()
}

#[test]
fn enums_and_patterns() {
    let rows = rows();
    everywhere::check::<chosen, (Cell, Edge)>(
        &rows,
        |(cell, other, n)| plain(cell, other, n),
        |(cell, other, n)| chosen(cell, other, n),
        |device| {
            let (cell, other, n) = Columns::columns(&rows);
            let (cells, edges) = chosen::map(&cell, &other, &n).run(device).unwrap();
            cells
                .to_vec()
                .unwrap()
                .into_iter()
                .zip(edges.to_vec().unwrap())
                .collect()
        },
    );
}

#[fp]
fn counted(i: Index, edges: &[Edge], wanted: Edge) -> u32 {
    let mut n = 0;
    for k in 0..edges.len() {
        if edges[k] == wanted {
            n += 1;
        }
    }
    n + i.x() as u32
}

#[fp]
fn neighbours(edges: [Edge; 3], twice: [bool; 2]) -> ([Edge; 3], [bool; 2]) {
    ([edges[1], edges[2], edges[0]], [!twice[1], twice[0]])
}

/// Arrays have no planes: their scalars lie beside each other, and are tested one by one all the same.
#[test]
fn arrays_of_what_cannot_be_any_bytes() -> Result<(), fpdsl::Error> {
    let edges: Vec<[Edge; 3]> = (0..300)
        .map(|i| [EDGES[i % 3], EDGES[i / 3 % 3], EDGES[i / 9 % 3]])
        .collect();
    let twice: Vec<[bool; 2]> = (0..300).map(|i| [i % 2 == 0, i % 5 == 0]).collect();
    for (backend, dev) in everywhere::devices() {
        let (turned, swapped) = neighbours::map(&edges, &twice).run(&dev)?;
        let (turned, swapped) = (turned.to_vec()?, swapped.to_vec()?);
        for i in 0..300 {
            assert_eq!(
                (turned[i], swapped[i]),
                neighbours(edges[i], twice[i]),
                "{i} on {backend}"
            );
        }
    }
    Ok(())
}

/// Numbers that are no variants come from memory that other code has written.
#[test]
fn variants_in_memory() -> Result<(), fpdsl::Error> {
    for (backend, dev) in everywhere::devices() {
        let edges = [Edge::Wall, Edge::Open, Edge::Wall];
        assert_eq!(
            counted::launch(2, &edges, Edge::Wall).run(&dev)?.to_vec()?,
            [2, 3],
            "{backend}"
        );
        let buffer = Buffer::<Edge>::zeros(&dev, 2)?;
        assert_eq!(buffer.to_vec()?, [Edge::Periodic; 2]);
        let Some((owner, _)) = buffer.memory() else {
            continue;
        };
        let memory = owner.upload(&[2, 0, 0, 0, 3, 0, 0, 0])?;
        let buffer = Buffer::<Edge>::from_memory(owner.clone(), memory, 2)?;
        let error = buffer.to_vec().expect_err("there is no variant 3").to_string();
        assert!(
            error.contains("element 1 holds 3, and the enum has 3 variants"),
            "{error}"
        );
    }
    Ok(())
}
