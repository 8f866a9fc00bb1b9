//! Arguments of kernels, whatever runs them.

use fpdsl_runtime::device::Input;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::{Buffer, Site};

/// The value of the fault words before a launch, and after one without a fault.
pub(crate) const NO_FAULT: u64 = u64::MAX;

/// The error that the fault words of a launch describe.
pub(crate) fn fault(sites: &[Site], [element, site, index, len]: [u64; 4], inputs: &[Input<'_>]) -> Error {
    let site = usize::try_from(site).ok().and_then(|site| sites.get(site));
    match site {
        Some(site) => Error::Fault {
            // Where a part of a slice ends, the kernel has stored its length.
            fault: site.fault(index, |buffer| match len {
                NO_FAULT => inputs[buffer].slice_len() as u64,
                len => len,
            }),
            element: element as usize,
        },
        None => Error::Driver {
            doing: "reading a fault",
            reason: "the kernel reported a fault it does not have; please report this".to_owned(),
        },
    }
}

/// Bytes of a buffer for one element.
pub(crate) fn element_bytes(buffer: &Buffer) -> usize {
    buffer.ty.bytes() * buffer.count
}

/// Bytes in whole words, zeros after them.
pub(crate) fn words(bytes: &[u8]) -> Vec<u64> {
    let mut words = vec![0u64; bytes.len().div_ceil(8)];
    for (index, byte) in bytes.iter().enumerate() {
        words[index / 8] |= u64::from(*byte) << (index % 8 * 8);
    }
    words
}

/// The error for arguments that do not fit the kernel. `map` has compared them before; this keeps a slip there from reaching memory.
pub(crate) fn mismatch(function: &str, what: &str) -> Error {
    Error::Driver {
        doing: "launching a kernel",
        reason: format!("{what} is not what `{function}` takes; please report this"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_values_keep_their_bytes_in_order() {
        assert_eq!(words(&[1, 2, 3]), [0x030201]);
        assert_eq!(words(&1.5f64.to_le_bytes()), [1.5f64.to_bits()]);
        assert_eq!(words(&[0, 0, 0, 0, 0, 0, 0, 0, 7]), [0, 7]);
    }
}
