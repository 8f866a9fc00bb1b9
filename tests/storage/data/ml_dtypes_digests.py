"""Prints digests of what ml_dtypes makes of numbers of binary32: python3 ml_dtypes_digests.py > ml_dtypes.tsv.

The numbers are every 4,099th encoding, without what is not finite and what is too large for the format, of which the two differ by
choice. ml_dtypes rounds to nearest with ties to even, and to E8M0 with ties up, where it has no number for what is not positive. Numbers of
E8M0 begin at 2^-126 here, since ml_dtypes 0.6 makes that of 1.25 * 2^-127.
"""

import ml_dtypes
import numpy

FORMATS = {
    "e4m3": (ml_dtypes.float8_e4m3fn, 448.0),
    "e5m2": (ml_dtypes.float8_e5m2, 57344.0),
    "e2m3": (ml_dtypes.float6_e2m3fn, 7.5),
    "e3m2": (ml_dtypes.float6_e3m2fn, 28.0),
    "e2m1": (ml_dtypes.float4_e2m1fn, 6.0),
    "ue8m0": (ml_dtypes.float8_e8m0fnu, 2.0**127),
}

x = numpy.arange(0, 2**32, 4099, dtype=numpy.uint64).astype(numpy.uint32).view(numpy.float32)
x = x[numpy.isfinite(x)]
print(f"# ml_dtypes {ml_dtypes.__version__}")
for name, (format, largest) in FORMATS.items():
    chosen = x[numpy.abs(x) <= largest]
    if name == "ue8m0":
        chosen = chosen[chosen >= numpy.float32(2.0**-126)]
    digest = 0xCBF29CE484222325
    for byte in chosen.astype(format).view(numpy.uint8).tolist():
        digest = ((digest ^ byte) * 0x100000001B3) & (2**64 - 1)
    print(f"{name}\t{len(chosen)}\t{digest:#018x}")
