#!/usr/bin/env python3
"""A match between two UCI engines, with python-chess as the referee.

    match.py FIRST SECOND --games 100 --elo 2300

Each opening is a few random moves from a seed, kept if a short search finds it
balanced, and played twice, with both colours. The board alone ends a game: mate,
stalemate, too little material, the third repetition, fifty moves. Who plays an
illegal move, crashes or oversteps the clock has lost. One game is played at a
time; the engines are started anew for each, and always ended.

Needs python-chess: pip install --target target/python chess==1.11.2
"""

import argparse
import collections
import contextlib
import math
import random
import signal
import sys
import time

import chess
import chess.engine
import chess.pgn

# The pieces by which it is judged who is ahead when a game is drawn.
VALUES = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}
# A side with so much more is winning, unless it is checked for ever.
CLEARLY_AHEAD = 5
# An opening is balanced if a search of this depth says at most so many centipawns.
OPENING_DEPTH = 10
OPENING_LIMIT = 80
# The score at which its error bar ends, in standard deviations: 95 % of all matches.
CONFIDENCE = 1.96

# How a game ended: who won (None for nobody), why, and the position.
Ending = collections.namedtuple("Ending", "winner reason board")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("first", help="the engine whose result is told")
    parser.add_argument("second", help="its opponent")
    parser.add_argument("--games", type=int, default=20, help="an even number")
    parser.add_argument("--time", type=float, default=1.0, help="seconds on each clock")
    parser.add_argument("--increment", type=float, default=0.01, help="seconds a move adds")
    parser.add_argument("--nodes", type=int,
                        help="so many nodes a move and no clocks: the same games on every machine")
    parser.add_argument("--processor", action="store_true",
                        help="clocks run only while an engine has a processor, for a busy machine")
    parser.add_argument("--hash", type=int, default=16, help="MiB for each engine")
    parser.add_argument("--elo", type=int, help="limits the second engine to this UCI_Elo")
    parser.add_argument("--seed", type=int, default=1, help="another one, other openings")
    parser.add_argument("--plies", type=int, default=8, help="random moves of an opening")
    parser.add_argument("--pgn", help="a file to which the games are written")
    return parser.parse_args()


@contextlib.contextmanager
def engine(path, options=()):
    """A running engine, which ends with the block whatever happens."""
    running = chess.engine.SimpleEngine.popen_uci(path)
    try:
        running.configure(dict(options))
        yield running
    finally:
        running.close()


def random_opening(generator, plies):
    """A position after random moves, or None if the game ended on the way."""
    board = chess.Board()
    for _ in range(plies):
        moves = sorted(board.legal_moves, key=chess.Move.uci)
        if not moves:
            return None
        board.push(generator.choice(moves))
    return None if board.is_game_over() else board


def balanced_openings(judge, seed, plies):
    """Openings without end, as the moves that lead to them."""
    generator = random.Random(seed)
    limit = chess.engine.Limit(depth=OPENING_DEPTH)
    while True:
        board = random_opening(generator, plies)
        if board is None:
            continue
        score = judge.analyse(board, limit, game=object())["score"].relative
        if abs(score.score(mate_score=10_000)) <= OPENING_LIMIT:
            yield list(board.move_stack)


def ended(board):
    """How the board alone ends the game, or None if it goes on."""
    if board.is_checkmate():
        return Ending(not board.turn, "mate", board)
    for reason, holds in (
        ("stalemate", board.is_stalemate),
        ("too little material", board.is_insufficient_material),
        ("repetition", lambda: board.is_repetition(3)),
        ("fifty moves", lambda: board.halfmove_clock >= 100),
    ):
        if holds():
            return Ending(None, reason, board)
    return None


def play(players, opening, options):
    """A game from an opening: players by colour. Returns its ending."""
    board = chess.Board()
    for move in opening:
        board.push(move)
    clocks = {chess.WHITE: options.time, chess.BLACK: options.time}
    while True:
        ending = ended(board)
        if ending:
            return ending
        limit = chess.engine.Limit(nodes=options.nodes) if options.nodes else chess.engine.Limit(
            white_clock=clocks[chess.WHITE], black_clock=clocks[chess.BLACK],
            white_inc=options.increment, black_inc=options.increment)
        player = players[board.turn]
        before = seconds(player, options)
        try:
            move = player.play(board, limit).move
        except chess.engine.EngineTerminatedError:
            return Ending(not board.turn, "crash", board)
        except chess.engine.EngineError:
            # python-chess refuses what is not legal.
            return Ending(not board.turn, "illegal move", board)
        if not options.nodes:
            clocks[board.turn] -= seconds(player, options) - before
            if clocks[board.turn] < 0:
                return Ending(not board.turn, "time", board)
            clocks[board.turn] += options.increment
        board.push(move)


