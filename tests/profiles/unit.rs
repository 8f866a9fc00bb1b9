//! The x87 unit of the CPU that runs the tests.
