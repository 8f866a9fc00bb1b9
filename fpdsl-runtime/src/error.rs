//! The one error type. It says what is wrong, and what to do about it.

mod matrix;

use core::ops::Range;
use std::fmt;

pub use matrix::MatrixError;

use crate::exception::Exception;
use crate::fault::Fault;

/// An error of a device, a buffer or a call.
///
/// An error loses no earlier results: buffers stay valid, and the device stays usable unless the error is
/// [`Error::DeviceLost`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// An argument's length differs from the others'.
    LengthMismatch {
        /// The function that was called.
        function: &'static str,
        /// The parameter whose argument differs.
        parameter: &'static str,
        /// The length of the first argument that has one.
        expected: usize,
        /// This argument's length.
        found: usize,
    },
    /// The length of an output is not the number of results, or that of a compaction's target is smaller.
    OutputLength {
        /// The function that was called.
        function: &'static str,
        /// The number of the output: 0, or for a tuple the position of its part, with nested tuples taken apart.
        output: usize,
        /// The number of results.
        expected: usize,
        /// The output's length.
        found: usize,
    },
    /// An output takes the results of some elements, and the call does not have all of them.
    OutputSamples {
        /// The function that was called.
        function: &'static str,
        /// The number of the output, as in [`Error::OutputLength`].
        output: usize,
        /// One more than the number of the last element that has a place.
        needed: usize,
        /// The number of results.
        results: usize,
    },
    /// Every argument is a single value, so the number of results is not known.
    NoLength {
        /// The function that was called.
        function: &'static str,
    },
    /// A range is not within the elements of a buffer or view.
    OutOfRange {
        /// The first element of the range.
        start: usize,
        /// The element after its last.
        end: usize,
        /// How many elements there are.
        len: usize,
    },
    /// A strided view or samples with step 0 would repeat one element.
    ZeroStep,
    /// Two elements write to one place.
    SamePlace {
        /// The function that gives places.
        function: &'static str,
        /// The place.
        place: usize,
        /// The first element that writes there.
        first: usize,
        /// The next one, or the same if it writes there twice.
        second: usize,
    },
    /// A sweep in no colours would compute nothing.
    NoColors {
        /// The function.
        function: &'static str,
    },
    /// There are more values or fewer than elements to write them to.
    CopyLength {
        /// The elements that are to be written.
        expected: usize,
        /// The values.
        found: usize,
    },
    /// Values without scalars, such as `[f32; 0]`, have no memory on an accelerator.
    NoScalars {
        /// The device.
        device: String,
    },
    /// A piece of work for several devices returned more or fewer results than it has elements.
    PieceLength {
        /// The elements of the piece.
        range: Range<usize>,
        /// The results.
        found: usize,
    },
    /// The ranges of two partials of a reduction do not follow each other.
    NotAdjacent {
        /// The function that combines.
        function: &'static str,
        /// The positions of the elements of the one.
        left: Range<usize>,
        /// Those of the other.
        right: Range<usize>,
    },
    /// A partial of a reduction lacks elements, or has more than there are.
    Incomplete {
        /// The function that combines.
        function: &'static str,
        /// The positions of its elements.
        range: Range<usize>,
        /// The number of all elements.
        wanted: usize,
    },
    /// A function in serial order has no partial of elements that do not begin with the first.
    SerialPartial {
        /// The function that combines.
        function: &'static str,
    },
    /// Two calls have no results that can be compared.
    Incomparable {
        /// The function of the one.
        function: String,
        /// That of the other.
        other: String,
        /// The reason, and what to change.
        reason: String,
    },
    /// The bytes are not a partial of a reduction with this function.
    PartialBytes {
        /// The function that combines.
        function: &'static str,
        /// The reason.
        reason: String,
    },
    /// A receipt is of another call or other results, or it is damaged.
    Receipt {
        /// The function that it names.
        function: String,
        /// The reason.
        reason: String,
    },
    /// There are more elements than positions can count.
    TooManyElements {
        /// The function.
        function: &'static str,
        /// The position of the first of them.
        first: usize,
        /// The number of elements.
        len: usize,
    },
    /// A call does not have the positions asked for.
    Positions {
        /// The function that was called.
        function: &'static str,
        /// The positions asked for.
        positions: Range<usize>,
        /// How many there are.
        count: usize,
    },
    /// An exclusive scan was asked for with a function that has no identity.
    NoIdentity {
        /// The function that combines.
        function: &'static str,
    },
    /// There is nothing to reduce.
    Empty {
        /// The function that combines.
        function: &'static str,
    },
    /// A grid has more positions than a `usize` can count.
    GridTooLarge {
        /// The kernel's function.
        function: &'static str,
        /// The number of positions along each axis.
        extents: Vec<usize>,
    },
    /// Two matrices have no inner product.
    Matrices {
        /// The function of a step.
        function: &'static str,
        /// Why.
        reason: MatrixError,
    },
    /// A buffer of one device was passed to another.
    WrongDevice {
        /// The function or operation.
        function: &'static str,
        /// The device of the call.
        device: String,
        /// The device of the buffer.
        buffer: String,
    },
    /// The body divided an integer by zero or indexed out of bounds.
    Fault {
        /// The fault, and the function in which it happened.
        fault: Fault,
        /// The position of the first element for which it happened.
        element: usize,
    },
    /// An operation signalled an exception, on a device that traps.
    Exception(Box<Exception>),
    /// The device traps, and cannot do that in work of this kind.
    Untrapped {
        /// The device.
        device: String,
    },
    /// Another library has left flush-to-zero, denormals-are-zero or a rounding mode set in a thread.
    FloatEnvironment,
    /// There is no usable CUDA driver.
    NoDriver {
        /// The message of the loader or the driver.
        reason: String,
    },
    /// There is no CUDA device of that ordinal.
    NoSuchDevice {
        /// The ordinal asked for.
        ordinal: usize,
        /// The number of devices.
        count: usize,
    },
    /// libnvrtc was not found or could not be loaded.
    NoNvrtc {
        /// The places that were tried, with the message of each.
        tried: Vec<String>,
    },
    /// No C++ compiler was found to run printed kernels on the CPU.
    NoCompiler {
        /// The commands that were tried, with the message of each.
        tried: Vec<String>,
    },
    /// The host has no machine code of a function to show.
    NoAssembly {
        /// The function.
        function: &'static str,
        /// The reason, and what to change.
        reason: String,
    },
    /// A compiler refused a kernel.
    Compile {
        /// The compiler: NVRTC, or the C++ compiler.
        compiler: &'static str,
        /// The kernel.
        function: String,
        /// The compiler's log.
        log: String,
        /// The source, with line numbers.
        source: String,
    },
    /// A compile option would change bits.
    RefusedOption {
        /// The option.
        option: String,
        /// The reason why it is refused, and what to use instead.
        reason: &'static str,
    },
    /// The installed NVRTC cannot compile for the device, or the driver cannot load NVRTC's cubins.
    Incompatible {
        /// The reason, and what to change.
        reason: String,
    },
    /// A kernel cannot run in blocks of this many threads.
    BlockSize {
        /// The function or operation.
        function: &'static str,
        /// The number of threads asked for.
        threads: u32,
        /// The largest number that is possible.
        limit: u32,
    },
    /// Memory ran out.
    OutOfMemory {
        /// The device.
        device: String,
        /// The number of bytes asked for.
        bytes: usize,
    },
    /// The device stopped answering: drop everything that is on it, then create a new one.
    DeviceLost {
        /// The driver's message.
        reason: String,
    },
    /// Printed kernels cannot run on the CPU.
    Cpp {
        /// The operation that failed.
        doing: &'static str,
        /// The system's message.
        reason: String,
    },
    /// Any other failure of the driver.
    Driver {
        /// The operation that failed.
        doing: &'static str,
        /// The driver's message.
        reason: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::LengthMismatch {
                function,
                parameter,
                expected,
                found,
            } => write!(
                f,
                "`{function}`: the argument for `{parameter}` has {found} elements where the first array has \
                 {expected}; pass arrays of one length, or a single value to use it for every element"
            ),
            Error::OutputLength {
                function,
                output,
                expected,
                found,
            } => write!(
                f,
                "`{function}`: output {output} has {found} elements for {expected} results; pass an output \
                 of that length"
            ),
            Error::OutputSamples {
                function,
                output,
                needed,
                results,
            } => write!(
                f,
                "`{function}`: output {output} takes results up to element {}, and there are {results}; pass fewer places, or a smaller step",
                needed.saturating_sub(1)
            ),
            Error::NoLength { function } => write!(
                f,
                "`{function}`: every argument is a single value, so the number of results is unknown; pass at \
                 least one slice, Vec or Buffer, or call `{function}` itself"
            ),
            Error::OutOfRange { start, end, len } if start > end => {
                write!(
                    f,
                    "elements {start}..{end} of {len}: the range begins after its end"
                )
            }
            Error::OutOfRange { start, end, len } => write!(
                f,
                "elements {start}..{end} are not within a buffer of {len}; end the range at {len} or before"
            ),
            Error::ZeroStep => write!(
                f,
                "a strided view with step 0 would repeat one element; pass a step of 1 or more"
            ),
            Error::SamePlace {
                function,
                place,
                first,
                second,
            } if first == second => write!(
                f,
                "`{function}`: element {first} writes to place {place} twice; give each value a place of its own, or say how to \
                 combine them: `.scatter_reduce::<add>(&device, &mut target)` in place of `.scatter(..)`"
            ),
            Error::SamePlace {
                function,
                place,
                first,
                second,
            } => write!(
                f,
                "`{function}`: elements {first} and {second} both write to place {place}; give each a place of its own, or say \
                 how to combine their values: `.scatter_reduce::<add>(&device, &mut target)` in place of `.scatter(..)`"
            ),
            Error::NoColors { function } => write!(
                f,
                "`{function}`: a sweep in 0 colours would compute nothing; pass 1 or more"
            ),
            Error::CopyLength { expected, found } => write!(
                f,
                "{found} values cannot be copied into {expected} elements; pass as many values as the range has elements"
            ),
            Error::NoScalars { device } => write!(
                f,
                "arrays of values without scalars, such as `[f32; 0]`, cannot be on {device}; give values a scalar, or use \
                 `Device::host()`"
            ),
            Error::PieceLength { range, found } => write!(
                f,
                "the piece of elements {range:?} gave {found} results for {} elements; return one for each element of the \
                 range",
                range.len()
            ),
            Error::NotAdjacent {
                function,
                left,
                right,
            } => write!(
                f,
                "`{function}`: the partials of elements {left:?} and {right:?} {}; merge partials whose ranges follow each other and share no element",
                relation(left, right)
            ),
            Error::Incomplete {
                function,
                range,
                wanted,
            } => write!(
                f,
                "`{function}`: the partial covers elements {range:?}, not all of 0..{wanted}; merge it with the other partials, or finish it with its own count"
            ),
            Error::SerialPartial { function } => write!(
                f,
                "`{function}`: in serial order elements wait for all before them, so only ranges from element 0 on have \
                 a partial; push the elements in order into `Accumulation::<{function}>::new(&device)`, or drop `order = \"serial\"`"
            ),
            Error::PartialBytes { function, reason } => {
                write!(f, "`{function}`: these bytes are not its partial: {reason}")
            }
            Error::Incomparable {
                function,
                other,
                reason,
            } => write!(f, "`{function}` and `{other}` cannot be compared: {reason}"),
            Error::Receipt { function, reason } => {
                write!(f, "`{function}`: the receipt does not fit: {reason}")
            }
            Error::TooManyElements { function, first, len } => write!(
                f,
                "`{function}`: {len} elements from position {first} on are more than can be counted; positions go to {}",
                isize::MAX
            ),
            Error::Positions {
                function,
                positions,
                count,
            } => write!(
                f,
                "`{function}`: positions {positions:?} are not all within the call's 0..{count}"
            ),
            Error::NoIdentity { function } => write!(
                f,
                "`{function}`: an exclusive scan begins with the result for no elements; say what it is: \
                 `#[fp(identity = 0.0)]`"
            ),
            Error::Empty { function } => write!(
                f,
                "`{function}`: a reduction of no elements has no value; pass at least one, or say what it is: \
                 `#[fp(identity = 0.0)]`"
            ),
            Error::GridTooLarge { function, extents } => {
                let extents: Vec<String> = extents.iter().map(usize::to_string).collect();
                write!(
                    f,
                    "`{function}`: a grid of {} positions is more than can be counted; launch it in parts",
                    extents.join(" x ")
                )
            }
            Error::Matrices { function, reason } => write!(f, "`{function}`: {reason}"),
            Error::WrongDevice {
                function,
                device,
                buffer,
            } => write!(
                f,
                "`{function}` runs on {device} but was given a buffer on {buffer}; copy it with \
                 `Buffer::new(&device, &buffer.to_vec()?)`"
            ),
            Error::Fault { fault, element } => write!(f, "{fault}, at element {element}"),
            Error::Exception(exception) => exception.fmt(f),
            Error::Untrapped { device } => write!(
                f,
                "{device} traps in `run` and `into` and in reductions, scans and compactions of its own, and in no other work: partials are \
                 merged on no device; do this on a device without `trapping()`"
            ),
            Error::FloatEnvironment => write!(
                f,
                "a thread has FTZ, DAZ or a rounding mode set in MXCSR (code built with -ffast-math sets the first two \
                 at start-up), which changes results; restore the default, or create the thread pool before loading \
                 the library that does it"
            ),
            Error::NoDriver { reason } => write!(
                f,
                "no CUDA driver: {reason}; install NVIDIA's driver (libcuda.so.1, or nvcuda.dll on Windows), or \
                 use `Device::host()`"
            ),
            Error::NoSuchDevice { ordinal, count } => write!(
                f,
                "no CUDA device {ordinal}: the driver reports {count}; use an ordinal below that (see \
                 CUDA_VISIBLE_DEVICES), or `Device::best()`"
            ),
            Error::NoNvrtc { tried } => {
                write!(
                    f,
                    "NVRTC was not found; run `python3 -m pip install nvidia-cuda-nvrtc`, or install the CUDA \
                     toolkit, or point FPDSL_NVRTC at libnvrtc.so; tried:"
                )?;
                for place in tried {
                    write!(f, "\n  {place}")?;
                }
                Ok(())
            }
            Error::NoAssembly { function, reason } => {
                write!(f, "there is no machine code of `{function}` to show: {reason}")
            }
            Error::NoCompiler { tried } => {
                write!(
                    f,
                    "no C++ compiler was found; install one (`apt-get install g++`, `dnf install gcc-c++`, \
                     `xcode-select --install`), or name one like g++ or clang++ in CXX; tried:"
                )?;
                for command in tried {
                    write!(f, "\n  {command}")?;
                }
                Ok(())
            }
            Error::Compile {
                compiler,
                function,
                log,
                source,
            } => {
                write!(
                    f,
                    "{compiler} refused the kernel of `{function}`; please report this with the text below\n\
                     {log}\n{source}"
                )
            }
            Error::RefusedOption { option, reason } => {
                write!(f, "the NVRTC option `{option}` is refused: {reason}")
            }
            Error::Incompatible { reason } => f.write_str(reason),
            Error::BlockSize {
                function,
                threads,
                limit,
            } => write!(
                f,
                "`{function}`: a block of {threads} threads was asked for; choose 1 to {limit}, or leave the choice to \
                 the device"
            ),
            Error::OutOfMemory { device, bytes } => write!(
                f,
                "{device} has no room for {bytes} more bytes; drop buffers that are no longer needed, or work in \
                 parts"
            ),
            Error::DeviceLost { reason } => write!(
                f,
                "the CUDA device stopped answering ({reason}); its buffers are gone: drop every `Device` and \
                 `Buffer` of it, then create a new `Device`; where that fails too, start the process again. The \
                 machine's kernel log may have an Xid message"
            ),
            Error::Cpp { doing, reason } => write!(f, "CUDA C++ on the CPU failed while {doing}: {reason}"),
            Error::Driver { doing, reason } => write!(f, "the CUDA driver failed while {doing}: {reason}"),
        }
    }
}

/// How two ranges lie that do not follow each other.
fn relation(left: &Range<usize>, right: &Range<usize>) -> String {
    let (one, other) = if left.start <= right.start {
        (left, right)
    } else {
        (right, left)
    };
    if left == right {
        "are the same".to_owned()
    } else if one.end < other.start {
        format!("leave out {:?}", one.end..other.start)
    } else {
        format!("both have {:?}", other.start..one.end.min(other.end))
    }
}

impl std::error::Error for Error {
    /// The fault, of an [`Error::Fault`].
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Fault { fault, .. } => Some(fault),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error as _;

    use super::*;
    use crate::fault::FaultKind;

    #[test]
    fn a_fault_is_the_source_of_its_error() {
        let fault = Fault {
            function: "f",
            kind: FaultKind::DivisionByZero,
        };
        let error = Error::Fault { fault, element: 3 };
        let source = error.source().and_then(|source| source.downcast_ref::<Fault>());
        assert_eq!(source, Some(&fault));
        assert!(Error::FloatEnvironment.source().is_none());
    }
}
