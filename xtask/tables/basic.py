"""Constants of `exp`, `exp2`, `ln`, `sin`, `cos` and `powf`."""

import math

from kit import Page, bins, coefficients, f64, on_grid
from mpmath import floor, log, mpf, pi


def write(folder):
    found = coefficients("single.sollya") | coefficients("second.sollya")
    ln2 = log(mpf(2))

    page = Page("Of `exp`, `exp2` and `ln` in binary64.")
    powers = [mpf(2) ** (mpf(i) / 32) for i in range(32)]
    high = [f64(x) for x in powers]
    page.table("EXP2_H", high)
    page.table("EXP2_L", [f64(x - h) for x, h in zip(powers, high)])
    page.const("INV_LN2_32", f64(32 / ln2))
    step = on_grid(ln2 / 32, -45)
    page.const("LN2_32_H", step)
    page.const("LN2_32_L", f64(ln2 / 32 - step))
    start, reciprocals, logarithms = bins(5, 9)
    page.word("LOG_OFF", start)
    page.table("LOG_INV", reciprocals)
    high = [on_grid(x, -42) for x in logarithms]
    page.table("LOG_H", high)
    page.table("LOG_L", [f64(x - h) for x, h in zip(logarithms, high)])
    high = on_grid(ln2, -42)
    page.const("LN2_H", high)
    page.const("LN2_L", f64(ln2 - high))
    page.polynomials(found, "E|E2|L")
    page.write(folder, "exp.rs")

    page = Page("Of `sin` and `cos` in binary64.")
    quarter = pi / 2
    first = on_grid(quarter, -31)
    second = on_grid(quarter - first, -64)
    page.const("PIO2_1", first)
    page.const("PIO2_2", second)
    page.const("PIO2_3", f64(quarter - first - second))
    page.const("TWO_OVER_PI", f64(2 / pi))
    page.pair("PIO2", quarter)
    parts = [[], [], []]
    for exponent in range(128):
        turns = mpf(2) ** (exponent - 23) * 2 / pi
        turns -= 4 * floor(turns / 4)
        a = on_grid(turns, -27)
        b = on_grid(turns - a, -56)
        for part, value in zip(parts, (a, b, f64(turns - a - b))):
            part.append(value)
    for place, part in enumerate(parts):
        page.table(f"PH{place + 1}", part)
    page.polynomials(found, "[SC]")
    page.write(folder, "trig.rs")

    page = Page("Of `powf` in double-double.")
    page.polynomials(found, "L2")
    start, reciprocals, logarithms = bins(6, 18)
    page.word("POW_OFF", start)
    page.table("POW_INV", reciprocals)
    high = [on_grid(x / ln2, -42) for x in logarithms]
    page.table("POW_H", high)
    page.table("POW_L", [f64(x / ln2 - h) for x, h in zip(logarithms, high)])
    page.write(folder, "pow.rs")

    page = Page("Of `exp` and `ln` in triple-double.")
    page.tables_of_three("EA", powers)
    page.tables_of_three("EB", [mpf(2) ** (mpf(i) / 1024) for i in range(32)])
    page.const("INV_LN2_1024", f64(1024 / ln2))
    rest = ln2 / 1024
    for place, exponent in enumerate((-43, -76, -109)):
        part = on_grid(rest, exponent)
        page.const(f"LN2_1024_{place + 1}", part)
        rest -= part
    page.const("LN2_1024_4", f64(rest))
    _, reciprocals, logarithms = bins(5, 9)
    page.tables_of_three("LA", logarithms, -42)
    second = [mpf(1) if j == 16 else on_grid(1 / (1 + mpf(j - 16) / 976), -14) for j in range(32)]
    page.table("LB_INV", second)
    page.tables_of_three("LB", [-log(x) for x in second], -42)
    high = on_grid(ln2, -42)
    middle = on_grid(ln2 - high, -84)
    page.const("LN2A", high)
    page.const("LN2B", middle)
    page.const("LN2C", f64(ln2 - high - middle))
    page.const("LN2BF", f64(ln2 - high))
    for n in (3, 5, 6):
        page.triple(f"NTH{n}", mpf(1) / n)
    for n in (3, 4, 5):
        page.triple(f"FACT{n}", mpf(1) / math.factorial(n))
    for n in (3, 6, 7, 9, 11, 12, 24, 120, 720, 5040, 40320, 362880, 3628800):
        page.lines.append(f"pub const R{n}: f64 = 1.0 / {n}.0;")
    page.write(folder, "wide.rs")

