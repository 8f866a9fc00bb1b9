//! Appends instructions: each computed once, and before loops if it can be.

use fpdsl_runtime::Rounding;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::known::{Known, Place};
use crate::Target;
use crate::pool::Pool;
use crate::vcode::{BlockId, Function, GPR, Ins, Inst, Kind, Mem, Test, V, VEC, Width};

/// A function under construction.
pub struct Builder<'p> {
    pub f: Function,
    pub pool: &'p mut Pool,
    pub target: Target,
    /// Lanes have 64 bits; otherwise 32.
    pub wide: bool,
    /// Where instructions are appended.
    pub at: BlockId,
    /// What all elements share is computed before the loop.
    pub hoists: bool,
    /// Downward is computed as the negative of upward.
    pub flips: bool,
    /// `-x` of what.
    pub negated: FxHashMap<V, V>,
    /// Results of arithmetic, which are no signaling NaNs.
    pub quiet: FxHashSet<V>,
    /// How many of the low bits of lanes of 32 bits may be set: of vectors of which it is known.
    pub(super) low_bits: FxHashMap<V, u32>,
    /// Vectors whose lanes were cut to so many of their low bits: what they were before.
    pub(super) wrapped: FxHashMap<V, (V, u32)>,
    /// A constant more than what, in general registers of 64 bits.
    pub beyond: FxHashMap<V, (V, i64)>,
    /// Bytes for arguments and results of calls.
    pub outgoing: i32,
    /// Instructions so far.
    pub count: usize,
    /// The statement of the source that is being lowered, as instructions have it.
    pub note: u32,
    /// What the library computes, a position for each different one.
    pub library: &'p mut Vec<crate::library::Task>,
    /// Constants that stay in registers.
    held: FxHashMap<(u64, usize), V>,
    pub known: Known,
}

/// Constants that stay in registers.
const fn held(target: Target) -> usize {
    match target {
        Target::Avx2 => 6,
        Target::Avx512 | Target::Neon => 14,
    }
}

impl<'p> Builder<'p> {
    pub fn new(
        target: Target,
        wide: bool,
        pool: &'p mut Pool,
        library: &'p mut Vec<crate::library::Task>,
    ) -> Self {
        let mut f = Function::new(target);
        let at = f.block(false);
        Builder {
            f,
            pool,
            target,
            wide,
            at,
            hoists: false,
            flips: false,
            negated: FxHashMap::default(),
            quiet: FxHashSet::default(),
            low_bits: FxHashMap::default(),
            wrapped: FxHashMap::default(),
            beyond: FxHashMap::default(),
            outgoing: 0,
            count: 0,
            note: 0,
            library,
            held: FxHashMap::default(),
            known: Known::new(),
        }
    }

    /// The widest vector.
    pub fn widest(&self) -> Width {
        match self.target {
            Target::Neon => Width::X,
            Target::Avx2 => Width::Y,
            Target::Avx512 => Width::Z,
        }
    }

    /// The vector of scalars of `size` bytes, 4 or 8, for all lanes.
    pub fn width(&self, size: usize) -> Width {
        let widest = self.widest();
        if self.wide && size == 4 {
            widest.half()
        } else {
            widest
        }
    }

    /// Lanes of a vector.
    pub fn lanes(&self) -> usize {
        self.widest().bytes() / if self.wide { 8 } else { 4 }
    }

    /// A new register.
    pub fn vreg(&mut self, class: regalloc2::RegClass) -> V {
        let v = self.f.vreg(class);
        self.known.set_level(v, self.known.level());
        v
    }

    /// Says that a register is defined before the loop.
    pub fn is_shared(&mut self, v: V) {
        self.known.set_level(v, 0);
    }

    /// Appends an instruction with an effect.
    pub fn effect(&mut self, mut inst: Inst) {
        inst.effect = true;
        inst.note = self.note;
        self.count += 1;
        let at = self.at.index();
        self.f.blocks[at].insts.push(inst);
    }

    /// Appends an instruction with an effect and a result.
    pub fn effect_in(&mut self, mut inst: Inst, class: regalloc2::RegClass) -> V {
        let def = self.vreg(class);
        inst.def = Some(def);
        self.effect(inst);
        def
    }

