//! The game in the terminal, examples_c/jeu_console.c, as people and programs use it.

mod edition;
mod levels;
mod narrow;
mod signals;
mod unsaved;

use std::fs;
use std::process::Command;
use std::time::Duration;

use echecs::rules::{Game, Letters, Position};
use support::compilers;
use support::example::Example;
use support::process::{self, Outcome};
use support::{Linkage, clean_environment};

const WIDTH: usize = 80;

fn console(linkage: Linkage) -> Example {
    Example::new("jeu_console.c", linkage)
}

/// What it prints for lines that it should get through.
fn printed(example: &Example, arguments: &[&str], typed: &str) -> String {
    let outcome = example.run(arguments, typed);
    assert!(outcome.succeeded() && outcome.stderr.is_empty(), "{}", outcome.describe());
    outcome.stdout
}

fn last_line(text: &str) -> &str {
    text.lines().last().unwrap_or_default()
}

/// What stands between `before` and the full stop, wherever a line begins with `before`.
fn told<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.strip_prefix(before)?.strip_suffix('.')).collect()
}

#[test]
fn it_does_what_the_transcripts_show() {
    let transcripts: [(&[&str], &str); 5] = [
        (&[], include_str!("../fixtures/console_mat.txt")),
        (&[], include_str!("../fixtures/console_partie.txt")),
        (&[], include_str!("../fixtures/console_promotion.txt")),
        (&[], include_str!("../fixtures/console_nulles.txt")),
        (&["--langue", "en", "--ascii"], include_str!("../fixtures/console_anglais.txt")),
    ];
    for linkage in Linkage::ALL {
        let example = console(linkage);
        example.temp.write("fausse.pgn", "[White \"Blancs\"]\n\n1. e4 e5 2. Nf6 *\n");
        example.temp.write("espagnole.pgn", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2\n");
        for (arguments, transcript) in transcripts {
            example.replay(arguments, transcript);
            for line in transcript.lines() {
                assert!(line.chars().count() <= WIDTH, "{line}");
            }
        }
    }
}

/// The position with the most moves that is known.
#[test]
fn a_long_list_is_cut_between_moves() {
    let fen = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
    let output = printed(&console(Linkage::Static), &[], &format!("fen {fen}\ncoups\n"));
    let (_, list) = output.split_once("218 coups :\n").expect("the number of moves");
    assert_eq!(list.split_whitespace().count(), 218, "{list}");
    let lines: Vec<&str> = list.lines().collect();
    for pair in lines.windows(2) {
        let next = pair[1].split(' ').next().unwrap_or_default();
        assert!(pair[0].len() <= WIDTH && pair[0].len() + 1 + next.len() > WIDTH, "{list}");
    }
}

/// The rows of the last board that was drawn.
fn last_board(text: &str) -> Vec<&str> {
    let end = text.rfind("   a b c d e f g h").expect("a board");
    let mut rows: Vec<&str> = text[..end].lines().rev().take(8).collect();
    rows.reverse();
    rows
}

#[test]
fn the_last_eight_pairs_of_moves_stand_beside_the_board() {
    let pawns = "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5";
    let output = printed(&console(Linkage::Static), &[], &pawns.replace(' ', "\n"));
    let rows = last_board(&output);
    assert!(rows[0].ends_with("   2. b3 b6") && rows[7].ends_with("   9. a4 a5"), "{output}");
}

/// Moves in French notation, played one after the other.
fn play(moves: &[&str]) -> Game {
    let mut game = Game::new(Position::default());
    for san in moves {
        let mv = game.position().parse_san(san, Letters::French);
        game.play(mv.unwrap_or_else(|error| panic!("{san} in {moves:?}: {error}"))).unwrap();
    }
    game
}

#[test]
fn the_machine_plays_both_sides_a_move_at_each_empty_line() {
    let example = console(Linkage::Static);
    let output = printed(&example, &["--machine", "deux", "--temps", "20"], "\n\n\n\n\n\nfen\n");
    let moves = told(&output, "La machine joue ");
    assert_eq!(moves.len(), 6, "{output}");
    assert_eq!(last_line(&output), play(&moves).position().to_string(), "{output}");
}

#[test]
fn the_machine_answers_and_an_undo_takes_both_moves_back() {
    let example = console(Linkage::Static);
    let typed = "temps 20\nmachine noirs\ne4\nfen\nannuler\nfen\nretablir\nfen\n";
    let output = printed(&example, &[], typed);
    let answer = told(&output, "La machine joue ");
    assert!(answer.len() == 2 && answer[0] == "les noirs", "{output}");
    let answered = play(&["e4", answer[1]]).position().to_string();
    let start = Position::default().to_string();
    let fens: Vec<&str> = output.lines().filter(|line| line.contains(" KQkq ")).collect();
    assert_eq!(fens, [&answered, &start, &answered], "{output}");
}

/// What an undo shows is another position, not a move: no square is marked.
#[test]
fn an_undo_against_the_machine_marks_nothing() {
    let example = console(Linkage::Static);
    let moves = "fen 4k3/8/8/8/8/8/P7/4K3 w - - 0 1\na3\na4\n";
    for (undo, marked) in [("", true), ("annuler\n", false)] {
        let output =
            printed(&example, &["--machine", "noirs", "--temps", "20"], &format!("{moves}{undo}"));
        assert_eq!(last_board(&output).concat().contains('['), marked, "{output}");
    }
}

/// The machine that begins does so at once, seen from the other side; one that stops lets play.
#[test]
fn the_machine_begins_if_it_has_the_white_pieces() {
    let example = console(Linkage::Static);
    let arguments = ["--temps", "20", "--machine", "blancs"];
    let output = printed(&example, &arguments, "machine aucune\nfen\n");
    let moves = told(&output, "La machine joue ");
    assert_eq!(moves.len(), 1, "{output}");
    assert_eq!(last_line(&output), play(&moves).position().to_string(), "{output}");
    assert!(output.contains("   h g f e d c b a"), "{output}");
}

#[test]
fn a_hint_is_a_legal_move_and_is_not_played() {
    let example = console(Linkage::Static);
    let output = printed(&example, &["--temps", "20"], "e4\ne5\nconseil\npartie\n");
    let hints = told(&output, "La machine jouerait ");
    assert_eq!(hints.len(), 1, "{output}");
    play(&["e4", "e5", hints[0]]);
    assert_eq!(last_line(&output), "1. e4 e5", "{output}");
}

/// Against the machine the two steps are made without a view, but a refusal is the game's sentence.
#[test]
fn there_is_nothing_to_undo_before_the_first_move() {
    let example = console(Linkage::Static);
    let output = printed(&example, &["--machine", "noirs", "--temps", "20"], "annuler\n");
    assert_eq!(last_line(&output), "Il n'y a rien à annuler.", "{output}");
}

/// Who chooses a side sits at it; a machine that stops, or has both, leaves the board alone.
#[test]
fn the_board_turns_for_a_player_and_otherwise_stays() {
    let example = console(Linkage::Static);
    let (white_below, black_below) = ("   a b c d e f g h", "   h g f e d c b a");
    for (typed, below) in [
        ("tourner\nmachine aucune\n", black_below),
        ("tourner\nmachine deux\n", black_below),
        ("machine deux\n", white_below),
        ("tourner\nmachine noirs\n", white_below),
        ("e4\nmachine blancs\n", black_below),
        ("e4\nmachine blancs\nmachine aucune\n", black_below),
    ] {
        let output = printed(&example, &[], &format!("{typed}voir\n"));
        assert_eq!(last_line(&output), below, "{typed}{output}");
    }
}

/// Two signs would not fit between two squares.
#[test]
fn a_king_in_check_stands_out_beside_the_piece_that_moved() {
    let example = console(Linkage::Static);
    let fen = "fen 3nk3/8/8/8/8/8/8/3RK3 w - - 0 1\n";
    for (typed, row) in [
        ("", "8  · · · ♞ ♚ · · ·"),
        ("Txd8\n", "8  · · ·[♖|♚)· · ·    1. Txd8+"),
        ("Txd8\nRxd8\nannuler\n", "8  · · ·[♖|♚)· · ·    1. Txd8+"),
        ("Txd8\nRxd8\n", "8  · · ·[♚|·]· · ·    1. Txd8+ Rxd8"),
    ] {
        let output = printed(&example, &[], &format!("{fen}{typed}"));
        assert_eq!(last_board(&output)[0], row, "{output}");
    }
}

/// Nobody agrees to a draw for the machine.
#[test]
fn the_machine_declines_a_draw() {
    let example = console(Linkage::Static);
    let output = printed(&example, &["--machine", "noirs", "--temps", "20"], "nulle\noui\n");
    assert!(output.contains("La machine refuse la nulle."), "{output}");
}

#[test]
fn a_game_goes_on_from_the_file_that_is_named() {
    let example = console(Linkage::Static);
    example.temp.write("espagnole.pgn", "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    let output = printed(&example, &["espagnole.pgn", "--ascii"], "partie\n");
    assert!(output.contains("1  T C F D R . . T"), "{output}");
    assert_eq!(last_line(&output), "1. e4 e5 2. Cf3 Cc6 3. Fb5", "{output}");
    example.temp.write("fausse.pgn", "1. e4 e5 2. Nf6 *\n");
    example.temp.write("vide.pgn", "");
    for (file, sentence) in [
        ("absente.pgn", "absente.pgn ne peut pas être lu : il n'existe pas."),
        ("fausse.pgn", "fausse.pgn, ligne 1. Coup 2 des blancs : Nf6 n'est pas un coup légal."),
        ("vide.pgn", "vide.pgn. Il n'y a aucune partie à lire."),
    ] {
        let outcome = example.run(&[file], "fen\n");
        let code = outcome.status.and_then(|status| status.code());
        assert_eq!((code, &*outcome.stdout), (Some(1), ""), "{}", outcome.describe());
        assert_eq!(outcome.stderr, format!("jeu_console : {sentence}\n"));
    }
}

/// The values of the tags White, Black and Date of the game that is saved after these lines.
fn saved_tags(example: &Example, arguments: &[&str], typed: &str) -> [String; 3] {
    let output = printed(example, arguments, &format!("{typed}sauver signee.pgn\no\n"));
    assert!(output.contains("La partie est enregistrée dans signee.pgn.\n"), "{output}");
    let text = fs::read_to_string(example.temp.path().join("signee.pgn")).unwrap();
    ["White", "Black", "Date"].map(|name| {
        let start = format!("[{name} \"");
        let value = text.lines().find_map(|line| line.strip_prefix(&start)?.strip_suffix("\"]"));
        value.unwrap_or_else(|| panic!("{name}: {text}")).to_owned()
    })
}

/// Whatever the day of the test is, the file has one.
fn is_a_day(date: &str) -> bool {
    let parts: Vec<&str> = date.split('.').collect();
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    lengths == [4, 2, 2] && parts.iter().all(|part| is_number(part)) && parts[0] >= "2026"
}

#[test]
fn a_saved_game_says_who_played_and_when() {
    let example = console(Linkage::Static);
    for (arguments, typed, white, black) in [
        (&[][..], "e4\n", "Blancs", "Noirs"),
        (&["--machine", "noirs", "--temps", "20"][..], "e4\n", "Blancs", "libechecs"),
        (&[][..], "joueurs Anne Élise/ \"Boris\"\nnouvelle\n", "Anne Élise", "\\\"Boris\\\""),
        (&["--machine", "blancs", "--temps", "20"][..], "joueurs A / B\n", "A", "B"),
    ] {
        let [as_white, as_black, date] = saved_tags(&example, arguments, typed);
        assert_eq!((&*as_white, &*as_black), (white, black), "{typed}");
        assert!(is_a_day(&date), "{date}");
    }
}

#[test]
fn a_game_of_a_file_keeps_its_names_and_its_day() {
    let example = console(Linkage::Static);
    let game = "[White \"Anderssen\"]\n[Black \"?\"]\n[Date \"1851.06.21\"]\n\n1. e4 e5 *\n";
    example.temp.write("ancienne.pgn", game);
    let loaded = saved_tags(&example, &[], "joueurs A / B\ncharger ancienne.pgn\n");
    assert_eq!(loaded, ["Anderssen", "Noirs", "1851.06.21"]);
    let named = saved_tags(&example, &["ancienne.pgn"], "joueurs Adolf / Lionel\n");
    assert_eq!(named, ["Adolf", "Lionel", "1851.06.21"]);
}

/// The end of the input answers no to every question.
#[test]
fn the_end_of_the_input_ends_every_question() {
    let example = console(Linkage::Static);
    let occupied = example.temp.write("occupe.txt", "précieux\n");
    for (typed, end) in [
        (
            "fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1\na8",
            "La promotion est annulée : le coup n'est pas joué.",
        ),
        (
            "fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1\na8\nz\n",
            "La promotion est annulée : le coup n'est pas joué.",
        ),
        ("nulle\n", "La partie continue."),
        ("sauver occupe.txt\n", "La partie n'est pas enregistrée."),
    ] {
        assert_eq!(last_line(&printed(&example, &[], typed)), end, "{typed}");
    }
    assert_eq!(fs::read_to_string(occupied).unwrap(), "précieux\n");
}

#[test]
fn a_file_that_cannot_be_written_is_told() {
    let example = console(Linkage::Static);
    for (folder, cause) in [
        ("absent", "le dossier n'existe pas"),
        ("programme", "un dossier du chemin n'en est pas un"),
    ] {
        let output = printed(&example, &[], &format!("sauver {folder}/a : b\npartie\n"));
        let causes = told(&output, &format!("{folder}/a : b ne peut pas être écrit : "));
        assert_eq!(causes, [cause], "{output}");
        assert!(!output.contains("libechecs"), "{output}");
        assert_eq!(last_line(&output), "Aucun coup n'a été joué.", "{output}");
    }
}

/// Whatever is typed, and wherever it stops, the program ends by itself.
#[test]
fn it_survives_any_input() {
    let example = console(Linkage::Static);
    let long_line = vec![b'a'; 1_000_000];
    let mut noise: Vec<u8> = (0..200_000_u32).map(|i| (i.wrapping_mul(i) >> 7) as u8).collect();
    noise.extend(b"\n\xff\xfe\n\x1b[2J\n\xc2\x9b2J\ncoups \xc3\nfen \xff\n");
    noise.extend(b"joueurs \x1b[2J / b\njoueurs a / \xc2\x9b2J\njoueurs \xff/b\njoueurs a /\n");
    for input in [&b""[..], b"\n", b"e2", b"d4\0\n", &long_line, &noise] {
        let mut typed = input.to_vec();
        let alone = example.run(&[], &typed);
        typed.extend(b"\ne4\nfen\n");
        let followed = example.run(&[], &typed);
        for outcome in [&alone, &followed] {
            assert!(outcome.succeeded() && outcome.stderr.is_empty(), "{}", outcome.describe());
            let unsafe_character = |c: char| c.is_control() && c != '\n';
            assert!(!outcome.stdout.contains(unsafe_character), "{}", outcome.stdout);
        }
        let fen = play(&["e4"]).position().to_string();
        assert_eq!(last_line(&followed.stdout), fen, "{}", followed.describe());
    }
    let refused = "Cette ligne est trop longue, ou n'est pas du texte.";
    let exactly = |length: usize| printed(&example, &[], &"a".repeat(length));
    assert!(!exactly(1023).contains(refused) && exactly(1024).contains(refused));
}

#[test]
fn options_that_make_no_sense_are_refused() {
    let example = console(Linkage::Static);
    let value =
        |value: &str, option: &str| format!("« {value} » n'est pas une valeur de {option}.");
    for (arguments, sentence) in [
        (&["--rien"][..], "l'option --rien n'existe pas.".to_owned()),
        (&["-machine", "noirs"], "l'option -machine n'existe pas.".to_owned()),
        (&["--machine"], "l'option --machine attend une valeur.".to_owned()),
        (&["--machine", "reine"], value("reine", "--machine")),
        (&["--temps", "60001"], value("60001", "--temps")),
        (&["--temps", "1s"], value("1s", "--temps")),
        (&["--temps", ""], value("", "--temps")),
        (&["--niveau", "0"], value("0", "--niveau")),
        (&["--niveau", "9"], value("9", "--niveau")),
        (&["--niveau", "12"], value("12", "--niveau")),
        (&["--niveau", ""], value("", "--niveau")),
        (&["--langue", "latin"], value("latin", "--langue")),
        (
            &["une.pgn", "deux.pgn"],
            "« deux.pgn » est de trop, après un premier fichier.".to_owned(),
        ),
        (&["une.pgn", "--machine"], "l'option --machine attend une valeur.".to_owned()),
    ] {
        let outcome = example.run(arguments, "");
        let code = outcome.status.and_then(|status| status.code());
        assert_eq!(code, Some(1), "{arguments:?}: {}", outcome.describe());
        assert!(outcome.stdout.is_empty() && outcome.stderr.contains("--machine blancs"));
        assert_eq!(outcome.stderr.lines().next(), Some(&*format!("jeu_console : {sentence}")));
    }
    assert!(printed(&example, &["--aide"], "").contains("--machine blancs"));
}

/// Runs it in a terminal of its own, with these variables.
fn in_a_terminal(
    example: &Example,
    arguments: &str,
    variables: &[(&str, &str)],
    typed: &str,
) -> Outcome {
    let line = format!("./programme {arguments}");
    let mut command = Command::new("script");
    command.args(["--quiet", "--return", "--command", &line, "/dev/null"]);
    clean_environment(&mut command);
    command.env_remove("NO_COLOR").env("TERM", "xterm-256color").current_dir(example.temp.path());
    command.envs(variables.iter().copied());
    process::run_with_input(&mut command, typed.as_bytes(), Duration::from_secs(60))
}

#[test]
fn a_terminal_gets_colours_unless_somebody_objects() {
    if !compilers::tool_is_there("script") {
        return;
    }
    let example = console(Linkage::Static);
    let outcome = in_a_terminal(&example, "", &[], "e4\nquitter\no\n");
    assert!(outcome.succeeded(), "{}", outcome.describe());
    for text in ["\x1b[48;5;", "♟", "blancs> ", "noirs> ", "1. e4"] {
        assert!(outcome.stdout.contains(text), "{text}: {}", outcome.describe());
    }
    assert!(!outcome.stdout.contains('♙'), "{}", outcome.describe());
    let rather_not: [(&str, &[(&str, &str)]); 3] =
        [("", &[("NO_COLOR", "1")]), ("", &[("TERM", "dumb")]), ("--sans-couleur", &[])];
    for (arguments, variables) in rather_not {
        let outcome = in_a_terminal(&example, arguments, variables, "e4\nquitter\no\n");
        let plain = !outcome.stdout.contains('\x1b') && outcome.stdout.contains('♙');
        assert!(outcome.succeeded() && plain, "{}", outcome.describe());
    }
    let outcome = in_a_terminal(&example, "--ascii", &[("NO_COLOR", "")], "quitter\n");
    let letters = outcome.stdout.contains("\x1b[48;5;") && outcome.stdout.contains(" T ");
    assert!(letters && !outcome.stdout.contains('♟'), "{}", outcome.describe());
}

#[test]
fn colours_show_the_king_in_check() {
    if !compilers::tool_is_there("script") {
        return;
    }
    let example = console(Linkage::Static);
    let outcome = in_a_terminal(&example, "", &[], "f3\ne5\ng4\nDh4\nquitter\no\n");
    assert!(outcome.succeeded(), "{}", outcome.describe());
    let red = "\x1b[48;5;196;";
    assert_eq!(outcome.stdout.matches(red).count(), 1, "{}", outcome.describe());
    assert!(outcome.stdout.contains(&format!("{red}38;5;231m ♚ ")), "{}", outcome.describe());
}

/// A person who is not understood may answer again, and the answer is no command.
#[test]
fn a_terminal_asks_again() {
    if !compilers::tool_is_there("script") {
        return;
    }
    let typed = "nulle\npeut-être\nannuler\nnulle\nquitter\noui\nquitter\n";
    let outcome = in_a_terminal(&console(Linkage::Static), "", &[], typed);
    assert!(outcome.succeeded(), "{}", outcome.describe());
    for (text, times) in [
        ("Nulle : Les noirs acceptent-ils la nulle ?", 2),
        ("  1 Oui  2 Non  (rien : annuler)", 4),
        ("Réponse inconnue : ", 2),
        ("La partie continue.", 1),
        ("D'un commun accord : la partie est nulle.", 1),
    ] {
        assert_eq!(outcome.stdout.matches(text).count(), times, "{text}: {}", outcome.describe());
    }
}
