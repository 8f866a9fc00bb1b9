//! Plain loops, whose order nobody promises: running values in sixteen of the widest registers that the CPU has.

use fpdsl::backend::{Level, level};

/// The sum of the running values, halves onto halves.
#[inline(always)]
fn all<const RUNNING: usize>(mut sums: [f64; RUNNING]) -> f64 {
    let mut half = RUNNING / 2;
    while half > 0 {
        for k in 0..half {
            sums[k] += sums[k + half];
        }
        half /= 2;
    }
    sums[0]
}

#[inline(always)]
fn sum_in<const RUNNING: usize>(x: &[f64]) -> f64 {
    let mut sums = [0.0; RUNNING];
    let (rows, rest) = x.as_chunks::<RUNNING>();
    for row in rows {
        for (sum, x) in sums.iter_mut().zip(row) {
            *sum += x;
        }
    }
    all(sums) + rest.iter().sum::<f64>()
}

#[inline(always)]
fn dot_in<const RUNNING: usize>(x: &[f64], y: &[f64]) -> f64 {
    let mut sums = [0.0; RUNNING];
    let ((rows, rest), (others, other)) = (x.as_chunks::<RUNNING>(), y.as_chunks::<RUNNING>());
    for (row, other) in rows.iter().zip(others) {
        for (sum, (x, y)) in sums.iter_mut().zip(row.iter().zip(other)) {
            *sum += x * y;
        }
    }
    all(sums) + rest.iter().zip(other).map(|(x, y)| x * y).sum::<f64>()
}

#[cfg(target_arch = "x86_64")]
mod on_x86 {
    #[target_feature(enable = "avx512f")]
    pub fn sum_avx512(x: &[f64]) -> f64 {
        super::sum_in::<128>(x)
    }

    #[target_feature(enable = "avx512f")]
    pub fn dot_avx512(x: &[f64], y: &[f64]) -> f64 {
        super::dot_in::<128>(x, y)
    }

    #[target_feature(enable = "avx2,fma")]
    pub fn sum_fma(x: &[f64]) -> f64 {
        super::sum_in::<64>(x)
    }

    #[target_feature(enable = "avx2,fma")]
    pub fn dot_fma(x: &[f64], y: &[f64]) -> f64 {
        super::dot_in::<64>(x, y)
    }
}

/// The sum of all elements.
pub fn sum(x: &[f64]) -> f64 {
    match level() {
        // SAFETY: the level says that the CPU has the features, here and below.
        #[cfg(target_arch = "x86_64")]
        Level::Avx512 => unsafe { on_x86::sum_avx512(x) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Level::Fma => unsafe { on_x86::sum_fma(x) },
        _ => sum_in::<32>(x),
    }
}

/// The sum of products.
pub fn dot(x: &[f64], y: &[f64]) -> f64 {
    match level() {
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Level::Avx512 => unsafe { on_x86::dot_avx512(x, y) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Level::Fma => unsafe { on_x86::dot_fma(x, y) },
        _ => dot_in::<32>(x, y),
    }
}

/// The sums of all first elements, in order.
pub fn scan(x: &[f64]) -> Vec<f64> {
    let mut sum = 0.0;
    x.iter()
        .map(|x| {
            sum += x;
            sum
        })
        .collect()
}
