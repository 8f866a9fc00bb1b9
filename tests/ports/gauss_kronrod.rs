//! An integral and an estimate of its error, from fifteen values.
//!
//! R. Piessens, E. de Doncker-Kapenga, C. W. Überhuber, D. K. Kahaner, "QUADPACK", Springer 1983, routine QK15: the
//! 15-point Kronrod rule, its embedded 7-point Gauss rule, and the heuristic that compares the two. The integrand is
//! chosen by a number, since functions are no values here.

/// Nodes of the Kronrod rule on [-1, 1], outermost first; every second one belongs to the Gauss rule.
const XGK: [f64; 8] = [
    0.991_455_371_120_812_64,
    0.949_107_912_342_758_525,
    0.864_864_423_359_769_073,
    0.741_531_185_599_394_44,
    0.586_087_235_467_691_13,
    0.405_845_151_377_397_167,
    0.207_784_955_007_898_468,
    0.0,
];
const WGK: [f64; 8] = [
    0.022_935_322_010_529_225,
    0.063_092_092_629_978_553,
    0.104_790_010_322_250_184,
    0.140_653_259_715_525_919,
    0.169_004_726_639_267_903,
    0.190_350_578_064_785_41,
    0.204_432_940_075_298_892,
    0.209_482_141_084_727_828,
];
/// Weights of the Gauss rule.
const WG: [f64; 4] = [
    0.129_484_966_168_869_693,
    0.279_705_391_489_276_668,
    0.381_830_050_505_118_945,
    0.417_959_183_673_469_388,
];
const EPMACH: f64 = f64::EPSILON;
const UFLOW: f64 = f64::MIN_POSITIVE;

port! {
    #[fp]
    fn f(which: u32, x: f64) -> f64 {
        match which {
            0 => 4.0 / (1.0 + x * x),
            1 => x.abs().sqrt(),
            2 => {
                let s = x * x;
                s * s * s * s * s * x * x * x + s
            }
            _ => 1.0 / (x * x + 1e-4),
        }
    }

    /// x^(3/2), for which QUADPACK calls `**1.5`.
    #[fp]
    fn power_three_halves(x: f64) -> f64 {
        x * x.sqrt()
    }

    #[fp]
    fn qk15(which: u32, a: f64, b: f64) -> (f64, f64) {
        let centre = 0.5 * (a + b);
        let half = 0.5 * (b - a);
        let fc = f(which, centre);
        let mut gauss = fc * WG[3];
        let mut kronrod = fc * WGK[7];
        let mut resabs = kronrod.abs();
        let mut below = [0.0; 7];
        let mut above = [0.0; 7];
        for j in [1_usize, 3, 5, 0, 2, 4, 6] {
            let distance = half * XGK[j];
            below[j] = f(which, centre - distance);
            above[j] = f(which, centre + distance);
            let sum = below[j] + above[j];
            if j % 2 == 1 {
                gauss += WG[j / 2] * sum;
            }
            kronrod += WGK[j] * sum;
            resabs += WGK[j] * (below[j].abs() + above[j].abs());
        }
        let mean = kronrod * 0.5;
        let mut resasc = WGK[7] * (fc - mean).abs();
        for j in 0..7 {
            resasc += WGK[j] * ((below[j] - mean).abs() + (above[j] - mean).abs());
        }
        let dhalf = half.abs();
        resabs *= dhalf;
        resasc *= dhalf;
        let mut error = ((kronrod - gauss) * half).abs();
        if resasc != 0.0 && error != 0.0 {
            error = resasc * power_three_halves(200.0 * error / resasc).min(1.0);
        }
        if resabs > UFLOW / (50.0 * EPMACH) {
            error = error.max(EPMACH * 50.0 * resabs);
        }
        (kronrod * half, error)
    }
}

#[test]
fn bits() {
    let mut inputs = Vec::new();
    for k in 0..60 {
        let w = f64::from(k) * 0.0437;
        inputs.extend([0, 1, 2, 3].map(|which| (which, -w, 1.0 + w * w)));
    }
    inputs.push((1, 0.0, 0.0));
    inputs.push((2, 1.0, -1e60));
    as_plain!(qk15(which, a, b), inputs);
}

#[test]
fn integrals() {
    let (pi, error) = ported::qk15(0, 0.0, 1.0);
    assert!(
        (pi - core::f64::consts::PI).abs() < 4e-15 && error < 1e-9,
        "{pi} {error:e}"
    );
    // Polynomials up to degree 22 are integrated exactly: x^13 + x^2 over [-1, 2].
    let (found, _) = ported::qk15(2, -1.0, 2.0);
    let exact = f64::from((1 << 14) - 1) / 14.0 + 3.0;
    assert!((found - exact).abs() <= 8.0 * EPMACH * exact, "{found} {exact}");
    // The estimate is one: it covers the error even where the integrand is not smooth, or peaks.
    for (which, exact) in [(1, 2.0 / 3.0), (3, 100.0 * 100_f64.atan())] {
        let (found, error) = ported::qk15(which, 0.0, 1.0);
        assert!((found - exact).abs() <= error, "{found} {exact} {error:e}");
    }
}
