//! Emitted code finds the facade under the name that this crate gave it.

use numerics::fp;

/// One third, rounded up.
#[fp(mode = "ru", contract = true)]
pub fn third(x: f32) -> f32 {
    let mut y = x / 3.0;
    if y > 1.0 {
        y = 1.0;
    }
    y
}

#[cfg(test)]
mod tests {
    use super::third;

    #[test]
    fn the_facade_is_found() {
        assert_eq!(third(1.0).to_bits(), 0x3eaa_aaab);
    }

    #[test]
    fn devices_are_found() -> Result<(), numerics::Error> {
        let results = third::map(&[1.0, 9.0]).run(&numerics::Device::host())?;
        assert_eq!(results.to_vec()?, [third(1.0), 1.0]);
        Ok(())
    }
}
