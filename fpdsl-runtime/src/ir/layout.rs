//! The layout of parameters and results in memory.
//!
//! - A tuple is taken apart: each component has a buffer of its own (structure of arrays).
//! - An array stays together: `[f32; 4]` is one buffer, in which an element of the map has four scalars in a row.
//! - An array of tuples lies as a struct of its scalars would.
//! - A struct is one buffer too if its scalars are all of one type, otherwise a buffer for each type. Each scalar has a plane of its
//!   buffer, with the scalars of all elements in a row, so that neighbouring threads read and write neighbouring scalars.
//! - A slice is one buffer, or as many as its elements have types of scalars, each with a length of its own.
//! - A row is one buffer, behind one for the number of the element, of which nothing is in memory.
//! - A coordinate of an index is one buffer as well, although nothing of it is in memory.

use super::Fields;
use crate::lift::{ScalarType, Shape};

/// The buffers and scalars of a parameter list or a result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The buffers, in order.
    pub buffers: Vec<Buffer>,
    /// The scalars, in the order of [`Lift::leaves`](crate::lift::Lift::leaves).
    pub leaves: Vec<Leaf>,
}

/// An array in memory with `count` scalars for each element, or what stands in place of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffer {
    /// The parameter that it belongs to; 0 for results.
    pub param: usize,
    /// Which component of nested tuples it is; empty if there is no tuple.
    pub path: Vec<usize>,
    /// The type of its scalars.
    pub ty: ScalarType,
    /// Scalars per element: 1, or the length of an array.
    pub count: usize,
    /// True if it is one of several buffers of a struct, each with the scalars of another type.
    pub typed: bool,
    /// True if scalar `k` of element `i` of `n` is at `k * n + i`; otherwise it is at `i * count + k`. A value that is the
    /// same for all elements is in both cases one element.
    pub planes: bool,
    /// The contents of the buffer.
    pub role: Role,
}

/// The contents of a [`Buffer`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A value for each element, or one for all.
    Values,
    /// A slice that every element may read anywhere. It has no leaves.
    Slice,
    /// The rows of all elements one behind the other, of which each element reads and writes its own. It has no leaves. Its
    /// [`Role::Number`] is the buffer before it.
    Row,
    /// Counters, which all elements add to. It has no leaves.
    Counters,
    /// Nothing: this is the number of the element; before a [`Role::Row`], its row begins at so many lengths of a row.
    Number,
    /// Nothing: this is a coordinate of the element's position, along axis `axis` of `axes`.
    Coordinate {
        /// From 0, which runs fastest.
        axis: usize,
        /// How many there are.
        axes: usize,
    },
}

/// A scalar of a parameter or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Its buffer, a position in [`Layout::buffers`].
    pub buffer: usize,
    /// Its place among the scalars that the buffer has for an element.
    pub offset: usize,
    /// The fields that lead to it.
    pub fields: Fields,
}

impl Buffer {
    /// One of a scalar for each element.
    pub(crate) fn of_one(param: usize, path: Vec<usize>, ty: ScalarType, role: Role) -> Self {
        Buffer {
            param,
            path,
            ty,
            count: 1,
            typed: false,
            planes: false,
            role,
        }
    }
}

impl Leaf {
    /// The scalar of a buffer that has one for each element.
    pub(crate) fn of_one(buffer: usize) -> Self {
        Leaf {
            buffer,
            offset: 0,
            fields: Fields::default(),
        }
    }
}

impl Layout {
    /// The layout of a parameter list, whose shape is a tuple with a component for each parameter.
    pub fn of_params(shape: &Shape) -> Self {
        let mut layout = Layout {
            buffers: Vec::new(),
            leaves: Vec::new(),
        };
        match shape {
            Shape::Tuple(params) => {
                for (param, shape) in params.iter().enumerate() {
                    layout.visit(param, shape, &mut Vec::new(), 1, 0);
                }
            }
            Shape::Scalar(_)
            | Shape::Array(..)
            | Shape::Struct(_)
            | Shape::Slice(..)
            | Shape::Row(_)
            | Shape::Index(_)
            | Shape::Number => layout.visit(0, shape, &mut Vec::new(), 1, 0),
        }
        layout
    }

    /// The layout of a result.
    pub fn of_result(shape: &Shape) -> Self {
        let mut layout = Layout {
            buffers: Vec::new(),
            leaves: Vec::new(),
        };
        layout.visit(0, shape, &mut Vec::new(), 1, 0);
        layout
    }

