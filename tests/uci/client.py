"""Drives an engine with python-chess, as a chess program would: client.py ENGINE

python-chess refuses an illegal move, and logs what it does not understand: here
both are failures. Says nothing if all is well.
"""

import logging
import subprocess
import sys
import time

import chess
import chess.engine

# On a busy machine, an answer may come later than the engine meant it to.
GRACE = 2.0
# Nothing takes longer than this, unless it never ends.
PATIENCE = 15.0

START = chess.STARTING_FEN
ROOK_ENDING = "8/8/8/3k4/8/8/8/R3K3 w Q - 0 1"
TWO_QUEENS = "3qk3/8/8/8/8/8/8/3QK2Q w - - 0 1"
BACK_RANK = "6k1/5ppp/8/8/8/8/1r3PPP/R2R2K1 w - - 0 1"
SMOTHERED = "r6k/6pp/7N/8/8/1Q6/6PP/6K1 w - - 0 1"
MATED = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
STALEMATED = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"


class Complaints(logging.Handler):
    """What python-chess has found wrong."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())


def check(condition, message):
    if not condition:
        raise AssertionError(message)


def opened(path):
    return chess.engine.SimpleEngine.popen_uci(path, timeout=PATIENCE)


def timed(action):
    """What an action gives, and the seconds that it takes."""
    before = time.monotonic()
    result = action()
    return result, time.monotonic() - before


def introduction(engine):
    check(engine.id["name"].startswith("libechecs"), engine.id)
    check(engine.id["author"], engine.id)
    check(engine.options["Hash"].type == "spin", engine.options)
    check(engine.options["Clear Hash"].type == "button", engine.options)
    engine.configure({"Hash": 32})
    engine.configure({"Clear Hash": None})
    engine.ping()


def game(engine, fen, limits):
    """A whole game, each side with its own limit; returns the board at its end."""
    board = chess.Board(fen)
    # Another object is another game: the engine is told so.
    name = object()
    while not board.is_game_over(claim_draw=True):
        limit = limits[0 if board.turn == chess.WHITE else 1]
        result, seconds = timed(lambda: engine.play(board, limit, game=name))
        if limit.time is not None:
            check(seconds < limit.time + GRACE, f"{seconds} s for {limit}: {board.fen()}")
        board.push(result.move)
    return board


def game_with_clocks(engine, fen, seconds, increment):
    board = chess.Board(fen)
    clocks = {chess.WHITE: seconds, chess.BLACK: seconds}
    name = object()
    while not board.is_game_over(claim_draw=True):
        limit = chess.engine.Limit(
            white_clock=clocks[chess.WHITE],
            black_clock=clocks[chess.BLACK],
            white_inc=increment,
            black_inc=increment,
        )
        result, used = timed(lambda: engine.play(board, limit, game=name))
        left = clocks[board.turn] - used
        check(left > -GRACE, f"time lost by {-left} s: {board.fen()}")
        clocks[board.turn] = max(left, 0.01) + increment
        board.push(result.move)
    return board


def games(engine):
    limit = chess.engine.Limit
    board = game(engine, START, [limit(depth=4), limit(nodes=2000)])
    check(board.outcome(claim_draw=True) is not None, board.fen())
    board = game(engine, TWO_QUEENS, [limit(time=0.02), limit(depth=3)])
    check(board.result() == "1-0", f"two queens against one: {board.fen()}")
    board = game_with_clocks(engine, ROOK_ENDING, 2.0, 0.02)
    check(board.is_checkmate(), f"a rook is enough: {board.fen()}")


def mates(engine):
    for fen, moves, limit in [
        (BACK_RANK, 1, chess.engine.Limit(depth=6)),
        (SMOTHERED, 2, chess.engine.Limit(mate=2, time=5)),
    ]:
        board = chess.Board(fen)
        info = engine.analyse(board, limit)
        check(info["score"].white() == chess.engine.Mate(moves), f"{fen}: {info}")
        while not board.is_game_over():
            board.push(engine.play(board, chess.engine.Limit(depth=6)).move)
        check(board.is_checkmate() and len(board.move_stack) == 2 * moves - 1, board.fen())
    # The side that is to be mated says so too.
    board = chess.Board(SMOTHERED)
    board.push_uci("b3g8")
    info = engine.analyse(board, chess.engine.Limit(depth=6))
    check(info["score"].relative == chess.engine.Mate(-1), info)


def no_move(engine):
    for fen, score in [(MATED, chess.engine.Mate(0)), (STALEMATED, chess.engine.Cp(0))]:
        board = chess.Board(fen)
        result = engine.play(board, chess.engine.Limit(depth=3), info=chess.engine.INFO_SCORE)
        check(not result.move, f"{fen}: {result}")
        check(result.info["score"].relative == score, f"{fen}: {result}")


def chosen_moves(engine):
    board = chess.Board()
    wanted = [chess.Move.from_uci("a2a3"), chess.Move.from_uci("h2h4")]
    result = engine.play(board, chess.engine.Limit(depth=5), root_moves=wanted)
    check(result.move in wanted, result)


def analysis(engine):
    """An analysis has no end, until it is stopped; then it ends at once."""
    board = chess.Board()
    with engine.analysis(board) as running:
        for info in running:
            if info.get("depth", 0) >= 6 and "pv" in info:
                break
        best, seconds = timed(lambda: (running.stop(), running.wait())[1])
    check(seconds < GRACE, f"stop took {seconds} s")
    check(best.move in board.legal_moves, best)
    engine.ping()


def quit_engine(engine):
    _, seconds = timed(engine.quit)
    check(seconds < GRACE, f"quit took {seconds} s")
    check(engine.returncode.result(PATIENCE) == 0, f"ended with {engine.returncode.result()}")


def with_client(path):
    engine = opened(path)
    try:
        for part in (introduction, games, mates, no_move, chosen_moves, analysis):
            part(engine)
        quit_engine(engine)
    finally:
        engine.close()


def quit_while_searching(path):
    engine = opened(path)
    try:
        running = engine.analysis(chess.Board())
        running.next()
        quit_engine(engine)
    finally:
        engine.close()


def answers(path, lines):
    """What the engine writes on stdout for these lines; it ends by itself after them."""
    process = subprocess.run(
        [path],
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return process.stdout.splitlines()


def best_move(lines):
    """The move of the last line."""
    words = lines[-1].split()
    check(words[0] == "bestmove", lines)
    return chess.Move.from_uci(words[1])


def raw_lines(path):
    """What no good client sends: it changes nothing, and the engine goes on."""
    board = chess.Board()
    board.push_uci("e2e4")
    for wrong in [
        "position fen this is no position",
        "position fen 8/8/8/8/8/8/8/9 w - - 0 1",
        "position fen",
        "position startpos moves e2e5",
        "position",
        "setoption name Hash value many",
        "\u00e9chec et mat",
    ]:
        lines = answers(path, ["position startpos moves e2e4", wrong, "isready", "go depth 2"])
        check("readyok" in lines, f"{wrong}: {lines}")
        check(best_move(lines) in board.legal_moves, f"{wrong}: {lines}")
    # Without kings it is a board of the course, but nothing can be played there.
    check(not best_move(answers(path, ["position fen 8/8/8/8/8/8/8/8 w - -", "go"])), "no king")


def end_of_input(path):
    check(answers(path, []) == [], "nothing asked, nothing said")
    check(answers(path, ["uci"])[-1] == "uciok", "uci, then the end")
    check(answers(path, ["go depth 4"])[-1].startswith("bestmove "), "a search with an end")
    check(answers(path, ["go infinite"])[-1].startswith("bestmove "), "a search without")
    check("readyok" in answers(path, ["go infinite", "isready", "quit"]), "quit while searching")


def main():
    path = sys.argv[1]
    complaints = Complaints()
    logging.getLogger("chess.engine").addHandler(complaints)
    for part in (with_client, quit_while_searching, raw_lines, end_of_input):
        part(path)
    check(not complaints.lines, complaints.lines)


if __name__ == "__main__":
    main()
