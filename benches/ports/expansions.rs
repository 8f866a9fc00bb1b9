//! Exact arithmetic with expansions, compiled twice: as functions of the language, and as plain Rust.
//!
//! J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates", Discrete &
//! Computational Geometry 18 (1997), 305-363, section 2. The components of an expansion are an array, the least first.

twice! {
    /// `a + b`, and what rounding left out.
    fn two_sum(a: f64, b: f64) -> (f64, f64) {
        let sum = a + b;
        let of_b = sum - a;
        (sum, (a - (sum - of_b)) + (b - of_b))
    }

    /// The same where `a` is not smaller than `b`.
    fn fast_two_sum(a: f64, b: f64) -> (f64, f64) {
        let sum = a + b;
        (sum, b - (sum - a))
    }

    /// The rounding error of `difference`, which is `a - b`.
    fn difference_tail(a: f64, b: f64, difference: f64) -> f64 {
        let of_b = a - difference;
        let of_a = difference + of_b;
        (a - of_a) + (of_b - b)
    }

    /// The upper 26 bits, and the rest.
    fn split(a: f64) -> (f64, f64) {
        // 2^27 + 1.
        let c = 134217729.0 * a;
        let high = c - (c - a);
        (high, a - high)
    }

    /// `a b`, and what rounding left out.
    fn two_product(a: f64, b: f64) -> (f64, f64) {
        let product = a * b;
        let (a_high, a_low) = split(a);
        let (b_high, b_low) = split(b);
        let rest = ((product - a_high * b_high) - a_low * b_high) - a_high * b_low;
        (product, a_low * b_low - rest)
    }

    /// `a b - c d`.
    fn determinant(a: f64, b: f64, c: f64, d: f64) -> [f64; 4] {
        let (left, left_tail) = two_product(a, b);
        let (right, right_tail) = two_product(c, d);
        let (sum, x0) = two_sum(left_tail, -right_tail);
        let (top, middle) = two_sum(left, sum);
        let (sum, x1) = two_sum(middle, -right);
        let (x3, x2) = two_sum(top, sum);
        [x0, x1, x2, x3]
    }

    /// `e b`; `D` is twice `N`.
    fn scale[const N: usize, const D: usize](e: [f64; N], b: f64) -> [f64; D] {
        let mut h = [0.0; D];
        let (first, tail) = two_product(e[0], b);
        let mut q = first;
        h[0] = tail;
        for i in 1..N {
            let (product, tail) = two_product(e[i], b);
            (q, h[2 * i - 1]) = two_sum(q, tail);
            (q, h[2 * i]) = fast_two_sum(product, q);
        }
        h[D - 1] = q;
        h
    }

    /// `e + f`, whose components are merged by their size; `S` is `N + M`.
    fn sum[const N: usize, const M: usize, const S: usize](e: [f64; N], f: [f64; M]) -> [f64; S] {
        let mut h = [0.0; S];
        let mut q = 0.0;
        let mut i = 0_usize;
        let mut j = 0_usize;
        for k in 0..S {
            let of_e = if i == N {
                false
            } else if j == M {
                true
            } else {
                e[i].abs() < f[j].abs()
            };
            let next = if of_e {
                i += 1;
                e[i - 1]
            } else {
                j += 1;
                f[j - 1]
            };
            if k == 0 {
                q = next;
            } else {
                (q, h[k - 1]) = two_sum(q, next);
            }
        }
        h[S - 1] = q;
        h
    }

    /// The value of an expansion, rounded a few times.
    fn estimate[const N: usize](e: [f64; N]) -> f64 {
        let mut sum = e[0];
        for i in 1..N {
            sum += e[i];
        }
        sum
    }

    /// The largest component, which has the sign of the whole; components may be 0.
    fn largest[const N: usize](e: [f64; N]) -> f64 {
        let mut largest = 0.0;
        for i in 0..N {
            if e[i] != 0.0 {
                largest = e[i];
            }
        }
        largest
    }
}
