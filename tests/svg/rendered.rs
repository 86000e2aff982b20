//! What a person sees: pictures as rsvg-convert draws them.

use std::fs::File;
use std::io::BufReader;
use std::process::Command;

use echecs::rules::{Bitboard, Board, Color, Position, Square};
use echecs::svg::{Arrow, Picture};

use super::{fens, random_board, square};
use support::compilers::tool_is_there;
use support::process;
use support::random::Random;
use support::temp::TempDir;

type Pixel = [u8; 3];

const LIGHT: Pixel = [0xf3, 0xea, 0xd9];
const DARK: Pixel = [0xc7, 0xa1, 0x7a];
const WHITE_BODY: Pixel = [0xff, 0xff, 0xff];
const BLACK_BODY: Pixel = [0x37, 0x32, 0x2e];

/// A picture with two units of its drawing a pixel.
struct Rendering {
    pixels: Vec<u8>,
    size: usize,
    channels: usize,
    flipped: bool,
}

fn render(picture: &Picture<'_>) -> Rendering {
    let temp = TempDir::new("svg");
    let source = temp.write("board.svg", &picture.draw());
    let target = temp.path().join("board.png");
    process::succeed(Command::new("rsvg-convert").arg(&source).arg("-o").arg(&target)).unwrap();
    let file = BufReader::new(File::open(target).unwrap());
    let mut reader = png::Decoder::new(file).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((info.width, info.height), (picture.size, picture.size));
    let channels = info.color_type.samples();
    Rendering { pixels, size: picture.size as usize, channels, flipped: picture.flipped }
}

impl Rendering {
    fn pixel(&self, x: usize, y: usize) -> Pixel {
        let start = (y * self.size + x) * self.channels;
        self.pixels[start..start + 3].try_into().expect("three bytes")
    }

    /// The pixels of a square, without its edges. There are no coordinates.
    fn pixels_of(&self, square: Square) -> Vec<Pixel> {
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        let (column, row) = if self.flipped { (7 - file, rank) } else { (file, 7 - rank) };
        let (left, top) = (3 + 50 * column, 3 + 50 * row);
        let inside = 6..44;
        inside
            .clone()
            .flat_map(|y| inside.clone().map(move |x| (x, y)))
            .map(|(x, y)| self.pixel(left + x, top + y))
            .collect()
    }

    /// How many pixels of a square have a colour, in a hundred.
    fn share(&self, square: Square, color: Pixel) -> usize {
        let pixels = self.pixels_of(square);
        100 * pixels.iter().filter(|&&pixel| pixel == color).count() / pixels.len()
    }
}

/// A picture whose board starts at a whole pixel, and has 50 of them a square.
fn plain(board: &Board) -> Picture<'_> {
    Picture { size: 406, coordinates: false, ..Picture::of(board) }
}

fn color_of(square: Square) -> Pixel {
    if Bitboard::LIGHT_SQUARES.contains(square) { LIGHT } else { DARK }
}

fn check(board: &Board, flipped: bool) {
    let rendering = render(&Picture { flipped, ..plain(board) });
    for square in Square::all() {
        let share = |color| rendering.share(square, color);
        let message = format!("{square}, flipped {flipped}");
        match board.piece_at(square).map(|piece| piece.color) {
            None => assert_eq!(share(color_of(square)), 100, "{message}"),
            Some(Color::White) => {
                assert!(share(WHITE_BODY) > 8 && share(BLACK_BODY) == 0, "{message}");
            }
            Some(Color::Black) => {
                assert!(share(BLACK_BODY) > 8 && share(WHITE_BODY) == 0, "{message}");
            }
        }
        if board.occupied().contains(square) {
            let seen = 100 - share(color_of(square));
            assert!((20..80).contains(&seen), "a piece covers {seen} % of {message}");
        }
    }
}

#[test]
fn squares_and_pieces_have_their_colours() {
    if !tool_is_there("rsvg-convert") {
        return;
    }
    for (number, fen) in fens().step_by(8).enumerate() {
        let position = Position::from_playable_fen(fen).expect("a position");
        check(position.board(), number % 2 == 1);
    }
    let mut random = Random(13);
    for number in 0..10 {
        check(&random_board(&mut random), number % 2 == 1);
    }
}

#[test]
fn what_is_marked_is_seen() {
    if !tool_is_there("rsvg-convert") {
        return;
    }
    let arrows = [Arrow { from: square("a1"), to: square("a8") }];
    let board = Board::EMPTY;
    let picture = Picture {
        last_move: Some((square("c3"), square("d4"))),
        check: Some(square("e5")),
        marked: square("f6").bitboard(),
        arrows: &arrows,
        ..plain(&board)
    };
    let rendering = render(&picture);
    let changed = |square: Square| 100 - rendering.share(square, color_of(square));
    let whole = [square("c3"), square("d4"), square("e5"), square("f6")];
    for square in whole {
        assert_eq!(changed(square), 100, "{square}");
    }
    for square in (0..8).filter_map(|rank| Square::at(0, rank)) {
        assert!((5..60).contains(&changed(square)), "the arrow on {square}");
    }
    let rest = Square::all().filter(|square| square.file() != 0 && !whole.contains(square));
    for square in rest {
        assert_eq!(changed(square), 0, "{square}");
    }
    // Red is what a check is seen by.
    let [red, green, blue] = rendering.pixels_of(square("e5"))[0];
    assert!(red > green.max(blue) + 60, "{red} {green} {blue}");
}
