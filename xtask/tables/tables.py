"""Writes the constants of the elementary functions: tables by mpmath, polynomials by Sollya.

`cargo xtask tables` runs it: python3 tables.py OUTPUT_FOLDER
"""

import sys

import angles
import basic
import bessel
import error
import explog
import lgamma
import narrow
import power
import quick
import quick_angles

for family in (basic, angles, explog, power, error, lgamma, bessel, narrow, quick, quick_angles):
    family.write(sys.argv[1])
