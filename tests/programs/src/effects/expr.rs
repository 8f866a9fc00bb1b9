//! Expressions, in each of which any operand may be a block with effects.

use super::write::RESULT;
use crate::rng::Rng;

/// A program that is being written.
pub struct Program {
    pub rng: Rng,
    /// The variables that the operand of an update must not assign.
    held: Vec<&'static str>,
    /// True where nothing may be assigned.
    pure: bool,
    loops: usize,
}

/// One of the operators.
pub fn op(rng: &mut Rng, operators: &[&'static str]) -> &'static str {
    operators[rng.below(operators.len())]
}

impl Program {
    pub fn new(seed: u64) -> Self {
        Program {
            rng: Rng::new(seed),
            held: Vec::new(),
            pure: false,
            loops: 0,
        }
    }

    pub fn may_assign(&self, root: &str) -> bool {
        !self.pure && !self.held.contains(&root)
    }

    /// What `write` writes, as the right side of an update of a variable.
    pub fn beside<R>(&mut self, root: &'static str, write: impl FnOnce(&mut Self) -> R) -> R {
        self.held.push(root);
        let written = write(self);
        self.held.pop();
        written
    }

    pub fn in_loop<R>(&mut self, write: impl FnOnce(&mut Self) -> R) -> R {
        self.loops += 1;
        let written = write(self);
        self.loops -= 1;
        written
    }

    /// Statements that change what others read, with expressions that nest so deep.
    fn effects(&mut self, depth: usize) -> String {
        let mut text = String::new();
        for _ in 0..self.rng.below(2) + 1 {
            text += &match self.rng.below(6) {
                0 if self.may_assign("i") => "i = (i + 1) % 3; ".to_owned(),
                1 if self.may_assign("j") => format!("j = (j + {}) % 3; ", self.rng.below(3) + 1),
                2 if self.may_assign("x") => format!("x = {}; ", self.float(depth.min(1))),
                3 if self.may_assign("k") => format!("k = {} % 1009; ", self.number(depth.min(1))),
                4 if self.may_assign("y") => "y = y * 0.5 - 1.0; ".to_owned(),
                _ if !self.pure && depth > 0 => self.update(depth - 1).trim_start().replace('\n', " "),
                _ => String::new(),
            };
        }
        text
    }

    /// A value behind effects.
    fn block(&mut self, depth: usize, value: impl FnOnce(&mut Self, usize) -> String) -> String {
        let effects = self.effects(depth);
        format!("{{ {effects}{} }}", value(self, depth))
    }

    /// A value that is chosen, or a jump.
    fn chosen(&mut self, depth: usize, value: fn(&mut Self, usize) -> String) -> String {
        if self.held.is_empty() && !self.pure && self.rng.percent(40) {
            let jump = match (self.loops, self.rng.below(3)) {
                (1.., 0) => "break".to_owned(),
                (1.., 1) => "continue".to_owned(),
                _ => format!("return {RESULT}"),
            };
            let number = self.number(depth.min(1));
            return format!(
                "(match {number} % 11 {{ 7 => {jump}, _ => {} }})",
                value(self, depth)
            );
        }
        if self.rng.percent(50) {
            let cond = self.truth(depth.min(1), true);
            return format!(
                "(if {cond} {{ {} }} else {{ {} }})",
                value(self, depth),
                value(self, depth)
            );
        }
        let number = self.number(depth.min(1));
        let arms = (value(self, depth), value(self, depth), value(self, depth));
        format!(
            "(match {number} % 3 {{ 0 => {}, 1 => {}, _ => {} }})",
            arms.0, arms.1, arms.2
        )
    }

    pub fn float(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.rng.below(6) {
                0 => op(&mut self.rng, &["0.5_f64", "1.25_f64", "(-3.0_f64)", "2.0_f64"]).to_owned(),
                1 => "y".to_owned(),
                2 => "h.x".to_owned(),
                3 => format!("s[{}]", self.index(0)),
                _ => "x".to_owned(),
            };
        }
        let d = depth - 1;
        match self.rng.below(13) {
            0 | 1 if !self.pure => self.block(d, Self::float),
            0..=3 => {
                let (left, operator) = (self.float(d), op(&mut self.rng, &["+", "-", "*", "/"]));
                format!("({left} {operator} {})", self.float(d))
            }
            4 => format!(
                "({}).mul_add({}, {})",
                self.float(d),
                self.float(d),
                self.float(d)
            ),
            5 => format!("three({}, {}, {})", self.float(d), self.number(d), self.float(d)),
            6 => format!("both({}, {})", self.float(d), self.float(d)),
            7 => self.chosen(d, Self::float),
            8 => format!("({}, {}).0", self.float(d), self.number(d)),
            9 => format!(
                "[{}, {}, {}][{}]",
                self.float(d),
                self.float(d),
                self.float(d),
                self.index(d)
            ),
            10 => format!("({}).x", self.pair(d)),
            11 => format!("({} as f64)", self.number(d)),
            _ => format!("s[{}]", self.index(d)),
        }
    }

    /// Below 2^20 or so.
    pub fn number(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.rng.below(4) {
                0 => format!("{}", self.rng.below(9)),
                1 => "t.1".to_owned(),
                2 => format!("w[{}].k", self.index(0)),
                _ => "k".to_owned(),
            };
        }
        let d = depth - 1;
        match self.rng.below(8) {
            0 | 1 if !self.pure => self.block(d, Self::number),
            0..=2 => format!("(({} + {}) % 1009)", self.number(d), self.number(d)),
            3 => format!("(({} * 3 + {}) % 1009)", self.number(d), self.number(d)),
            4 => format!("({} / ({} % 9))", self.number(d), self.number(d)),
            5 => format!("({} as u64)", self.index(d)),
            6 => format!("({}).k", self.pair(d)),
            _ => self.chosen(d, Self::number),
        }
    }

    /// Below 3, and now and then above.
    pub fn index(&mut self, depth: usize) -> String {
        if depth == 0 {
            return op(&mut self.rng, &["i", "i", "j", "(k % 3) as usize", "1"]).to_owned();
        }
        let d = depth - 1;
        match self.rng.below(5) {
            0 | 1 if !self.pure => self.block(d, Self::index),
            2 if self.may_assign("i") => "{ i = (i + 2) % 3; i }".to_owned(),
            3 => format!("({} % 3) as usize", self.number(d)),
            _ => self.index(0),
        }
    }

    /// A place for a float. No jump leaves an index of a place that is assigned.
    pub fn element(&mut self, depth: usize) -> String {
        self.beside("", |program| format!("s[{}]", program.index(depth)))
    }

    /// A place for a struct.
    pub fn place(&mut self, root: &str, depth: usize) -> String {
        self.beside("", |program| program.place_of(root, depth))
    }

    fn place_of(&mut self, root: &str, depth: usize) -> String {
        match root {
            "h" => format!("h.v[{}]", self.index(depth)),
            "t" => format!("t.0[{}]", self.index(depth)),
            "m" => format!("m[{}][{}]", self.index(depth), self.index(depth)),
            root => format!("{root}[{}]", self.index(depth)),
        }
    }

    pub fn pair(&mut self, depth: usize) -> String {
        if depth == 0 {
            let root = op(&mut self.rng, &["w", "h", "t", "m"]);
            return self.place(root, 0);
        }
        let d = depth - 1;
        match self.rng.below(9) {
            0 | 1 if !self.pure => self.block(d, Self::pair),
            0..=2 => format!("W::new({}, {})", self.float(d), self.number(d)),
            3 => format!("({} + {})", self.pair(d), self.pair(d)),
            4 => format!("({} * {})", self.pair(d), self.float(d)),
            5 => format!("({}).scaled({}, {})", self.pair(d), self.float(d), self.number(d)),
            6 => format!("(W {{ k: {}, x: {} }})", self.number(d), self.float(d)),
            7 => format!("(W {{ x: {}, ..{} }})", self.float(d), self.pair(d)),
            _ => self.chosen(d, Self::pair),
        }
    }

    /// A condition. The right side of `&&` and `||` assigns nothing.
    pub fn truth(&mut self, depth: usize, lazy: bool) -> String {
        let d = depth.saturating_sub(1);
        match self.rng.below(4) {
            0 => format!("{} < {}", self.float(d), self.float(d)),
            1 if lazy => {
                let left = self.truth(d, false);
                let outer = std::mem::replace(&mut self.pure, true);
                let right = self.truth(d, false);
                self.pure = outer;
                format!("({left} {} {right})", op(&mut self.rng, &["&&", "||"]))
            }
            _ => format!("{} % 2 == 0", self.number(d)),
        }
    }
}
