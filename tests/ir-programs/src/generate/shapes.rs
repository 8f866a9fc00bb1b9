//! Parameters and results.

use fpdsl_programs::rng::Rng;
use fpdsl_runtime::ir::Layout;
use fpdsl_runtime::lift::{ScalarType, Shape};

use super::Options;

/// The shapes made of a scalar.
macro_rules! shapes {
    ($($Type:ident)*) => {
        /// For each type: a scalar, arrays, a struct, an array of structs, a mixed struct and a tuple.
        static SHAPES: [[Shape; 7]; 14] = [$({
            const SCALAR: Shape = Shape::Scalar(ScalarType::$Type);
            const PAIR: Shape = Shape::Struct(&[("x", SCALAR), ("y", SCALAR)]);
            const MIXED: Shape = Shape::Struct(&[
                ("a", SCALAR),
                ("b", Shape::Scalar(ScalarType::F64)),
                ("c", Shape::Array(&SCALAR, 2)),
                ("d", Shape::Scalar(ScalarType::U8)),
            ]);
            [
                SCALAR,
                Shape::Array(&SCALAR, 3),
                PAIR,
                Shape::Array(&PAIR, 2),
                MIXED,
                Shape::Tuple(&[SCALAR, Shape::Scalar(ScalarType::F32), Shape::Array(&SCALAR, 2)]),
                Shape::Array(&Shape::Array(&SCALAR, 2), 2),
            ]
        }),*];
        /// Slices of these, but for tuples, which no slice has.
        static SLICES: [[Shape; 4]; 14] = [$([
            Shape::Slice(&Shape::Scalar(ScalarType::$Type)),
            Shape::Slice(&Shape::Array(&Shape::Scalar(ScalarType::$Type), 2)),
            Shape::Slice(&Shape::Struct(&[("x", Shape::Scalar(ScalarType::$Type)), ("y", Shape::Scalar(ScalarType::$Type))])),
            Shape::Slice(&Shape::Struct(&[("x", Shape::Scalar(ScalarType::$Type)), ("y", Shape::Scalar(ScalarType::F64))])),
        ]),*];
    };
}

shapes!(Bool F16 Bf16 F32 F64 I8 I16 I32 I64 U8 U16 U32 U64 Usize);

fn pick(rng: &mut Rng, options: &Options) -> &'static Shape {
    let ty = *rng.pick(&options.types);
    let shapes = &SHAPES[ty as usize];
    if options.aggregates && rng.percent(35) {
        // With few types, those of mixed shapes may be others.
        let fits = options.types.len() == ScalarType::ALL.len();
        let simple = [1, 2, 3, 6];
        let which = if fits {
            1 + rng.below(6)
        } else {
            *rng.pick(&simple)
        };
        &shapes[which]
    } else {
        &shapes[0]
    }
}

fn slice(rng: &mut Rng, options: &Options) -> &'static Shape {
    let ty = *rng.pick(&options.types);
    let which = if !options.aggregates {
        0
    } else if options.types.len() == ScalarType::ALL.len() {
        rng.below(4)
    } else {
        rng.below(3)
    };
    &SLICES[ty as usize][which]
}

/// The layout of a parameter list.
fn params(shapes: &[&'static Shape]) -> Layout {
    let mut all = Layout {
        buffers: Vec::new(),
        leaves: Vec::new(),
    };
    for (param, shape) in shapes.iter().enumerate() {
        let mut one = Layout::of_params(shape);
        // A tuple alone is taken for the list itself.
        for buffer in &mut one.buffers {
            if matches!(shape, Shape::Tuple(_)) {
                buffer.path.insert(0, buffer.param);
            }
            buffer.param = param;
        }
        for leaf in &mut one.leaves {
            leaf.buffer += all.buffers.len();
        }
        all.buffers.extend(one.buffers);
        all.leaves.extend(one.leaves);
    }
    all
}

/// The layout of a result: a tuple, if there are several.
fn outputs(shapes: &[&'static Shape]) -> Layout {
    if let [one] = shapes {
        return Layout::of_result(one);
    }
    let mut layout = params(shapes);
    for buffer in &mut layout.buffers {
        buffer.path.insert(0, buffer.param);
        buffer.param = 0;
    }
    layout
}

/// A scalar of each of these types.
pub(crate) fn scalars(types: &[ScalarType]) -> Layout {
    let shapes: Vec<&'static Shape> = types.iter().map(|&ty| &SHAPES[ty as usize][0]).collect();
    params(&shapes)
}

/// Inputs and outputs of a kernel.
pub(super) fn kernel(rng: &mut Rng, options: &Options) -> (Layout, Layout) {
    static INDICES: [Shape; 3] = [Shape::Index(1), Shape::Index(2), Shape::Index(3)];
    let mut shapes: Vec<&'static Shape> = (0..1 + rng.below(5)).map(|_| pick(rng, options)).collect();
    shapes.extend((0..rng.below(options.slices + 1)).map(|_| slice(rng, options)));
    if options.grids && rng.percent(25) {
        shapes.push(rng.pick(&INDICES));
    }
    let results: Vec<&'static Shape> = (0..1 + rng.below(6)).map(|_| pick(rng, options)).collect();
    (params(&shapes), outputs(&results))
}

/// Inputs and outputs of a function, each a buffer of its own.
pub(super) fn function(rng: &mut Rng, options: &Options) -> (Layout, Layout) {
    let scalars = |rng: &mut Rng, count: usize| {
        let types: Vec<ScalarType> = (0..count).map(|_| *rng.pick(&options.types)).collect();
        scalars(&types)
    };
    let count = 1 + rng.below(4);
    let inputs = scalars(rng, count);
    let count = 1 + rng.below(3);
    let mut outputs = scalars(rng, count);
    outputs.buffers.iter_mut().for_each(|buffer| buffer.param = 0);
    (inputs, outputs)
}
