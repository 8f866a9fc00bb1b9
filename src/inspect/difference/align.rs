//! Which operations of two runs have the same value.
//!
//! Runs with the same operations are compared step by step. Others are aligned: by a longest common subsequence of operations with the
//! same values, in windows, so that long runs take linear time.

use std::cmp::Ordering;

use fpdsl_runtime::question::What;

use super::trace::Operation;
use super::values::agree;

/// Operations of each run that are looked at together, and how many if these have nothing in common.
const WINDOW: usize = 64;
const LARGEST_WINDOW: usize = 512;

/// After so many windows the rest counts as different.
const MOST_WINDOWS: usize = 1 << 14;

/// For each operation of two runs the one of the other run that has its value.
pub(super) struct Alignment {
    pub partners: [Vec<Option<usize>>; 2],
}

/// Aligns two runs; values that are `allowed` ulps apart are the same.
pub(super) fn align(x: &[Operation], y: &[Operation], allowed: u64) -> Alignment {
    let mut alignment = Alignment {
        partners: [vec![None; x.len()], vec![None; y.len()]],
    };
    if x.len() == y.len() && x.iter().zip(y).all(|(x, y)| are_alike(x, y)) {
        for (step, (x, y)) in x.iter().zip(y).enumerate() {
            if agree(&x.results, &y.results, allowed) {
                alignment.pair(step, step);
            }
        }
        return alignment;
    }
    let (mut i, mut j, mut size) = (0, 0, WINDOW);
    for _ in 0..MOST_WINDOWS {
        while i < x.len() && j < y.len() && are_alike(&x[i], &y[j]) && is_same(&x[i], &y[j], allowed) {
            alignment.pair(i, j);
            (i, j) = (i + 1, j + 1);
        }
        if i == x.len() || j == y.len() {
            break;
        }
        let window = Window::of(&x[i..], &y[j..], size, allowed);
        if window.longest(0, 0) == 0 && size < LARGEST_WINDOW && !window.is_last {
            size *= 2;
            continue;
        }
        size = WINDOW;
        (i, j) = window.walk((i, j), &mut alignment);
    }
    alignment
}

/// Returns true for operations that differ at most in their modes and types.
pub(super) fn are_alike(x: &Operation, y: &Operation) -> bool {
    let same = match (x.what, y.what) {
        (What::Operation(x), What::Operation(y)) => x.name() == y.name(),
        (What::Function(x), What::Function(y)) => x == y,
        (What::Function(_), _) | (_, What::Function(_)) => false,
        // Stochastic rounding is another mode.
        (x, y) => x.name() == y.name(),
    };
    same && x.args.len() == y.args.len()
}

/// Returns true for operations with one value, which is no value that any operation may have.
fn is_same(x: &Operation, y: &Operation, allowed: u64) -> bool {
    let may_be = x.results == y.results || agree(&x.results, &y.results, allowed);
    may_be && (are_alike(x, y) || !x.results.iter().any(|value| value.is_common()))
}

impl Alignment {
    fn pair(&mut self, x: usize, y: usize) {
        self.partners[0][x] = Some(y);
        self.partners[1][y] = Some(x);
    }

    /// How many operations before one have partners: those with the same number, of both runs, are in one gap.
    pub fn gap(&self, run: usize, operation: usize) -> usize {
        self.partners[run][..operation].iter().flatten().count()
    }
}

/// The longest common subsequences of the ends of two windows.
struct Window {
    same: Vec<bool>,
    longest: Vec<u16>,
    sizes: [usize; 2],
    /// Where operations behind the window may have partners in it.
    end: [usize; 2],
    /// Nothing is behind it.
    is_last: bool,
}

impl Window {
    fn of(x: &[Operation], y: &[Operation], size: usize, allowed: u64) -> Self {
        let sizes = [x.len().min(size), y.len().min(size)];
        let is_last = x.len() <= size && y.len() <= size;
        let mut window = Window {
            same: Vec::with_capacity(sizes[0] * sizes[1]),
            longest: vec![0; (sizes[0] + 1) * (sizes[1] + 1)],
            sizes,
            end: if is_last {
                sizes
            } else {
                sizes.map(|size| size.div_ceil(2))
            },
            is_last,
        };
        for x in &x[..sizes[0]] {
            window
                .same
                .extend(y[..sizes[1]].iter().map(|y| is_same(x, y, allowed)));
        }
        for p in (0..sizes[0]).rev() {
            for q in (0..sizes[1]).rev() {
                let best = if window.is_same(p, q) {
                    window.longest(p + 1, q + 1) + 1
                } else {
                    window.longest(p + 1, q).max(window.longest(p, q + 1))
                };
                window.longest[p * (sizes[1] + 1) + q] = best;
            }
        }
        window
    }

    fn is_same(&self, p: usize, q: usize) -> bool {
        p < self.sizes[0] && q < self.sizes[1] && self.same[p * self.sizes[1] + q]
    }

    fn longest(&self, p: usize, q: usize) -> u16 {
        self.longest[p * (self.sizes[1] + 1) + q]
    }

    /// Pairs the operations of the longest subsequence; gives where the next window begins.
    fn walk(&self, at: (usize, usize), alignment: &mut Alignment) -> (usize, usize) {
        let (mut p, mut q) = (0, 0);
        // How many of each run were left out since the last pair.
        let mut skipped = [0, 0];
        while p < self.end[0] && q < self.end[1] {
            if self.is_same(p, q) {
                alignment.pair(at.0 + p, at.1 + q);
                (p, q, skipped) = (p + 1, q + 1, [0, 0]);
                continue;
            }
            let (without_x, without_y) = (self.longest(p + 1, q), self.longest(p, q + 1));
            let skips_x = match without_x.cmp(&without_y) {
                Ordering::Greater => true,
                Ordering::Less => false,
                Ordering::Equal if self.is_same(p + 1, q) => true,
                Ordering::Equal if self.is_same(p, q + 1) => false,
                Ordering::Equal => skipped[0] <= skipped[1],
            };
            if skips_x {
                (p, skipped[0]) = (p + 1, skipped[0] + 1);
            } else {
                (q, skipped[1]) = (q + 1, skipped[1] + 1);
            }
        }
        (at.0 + p, at.1 + q)
    }
}
