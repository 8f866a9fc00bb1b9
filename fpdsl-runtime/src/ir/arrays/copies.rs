//! Finds the scalars that are copies of places of arrays.

use std::collections::HashMap;

use crate::ir::{Array, Block, Constant, Kernel, Op, Operand, Stmt, Temp, Var};

/// An array, or a scalar that is copied to or from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// The array.
    Array(Array),
    /// The scalar, and its place.
    Scalar(Operand, Place),
}

/// A place in the arrays of a class: arrays whose places are copied to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The class.
    pub(super) class: usize,
    /// The position.
    pub(super) slot: usize,
}

/// The arrays, and scalars with a place.
pub(super) struct Cells {
    /// All of them. Arrays come first, so that their numbers are those of the kernel.
    pub(super) nodes: Vec<Node>,
    /// The numbers of scalars.
    scalars: HashMap<Operand, usize>,
    /// The class of each array.
    pub(super) class: Vec<usize>,
    /// For each class, the numbers of its arrays.
    pub(super) arrays: Vec<Vec<usize>>,
    /// For each class, the numbers of the scalars with each place.
    pub(super) places: Vec<Vec<Vec<usize>>>,
    /// Pairs of nodes that are copied, those of the innermost loops first.
    pub(super) copies: Vec<(usize, usize)>,
}

impl Cells {
    pub(super) fn of(kernel: &Kernel) -> Self {
        let mut scan = Scan::default();
        scan.block(&kernel.body, 0);
        scan.cells(kernel)
    }

    /// The number of a scalar that has a place.
    pub(super) fn number(&self, operand: Operand) -> Option<usize> {
        self.scalars.get(&operand).copied()
    }

    /// The place of a scalar that has one.
    pub(super) fn place(&self, number: usize) -> Option<Place> {
        match self.nodes[number] {
            Node::Array(_) => None,
            Node::Scalar(_, place) => Some(place),
        }
    }
}

/// The copies of a body.
#[derive(Default)]
struct Scan {
    /// How many loops are around each: a scalar, an array and the place in it.
    in_array: Vec<(usize, Operand, Array, usize)>,
    /// Two scalars.
    equal: Vec<(usize, Operand, Operand)>,
    /// The temporaries that are copies.
    copied: Vec<Temp>,
    /// The variables of `for` loops, which nothing else changes.
    counters: Vec<Var>,
}

impl Scan {
    fn block(&mut self, block: &Block, depth: usize) {
        for stmt in block {
            self.stmt(stmt, depth);
            let inner = depth + usize::from(matches!(stmt, Stmt::While { .. } | Stmt::For { .. }));
            stmt.blocks().for_each(|block| self.block(block, inner));
        }
    }

    fn stmt(&mut self, stmt: &Stmt, depth: usize) {
        match *stmt {
            Stmt::Let { temp, op, ref args } => match (op, args[..].first()) {
                (Op::Element(array), Some(&Operand::Const(Constant { bits, .. }))) => {
                    self.copied.push(temp);
                    self.in_array
                        .push((depth, Operand::Temp(temp), array, bits as usize));
                }
                (Op::Copy, Some(&from)) => {
                    self.copied.push(temp);
                    self.equal.push((depth, Operand::Temp(temp), from));
                }
                _ => {}
            },
            Stmt::Declare {
                var,
                init: Some(value),
            }
            | Stmt::Assign { var, value } => {
                self.equal.push((depth, Operand::Var(var), value));
            }
            Stmt::Fill { array, ref values } => {
                let places = values.iter().enumerate();
                self.in_array
                    .extend(places.map(|(slot, &value)| (depth, value, array, slot)));
            }
            Stmt::For { index, .. } => self.counters.push(index),
            Stmt::Declare { init: None, .. }
            | Stmt::Note { .. }
            | Stmt::Put { .. }
            | Stmt::Write { .. }
            | Stmt::Count { .. }
            | Stmt::If { .. }
            | Stmt::While { .. }
            | Stmt::Call { .. }
            | Stmt::Check { .. } => {}
        }
    }

    /// Drops what can have no place: values that are computed, and counters.
    fn keep_copies(&mut self) {
        self.copied.sort_unstable();
        self.counters.sort_unstable();
        let (copied, counters) = (&self.copied, &self.counters);
        let is_copy = |operand: Operand| match operand {
            Operand::Temp(temp) => copied.binary_search(&temp).is_ok(),
            Operand::Var(var) => counters.binary_search(&var).is_err(),
            Operand::Param(_) | Operand::Const(_) => false,
        };
        self.in_array.retain(|&(_, scalar, ..)| is_copy(scalar));
        self.equal.retain(|&(_, x, y)| is_copy(x) && is_copy(y));
    }

