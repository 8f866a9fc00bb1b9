//! Pictures of square pixels, as PNG.

use std::io;

/// Rows of RGB pixels, the first row on top.
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Picture {
    /// A picture of one colour.
    pub fn new(width: usize, height: usize, colour: [u8; 3]) -> Self {
        let pixels = colour.into_iter().cycle().take(3 * width * height).collect();
        Picture {
            width,
            height,
            pixels,
        }
    }

    /// Colours a square of `size` pixels whose first corner is given.
    pub fn fill(&mut self, x: usize, y: usize, size: usize, colour: [u8; 3]) {
        for row in y..(y + size).min(self.height) {
            for column in x..(x + size).min(self.width) {
                let at = 3 * (row * self.width + column);
                self.pixels[at..at + 3].copy_from_slice(&colour);
            }
        }
    }

    /// The file's bytes.
    pub fn png(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let size = |n: usize| u32::try_from(n).map_err(io::Error::other);
        let mut encoder = png::Encoder::new(&mut bytes, size(self.width)?, size(self.height)?);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.pixels)?;
        writer.finish()?;
        Ok(bytes)
    }
}
