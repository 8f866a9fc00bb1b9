//! The one error type: what is wrong, and what to do about it.

use std::fmt;

use crate::fault::Fault;

/// Why a device, a buffer or a launch failed.
///
/// Nothing that succeeded before an error is lost: buffers stay valid, and the device stays usable unless the error
/// is [`Error::DeviceLost`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// An argument's length differs from the others'.
    LengthMismatch {
        /// The function that was mapped.
        function: &'static str,
        /// The parameter whose argument is at odds.
        parameter: &'static str,
        /// The length of the first argument that has one.
        expected: usize,
        /// This argument's length.
        found: usize,
    },
    /// The output of `map_into` or `launch_into` has another length than there are results.
    OutputLength {
        /// The function that was run.
        function: &'static str,
        /// Which output: 0 unless the function returns a tuple, whose parts are counted from 0, nested ones taken apart.
        output: usize,
        /// How many results there are.
        expected: usize,
        /// The output's length.
        found: usize,
    },
    /// Every argument is a single value, so nothing says how many results to compute.
    NoLength {
        /// The function that was mapped.
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
        /// How many positions it has along each axis.
        extents: Vec<usize>,
    },
    /// A buffer of one device was passed to another.
    WrongDevice {
        /// The function or operation.
        function: &'static str,
        /// The device that was asked.
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
    /// A library outside of fpdsl left flush-to-zero, denormals-are-zero or another rounding mode in force in a thread.
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
        /// How many devices there are.
        count: usize,
    },
    /// libnvrtc was not found or could not be loaded.
    NoNvrtc {
        /// The places that were tried, and what each said.
        tried: Vec<String>,
    },
    /// NVRTC refused a kernel.
    Compile {
        /// The kernel.
        function: String,
        /// NVRTC's log.
        log: String,
        /// The source, with line numbers.
        source: String,
    },
    /// A compile option would change bits.
    RefusedOption {
        /// The option.
        option: String,
        /// Why it is refused, and what to use instead.
        reason: &'static str,
    },
    /// The installed NVRTC cannot compile for the device, or the driver cannot load what it made.
    Incompatible {
        /// The thing that does not fit, and how to change it.
        reason: String,
    },
    /// A kernel cannot run in blocks of so many threads.
    BlockSize {
        /// The function or operation.
        function: &'static str,
        /// How many threads were asked for.
        threads: u32,
        /// The most that there can be.
        limit: u32,
    },
    /// Memory ran out.
    OutOfMemory {
        /// On which device.
        device: String,
        /// How many bytes were asked for.
        bytes: usize,
    },
    /// The device stopped answering: drop everything that is on it, then create a new one.
    DeviceLost {
        /// The driver's message.
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
                "`{function}`: output {output} has {found} elements where there are {expected} results; pass an output \
                 of that length"
            ),
            Error::NoLength { function } => write!(
                f,
                "`{function}`: every argument is a single value, so the number of results is unknown; pass at \
                 least one slice, Vec or Buffer, or call `{function}` itself"
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
            Error::WrongDevice {
                function,
                device,
                buffer,
            } => write!(
                f,
                "`{function}` runs on {device} but was given a buffer of {buffer}; copy it with \
                 `Buffer::new(&device, &buffer.to_vec()?)`"
            ),
            Error::Fault { fault, element } => write!(f, "{fault}, at element {element}"),
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
            Error::Compile {
                function,
                log,
                source,
            } => {
                write!(
                    f,
                    "NVRTC refused the kernel of `{function}`; please report this with the text below\n\
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
            Error::Driver { doing, reason } => write!(f, "the CUDA driver failed while {doing}: {reason}"),
        }
    }
}

impl std::error::Error for Error {}
