//! The six functions of a pile.

use echecs::rules::{Color, Square};

use super::piece::{self, PIECE_BYTES, RawPiece};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, FILL, Place, Value};

/// The function of a pile that is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    Initialise,
    IsEmpty,
    Height,
    Push,
    Pop,
    Top,
}

/// A pile from the bottom up, and the piece that comes on it.
#[derive(Clone, Debug)]
pub struct PileQuestion {
    pieces: Vec<RawPiece>,
    pushed: RawPiece,
}

/// `STACKCHESS_PILE_MAX`.
const PILE_MAX: usize = 104;
const PILE_BYTES: usize = 4 + PILE_MAX * PIECE_BYTES;
/// The buffers of a case.
const PILE: usize = 0;
const PIECE: usize = 1;

/// What came of a call.
struct PileAnswer {
    returned: Option<i64>,
    height: i32,
    /// Those that count: as many as the height says.
    pieces: Vec<RawPiece>,
    piece: RawPiece,
}

impl Pile {
    pub const ALL: [Pile; 6] =
        [Pile::Initialise, Pile::IsEmpty, Pile::Height, Pile::Push, Pile::Pop, Pile::Top];

    fn tag(self) -> &'static str {
        match self {
            Pile::Initialise => "PILE-INIT-G1",
            Pile::IsEmpty => "PILE-VIDE-G1",
            Pile::Height => "PILE-HAUTEUR-G1",
            Pile::Push => "PILE-EMPILER-G1",
            Pile::Pop => "PILE-DEPILER-G1",
            Pile::Top => "PILE-SOMMET-G1",
        }
    }

    /// The smallest and the largest pile that it may be asked about.
    fn heights(self) -> (usize, usize) {
        match self {
            Pile::Initialise | Pile::IsEmpty | Pile::Height => (0, PILE_MAX),
            Pile::Push => (0, PILE_MAX - 1),
            Pile::Pop | Pile::Top => (1, PILE_MAX),
        }
    }

    /// Whether what it returns is asked: the sheet has no word for failures.
    fn is_a_question(self) -> bool {
        matches!(self, Pile::IsEmpty | Pile::Height)
    }

    fn read(self, question: &PileQuestion, answer: &Answer) -> PileAnswer {
        let case = self.case(0, question);
        let bytes = case.after(answer, PILE);
        let height = i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let counted = usize::try_from(height).unwrap_or(0).min(PILE_MAX);
        let pieces = bytes[4..].chunks_exact(PIECE_BYTES).take(counted).map(RawPiece::read);
        PileAnswer {
            returned: match answer.calls[0].value {
                Value::Number(number) if self == Pile::IsEmpty => Some(i64::from(number != 0)),
                Value::Number(number) if self == Pile::Height => Some(number),
                _ => None,
            },
            height,
            pieces: pieces.collect(),
            piece: RawPiece::read(&case.after(answer, PIECE)),
        }
    }
}

impl Exercise for Pile {
    type Question = PileQuestion;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Pile::Initialise => &["stackchess_pile_initialiser"],
            Pile::IsEmpty => &["stackchess_pile_est_vide"],
            Pile::Height => &["stackchess_pile_hauteur"],
            Pile::Push => &["stackchess_pile_empiler"],
            Pile::Pop => &["stackchess_pile_depiler"],
            Pile::Top => &["stackchess_pile_sommet"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<PileQuestion> {
        let (smallest, largest) = self.heights();
        let mut questions = Vec::new();
        for turn in 0..400 {
            let height = match turn % 10 {
                0 => smallest,
                1 => largest,
                2..=7 => smallest + random.below(5),
                _ => smallest + random.below(largest - smallest + 1),
            };
            let color = *random.choose(&Color::ALL);
            let mut any = || RawPiece::of(piece::any(random, color));
            let pieces = (0..height).map(|_| any()).collect();
            questions.push(PileQuestion { pieces, pushed: any() });
        }
        questions
    }

    fn case(&self, function: u16, question: &PileQuestion) -> Case {
        let height = (question.pieces.len() as i32).to_le_bytes();
        let content = question.pieces.iter().flat_map(|piece| piece.bytes());
        let known: Vec<u8> = height.into_iter().chain(content).collect();
        // What is to be prepared holds anything at all.
        let is_unknown = *self == Pile::Initialise && question.pieces.is_empty();
        let parts = if is_unknown { Vec::new() } else { vec![(0, known)] };
        let piece = match self {
            Pile::Push => Buffer::holding(question.pushed.bytes()),
            _ => Buffer::blank(PIECE_BYTES),
        };
        let mut arguments = vec![Argument::Address(PILE, 0)];
        if matches!(self, Pile::Push | Pile::Pop | Pile::Top) {
            arguments.push(Argument::Address(PIECE, 0));
        }
        Case {
            buffers: vec![Buffer { place: Place::Own(PILE_BYTES), parts }, piece],
            calls: vec![Call { function, arguments }],
            ..Case::default()
        }
    }

    fn clauses(&self, _: &PileQuestion, _: &Answer) -> Vec<&'static str> {
        vec![self.tag()]
    }