    /// A pure instruction: computed once, and before loops if it can be.
    pub fn pure(&mut self, inst: Inst, class: regalloc2::RegClass) -> V {
        let key = match self.known.find(&inst) {
            Ok(v) => return v,
            Err(key) => key,
        };
        let place = self.known.place(&inst, self.hoists);
        let def = self.append(inst, class, &place);
        self.known.insert(key, def, &place);
        def
    }

    fn append(&mut self, mut inst: Inst, class: regalloc2::RegClass, place: &Place) -> V {
        let def = self.f.vreg(class);
        self.known.set_level(def, place.level);
        inst.def = Some(def);
        inst.note = self.note;
        self.count += 1;
        self.note_low_bits(&inst, def);
        let insts = &mut self.f.blocks[place.block.unwrap_or(self.at).index()].insts;
        // The block before a loop has its jump already.
        let ends = matches!(insts.last(), Some(last) if matches!(last.kind, Kind::Jump { .. }));
        insts.insert(insts.len() - usize::from(ends), inst);
        def
    }

    /// A constant that is read from memory where it is used.
    fn at_hand(&mut self, inst: Inst) -> V {
        let place = self.known.here();
        self.append(inst, VEC, &place)
    }

    /// A block that is as cold as this one.
    pub fn block(&mut self) -> BlockId {
        let cold = self.f.blocks[self.at.index()].cold;
        self.f.block(cold)
    }

    pub fn jump(&mut self, to: BlockId, args: &[V]) {
        let args = SmallVec::from_slice(args);
        self.effect(Inst::new(Kind::Jump { to, args }, &[]));
    }

    pub fn branch(&mut self, test: Test, uses: &[V], yes: BlockId, no: BlockId) {
        self.effect(Inst::new(Kind::Branch { test, yes, no }, uses));
    }

    /// A vector instruction.
    pub fn op(&mut self, ins: Ins, width: Width, uses: &[V]) -> V {
        self.pure(Inst::op(ins, width, uses), VEC)
    }

    pub fn op_imm(&mut self, ins: Ins, width: Width, uses: &[V], imm: i64) -> V {
        let inst = Inst {
            imm: Some(imm),
            ..Inst::op(ins, width, uses)
        };
        self.pure(inst, VEC)
    }

    /// The width of an instruction that rounds: on AVX-512 only the widest has its mode in itself.
    pub fn rounding_width(&self, width: Width) -> Width {
        if self.target == Target::Avx512 {
            Width::Z
        } else {
            width
        }
    }

    /// A vector instruction that rounds.
    pub fn rounded(&mut self, ins: Ins, width: Width, uses: &[V], mode: Rounding) -> V {
        let inst = Inst {
            mode: Some(mode),
            ..Inst::op(ins, self.rounding_width(width), uses)
        };
        self.pure(inst, VEC)
    }

    pub fn load(&mut self, ins: Ins, width: Width, mem: Mem, uses: &[V]) -> V {
        self.pure(Inst::at(ins, width, mem, uses), VEC)
    }

    /// An instruction of general registers whose first operand is its result.
    pub fn general(&mut self, ins: Ins, width: Width, uses: &[V]) -> V {
        let inst = Inst {
            tied: true,
            ..Inst::op(ins, width, uses)
        };
        self.pure(inst, GPR)
    }

    pub fn general_imm(&mut self, ins: Ins, width: Width, x: V, imm: i64) -> V {
        let inst = Inst {
            tied: true,
            imm: Some(imm),
            ..Inst::op(ins, width, &[x])
        };
        self.pure(inst, GPR)
    }

    /// An instruction from any registers to a general one.
    pub fn general_from(&mut self, ins: Ins, width: Width, uses: &[V]) -> V {
        self.pure(Inst::op(ins, width, uses), GPR)
    }

    /// The second of the two words of 16 bytes.
    pub fn extract(&mut self, x: V) -> V {
        let inst = Inst {
            imm: Some(1),
            ..Inst::op(Ins::Vpextrq, Width::X, &[x])
        };
        self.pure(inst, GPR)
    }

    pub fn load_general(&mut self, ins: Ins, width: Width, mem: Mem) -> V {
        self.pure(Inst::at(ins, width, mem, &[]), GPR)
    }

