"""Writes what the tests of `erfcx`, `normcdf`, `erfinv`, `erfcinv` and `normcdfinv` compare with, computed by mpmath to 180 bits or more.

python3 error_tests.py tests/math/data/error.txt

Of f16 and bf16 all inputs, of f32 every 1,000,003rd encoding: a line `digest NAME FORMAT RN RZ RU RD` has one FNV-1a digest of the results a mode,
a result a step, where every NaN is 2^64 - 1. Of f64 inputs of all sizes: a line of the encodings of the input and of the result rounded
toward zero, and the first 16 bits of what that leaves out.
"""

import math
import random
import struct
import sys

from mpmath import erf, erfc, exp, inf, isinf, isnan, log, mp, mpf, nan, pi, sqrt

# Digits of the significand, the least exponent of a normal number, the bits of the encoding.
FORMATS = {"f16": (11, -14, 16), "bf16": (8, -126, 16), "f32": (24, -126, 32), "f64": (53, -1022, 64)}


def decode(bits, name):
    digits, least, width = FORMATS[name]
    sign = -1 if bits >> (width - 1) else 1
    exponent = (bits >> (digits - 1)) & ((1 << (width - digits)) - 1)
    fraction = bits & ((1 << (digits - 1)) - 1)
    if exponent == (1 << (width - digits)) - 1:
        return nan if fraction else sign * inf
    if exponent == 0:
        return sign * mpf(fraction) * mpf(2) ** (least - digits + 1)
    return sign * mpf(fraction + (1 << (digits - 1))) * mpf(2) ** (exponent - 1 + least - digits + 1)


def truncated(x, name):
    """The encoding of |x| rounded toward zero, with one bit more for each of the two places below, the last of which is sticky; and 16 bits."""
    digits, least, _ = FORMATS[name]
    if x == 0:
        return 0, 0, 0
    _, m, e, count = x._mpf_
    top = e + count - 1
    unit = max(top, least) - digits + 1
    shift = unit - e
    whole = m >> shift if shift > 0 else m << -shift
    rest = m & ((1 << shift) - 1) if shift > 0 else 0
    half = (rest >> (shift - 1)) & 1 if shift > 0 else 0
    sticky = int(shift > 0 and rest & ((1 << (shift - 1)) - 1) != 0)
    # Whole numbers of units and encodings agree below 2 of the least normal number; each octave beyond adds as many encodings again.
    octaves = max(top - least, 0)
    encoding = whole + octaves * (1 << (digits - 1))
    next16 = (rest << 16) >> shift if shift > 0 else 0
    return encoding, 2 * half + sticky, next16


def rounded(x, name, mode, negative_zero=False):
    digits, least, width = FORMATS[name]
    largest = ((1 << (width - digits)) - 1) << (digits - 1)
    if isnan(x):
        return (1 << 64) - 1
    sign = 1 << (width - 1) if x < 0 or negative_zero else 0
    if isinf(x):
        return sign | largest
    encoding, rest, _ = truncated(abs(x), name)
    away = {"rn": rest > 2 or (rest == 2 and encoding & 1), "rz": False, "ru": rest and not sign, "rd": rest and sign}[mode]
    if encoding >= largest:
        overflows = {"rn": True, "rz": False, "ru": not sign, "rd": bool(sign)}[mode]
        return sign | (largest if overflows else largest - 1)
    return sign | (encoding + int(bool(away)))


def erfcx(x):
    if isinf(x):
        return mpf(0) if x > 0 else inf
    if x > 1e6:
        # The series ends below 2^-400.
        v = 1 / (2 * x * x)
        total = mpf(1)
        for n in range(19, 0, -2):
            total = 1 - n * v * total
        return total / (x * sqrt(pi))
    # Below -100 every format has an infinity or its largest number.
    x = max(x, mpf(-100))
    return exp(x * x) * erfc(x)


def normcdf(x):
    if isinf(x):
        return mpf(0) if x < 0 else mpf(1)
    # Far out it rounds alike in every format.
    return 1 - mpf(2) ** -120 if x > 15 else erfc(-max(x, mpf(-60)) / sqrt(mpf(2))) / 2


