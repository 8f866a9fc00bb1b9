//! The random bits of stochastic rounding: where they come from.
//!
//! A draw is a word of Philox4x32-10 ([`math::philox`](crate::math::philox)). The key is the seed. With `n` for how many draws the element
//! has had before, it is word `n % 4` of the counter that is the element, in two words, `n / 4`, and the stream. So a draw depends on no
//! thread, no vector, no device, and on nothing that other elements do. Operations draw in the order in which the element computes them, also
//! those whose result is exact; what an element does not compute draws nothing. After 2^32 draws they begin again.
//!
//! A recorded body has the number of the draw as a constant or a variable (`trace/draws.rs`). A plain call finds it here, per thread.

/// What a body that draws without a seed faults with.
pub(crate) const NEEDS_A_SEED: &str = "stochastic rounding needs a seed: run the call on `device.seeded(42)`, or a plain call in \
                                       `Seed::new(42).call(|| ..)`";

/// The seed of stochastic rounding: which of 2^64 sequences of random bits, and which of 2^32 streams of it.
///
/// A call over arrays takes it from `device.seeded(seed)`, or by `call.seeded(seed)`. There each element has its position for a number. A
/// plain call takes it by [`call`](Seed::call). The same seed gives the same bits, on every device. A program that computes steps of time
/// gives each step a [`stream`](Seed::stream), so that they do not all round alike.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
/// use fpdsl::Seed;
///
/// #[fp(mode = "sr")]
/// fn add(x: f32, y: f32) -> f32 {
///     x + y
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// // A quarter of a unit in the last place of 1: one sum in four goes up.
/// let y = vec![f32::EPSILON / 4.0; 4000];
/// let sums = add::map(1.0, &y).run(&Device::host().seeded(42))?.to_vec()?;
/// let up = sums.iter().filter(|&&sum| sum > 1.0).count();
/// assert!((900..1100).contains(&up));
/// // Element 7, by a plain call.
/// assert_eq!(Seed::new(42).element(7).call(|| add(1.0, y[7])), sums[7]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seed {
    key: u64,
    stream: u32,
    element: u64,
}

impl Seed {
    /// The sequence of this number; stream 0, element 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Seed;
    ///
    /// assert_eq!(Seed::new(42), Seed::from(42));
    /// ```
    pub const fn new(key: u64) -> Self {
        Seed {
            key,
            stream: 0,
            element: 0,
        }
    }

    /// The same with the random bits of another stream.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Seed;
    ///
    /// let seed = Seed::new(42);
    /// let steps = (0..3).map(|step| seed.stream(step));
    /// assert_eq!(steps.clone().next(), Some(seed));
    /// ```
    #[must_use]
    pub const fn stream(self, stream: u32) -> Self {
        Seed { stream, ..self }
    }

    /// The same with the random bits of an element: those that a call over arrays has there.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::Seed;
    ///
    /// assert_ne!(Seed::new(42).element(1), Seed::new(42));
    /// ```
    #[must_use]
    pub const fn element(self, element: u64) -> Self {
        Seed { element, ..self }
    }

    /// The seed and the stream, as calls pass them to kernels.
    #[cfg(feature = "std")]
    pub(crate) const fn words(self) -> [u64; 2] {
        [self.key, self.stream as u64]
    }

    /// Returns what `body` does, in which plain calls draw from this seed: the first draw is number 0 of the element.
    ///
    /// It is for the calling thread. A call over arrays within has a seed of its own.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::Seed;
    ///
    /// #[fp(mode = "sr")]
    /// fn third(x: f32) -> f32 {
    ///     x / 3.0
    /// }
    ///
    /// let thirds: Vec<f32> = (0..100).map(|k| Seed::new(k).call(|| third(1.0))).collect();
    /// // One third lies between two numbers of binary32.
    /// assert!(thirds.contains(&0.333_333_34) && thirds.contains(&0.333_333_3));
    /// ```
    #[cfg(feature = "std")]
    pub fn call<R>(self, body: impl FnOnce() -> R) -> R {
        let key = [self.key as u32, (self.key >> 32) as u32];
        let element = [self.element as u32, (self.element >> 32) as u32];
        within([key[0], key[1], element[0], element[1], self.stream], body)
    }
}

impl From<u64> for Seed {
    fn from(key: u64) -> Self {
        Seed::new(key)
    }
}

#[cfg(feature = "std")]
mod current {
    use std::cell::Cell;

    /// The key, the element and the stream, how many draws there have been, and the words that the next ones are from.
    #[derive(Clone, Copy)]
    struct Draws {
        place: [u32; 5],
        count: u32,
        words: [u32; 4],
    }

    thread_local! {
        static DRAWS: Cell<Option<Draws>> = const { Cell::new(None) };
    }

    /// Puts back what was there before, also where a fault unwinds.
    struct Before(Option<Draws>);

    impl Drop for Before {
        fn drop(&mut self) {
            DRAWS.set(self.0);
        }
    }

    /// `body`, of which the draws are those of a place.
    pub(crate) fn within<R>(place: [u32; 5], body: impl FnOnce() -> R) -> R {
        let _before = Before(DRAWS.replace(Some(Draws {
            place,
            count: 0,
            words: [0; 4],
        })));
        body()
    }

    /// `body` without a seed.
    pub(crate) fn apart<R>(body: impl FnOnce() -> R) -> R {
        let _before = Before(DRAWS.take());
        body()
    }

    /// The next draw, from the words of a counter under a key; none without a seed.
    pub(crate) fn next(philox: impl FnOnce([u32; 2], [u32; 4]) -> [u32; 4]) -> Option<u32> {
        let mut draws = DRAWS.get()?;
        if draws.count % 4 == 0 {
            let [key, upper_key, element, upper, stream] = draws.place;
            draws.words = philox([key, upper_key], [element, upper, draws.count / 4, stream]);
        }
        let word = draws.words[draws.count as usize % 4];
        draws.count = draws.count.wrapping_add(1);
        DRAWS.set(Some(draws));
        Some(word)
    }
}

#[cfg(feature = "std")]
pub(crate) use current::{apart, next, within};

/// Without threads there is nowhere to keep the number of a draw.
#[cfg(not(feature = "std"))]
pub(crate) fn next(_: impl FnOnce([u32; 2], [u32; 4]) -> [u32; 4]) -> Option<u32> {
    None
}

#[cfg(not(feature = "std"))]
pub(crate) fn apart<R>(body: impl FnOnce() -> R) -> R {
    body()
}

#[cfg(not(feature = "std"))]
pub(crate) fn within<R>(_: [u32; 5], body: impl FnOnce() -> R) -> R {
    body()
}
