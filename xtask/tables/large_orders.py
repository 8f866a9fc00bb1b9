"""Writes Bessel functions of large orders, in MPFR's numbers of 260 bits: python3 large_orders.py OUTPUT (needs gmpy2 and mpmath).

No formula is that of the functions tested. Up to orders of some thousands J comes from Miller's recurrence, made right by the sum of all
even orders, which is 1, and Y from MPFR's Y0 and Y1. Beyond, both start from the asymptotic series of `orders.py` where it is right to
2^-200, a hundred cube roots below the argument; the recurrences between are long there. What is beyond the range of binary64 is an
infinity, or less than half of the least number, and only its sign counts.

Lines are like those of `bessel_cases.py`.
"""

import random
import sys

import gmpy2
import mpmath
from bessel_cases import bits_of, split
from gmpy2 import mpfr
from mpmath import mp, mpf
from orders import modulus, phase

MODULI, PHASES = modulus(), phase()


def value(coefficients, r):
    return mpmath.polyval([mpf(c.numerator) / c.denominator for c in reversed(coefficients)], r)


def number(x):
    sign, digits, exponent, _ = x._mpf_
    return (-1 if sign else 1) * mpfr(int(digits)) * gmpy2.exp2(int(exponent))


def series(n, x):
    """J and Y of an order far below the argument."""
    with mp.workprec(500 + max(0, int(mpmath.log(x, 2)))):
        n, x = mpf(n), mpf(x)
        s = mpmath.sqrt((x - n) * (x + n))
        r, w = n * n / s**2, 1 / s**2
        f = sum(value(p, r) * w**k for k, p in enumerate(MODULI))
        g = sum(value(p, r) * w**k for k, p in enumerate(PHASES)) / s
        angle = s - n * mpmath.acos(n / x) - mp.pi / 4 + g
        size = mpmath.sqrt(2 / (mp.pi * s) * f)
        return number(size * mpmath.cos(angle)), number(size * mpmath.sin(angle))


def upward(a, b, k, n, x):
    """From orders k - 1 and k to n."""
    while k < n:
        a, b = b, 2 * k / x * b - a
        k += 1
    return b


def by_sum(n, x):
    x = mpfr(x)
    a, b, total, found = mpfr(0), mpfr(1), mpfr(0), None
    for k in range(int(max(n, x) + 80 * x ** (1 / 3) + 60), 0, -1):
        a, b = b, 2 * k / x * b - a
        if k - 1 == n:
            found = b
        if k % 2 == 1:
            total += b if k == 1 else 2 * b
    return found / total, upward(gmpy2.y0(x), gmpy2.y1(x), 1, n, x)


def by_series(n, x):
    m = min(n - 1, int(x - 100 * x ** (1 / 3)))
    (j0, y0), (j1, y1) = series(m, x), series(m + 1, x)
    x = mpfr(x)
    y = upward(y0, y1, m + 1, n, x)
    if n <= x:
        return upward(j0, j1, m + 1, n, x), y
    a, b = mpfr(0), mpfr(1)
    for k in range(int(n + 40 * x ** (1 / 3) + 60), m, -1):
        a, b = b, 2 * k / x * b - a
        if k - 1 == n:
            found = b
    return found * (j0 / b if abs(j0) > abs(j1) else j1 / a), y


def pairs(chance):
    """Orders far below, about and above the argument."""
    for k in range(120):
        n = chance.randint(1025, 6000)
        yield n, n + chance.uniform(-95, 60) * n ** (1 / 3) if k % 2 else n * chance.uniform(0.4, 4), by_sum
    for k in range(36):
        n = 2 ** 31 - k % 3 if k % 5 == 0 else int(2 ** chance.uniform(13, 31))
        shift = chance.uniform(-20, 22) if k % 2 else chance.uniform(22, 200)
        yield n, n + shift * n ** (1 / 3), by_series
    for _ in range(60):
        n = int(2 ** chance.uniform(10.1, 31))
        yield n, n * 2.0 ** chance.uniform(1, 1023 - 31), by_series
    for n in (1025, 4097, 10**6 + 1, 2**31 - 1):
        # The turning point itself, and what is beyond the range.
        yield n, float(n), by_sum if n < 10**4 else by_series
        yield n, n * 0.3, None


def line(n, x, v, format, limit):
    x = bits_of(format, x)
    # An i32 has 2^31 only as a negative number, and of even orders the sign does not matter.
    n = -n if n == 2**31 else n
    if v is None:
        below, place = limit
        return f"{n} {x:x} {below:x} {place}{'-' if below else '+'}\n"
    below, place = split(format, v)
    return f"{n} {x:x} {below:x} {place}{'-' if v < 0 else '+'}\n"


def main(output):
    context = gmpy2.get_context()
    context.precision, context.emin, context.emax = 260, -(10**9), 10**9
    cases = []
    for n, x, function in pairs(random.Random(3)):
        single = x < 2.0**120
        x = float(mpfr(x, 24)) if single else float(x)
        cases.append((n, x, single, function(n, x) if function else None))
    with open(output, "w") as out:
        for place, name in enumerate(("jn", "yn")):
            for format in ("f32", "f64"):
                # Less than half of the least number, or beyond the largest.
                limit = ((0x7F7F_FFFF if format == "f32" else 0x7FEF << 48 | (1 << 48) - 1), 3) if place else (0, 1)
                out.write(f"> {name} {format}\n")
                for n, x, single, found in cases:
                    if single or format == "f64":
                        out.write(line(n, x, found and found[place], format, limit))


if __name__ == "__main__":
    main(sys.argv[1])
