//! Buffers and views as targets of results.

use std::sync::Arc;

use super::Device;
use super::accelerator::{Accelerator, Memory};
use super::buffer::Buffer;
use super::destination::{Place, Room, Target, made};
use super::planes::{self, HostLayout};
use super::region::{Region, not_on_host};
use super::room::room;
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

// SAFETY: the sink is the buffer's memory on the host; on an accelerator a buffer has room for its elements.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Target<T> for &mut Buffer<T> {
    type Sink = Outputs<T>;

    fn room(&self, rooms: &mut Vec<Room>) {
        rooms.push(Room::Each(self.len()));
    }

    fn sink(&mut self, function: &'static str) -> Result<Outputs<T>, Error> {
        match self.as_mut_slice() {
            Some(values) => Ok(Outputs(values.as_mut_ptr())),
            None => Err(self.not_on(function, Device::host().name())),
        }
    }

    fn places<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        _: usize,
        places: &mut Vec<Place<'a>>,
    ) -> Result<(), Error> {
        places.extend(self.pieces_on(function, device)?.map(Place::Buffer));
        Ok(())
    }

    fn download(
        &mut self,
        _: &Arc<dyn Accelerator>,
        _: usize,
        _: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        Ok(())
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: the sink is the view's memory, whose length `room` tells; the places have room for as many.
unsafe impl<T: Element> Target<T> for ViewMut<'_, T> {
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
            AtMut::Host(values) => {
                planes::download::<T>(&**device, &HostLayout::of::<T>().taken(made), values)
            }
            AtMut::Device(region) => finish(region, &**device, made),
        }
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: the sink is the view's elements, whose number `room` tells; the places have room for as many.
unsafe impl<T: Element> Target<T> for StridedMut<'_, T> {
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
