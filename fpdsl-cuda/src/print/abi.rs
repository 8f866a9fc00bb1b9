//! A kernel's parameters as a value: the printer declares them, and launchers pass arguments for them.
//!
//! It is made once, from the layout of the arguments and the result. It lists each parameter's name, C++ type and meaning, and how its
//! scalars lie in memory. The launchers, on GPUs and on the CPU (`on_cpu`), pass one argument for each. `CudaKernel::abi` shows the
//! parameters to users (`fpdsl::cuda::abi`). Nobody parses them out of the text.

use std::fmt;

use fpdsl_runtime::ir::{Buffer, Kernel, Layout, Role, axis_name};

use super::constant::type_name;

pub use fpdsl_runtime::lift::ScalarType;

/// The parameters of a printed kernel, in order.
///
/// The kernel computes `count` elements of a map from `first` on, one a thread. Its own parameters come first, then a pointer for
/// each result, then the arguments. A tuple is taken apart, with parameters for each of its components; an array or a struct
/// stays together, except that a struct has a parameter for each type of scalars in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abi {
    params: Vec<Param>,
}

/// A parameter of a kernel. It displays as its declaration: `const float* __restrict__ in_x`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Param {
    /// The name in the kernel's text.
    pub name: String,
    /// The type in CUDA C++, with its qualifiers: `const float* __restrict__`.
    pub ty: String,
    /// The meaning of the argument to pass.
    pub meaning: Meaning,
    /// The parameter of the Rust function that it is made from. The kernel's own parameters and results have none.
    pub argument: Option<&'static str>,
    /// The scalars of an element: of each one that a pointer leads to, or of the value. Lengths, extents and the kernel's own
    /// parameters have none.
    pub scalars: Option<Scalars>,
}

/// The meaning of a kernel's parameter.
///
/// Results and arguments are numbered in the order of their parameters, each from 0: the components of tuples count one by one, and
/// so do the axes of an index and the parts of a struct with scalars of several types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Meaning {
    /// A `u64`: the number of the element that thread 0 computes.
    First,
    /// A `u64`: the number of elements from [`First`](Meaning::First) on. Threads past them do nothing.
    Count,
    /// A pointer to four `u64` on the device, all ones before the launch.
    ///
    /// A thread that faults lowers the first word to its element. It stores the number of the place that faults, the index
    /// there, and the length of a part of a slice in the others. If several threads fault, these may come from any of them; a launch
    /// of the smallest element alone gives its own. A kernel without faults does not read the pointer, which may then be null.
    Fault,
    /// A `u64`: the number of elements of the whole map, which is the length of planes. Only kernels with
    /// [planes](Scalars::planes) take it.
    Total,
    /// A pointer to a result for each element.
    Result(usize),
    /// A pointer to an argument's value for each element.
    Elements(usize),
    /// One value for all elements, by value. Several scalars are a structure with one array, `at`.
    Value(usize),
    /// A pointer to one value for all elements that is too large for [`Value`](Meaning::Value).
    Shared(usize),
    /// A pointer to a slice, which every thread may read anywhere. Its [`Length`](Meaning::Length) follows.
    Slice(usize),
    /// A pointer to the rows of all elements, of which every thread reads and writes its own. The [`Length`](Meaning::Length) of one
    /// follows. All scalars are zero before the launch.
    Row(usize),
    /// A pointer to counters, `u64` each, and as many `u64` behind them, all ones before the launch: the smallest element that added to
    /// each counter. Every thread adds to them.
    Counters(usize),
    /// A `u64`: the length of the slice or row of this number.
    Length(usize),
    /// A `u64`: the number of positions of the grid along an axis of the index. The last axis needs none.
    Extent(usize),
}

/// The scalars of an element in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Scalars {
    /// The type of each. `f16` and `bf16` are their encodings, `unsigned short`.
    pub ty: ScalarType,
    /// The number of scalars of an element.
    pub count: usize,
    /// True if scalar `k` of element `i` of `n` lies at `k * n + i`, as the scalars of structs do. Otherwise it lies at
    /// `i * count + k`.
    pub planes: bool,
}

/// The direction in which a parameter carries values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Direction {
    /// The kernel reads it, or what it points to.
    In,
    /// The kernel writes what it points to.
    Out,
    /// The kernel reads and writes what it points to.
    InOut,
}

