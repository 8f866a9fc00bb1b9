//! Compiled kernels, and calls of them.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use fpdsl_runtime::ir::Kernel;

use crate::compile::{About, Bytes, bytes};
use crate::memory::{Executable, Native, arena};
use crate::x86::Target;
use crate::{Form, TooMuch, context};

/// A buffer of the inputs: where it lies, and how.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    /// The first scalar of element 0.
    pub address: *const u8,
    /// How many elements a slice has.
    pub len: usize,
    /// Elements from one plane to the next, of buffers with planes.
    pub plane: usize,
}

impl Input {
    /// The elements of a slice of Rust, one scalar each.
    pub fn of<T>(slice: &[T]) -> Self {
        Input {
            address: slice.as_ptr().cast(),
            len: slice.len(),
            plane: slice.len(),
        }
    }

    /// A coordinate: nothing.
    pub fn none() -> Self {
        Input {
            address: std::ptr::null(),
            len: 0,
            plane: 0,
        }
    }
}

/// A buffer of the outputs.
#[derive(Clone, Copy, Debug)]
pub struct Output {
    /// The first scalar of element 0.
    pub address: *mut u8,
    /// Elements from one plane to the next, of buffers with planes.
    pub plane: usize,
}

/// Elements of a row.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// Which.
    pub elements: Range<usize>,
    /// Coordinates along the second and third axis.
    pub at: [usize; 2],
    /// Outputs may overlap inputs: no element is computed twice.
    pub in_place: bool,
}

/// A kernel in machine code.
pub struct Code {
    whole: Compiled,
    /// The same for less than a group, compiled when first needed.
    rest: OnceLock<Result<Compiled, TooMuch>>,
    kernel: Arc<Kernel>,
    target: Target,
    form: Form,
}

/// Machine code for one form.
struct Compiled {
    pages: Executable<Native>,
    len: usize,
    entry: usize,
    group: usize,
    about: About,
    /// What the code points to.
    _library: Box<[crate::library::Task]>,
}

impl Compiled {
    fn new(found: Bytes) -> Result<Self, TooMuch> {
        let Bytes {
            bytes,
            entry,
            group,
            library,
            about,
        } = found;
        let refused = TooMuch {
            what: "bytes of memory that the system makes executable",
            found: bytes.len(),
            most: 0,
        };
        let pages = arena().publish(&bytes).map_err(|_| refused)?;
        Ok(Compiled {
            pages,
            len: bytes.len(),
            entry,
            group,
            about,
            _library: library,
        })
    }

    /// # Safety
    ///
    /// The context is what the kernel reads and writes.
    unsafe fn call(&self, context: &[u64]) -> Result<(), usize> {
        // SAFETY: this is the code's signature.
        let entry: extern "sysv64" fn(*const u64) -> u64 =
            unsafe { std::mem::transmute(self.pages.at(self.entry)) };
        match entry(context.as_ptr()) {
            u64::MAX => Ok(()),
            element => Err(element as usize),
        }
    }
}

/// Compiles a kernel.
///
/// # Errors
///
/// If it is too large, or the system refuses executable memory.
pub fn compile(kernel: &Arc<Kernel>, target: Target, form: &Form) -> Result<Code, TooMuch> {
    assert_eq!(
        form.shared.len(),
        kernel.inputs.buffers.len(),
        "one for each buffer of the inputs"
    );
    let mut form = form.clone();
    let found = loop {
        match bytes(kernel, target, &form) {
            Err(_) if form.vectors > 1 && !form.single => form.vectors /= 2,
            found => break found?,
        }
    };
    Ok(Code {
        whole: Compiled::new(found)?,
        rest: OnceLock::new(),
        kernel: Arc::clone(kernel),
        target,
        form,
    })
}

impl Code {
    /// Elements that it computes at a time.
    pub fn group(&self) -> usize {
        self.whole.group
    }

    /// Facts about its compilation.
    pub fn about(&self) -> About {
        self.whole.about
    }

    /// Computes elements of a row.
    ///
    /// # Safety
    ///
    /// Inputs and outputs are as the kernel's layout says and have these elements, and outputs overlap nothing that is read except
    /// element for element, and then `in_place` says so.
    ///
    /// # Errors
    ///
    /// The first element of a group with one that faults; all elements before it are computed, and none of those from it on.
    pub unsafe fn run(&self, inputs: &[Input], outputs: &[Output], row: &Row) -> Result<(), usize> {
        assert_eq!(
            inputs.len(),
            self.kernel.inputs.buffers.len(),
            "the kernel's inputs"
        );
        assert_eq!(
            outputs.len(),
            self.kernel.outputs.buffers.len(),
            "the kernel's outputs"
        );
        let mut words = smallvec::SmallVec::<[u64; 64]>::new();
        words.resize(context::output(inputs.len(), outputs.len()), 0);
        [words[context::Y], words[context::Z]] = row.at.map(|c| c as u64);
        for (b, input) in inputs.iter().enumerate() {
            let at = context::input(b);
            words[at..at + 3].copy_from_slice(&[input.address as u64, input.len as u64, input.plane as u64]);
        }
        for (b, output) in outputs.iter().enumerate() {
            let at = context::output(inputs.len(), b);
            words[at..at + 2].copy_from_slice(&[output.address as u64, output.plane as u64]);
        }
        let Range { start, end } = row.elements;
        let group = self.whole.group;
        let left = end.saturating_sub(start) % group;
        words[context::START] = start as u64;
        words[context::END] = end as u64;
        if end >= start + group {
            // SAFETY: the caller's promise.
            unsafe { self.whole.call(&words)? };
        }
        if left == 0 {
            return Ok(());
        }
        if end >= start + group && !row.in_place {
            // The last group overlaps the one before.
            words[context::START] = (end - group) as u64;
            // SAFETY: as above.
            return unsafe { self.whole.call(&words) }.map_err(|_| end - left);
        }
        words[context::START] = (end - left) as u64;
        words[context::END] = (end - left + group) as u64;
        words[context::COUNT] = left as u64;
        match self.rest() {
            // SAFETY: as above; elements behind the end are masked.
            Ok(rest) => unsafe { rest.call(&words) },
            Err(_) => Err(end - left),
        }
    }

    fn rest(&self) -> &Result<Compiled, TooMuch> {
        self.rest.get_or_init(|| {
            let form = Form {
                masked: true,
                ..self.form.clone()
            };
            Compiled::new(bytes(&self.kernel, self.target, &form)?)
        })
    }

    /// The pool and code, for those who decode it, and where the kernel begins.
    pub fn bytes(&self) -> (&[u8], usize) {
        let first = self.whole.pages.at(0);
        // SAFETY: so many bytes were published there, and nobody writes to them as long as `self` is there.
        let bytes = unsafe { std::slice::from_raw_parts(first, self.whole.len) };
        (bytes, self.whole.entry)
    }
}