    /// The address of a place.
    pub fn address_of(&mut self, mem: Mem) -> V {
        match mem {
            Mem::Base { base, disp: 0 } => base,
            mem => self.load_general(Ins::Lea, Width::W64, mem),
        }
    }

    pub fn gpr_const(&mut self, bits: u64) -> V {
        let width = if bits <= u64::from(u32::MAX) {
            Width::W32
        } else {
            Width::W64
        };
        let inst = Inst {
            imm: Some(bits as i64),
            ..Inst::op(Ins::Immediate, width, &[])
        };
        self.pure(inst, GPR)
    }

    /// A register plus a constant.
    pub fn plus(&mut self, x: V, constant: i64) -> V {
        match i32::try_from(constant) {
            Ok(disp) => self.address_of(Mem::Base { base: x, disp }),
            Err(_) => {
                let constant = self.gpr_const(constant as u64);
                self.sum(x, constant)
            }
        }
    }

    /// The sum of two registers of 64 bits, each of which stays as it is.
    pub fn sum(&mut self, x: V, y: V) -> V {
        self.address_of(Mem::Indexed {
            base: x,
            index: y,
            scale: 1,
            disp: 0,
        })
    }

    /// A register times a constant.
    pub fn times(&mut self, x: V, constant: u64) -> V {
        match constant {
            1 => x,
            c if c.is_power_of_two() => {
                self.general_imm(Ins::ShlImm, Width::W64, x, i64::from(c.trailing_zeros()))
            }
            c => {
                let c = self.gpr_const(c);
                self.general(Ins::Imul, Width::W64, &[x, c])
            }
        }
    }

    /// A constant of `size` bytes, 4 or 8, in all lanes.
    pub fn splat(&mut self, bits: u64, size: usize) -> V {
        if let Some(&v) = self.held.get(&(bits, size)) {
            return v;
        }
        let width = self.width(size);
        let (ins, place) = match (self.target, size) {
            // It has no instruction that repeats what a pool holds once.
            (Target::Neon, _) => {
                let all = vec![bits; width.bytes() / size];
                (Ins::VmovapsLoad, self.pool.row(all, size))
            }
            (_, 8) => (Ins::Vbroadcastsd, self.pool.scalar(bits, 8)),
            (_, size) => (Ins::Vbroadcastss, self.pool.scalar(bits, size)),
        };
        let inst = Inst::at(ins, width, Mem::Pool(place), &[]);
        if self.hoists && self.held.len() < held(self.target) {
            let v = self.pure(inst, VEC);
            self.held.insert((bits, size), v);
            self.note_constant(v, bits, size);
            return v;
        }
        // Read where it is used: as cheap as a spilled register.
        let v = self.at_hand(inst);
        self.note_constant(v, bits, size);
        v
    }

    /// A general register in all lanes of `size` bytes.
    pub fn broadcast(&mut self, x: V, size: usize) -> V {
        let width = self.width(size);
        if size == 8 {
            let low = self.op(Ins::VmovqFrom, Width::X, &[x]);
            self.op(Ins::Vpbroadcastq, width, &[low])
        } else {
            let low = self.op(Ins::VmovdFrom, Width::X, &[x]);
            self.op(Ins::Vpbroadcastd, width, &[low])
        }
    }

    /// A constant for each lane, of `size` bytes.
    pub fn row(&mut self, values: impl Iterator<Item = u64>, size: usize) -> V {
        let width = self.width(size);
        let lanes = width.bytes() / size;
        let place = self.pool.row(values.take(lanes).collect(), size);
        self.load(Ins::VmovapsLoad, width, Mem::Pool(place), &[])
    }

    /// This many bytes of 16 of a vector.
    pub fn quarter(&mut self, width: Width, v: V, number: usize) -> V {
        match (width, number) {
            (_, 0) => v,
            (Width::Y, n) if self.target == Target::Avx2 => {
                self.op_imm(Ins::Vextractf128, width, &[v], n as i64)
            }
            (_, n) => self.op_imm(Ins::Vextractf32x4, width, &[v], n as i64),
        }
    }

    /// A vector with other bytes at that quarter, which is not the first, and anything after it.
    pub fn with_quarter(&mut self, width: Width, v: V, quarter: V, number: usize) -> V {
        self.op_imm(self.inserts_quarters(), width, &[v, quarter], number as i64)
    }

