//! What goes between the judge and an executor: cases and answers, and how they look as bytes.
//!
//! `executor/execution.c` is the other end.

/// A case: places in memory, and calls that use them one after another.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Case {
    pub buffers: Vec<Buffer>,
    pub calls: Vec<Call>,
    /// What the program reads on its standard input.
    pub input: Vec<u8>,
    /// What lies in the folder in which it runs, for an exercise on files.
    pub files: Option<Vec<Entry>>,
}

/// A file of a case, or a folder, which has no content.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub name: &'static str,
    pub content: Option<Vec<u8>>,
}

/// Memory that the calls are given.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    pub place: Place,
    /// What is known of its content; the rest is filled with [`FILL`].
    pub parts: Vec<(usize, Vec<u8>)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// So many bytes of its own.
    Own(usize),
    /// A variable of the header, by its number.
    Variable(u16),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The number of the function.
    pub function: u16,
    pub arguments: Vec<Argument>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Argument {
    Number(i64),
    /// In a buffer, so many bytes after its beginning.
    Address(usize, usize),
    Null,
    /// What an earlier call has returned.
    Earlier(usize),
    /// A view that takes notes in a buffer.
    View(usize),
    /// A rank, for a call that is made only if an earlier one has returned more.
    Rank(u32, usize),
}

/// Whose functions are called where the copy has its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Whose {
    /// The copy's.
    All,
    /// The copy's for this one, the library's for the others.
    Only(u16),
    /// The copy's for these, the library's for the others.
    These(Numbers),
}

/// Numbers of functions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Numbers([u64; 16]);

impl Numbers {
    pub fn insert(&mut self, number: u16) {
        self.0[usize::from(number) / 64] |= 1 << (number % 64);
    }

    pub fn remove(&mut self, number: u16) {
        self.0[usize::from(number) / 64] &= !(1 << (number % 64));
    }

    pub fn contains(&self, number: u16) -> bool {
        self.0[usize::from(number) / 64] >> (number % 64) & 1 == 1
    }

    pub fn iter(&self) -> impl Iterator<Item = u16> {
        let numbers = *self;
        (0..64 * 16).filter(move |number| numbers.contains(*number))
    }
}

impl FromIterator<u16> for Numbers {
    fn from_iter<I: IntoIterator<Item = u16>>(all: I) -> Numbers {
        let mut numbers = Numbers::default();
        all.into_iter().for_each(|number| numbers.insert(number));
        numbers
    }
}

/// What came of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub calls: Vec<Returned>,
    /// For each buffer, what has changed and where.
    pub changes: Vec<Vec<(usize, Vec<u8>)>>,
}

/// What a call gave back.
#[derive(Clone, Debug, PartialEq)]
pub struct Returned {
    pub value: Value,
    /// What it printed.
    pub output: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Nothing,
    Number(i64),
    Null,
    /// In a buffer, so many bytes after its beginning.
    Address(usize, usize),
    /// An address that is in no buffer.
    Elsewhere,
    Text(Vec<u8>),
}

/// What memory holds that nobody has written.
pub const FILL: u8 = 0xa5;

impl Buffer {
    /// A buffer of exactly these bytes.
    pub fn holding(bytes: Vec<u8>) -> Buffer {
        Buffer { place: Place::Own(bytes.len()), parts: vec![(0, bytes)] }
    }

    /// A buffer that nothing is written in yet.
    pub fn blank(size: usize) -> Buffer {
        Buffer { place: Place::Own(size), parts: Vec::new() }
    }

    /// A text with its final zero.
    pub fn text(text: &str) -> Buffer {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(0);
        Buffer::holding(bytes)
    }

