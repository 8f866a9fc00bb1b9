"""Constants of the Bessel functions of large orders: the series of the modulus and of the phase.

Of an order n and x > n let s = sqrt(x^2 - n^2) and r = n^2 / s^2. With t = ln x the functions solve y'' + s^2 y = 0, so half of pi times the
square of the modulus, N, solves N''' + 4 s^2 N' + 2 (s^2)' N = 0 (P. Appell), and the derivative of the phase is 1 / N. Both have
asymptotic series (NIST Handbook of Mathematical Functions, 10.19(ii), in another form):

    N = 1/s (1 + sum of f_k(r) / s^(2k)),    phase = s - n acos(n/x) - pi/4 + 1/s sum of g_k(r) / s^(2k-2)

with polynomials f_k of degree 2k and g_k of degree 2k - 1. In powers of s, with n fixed, the derivative of s^-b is -b (s^-b + n^2 s^(-b-2)).
"""

from fractions import Fraction

from kit import Page, f64
from mpmath import mpf

# What the terms beyond leave is below 2^-100 where the phase is 80 or more beyond the turning point.
TERMS = 11


def derivative(p, b):
    """Of the sum of p[a] r^a s^-b, as such a sum."""
    found = [Fraction(0)] * (len(p) + 1)
    for a, c in enumerate(p):
        found[a] -= (b + 2 * a) * c
        found[a + 1] -= (b + 2 * a) * c
    return found


def integral(p, b):
    """The sum of which [`derivative`] is `p`."""
    found = []
    for a, c in enumerate(p[:-1]):
        before = (b + 2 * a - 2) * found[-1] if found else 0
        found.append((-c - before) / (b + 2 * a))
    assert p[-1] == -(b + 2 * len(found) - 2) * found[-1]
    return found


def times(p, q):
    found = [Fraction(0)] * (len(p) + len(q) - 1)
    for i, a in enumerate(p):
        for j, b in enumerate(q):
            found[i + j] += a * b
    return found


def modulus():
    """f_0, f_1, .."""
    found = [[Fraction(1)]]
    for k in range(TERMS):
        third = found[-1]
        for _ in range(3):
            third = derivative(third, 2 * k + 1)
        # 4 s f' = -N''': one power of s less, and the factor s^-2 is that of the next term.
        found.append(integral([-c / 4 for c in third], 2 * k + 2))
    return found


def phase():
    """g_1, g_2, .."""
    f = modulus()
    # 1 / f.
    inverse = [[Fraction(1)]]
    for k in range(1, TERMS + 1):
        total = [Fraction(0)] * (2 * k + 1)
        for j in range(1, k + 1):
            for a, c in enumerate(times(f[j], inverse[k - j])):
                total[a] -= c
        inverse.append(total)
    return [integral(inverse[k], 2 * k - 1) for k in range(1, TERMS + 1)]


def flat(series):
    """All coefficients in one table: those of f_k begin at k^2 - 1, and those of g_k at k^2 - k."""
    return [mpf(c.numerator) / c.denominator for p in series for c in p]


def write(folder):
    page = Page("Of the Bessel functions of large orders.")
    for name, series in (("MODULI", modulus()[1:]), ("PHASES", phase())):
        numbers = flat(series)
        high = [f64(x) for x in numbers]
        page.table(name + "_H", high)
        page.table(name + "_L", [f64(x - h) for x, h in zip(numbers, high)][:64])
    page.write(folder, "orders.rs")
