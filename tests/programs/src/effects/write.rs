//! Statements, functions and files.

use std::fmt::Write;
use std::ops::Range;

use super::expr::{Program, op};

/// The types and functions of all programs.
const COMMON: &str = "
use std::ops::{Add, AddAssign, DivAssign, Mul, MulAssign, RemAssign, SubAssign};

DERIVE
pub struct W { pub x: f64, pub k: u64 }

DERIVE
pub struct H { pub v: [W; 3], pub x: f64 }

FP
impl W {
    pub fn new(x: f64, k: u64) -> W { W { x, k } }
    pub fn scaled(self, x: f64, k: u64) -> W { W { x: self.x * x, k: (self.k + k) % 1009 } }
}

FP
impl Add for W {
    type Output = W;
    fn add(self, other: W) -> W { W { x: self.x + other.x, k: (self.k * 2 + other.k) % 1009 } }
}

FP
impl Mul<f64> for W {
    type Output = W;
    fn mul(self, x: f64) -> W { W { x: self.x * x, k: self.k } }
}

FP
impl AddAssign for W {
    fn add_assign(&mut self, other: W) { self.x += other.x; self.k = (self.k * 3 + other.k) % 1009; }
}

FP
impl SubAssign for W {
    fn sub_assign(&mut self, other: W) { self.x -= other.x; self.k = (self.k * 5 + other.k) % 1009; }
}

FP
impl MulAssign<f64> for W {
    fn mul_assign(&mut self, x: f64) { self.x *= x; self.k = (self.k + 1) % 1009; }
}

FP
impl DivAssign<f64> for W {
    fn div_assign(&mut self, x: f64) { self.x /= x; self.k = (self.k + 2) % 1009; }
}

FP
impl RemAssign<u64> for W {
    fn rem_assign(&mut self, k: u64) { self.k = (self.k * 7 + k) % 1009; }
}

FP
pub fn three(a: f64, k: u64, b: f64) -> f64 { a * 0.5 - b + k as f64 }
";

/// The variables of a program, and the names under which it returns them.
const START: &str = "    let (mut x, mut y, mut k) = (p, q, n % 1009);
    let (mut i, mut j) = (r % 3, (n % 5) as usize % 4);
    let mut s = [p, q, 1.5];
    let mut w = [W::new(p, 1), W::new(q, 2), W::new(0.5, 3)];
    let mut h = H { v: [W::new(q, 4), W::new(1.0, 8), W::new(p, 5)], x: 0.25 };
    let mut t = ([W::new(1.0, 7); 3], 9);
    let mut m = [[W::new(2.0, 5), W::new(p, 6)]; 3];
    let both = |a: f64, b: f64| a * 2.0 + b;
";

/// All that a program has computed.
pub const RESULT: &str = "(x, y, s, [w[0].x, w[1].x, w[2].x, h.v[0].x, h.v[1].x, h.v[2].x, t.0[0].x, t.0[1].x, t.0[2].x, \
                          m[0][0].x, m[0][1].x, m[1][0].x, m[1][1].x, m[2][0].x, m[2][1].x], [w[0].k, w[1].k, w[2].k, \
                          h.v[0].k, h.v[1].k, h.v[2].k, t.0[0].k, t.0[1].k, t.0[2].k, m[0][0].k, m[0][1].k, m[1][0].k, \
                          m[1][1].k, m[2][0].k, m[2][1].k], k, i, j)";

/// A source file of the programs of these seeds: with the attribute, as plain Rust, and the cases.
pub fn file(seeds: Range<u64>) -> String {
    let mut text = format!(
        "// The programs with effects of seeds {}..{}.\n\nuse fpdsl_programs::effects::{{Case, plain}};\n\n",
        seeds.start, seeds.end
    );
    let functions: String = seeds.clone().map(function).collect();
    let whole = format!("{COMMON}{functions}");
    let annotated = whole
        .replace("DERIVE", "#[derive(Clone, Copy, Fp)]")
        .replace("FP", "#[fp]");
    let bare = whole
        .replace("DERIVE", "#[derive(Clone, Copy)]")
        .replace("FP", "");
    let _ = write!(
        text,
        "pub mod annotated {{\nuse fpdsl::prelude::*;\n{annotated}\n}}\n\npub mod bare {{\n{bare}\n}}\n\n\
         pub const CASES: &[Case] = &[\n"
    );
    for seed in seeds {
        let _ = writeln!(
            text,
            "    Case::new::<annotated::effects_{seed}>({seed}, file!(), |input| plain(bare::effects_{seed}, input)),"
        );
    }
    text.push_str("];\n");
    text
}

