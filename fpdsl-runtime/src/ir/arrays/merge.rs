//! Groups of nodes that share memory.

use std::collections::HashSet;

use super::copies::{Cells, Node};
use crate::ir::Array;

/// The groups.
pub(super) struct Groups {
    /// The group of each node, named by one of its nodes.
    of: Vec<usize>,
    /// For each group, by that name, the array that stands for it, if it has one.
    array: Vec<Option<Array>>,
}

impl Groups {
    /// The array in whose memory a node lies.
    pub(super) fn array(&self, number: usize) -> Option<Array> {
        self.array[self.of[number]]
    }
}

/// Merges what may share memory: first the arrays of each class, then the two sides of each copy.
///
/// In the other order a scalar that is needed a little longer than its place would keep two arrays apart, and so all their other
/// scalars.
pub(super) fn groups(cells: &Cells, conflicts: &[HashSet<usize>]) -> Groups {
    let count = cells.nodes.len();
    let mut merge = Merge {
        conflicts,
        of: (0..count).collect(),
        members: (0..count).map(|number| vec![number]).collect(),
    };
    for class in &cells.arrays {
        for (position, &array) in class.iter().enumerate() {
            // The latest first: most often it is the array before a change.
            class[..position]
                .iter()
                .rev()
                .any(|&earlier| merge.join(array, earlier));
        }
    }
    for &(x, y) in &cells.copies {
        merge.join(x, y);
    }
    let array = merge.members.iter().map(|members| {
        let arrays = members.iter().filter_map(|&member| match cells.nodes[member] {
            Node::Array(array) => Some(array),
            Node::Scalar(..) => None,
        });
        arrays.min()
    });
    Groups {
        array: array.collect(),
        of: merge.of,
    }
}

struct Merge<'a> {
    conflicts: &'a [HashSet<usize>],
    of: Vec<usize>,
    members: Vec<Vec<usize>>,
}

impl Merge<'_> {
    /// Makes one group of the two that have these nodes, unless some of their members conflict; gives whether they are one.
    fn join(&mut self, x: usize, y: usize) -> bool {
        let (mut small, mut large) = (self.of[x], self.of[y]);
        if small == large {
            return true;
        }
        if self.members[small].len() > self.members[large].len() {
            std::mem::swap(&mut small, &mut large);
        }
        let clash = |&member: &usize| {
            self.conflicts[member]
                .iter()
                .any(|&other| self.of[other] == large)
        };
        if self.members[small].iter().any(clash) {
            return false;
        }
        let moved = std::mem::take(&mut self.members[small]);
        moved.iter().for_each(|&member| self.of[member] = large);
        self.members[large].extend(moved);
        true
    }
}