    /// Its bytes before the case; those of a variable as far as they are known.
    pub fn before(&self) -> Vec<u8> {
        let known = self.parts.iter().map(|(at, bytes)| at + bytes.len()).max().unwrap_or(0);
        let size = match self.place {
            Place::Own(size) => size,
            Place::Variable(_) => known,
        };
        let mut all = vec![FILL; size];
        for (at, bytes) in &self.parts {
            all[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        all
    }
}

impl Case {
    /// Whether what it finds when it begins lies in one place: such cases go one by one.
    pub fn goes_alone(&self) -> bool {
        !self.input.is_empty() || self.files.is_some()
    }

    /// The bytes of a buffer after the case.
    pub fn after(&self, answer: &Answer, buffer: usize) -> Vec<u8> {
        let mut bytes = self.buffers[buffer].before();
        for (at, changed) in &answer.changes[buffer] {
            let end = at + changed.len();
            if end > bytes.len() {
                bytes.resize(end, FILL);
            }
            bytes[*at..end].copy_from_slice(changed);
        }
        bytes
    }

    pub fn encode(&self, nonce: u64, whose: Whose, fill: u8) -> Vec<u8> {
        let mut out = nonce.to_le_bytes().to_vec();
        let hers: Vec<u16> = match whose {
            Whose::All => Vec::new(),
            Whose::Only(function) => vec![function],
            Whose::These(numbers) => numbers.iter().collect(),
        };
        // A program that is typed to may end by exit(0) when it is told to quit.
        let may_end = !self.input.is_empty();
        let count = if whose == Whose::All { u16::MAX } else { hers.len() as u16 };
        for number in [u16::from(may_end), count].into_iter().chain(hers) {
            out.extend(number.to_le_bytes());
        }
        for count in [self.buffers.len() as u16, self.calls.len() as u16] {
            out.extend(count.to_le_bytes());
        }
        for Buffer { place, parts } in &self.buffers {
            let (kind, number, size) = match *place {
                Place::Own(size) => (0, 0, size),
                Place::Variable(number) => (1, number, 0),
            };
            out.extend([kind, fill]);
            out.extend(number.to_le_bytes());
            out.extend((size as u32).to_le_bytes());
            out.extend((parts.len() as u16).to_le_bytes());
            for (at, bytes) in parts {
                out.extend((*at as u32).to_le_bytes());
                out.extend((bytes.len() as u32).to_le_bytes());
                out.extend(bytes);
            }
        }
        for Call { function, arguments } in &self.calls {
            out.extend(function.to_le_bytes());
            out.extend((arguments.len() as u16).to_le_bytes());
            for argument in arguments {
                let (kind, value) = match *argument {
                    Argument::Number(number) => (0, number as u64),
                    Argument::Address(buffer, at) => (1, buffer as u64 | (at as u64) << 32),
                    Argument::Null => (2, 0),
                    Argument::Earlier(call) => (3, call as u64),
                    Argument::View(buffer) => (4, buffer as u64),
                    Argument::Rank(rank, call) => (5, u64::from(rank) | (call as u64) << 32),
                };
                out.push(kind);
                out.extend(value.to_le_bytes());
            }
        }
        out
    }
}

/// An answer whose printed text is still where the executor left it: the answer, where that text
/// begins, and where each call's ends.
pub type Unread = (Answer, usize, Vec<usize>);

/// Reads an answer; `None` if it is none, or the answer to something else.
pub fn decode(bytes: &[u8], nonce: u64) -> Option<Unread> {
    let mut reader = Reader(bytes);
    if reader.number::<8>()? != nonce {
        return None;
    }
    let begins = reader.number::<4>()? as usize;
    let mut calls = Vec::new();
    let mut ends = Vec::new();
    for _ in 0..reader.number::<2>()? {
        let kind = reader.number::<1>()?;
        let payload = reader.number::<8>()?;
        let value = match kind {
            0 => Value::Nothing,
            1 => Value::Number(payload as i64),
            2 => Value::Null,
            3 => Value::Address(payload as u32 as usize, (payload >> 32) as usize),
            4 => Value::Elsewhere,
            5 => Value::Text(reader.take(usize::try_from(payload).ok()?)?.to_vec()),
            _ => return None,
        };
        ends.push(reader.number::<4>()? as usize);
        calls.push(Returned { value, output: Vec::new() });
    }
    let mut changes = Vec::new();
    for _ in 0..reader.number::<2>()? {
        let mut parts = Vec::new();
        for _ in 0..reader.number::<2>()? {
            let at = reader.number::<4>()? as usize;
            let size = reader.number::<4>()? as usize;
            parts.push((at, reader.take(size)?.to_vec()));
        }
        changes.push(parts);
    }
    reader.0.is_empty().then_some((Answer { calls, changes }, begins, ends))
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, size: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(size)?;
        self.0 = rest;
        Some(taken)
    }

    fn number<const SIZE: usize>(&mut self) -> Option<u64> {
        let mut bytes = [0; 8];
        bytes[..SIZE].copy_from_slice(self.take(SIZE)?);
        Some(u64::from_le_bytes(bytes))
    }
}