    /// Adds an integer of which nothing is in memory.
    fn one(&mut self, param: usize, path: Vec<usize>, role: Role) {
        self.leaves.push(Leaf::of_one(self.buffers.len()));
        self.buffers
            .push(Buffer::of_one(param, path, ScalarType::Usize, role));
    }

    /// The type of a scalar.
    pub fn leaf_type(&self, leaf: usize) -> ScalarType {
        self.buffers[self.leaves[leaf].buffer].ty
    }

    /// Returns true if a parameter is an index, so that the elements are those of a grid and other values are the same for all.
    pub fn has_index(&self) -> bool {
        self.buffers
            .iter()
            .any(|buffer| matches!(buffer.role, Role::Coordinate { .. }))
    }

    /// Adds `shape`, which is repeated `count` times by the arrays around it and is number `offset` of those.
    fn visit(&mut self, param: usize, shape: &Shape, path: &mut Vec<usize>, count: usize, offset: usize) {
        match *shape {
            Shape::Scalar(ty) => {
                let buffer = Buffer {
                    param,
                    path: path.clone(),
                    ty,
                    count,
                    typed: false,
                    planes: false,
                    role: Role::Values,
                };
                let same = |b: &Buffer| {
                    b.role == Role::Values && b.param == param && b.path == buffer.path && b.ty == ty
                };
                let known = self.buffers.iter().position(same);
                let index = known.unwrap_or_else(|| {
                    self.buffers.push(buffer);
                    self.buffers.len() - 1
                });
                self.leaves.push(Leaf {
                    buffer: index,
                    offset,
                    fields: Fields::default(),
                });
            }
            Shape::Array(element, len) if !shape.has_tuples() => {
                for i in 0..len {
                    self.visit(param, element, path, count * len, offset * len + i);
                }
            }
            Shape::Slice(element) => {
                let types = slice_types(element);
                let typed = types.len() > 1;
                self.buffers.extend(types.into_iter().map(|(ty, count)| Buffer {
                    param,
                    path: path.clone(),
                    ty,
                    count,
                    typed,
                    planes: element.in_planes() && count > 1,
                    role: Role::Slice,
                }));
            }
            Shape::Row(ty) => {
                let number = path.iter().copied().chain([0]).collect();
                self.one(param, number, Role::Number);
                let row = Buffer::of_one(param, path.clone(), ty, Role::Row);
                self.buffers.push(row);
            }
            Shape::Index(axes) => {
                for axis in 0..axes {
                    let path = path.iter().copied().chain([axis]).collect();
                    self.one(param, path, Role::Coordinate { axis, axes });
                }
            }
            Shape::Number => self.one(param, path.clone(), Role::Number),
            Shape::Struct(_) | Shape::Array(..) => {
                let mut scalars = Vec::new();
                flatten(shape, Fields::default(), &mut scalars);
                let Groups { types, places } = groups(shape);
                let first = self.leaves.len();
                for (group, number) in places {
                    let (ty, of_struct) = types[group];
                    self.visit(
                        param,
                        &Shape::Scalar(ty),
                        path,
                        count * of_struct,
                        offset * of_struct + number,
                    );
                }
                for (leaf, (_, fields)) in self.leaves[first..].iter_mut().zip(scalars) {
                    leaf.fields = fields;
                    let buffer = &mut self.buffers[leaf.buffer];
                    buffer.planes = buffer.count > 1;
                    buffer.typed = types.len() > 1;
                }
            }
            Shape::Tuple(components) => {
                for (i, component) in components.iter().enumerate() {
                    path.push(i);
                    self.visit(param, component, path, count, offset);
                    path.pop();
                }
            }
        }
    }
}

/// The scalars of an element by their types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups {
    /// The types, as they come first, each with the number of its scalars.
    pub types: Vec<(ScalarType, usize)>,
    /// For each scalar the position of its type, and its number among the scalars of the type.
    pub places: Vec<(usize, usize)>,
}