impl Abi {
    /// The parameters, in order.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = add::cuda_kernel(&CudaContext::new(0)?)?;
    /// for parameter in kernel.abi().params() {
    ///     println!("{parameter}: {:?}", parameter.meaning);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn params(&self) -> &[Param] {
        &self.params
    }

    /// The parameters of a kernel whose arguments are passed so. `scalars` are the names that the kernel has for the scalars of its
    /// arguments, `own` makes a name that nothing else has.
    pub(super) fn new(
        kernel: &Kernel,
        passing: &[Passing],
        scalars: &[String],
        own: &mut impl FnMut(&str) -> String,
    ) -> Self {
        let (inputs, outputs) = (&kernel.inputs, &kernel.outputs);
        let lengths: Vec<Option<String>> = inputs
            .buffers
            .iter()
            .map(|buffer| {
                let name = || component(kernel.params[buffer.param].to_owned(), buffer);
                matches!(buffer.role, Role::Slice | Role::Row).then(|| own(&format!("{}_len", name())))
            })
            .collect();
        let mut params = vec![
            word(own("first"), Meaning::First, None),
            word(own("count"), Meaning::Count, None),
            Param {
                ty: format!("{WORD}*"),
                ..word(own("fault"), Meaning::Fault, None)
            },
        ];
        if takes_total(inputs, outputs, passing) {
            params.push(word(own("total"), Meaning::Total, None));
        }
        for (number, buffer) in outputs.buffers.iter().enumerate() {
            params.push(Param {
                name: own(&component("out".to_owned(), buffer)),
                ty: format!("{}* __restrict__", type_name(buffer.ty)),
                meaning: Meaning::Result(number),
                argument: None,
                scalars: Some(Scalars::of(buffer)),
            });
        }
        for (number, (buffer, &passing)) in inputs.buffers.iter().zip(passing).enumerate() {
            let argument = kernel.params[buffer.param];
            let name = own(&component(wish(argument, buffer), buffer));
            let Some(meaning) = passing.meaning(number) else {
                continue;
            };
            params.push(match meaning {
                Meaning::Extent(_) => word(name, meaning, Some(argument)),
                _ => Param {
                    // A single scalar is the kernel's constant itself.
                    name: match (
                        meaning,
                        inputs.leaves.iter().position(|leaf| leaf.buffer == number),
                    ) {
                        (Meaning::Value(_), Some(scalar)) if buffer.count == 1 => scalars[scalar].clone(),
                        _ => name,
                    },
                    ty: argument_type(meaning, buffer),
                    meaning,
                    argument: Some(argument),
                    scalars: Some(Scalars::of(buffer)),
                },
            });
            if let Some(length) = &lengths[number] {
                params.push(word(length.clone(), Meaning::Length(number), Some(argument)));
            }
        }
        Abi { params }
    }

    /// The name of the parameter of this meaning, if there is one.
    pub(super) fn name(&self, meaning: Meaning) -> Option<&str> {
        let param = self.params.iter().find(|param| param.meaning == meaning);
        param.map(|param| param.name.as_str())
    }
}

impl Param {
    /// The direction in which it carries values.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use fpdsl::cuda::abi::Direction;
    /// use fpdsl::cuda::cudarc::driver::CudaContext;
    /// use fpdsl::prelude::*;
    /// # #[fp]
    /// # fn add(a: f64, b: f64) -> f64 {
    /// #     a + b
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let kernel = add::cuda_kernel(&CudaContext::new(0)?)?;
    /// let results = kernel.abi().params().iter().filter(|parameter| parameter.direction() == Direction::Out);
    /// assert_eq!(results.count(), 1);
    /// # Ok(())
    /// # }
    /// ```
    pub fn direction(&self) -> Direction {
        match self.meaning {
            Meaning::Fault | Meaning::Row(_) | Meaning::Counters(_) => Direction::InOut,
            Meaning::Result(_) => Direction::Out,
            Meaning::First
            | Meaning::Count
            | Meaning::Total
            | Meaning::Elements(_)
            | Meaning::Value(_)
            | Meaning::Shared(_)
            | Meaning::Slice(_)
            | Meaning::Length(_)
            | Meaning::Extent(_) => Direction::In,
        }
    }
}

impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ty, self.name)
    }
}

impl Scalars {
    fn of(buffer: &Buffer) -> Self {
        Scalars {
            ty: buffer.ty,
            count: buffer.count,
            planes: buffer.planes,
        }
    }
}

/// How an argument reaches a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passing {
    /// [`Meaning::Elements`].
    Elements,
    /// [`Meaning::Value`].
    Value,
    /// [`Meaning::Shared`].
    Shared,
    /// [`Meaning::Slice`] and [`Meaning::Length`].
    Slice,
    /// [`Meaning::Extent`].
    Extent,
    /// [`Meaning::Row`] and [`Meaning::Length`].
    Row,
    /// [`Meaning::Counters`].
    Counters,
    /// Not at all: the coordinate along the last axis follows from the element's number and the other extents.
    Last,
    /// Not at all: it is the element's number.
    Number,
}

