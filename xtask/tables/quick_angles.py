"""Short polynomials and tables for the first phases of functions of binary32: trigonometric and error functions, gamma."""

import sys

from error import piece, scaled
from kit import Page, coefficients, f64, on_grid
from mpmath import atan, cos, log, lu_solve, matrix, mp, mpf, nstr, pi, sqrt, tan

# The largest tangent that the polynomial of the arc tangent is for.
REST = mpf("0.0998")


def say(name, worst):
    print(name, "log2 of the relative error:", nstr(log(worst, 2), 6), file=sys.stderr)


def quotient(function, end, degree):
    """Coefficients of two polynomials of that degree whose quotient interpolates at the Chebyshev nodes of [0, end], and the error. The
    second begins with 1."""
    count = 2 * degree + 1
    nodes = [end * (1 + cos(pi * (2 * k + 1) / (2 * count))) / 2 for k in range(count)]
    rows = [[u**n for n in range(degree + 1)] + [-function(u) * u**n for n in range(1, degree + 1)] for u in nodes]
    found = lu_solve(matrix(rows), matrix([function(u) for u in nodes]))
    above = [f64(x) for x in found[: degree + 1]]
    below = [mpf(1)] + [f64(x) for x in found[degree + 1 :]]
    worst = mpf(0)
    for k in range(1, 1001):
        u = end * k / 1000
        value = sum(c * u**n for n, c in enumerate(above)) / sum(c * u**n for n, c in enumerate(below))
        worst = max(worst, abs(value / function(u) - 1))
    return above, below, worst


def turns():
    """For each half of an octave from 1/16 up to 16, at the place of its number's last four digits, a tangent in the middle and its angle.
    The first begins at 0 and has none; the last has no end."""
    tangents, angles = [None] * 16, [None] * 16
    for half in range(16):
        exponent = half // 2 - 4
        low = mpf(2) ** exponent * (1 + mpf(half % 2) / 2)
        high = mpf(2) ** exponent * (mpf(3) / 2 if half % 2 == 0 else 2)
        ends = (mpf(0) if half == 0 else atan(low), pi / 2 if half == 15 else atan(high))
        tangent = mpf(0) if half == 0 else on_grid(tan((ends[0] + ends[1]) / 2), -9)
        for end in ends:
            assert abs(tan(end - atan(tangent))) < REST
        place = (2 * (1023 + exponent) + half % 2) % 16
        tangents[place], angles[place] = tangent, f64(atan(tangent))
    return tangents, angles


def tails():
    """e^(a^2) erfc(a) in four pieces an octave of 1 + a, up to a = 15, at the place of the number's last four digits."""
    pieces = [None] * 16
    for octave in range(4):
        for k in range(4):
            low = mpf(2) ** octave * (1 + mpf(k) / 4) - 1
            high = low + mpf(2) ** (octave - 2)
            place = (4 * (1023 + octave) + k) % 16
            pieces[place] = piece(scaled, (low + high) / 2, low, high, 10, 0)
    return pieces


def write(folder):
    found = coefficients("quick_angles.sollya")
    with mp.workprec(250):
        page = Page("Of the first phases of `sin`, `cos`, `tan`, their inverses, `erf` and its kin for binary32.")
        for n in range(6):
            page.table(f"QSC{n}", [found[("QS", n)], found[("QC", n)]])
        above, below, worst = quotient(lambda u: tan(sqrt(u)) / sqrt(u), (pi / 4) ** 2 * mpf("1.0001"), 3)
        say("quick tan", worst)
        page.table("QTA", above)
        page.table("QTB", below)
        tangents, angles = turns()
        page.table("QTURN", tangents)
        page.table("QANGLE", angles)
        page.polynomials(found, "QA[TS]")
        for n in range(10):
            page.table(f"QERF{n}", [found[("QE", 16 * i + n)] for i in range(16)])
        pieces = tails()
        say("quick erfc", max(worst for _, _, worst in pieces))
        for n in range(11):
            page.table(f"QTAIL{n}", [high[n] for high, _, _ in pieces])
        page.write(folder, "quick_angles.rs")
