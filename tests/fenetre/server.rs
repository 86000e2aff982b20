//! What only a window manager says or asks. There is none on the screen of the tests, and xdotool is
//! none: this speaks to the X server itself, in the few words that it takes.

use std::io::{Read, Write};
use std::os::unix::net::UnixStream;

use support::screen::Screen;

pub struct Server(UnixStream);

impl Server {
    pub fn of(screen: &Screen) -> Server {
        let number = screen.display.trim_start_matches(':');
        let stream = UnixStream::connect(format!("/tmp/.X11-unix/X{number}")).unwrap();
        let mut server = Server(stream);
        // Little-endian, version 11.0, no authorization.
        server.0.write_all(&[b'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]).unwrap();
        let head = server.reads(8);
        assert_eq!(head[0], 1, "the server lets us in");
        server.reads(4 * usize::from(u16::from_le_bytes([head[6], head[7]])));
        server
    }

    fn reads(&mut self, size: usize) -> Vec<u8> {
        let mut bytes = vec![0; size];
        self.0.read_exact(&mut bytes).unwrap();
        bytes
    }

    /// Sends a request, whose length it adds: an operation, a byte, and the rest.
    fn sends(&mut self, operation: u8, byte: u8, rest: &[u8]) {
        let mut request = vec![operation, byte];
        request.extend((1 + rest.len().div_ceil(4) as u16).to_le_bytes());
        request.extend(rest);
        request.resize(request.len().next_multiple_of(4), 0);
        self.0.write_all(&request).unwrap();
    }

    /// Sends a request that has an answer.
    fn asks(&mut self, operation: u8, byte: u8, rest: &[u8]) -> Vec<u8> {
        self.sends(operation, byte, rest);
        let mut reply = self.reads(32);
        assert_eq!(reply[0], 1, "an answer to operation {operation}");
        let more = number(&reply, 1) as usize;
        reply.extend(self.reads(4 * more));
        reply
    }

    /// The number of a name.
    fn atom(&mut self, name: &str) -> u32 {
        const INTERN_ATOM: u8 = 16;
        let length = (name.len() as u32).to_le_bytes();
        number(&self.asks(INTERN_ATOM, 1, &[&length, name.as_bytes()].concat()), 2)
    }

    /// Closes a window as its title bar does.
    pub fn close(&mut self, window: &str) {
        const SEND_EVENT: u8 = 25;
        const CLIENT_MESSAGE: u32 = 33 + (32 << 8);
        const GET_INPUT_FOCUS: u8 = 43;
        let window = window.parse().unwrap();
        let (protocols, delete) = (self.atom("WM_PROTOCOLS"), self.atom("WM_DELETE_WINDOW"));
        let message = [window, 0, CLIENT_MESSAGE, window, protocols, delete, 0, 0, 0, 0];
        self.sends(SEND_EVENT, 0, &bytes(&message));
        // The answer to any question says that the server has read what came before it.
        self.asks(GET_INPUT_FOCUS, 0, &[]);
    }

    /// The smallest size that a window asks for.
    pub fn smallest_size(&mut self, window: &str) -> (u32, u32) {
        const GET_PROPERTY: u8 = 20;
        const WM_NORMAL_HINTS: u32 = 40;
        const MINIMUM: u32 = 1 << 4;
        let question = [window.parse().unwrap(), WM_NORMAL_HINTS, 0, 0, 18];
        let hints = self.asks(GET_PROPERTY, 0, &bytes(&question));
        assert_ne!(number(&hints, 8) & MINIMUM, 0, "the window has a smallest size");
        (number(&hints, 13), number(&hints, 14))
    }
}

fn bytes(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

/// The number at this place of an answer, in words of four bytes.
fn number(reply: &[u8], place: usize) -> u32 {
    u32::from_le_bytes(reply[4 * place..4 * place + 4].try_into().unwrap())
}