def near(function, target, x):
    """Newton's method in binary64."""
    for _ in range(60):
        step = (function(x) - target) * math.sqrt(math.pi) / 2 * math.exp(min(x * x, 700))
        x -= step / (1 + max(-0.5, x * step))
        if abs(step) <= abs(x) * 1e-13:
            break
    return x


def root(function, target, x):
    """Halley's method, whose steps triple the digits, for an increasing function with the derivative of erf."""
    for _ in range(100):
        step = (function(x) - target) * sqrt(pi) / 2 * exp(x * x)
        step /= 1 + max(-mpf(1) / 2, x * step)
        x -= step
        if abs(step) <= abs(x) * mpf(2) ** -(mp.prec // 3 - 6):
            return x
    raise ArithmeticError(target)


def erfinv(x):
    if abs(x) >= 1:
        return x * inf if abs(x) == 1 else nan
    if x == 0:
        return x
    if abs(x) <= 0.5:
        return root(erf, x, mpf(near(math.erf, float(x), float(x) * 0.886)) if abs(x) > 1e-8 else x * sqrt(pi) / 2)
    return erfcinv(1 - x)


def erfcinv(x):
    if not 0 < x < 2:
        return inf if x == 0 else -inf if x == 2 else nan
    if abs(x - 1) <= 0.5:
        return erfinv(1 - x)
    if x > 1:
        return -erfcinv(2 - x)
    w = sqrt(-log(x))
    start = w - log(w + 1) / (2 * w) if w < 3 else w - log(w * sqrt(pi)) / (2 * w)
    if x > 1e-290:
        start = mpf(near(lambda y: -math.erfc(y), -float(x), float(start)))
    return root(lambda y: -erfc(y), -x, start)


def normcdfinv(x):
    return -sqrt(mpf(2)) * erfcinv(2 * x)


def inputs(name, count):
    """Numbers of binary64 of all sizes."""
    draw = random.Random(name)
    for k in range(count):
        tiny = 2.0 ** -draw.uniform(0, 1074)
        whole = {"erfinv": 1.0, "erfcinv": 2.0, "normcdfinv": 1.0}.get(name)
        if whole is None:
            low, high = (-26.6, 30.0) if name == "erfcx" else (-38.6, 9.0)
            big = 2.0 ** draw.uniform(0, 1023) if name == "erfcx" else draw.uniform(-2, 2)
            choices = [draw.uniform(low, high), draw.uniform(-1, 1), draw.choice([1, -1]) * min(tiny, 1.0), big]
        else:
            beside = whole - 2.0 ** -draw.uniform(1, 52)
            choices = [draw.uniform(0, whole), min(tiny, 0.99), beside, draw.uniform(0.2 * whole, 0.8 * whole)]
        x = choices[k % 4]
        yield -x if name == "erfinv" and draw.random() < 0.5 else x


FUNCTIONS = {"erfcx": erfcx, "normcdf": normcdf, "erfinv": erfinv, "erfcinv": erfcinv, "normcdfinv": normcdfinv}
MODES = ("rn", "rz", "ru", "rd")


def digests(name, format_name, step):
    width = FORMATS[format_name][2]
    found = [0xCBF29CE484222325] * 4
    for bits in range(0, 1 << width, step):
        x = decode(bits, format_name)
        y = nan if isnan(x) else FUNCTIONS[name](x)
        negative_zero = name == "erfinv" and bits == 1 << (width - 1)
        for k, mode in enumerate(MODES):
            found[k] = ((found[k] ^ rounded(y, format_name, mode, negative_zero)) * 0x100000001B3) & ((1 << 64) - 1)
    return " ".join(f"{digest:016x}" for digest in found)


def main(path):
    lines = []
    with mp.workprec(180):
        for name in FUNCTIONS:
            for format_name, step in (("f16", 1), ("bf16", 1), ("f32", 1_000_003)):
                lines.append(f"digest {name} {format_name} {digests(name, format_name, step)}")
    with mp.workprec(260):
        for name in FUNCTIONS:
            lines.append(f"rows {name}")
            for x in inputs(name, 1000):
                y = FUNCTIONS[name](mpf(x))
                encoding, _, more = truncated(abs(y), "f64")
                bits = struct.unpack("<Q", struct.pack("<d", x))[0]
                lines.append(f"{bits:016x} {encoding | ((y < 0) << 63):016x} {more:04x}")
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
