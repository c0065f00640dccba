"""Results of matches that nobody played: plausible, different, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bot.engine import PRESETS, RoundScore
from bot.engine.results import result as result_of
from bot.standings.results import FINISHED, MatchResult, SeatResult, last_for_leavers

BEGAN = 1_764_547_200_000
"""2025-12-01, in milliseconds."""


def generated(
    count: int, *, guild_id: int, users: Sequence[int], seed: int = 0, first_id: int = 1, minutes: int = 60
) -> Iterator[MatchResult]:
    """So many matches of a server, one every so many minutes; the first users are met more often, and play better."""
    random = Random(seed)
    for match_id in range(first_id, first_id + count):
        yield _match(random, match_id, guild_id, users, BEGAN + (match_id - first_id) * minutes * 60_000)


def _match(random: Random, match_id: int, guild_id: int, users: Sequence[int], at: int) -> MatchResult:
    size = random.choices(range(2, 9), (30, 20, 20, 12, 8, 5, 5))[0]
    people = _some(random, users, min(size, random.choices((1, size), (1, 9))[0]))
    sitting: list[int | None] = [*people, *[None] * (size - len(people))]
    random.shuffle(sitting)
    rules = PRESETS[random.choice(list(PRESETS))]
    finished = random.random() < 0.93
    rounds = tuple(_round(random, contract, sitting) for contract in rules.contracts[: None if finished else 2])
    scores = tuple(map(sum, zip(*[each.points for each in rounds], strict=True)))
    places = result_of(scores, rounds, rules).places
    gone = {seat for seat, user in enumerate(sitting) if user is not None and random.random() < 0.03}
    seats = [
        SeatResult(
            user_id=user,
            name=f"Bot {seat}" if user is None else f"Player {user}",
            level="aprendiz" if user is None else None,
            score=scores[seat],
            place=last_for_leavers(places, gone)[seat] if finished else None,
            rounds_won=sum(each.winner == seat for each in rounds),
            abandoned=seat in gone,
            stood_in=random.choice((0, 0, 0, 4)) if user is not None else 0,
        )
        for seat, user in enumerate(sitting)
    ]
    ending = FINISHED if finished else random.choice(("host", "moderator", "expired", "deserted"))
    return MatchResult(match_id, guild_id, at, at + 1_500_000, ending, rules, rounds, tuple(seats))


def _some(random: Random, users: Sequence[int], count: int) -> list[int]:
    found: dict[int, None] = {}
    while len(found) < min(count, len(users)):
        found[users[min(int(random.expovariate(4 / len(users))), len(users) - 1)]] = None
    return list(found)


def _round(random: Random, contract: str, sitting: Sequence[int | None]) -> RoundScore:
    luck = [random.gauss(0, 1) + (0 if user is None else 2 / (1 + user % 50)) for user in sitting]
    winner = max(range(len(sitting)), key=luck.__getitem__)
    points = [0 if seat == winner else random.randint(1, 140) for seat in range(len(sitting))]
    return RoundScore(contract, tuple(points), winner if random.random() < 0.97 else None)
