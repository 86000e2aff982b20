//! A screen that nobody sees: an X server of our own, Xvfb.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use super::temp::TempDir;

/// How long anything may take: a busy machine is slow, a stuck program for ever.
pub const LIMIT: Duration = Duration::from_secs(60);

/// The lines that a program writes, as they come.
pub fn lines(output: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        // Nobody reads what comes after a test has failed.
        BufReader::new(output).lines().map_while(Result::ok).all(|line| sender.send(line).is_ok())
    });
    receiver
}

/// Waits until something is there.
pub fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + LIMIT;
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < deadline, "waited in vain: {what}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Waits until the screen shows what it should.
pub fn see(what: &str, mut seen: impl FnMut() -> bool) {
    wait_for(what, || seen().then_some(()));
}

/// Asks a process to end, as a person does who closes it.
pub fn terminate(child: &Child) {
    let status = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(status.unwrap().success());
}

pub struct Screen {
    server: Child,
    /// Its name, as the variable `DISPLAY` has it.
    pub display: String,
    /// Where the server keeps what it shows.
    folder: TempDir,
}

impl Screen {
    /// Starts a server on a display that is free.
    pub fn open() -> Screen {
        let folder = TempDir::new("screen");
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1000x900x24", "-nolisten", "tcp", "-fbdir"])
            .arg(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let number = lines(server.stdout.take().unwrap());
        let mut screen = Screen { server, display: String::new(), folder };
        screen.display = format!(":{}", number.recv_timeout(LIMIT).expect("Xvfb starts"));
        screen
    }

    /// What is on the screen now.
    pub fn picture(&self) -> Picture {
        Picture(fs::read(self.folder.path().join("Xvfb_screen0")).unwrap())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // A server that is asked politely removes its files too.
        terminate(&self.server);
        let deadline = Instant::now() + Duration::from_secs(5);
        while matches!(self.server.try_wait(), Ok(None)) && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// A picture as X dumps it: a header of 32-bit numbers, a table of colours,
/// then the pixels row by row.
pub struct Picture(Vec<u8>);

impl Picture {
    /// The red, green and blue of a pixel.
    pub fn pixel(&self, x: i32, y: i32) -> [u8; 3] {
        const HEADER_SIZE: usize = 0;
        const BYTES_PER_LINE: usize = 12;
        const COLORS: usize = 19;
        const BYTES_PER_COLOR: usize = 12;
        let pixels = self.header(HEADER_SIZE) + self.header(COLORS) * BYTES_PER_COLOR;
        let [x, y] = [x, y].map(|number| usize::try_from(number).expect("a pixel of the screen"));
        let start = pixels + y * self.header(BYTES_PER_LINE) + 4 * x;
        let bytes = &self.0[start..start + 4];
        if self.is_little_endian() {
            [bytes[2], bytes[1], bytes[0]]
        } else {
            [bytes[1], bytes[2], bytes[3]]
        }
    }

    fn is_little_endian(&self) -> bool {
        const BYTE_ORDER: usize = 7;
        self.header(BYTE_ORDER) == 0
    }

    fn header(&self, index: usize) -> usize {
        let bytes = &self.0[4 * index..4 * index + 4];
        u32::from_be_bytes(bytes.try_into().unwrap()) as usize
    }
}