fn function(seed: u64) -> String {
    let mut program = Program::new(seed);
    let count = program.rng.below(3) + 4;
    let body = program.stmts(count, 3);
    format!(
        "\nFP\npub fn effects_{seed}(p: f64, q: f64, n: u64, r: usize) \
         -> (f64, f64, [f64; 3], [f64; 15], [u64; 15], u64, usize, usize) {{\n{START}{body}    {RESULT}\n}}\n"
    )
}

impl Program {
    /// Statements, of which those with blocks nest so deep.
    pub fn stmts(&mut self, count: usize, depth: usize) -> String {
        (0..count).map(|_| self.stmt(depth)).collect()
    }

    fn stmt(&mut self, depth: usize) -> String {
        let kinds = if depth == 0 { 9 } else { 13 };
        match self.rng.below(kinds) {
            0 => format!("    x = {};\n", self.float(3)),
            1 => format!("    {} = {};\n", self.element(2), self.float(2)),
            2 => self.scalar_update(),
            3..=6 => self.update(2),
            7 => format!(
                "    (x, {}) = ({}, {});\n",
                self.element(1),
                self.float(2),
                self.float(2)
            ),
            8 => format!(
                "    ({}, k) = ({}, {});\n",
                self.place("w", 1),
                self.pair(2),
                self.number(2)
            ),
            9 => {
                let (cond, then, other) = (
                    self.truth(2, true),
                    self.stmts(2, depth - 1),
                    self.stmts(1, depth - 1),
                );
                format!("    if {cond} {{\n{then}    }} else {{\n{other}    }}\n")
            }
            10 => {
                let (low, high, step) = (self.number(1), self.number(2), self.number(1));
                let rev = if self.rng.percent(50) { ".rev()" } else { "" };
                let body = self.in_loop(|program| program.stmts(2, depth - 1));
                format!(
                    "    for q in ({low} % 2..{high} % 5){rev}.step_by(({step}) as usize % 2 + 1) {{\n    k = (k * 3 + q) % 1009;\n{body}    }}\n"
                )
            }
            11 => {
                let (low, high, first) = (self.number(1), self.number(1), self.number(1));
                format!(
                    "    for (q, e) in ({low} % 2..{high} % 6).rev().skip(1).zip({first}..) {{ k = (k * 5 + q * 3 + e) % 1009; }}\n"
                )
            }
            _ => {
                let (by, skipped) = self.beside("x", |program| (program.float(1), program.index(1)));
                format!("    x += s.iter().skip({skipped}).fold({by}, |a, b| a * 0.5 + b);\n")
            }
        }
    }

    /// An update of a scalar, whose value comes before the place.
    fn scalar_update(&mut self) -> String {
        let (place, root) = match self.rng.below(3) {
            0 => ("y".to_owned(), "y"),
            1 => ("h.x".to_owned(), "h"),
            _ => (self.element(2), "s"),
        };
        let operator = op(&mut self.rng, &["+", "-", "*", "/"]);
        let value = self.beside(root, |program| program.float(2));
        format!("    {place} {operator}= {value};\n")
    }

    /// An update of a struct, whose place comes before the value.
    pub fn update(&mut self, depth: usize) -> String {
        let free: Vec<&'static str> = ["w", "h", "t", "m"]
            .into_iter()
            .filter(|root| self.may_assign(root))
            .collect();
        if free.is_empty() {
            return String::new();
        }
        let root = free[self.rng.below(free.len())];
        let place = self.place(root, depth.min(1));
        let value = |program: &mut Self| match program.rng.below(5) {
            0 => format!("*= {}", program.float(depth)),
            1 => format!("/= {}", program.float(depth)),
            2 => format!("%= {}", program.number(depth)),
            3 => format!("-= {}", program.pair(depth)),
            _ => format!("+= {}", program.pair(depth)),
        };
        let value = self.beside(root, value);
        format!("    {place} {value};\n")
    }
}
