"""Writes the constants of the elementary functions: tables by mpmath, polynomials by Sollya.

`cargo xtask tables` runs it: python3 tables.py OUTPUT_FOLDER
"""

import sys

import angles
import basic
import error
import explog
import power

for family in (basic, angles, explog, power, error):
    family.write(sys.argv[1])