    /// The same with bytes of memory.
    pub fn with_loaded_quarter(&mut self, width: Width, v: V, mem: Mem, number: usize) -> V {
        let inst = Inst {
            imm: Some(number as i64),
            ..Inst::at(self.inserts_quarters(), width, mem, &[v])
        };
        self.pure(inst, VEC)
    }

    fn inserts_quarters(&self) -> Ins {
        match self.target {
            Target::Avx512 => Ins::Vinsertf64x2,
            _ => Ins::Vinsertf128,
        }
    }

    /// Loads `bytes` as a lane of `size` bytes of 16, zeros before them; lanes after it are anything if there are none so far.
    pub fn load_lane(&mut self, mem: Mem, lanes: Option<V>, lane: usize, size: usize, bytes: usize) -> V {
        let lanes = match (lanes, bytes) {
            (None, 8) => return self.load(Ins::Vmovddup, Width::X, mem, &[]),
            (None, 4) => return self.load(Ins::Vbroadcastss, Width::X, mem, &[]),
            (None, _) => self.splat(0, 4),
            (Some(lanes), _) => lanes,
        };
        let ins = match bytes {
            1 => Ins::Vpinsrb,
            2 => Ins::Vpinsrw,
            4 => Ins::Vpinsrd,
            _ => Ins::Vpinsrq,
        };
        let inst = Inst {
            imm: Some((lane * size / bytes) as i64),
            ..Inst::at(ins, Width::X, mem, &[lanes])
        };
        self.pure(inst, VEC)
    }

    /// Stores the low `bytes` of a lane of `size` bytes.
    pub fn store_lane(&mut self, mem: Mem, width: Width, x: V, lane: usize, size: usize, bytes: usize) {
        let per_part = 16 / size;
        let part = self.quarter(width, x, lane / per_part);
        // Counted in scalars of what is stored.
        let within = (lane % per_part) * size / bytes;
        let ins = match (bytes, within) {
            (8, 0) => Ins::VmovqStore,
            (4, 0) => Ins::VmovdStore,
            (1, _) => Ins::VpextrbStore,
            (2, _) => Ins::VpextrwStore,
            (4, _) => Ins::VpextrdStore,
            _ => Ins::VpextrqStore,
        };
        let extracts = !matches!(ins, Ins::VmovqStore | Ins::VmovdStore);
        self.effect(Inst {
            imm: extracts.then_some(within as i64),
            ..Inst::at(ins, Width::X, mem, &[part])
        });
    }

    /// A place in the frame for lanes that do not execute.
    pub fn aside(&mut self) -> V {
        self.outgoing = self.outgoing.max(64);
        self.load_general(Ins::Lea, Width::W64, Mem::Outgoing(0))
    }

    /// The place of a lane if its bit is set, otherwise one aside.
    pub fn unless_aside(&mut self, mem: Mem, (executing, aside): (V, V), lane: usize) -> Mem {
        let bit = self.general_imm(Ins::AndImm, Width::W32, executing, 1 << lane);
        let there = self.address_of(mem);
        let base = self.choose(bit, there, aside);
        Mem::Base { base, disp: 0 }
    }

    /// `x` if `c` is not zero, otherwise `y`: general registers.
    pub fn choose(&mut self, c: V, x: V, y: V) -> V {
        let inst = Inst {
            tied: true,
            ..Inst::new(Kind::Choose(Test::NonZero), &[y, x, c])
        };
        self.pure(inst, GPR)
    }

    /// Bitwise operations, which know no lanes.
    pub fn and(&mut self, width: Width, x: V, y: V) -> V {
        self.op(Ins::Vandpd, width, &[x, y])
    }

    /// `y`, where not `x`.
    pub fn and_not(&mut self, width: Width, x: V, y: V) -> V {
        self.op(Ins::Vandnpd, width, &[x, y])
    }

    pub fn or(&mut self, width: Width, x: V, y: V) -> V {
        self.op(Ins::Vorpd, width, &[x, y])
    }

    pub fn xor(&mut self, width: Width, x: V, y: V) -> V {
        self.op(Ins::Vxorpd, width, &[x, y])
    }
}
