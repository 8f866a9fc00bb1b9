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

/// Merges the two sides of each copy, unless some two of their groups conflict.
pub(super) fn groups(cells: &Cells, conflicts: &[HashSet<usize>]) -> Groups {
    let count = cells.nodes.len();
    let mut of: Vec<usize> = (0..count).collect();
    let mut members: Vec<Vec<usize>> = (0..count).map(|number| vec![number]).collect();
    for &(x, y) in &cells.copies {
        let (mut small, mut large) = (of[x], of[y]);
        if small == large {
            continue;
        }
        if members[small].len() > members[large].len() {
            std::mem::swap(&mut small, &mut large);
        }
        let clash = |&member: &usize| conflicts[member].iter().any(|&other| of[other] == large);
        if members[small].iter().any(clash) {
            continue;
        }
        let moved = std::mem::take(&mut members[small]);
        moved.iter().for_each(|&member| of[member] = large);
        members[large].extend(moved);
    }
    let array = members.iter().map(|members| {
        let arrays = members.iter().filter_map(|&member| match cells.nodes[member] {
            Node::Array(array) => Some(array),
            Node::Scalar(..) => None,
        });
        arrays.min()
    });
    Groups {
        array: array.collect(),
        of,
    }
}
