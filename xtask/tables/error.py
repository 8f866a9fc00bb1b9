"""Constants of the error functions: `erfc`, `erfcx`, the normal distribution, their inverses, and `erf` of binary64.

Polynomials interpolate at the Chebyshev nodes of their pieces. The error that is printed for each kind is the worst of all pieces, relative to
the function, on a grid, of the coefficients as they are rounded.
"""

import sys

from kit import Page, f64
from mpmath import chebyfit, erf, erfc, exp, log, mp, mpf, pi, sqrt


def scaled(x):
    """e^(x^2) erfc(x)."""
    return exp(x * x) * erfc(x)


def rounded(c, pairs):
    """Coefficients in two parts for the first few, in one for the others."""
    high = [f64(x) for x in c]
    low = [f64(x - h) if n < pairs else mpf(0) for n, (x, h) in enumerate(zip(c, high))]
    return high, low


def piece(function, center, low, high, degree, pairs, even=None):
    """Coefficients of the powers of x - center on a piece, and the error. `even` is the value at the center, if that is exact."""

    def shifted(d):
        x = center + d
        return function(x) if even is None else ((function(x) - even) / d if d else mp.diff(function, center))

    a, b = low - center, high - center
    # The nodes are not the ends, and none is 0.
    c = chebyfit(shifted, [a, b], degree + 1 if even is None else degree)[::-1]
    if even is not None:
        c = [mpf(even)] + c
    c = [mpf(x) for x in c]
    high, low = rounded(c, pairs)
    worst = mpf(0)
    for k in range(41):
        d = a + (b - a) * (k + mpf(1) / 2) / 41
        value = sum((h + l) * d**n for n, (h, l) in enumerate(zip(high, low)))
        true = function(center + d)
        worst = max(worst, abs(value / true - 1))
    return high, low, worst


def say(name, worst):
    print(name, "log2 of the relative error:", mp.nstr(log(worst, 2), 6), file=sys.stderr)


def tables(page, name, pieces, pairs):
    """A table for each coefficient."""
    for n in range(len(pieces[0][0])):
        page.table(f"{name}{n}", [high[n] for high, _, _ in pieces])
        if n < pairs:
            page.table(f"{name}{n}_L", [low[n] for _, low, _ in pieces])
    say(name, max(worst for _, _, worst in pieces))


def octaves(digits, count, degree, pairs):
    """e^(a^2) erfc(a) in pieces of 1 + a: 2^digits an octave. The first is around 0."""
    pieces = []
    for octave in range(count):
        for k in range(1 << digits):
            low = mpf(2) ** octave * (1 + mpf(k) / (1 << digits)) - 1
            high = low + mpf(2) ** (octave - digits)
            if low == 0:
                pieces.append(piece(scaled, mpf(0), low, high, degree, pairs, even=1))
            else:
                pieces.append(piece(scaled, (low + high) / 2, low, high, degree, pairs))
    return pieces


def inverse(q):
    """The inverse of erfc."""
    w = -log(q)
    x = sqrt(w) if w > 2 else (1 - q) * sqrt(pi) / 2
    for _ in range(60):
        f = erfc(x)
        step = (f - q) / (2 / sqrt(pi) * exp(-x * x))
        # Halley's step.
        step = step / (1 - x * step) if x * step < mpf(1) / 2 else mpf(1) / 2
        x += step
        if abs(step) < mpf(2) ** -120 * abs(x):
            break
    return x


def narrow(folder):
    page = Page("Of `erfc` and its kin in binary64: coefficients of pieces of e^(x^2) erfc(x), eight an octave of 1 + x.")
    pieces = octaves(3, 4, 12, 2)
    # The low bits of an exponent and the high ones of the significand are the number of a piece; those of 1 are 24.
    tables(page, "SCALED", pieces[8:] + pieces[:8], 2)
    page.pair("INV_ROOT_2", 1 / sqrt(mpf(2)))
    page.const("TWO_OVER_ROOT_PI", f64(2 / sqrt(pi)))
    page.pair("INV_ROOT_PI", 1 / sqrt(pi))
    page.write(folder, "error.rs")


def inverses(folder):
    page = Page("Of the inverses of the error functions in binary64.")
    # The number of a piece is made as above: four an octave of the root of -log2(q), from 1 on. The eleven places without a piece stay:
    # the five bits of an encoding are an index as they are.
    pieces = [([mpf(0)] * 6, [mpf(0)] * 6, mpf(0))] * 32
    for octave in range(6):
        for k in range(4 if octave < 5 else 1):
            low = mpf(2) ** octave * (1 + mpf(k) / 4)
            high = low + mpf(2) ** (octave - 2)
            pieces[(28 + 4 * octave + k) & 31] = piece(
                lambda s: inverse(mpf(2) ** (-s * s)), (low + high) / 2, low, high, 5, 0
            )
    tables(page, "START", pieces, 0)
    high, low, worst = piece(
        lambda u: inverse(1 - sqrt(u)) / sqrt(u), mpf(0), mpf(0), mpf(1) / 4, 15, 2
    )
    say("INNER", worst)
    page.polynomial("INNER", [h + l for h, l in zip(high, low)])
    page.const("ROOT_PI_2", f64(sqrt(pi) / 2))
    page.pair("ROOT_2", sqrt(mpf(2)))
    page.write(folder, "error_inverse.rs")


def wide(folder):
    page = Page("Of the error functions in double-double and more.")
    # erf around k/8, on an eighth. Around 0 it is odd.
    pieces = []
    for k in range(48):
        center, half = mpf(k) / 8, mpf(1) / 16
        if k:
            pieces.append(piece(erf, center, center - half, center + half, 13, 4))
            continue
        found = chebyfit(lambda u: erf(sqrt(u)) / sqrt(u), [mpf(0), half**2], 7)[::-1]
        high, low = rounded([mpf(0) if n % 2 == 0 else found[n // 2] for n in range(14)], 4)
        odd = lambda d: sum((h + l) * d**n for n, (h, l) in enumerate(zip(high, low)))
        grid = [half * (k + mpf(1) / 2) / 40 for k in range(40)]
        pieces.append((high, low, max(abs(odd(d) / erf(d) - 1) for d in grid)))
    tables(page, "WERF", pieces, 4)
    # Sixteen an octave of 2 + x.
    pieces = []
    for octave in range(1, 5):
        for k in range(16):
            low = mpf(2) ** octave * (1 + mpf(k) / 16) - 2
            high = low + mpf(2) ** (octave - 4)
            pieces.append(piece(scaled, (low + high) / 2, low, high, 13, 4))
    tables(page, "WSCALED", pieces, 4)
    page.triple("TWO_OVER_ROOT_PI_PARTS", 2 / sqrt(pi))
    page.triple("INV_ROOT_PI_PARTS", 1 / sqrt(pi))
    page.triple("INV_ROOT_2_PARTS", 1 / sqrt(mpf(2)))
    page.triple("ROOT_2_PARTS", sqrt(mpf(2)))
    page.triple("ROOT_PI_2_PARTS", sqrt(pi) / 2)
    page.write(folder, "wide_error.rs")


def write(folder):
    with mp.workprec(260):
        narrow(folder)
        inverses(folder)
        wide(folder)
