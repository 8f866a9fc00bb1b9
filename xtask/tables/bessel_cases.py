"""Writes arguments and correct results of the Bessel functions, computed by MPFR: python3 bessel_cases.py OUTPUT (needs
gmpy2 and mpmath).

A result is the encoding of the number below it in size, and 0 if it is that number, 1 to 3 if it is below, at or above the middle to the
next. A digest (FNV-1a) is of all results of a 16-bit format, from the encoding 0 on, in the modes rn, rz, ru and rd.
"""

import random
import struct
import sys

import gmpy2
import mpmath

PRECISION = 160
# Digits, the exponent of the least number, and the bits of infinity.
FORMATS = {"f16": (11, -24, 0x7C00), "bf16": (8, -133, 0x7F80), "f32": (24, -149, 0x7F80_0000), "f64": (53, -1074, 0x7FF0 << 48)}
# The exponents of arguments. For larger ones MPFR needs more memory than there is.
SPANS = {"f32": (-149, 127), "f64": (-1074, 127)}


def value(format, bits):
    digits, least, _ = FORMATS[format]
    field, fraction = bits >> (digits - 1), bits & ((1 << (digits - 1)) - 1)
    if field == 0:
        return gmpy2.mpfr(fraction) * gmpy2.exp2(least)
    return gmpy2.mpfr(fraction + (1 << (digits - 1))) * gmpy2.exp2(least + field - 1)


def split(format, v):
    """The encoding below in size, and where the number is between it and the next."""
    digits, least, infinity = FORMATS[format]
    m, e = gmpy2.mpfr(abs(v)).as_mantissa_exp()
    m, e = int(m), int(e)
    if v.rc != 0:
        # One digit more says on which side the exact result is.
        m, e = 2 * m + (1 if (v.rc < 0) == (v > 0) else -1), e - 1
    q = max(m.bit_length() + e - digits, least)
    shift = q - e
    n, rest = (m >> shift, m & ((1 << shift) - 1)) if shift > 0 else (m << -shift, 0)
    half = 1 << max(shift - 1, 0)
    flag = 0 if rest == 0 else 1 + (rest > half) + (rest >= half)
    bits = ((q - least) << (digits - 1)) + n
    return (infinity - 1, 3) if bits >= infinity else (bits, flag)


def bits_of(format, x):
    if format == "f64":
        return struct.unpack("<Q", struct.pack("<d", x))[0]
    return struct.unpack("<I", struct.pack("<f", x))[0]


def arguments(name, format, count):
    """Of all sizes, of the sizes of zeros, and beside zeros."""
    chance = random.Random(f"{name} {format}")
    low, high = SPANS[format]
    for k in range(count):
        if k % 4 == 0:
            x = chance.uniform(1, 2) * 2.0 ** chance.randint(low, high)
        elif k % 4 == 1:
            x = chance.uniform(0, 60)
        elif k % 4 == 2:
            x = chance.uniform(0, 1) * 10.0 ** chance.randint(-3, 6)
        else:
            # Near a zero of one of the functions, which are about a quarter of a turn apart.
            x = zero_near(name, chance.uniform(0.2, 100 if k % 8 == 3 else 1e5))
        yield bits_of(format, x)


def zero_near(name, x):
    function = FUNCTIONS[name]
    low, high = gmpy2.mpfr(x), gmpy2.mpfr(x)
    while function(low) * function(high) > 0:
        high += 0.4
    for _ in range(60):
        middle = (low + high) / 2
        if function(low) * function(middle) <= 0:
            high = middle
        else:
            low = middle
    return float(high)


def y1(x):
    # MPFR needs too much memory for some tiny and some large numbers.
    if x < 2.0**-100:
        return -2 / (gmpy2.const_pi() * x)
    if x > 2.0**60:
        m, e = x.as_mantissa_exp()
        with mpmath.workprec(PRECISION):
            sign, m, e, _ = mpmath.bessely(1, mpmath.ldexp(int(m), int(e)))._mpf_
        return gmpy2.mpfr(-m if sign else m) * gmpy2.exp2(e)
    return gmpy2.y1(x)


FUNCTIONS = {"j0": gmpy2.j0, "j1": gmpy2.j1, "y0": gmpy2.y0, "y1": y1}
WHOLE = {"jn": gmpy2.jn, "yn": gmpy2.yn}


def digest(name, format):
    infinity, sign = FORMATS[format][2], 0x8000
    positive = [split_signed(format, FUNCTIONS[name](value(format, bits))) for bits in range(1, infinity)]
    hashes = [0xCBF29CE484222325] * 4
    for bits in range(0x10000):
        size, negative = bits & 0x7FFF, bits >> 15
        fixed = None
        if size > infinity:
            fixed = 0xFFFF
        elif name[0] == "y" and size == 0:
            fixed = sign | infinity
        elif name[0] == "y" and negative:
            fixed = 0xFFFF
        elif size == infinity:
            fixed = sign if name == "j1" and negative else 0
        elif size == 0:
            fixed = bits if name == "j1" else split(format, gmpy2.mpfr(1))[0]
        for mode in range(4):
            result = fixed
            if fixed is None:
                below, flag, minus = positive[size - 1]
                minus ^= negative and name == "j1"
                up = [flag > 2 or (flag == 2 and below & 1), False, flag and not minus, flag and minus][mode]
                result = below + bool(up) | (sign if minus else 0)
            hashes[mode] = (hashes[mode] ^ result) * 0x100000001B3 % (1 << 64)
    return hashes


def split_signed(format, v):
    return (*split(format, v), v < 0)


def main(output):
    gmpy2.get_context().precision = PRECISION
    with open(output, "w") as out:
        for name, function in FUNCTIONS.items():
            for format, count in (("f32", 1000), ("f64", 600)):
                out.write(f"> {name} {format}\n")
                for bits in sorted(set(arguments(name, format, count))):
                    below, flag, minus = split_signed(format, function(value(format, bits)))
                    out.write(f"{bits:x} {below:x} {flag}{'-' if minus else '+'}\n")
            for format in ("f16", "bf16"):
                out.write(f"! {name} {format} " + " ".join(f"{h:016x}" for h in digest(name, format)) + "\n")
        chance = random.Random(1)
        for name, function in WHOLE.items():
            for format, count in (("f32", 400), ("f64", 400)):
                out.write(f"> {name} {format}\n")
                for k in range(count):
                    n = chance.randint(-12, 12) if k % 2 else chance.randint(2, 150)
                    x = chance.uniform(0, 200) if k % 3 else chance.uniform(1, 2) * 2.0 ** chance.randint(-40, 12)
                    bits = bits_of(format, x)
                    below, flag, minus = split_signed(format, function(n, value(format, bits)))
                    out.write(f"{n} {bits:x} {below:x} {flag}{'-' if minus else '+'}\n")


if __name__ == "__main__":
    main(sys.argv[1])
