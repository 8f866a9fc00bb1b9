"""Writes results around the branches of functions that CORE-MATH lacks, by mpmath and MPFR: python3 boundaries.py FOLDER OUTPUT (needs
gmpy2 and mpmath).

`FPDSL_BOUNDARIES=FOLDER cargo test -p fpdsl-math --test boundaries` has written a list of boundaries for each function: an encoding, and
how many numbers on either side count. A line is the boundary and a word for each number: the encoding of the result rounded toward zero,
without a sign, and a digit. It is 0 if that, with its sign, is the result; 1 of a positive and 2 of a negative result; 4 and 5 of those that
are within 2^-10 units of a number; 3 if there is no number.
"""

import struct
import sys
from pathlib import Path

import error_tests
import gmpy2
from gmpy2 import mpfr
from large_orders import series
from mpmath import inf, isinf, isnan, mp, mpf, nan

NAMES = ("erfcx", "normcdf", "erfinv", "erfcinv", "normcdfinv", "j0", "j1", "y0", "y1")
MASK = (1 << 64) - 1


def bessel(name, x):
    """Of a number that is neither 0 nor infinite."""
    order, second = int(name[1]), name[0] == "y"
    if second and x < 0:
        return nan
    size = abs(x)
    if size > mpf(2) ** 40:
        v = series(order, size)[1 if second else 0]
    elif second and order and size < mpf(2) ** -100:
        v = -2 / (gmpy2.const_pi() * mpfr(float(size)))
    elif not second and size < mpf(2) ** -100:
        # 1 - x^2/4, or x/2 (1 - x^2/8), in the first digits.
        return (size / 2 * (1 if x > 0 else -1) if order else mpf(1)) * (1 - mpf(2) ** -200)
    else:
        v = getattr(gmpy2, name)(mpfr(float(size)))
    m, e = v.as_mantissa_exp()
    v = mpf(int(m)) * mpf(2) ** int(e)
    return -v if order and x < 0 else v


def special(name, x, bits):
    """Encodings of results at zeros and infinities, or None."""
    sign, positive, negative, one = 1 << 63, 0x7FF << 52, 0xFFF << 52, 0x3FF << 52
    zero = {"erfcx": one, "normcdf": one - (1 << 52), "erfinv": bits, "erfcinv": positive, "normcdfinv": negative}
    zero |= {"j0": one, "j1": bits, "y0": negative, "y1": negative}
    if x == 0:
        return zero[name]
    if isinf(x):
        far = {"erfcx": (0, positive), "normcdf": (one, 0), "j0": (0, 0), "j1": (0, sign), "y0": (0, None), "y1": (0, None)}
        return far.get(name, (None, None))[x < 0]
    return None


def word(name, bits):
    x = mpf(struct.unpack("<d", struct.pack("<Q", bits))[0])
    if isnan(x):
        return "03"
    fixed = special(name, x, bits)
    if fixed is not None:
        return f"{fixed:x}0"
    if isinf(x):
        return "03"
    if name in ("erfcx", "normcdf") and abs(x) < mpf(2) ** -200:
        # 1 - 2x / sqrt(pi), and 1/2 + x / sqrt(2 pi), in the first digits.
        side = mpf(2) ** -200 * (1 if x > 0 else -1)
        y = 1 - side if name == "erfcx" else (1 + side) / 2
    elif name in NAMES[5:]:
        y = bessel(name, x)
    else:
        y = getattr(error_tests, name)(x)
    if isnan(y):
        return "03"
    if isinf(y):
        return f"{(0xFFF if y < 0 else 0x7FF) << 52:x}0"
    size, rest, more = error_tests.truncated(abs(y), "f64")
    sign = y < 0
    if rest == 0 and more == 0:
        return f"{size | (sign << 63):x}0"
    if size >= 0x7FF << 52:
        return f"{(0x7FF << 52) - 1:x}{1 + sign}"
    near = more < 64 or more >= (1 << 16) - 64
    return f"{size:x}{(4 if near else 1) + sign}"


def main(folder, output):
    gmpy2.get_context().precision = 300
    with open(output, "w") as out, mp.workprec(300):
        for name in NAMES:
            out.write(f"> {name}\n")
            for line in Path(folder, name).read_text().splitlines():
                bits, reach = int(line.split()[0], 16), int(line.split()[1])
                words = [word(name, (bits + step) & MASK) for step in range(-reach, reach + 1)]
                out.write(f"{bits:x} {' '.join(words)}\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
