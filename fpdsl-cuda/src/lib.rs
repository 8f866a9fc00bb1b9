//! CUDA for fpdsl.
