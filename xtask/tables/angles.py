"""Constants of the trigonometric functions of binary64, of their inverses, and of those in half turns."""

import math

from kit import Page, coefficients, f64, on_grid
from mpmath import atan, floor, mpf, pi, sin


def parts(x, exponents):
    """Parts on the grids, and what is left of `x`."""
    found = []
    for exponent in exponents:
        found.append(on_grid(x, exponent))
        x -= found[-1]
    return found + [f64(x)]


def write(folder):
    found = coefficients("angles.sollya")

    page = Page("Of `sin`, `cos` and `tan` of binary64.")
    page.tables_of_three("SIN", [sin(k * pi / 64) if k % 64 else mpf(0) for k in range(128)])
    page.const("STEPS", f64(64 / pi))
    for place, part in enumerate(parts(pi / 64, (-57, -110, -163))):
        page.const(f"STEP_{place + 1}", part)
    page.triple("STEP", pi / 64)
    rows = []
    for row in range(64):
        steps = mpf(2) ** (16 * (row - 3)) * 64 / pi
        rows.append(parts(steps - 128 * floor(steps / 128), (-46, -99, -152, -205)))
    for place in range(5):
        page.table(f"FAR{place + 1}", [row[place] for row in rows])
    page.polynomials(found, "SN|CS")
    for n in range(2, 18):
        page.triple(f"FACT{n}", (-1) ** (n // 2) / mpf(math.factorial(n)))
    page.write(folder, "circle.rs")

    page = Page("Of the inverse trigonometric functions.")
    page.tables_of_three("ATAN", [atan(mpf(i) / 64) for i in range(64)])
    page.triple("QUARTER", pi / 2)
    page.triple("HALF", pi)
    page.triple("PI_INVERSE", 1 / pi)
    page.polynomials(found, "A[TS]")
    for n in range(3, 21, 2):
        page.triple(f"ODD{n}", (-1) ** (n // 2) / mpf(n))
    page.write(folder, "angle.rs")
