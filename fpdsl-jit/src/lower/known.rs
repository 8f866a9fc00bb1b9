//! Values that are computed already, and how far out of loops an instruction can move.

use fpdsl_runtime::Rounding;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::vcode::{BlockId, Inst, Kind, Mem, V};

/// What an instruction computes, so that it is computed once.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Key {
    kind: Kind,
    uses: SmallVec<[V; 4]>,
    mem: Mem,
    mask: Option<V>,
    zeroing: bool,
    imm: Option<i64>,
    mode: Option<Rounding>,
    /// Of what reads arrays, how often they were written.
    writes: u32,
}

/// A loop that is open.
struct Loop {
    /// The block that leads into it.
    before: BlockId,
    /// How many scopes were open there.
    scopes: usize,
}

/// Where an instruction stands.
pub struct Place {
    /// Before the terminator of another block; none: where instructions are appended.
    pub block: Option<BlockId>,
    /// How deep it stands in loops: 0 is before the loop over the elements.
    pub level: usize,
    /// The scope in which its result is known.
    scope: usize,
}

/// A loop opens a scope for its head and one for its pass; what opens further ones is an arm.
const SCOPES_OF_LOOP: usize = 2;

/// The values that are computed, by what they are.
pub struct Known {
    /// How deep in loops each register is defined.
    levels: Vec<usize>,
    values: FxHashMap<Key, V>,
    scopes: Vec<Vec<Key>>,
    loops: Vec<Loop>,
    /// What is read lies in arrays.
    pub in_arrays: bool,
    /// How often arrays may have been written, counted from 1.
    writes: u32,
}

impl Known {
    /// Nothing.
    pub fn new() -> Self {
        Known {
            levels: Vec::new(),
            values: FxHashMap::default(),
            scopes: vec![Vec::new()],
            loops: Vec::new(),
            in_arrays: false,
            writes: 1,
        }
    }

    /// Where instructions are appended now, in loops.
    pub fn level(&self) -> usize {
        self.loops.len() + 1
    }

    /// Says how deep a register is defined.
    pub fn set_level(&mut self, v: V, level: usize) {
        let least = self.levels.len().max(v.vreg() + 1);
        self.levels.resize(least, 0);
        self.levels[v.vreg()] = level;
    }

    /// How deep in loops a register is defined.
    pub fn level_of(&self, v: V) -> usize {
        self.levels[v.vreg()]
    }

    fn reads_arrays(&self, inst: &Inst) -> bool {
        self.in_arrays && !matches!(inst.mem, Mem::None | Mem::Pool(_))
    }

    /// The key of an instruction, and its result if it is known.
    pub fn find(&self, inst: &Inst) -> Result<V, Key> {
        let key = Key {
            kind: inst.kind.clone(),
            uses: inst.uses.clone(),
            mem: inst.mem,
            mask: inst.mask,
            zeroing: inst.zeroing,
            imm: inst.imm,
            mode: inst.mode,
            writes: if self.reads_arrays(inst) { self.writes } else { 0 },
        };
        self.values.get(&key).copied().ok_or(key)
    }

    /// Where instructions are appended now.
    pub fn here(&self) -> Place {
        Place {
            block: None,
            level: self.level(),
            scope: self.scopes.len() - 1,
        }
    }

    /// Where a pure instruction stands. `hoists`: before the loop over the elements, if all that it reads is there.
    pub fn place(&self, inst: &Inst, hoists: bool) -> Place {
        let mut own = 0;
        inst.each_use(|u| own = own.max(self.levels[u.vreg()]));
        let here = self.here();
        if inst.temp.is_some() || self.reads_arrays(inst) {
            return here;
        }
        if hoists && own == 0 {
            return Place {
                block: Some(BlockId::new(0)),
                level: 0,
                scope: 0,
            };
        }
        // A check inside the loop may stand before what reads memory.
        if !matches!(inst.mem, Mem::None | Mem::Pool(_)) {
            return here;
        }
        let (mut place, mut scopes) = (here, self.scopes.len());
        while place.level > own.max(1) {
            let around = &self.loops[place.level - 2];
            // In an arm it is seldom computed, perhaps.
            if scopes > around.scopes + SCOPES_OF_LOOP {
                break;
            }
            scopes = around.scopes;
            place = Place {
                block: Some(around.before),
                level: place.level - 1,
                scope: scopes - 1,
            };
        }
        place
    }

    /// Remembers a result.
    pub fn insert(&mut self, key: Key, v: V, place: &Place) {
        self.scopes[place.scope].push(key.clone());
        self.values.insert(key, v);
    }

    /// Arrays are not what they were.
    pub fn written(&mut self) {
        self.writes += 1;
    }

    /// What is computed from here to [`Known::close`] is known in that stretch alone.
    pub fn open(&mut self) {
        self.scopes.push(Vec::new());
    }

    /// See [`Known::open`].
    pub fn close(&mut self) {
        for key in self.scopes.pop().expect("as often as opened") {
            self.values.remove(&key);
        }
    }

    /// Forgets what the loop over the elements has computed; gives what there was.
    pub fn forget(&mut self) -> FxHashMap<Key, V> {
        let levels = &self.levels;
        self.values.extract_if(|_, v| levels[v.vreg()] > 0).collect()
    }

    /// Knows again what was forgotten.
    pub fn recall(&mut self, values: FxHashMap<Key, V>) {
        self.values.extend(values);
    }

    /// A loop begins behind a block, which ends.
    pub fn enter(&mut self, before: BlockId) {
        self.loops.push(Loop {
            before,
            scopes: self.scopes.len(),
        });
    }

    /// The innermost loop ends.
    pub fn leave(&mut self) {
        self.loops.pop();
    }
}
