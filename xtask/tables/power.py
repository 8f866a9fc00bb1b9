"""Constants of powers, roots and norms."""

from kit import Page, bins, coefficients, f64, on_grid
from mpmath import log, mpf, nint

# Binary places of the long logarithms, in limbs of 64.
LIMBS = 6
PLACES = 64 * (LIMBS - 1)


def limbs(x):
    """A number with so many places, as two's complement from the lowest limb on."""
    scaled = int(nint(x * mpf(2) ** PLACES)) % (1 << (64 * LIMBS))
    return [(scaled >> (64 * place)) & ((1 << 64) - 1) for place in range(LIMBS)]


def long_tables(page, name, values):
    """A table for each limb."""
    for place, words in enumerate(zip(*(limbs(x) for x in values))):
        page.lines.append(f"pub const {name}_{place}: [u64; {len(words)}] = [")
        for i in range(0, len(words), 4):
            page.lines.append("    " + " ".join(f"0x{word:016x}," for word in words[i : i + 4]))
        page.lines.append("];")


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
    words = ", ".join(f"0x{word:016x}" for word in limbs(log(mpf(2))))
    page.lines.append(f"pub const LONG_LN2: [u64; {LIMBS}] = [{words}];")
    page.write(folder, "long.rs")
