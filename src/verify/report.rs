//! The findings of a comparison.

use super::Accuracy;

/// The findings of a comparison. [`Display`](std::fmt::Display) prints them as text.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Report {
    /// The function.
    pub function: String,
    /// The inputs, in words.
    pub inputs: String,
    /// The number of elements.
    pub elements: u64,
    /// The columns. The others are compared with the first.
    pub columns: Vec<ColumnReport>,
}

impl Report {
    /// Returns true if every column has the first column's bits for every element.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).interpreted().run(&Inputs::encodings(100))?;
    /// assert!(report.agrees(), "{report}");
    /// # Ok(())
    /// # }
    /// ```
    pub fn agrees(&self) -> bool {
        self.columns.iter().all(ColumnReport::agrees)
    }

    /// Returns the report as JSON: an object whose members have the names of the fields here. Histograms are lists of objects
    /// with the bucket's name and its count, without empty buckets.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).interpreted().run(&Inputs::encodings(100))?;
    /// assert!(report.to_json().contains("\"norm\""));
    /// # Ok(())
    /// # }
    /// ```
    pub fn to_json(&self) -> String {
        super::json::json(self)
    }

    /// Returns the histograms as a picture: how many elements are how many ulps from the first column and, if measured, from
    /// the exact result. Counts are on a logarithmic scale.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).interpreted().run(&Inputs::encodings(100))?;
    /// assert!(report.to_svg().starts_with("<svg"));
    /// # Ok(())
    /// # }
    /// ```
    pub fn to_svg(&self) -> String {
        super::svg::svg(self)
    }
}

/// One column.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ColumnReport {
    /// The device, the function if it differs from the first column's, or the name of a plain function.
    pub label: String,
    /// How it compares with the first column; `None` for the first column itself.
    pub agreement: Option<Agreement>,
    /// How far it is from the exact results, if that was measured.
    pub accuracy: Option<Accuracy>,
}

impl ColumnReport {
    /// Returns true if it has the first column's bits for every element.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    /// # #[fp(mode = "rn", contract = false)]
    /// # fn norm(x: f32, y: f32) -> f32 {
    /// #     (x * x + y * y).sqrt()
    /// # }
    /// # #[fp(mode = "ru", contract = false)]
    /// # fn norm_up(x: f32, y: f32) -> f32 {
    /// #     (x * x + y * y).sqrt()
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).against::<norm_up>(&host).run(&Inputs::encodings(100))?;
    /// assert!(report.columns[0].agrees());             // with itself
    /// assert!(!report.columns[1].agrees());
    /// # Ok(())
    /// # }
    /// ```
    pub fn agrees(&self) -> bool {
        self.agreement.as_ref().is_none_or(Agreement::is_complete)
    }
}

/// How a column compares with the first one. Of a result with several scalars, the one that is farthest counts.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Agreement {
    /// Elements whose results have the same bits, or are NaN in both.
    pub same: u64,
    /// Elements that differ only in the sign of a zero.
    pub zero_signs: u64,
    /// Elements that are NaN in one column only.
    pub nans: u64,
    /// The largest difference, in units in the last place: how many steps from one representable number to the next lie
    /// between the results (infinity is one step from the largest finite number). For integers it is their difference.
    pub largest: u64,
    /// How many elements differ by how much: `[i]` counts those from 2^(i-1) + 1 to 2^i ulps, `[0]` those by one ulp.
    pub histogram: Vec<u64>,
    /// The first elements that differ.
    pub first: Vec<Difference>,
    /// The first of those that differ most.
    pub worst: Option<Difference>,
}

impl Agreement {
    /// Returns true if nothing differs.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    /// # #[fp(mode = "rn", contract = false)]
    /// # fn norm(x: f32, y: f32) -> f32 {
    /// #     (x * x + y * y).sqrt()
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).interpreted().run(&Inputs::encodings(100))?;
    /// assert!(report.columns[1].agreement.as_ref().is_some_and(|agreement| agreement.is_complete()));
    /// # Ok(())
    /// # }
    /// ```
    pub fn is_complete(&self) -> bool {
        self.differing() == 0
    }

    /// The number of elements that differ.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    /// use fpdsl::verify::Inputs;
    /// # #[fp(mode = "rn", contract = false)]
    /// # fn norm(x: f32, y: f32) -> f32 {
    /// #     (x * x + y * y).sqrt()
    /// # }
    /// # #[fp(mode = "ru", contract = false)]
    /// # fn norm_up(x: f32, y: f32) -> f32 {
    /// #     (x * x + y * y).sqrt()
    /// # }
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let host = Device::host();
    /// let report = fpdsl::verify::<norm>().on(&host).against::<norm_up>(&host).run(&Inputs::encodings(100))?;
    /// let agreement = report.columns[1].agreement.as_ref().unwrap();
    /// assert_eq!(agreement.same + agreement.differing(), 100);
    /// # Ok(())
    /// # }
    /// ```
    pub fn differing(&self) -> u64 {
        self.zero_signs + self.nans + self.histogram.iter().sum::<u64>()
    }
}

/// An element whose results differ, in the words of the report.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Difference {
    /// Its number.
    pub element: u64,
    /// Its parameters, a text for each scalar.
    pub inputs: Vec<String>,
    /// The results of this column.
    pub found: Vec<String>,
    /// The results of the first column, or of the exact computation.
    pub expected: Vec<String>,
    /// How far they are apart, in words: `3 ulps`.
    pub distance: String,
}
