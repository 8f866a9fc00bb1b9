"""Constants of the exponentials and logarithms to other bases and of what is made of them, and of `erf`."""

from kit import Page, bins, coefficients, f64, on_grid
from mpmath import log, mpf


def write(folder):
    found = coefficients("explog.sollya")
    ln2, ln10 = log(mpf(2)), log(mpf(10))
    lg2 = ln2 / ln10

    page = Page("Of exponentials and logarithms to the bases 2 and 10, in binary64.")
    page.const("INV_LG2_32", f64(32 / lg2))
    step = on_grid(lg2 / 32, -45)
    page.const("LG2_32_H", step)
    page.const("LG2_32_L", f64(lg2 / 32 - step))
    high = on_grid(lg2, -42)
    page.const("LG2_H", high)
    page.const("LG2_L", f64(lg2 - high))
    page.pair("LOG2E", 1 / ln2)
    page.pair("LOG10E", 1 / ln10)
    _, _, logarithms = bins(5, 9)
    for name, base in (("LOG2", ln2), ("LOG10", ln10)):
        high = [on_grid(x / base, -42) for x in logarithms]
        page.table(name + "_H", high)
        page.table(name + "_L", [f64(x / base - h) for x, h in zip(logarithms, high)])
    page.polynomials(found, "LB|LT|TEN|EM")
    page.write(folder, "bases.rs")

    page = Page("Of exponentials and logarithms to the bases 2 and 10, in triple-double.")
    page.const("INV_LG2_1024", f64(1024 / lg2))
    rest = lg2 / 1024
    for place, exponent in enumerate((-43, -76, -109)):
        part = on_grid(rest, exponent)
        page.const(f"LG2_1024_{place + 1}", part)
        rest -= part
    page.const("LG2_1024_4", f64(rest))
    page.triple("LN2_PARTS", ln2)
    page.triple("LN10_PARTS", ln10)
    page.triple("LOG2E_PARTS", 1 / ln2)
    page.triple("LOG10E_PARTS", 1 / ln10)
    # Up to 10^22 they are exact; of 10^23 the number below it, half a unit away.
    page.table("TENS", [f64(mpf(10) ** k) for k in range(24)])
    page.write(folder, "wide_bases.rs")

    found = coefficients("erf.sollya")
    page = Page("Of `erf` in binary64: coefficients of 16 pieces.")
    for n in range(13):
        values = [found[("ERF", 16 * i + n)] for i in range(16)]
        high = [f64(x) for x in values]
        page.table(f"ERF{n}", high)
        if n < 2:
            page.table(f"ERF{n}_L", [f64(x - h) for x, h in zip(values, high)])
    page.write(folder, "erf.rs")
