//! A function as text, for people and failing tests.

use std::fmt;

use super::{BlockData, Function, Inst, Mem};

impl fmt::Display for Mem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mem::None => Ok(()),
            Mem::Pool(place) => write!(f, " [pool + {place}]"),
            Mem::Base { base, disp } => write!(f, " [{base} + {disp}]"),
            Mem::Indexed {
                base,
                index,
                scale,
                disp,
            } => write!(f, " [{base} + {scale} * {index} + {disp}]"),
            Mem::Lanes {
                base, index, scale, ..
            } => write!(f, " [{base} + {scale} * lanes of {index}]"),
            Mem::Outgoing(place) => write!(f, " [outgoing + {place}]"),
            Mem::Local(place) => write!(f, " [local + {place}]"),
            Mem::Incoming(place) => write!(f, " [incoming + {place}]"),
        }
    }
}

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(def) = self.def {
            write!(f, "{def} = ")?;
        }
        write!(f, "{:?}", self.kind)?;
        for u in &self.uses {
            write!(f, " {u}")?;
        }
        write!(f, "{}", self.mem)?;
        if let Some(mask) = self.mask {
            write!(f, " {{{mask}}}")?;
        }
        if let Some(imm) = self.imm {
            write!(f, " {imm}")?;
        }
        if let Some(mode) = self.mode {
            write!(f, " {mode}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Function {
    /// Before or after `finish`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (b, BlockData { insts, params, cold }) in self.blocks.iter().enumerate() {
            let params: Vec<String> = params.iter().map(ToString::to_string).collect();
            let cold = if *cold { ", cold" } else { "" };
            writeln!(f, "block {b}({}){cold}:", params.join(", "))?;
            let finished = self
                .ranges
                .get(b)
                .map(|r| &self.insts[r.first().index()..r.last().index() + 1]);
            for inst in finished.unwrap_or(insts) {
                writeln!(f, "    {inst}")?;
            }
        }
        Ok(())
    }
}
