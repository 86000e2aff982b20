//! Random calls of the functions of echecs.h, partie.h and stackchess.h.

#![no_main]

// The functions that are called.
use echecs as _;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| fuzz::calls::courses(data));
