//! Line plots, as SVG text.

use std::fmt::Write as _;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 70.0;
const TOP: f64 = 34.0;
const RIGHT: f64 = 150.0;
const BOTTOM: f64 = 44.0;

/// A curve: its name in the legend, its colour, whether it is dashed, and its points.
pub struct Curve {
    pub name: String,
    pub colour: &'static str,
    pub dashed: bool,
    pub points: Vec<(f64, f64)>,
}

/// Curves over common axes.
pub struct Panel {
    pub title: String,
    pub x_label: String,
    pub x: (f64, f64),
    pub y: (f64, f64),
    /// The ticks of the axis: places and labels.
    pub x_ticks: Vec<(f64, String)>,
    pub y_ticks: Vec<(f64, String)>,
    pub curves: Vec<Curve>,
}

/// Panels one below the other.
pub fn svg(panels: &[Panel]) -> String {
    svg_in_columns(panels, 1)
}

/// Panels in rows of this many.
pub fn svg_in_columns(panels: &[Panel], columns: usize) -> String {
    let (width, height) = (
        WIDTH * columns as f64,
        HEIGHT * panels.len().div_ceil(columns) as f64,
    );
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    for (k, panel) in panels.iter().enumerate() {
        let (x, y) = (WIDTH * (k % columns) as f64, HEIGHT * (k / columns) as f64);
        // Writing to a `String` cannot fail, here and below.
        let _ = writeln!(text, "<g transform=\"translate({x} {y})\">");
        panel.draw(&mut text);
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    text
}

impl Panel {
    fn draw(&self, text: &mut String) {
        let (right, bottom, top) = (WIDTH - RIGHT, HEIGHT - BOTTOM, TOP);
        let x = |v: f64| LEFT + (v - self.x.0) / (self.x.1 - self.x.0) * (right - LEFT);
        let y = |v: f64| {
            bottom - (v.clamp(self.y.0, self.y.1) - self.y.0) / (self.y.1 - self.y.0) * (bottom - top)
        };
        let _ = writeln!(
            text,
            "<text x=\"{LEFT}\" y=\"{}\" font-size=\"15\">{}</text>",
            top - 12.0,
            escaped(&self.title)
        );
        for (at, label) in &self.x_ticks {
            let at = x(*at);
            let _ = writeln!(
                text,
                "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{top}\" y2=\"{bottom}\" stroke=\"#ddd\"/>"
            );
            let _ = writeln!(
                text,
                "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                bottom + 17.0,
                escaped(label)
            );
        }
        for (at, label) in &self.y_ticks {
            let at = y(*at);
            let _ = writeln!(
                text,
                "<line x1=\"{LEFT}\" x2=\"{right}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"#ddd\"/>"
            );
            let _ = writeln!(
                text,
                "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                LEFT - 7.0,
                at + 4.0,
                escaped(label)
            );
        }
        let middle = (LEFT + right) / 2.0;
        let _ = writeln!(
            text,
            "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            bottom + 34.0,
            escaped(&self.x_label)
        );
        for (k, curve) in self.curves.iter().enumerate() {
            let dash = if curve.dashed {
                " stroke-dasharray=\"6 4\""
            } else {
                ""
            };
            let style = format!(
                "fill=\"none\" stroke=\"{}\" stroke-width=\"1.4\"{dash}",
                curve.colour
            );
            let points: Vec<String> = curve
                .points
                .iter()
                .map(|&(a, b)| format!("{:.1},{:.1}", x(a), y(b)))
                .collect();
            let _ = writeln!(text, "<polyline {style} points=\"{}\"/>", points.join(" "));
            let row = top + 10.0 + 19.0 * k as f64;
            let _ = writeln!(
                text,
                "<line x1=\"{}\" x2=\"{}\" y1=\"{row}\" y2=\"{row}\" {style}/>",
                right + 12.0,
                right + 38.0
            );
            let _ = writeln!(
                text,
                "<text x=\"{}\" y=\"{}\">{}</text>",
                right + 44.0,
                row + 4.0,
                escaped(&curve.name)
            );
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
