"""Writes the constants of the elementary functions: tables by mpmath, polynomials by Sollya.

`cargo xtask tables` runs it: python3 tables.py OUTPUT_FOLDER
"""

import math
import re
import struct
import subprocess
import sys
from pathlib import Path

from mpmath import floor, log, mp, mpf, nint, pi

mp.prec = 1400
HERE = Path(__file__).parent


def f64(x):
    """The nearest number of binary64."""
    with mp.workprec(53):
        return +x


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", float(x)))[0]


def number(encoding):
    return mpf(struct.unpack("<d", struct.pack("<Q", encoding))[0])


def on_grid(x, exponent):
    """The nearest multiple of a power of two."""
    return nint(x * mpf(2) ** -exponent) * mpf(2) ** exponent


def literal(x):
    digits = f"{bits(x):016x}"
    return "f64::from_bits(0x" + "_".join(digits[i : i + 4] for i in range(0, 16, 4)) + ")"


class Page:
    """A file of constants."""

    def __init__(self, doc):
        self.lines = [f"//! {doc}", "//!", "//! `cargo xtask tables` writes this file.", ""]

    def const(self, name, x):
        self.lines.append(f"pub const {name}: f64 = {literal(x)};")

    def word(self, name, x):
        self.lines.append(f"pub const {name}: u64 = 0x{x:016x};")

    def table(self, name, values):
        self.lines.append(f"pub const {name}: [f64; {len(values)}] = [")
        for i in range(0, len(values), 4):
            self.lines.append("    " + " ".join(literal(x) + "," for x in values[i : i + 4]))
        self.lines.append("];")

    def pair(self, name, x):
        high = f64(x)
        self.const(name + "_H", high)
        self.const(name + "_L", f64(x - high))

    def triple(self, name, x):
        high = f64(x)
        middle = f64(x - high)
        parts = ", ".join(literal(part) for part in (high, middle, f64(x - high - middle)))
        self.lines.append(f"pub const {name}: (f64, f64, f64) = ({parts});")

    def tables_of_three(self, name, values, exponent=None):
        """High parts (on a grid, if there is an exponent), middle and low parts."""
        high = [f64(x) if exponent is None else on_grid(x, exponent) for x in values]
        middle = [f64(x - h) for x, h in zip(values, high)]
        low = [f64(x - h - m) for x, h, m in zip(values, high, middle)]
        self.table(name + "_H", high)
        self.table(name + "_M", middle)
        self.table(name + "_L", low)

    def polynomials(self, found, wanted):
        for (name, place), value in sorted(found.items()):
            if not re.fullmatch(wanted, name):
                continue
            high = f64(value)
            self.const(f"{name}{place}", high)
            if value != high:
                self.const(f"{name}{place}_L", f64(value - high))

    def write(self, folder, name):
        Path(folder, name).write_text("\n".join(self.lines) + "\n")


def bins(binary_digits, shift):
    """Encodings from `start` on in 2^binary_digits bins an octave; a reciprocal and its logarithm for each."""
    one, width = bits(1), 1 << (52 - binary_digits)
    start = one - width // 2 - shift * width
    reciprocals, logarithms = [], []
    for i in range(1 << binary_digits):
        low, high = number(start + i * width), number(start + (i + 1) * width - 1)
        near = mpf(1) if low <= 1 <= high else on_grid((1 / low + 1 / high) / 2, -(binary_digits + (8 if binary_digits == 5 else 9)))
        reciprocals.append(near)
        logarithms.append(-log(near))
    return start, reciprocals, logarithms


def hexadecimal(text):
    match = re.match(r"(-?)0x([0-9a-f]+)(?:\.([0-9a-f]+))?(?:p([+-]?\d+))?$", text)
    if not match:
        return mpf(text)
    fraction = match.group(3) or ""
    value = mpf(int(match.group(2) + fraction, 16)) * mpf(2) ** (int(match.group(4) or 0) - 4 * len(fraction))
    return -value if match.group(1) else value


def coefficients():
    """What Sollya prints: a name, a place and a coefficient on each line; bounds of errors go to standard error."""
    found = {}
    for script in ("single.sollya", "second.sollya"):
        output = subprocess.run(["sollya", HERE / script], capture_output=True, text=True).stdout
        for line in output.splitlines():
            words = line.split()
            if len(words) == 3 and re.match(r"^[A-Z]\w*$", words[0]):
                found[(words[0], int(hexadecimal(words[1])))] = hexadecimal(words[2])
            else:
                print(line, file=sys.stderr)
    return found


