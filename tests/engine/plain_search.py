"""What the solver must agree with: lay-downs and distances by trying everything, with no idea but the rules.

A meld's **part** is the cards that it takes from the hand. Every way to part a hand among the contract's melds is
tried; what a meld then misses is filled with one of the hand's jokers or drawn from the cards that the decks still
hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, count

from bot.engine import CARDS, JOKER, Card, Contract, Rules

Part = tuple[Card, ...]
Melds = tuple[Part, ...]

TRIO, RUN = 3, 4


def windows(rules: Rules) -> list[list[int]]:
    """The ranks (0 to 12) of every run of four."""
    return [[(low + step) % 13 for step in range(4)] for low in range(13 if rules.wrap else 11)]


def plain_lay_downs(hand: Sequence[Card], contract: Contract, rules: Rules) -> set[tuple[Part, ...]]:
    """Every lay-down that the hand holds, as its melds in a fixed order, the cards of each sorted."""
    if contract.whole:
        return {(run,) for run in _whole_runs(hand, contract)}
    found: set[tuple[Part, ...]] = set()
    trios = [*_same_rank(hand, 3), *[(*pair, JOKER) for pair in _same_rank(hand, 2)]]
    runs = [*_same_suit(hand, 4, rules), *[(*three, JOKER) for three in _same_suit(hand, 3, rules)]]
    for some in _choices(Counter(hand), trios, contract.trios):
        left = Counter(hand) - Counter(card for meld in some for card in meld)
        for others in _choices(left, runs, contract.runs):
            if not _forbidden([meld[0].rank for meld in some], [meld[0].suit for meld in others], rules):
                found.add((*sorted(some), *sorted(others)))
    return found


def plain_distance(hand: Sequence[Card], contract: Contract, rules: Rules, decks: int | None = None) -> int:
    """The least number of cards in the decks beside the hand that make the contract layable."""
    held = Counter(hand)
    if decks is None:
        decks = max([rules.decks_for(2), *[held[card] for card in CARDS[:52]]])
    beside = Counter({card: decks * (rules.jokers if card is JOKER else 1) for card in CARDS}) - held
    if contract.whole:
        return min(_missing_of_whole(held, contract, place) for place in [None, *range(13)])
    trio_parts = sorted({part for size in range(4) for part in _same_rank(hand, size)}, key=len, reverse=True)
    run_parts = sorted({part for size in range(5) for part in _same_suit(hand, size, rules)}, key=len, reverse=True)
    for drawn in count():
        for parts in _partings(held, trio_parts, run_parts, contract.trios, contract.runs, held[JOKER], drawn, rules):
            if _can_fill(parts, contract.trios, beside, held[JOKER], drawn, rules):
                return drawn
    raise AssertionError("unreachable")


def _same_rank(hand: Sequence[Card], size: int) -> set[Part]:
    ranks = [[card for card in hand if card.rank == rank] for rank in range(1, 14)]
    return {tuple(sorted(some)) for cards in ranks for some in combinations(cards, size)}


def _same_suit(hand: Sequence[Card], size: int, rules: Rules) -> set[Part]:
    suits = [[13 * suit + rank for rank in ranks] for suit in range(4) for ranks in windows(rules)]
    held = [[card for card in set(hand) if card in window] for window in suits]
    return {tuple(sorted(some)) for cards in held for some in combinations(cards, size)}


def _choices(held: Counter[Card], melds: Sequence[Part], number: int, start: int = 0) -> Iterator[tuple[Part, ...]]:
    """Every choice of so many melds that the cards are enough for."""
    if number == 0:
        yield ()
        return
    for place in range(start, len(melds)):
        need = Counter(melds[place])
        if need <= held:
            for others in _choices(held - need, melds, number - 1, place):
                yield (melds[place], *others)


def _partings(
    held: Counter[Card],
    trio_parts: Sequence[Part],
    run_parts: Sequence[Part],
    trios: int,
    runs: int,
    jokers: int,
    drawn: int,
    rules: Rules,
    start: int = 0,
    ranks: Sequence[int] = (),
) -> Iterator[Melds]:
    """Every way to part the hand among the melds that leaves no more to fill than jokers and drawn cards can."""
    if trios == runs == 0:
        yield ()
        return
    size, parts = (TRIO, trio_parts) if trios else (RUN, run_parts)
    for place in range(start, len(parts)):
        part = parts[place]
        missing = size - len(part)
        if missing > drawn + (jokers > 0):
            break
        if trios and part and not rules.same_rank_trios and part[0].rank in ranks:
            continue
        if all(held[card] >= part.count(card) for card in part):
            for card in part:
                held[card] -= 1
            used = 1 if missing and jokers else 0
            last_trio = trios == 1
            rest = _partings(
                held,
                trio_parts,
                run_parts,
                trios - 1 if trios else 0,
                runs if trios else runs - 1,
                jokers - used,
                drawn - missing + used,
                rules,
                0 if last_trio else place,
                [*ranks, part[0].rank] if part else ranks,
            )
            for others in rest:
                yield (part, *others)
            for card in part:
                held[card] += 1


def _can_fill(
    parts: Melds,
    trios: int,
    beside: Counter[Card],
    jokers: int,
    drawn: int,
    rules: Rules,
    ranks: Sequence[int] = (),
    suits: Sequence[str] = (),
) -> bool:
    """Whether every meld can be filled up: with one joker at most, and with cards that there are."""
    if _forbidden(ranks, suits, rules):
        return False
    if not parts:
        return True
    part, *others = parts
    for meld in _trios_around(part) if trios else _runs_around(part, rules):
        missing = list(meld)
        for card in part:
            missing.remove(card)
        after_ranks = [*ranks, meld[0].rank] if trios else ranks
        after_suits = suits if trios else [*suits, meld[0].suit]
        for place in [None, *range(len(missing))]:
            natural = [card for at, card in enumerate(missing) if at != place]
            needed = Counter(natural)
            own_joker = place is not None and jokers > 0
            if place is not None and not own_joker:
                needed[JOKER] += 1
            cost = needed.total()
            if (
                cost <= drawn
                and needed <= beside
                and _can_fill(
                    tuple(others),
                    trios - 1 if trios else 0,
                    beside - needed,
                    jokers - own_joker,
                    drawn - cost,
                    rules,
                    after_ranks,
                    after_suits,
                )
            ):
                return True
    return False


def _trios_around(part: Part) -> Iterator[Part]:
    for rank in range(13):
        if all(card.rank == rank + 1 for card in part):
            faces = [CARDS[13 * suit + rank] for suit in range(4)]
            for suits in {tuple(sorted(some)) for some in combinations(faces * 3, TRIO - len(part))}:
                yield (*part, *suits)


def _runs_around(part: Part, rules: Rules) -> Iterator[Part]:
    for suit in range(4):
        for ranks in windows(rules):
            run = tuple([CARDS[13 * suit + rank] for rank in ranks])
            if set(part) <= set(run):
                yield run


def _forbidden(ranks: Sequence[int], suits: Sequence[str], rules: Rules) -> bool:
    return (not rules.same_rank_trios and len(set(ranks)) < len(ranks)) or (
        not rules.same_suit_runs and len(set(suits)) < len(suits)
    )


def _whole_runs(hand: Sequence[Card], contract: Contract) -> Iterator[Part]:
    """Runs of all ranks: every rank by one of its cards, or one of them by a joker."""
    found: list[Part] = [()]
    for rank in range(1, 14):
        cards = {card for card in hand if card.rank == rank}
        longer = [(*run, card) for run in found for card in cards]
        if JOKER in hand:
            longer += [(*run, JOKER) for run in found if JOKER not in run]
        found = longer
    for run in found:
        if contract.dirty or len({card.suit for card in run if card is not JOKER}) == 1:
            yield tuple(sorted(run))


def _missing_of_whole(held: Counter[Card], contract: Contract, joker_at: int | None) -> int:
    """What a run of all ranks with a joker at this place misses."""
    ranks = [rank for rank in range(13) if rank != joker_at]
    missing_joker = int(joker_at is not None and not held[JOKER])
    suits = [[suit] for suit in range(4)] if contract.royal else [range(4)]
    return missing_joker + min(
        sum(not any(held[CARDS[13 * suit + rank]] for suit in some) for rank in ranks) for some in suits
    )
