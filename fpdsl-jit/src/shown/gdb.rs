//! The interface of gdb and lldb for code that is made at run time.
//!
//! A debugger that is attached stops at `__jit_debug_register_code`, and one that comes later reads the list that
//! `__jit_debug_descriptor` begins. Both names are weak: if another compiler in the program has them too, there is one list for both.
//!
//! The object file has symbols and unwinding alone.

use std::collections::BTreeSet;
use std::ptr;

use crate::memory::Lock;

/// What a debugger reads of an object file in memory.
#[repr(C)]
struct Entry {
    next: *mut Entry,
    prev: *mut Entry,
    object: *const u8,
    bytes: u64,
}

/// The beginning of the list, and what happened to it last.
#[repr(C)]
struct Descriptor {
    version: u32,
    action: u32,
    relevant: *mut Entry,
    first: *mut Entry,
}

const REGISTER: u32 = 1;
const UNREGISTER: u32 = 2;

/// An object file in memory that debuggers know. They forget it when this is dropped.
pub struct Object {
    /// From [`Box::into_raw`]: debuggers and neighbours in the list point to it.
    entry: *mut Entry,
    bytes: Box<[u8]>,
}

// SAFETY: entries are only touched under the lock.
unsafe impl Send for Object {}
// SAFETY: as above; nothing else can be reached through a reference.
unsafe impl Sync for Object {}

/// The entries that are in the list, by address. In a child of `fork` it is empty if another thread of the parent changed the list at
/// that moment.
static KNOWN: Lock<BTreeSet<usize>> = Lock::new(BTreeSet::new());

impl Object {
    /// Tells debuggers about an object file.
    pub fn new(bytes: Vec<u8>) -> Self {
        let bytes = bytes.into_boxed_slice();
        let entry = Box::into_raw(Box::new(Entry {
            next: ptr::null_mut(),
            prev: ptr::null_mut(),
            object: bytes.as_ptr(),
            bytes: bytes.len() as u64,
        }));
        KNOWN.with(|known| {
            // SAFETY: the lock is held, entries of the list live, and this one is not in it yet.
            unsafe { insert(entry) };
            known.insert(entry as usize);
        });
        Object { entry, bytes }
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        let is_known = KNOWN.with(|known| {
            let is_known = known.remove(&(self.entry as usize));
            if is_known {
                // SAFETY: the lock is held, and the entry is in the list.
                unsafe { remove(self.entry) };
            }
            is_known
        });
        if is_known {
            // SAFETY: nobody points to it any more.
            drop(unsafe { Box::from_raw(self.entry) });
        } else {
            // The list of a parent may point to it. It is read by debuggers, so its bytes stay too.
            std::mem::forget(std::mem::take(&mut self.bytes));
        }
    }
}

/// # Safety
///
/// The lock is held, and the entry is not in the list, whose entries live.
unsafe fn insert(entry: *mut Entry) {
    let descriptor = place::descriptor();
    // SAFETY: the caller's.
    unsafe {
        let first = (*descriptor).first;
        (*entry).next = first;
        if let Some(first) = first.as_mut() {
            first.prev = entry;
        }
        (*descriptor).first = entry;
        tell(descriptor, entry, REGISTER);
    }
}

/// # Safety
///
/// The lock is held, and the entry is in the list, whose entries live.
unsafe fn remove(entry: *mut Entry) {
    let descriptor = place::descriptor();
    // SAFETY: the caller's.
    unsafe {
        let Entry { next, prev, .. } = *entry;
        match prev.as_mut() {
            Some(prev) => prev.next = next,
            None => (*descriptor).first = next,
        }
        if let Some(next) = next.as_mut() {
            next.prev = prev;
        }
        tell(descriptor, entry, UNREGISTER);
    }
}

/// # Safety
///
/// The lock is held.
unsafe fn tell(descriptor: *mut Descriptor, entry: *mut Entry, action: u32) {
    // SAFETY: the caller's.
    unsafe {
        (*descriptor).relevant = entry;
        (*descriptor).action = action;
        place::register();
        // Who attaches later reads the list alone.
        (*descriptor).relevant = ptr::null_mut();
        (*descriptor).action = 0;
    }
}

/// The two names that debuggers look for.
#[cfg(all(target_os = "linux", not(miri)))]
mod place {
    use std::arch::global_asm;

    use super::Descriptor;

    global_asm!(
        ".pushsection .text.__jit_debug_register_code,\"ax\",%progbits",
        ".weak __jit_debug_register_code",
        ".type __jit_debug_register_code,%function",
        "__jit_debug_register_code:",
        "ret",
        ".size __jit_debug_register_code, . - __jit_debug_register_code",
        ".popsection",
        ".pushsection .data.__jit_debug_descriptor,\"aw\",%progbits",
        ".weak __jit_debug_descriptor",
        ".type __jit_debug_descriptor,%object",
        ".balign 8",
        "__jit_debug_descriptor:",
        ".long 1, 0",
        ".quad 0, 0",
        ".size __jit_debug_descriptor, . - __jit_debug_descriptor",
        ".popsection",
    );

    unsafe extern "C" {
        static mut __jit_debug_descriptor: Descriptor;
        fn __jit_debug_register_code();
    }

    pub fn descriptor() -> *mut Descriptor {
        &raw mut __jit_debug_descriptor
    }

    /// # Safety
    ///
    /// The descriptor tells what happened.
    pub unsafe fn register() {
        // SAFETY: it does nothing; a debugger stops there.
        unsafe { __jit_debug_register_code() };
    }
}

/// Nobody looks.
#[cfg(not(all(target_os = "linux", not(miri))))]
mod place {
    use super::Descriptor;

    static mut NONE: Descriptor = Descriptor {
        version: 1,
        action: 0,
        relevant: std::ptr::null_mut(),
        first: std::ptr::null_mut(),
    };

    pub fn descriptor() -> *mut Descriptor {
        &raw mut NONE
    }

    /// # Safety
    ///
    /// None: it does nothing.
    pub unsafe fn register() {}
}
