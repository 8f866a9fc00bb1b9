//! Arguments of each function for which it has a number: from the range in which most of its work is, of every size, with few digits, and
//! beside places where results are zero, whole, subnormal or at the limit.

use fpdsl_math::random::Random;

/// Where a function has numbers.
struct Domain {
    /// The arguments that are drawn most often.
    usual: (f64, f64),
    /// Beyond these there are none.
    all: (f64, f64),
    /// Neighbours of these are drawn as well.
    near: &'static [f64],
}

impl Domain {
    fn draw(&self, random: &mut Random, kind: usize) -> f64 {
        let (lo, hi) = self.usual;
        match kind % 8 {
            0..3 => random.within(lo, hi),
            3 => {
                let place = self.near[random.bits() as usize % self.near.len()];
                random.near(place)
            }
            4 => {
                let whole = random.within(lo, hi).round();
                random.near(whole)
            }
            5 => (random.within(lo, hi) * 64.0).round() / 64.0,
            6 => random.within(-1.0, 1.0) * (0.5_f64).powi((random.bits() % 1060) as i32),
            // Any exponent.
            _ => f64::from_bits(random.bits()),
        }
    }

    fn drawn(&self, random: &mut Random, count: usize) -> Vec<f64> {
        let (lo, hi) = self.all;
        let kinds = 0..;
        let drawn = kinds.map(|kind| self.draw(random, kind));
        drawn.filter(|&x| x > lo && x < hi).take(count).collect()
    }
}

macro_rules! domains {
    ($($name:ident: $usual:expr, $all:expr, $near:expr;)*) => {$(
        pub fn $name(random: &mut Random, count: usize) -> (Vec<f64>,) {
            (Domain { usual: $usual, all: $all, near: &$near }.drawn(random, count),)
        }
    )*};
}

/// Beyond 171.7 gamma is above binary64, below -184 less than half its least number. Negative whole numbers have none.
pub fn gamma(random: &mut Random, count: usize) -> (Vec<f64>,) {
    let domain = Domain {
        usual: (-186.0, 173.0),
        all: (-500.0, 500.0),
        near: &[1.0, 2.0, 171.624_376_956_302_7, -178.5, 5.6e-309],
    };
    let drawn = domain.drawn(random, 2 * count).into_iter();
    (drawn.filter(|&x| x > 0.0 || x.trunc() != x).take(count).collect(),)
}

const ANY: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);
const POSITIVE: (f64, f64) = (0.0, f64::INFINITY);

domains! {
    // Below -26.7 e^(x^2) is beyond the limit.
    erfcx: (-27.0, 60.0), (-40.0, f64::INFINITY), [0.0, 1.0, -26.628, 5.0e153, 1e308];
    // Subnormal from -37.5, half of the least number from -38.6.
    normcdf: (-39.0, 9.0), (-60.0, 60.0), [0.0, -37.519_4, -38.485, 8.3];
    erfinv: (-1.0, 1.0), (-1.0, 1.0), [1.0, -1.0, 0.5, 1e-300, 2.3e-308];
    erfcinv: (0.0, 2.0), (0.0, 2.0), [1.0, 2.0, 0.5, 1e-300, 5e-320];
    normcdfinv: (0.0, 1.0), (0.0, 1.0), [0.5, 1.0, 0.25, 1e-300, 5e-320];
    ln_gamma: (-40.0, 200.0), (-1e15, 2.5e305), [1.0, 2.0, -2.457_024_738_220_8, -2.747_682_646_727_41, 1e300];
    j0: (-60.0, 200.0), ANY, [2.404_825_557_695_773, 5.520_078_110_286_311, 51.8, 99.746_819_858_680_6];
    j1: (-60.0, 200.0), ANY, [3.831_705_970_207_512, 7.015_586_669_815_619, 51.8, 101.316_4];
    y0: (0.0, 200.0), POSITIVE, [0.893_576_966_279_167_5, 3.957_678_419_314_858, 51.8, 1e-300];
    y1: (0.0, 200.0), POSITIVE, [2.197_141_326_031_017, 5.429_681_040_794_135, 51.8, 1e-308];
}

/// Orders to 60: of larger ones, and of arguments beyond those below, MPFR may take minutes. Numbers beside zeros are another matter, so
/// arguments are not drawn near them.
fn orders(random: &mut Random, count: usize) -> Vec<i32> {
    let order = |random: &mut Random| (random.bits() % 121) as i32 - 60;
    (0..count).map(|_| order(random)).collect()
}

pub fn jn(random: &mut Random, count: usize) -> (Vec<f64>, Vec<i32>) {
    let domain = Domain {
        usual: (-100.0, 100.0),
        all: (-200.0, 200.0),
        near: &[1.0, 51.8, 1e-5],
    };
    (domain.drawn(random, count), orders(random, count))
}

pub fn yn(random: &mut Random, count: usize) -> (Vec<f64>, Vec<i32>) {
    let domain = Domain {
        usual: (0.0, 100.0),
        all: (1e-100, 200.0),
        near: &[1.0, 51.8, 1e-5],
    };
    (domain.drawn(random, count), orders(random, count))
}
