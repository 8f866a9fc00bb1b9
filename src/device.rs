//! The devices that this build knows.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use fpdsl_runtime::device::{self as runtime, Accelerator, Strategy};
use fpdsl_runtime::error::Error;

/// A device on which functions run over arrays: the host, with its lanes and threads, or a CUDA device.
///
/// Cheap to clone; clones are the same device. `name`, `synchronize` and the rest come from the runtime's
/// [`Device`](runtime::Device), to which this type dereferences.
///
/// On a CUDA device, a call whose kernel cannot fault queues it and returns at once. If the driver finds an error later, of the
/// hardware for example, the next call that can return an error does. After [`Error::DeviceLost`] all calls return that. A kernel
/// can fault if it divides integers or indexes. The call waits for such a kernel and returns the fault itself.
/// [`to_vec`](crate::Buffer::to_vec) waits for all work on the buffer's stream, and so does an upload of more than 64 KiB and less
/// than 8 MiB. Other uploads return when they have read their source. The last part may still be on its way to the device.
///
/// Memory of a GPU comes from fpdsl's own pool, which all devices and streams of a context share. Devices from `Device::cuda` belong
/// to the primary context. The pool keeps freed memory for the next result, as long as it holds no more than half of the GPU's memory,
/// used and unused together. It gives unused memory back if memory runs out. When the last `Device`, `Buffer` and `CudaKernel` of the
/// GPU is dropped, all of it goes back.
///
/// # Threads
///
/// On the host a call with little work runs on the calling thread. A call with more work shares it with other threads, and the
/// calling thread computes as well:
///
/// - On a thread of a rayon pool, these are the threads of that pool: `pool.install(|| ..)` chooses where calls run.
/// - On any other thread, they are a pool of fpdsl's own, which the first such call starts. With the calling thread there is a
///   thread for each processor that the process may use, or as many as the environment variable `RAYON_NUM_THREADS` says, but no
///   more than 64 or the number of processors, whichever is larger. Rayon's global pool is neither started nor changed.
///
/// If threads cannot be started, the calling thread computes alone. If there is little address space (`ulimit -v`), there
/// are fewer threads. `FPDSL_LOG=1` prints both. The device's name has the number of threads; asking for the name starts them. The
/// bits do not depend on the number.
///
/// # Processes that fork
///
/// A process made by `fork()` has none of its parent's threads but the one that forked. The host works there as it does elsewhere: the
/// first call with enough work for several threads starts a pool of the child's own. If the thread that forked belongs to a rayon
/// pool, it computes alone in the child, because the rest of its pool is missing. So does the first thread of a program that joins its
/// own pool with rayon's `use_current_thread`, because the two look the same. A CUDA device belongs to the process that made it. The
/// driver does not work in a child of a process that has used it, so a program must fork before it makes such a device.
#[derive(Clone)]
pub struct Device(runtime::Device);

impl Device {
    /// Returns the first CUDA device if there are a driver, a device and NVRTC, and otherwise the host. `FPDSL_LOG=1` then
    /// prints what is missing.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    ///
    /// let dev = Device::best();
    /// println!("{}", dev.name()); // `cuda:0: NVIDIA H200 (sm_90)`, or `host: avx512, 2 threads`
    /// ```
    pub fn best() -> Self {
        #[cfg(all(feature = "cuda", not(target_family = "wasm")))]
        match Self::cuda(0) {
            Ok(device) => return device,
            Err(why) => fpdsl_runtime::log::log(|| format!("no CUDA device, so the host: {why}")),
        }
        Self::host()
    }

    /// Returns the CUDA device of that ordinal, in the driver's order (which `CUDA_VISIBLE_DEVICES` changes). All calls return
    /// the same device while it is in use, with the kernels that it has compiled.
    ///
    /// # Errors
    /// [`Error::NoDriver`], [`Error::NoSuchDevice`], [`Error::NoNvrtc`], [`Error::Incompatible`] or [`Error::Driver`]. The error
    /// says what is missing or does not fit, and what to install or change.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    ///
    /// match Device::cuda(0) {
    ///     Ok(gpu) => println!("{}", gpu.name()),
    ///     Err(why) => println!("{why}"), // what to install
    /// }
    /// ```
    #[cfg(all(feature = "cuda", not(target_family = "wasm")))]
    pub fn cuda(ordinal: usize) -> Result<Self, Error> {
        Ok(Self::accelerator(fpdsl_cuda::device::CudaDevice::shared(
            ordinal,
        )?))
    }