/// The scalars of an element by their types.
pub fn groups(element: &Shape) -> Groups {
    let mut scalars = Vec::new();
    flatten(element, Fields::default(), &mut scalars);
    let mut types: Vec<(ScalarType, usize)> = Vec::new();
    let mut places = Vec::with_capacity(scalars.len());
    for (ty, _) in scalars {
        let known = types.iter().position(|&(known, _)| known == ty);
        let group = known.unwrap_or_else(|| {
            types.push((ty, 0));
            types.len() - 1
        });
        places.push((group, types[group].1));
        types[group].1 += 1;
    }
    Groups { types, places }
}

/// The types that a slice has a buffer for, each with the number of its scalars in an element. Where elements have none, the buffer
/// holds nothing, and its length is that of the slice.
pub fn slice_types(element: &Shape) -> Vec<(ScalarType, usize)> {
    let mut types = groups(element).types;
    if types.is_empty() {
        types.push((ScalarType::U8, 0));
    }
    types
}

/// The scalars of a struct or an array with the fields that lead to each.
fn flatten(shape: &Shape, fields: Fields, scalars: &mut Vec<(ScalarType, Fields)>) {
    match *shape {
        Shape::Scalar(ty) => scalars.push((ty, fields)),
        Shape::Array(element, len) => (0..len).for_each(|_| flatten(element, fields, scalars)),
        Shape::Tuple(parts) => parts.iter().for_each(|part| flatten(part, fields, scalars)),
        Shape::Struct(parts) => {
            for (name, part) in parts {
                flatten(part, fields.with(name), scalars);
            }
        }
        // Parameters, never in a struct.
        Shape::Slice(..) | Shape::Row(_) | Shape::Index(_) | Shape::Number => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lift::Lift;

    #[test]
    fn slices_and_coordinates_are_buffers() {
        use crate::index::Index2;
        use crate::slice::Slice;

        let layout = Layout::of_params(&<(Index2, Slice<[f32; 3]>, f64) as Lift>::SHAPE);
        let coordinate = |axis| Role::Coordinate { axis, axes: 2 };
        let roles: Vec<_> = layout
            .buffers
            .iter()
            .map(|b| (b.param, b.count, b.role))
            .collect();
        assert_eq!(
            roles,
            [
                (0, 1, coordinate(0)),
                (0, 1, coordinate(1)),
                (1, 3, Role::Slice),
                (2, 1, Role::Values)
            ]
        );
        let leaves: Vec<_> = layout.leaves.iter().map(|l| l.buffer).collect();
        assert_eq!(leaves, [0, 1, 3]);
    }

    #[test]
    fn structs_lie_in_planes() {
        const PAIR: Shape = Shape::Struct(&[
            ("x", Shape::Scalar(ScalarType::F32)),
            ("y", Shape::Scalar(ScalarType::F32)),
        ]);
        const ONE: Shape = Shape::Struct(&[("x", Shape::Scalar(ScalarType::F64))]);
        let shape = Shape::Tuple(&[
            PAIR,
            Shape::Array(&PAIR, 3),
            ONE,
            Shape::Slice(&PAIR),
            Shape::Slice(&ONE),
            Shape::Tuple(&[Shape::Scalar(ScalarType::F32), PAIR]),
            Shape::Array(&Shape::Scalar(ScalarType::F32), 2),
        ]);
        let layout = Layout::of_params(&shape);
        let planes: Vec<_> = layout.buffers.iter().map(|b| (b.count, b.planes)).collect();
        assert_eq!(
            planes,
            [
                (2, true),
                (6, true),
                (1, false),
                (2, true),
                (1, false),
                (1, false),
                (2, true),
                (2, false)
            ]
        );
    }

    #[test]
    fn tuples_are_taken_apart_and_arrays_stay_together() {
        let layout = Layout::of_params(&<(f32, [(f64, [u32; 2]); 3]) as Lift>::SHAPE);
        let counts: Vec<_> = layout.buffers.iter().map(|b| (b.param, b.ty, b.count)).collect();
        assert_eq!(
            counts,
            [
                (0, ScalarType::F32, 1),
                (1, ScalarType::F64, 3),
                (1, ScalarType::U32, 6)
            ]
        );
        let leaves: Vec<_> = layout.leaves.iter().map(|l| (l.buffer, l.offset)).collect();
        let expected = [
            (0, 0),
            (1, 0),
            (2, 0),
            (2, 1),
            (1, 1),
            (2, 2),
            (2, 3),
            (1, 2),
            (2, 4),
            (2, 5),
        ];
        assert_eq!(leaves, expected);
    }
}
