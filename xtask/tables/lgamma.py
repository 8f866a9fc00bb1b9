"""Constants of `gamma` and `ln_gamma` of binary64: series around 1, 33/32, .. 63/32, and Stirling's series."""

from kit import Page, f64
from mpmath import bernoulli, factorial, gamma, log, mp, mpf, pi, psi, taylor


def rows(page, name, series, count):
    """The parts of the first coefficients of each series, so many to a row."""
    page.table(name, [x for row in series for x in row[:count]])


def parts(series, count):
    """Numbers as sums of numbers of binary64: the first parts of all, the second ones and so on."""
    split = []
    for _ in range(count):
        high = [[f64(x) for x in row] for row in series]
        series = [[x - h for x, h in zip(row, top)] for row, top in zip(series, high)]
        split.append(high)
    return split


def write(folder):
    page = Page("Of `gamma` and `ln_gamma` of binary64.")
    with mp.workprec(400):
        centers = [1 + mpf(i) / 32 for i in range(32)]
        logarithms = [[log(gamma(c))] + [psi(k - 1, c) / factorial(k) for k in range(1, 21)] for c in centers]
        factorials = [taylor(gamma, c, 17) for c in centers]
        logarithms[0][0] = mpf(0)
        factorials[0][0] = mpf(1)
        # For |d| <= 1/64 what is cut off is below 2^-126 / 21 for the logarithm.
        high, middle, low = parts(logarithms, 3)
        rows(page, "LNG_H", high, 21)
        rows(page, "LNG_M", middle, 12)
        rows(page, "LNG_L", low, 4)
        # And below 2^-107 for gamma itself.
        high, low = parts(factorials, 2)
        rows(page, "GAM_H", high, 18)
        rows(page, "GAM_L", low, 10)
        # Stirling's series: of v = 1/x the coefficients of v, v^3 and so on. From x = 16 on what is cut off is below 2^-104.
        stirling = [[bernoulli(2 * n) / (2 * n * (2 * n - 1)) for n in range(1, 17)]]
        high, low = parts(stirling, 2)
        rows(page, "STIRLING_H", high, 16)
        rows(page, "STIRLING_L", low, 16)
        page.pair("STIRLING_CONST", (log(2 * pi) - 1) / 2)
        page.pair("LN_PI", log(pi))
    page.write(folder, "lgamma.rs")