    fn broken(
        &self,
        question: &PileQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let is_right = self.told(question, expected, received).is_empty();
        if is_right { Vec::new() } else { vec![self.tag()] }
    }

    fn side(&self, question: &PileQuestion, _: &Answer) -> String {
        let (smallest, largest) = self.heights();
        match question.pieces.len() {
            0 => "vide".to_owned(),
            height if height == largest => "la plus haute".to_owned(),
            height if height == smallest => "la plus basse".to_owned(),
            _ => "entre les deux".to_owned(),
        }
    }

    fn size(&self, question: &PileQuestion) -> usize {
        question.pieces.len()
    }

    fn smaller(&self, question: &PileQuestion) -> Vec<PileQuestion> {
        let (smallest, _) = self.heights();
        let pieces = &question.pieces;
        let of = |pieces: Vec<RawPiece>| PileQuestion { pieces, ..question.clone() };
        let mut smaller = vec![of(pieces[..pieces.len() / 2].to_vec())];
        for place in 0..pieces.len().min(8) {
            let mut fewer = pieces.clone();
            fewer.remove(place);
            smaller.push(of(fewer));
        }
        smaller.retain(|q| q.pieces.len() >= smallest && q.pieces.len() < pieces.len());
        smaller
    }

    fn shown(&self, name: &str, question: &PileQuestion) -> Shown {
        let values: Vec<String> = question.pieces.iter().map(|piece| piece.in_c()).collect();
        let content = match values.len() {
            0 if *self == Pile::Initialise => {
                "pile_stackchess p; /* son contenu est quelconque */".to_owned()
            }
            0 => "pile_stackchess p = { 0 };".to_owned(),
            height => format!("pile_stackchess p = {{ {height}, {{ {} }} }};", values.join(", ")),
        };
        let mut program = vec![content];
        let call = match self {
            Pile::Push => {
                program.push(format!("piece_stackchess piece = {};", question.pushed.in_c()));
                format!("{name}(&p, piece)")
            }
            Pile::Pop | Pile::Top => {
                program.push("piece_stackchess piece;".to_owned());
                format!("{name}(&p, &piece)")
            }
            _ => format!("{name}(&p)"),
        };
        program.push(String::new());
        program.push(match self.is_a_question() {
            true => format!("printf(\"rendu : %d\\n\", {call});"),
            false => format!("{call};"),
        });
        if matches!(self, Pile::Pop | Pile::Top) {
            program.push(
                "printf(\"pièce : %c%c, a_bouge %d\\n\", piece.type, piece.couleur, piece.a_bouge);".to_owned(),
            );
        }
        program.extend([
            "printf(\"hauteur : %d\\n\", p.hauteur);".to_owned(),
            "for (int i = 0; i < p.hauteur; i++)".to_owned(),
            "    printf(\"%c%c, a_bouge %d\\n\", p.pieces[i].type, p.pieces[i].couleur, \
             p.pieces[i].a_bouge);"
                .to_owned(),
        ]);
        let comes = match self {
            Pile::Push => format!(", piece valant {}", question.pushed.in_c()),
            _ => String::new(),
        };
        let holds = match self {
            Pile::Initialise if question.pieces.is_empty() => {
                "p contenant n'importe quoi".to_owned()
            }
            _ => described(&question.pieces),
        };
        let call = format!("{call}, {holds}{comes}");
        Shown { program, call, ..Shown::default() }
    }