def main(folder):
    found = coefficients()
    ln2 = log(mpf(2))

    page = Page("Of `exp`, `exp2` and `ln` in binary64.")
    powers = [mpf(2) ** (mpf(i) / 32) for i in range(32)]
    high = [f64(x) for x in powers]
    page.table("EXP2_H", high)
    page.table("EXP2_L", [f64(x - h) for x, h in zip(powers, high)])
    page.const("INV_LN2_32", f64(32 / ln2))
    step = on_grid(ln2 / 32, -45)
    page.const("LN2_32_H", step)
    page.const("LN2_32_L", f64(ln2 / 32 - step))
    start, reciprocals, logarithms = bins(5, 9)
    page.word("LOG_OFF", start)
    page.table("LOG_INV", reciprocals)
    high = [on_grid(x, -42) for x in logarithms]
    page.table("LOG_H", high)
    page.table("LOG_L", [f64(x - h) for x, h in zip(logarithms, high)])
    high = on_grid(ln2, -42)
    page.const("LN2_H", high)
    page.const("LN2_L", f64(ln2 - high))
    page.polynomials(found, "E|E2|L")
    page.write(folder, "exp.rs")

    page = Page("Of `sin` and `cos` in binary64.")
    quarter = pi / 2
    first = on_grid(quarter, -31)
    second = on_grid(quarter - first, -64)
    page.const("PIO2_1", first)
    page.const("PIO2_2", second)
    page.const("PIO2_3", f64(quarter - first - second))
    page.const("TWO_OVER_PI", f64(2 / pi))
    page.pair("PIO2", quarter)
    parts = [[], [], []]
    for exponent in range(128):
        turns = mpf(2) ** (exponent - 23) * 2 / pi
        turns -= 4 * floor(turns / 4)
        a = on_grid(turns, -27)
        b = on_grid(turns - a, -56)
        for part, value in zip(parts, (a, b, f64(turns - a - b))):
            part.append(value)
    for place, part in enumerate(parts):
        page.table(f"PH{place + 1}", part)
    page.polynomials(found, "[SC]")
    page.write(folder, "trig.rs")

    page = Page("Of `powf` in double-double.")
    page.polynomials(found, "L2")
    start, reciprocals, logarithms = bins(6, 18)
    page.word("POW_OFF", start)
    page.table("POW_INV", reciprocals)
    high = [on_grid(x / ln2, -42) for x in logarithms]
    page.table("POW_H", high)
    page.table("POW_L", [f64(x / ln2 - h) for x, h in zip(logarithms, high)])
    page.write(folder, "pow.rs")

    page = Page("Of `exp` and `ln` in triple-double.")
    page.tables_of_three("EA", powers)
    page.tables_of_three("EB", [mpf(2) ** (mpf(i) / 1024) for i in range(32)])
    page.const("INV_LN2_1024", f64(1024 / ln2))
    rest = ln2 / 1024
    for place, exponent in enumerate((-43, -76, -109)):
        part = on_grid(rest, exponent)
        page.const(f"LN2_1024_{place + 1}", part)
        rest -= part
    page.const("LN2_1024_4", f64(rest))
    _, reciprocals, logarithms = bins(5, 9)
    page.tables_of_three("LA", logarithms, -42)
    second = [mpf(1) if j == 16 else on_grid(1 / (1 + mpf(j - 16) / 976), -14) for j in range(32)]
    page.table("LB_INV", second)
    page.tables_of_three("LB", [-log(x) for x in second], -42)
    high = on_grid(ln2, -42)
    middle = on_grid(ln2 - high, -84)
    page.const("LN2A", high)
    page.const("LN2B", middle)
    page.const("LN2C", f64(ln2 - high - middle))
    page.const("LN2BF", f64(ln2 - high))
    for n in (3, 5, 6):
        page.triple(f"NTH{n}", mpf(1) / n)
    for n in (3, 4, 5):
        page.triple(f"FACT{n}", mpf(1) / math.factorial(n))
    for n in (3, 6, 7, 9, 11, 12, 24, 120, 720, 5040, 40320, 362880, 3628800):
        page.lines.append(f"pub const R{n}: f64 = 1.0 / {n}.0;")
    page.write(folder, "wide.rs")


main(sys.argv[1])
