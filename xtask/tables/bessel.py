"""Constants of the Bessel functions of orders 0 and 1: polynomials on pieces, near 0, and of the modulus and the phase."""

from kit import Page, f64
from lgamma import parts, rows
from mpmath import arg, besselj, besseljzero, bessely, besselyzero, cos, euler, expj, log, mp, mpf, pi, sqrt

# Coefficients of a piece, and those of them that have two parts.
LENGTH = {"J": 22, "Y": 28}
HEADS = 16
FUNCTIONS = {"J0": (besselj, 0), "J1": (besselj, 1), "Y0": (bessely, 0), "Y1": (bessely, 1)}


def interpolation(function, low, high, count):
    """The coefficients of the polynomial that equals the function at Chebyshev's points."""
    middle, half = (low + high) / 2, (high - low) / 2
    points = [middle + half * cos(pi * (2 * k + 1) / (2 * count)) for k in range(count)]
    values = [function(x) for x in points]
    for step in range(1, count):
        for k in range(count - 1, step - 1, -1):
            values[k] = (values[k] - values[k - 1]) / (points[k] - points[k - step])
    found = [mpf(0)] * count
    for point, value in zip(reversed(points), reversed(values)):
        found = [-point * found[0]] + [found[k - 1] - point * found[k] for k in range(1, count)]
        found[0] += value
    return found


def zero(name, place):
    """The zero of a function near (place/2 + 1/4) pi, or None."""
    kind, order = FUNCTIONS[name]
    if kind is besselj:
        return besseljzero(order, (place + 1 - order) // 2) if (place + order) % 2 == 1 else None
    return besselyzero(order, place // 2 + 1) if (place + order) % 2 == 0 else None


def piece(name, center, is_zero, low, high):
    kind, order = FUNCTIONS[name]
    count = LENGTH[name[0]]
    if not is_zero:
        return interpolation(lambda d: kind(order, center + d), low - center, high - center, count)
    # What it is multiplied by gives zero its place.
    slope = interpolation(lambda d: kind(order, center + d) / d, low - center, high - center, count - 1)
    return [mpf(0)] + slope


def pieces(page, name):
    """The pieces from pi/2 on, each a quarter of a turn. Y has its first zero in the place of the first, which it does not need."""
    centers, series = [], []
    for place in range(1, 33):
        low, high = place * pi / 2, (place + 1) * pi / 2
        center = zero(name, place)
        if name[0] == "Y" and place == 1:
            center = besselyzero(FUNCTIONS[name][1], 1)
            near = mpf(1) / 8 if name == "Y0" else mpf(1) / 4
            # The center must not be one of Chebyshev's points.
            low, high = center - near, center + near * 9 / 8
        is_zero = center is not None
        center = center if is_zero else f64((low + high) / 2)
        centers.append(center)
        series.append(piece(name, center, is_zero, low, high))
    for part, values in zip(("C", "CM", "CL"), parts([centers], 3)):
        page.table(f"{name}_{part}", values[0])
    high, middle = parts(series, 2)
    rows(page, f"{name}_H", high, LENGTH[name[0]])
    rows(page, f"{name}_M", middle, HEADS)


def one(page, name, coefficients, count=2):
    """Coefficients in parts."""
    for part, values in zip("HML", parts([coefficients], count)):
        page.table(f"{name}_{part}", values[0])


def near_zero(page):
    """Polynomials in z = x^2 for x < pi: of J0 beyond its 1, of J1/x beyond its 1/2, and of what Y0 and Y1 are beside these times logarithms."""

    def j0(z):
        return (besselj(0, sqrt(z)) - 1) / z

    def j1(z):
        return (besselj(1, sqrt(z)) / sqrt(z) - mpf(1) / 2) / z

    def factor(x):
        return 2 / pi * (log(x / 2) + euler)

    def y0(z):
        x = sqrt(z)
        return (bessely(0, x) - factor(x) * besselj(0, x)) / z

    def y1(z):
        x = sqrt(z)
        return (bessely(1, x) - factor(x) * besselj(1, x) + 2 / (pi * x)) / x

    for name, function in (("J0_Z", j0), ("J1_Z", j1), ("Y0_Z", y0), ("Y1_Z", y1)):
        one(page, name, interpolation(function, mpf(0), pi**2, 17))


def far(page):
    """Of w = 1/x^2 for x >= 33 pi/2: the phase times x and the modulus, both less what they are for w = 0, over w."""
    top = (2 / (33 * pi)) ** 2
    for order in (0, 1):

        def both(w):
            x = 1 / sqrt(w)
            z = besselj(order, x) + 1j * bessely(order, x)
            phase = arg(z * expj((2 * order + 1) * pi / 4 - x))
            return phase, abs(z) * sqrt(pi * x / 2)

        first = mpf(3) / 8 if order == 1 else -mpf(1) / 8
        one(page, f"PHASE{order}", interpolation(lambda w: (both(w)[0] / sqrt(w) - first) / w, mpf(0), top, 14), 3)
        one(page, f"MODULUS{order}", interpolation(lambda w: (both(w)[1] - 1) / w, mpf(0), top, 12))


def write(folder):
    page = Page("Of the Bessel functions of orders 0 and 1.")
    with mp.workprec(400):
        for name in FUNCTIONS:
            pieces(page, name)
        near_zero(page)
        far(page)
        page.pair("TWO_OVER_PI", 2 / pi)
        page.pair("ROOT_TWO_OVER_PI", sqrt(2 / pi))
        page.pair("LESS_LN2", euler - log(mpf(2)))
    page.write(folder, "bessel.rs")
