//! Random calls of the functions of in104.h.

#![no_main]

// The functions that are called.
use echecs as _;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| fuzz::calls::in104(data));