    fn cells(mut self, kernel: &Kernel) -> Cells {
        self.keep_copies();
        let arrays = (0..kernel.arrays.len() as u32).map(|array| Node::Array(Array(array)));
        let mut cells = Cells {
            nodes: arrays.collect(),
            scalars: HashMap::new(),
            class: vec![usize::MAX; kernel.arrays.len()],
            arrays: Vec::new(),
            places: Vec::new(),
            copies: Vec::new(),
        };
        let links = Links::of(&self, kernel.arrays.len());
        for array in 0..kernel.arrays.len() {
            if cells.class[array] == usize::MAX {
                cells.spread(kernel, &links, array);
            }
        }
        cells.copies = self.pairs(&cells);
        cells
    }

    /// The copies between nodes whose places agree.
    fn pairs(&self, cells: &Cells) -> Vec<(usize, usize)> {
        let mut pairs = Vec::new();
        for &(depth, scalar, Array(array), slot) in &self.in_array {
            let (array, Some(number)) = (array as usize, cells.number(scalar)) else {
                continue;
            };
            let class = cells.class[array];
            if cells.place(number) == Some(Place { class, slot }) {
                pairs.push((depth, array, number));
            }
        }
        for &(depth, x, y) in &self.equal {
            if let (Some(x), Some(y)) = (cells.number(x), cells.number(y))
                && cells.place(x) == cells.place(y)
            {
                pairs.push((depth, x, y));
            }
        }
        pairs.sort_by_key(|&(depth, ..)| std::cmp::Reverse(depth));
        pairs.into_iter().map(|(_, x, y)| (x, y)).collect()
    }
}

/// Who is copied to or from whom.
struct Links {
    of_array: Vec<Vec<(Operand, usize)>>,
    of_scalar: HashMap<Operand, Vec<Link>>,
}

/// What a scalar is copied to or from.
enum Link {
    Scalar(Operand),
    Place(usize, usize),
}

impl Links {
    fn of(scan: &Scan, arrays: usize) -> Self {
        let mut links = Links {
            of_array: vec![Vec::new(); arrays],
            of_scalar: HashMap::new(),
        };
        for &(_, scalar, Array(array), slot) in &scan.in_array {
            let array = array as usize;
            links.of_array[array].push((scalar, slot));
            links.add(scalar, Link::Place(array, slot));
        }
        for &(_, x, y) in &scan.equal {
            links.add(x, Link::Scalar(y));
            links.add(y, Link::Scalar(x));
        }
        links
    }

    fn add(&mut self, scalar: Operand, link: Link) {
        self.of_scalar.entry(scalar).or_default().push(link);
    }
}

impl Cells {
    /// Makes a class of an array and all that is copied to and from it. The first place that is found for a scalar is its place.
    fn spread(&mut self, kernel: &Kernel, links: &Links, first: usize) {
        let class = self.arrays.len();
        self.class[first] = class;
        self.arrays.push(vec![first]);
        self.places.push(vec![Vec::new(); kernel.arrays[first].len]);
        let mut left = vec![first];
        while let Some(number) = left.pop() {
            match self.nodes[number] {
                Node::Array(_) => {
                    for &(scalar, slot) in &links.of_array[number] {
                        left.extend(self.place_scalar(scalar, Place { class, slot }));
                    }
                }
                Node::Scalar(scalar, place) => {
                    for link in links.of_scalar.get(&scalar).into_iter().flatten() {
                        match *link {
                            Link::Scalar(other) => left.extend(self.place_scalar(other, place)),
                            Link::Place(array, slot) => {
                                let alike = kernel.arrays[array].len == kernel.arrays[first].len;
                                if alike && slot == place.slot && self.class[array] == usize::MAX {
                                    self.class[array] = class;
                                    self.arrays[class].push(array);
                                    left.push(array);
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Gives a scalar its place, unless it has one; gives its number if it is new.
    fn place_scalar(&mut self, scalar: Operand, place: Place) -> Option<usize> {
        if self.scalars.contains_key(&scalar) {
            return None;
        }
        let number = self.nodes.len();
        self.nodes.push(Node::Scalar(scalar, place));
        self.scalars.insert(scalar, number);
        self.places[place.class][place.slot].push(number);
        Some(number)
    }
}
