//! The pairs of name and value before the moves.

use thiserror::Error;

/// How many tags a game may have.
pub const MAX_TAGS: usize = 1000;

/// How long the name of a tag may be.
pub(super) const MAX_NAME: usize = 255;

/// The seven tags that every written game has, in their order, and what is
/// written for those that are missing. `Result` is not kept among [`Tags`].
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// A tag that the rest of the game tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Derived {
    Fen,
    SetUp,
    Result,
}

impl Derived {
    /// In any letters, capital or small: files have `Setup` and `fen`, and to
    /// overlook one would be to read another game.
    pub fn read(name: &str) -> Option<Derived> {
        let is = |other| name.eq_ignore_ascii_case(other);
        match () {
            () if is("FEN") => Some(Derived::Fen),
            () if is("SetUp") => Some(Derived::SetUp),
            () if is("Result") => Some(Derived::Result),
            () => None,
        }
    }
}

/// Names and values, each name once, in the order in which they were set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<Tag>);

/// A name and its value, in one piece of memory: every game has seven of them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tag {
    text: String,
    name_length: usize,
}

impl Tag {
    fn new(name: &str, value: &str) -> Tag {
        Tag { text: [name, value].concat(), name_length: name.len() }
    }

    fn parts(&self) -> (&str, &str) {
        self.text.split_at(self.name_length)
    }

    fn name(&self) -> &str {
        self.parts().0
    }

    /// Gives it another value, and says what its value was.
    fn replace(&mut self, value: &str) -> String {
        let old = self.text.split_off(self.name_length);
        self.text.push_str(value);
        old
    }
}

/// Why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TagError {
    #[error(
        "a tag's name is of letters, digits and _+#=:-, begins with one of the first two, \
         and has at most {MAX_NAME}"
    )]
    BadName,
    #[error("a tag's value has no control characters and no line ends")]
    BadValue,
    #[error("this tag follows from the start or the result of the game")]
    Derived,
    #[error("a game has at most {MAX_TAGS} tags")]
    TooMany,
}

impl Tags {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|&(known, _)| known == name).map(|(_, value)| value)
    }

    /// Gives a tag another value, in its place, or adds it at the end.
    pub fn set(&mut self, name: impl AsRef<str>, value: impl AsRef<str>) -> Result<(), TagError> {
        let (name, value) = (name.as_ref(), value.as_ref());
        Tags::check_name(name)?;
        Tags::check_value(value)?;
        self.put(name, value)
    }

    /// [`Tags::set`] of a name and a value that may be a tag's.
    pub(super) fn put(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if let Some(tag) = self.0.iter_mut().find(|tag| tag.name() == name) {
            tag.replace(value);
        } else if self.0.len() < MAX_TAGS {
            self.0.push(Tag::new(name, value));
        } else {
            return Err(TagError::TooMany);
        }
        Ok(())
    }

    /// Makes room for one more, where there is none, by forgetting a tag that says nothing:
    /// every written game has those, also one that had as many tags as it may.
    pub(super) fn make_room(&mut self) {
        let says_nothing = |tag: &Tag| ROSTER.contains(&tag.parts());
        if self.0.len() == MAX_TAGS
            && let Some(at) = self.0.iter().position(says_nothing)
        {
            self.0.remove(at);
        }
    }

    /// Whether a tag may have that name.
    pub fn check_name(name: &str) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::BadName);
        }
        if Derived::read(name).is_some() { Err(TagError::Derived) } else { Ok(()) }
    }

    /// Whether a tag may have that value.
    pub fn check_value(value: &str) -> Result<(), TagError> {
        if value.chars().any(char::is_control) { Err(TagError::BadValue) } else { Ok(()) }
    }

    /// Takes a tag away, and says what its value was.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|tag| tag.name() == name)?;
        Some(self.0.remove(at).replace(""))
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.0.iter().map(Tag::parts)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What may stand in a tag's name.
pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_+#=:-".contains(&byte)
}

fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphanumeric())
        && name.bytes().all(is_name_byte)
        && name.len() <= MAX_NAME
}
