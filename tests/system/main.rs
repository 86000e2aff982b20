//! What the system does to a program while the library reads and writes for it:
//! signals, limits and permissions.

mod permissions;
mod signals;