    fn expected(&self, question: &PileQuestion, expected: &Answer) -> String {
        let answer = self.read(question, expected);
        let height = question.pieces.len();
        match (self, answer.returned) {
            (Pile::Initialise, _) => "la pile est vide : p.hauteur vaut 0".to_owned(),
            (Pile::IsEmpty, returned) => {
                format!(
                    "la fonction rend {} : {}",
                    returned.unwrap_or(0),
                    match height {
                        0 => "la pile est vide".to_owned(),
                        _ => format!("la pile a {}", piece::count(height)),
                    }
                )
            }
            (Pile::Height, returned) => format!("la fonction rend {}", returned.unwrap_or(0)),
            (Pile::Push, _) => {
                format!(
                    "la pile a {}, et {} est au sommet",
                    piece::count(height + 1),
                    question.pushed.in_c()
                )
            }
            (Pile::Pop, _) if height == 1 => {
                format!("*piece reçoit {}, et la pile est vide", answer.piece.in_c())
            }
            (Pile::Pop, _) => {
                let left = piece::count(height - 1);
                format!("*piece reçoit {}, et la pile garde {left}", answer.piece.in_c())
            }
            (Pile::Top, _) => {
                format!("*piece reçoit {}, et la pile ne change pas", answer.piece.in_c())
            }
        }
    }

    fn received(
        &self,
        question: &PileQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        (self.told(question, expected, received).join(" ; "), Vec::new())
    }

    fn hint_on(
        &self,
        question: &PileQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Option<String> {
        let [wanted, came] = [expected, received].map(|answer| self.read(question, answer));
        let has_changed = (came.height, &came.pieces) != (wanted.height, &wanted.pieces);
        (*self == Pile::Top && came.piece == wanted.piece && has_changed).then(|| {
            "regarder le sommet n'enlève rien : que reste-t-il de la pile après l'appel ?"
                .to_owned()
        })
    }

    fn hint(&self, question: &PileQuestion, _: &Answer, _: &str) -> String {
        let pieces = piece::count(question.pieces.len());
        match self {
            Pile::Initialise => "quel membre de la pile dit combien de pièces elle a ?".to_owned(),
            Pile::IsEmpty | Pile::Height => "que vaut p->hauteur pour une pile vide ?".to_owned(),
            Pile::Push => format!("avec {pieces} dans la pile, quel est le premier indice libre ?"),
            Pile::Pop | Pile::Top => {
                format!("avec {pieces} dans la pile, quel est l'indice de celle du sommet ?")
            }
        }
    }
}

impl Pile {
    /// What of an answer is not as expected, in words.
    fn told(self, question: &PileQuestion, expected: &Answer, received: &Answer) -> Vec<String> {
        let (expected, received) = (self.read(question, expected), self.read(question, received));
        let mut said = Vec::new();
        if received.returned != expected.returned {
            said.push(format!("la fonction rend {}", received.returned.unwrap_or(0)));
        }
        if matches!(self, Pile::Pop | Pile::Top) && received.piece != expected.piece {
            said.push(match received.piece.is_unwritten() {
                true => "*piece n'est jamais écrit".to_owned(),
                false => format!("*piece reçoit {}", received.piece.in_c()),
            });
        }
        if received.height != expected.height {
            said.push(match received.height.to_le_bytes() == [FILL; 4] {
                true => "p.hauteur n'est jamais écrit".to_owned(),
                false => format!("p.hauteur vaut {}", received.height),
            });
        } else {
            let places = expected.pieces.iter().zip(&received.pieces).enumerate();
            let wrong = places.filter(|(_, (wanted, found))| wanted != found);
            said.extend(wrong.map(|(place, (wanted, found))| {
                format!("p.pieces[{place}] vaut {} au lieu de {}", found.in_c(), wanted.in_c())
            }));
        }
        said
    }
}

/// The content of a pile.
fn described(pieces: &[RawPiece]) -> String {
    match pieces {
        [] => "p étant vide".to_owned(),
        pieces if pieces.len() > 8 => format!("p ayant {}", piece::count(pieces.len())),
        pieces => {
            let values: Vec<String> = pieces.iter().map(|piece| piece.in_c()).collect();
            format!("p ayant, de bas en haut, {}", values.join(", "))
        }
    }
}
