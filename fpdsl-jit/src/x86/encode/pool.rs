//! The pool of constants, behind the code.

use std::collections::HashMap;

use super::{Assembler, Label};

/// Constants that the code reads. Equal ones have one place.
#[derive(Default)]
pub(super) struct Pool {
    known: HashMap<Vec<u8>, usize>,
    constants: Vec<Constant>,
}

struct Constant {
    bytes: Vec<u8>,
    align: usize,
    label: Label,
}

impl Assembler {
    /// A place for these bytes at a multiple of `align`, a power of two up to 64.
    pub fn constant(&mut self, bytes: &[u8], align: usize) -> Label {
        assert!(
            align.is_power_of_two() && align <= 64,
            "constants are aligned to 64 at most"
        );
        if let Some(&known) = self.pool.known.get(bytes) {
            let constant = &mut self.pool.constants[known];
            constant.align = constant.align.max(align);
            return constant.label;
        }
        let label = self.label();
        self.pool.known.insert(bytes.to_vec(), self.pool.constants.len());
        self.pool.constants.push(Constant {
            bytes: bytes.to_vec(),
            align,
            label,
        });
        label
    }

    /// Appends the pool, the largest alignment first so that little is lost between.
    pub(super) fn place_pool(&mut self) {
        let mut constants = std::mem::take(&mut self.pool).constants;
        constants.sort_by_key(|constant| std::cmp::Reverse(constant.align));
        for constant in constants {
            // Nobody runs what lies between.
            while !self.len().is_multiple_of(constant.align) {
                self.byte(0xCC);
            }
            self.bind(constant.label);
            self.bytes(&constant.bytes);
        }
    }
}