impl Passing {
    /// The meaning of the parameter for argument `number`, of the first if there are two.
    pub(super) fn meaning(self, number: usize) -> Option<Meaning> {
        match self {
            Passing::Elements => Some(Meaning::Elements(number)),
            Passing::Value => Some(Meaning::Value(number)),
            Passing::Shared => Some(Meaning::Shared(number)),
            Passing::Slice => Some(Meaning::Slice(number)),
            Passing::Extent => Some(Meaning::Extent(number)),
            Passing::Row => Some(Meaning::Row(number)),
            Passing::Counters => Some(Meaning::Counters(number)),
            Passing::Last | Passing::Number => None,
        }
    }
}

/// Bytes of single values that a kernel takes as parameters. All parameters together have 4 KB (CUDA C++ Programming
/// Guide, `__global__` function parameters), pointers among them.
const BY_VALUE: usize = 1024;

/// The way in which each argument of a layout is passed. Those marked in `broadcast` are one value for all elements. Such a
/// value is a parameter as long as those before it leave room for it in a kilobyte; otherwise a pointer to it is.
pub(super) fn passing(inputs: &Layout, broadcast: &[bool]) -> Vec<Passing> {
    let mut room = BY_VALUE;
    let pass = |(buffer, &broadcast): (&Buffer, &bool)| {
        match buffer.role {
            Role::Slice => return Passing::Slice,
            Role::Row => return Passing::Row,
            Role::Counters => return Passing::Counters,
            Role::Number => return Passing::Number,
            Role::Coordinate { axis, axes } if axis + 1 == axes => return Passing::Last,
            Role::Coordinate { .. } => return Passing::Extent,
            Role::Values => {}
        }
        if !broadcast {
            return Passing::Elements;
        }
        match room.checked_sub(buffer.count * buffer.ty.bytes()) {
            Some(rest) => {
                room = rest;
                Passing::Value
            }
            None => Passing::Shared,
        }
    };
    inputs.buffers.iter().zip(broadcast).map(pass).collect()
}

/// Returns true if a kernel takes the number of all elements, by which it finds the planes of structs.
fn takes_total(inputs: &Layout, outputs: &Layout, passing: &[Passing]) -> bool {
    let inputs = inputs.buffers.iter().zip(passing);
    let mut arrays = inputs.filter(|(_, passing)| **passing == Passing::Elements);
    outputs.buffers.iter().any(|buffer| buffer.planes) || arrays.any(|(buffer, _)| buffer.planes)
}

/// The type of lengths and numbers of elements.
const WORD: &str = "unsigned long long";

fn word(name: String, meaning: Meaning, argument: Option<&'static str>) -> Param {
    Param {
        name,
        ty: WORD.to_owned(),
        meaning,
        argument,
        scalars: None,
    }
}

fn argument_type(meaning: Meaning, buffer: &Buffer) -> String {
    match (meaning, buffer.count) {
        (Meaning::Value(_), 1) => format!("const {}", type_name(buffer.ty)),
        (Meaning::Value(_), _) => format!("const {}", structure_name(buffer)),
        (Meaning::Row(_), _) => format!("{}* __restrict__", type_name(buffer.ty)),
        (Meaning::Counters(_), _) => format!("{}* __restrict__", type_name(buffer.ty)),
        (_, _) => format!("const {}* __restrict__", type_name(buffer.ty)),
    }
}

/// The structure that holds several scalars by value.
pub(super) fn structure_name(buffer: &Buffer) -> String {
    format!("fpdsl_{}x{}", buffer.ty.name(), buffer.count)
}

/// The preferred name of an argument.
fn wish(argument: &str, buffer: &Buffer) -> String {
    match buffer.role {
        Role::Values => format!("in_{argument}"),
        Role::Slice | Role::Row | Role::Counters => argument.to_owned(),
        Role::Number => format!("{argument}_row"),
        Role::Coordinate { axis, .. } => format!("{argument}_n{}", axis_name(axis)),
    }
}

/// `name` with a buffer's place in nested tuples, and with its type if it is one of several of a struct.
pub(super) fn component(mut name: String, buffer: &Buffer) -> String {
    // Coordinates have letters, which their names say already.
    if buffer.role == Role::Values {
        for place in &buffer.path {
            name.push_str(&format!("_{place}"));
        }
    }
    if buffer.typed {
        name.push_str(&format!("_{}", buffer.ty.name()));
    }
    name
}