    /// Returns the device that runs kernels as CUDA C++ on the CPU: the same text that a GPU gets, compiled by the machine's C++
    /// compiler. All calls return the same device while it is in use, with the kernels that it has compiled.
    ///
    /// Use it to test kernels against [`Device::host`] where there is no GPU. Results, faults and errors are those of a GPU, except
    /// that `approx_` forms have other bits on each device, and there is one stream. Rounding is the floating-point environment's
    /// (`fesetround`), so nothing is shared with the host's own arithmetic. An operation takes tens of nanoseconds, on each of the
    /// host's [threads](#threads). The first call of a function waits for the compiler, a few tenths of a second. Compiled kernels are
    /// kept on disk with those of GPUs (`FPDSL_CACHE_DIR`).
    ///
    /// The compiler is the one that the variable `CXX` names, otherwise the first of `g++`, `clang++` and `c++`.
    ///
    /// # Errors
    /// [`Error::NoCompiler`], which says what to install.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru", contract = true)]
    /// fn axpy(a: f32, x: f32, y: f32) -> f32 {
    ///     a * x + y
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// # if std::process::Command::new("g++").arg("--version").output().is_err() { return Ok(()) }
    /// let (host, gpu) = (Device::host(), Device::cuda_on_cpu()?);
    /// let (x, y) = ([0.1, 0.7], [0.3, 1e-30]);
    /// let on = |device: &Device| axpy::map(0.1, &x, &y).run(device)?.to_vec();
    /// assert_eq!(on(&gpu)?, on(&host)?);
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(all(feature = "cuda-on-cpu", not(target_family = "wasm")))]
    pub fn cuda_on_cpu() -> Result<Self, Error> {
        Ok(Self::accelerator(fpdsl_cuda::on_cpu::CudaOnCpu::shared()?))
    }

    /// The host: the best instructions of this CPU, and its [threads](#threads).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    ///
    /// assert!(Device::host().name().starts_with("host: "));
    /// ```
    pub fn host() -> Self {
        compile_bodies();
        Device(runtime::Device::host())
    }

    /// Returns the same device; on the host it computes the elements of calls by `strategy`. A strategy changes no bit, only the time.
    /// By default a call measures both. On a CUDA device nothing changes.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    /// use fpdsl::backend::Strategy;
    ///
    /// let one_at_a_time = Device::host().with_strategy(Strategy::Single);
    /// assert!(one_at_a_time.is_host());
    /// ```
    #[must_use]
    pub fn with_strategy(&self, strategy: Strategy) -> Self {
        Device(self.0.with_strategy(strategy))
    }

    /// The host once for each level of instructions that this CPU has, from the least to the best. All give the same bits.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru", contract = true)]
    /// fn axpy(a: f32, x: f32, y: f32) -> f32 {
    ///     a * x + y
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// for dev in Device::hosts() {
    ///     assert_eq!(axpy::map(0.1, &[3.0], 0.0).run(&dev)?.to_vec()?, [axpy(0.1, 3.0, 0.0)], "{}", dev.name());
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn hosts() -> Vec<Self> {
        compile_bodies();
        runtime::Device::hosts().into_iter().map(Device).collect()
    }

    /// Returns the same device with a stream of its own. Work on one stream runs in order; work on several runs at the same
    /// time. Streams share kernels, and a buffer of one can be used on all: work waits for what other streams do with the
    /// buffer. The first new stream of a device waits for all work that is queued there already.
    ///
    /// The host runs everything at once; there it is the same device.
    ///
    /// # Errors
    /// [`Error::Driver`] if the driver has no more streams, and the errors of the work that it waited for.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru", contract = true)]
    /// fn axpy(a: f32, x: f32, y: f32) -> f32 {
    ///     a * x + y
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let first = Device::best();
    /// let second = first.new_stream()?;
    /// let x = axpy::map(2.0, &[1.0, 2.0], 0.0).run(&first)?;
    /// let y = axpy::map(2.0, &x, 1.0).run(&second)?;      // waits for `x`
    /// assert_eq!(y.to_vec()?, [5.0, 9.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn new_stream(&self) -> Result<Self, Error> {
        #[cfg(all(feature = "cuda", not(target_family = "wasm")))]
        if let Some(cuda) = self.as_cuda() {
            return Ok(self.with(Arc::new(cuda.new_stream()?)));
        }
        Ok(self.clone())
    }

    /// Returns the same device, on the same stream, with `threads` in each block of a kernel. By default each kernel has the
    /// block size that keeps most threads on the GPU. The bits do not depend on it. Inner products by tiles have blocks of 256.
    ///
    /// The host has no blocks; there it is the same device.
    ///
    /// # Errors
    /// [`Error::BlockSize`] unless it is 1 to 1024. A launch returns it too, if the kernel needs too many registers for this many
    /// threads.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "ru", contract = true)]
    /// fn axpy(a: f32, x: f32, y: f32) -> f32 {
    ///     a * x + y
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::best().with_block_size(128)?;
    /// assert_eq!(axpy::map(2.0, &[1.0, 2.0], 0.0).run(&dev)?.to_vec()?, [2.0, 4.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn with_block_size(&self, threads: u32) -> Result<Self, Error> {
        #[cfg(all(feature = "cuda", not(target_family = "wasm")))]
        if let Some(cuda) = self.as_cuda() {
            return Ok(self.with(Arc::new(cuda.with_block_size(threads)?)));
        }
        #[cfg(all(feature = "cuda-on-cpu", not(target_family = "wasm")))]
        if let Some(device) = self.as_cuda_on_cpu() {
            return Ok(self.with(Arc::new(device.with_block_size(threads)?)));
        }
        let _ = threads;
        Ok(self.clone())
    }

    /// Another device, that traps if this one does.
    #[cfg(all(any(feature = "cuda", feature = "cuda-on-cpu"), not(target_family = "wasm")))]
    fn with(&self, device: Arc<dyn Accelerator>) -> Self {
        let device = Self::accelerator(device);
        #[cfg(feature = "verify")]
        if self.traps() {
            return device.trapping();
        }
        device
    }

    /// Returns the same device, on which the first exception of an operation stops a call: an invalid operation, a division by zero or
    /// an overflow of IEEE 754-2019, clause 7. The call returns [`Error::Exception`], which names the operation, its place in the source,
    /// the element and the operands.
    ///
    /// It is the exception of the smallest element that has one, and its first. Elements without one have the results of the plain call. In
    /// a reduction or a scan, elements come before combinations, and the first combination is that of the published order: all that do not
    /// need each other, level by level, as [`Combination`](crate::inspect::Combination) names them.
    ///
    /// - `run` and `into` trap of what `map` and `launch` return, and of compactions and calls in rows; so do reductions, with their segments,
    ///   partials and accumulations, and scans. All other work on the device returns [`Error::Untrapped`],
    ///   [`Accumulation::merge`](crate::reductions::Accumulation::merge) too. [`Partial::merge`](crate::reductions::Partial::merge) and
    ///   [`Partial::finish`](crate::reductions::Partial::finish) know no device, and trap nowhere.
    /// - A partial or a chunk traps in its elements, and in the combinations that they suffice for, with those that are known before them; in
    ///   the first of these in the published order. [`Accumulation::finish`](crate::reductions::Accumulation::finish) traps in those that
    ///   are left. The steps of segments are taken for all of them together. Elements count that are combined with nothing.
    /// - Operations count as in [`flags`](crate::inspect::Inspect::flags). Approximations never trap.
    /// - A call tests all elements, with a few instructions for each. An infinity or a NaN among the inputs is no exception, but the test
    ///   may find it, and then the call takes several times as long; a reduction or a scan some tens of times.
    /// - A fault of an element, such as an index out of bounds, is reported before any exception.
    /// - On a GPU the call waits for its test.
    /// - A reduction of sums or products in `rn` tests its result alone, and a scan its results. So does one of a call of such functions: a dot
    ///   product. Other elements are computed once more with a test. Where the function that combines is in another mode, or has branches,
    ///   loops or elementary functions, all combinations run as calls with a test, which takes some 200 to 400 times as long.
    /// - On a host that compiles no bodies the interpreter looks for exceptions, which takes thousands of times as long.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::inspect::Flag;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn mean(a: f32, b: f32) -> f32 {
    ///     (a + b) / 2.0
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let dev = Device::host().trapping();
    /// assert_eq!(mean::map(&[1.0, 2.0], 3.0).run(&dev)?.to_vec()?, [2.0, 2.5]);
    ///
    /// let Err(fpdsl::Error::Exception(found)) = mean::map(&[1.0, 3e38], 2e38).run(&dev) else {
    ///     panic!("the sum is too large")
    /// };
    /// assert_eq!((found.flag, found.element), (Flag::Overflow, 1));
    /// assert_eq!(found.text.as_deref(), Some("a + b"));
    /// println!("{found}");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// A sum:
    ///
    /// ```
    /// use fpdsl::inspect::Combination;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp]
    /// fn add(a: f32, b: f32) -> f32 {
    ///     a + b
    /// }
    ///
    /// # fn main() {
    /// let mut x = vec![1.0; 10_000];
    /// (x[4396], x[5676]) = (3e38, 3e38);
    /// let Err(fpdsl::Error::Exception(found)) = add::reduce(&x).run(&Device::host().trapping()) else {
    ///     panic!("the sum is too large")
    /// };
    /// assert_eq!(found.combination, Some(Combination::Fold { level: 0, part: 1, i: 5676 - 4096 }));
    /// # }
    /// ```
    #[cfg(feature = "verify")]
    #[must_use]
    pub fn trapping(&self) -> Self {
        Device(self.0.trapping_by(&crate::inspect::EXPLAINER))
    }

    /// Returns the same device, on which no exception stops a call.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    ///
    /// assert!(!Device::host().trapping().without_traps().traps());
    /// ```
    #[cfg(feature = "verify")]
    #[must_use]
    pub fn without_traps(&self) -> Self {
        Device(self.0.without_traps())
    }

    #[cfg(all(feature = "cuda-on-cpu", not(target_family = "wasm")))]
    fn as_cuda_on_cpu(&self) -> Option<&fpdsl_cuda::on_cpu::CudaOnCpu> {
        let device: &dyn std::any::Any = &**self.as_accelerator()?;
        device.downcast_ref()
    }

    /// Returns a device made from any [`Accelerator`](crate::backend::Accelerator).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Device;
    /// use fpdsl::backend::Accelerator;
    /// use std::sync::Arc;
    ///
    /// /// A device of one's own.
    /// fn device(mine: impl Accelerator + 'static) -> Device {
    ///     Device::accelerator(Arc::new(mine))
    /// }
    /// ```
    pub fn accelerator(device: Arc<dyn Accelerator>) -> Self {
        Device(runtime::Device::accelerator(device))
    }
}

/// Makes the host compile recorded bodies from now on, if there is a compiler for this CPU.
pub(crate) fn compile_bodies() {
    #[cfg(all(
        feature = "jit",
        any(target_arch = "x86_64", target_arch = "aarch64"),
        not(miri)
    ))]
    runtime::compiled::compile_with(&fpdsl_jit::Host);
}

impl Deref for Device {
    type Target = runtime::Device;

    fn deref(&self) -> &runtime::Device {
        &self.0
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

// Devices, buffers and errors go from thread to thread.
const _: () = {
    const fn shared<T: Send + Sync>() {}
    shared::<Device>();
    shared::<crate::Buffer<f32>>();
    shared::<Error>();
    #[cfg(all(feature = "cuda", not(target_family = "wasm")))]
    shared::<crate::cuda::CudaKernel>();
};
