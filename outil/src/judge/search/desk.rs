//! Who is asked: the copy, and the witness beside it.

use std::mem;
use std::path::Path;

use crate::judge::catalogue::Public;
use crate::judge::executor::Executor;
use crate::judge::program::Recipe;
use crate::judge::wire::Numbers;

/// The two that are asked.
pub struct Desk<'a> {
    pub witness: Executor<'a>,
    pub copy: Executor<'a>,
    /// The program of the copy.
    pub program: &'a Path,
    /// How it is compiled by hand.
    pub recipe: &'a Recipe,
    /// Another one, with all functions of the copy and none of those of the library, if the first
    /// has both.
    pub together: Option<(Executor<'a>, &'a Path)>,
    /// The public functions that the copy defines.
    pub defined: &'a [Public],
    /// Those of them that are wrong by themselves.
    pub suspects: Numbers,
    pub seed: u64,
}

impl Desk<'_> {
    /// Asks the other program from now on, if there is one.
    pub fn turn(&mut self) {
        if let Some((copy, program)) = &mut self.together {
            mem::swap(&mut self.copy, copy);
            mem::swap(&mut self.program, program);
        }
    }

    /// Whether the copy was waited for too long, by whichever program.
    pub fn is_tiring(&self) -> bool {
        let others = self.together.as_ref();
        self.copy.is_tiring() || others.is_some_and(|(copy, _)| copy.is_tiring())
    }

    /// Begins another function.
    pub(super) fn begin(&mut self) {
        self.witness.begin();
        self.copy.begin();
    }
}