def seconds(player, options):
    """The reading of an engine's stopwatch."""
    if not options.processor:
        return time.monotonic()
    # The clock of another process, as Linux numbers them: all its threads, those that ended too.
    return time.clock_gettime(~player.transport.get_pid() << 3 | 2)


def lead(board, color):
    """By how many pawns a side is ahead."""
    count = lambda side: sum(value * len(board.pieces(kind, side)) for kind, value in VALUES.items())
    return count(color) - count(not color)


class Tally:
    """The result of the first engine so far."""

    def __init__(self):
        self.wins = self.draws = self.losses = 0
        self.reasons = collections.Counter()
        self.faults = collections.Counter()
        self.drawn_ahead = []

    def add(self, ending, color):
        """Counts a game in which the first engine had a colour."""
        self.reasons[ending.reason] += 1
        if ending.winner is None:
            self.draws += 1
            self.note_lead(ending, color)
            return
        won = ending.winner == color
        self.wins += won
        self.losses += not won
        if ending.reason != "mate":
            self.faults[f"{'second' if won else 'first'}: {ending.reason}"] += 1

    def note_lead(self, ending, color):
        if ending.reason not in ("repetition", "fifty moves"):
            return
        for name, side in (("first", color), ("second", not color)):
            ahead = lead(ending.board, side)
            if ahead >= CLEARLY_AHEAD:
                self.drawn_ahead.append(f"{name}, {ahead} ahead, {ending.reason}: {ending.board.fen()}")

    def score(self):
        """The points per game, and half the width of the error bar."""
        games = self.wins + self.draws + self.losses
        score = (self.wins + self.draws / 2) / games
        squares = (self.wins * (1 - score) ** 2 + self.draws * (0.5 - score) ** 2
                   + self.losses * score ** 2)
        return score, CONFIDENCE * math.sqrt(squares) / games

    def line(self):
        score, error = self.score()
        low, middle, high = (elo(s) for s in (score - error, score, score + error))
        return (f"+{self.wins} ={self.draws} -{self.losses}, score {score:.3f} ± {error:.3f}, "
                f"Elo {middle:+.0f} ({low:+.0f} to {high:+.0f})")

    def report(self):
        if not self.reasons:
            return
        print(self.line())
        print("endings:", ", ".join(f"{n} by {reason}" for reason, n in self.reasons.most_common()))
        print("faults:", ", ".join(f"{n} × {fault}" for fault, n in self.faults.items()) or "none")
        print(f"drawn by repetition or fifty moves while {CLEARLY_AHEAD} or more ahead:",
              len(self.drawn_ahead) or "none")
        for line in self.drawn_ahead:
            print("   ", line)


def elo(score):
    """The difference of strength that gives a score."""
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else 400 * math.log10(score / (1 - score))


def write_game(path, ending, names):
    """Adds a game to a file."""
    game = chess.pgn.Game.from_board(ending.board)
    game.headers.update(White=names[chess.WHITE], Black=names[chess.BLACK], Termination=ending.reason)
    game.headers["Result"] = {None: "1/2-1/2", True: "1-0", False: "0-1"}[ending.winner]
    with open(path, "a", encoding="utf-8") as file:
        print(game, end="\n\n", file=file)


def play_match(options, tally):
    memory = {"Hash": options.hash}
    limited = {"UCI_LimitStrength": True, "UCI_Elo": options.elo} if options.elo else {}
    with engine(options.second, memory) as judge:
        openings = balanced_openings(judge, options.seed, options.plies)
        for number in range(options.games):
            color = chess.BLACK if number % 2 else chess.WHITE
            if color == chess.WHITE:
                opening = next(openings)
            with engine(options.first, memory) as first, \
                    engine(options.second, memory | limited) as second:
                ending = play({color: first, not color: second}, opening, options)
            tally.add(ending, color)
            if options.pgn:
                write_game(options.pgn, ending, {color: options.first, not color: options.second})
            print(f"{number + 1:4} {ending.reason:20} {tally.line()}", flush=True)


def main():
    # Who is told to end ends the engines first, and tells what there is to tell.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    options = arguments()
    tally = Tally()
    try:
        play_match(options, tally)
    finally:
        tally.report()


if __name__ == "__main__":
    main()
