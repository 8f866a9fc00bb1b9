"""What writes pages of constants."""

import re
import struct
import subprocess
import sys
from pathlib import Path

from mpmath import log, mp, mpf, nint

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

    # As in rustfmt.toml.
    WIDTH = 110

    def __init__(self, doc):
        self.lines = [f"//! {doc}", "//!", "//! `cargo xtask tables` writes this file.", ""]

    def const(self, name, x):
        self.lines.append(f"pub const {name}: f64 = {literal(x)};")

    def word(self, name, x):
        self.lines.append(f"pub const {name}: u64 = 0x{x:016x};")

    def array(self, name, kind, words):
        """An array, given by encodings in hexadecimal digits: on one line, or with as many on each line as fit."""
        words = [f"0x{word}" for word in words]
        start = f"pub const {name}: [{kind}; {len(words)}] = table![{kind}:"
        line = f"{start} {' '.join(words)}];"
        if len(line) <= self.WIDTH:
            self.lines.append(line)
            return
        count = (self.WIDTH - 3) // (len(words[0]) + 1)
        self.lines.append(start)
        for i in range(0, len(words), count):
            self.lines.append("    " + " ".join(words[i : i + count]))
        self.lines.append("];")

    def table(self, name, values):
        self.array(name, "f64", [f"{bits(x):016x}" for x in values])

    def words(self, name, values):
        self.array(name, "u64", [f"{x:016x}" for x in values])

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

    def polynomial(self, name, coefficients):
        """Coefficients in two parts by themselves, with their numbers; those in one part as an array."""
        rest = []
        for place, value in enumerate(coefficients):
            high = f64(value)
            if value == high:
                rest.append(high)
                continue
            assert not rest
            self.const(f"{name}{place}", high)
            self.const(f"{name}{place}_L", f64(value - high))
        self.table(name, rest)

    def polynomials(self, found, wanted):
        for name in sorted({name for name, _ in found}):
            if re.fullmatch(wanted, name):
                self.polynomial(name, [found[name, place] for of, place in sorted(found) if of == name])

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


def coefficients(script):
    """What a script of Sollya prints: a name, a place and a coefficient on each line; bounds of errors go to standard error."""
    found = {}
    output = subprocess.run(["sollya", HERE / script], capture_output=True, text=True).stdout
    for line in output.splitlines():
        words = line.split()
        if len(words) == 3 and re.match(r"^[A-Z]\w*$", words[0]):
            found[(words[0], int(hexadecimal(words[1])))] = hexadecimal(words[2])
        else:
            print(line, file=sys.stderr)
    return found
