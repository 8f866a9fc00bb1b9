//! Views as places of results.

use std::sync::Arc;

use super::accelerator::{Accelerator, Memory};
use super::destination::{Destination, Place, Room, made};
use super::planes::{self, HostLayout};
use super::region::{Region, not_on_host};
use super::room::room;
use super::update::{Before, Update};
use super::view::{AtMut, StridedMut, ViewMut};
use crate::element::Element;
use crate::error::Error;
use crate::loops::{Outputs, Steps};

/// Adds the memory that a kernel writes for a region: its own, if it lies as a buffer's does.
fn place<'a>(
    region: &Region<'_>,
    function: &'static str,
    device: &Arc<dyn Accelerator>,
    places: &mut Vec<Place<'a>>,
) -> Result<(), Error> {
    if !region.is_on(&**device) {
        return Err(Error::WrongDevice {
            function,
            device: device.name(),
            buffer: region.device.name(),
        });
    }
    match region.part(&**device) {
        Some(part) => {
            places.extend(part?.into_iter().map(Place::Part));
            Ok(())
        }
        None => made(region.layout, region.len, device, places),
    }
}

/// Takes the memory of [`place`], if there is any, and copies it to the region.
fn finish(
    region: &Region<'_>,
    device: &dyn Accelerator,
    made: &mut dyn Iterator<Item = Box<dyn Memory>>,
) -> Result<(), Error> {
    if region.lies_in_a_row() {
        return Ok(());
    }
    region.unpack(device, &region.layout.taken(made))
}

macro_rules! views {
    ($($type:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        // SAFETY: the sink is the view's memory, whose length `room` tells; the places have room for as many.
        unsafe impl<T: Element> Destination<T> for $type {
            type Sink = Outputs<T>;

            fn room(&self, rooms: &mut Vec<Room>) {
                rooms.push(Room::Each(self.len()));
            }

            fn sink(&mut self, function: &'static str) -> Result<Outputs<T>, Error> {
                match &mut self.0 {
                    AtMut::Host(values) => Ok(Outputs(values.as_mut_ptr())),
                    AtMut::Device(region) => Err(not_on_host(function, region)),
                }
            }

            fn places<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                _: usize,
                places: &mut Vec<Place<'a>>,
            ) -> Result<(), Error> {
                match &self.0 {
                    AtMut::Host(values) => made(HostLayout::of::<T>(), values.len(), device, places),
                    AtMut::Device(region) => place(region, function, device, places),
                }
            }

            fn download(
                &mut self,
                device: &Arc<dyn Accelerator>,
                _: usize,
                made: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                match &mut self.0 {
                    AtMut::Host(values) => planes::download::<T>(&**device, &HostLayout::of::<T>().taken(made), values),
                    AtMut::Device(region) => finish(region, &**device, made),
                }
            }
        }

        #[diagnostic::do_not_recommend]
        // SAFETY: what is read is the view's elements.
        unsafe impl<T: Element> Update<T> for $type {
            type Before = Before<T>;

            unsafe fn before_on_host(
                sink: &Outputs<T>,
                lengths: &mut dyn Iterator<Item = usize>,
            ) -> Before<T> {
                // SAFETY: the caller's.
                unsafe { super::update::host_memory(sink, lengths) }
            }

            unsafe fn before(&self) -> Before<T> {
                // SAFETY: the caller's.
                unsafe {
                    match &self.0 {
                        AtMut::Host(values) => Before::host(&raw const **values),
                        AtMut::Device(region) => Before::part(*region),
                    }
                }
            }

            fn replace(
                &mut self,
                device: &dyn Accelerator,
                results: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                let memory = HostLayout::of::<T>().taken(results);
                match &mut self.0 {
                    AtMut::Host(values) => planes::download::<T>(device, &memory, values),
                    AtMut::Device(region) => region.unpack(device, &memory),
                }
            }
        }
    )*};
}

views! {
    ViewMut<'_, T>;
    &mut ViewMut<'_, T>;
}

macro_rules! strided {
    ($($type:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        // SAFETY: the sink is the view's elements, whose number `room` tells; the places have room for as many.
        unsafe impl<T: Element> Destination<T> for $type {
            type Sink = Steps<T>;

            fn room(&self, rooms: &mut Vec<Room>) {
                rooms.push(Room::Each(self.len));
            }

            fn sink(&mut self, function: &'static str) -> Result<Steps<T>, Error> {
                match &mut self.at {
                    AtMut::Host(values) => Ok(Steps {
                        first: values.as_mut_ptr(),
                        step: self.step,
                    }),
                    AtMut::Device(region) => Err(not_on_host(function, region)),
                }
            }

            fn places<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                _: usize,
                places: &mut Vec<Place<'a>>,
            ) -> Result<(), Error> {
                match &self.at {
                    AtMut::Host(_) => made(HostLayout::of::<T>(), self.len, device, places),
                    AtMut::Device(region) => place(region, function, device, places),
                }
            }

            fn download(
                &mut self,
                device: &Arc<dyn Accelerator>,
                _: usize,
                made: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                match &mut self.at {
                    AtMut::Host(values) => {
                        let mut results = room::<T>(self.len)?;
                        results.extend(values.iter().step_by(self.step));
                        planes::download::<T>(&**device, &HostLayout::of::<T>().taken(made), &mut results)?;
                        let places = values.iter_mut().step_by(self.step);
                        places.zip(results).for_each(|(to, from)| *to = from);
                        Ok(())
                    }
                    AtMut::Device(region) => finish(region, &**device, made),
                }
            }
        }
    )*};
}

strided! {
    StridedMut<'_, T>;
    &mut StridedMut<'_, T>;
}
