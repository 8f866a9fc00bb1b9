"""Constants of the functions of binary32 that are computed in pairs of binary32."""

import math
import struct

from kit import Page, on_grid
from mpmath import cos, exp, log, mp, mpf, pi, sin


def f32(x):
    """The nearest number of binary32."""
    with mp.workprec(24):
        return +x


def number(encoding):
    return mpf(struct.unpack("<f", struct.pack("<I", encoding))[0])


def digits(x):
    return f"{struct.unpack('<I', struct.pack('<f', float(x)))[0]:08x}"


class Narrow(Page):
    """A file of constants of binary32."""

    def const(self, name, x):
        high, low = digits(x)[:4], digits(x)[4:]
        self.lines.append(f"pub const {name}: f32 = f32::from_bits(0x{high}_{low});")

    def word(self, name, x):
        self.lines.append(f"pub const {name}: u32 = 0x{x:08x};")

    def table(self, name, values):
        self.array(name, "f32", [digits(x) for x in values])

    def pair(self, name, x, grid=None):
        high = f32(x) if grid is None else on_grid(x, grid)
        self.const(name + "_H", high)
        self.const(name + "_L", f32(x - high))

    def pairs(self, name, values, grid=None):
        high = [f32(x) if grid is None else on_grid(x, grid) for x in values]
        self.table(name + "_H", high)
        self.table(name + "_L", [f32(x - h) for x, h in zip(values, high)])

    def steps(self, name, x, grids):
        """Parts of a step with so few digits that an integer times one is exact, and the rest."""
        for place, grid in enumerate(grids):
            self.const(f"{name}_{place + 1}", on_grid(x, grid))
            x -= on_grid(x, grid)
        self.const(f"{name}_{len(grids) + 1}", f32(x))


def bins():
    """As those of `kit`, 32 an octave of binary32."""
    width = 1 << 18
    start = 0x3F800000 - width // 2 - 9 * width
    reciprocals = []
    for i in range(32):
        low, high = number(start + i * width), number(start + (i + 1) * width - 1)
        reciprocals.append(mpf(1) if low <= 1 <= high else on_grid((1 / low + 1 / high) / 2, -13))
    return start, reciprocals


def write(folder):
    ln2, ln10 = log(mpf(2)), log(mpf(10))
    page = Narrow("Of functions of binary32 in pairs of binary32.")

    page.pairs("ROOT", [mpf(2) ** (mpf(i) / 32) for i in range(32)])
    page.const("PER_LN2", f32(32 / ln2))
    page.steps("LN2_STEP", ln2 / 32, (-17, -30))
    page.const("PER_LOG2", f32(32 * ln10 / ln2))
    page.steps("LOG_STEP", ln2 / ln10 / 32, (-18, -31))
    page.pair("LN2", ln2)
    page.pair("LN10", ln10)
    for n in range(3, 7):
        page.const(f"G{n}", f32(1 / mpf(math.factorial(n))))

    start, reciprocals = bins()
    page.word("START", start)
    page.table("RECIPROCAL", reciprocals)
    for name, base, grid in (("LN", exp(mpf(1)), -16), ("LOG2", mpf(2), -16), ("LOG10", mpf(10), -17)):
        page.pairs(name, [-log(x) / log(base) for x in reciprocals], grid)
    page.pair("LN_OF_2", ln2, -16)
    page.pair("LOG10_OF_2", ln2 / ln10, -17)
    page.pair("PER_NEPER_2", 1 / ln2)
    page.pair("PER_NEPER_10", 1 / ln10)
    for n in range(3, 9):
        page.const(f"A{n}", f32(mpf((-1) ** (n + 1)) / n))

    page.const("PER_QUARTER", f32(2 / pi))
    page.steps("QUARTER", pi / 2, (-11, -23, -35))
    page.const("PER_STEP", f32(32 / pi))
    page.steps("STEP", pi / 32, (-16, -28))
    page.pairs("SIN", [sin(k * pi / 32) for k in range(9)])
    page.pairs("COS", [cos(k * pi / 32) for k in range(9)])
    for n in range(3, 8):
        page.const(f"T{n}", f32((-1) ** (n // 2) / mpf(math.factorial(n))))
    page.write(folder, "narrow.rs")
