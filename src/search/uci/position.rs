//! `position [startpos | fen FEN] [moves MOVE …]`

use crate::rules::{Game, Position};

/// The game that the words after `position` describe, or what is wrong with
/// them.
pub fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Game, String> {
    let start = match words.next() {
        Some("startpos") => match words.next() {
            None | Some("moves") => Position::default(),
            Some(other) => return Err(format!("position: moves expected, not {other}")),
        },
        Some("fen") => {
            let fields: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
            Position::from_playable_fen(fields.join(" "))
                .map_err(|error| format!("FEN: {error}"))?
        }
        _ => return Err("position: startpos or fen expected".to_owned()),
    };
    let mut game = Game::new(start);
    for word in words {
        let mv = game.position().parse_uci(word).map_err(|error| format!("{word}: {error}"))?;
        game.play(mv).map_err(|error| format!("{word}: {error}"))?;
    }
    Ok(game)
}
