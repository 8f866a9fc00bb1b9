"""Writes pairs of which the angles lie very near a number of binary64 or a middle of two, and the angles: python3 near_angles.py OUTPUT

The angle of (x, y) is near a boundary m if y/x is near tan(m), or in half turns near tan(pi m). The nearest quotients of two numbers of
53 digits are the convergents of the continued fraction of the tangent, times the powers of two that bring it near 1. Beside 1/2 and 1 of
half a turn the tangent or its inverse is about pi j 2^-54: an error of it counts little there, so pairs are near for every small j. All
other boundaries are like random ones: those of small j beside 1/4 and 0, and of every binade.

Results are written as `bessel_cases.py` writes them. Standard error has the least distance of each family.
"""

import random
import struct
import sys

import mpmath
from mpmath import atan, mp, mpf, pi, tan

mp.prec = 420
DIGITS = 1 << 53


def convergents(x):
    """The last fractions of a continued fraction whose parts have 53 digits at most."""
    p0, q0, p1, q1 = 0, 1, 1, 0
    found = []
    while True:
        a = int(mpmath.floor(x))
        p0, q0, p1, q1 = p1, q1, a * p1 + p0, a * q1 + q0
        if p1 >= DIGITS or q1 >= DIGITS:
            return found[-2:]
        found.append((p1, q1))
        x = 1 / (x - a)


def angle(y, x, turns):
    # No cancellation where a coordinate is far smaller than the other.
    z = atan(y / x) if x > 0 else pi - atan(y / -x)
    return z / pi if turns else z


def pairs(m, turns):
    """Coordinates whose angle is near m, and how near, as a part of m."""
    theta = m * pi if turns else m
    # The other way round the axis, so that the tangent of what is near half a turn has all its digits.
    sign = 1 if theta < pi / 2 else -1
    t = abs(tan(theta))
    _, e = mpmath.frexp(t)
    for shift in (e - 1, e, e + 1):
        for p, q in convergents(t * mpf(2) ** -shift):
            if p == 0:
                continue
            # Half of the exponent each, so that none is beyond the range.
            y, x = mpf(p) * mpf(2) ** (shift // 2), sign * mpf(q) * mpf(2) ** -(shift - shift // 2)
            yield float(y), float(x), abs(angle(y, x, turns) - m) / m


def families(chance):
    half, count = mpf(1) / 2, 2000
    yield "beside 1/2, below", True, [half - j * mpf(2) ** -55 for j in range(1, count)]
    yield "beside 1/2, above", True, [half + j * mpf(2) ** -54 for j in range(1, count)]
    yield "beside 1", True, [1 - j * mpf(2) ** -54 for j in range(1, count)]
    yield "beside 1/4", True, [mpf(1) / 4 + j * mpf(2) ** -55 for j in range(-count // 2, count // 2) if j]
    yield "of few digits", True, [mpf(j) / 4096 for j in range(1, 4096) if j % 1024]
    for name, turns in (("random in half turns", True), ("random in radians", False)):
        sizes = [(chance.randrange(1 << 53, 1 << 54), chance.randrange(0, 60)) for _ in range(count)]
        yield name, turns, [mpf(n) * mpf(2) ** (-55 - k) for n, k in sizes]
    # The results lie far below 2^-66.
    far = [(chance.randrange(1 << 53, 1 << 54), chance.randrange(70, 1000)) for _ in range(count)]
    yield "tiny", True, [mpf(n) * mpf(2) ** (-54 - k) for n, k in far]
    yield "tiny, few digits", True, [mpf(2 * j + 1) * mpf(2) ** -200 for j in range(count)]
    yield "radians, few digits", False, [mpf(j) / 1024 for j in range(1, 3217)]


def case(y, x, turns):
    """The encoding below, and where the angle is between it and the next: 1 to 3, since it is neither a number nor a middle."""
    z = angle(mpf(y), mpf(x), turns)
    size, e = mpmath.frexp(z)
    scaled = size * (1 << 54)
    n = int(mpmath.floor(scaled))
    place = 3 if n & 1 else 1
    return struct.unpack("<Q", struct.pack("<d", float(mpmath.ldexp(mpf(n >> 1), int(e) - 53))))[0], place


def encoding(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def main(output):
    chance = random.Random(26)
    lines = {True: [], False: []}
    for name, turns, boundaries in families(chance):
        found = sorted((near, y, x) for m in boundaries for y, x, near in pairs(m, turns))
        print(f"{name}: 2^{float(mpmath.log(found[0][0], 2)):.1f}", file=sys.stderr)
        for _, y, x in found[:24]:
            below, place = case(y, x, turns)
            lines[turns].append(f"{encoding(y):x} {encoding(x):x} {below:x} {place}\n")
    with open(output, "w") as out:
        out.write("> atan2_pi\n" + "".join(lines[True]) + "> atan2\n" + "".join(lines[False]))


if __name__ == "__main__":
    main(sys.argv[1])
