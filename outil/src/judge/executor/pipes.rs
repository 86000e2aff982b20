//! The files and sockets between the judge and an executor.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::fs::FileExt;
use std::time::{Duration, Instant};

/// The longest message.
const MESSAGE_MAX: usize = 1 << 18;

pub enum Message {
    Bytes(Vec<u8>),
    /// The other end is gone.
    Closed,
    Late,
}

/// Two ends of a socket that keeps messages apart.
pub fn pair() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut ends = [0; 2];
    let kind = libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC;
    // SAFETY: there is room for two descriptors.
    if unsafe { libc::socketpair(libc::AF_UNIX, kind, 0, ends.as_mut_ptr()) } != 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: they have just been opened, and nobody else has them.
    Ok(unsafe { (OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])) })
}

/// Sends a message; false if nobody is there to read it.
pub fn send(socket: &OwnedFd, bytes: &[u8]) -> io::Result<bool> {
    // SAFETY: the socket is open, and the bytes are there.
    let sent = unsafe {
        libc::send(socket.as_raw_fd(), bytes.as_ptr().cast(), bytes.len(), libc::MSG_NOSIGNAL)
    };
    if sent >= 0 {
        return Ok(true);
    }
    let error = io::Error::last_os_error();
    match error.raw_os_error() {
        Some(libc::EPIPE | libc::ECONNRESET) => Ok(false),
        _ => Err(error),
    }
}

/// Waits for a message, so long at most.
pub fn receive(socket: &OwnedFd, limit: Duration) -> io::Result<Message> {
    let deadline = Instant::now() + limit;
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        let mut poll = libc::pollfd { fd: socket.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // SAFETY: one descriptor, which is open.
        match unsafe { libc::poll(&mut poll, 1, left.as_millis() as libc::c_int) } {
            0 => return Ok(Message::Late),
            1.. => break,
            _ => {
                let error = io::Error::last_os_error();
                if error.kind() != io::ErrorKind::Interrupted {
                    return Err(error);
                }
            }
        }
    }
    // Not filled beforehand: most messages are short, and a copy answers tens of thousands.
    let mut bytes: Vec<u8> = Vec::with_capacity(MESSAGE_MAX);
    // SAFETY: there is room for so many bytes.
    let got = unsafe { libc::recv(socket.as_raw_fd(), bytes.as_mut_ptr().cast(), MESSAGE_MAX, 0) };
    match got {
        1.. => {
            // SAFETY: so many were written, where there is room for MESSAGE_MAX.
            unsafe { bytes.set_len(got as usize) };
            Ok(Message::Bytes(bytes))
        }
        0 => Ok(Message::Closed),
        _ => match io::Error::last_os_error() {
            // A program that ends with messages unread resets its end. This is told once, and
            // before what it has still answered.
            error if error.raw_os_error() == Some(libc::ECONNRESET) => receive(socket, limit),
            error => Err(error),
        },
    }
}

/// Makes these bytes the whole content of a file, to be read from its beginning.
pub fn replace(mut file: &File, bytes: &[u8]) -> io::Result<()> {
    if bytes.is_empty() && file.metadata()?.len() == 0 {
        return Ok(());
    }
    file.set_len(0)?;
    file.write_all_at(bytes, 0)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(())
}

/// Empties a file that has grown beyond a size.
pub fn forget(mut file: &File, size: u64) -> io::Result<()> {
    if file.metadata()?.len() > size {
        file.set_len(0)?;
        file.seek(SeekFrom::Start(0))?;
    }
    Ok(())
}

/// The content of a file, as far as it is text.
pub fn whole(mut file: &File) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.take(64 << 10).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
