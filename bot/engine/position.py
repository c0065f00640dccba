"""A position as a JSON object: the documented keys, and a few more where a moment needs them.

    {"rules": "classic", "round": 2, "dealer": 1, "turn": 0, "phase": "draw",
     "hands": [["7S", "JK"], ["4D"]], "scores": [12, 40],
     "melds": [{"owner": 1, "cards": ["JK", "4H", "5H", "6H"]}],
     "down": [null, 3], "turn_number": 9, "stock": ["2C"], "discard": ["9S", "KD"]}

All of these must be there. The last card of the stock and of the discard pile is the top; a hand is in the order in
which its cards came. `phase` is ``draw``, ``play``, ``buy`` or ``over``.

More keys, each written only where it differs from what is taken for granted without it:

* ``drawn``: the card drawn or taken in this turn, while the hand holds it; without it the last card of the hand in turn
  when the phase is ``play`` or ``buy``, else null.
* ``taken`` (null): the card taken from the discard pile in this turn.
* ``taken_free``: whether a card such as the one taken may be discarded in this turn; without it true if the hand holds
  two such cards.
* ``swapping``: whether this turn began with `take` and nothing reached the table in it; without it true if ``taken``
  is there.
* ``swaps`` (0): the turns in a row before this one of which that was true to their end.
* ``refills`` (0): how often the stock was made anew in this round.
* ``bought`` (zeros): how often each seat has bought in this round.
* ``turn_of`` (``turn``): in the phase ``buy``, the seat whose turn it is; ``turn`` is the seat asked.
* ``rounds`` ([]): the finished rounds, such as ``[{"contract": "2T", "points": [0, 31], "winner": 0}]``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, cast

from .cards import Card
from .contracts import Contract
from .legality import buyers_from, legal_actions
from .melds import Meld, MeldKind, is_run, is_trio, is_whole
from .results import RoundScore, result
from .rules import Rules
from .state import PHASES, Phase, State

MOST: Final = 1_000_000
"""No match comes near so many points or turns, and the text of a number without a bound might not be written."""

NO_SEED: Final = bytes(32)
"""The seed of a match that was given none."""

KEYS: Final = (
    "rules",
    "round",
    "dealer",
    "turn",
    "phase",
    "hands",
    "scores",
    "melds",
    "down",
    "turn_number",
    "stock",
    "discard",
)
"""The keys that a position must have."""

MORE_KEYS: Final = (
    "drawn",
    "taken",
    "taken_free",
    "swapping",
    "swaps",
    "refills",
    "bought",
    "turn_of",
    "rounds",
)
"""The keys that a position may have."""


def write_position(state: State) -> dict[str, object]:
    """The position of this state, hidden cards included."""
    position: dict[str, object] = {
        "rules": state.rules.to_object(),
        "round": state.round,
        "dealer": state.dealer,
        "turn": state.turn,
        "phase": state.phase,
        "hands": [_texts(hand) for hand in state.hands],
        "scores": list(state.scores),
        "melds": [{"owner": meld.owner, "cards": _texts(meld.cards)} for meld in state.melds],
        "down": list(state.down),
        "turn_number": state.turn_number,
        "stock": _texts(state.stock),
        "discard": _texts(state.discard),
    }
    rounds = [{"contract": each.contract, "points": list(each.points), "winner": each.winner} for each in state.rounds]
    more: dict[str, tuple[object, object]] = {
        "drawn": (_text(state.drawn), _text(_default_drawn(state))),
        "taken": (_text(state.taken), None),
        "taken_free": (state.locked is None, _default_free(state)),
        "swapping": (state.swapping, state.taken is not None),
        "swaps": (state.swaps, 0),
        "refills": (state.refills, 0),
        "bought": (list(state.bought), [0] * state.players),
        "turn_of": (state.turn_of, state.turn),
        "rounds": (rounds, []),
    }
    return position | {key: value for key, (value, default) in more.items() if value != default}


def read_position(position: Mapping[str, object], seed: bytes) -> State:
    """The state at this position.

    Raises:
        ValueError: it cannot be; the text begins with the key that says so.
    """
    if not isinstance(position, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance] -- JSON from outside
        raise ValueError(f"position: expected an object, not {type(position).__name__}")
    if unknown := sorted(repr(key) for key in position if key not in (*KEYS, *MORE_KEYS)):
        raise ValueError(f"{unknown[0]}: unknown key")
    if missing := [key for key in KEYS if key not in position]:
        raise ValueError(f"{missing[0]}: missing")
    try:
        rules = Rules.parse(cast("str", position["rules"]))
    except ValueError as error:
        raise ValueError(f"rules: {error}") from None
    hands = [_cards(hand, f"hands[{seat}]") for seat, hand in enumerate(_list(position["hands"], "hands"))]
    players = len(hands)
    if not 2 <= players <= rules.max_players:
        raise ValueError(f"hands: expected 2 to {rules.max_players} hands, not {players}")
    round_number = _number(position["round"], "round", 1, rules.rounds)
    turn = _number(position["turn"], "turn", 0, players - 1)
    turn_number = _number(position["turn_number"], "turn_number", 1, MOST)
    state = State(
        rules=rules,
        players=players,
        seed=seed,
        contract=rules.contract(round_number),
        hands=hands,
        scores=[
            _number(points, f"scores[{seat}]", 0, MOST)
            for seat, points in _by_seat(position["scores"], "scores", players)
        ],
        down=[
            None if number is None else _number(number, f"down[{seat}]", 1, turn_number)
            for seat, number in _by_seat(position["down"], "down", players)
        ],
        bought=[0] * players,
        held=[[] for _ in hands],
        unwanted=[[] for _ in hands],
        round=round_number,
        dealer=_number(position["dealer"], "dealer", 0, players - 1),
        turn=turn,
        turn_of=turn,
        phase=_phase(position["phase"]),
        turn_number=turn_number,
        stock=_cards(position["stock"], "stock"),
        discard=_cards(position["discard"], "discard"),
    )
    _read_melds(state, position["melds"])
    _read_more(state, position)
    _check_copies(state)
    _check_phase(state)
    if state.phase == "over":
        state.result = result(state.scores, state.rounds, rules)
    return state


def _read_melds(state: State, value: object) -> None:
    for at, item in enumerate(_list(value, "melds")):
        where = f"melds[{at}]"
        if not isinstance(item, Mapping) or set(cast("Mapping[object, object]", item)) != {"owner", "cards"}:
            raise ValueError(f"{where}: expected an object with owner and cards")
        meld = cast("Mapping[str, object]", item)
        owner = _number(meld["owner"], f"{where}.owner", 0, state.players - 1)
        cards = tuple(_cards(meld["cards"], f"{where}.cards"))
        if state.down[owner] is None:
            raise ValueError(f"{where}.owner: seat {owner} has not gone down")
        state.put_meld(Meld(owner, _kind(state, cards, f"{where}.cards"), cards))


def _kind(state: State, cards: tuple[Card, ...], where: str) -> MeldKind:
    contract, rules = state.contract, state.rules
    if contract.whole:
        if is_whole(cards, rules, royal=contract.royal):
            return MeldKind.ROYAL if contract.royal else MeldKind.DIRTY
    elif is_trio(cards):
        return MeldKind.TRIO
    elif is_run(cards, rules):
        return MeldKind.RUN
    raise ValueError(f"{where}: {''.join(_texts(cards))} cannot lie on the table in this round")


def _read_more(state: State, position: Mapping[str, object]) -> None:
    players, rules = state.players, state.rules
    state.turn_of = _number(position.get("turn_of", state.turn), "turn_of", 0, players - 1)
    state.taken = _card_or_none(position.get("taken"), "taken")
    state.drawn = _default_drawn(state)
    if "drawn" in position:
        state.drawn = _card_or_none(position["drawn"], "drawn")
    if not _flag(position.get("taken_free", _default_free(state)), "taken_free"):
        state.locked = state.taken
    state.swapping = _flag(position.get("swapping", state.taken is not None), "swapping")
    state.swaps = _number(position.get("swaps", 0), "swaps", 0, rules.take_laps * players)
    state.refills = _number(position.get("refills", 0), "refills", 0, rules.refills)
    bought = _by_seat(position.get("bought", [0] * players), "bought", players)
    state.bought = [_number(times, f"bought[{seat}]", 0, rules.buys) for seat, times in bought]
    state.rounds = [
        _round_score(item, f"rounds[{at}]", players)
        for at, item in enumerate(_list(position.get("rounds", []), "rounds"))
    ]


def _round_score(item: object, where: str, players: int) -> RoundScore:
    if not isinstance(item, Mapping) or set(cast("Mapping[object, object]", item)) != {"contract", "points", "winner"}:
        raise ValueError(f"{where}: expected an object with contract, points and winner")
    score = cast("Mapping[str, object]", item)
    points = _by_seat(score["points"], f"{where}.points", players)
    winner = score["winner"]
    try:
        contract = Contract.parse(cast("str", score["contract"]))
    except ValueError as error:
        raise ValueError(f"{where}.contract: {error}") from None
    counted = tuple([_number(number, f"{where}.points[{seat}]", 0, MOST) for seat, number in points])
    won_by = None if winner is None else _number(winner, f"{where}.winner", 0, players - 1)
    if won_by is not None and counted[won_by]:
        raise ValueError(f"{where}.winner: seat {won_by} was left with points")
    return RoundScore(contract.text, counted, won_by)


def _check_copies(state: State) -> None:
    """There is no card more than the decks hold."""
    places: list[tuple[str, Iterable[Card]]] = [(f"hands[{seat}]", hand) for seat, hand in enumerate(state.hands)]
    places += [(f"melds[{at}]", meld.cards) for at, meld in enumerate(state.melds)]
    seen: Counter[Card] = Counter()
    for where, cards in (*places, ("stock", state.stock), ("discard", state.discard)):
        for card in cards:
            seen[card] += 1
            if seen[card] > (most := state.rules.copies(card, state.players)):
                raise ValueError(f"{where}: more than {most} of {card} in play")


def _check_phase(state: State) -> None:
    """The phase and what hangs on it do not contradict each other."""
    hand, playing = state.hands[state.turn_of], state.phase in ("play", "buy")
    if state.phase != "buy" and state.turn_of != state.turn:
        raise ValueError(f"turn_of: must be turn in the phase {state.phase}")
    if len(state.rounds) > state.round - (state.phase != "over"):
        raise ValueError(f"rounds: {len(state.rounds)} finished rounds in round {state.round}")
    if state.phase == "over" and state.round != state.rules.rounds:
        raise ValueError(f"phase: over in round {state.round} of {state.rules.rounds}")
    if state.phase == "draw" and state.down[state.turn] == state.turn_number:
        raise ValueError(f"down[{state.turn}]: went down in this turn without having drawn")
    if state.taken is not None and state.phase != "play":
        raise ValueError(f"taken: nothing is taken in the phase {state.phase}")
    if state.drawn is not None and not (playing and state.drawn in hand):
        raise ValueError(f"drawn: {state.drawn} is not in the hand in turn")
    if state.taken is None and (state.swapping or state.locked is not None):
        raise ValueError("taken: missing, though the position says more of it")
    if state.rules.discard_taken and state.locked is not None:
        raise ValueError("taken_free: always true with these rules")
    if playing and not hand:
        raise ValueError(f"hands[{state.turn_of}]: empty, so the round would be over")
    if state.phase == "play" and not legal_actions(state):
        raise ValueError(f"hands[{state.turn}]: nothing is left to end the turn with")
    if state.phase == "buy":
        _check_buying(state)


def _check_buying(state: State) -> None:
    if state.turn == state.turn_of:
        raise ValueError("turn_of: must be another seat than the one asked in the phase buy")
    if state.turn not in buyers_from(state, state.turn):
        raise ValueError(f"phase: seat {state.turn} can buy nothing")


def _default_drawn(state: State) -> Card | None:
    hand = state.hands[state.turn_of]
    return hand[-1] if hand and state.phase in ("play", "buy") else None


def _default_free(state: State) -> bool:
    if state.taken is None or state.rules.discard_taken:
        return True
    return state.hands[state.turn_of].count(state.taken) > 1


def _texts(cards: Iterable[Card]) -> list[str]:
    return [card.text for card in cards]


def _text(card: Card | None) -> str | None:
    return None if card is None else card.text


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"{where}: expected a list, not {type(value).__name__}")
    return list(cast("list[object]", value))


def _by_seat(value: object, where: str, players: int) -> list[tuple[int, object]]:
    items = _list(value, where)
    if len(items) != players:
        raise ValueError(f"{where}: expected one for each of {players} seats, not {len(items)}")
    return list(enumerate(items))


def _cards(value: object, where: str) -> list[Card]:
    return [_card(item, f"{where}[{at}]") for at, item in enumerate(_list(value, where))]


def _card(value: object, where: str) -> Card:
    try:
        return Card.parse(cast("str", value))
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None


def _card_or_none(value: object, where: str) -> Card | None:
    return None if value is None else _card(value, where)


def _number(value: object, where: str, least: int = 0, most: int | None = None) -> int:
    if type(value) is not int or value < least or (most is not None and value > most):  # a bool is no number
        upto = f" to {most}" if most is not None else " or more"
        # Python refuses to write out a number of thousands of digits.
        given = repr(value) if type(value) is not int or abs(value) < 10**100 else "one so large"
        raise ValueError(f"{where}: expected a whole number, {least}{upto}, not {given}")
    return value


def _flag(value: object, where: str) -> bool:
    if type(value) is not bool:
        raise ValueError(f"{where}: expected true or false, not {value!r}")
    return value


def _phase(value: object) -> Phase:
    for phase in PHASES:
        if value == phase:
            return phase
    raise ValueError(f"phase: expected one of {', '.join(PHASES)}, not {value!r}")
