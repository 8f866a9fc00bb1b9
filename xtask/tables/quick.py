"""Constants of the quick phases of exponentials, logarithms and powers."""

from kit import Page, bins, coefficients, f64
from mpmath import log, mpf


def write(folder):
    found = coefficients("quick.sollya")
    ln2, ln10 = log(mpf(2)), log(mpf(10))
    page = Page("Of the quick phases of exponentials, logarithms and powers, in plain binary64.")
    page.const("LN2", f64(ln2))
    page.const("LG2", f64(ln2 / ln10))
    _, _, logarithms = bins(5, 9)
    for name, base in (("QUICK_LN", mpf(1)), ("QUICK_LOG2", ln2), ("QUICK_LOG10", ln10)):
        page.table(name, [f64(x / base) for x in logarithms])
    _, _, logarithms = bins(6, 18)
    page.table("QUICK_POW", [f64(x / ln2) for x in logarithms])
    page.polynomials(found, "QE|QM|QL|QB|QT|QP")
    page.write(folder, "quick.rs")
