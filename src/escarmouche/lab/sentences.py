"""What an experiment has shown, in sentences."""

from collections.abc import Iterator

from escarmouche.engine.words import Words
from escarmouche.lab.answers import Answer
from escarmouche.lab.sequential import Fairness
from escarmouche.terminal.words import speak

EVEN = 0.5


def game_name(words: Words, key: str) -> str:
    """What a game is called in the language of some words."""
    own = speak(words.language, key)
    return own.say(f"game-{key}") if own.has(f"game-{key}") else key


def summary(words: Words, answer: Answer) -> Iterator[str]:
    """What a part has shown, in a sentence or two."""
    if not answer.games:
        yield words.say("lab-nothing-yet")
        return
    yield from {
        "score": _score, "ratings": _ratings, "options": _options, "fair": _fair, "better": _better, "worth": _worth,
    }[answer.part.question](words, answer)  # fmt: skip
    if answer.faults:
        yield words.say("simulate-faults", count=answer.faults).rstrip(" :") + "."


def _score(words: Words, answer: Answer) -> Iterator[str]:
    if len(answer.pairings) > 1:
        yield from _ratings(words, answer)
        return
    pairing = answer.pairings[0]
    score = pairing.standing.score
    who = "even" if score.low <= EVEN <= score.high else "one" if score.low > EVEN else "other"
    yield words.say("lab-score", one=pairing.one, other=pairing.other, value=score.value, low=score.low,
                    high=score.high, games=pairing.standing.games, who=who)  # fmt: skip


def _ratings(words: Words, answer: Answer) -> Iterator[str]:
    if not answer.ratings:
        yield from _score(words, answer)
        return
    best, worst = answer.ratings[0], answer.ratings[-1]
    apart = "yes" if best.low > worst.high else "no"
    yield words.say("lab-ratings", best=best.name, worst=worst.name, points=round(best.points - worst.points),
                    games=answer.games, count=len(answer.ratings), apart=apart)  # fmt: skip


def _options(words: Words, answer: Answer) -> Iterator[str]:
    told = [effect for effect in answer.effects if effect.score.low > 0 or effect.score.high < 0]
    named = ", ".join(effect.variant for effect in sorted(told, key=lambda effect: -abs(effect.score.value))[:5])
    yield words.say("lab-options", count=len(answer.effects), changed=len(told), named=named or "—", games=answer.games)


def _fair(words: Words, answer: Answer) -> Iterator[str]:
    test, pairing = answer.test, answer.pairings[0]
    assert isinstance(test, Fairness)
    favoured = pairing.one if test.favoured == 0 else pairing.other
    score = pairing.standing.score
    yield words.say("lab-fair", state=test.state, one=pairing.one, other=pairing.other, favoured=favoured,
                    margin=answer.part.margin, games=pairing.standing.games, value=score.value, low=score.low,
                    high=score.high)  # fmt: skip


def _better(words: Words, answer: Answer) -> Iterator[str]:
    test, pairing = answer.test, answer.pairings[0]
    assert test is not None
    score = pairing.standing.score
    yield words.say("lab-better", state=test.state, one=pairing.one, other=pairing.other, margin=answer.part.margin,
                    games=pairing.standing.games, value=score.value, low=score.low, high=score.high)  # fmt: skip


def _worth(words: Words, answer: Answer) -> Iterator[str]:
    if not answer.worths:
        yield words.say("lab-nothing-yet")
        return
    best, worst = answer.worths[0], answer.worths[-1]
    yield words.say("lab-worth", best=best.unit, added=best.added.value, worst=worst.unit, least=worst.added.value,
                    list=answer.pairings[0].one, games=answer.games)  # fmt: skip
