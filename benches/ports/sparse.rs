//! The product of a sparse matrix in compressed rows and a vector.
//!
//! M. Heroux, J. Dongarra, P. Luszczek, "HPCG technical specification", Sandia report SAND2013-8752 (2013): the matrix is
//! 26 on the diagonal and -1 for each of the up to 26 neighbours of a point in a cube.

use fpdsl::prelude::*;
use rayon::prelude::*;

use crate::session::Session;
use crate::values::Random;

/// Points along an edge of the cube.
pub const EDGE: usize = 50;
/// The rows that a thread of rayon takes at a time.
pub const ROWS: usize = 4096;

/// Row `i` has the entries from `start[i]` to `start[i + 1]`.
pub struct Sparse {
    pub start: Vec<u32>,
    pub columns: Vec<u32>,
    pub entries: Vec<f64>,
}

impl Sparse {
    /// The stencil of HPCG on a cube of `edge` points to an edge.
    pub fn stencil(edge: usize) -> Self {
        let mut matrix = Sparse {
            start: vec![0],
            columns: Vec::new(),
            entries: Vec::new(),
        };
        let near = |at: usize| at.saturating_sub(1)..(at + 2).min(edge);
        for row in 0..edge * edge * edge {
            let (x, y, z) = (row % edge, row / edge % edge, row / edge / edge);
            for z in near(z) {
                for y in near(y) {
                    for x in near(x) {
                        let column = (z * edge + y) * edge + x;
                        matrix.columns.push(column as u32);
                        matrix.entries.push(if column == row { 26.0 } else { -1.0 });
                    }
                }
            }
            matrix.start.push(matrix.columns.len() as u32);
        }
        matrix
    }

    pub fn rows(&self) -> usize {
        self.start.len() - 1
    }
}

#[allow(dead_code)]
#[fp(mode = "rn", contract = false)]
pub fn spmv(i: Index, start: &[u32], columns: &[u32], entries: &[f64], x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for k in start[i.x()] as usize..start[i.x() + 1] as usize {
        sum += entries[k] * x[columns[k] as usize];
    }
    sum
}

vectorised! {
    /// The rows from `first` on.
    pub fn rows(first: usize, matrix: &Sparse, x: &[f64], out: &mut [f64]) {
        for (bounds, out) in matrix.start[first..].windows(2).zip(out) {
            let row = bounds[0] as usize..bounds[1] as usize;
            let mut sum = 0.0;
            for (&column, &entry) in matrix.columns[row.clone()].iter().zip(&matrix.entries[row]) {
                sum += entry * x[column as usize];
            }
            *out = sum;
        }
    }
}

pub fn run(session: &mut Session) {
    let name = "spmv 27 x 125000";
    if !session.wants(name) {
        return;
    }
    let dev = Device::host();
    let matrix = Sparse::stencil(EDGE);
    let n = matrix.rows();
    let x = Random::new(2).vector(n, -1.0, 1.0);
    session.row(
        name,
        vec![0.0; n],
        |out| rows(0, &matrix, &x, out),
        |out| {
            let parts = out.par_chunks_mut(ROWS).enumerate();
            parts.for_each(|(k, out)| rows(k * ROWS, &matrix, &x, out));
        },
        |out| {
            let Sparse {
                start,
                columns,
                entries,
            } = &matrix;
            spmv::launch(n, start, columns, entries, &x)
                .into(&dev, out)
                .unwrap();
        },
    );
}
