//! The one error type. It says what is wrong, and what to do about it.

use std::fmt;

use crate::fault::Fault;

/// An error of a device, a buffer or a launch.
///
/// An error loses no earlier results: buffers stay valid, and the device stays usable unless the error is
/// [`Error::DeviceLost`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// An argument's length differs from the others'.
    LengthMismatch {
        /// The function that was mapped.
        function: &'static str,
        /// The parameter whose argument differs.
        parameter: &'static str,
        /// The length of the first argument that has one.
        expected: usize,
        /// This argument's length.
        found: usize,
    },
    /// The length of the output of `map_into` or `launch_into` is not the number of results.
    OutputLength {
        /// The function that was run.
        function: &'static str,
        /// The number of the output: 0, or for a tuple the position of its part, with nested tuples taken apart.
        output: usize,
        /// The number of results.
        expected: usize,
        /// The output's length.
        found: usize,
    },
    /// Every argument is a single value, so the number of results is not known.
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
        /// The number of positions along each axis.
        extents: Vec<usize>,
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
    /// Another library has left flush-to-zero, denormals-are-zero or another rounding mode in force in a thread.
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
        /// The reason why it is refused, and what to use instead.
        reason: &'static str,
    },
    /// The installed NVRTC cannot compile for the device, or the driver cannot load NVRTC's cubins.
    Incompatible {
        /// The reason, and what to change.
        reason: String,
    },
    /// A kernel cannot run in blocks of so many threads.
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
