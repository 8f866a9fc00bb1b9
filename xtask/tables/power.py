"""Constants of powers, roots and norms."""

from kit import Page, bins, coefficients, f64, on_grid
from mpmath import gamma, log, mp, mpf, nint, pi, taylor

# Binary places of the long logarithms, in limbs of 64.
LIMBS = 6
PLACES = 64 * (LIMBS - 1)


def limbs(x):
    """A number with this many places, as two's complement from the lowest limb on."""
    scaled = int(nint(x * mpf(2) ** PLACES)) % (1 << (64 * LIMBS))
    return [(scaled >> (64 * place)) & ((1 << 64) - 1) for place in range(LIMBS)]


def long_tables(page, name, values):
    """A table for each limb."""
    for place, words in enumerate(zip(*(limbs(x) for x in values))):
        page.words(f"{name}_{place}", words)


def write(folder):
    found = coefficients("power.sollya")
    page = Page("Of `cbrt`.")
    page.polynomials(found, "CBRT")
    page.table("CBRT_STEP", [f64(mpf(2) ** (-mpf(j % 3) / 3)) for j in range(4)])
    page.write(folder, "cbrt.rs")

    page = Page("Of logarithms with 320 binary places.")
    _, _, first = bins(5, 9)
    second = [mpf(1) if j == 16 else on_grid(1 / (1 + mpf(j - 16) / 976), -14) for j in range(32)]
    long_tables(page, "LONG_A", first)
    long_tables(page, "LONG_B", [-log(x) for x in second])
    long_tables(page, "LONG_NTH", [1 / mpf(n or 32) for n in range(32)])
    page.words("LONG_LN2", limbs(log(mpf(2))))
    page.words("LONG_PI", limbs(pi))
    page.write(folder, "long.rs")

    # Coefficients of Taylor's series of gamma at 1, 33/32, .. 63/32. The error is below 2^-66 for |d| <= 1/64.
    page = Page("Of `gamma`.")
    with mp.workprec(300):
        series = [taylor(gamma, 1 + mpf(i) / 32, 10) for i in range(32)]
    # At 1 it is 1.
    series[0][0] = mpf(1)
    for n in range(11):
        high = [f64(c[n]) for c in series]
        page.table(f"GAMMA_{n}", high)
        if n < 2:
            page.table(f"GAMMA_{n}L", [f64(c[n] - h) for c, h in zip(series, high)])
    page.write(folder, "gamma.rs")
