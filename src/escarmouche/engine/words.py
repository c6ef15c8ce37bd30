"""The words of a game in three languages, from Fluent files."""

import hashlib
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache, reduce
from importlib.resources import files
from typing import Any, TypeAlias

from babel import localedata
from fluent.runtime import FluentBundle, FluentResource

from escarmouche.engine.reading import harmless
from escarmouche.engine.reasons import Reason, remark

LANGUAGES = ("en", "fr", "de")
LONGEST = 2000
"""Fluent fails at a value of more than 2500 characters; longer ones than this are put in afterwards."""
UNSAID = (
    "languages", "scripts", "territories", "variants", "time_zones", "meta_zones", "zone_formats", "currency_names",
    "currency_names_plural", "unit_patterns", "unit_display_names", "compound_unit_patterns", "datetime_skeletons",
    "interval_formats", "compact_currency_formats", "compact_decimal_formats",
)  # fmt: skip
"""What is known of each language that no sentence can ask for."""
REMEMBERED = 1024
"""So many sentences of each game and language are kept as they were said: what is said again is said again soon."""
ENTRY = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)
"""Where a message, a term or a comment begins."""
MENTION = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Where a message mentions another one, or a term."""

Names: TypeAlias = Mapping[str, Mapping[str, str]]
"""What things from books are called in each language, by the name that the rules go by."""


class Bundle:
    """The messages of one language; each is read when it is first said, for most never are."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        _forget_the_unsaid(language)
        self._unread: dict[str, str] = {}
        for text in texts:
            for name, entry in _entries(text):
                # What all games say is in the bundle of each: it is held once.
                self._unread.setdefault(sys.intern(name), sys.intern(entry))
        self._names = frozenset(self._unread)

    def pattern(self, name: str, attribute: str) -> Any:
        """What a message or one of its attributes says, to be filled in; None if it does not say anything."""
        if name not in self._names:
            return None
        self._read(name)
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Read a message and whatever it mentions."""
        wanted, found = [name], dict[str, str]()
        while wanted:
            entry = self._unread.get(one := wanted.pop())
            if entry is not None and one not in found:
                found[one] = entry
                wanted += MENTION.findall(entry)
        if found:
            self._bundle.add_resource(FluentResource("\n".join(found.values())))
        for one in found:
            # Only now: whatever another thread finds read can be said.
            self._unread.pop(one, None)

    def filled_in(self, pattern: Any, data: Mapping[str, Any]) -> str:
        """A pattern with its arguments filled in."""
        text, _ = self._bundle.format_pattern(pattern, dict(data))
        return str(text)


MUTE_H = (
    "ab[ei]|arm|ebd|élic|éli[oc]|erb|éri[tf]|eur[et]|ist|iv|omm|onn|onor|ôp|ori[sz]|orl|ôt|uil|uît|um[aeio]|yd|yg|yp"
)
BEFORE_VOWEL = re.compile(rf"\b([Dd]|[Qq]u|[Jj]usqu)e (?=(?:[AEIOUÀÂÆÉÈÊËÎÏÔŒÙÛÜ]|H(?:{MUTE_H}))\w)")
"""Before a name, which has a capital; the letter of a side stands for itself, and most names with H keep theirs."""

BEFORE_ARTICLE = re.compile(r"\b([Dd]e|[Àà]) (Les?) (?=\w)")
CONTRACTED = {("de", "Le"): "du", ("de", "Les"): "des", ("à", "Le"): "au", ("à", "Les"): "aux"}
"""What "de" and "à" become with the article that a name begins with."""

NEGATIVE = re.compile(r"(?<![^\s(+±×=])-(?=\d)")
"""The hyphen that stands for a minus: it begins a number of its own."""


class Words:
    """Says things in one language, and in English where a word is missing.

    `names` gives what things from books are called, when it is first asked for.
    """

    def __init__(self, language: str, texts: Mapping[str, list[str]], names: Callable[[], Names] = dict) -> None:
        self.language = language
        self._names = names
        self._bundles = [_bundle(language, texts[language])]
        if language != "en":
            self._bundles.append(_bundle("en", texts["en"]))
        # A sentence follows from its key and what is filled in alone; to put it together takes time.
        self._said = lru_cache(REMEMBERED, typed=True)(self._filled_in)
        self._has = lru_cache(REMEMBERED)(self._found)

    def has(self, key: str) -> bool:
        """Whether this very language has the message."""
        return self._has(key)

    def _found(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        return self._bundles[0].pattern(name, attribute) is not None

    def say(self, key: str, /, **data: Any) -> str:
        """The message with its arguments filled in; an unknown key is shown as it is."""
        try:
            return self._said(key, **data)
        except TypeError:
            # A list is filled in, which cannot be remembered.
            return self._filled_in(key, **data)

    def _filled_in(self, key: str, /, **data: Any) -> str:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            pattern = bundle.pattern(name, attribute)
            if pattern is not None:
                short, long = _shortened(data)
                text = bundle.filled_in(pattern, short)
                whole = reduce(lambda told, mark: told.replace(mark, long[mark]), long, text)
                # What players have written stands in it: nothing of that turns or hides the rest.
                told = with_minus(harmless(whole))
                return elided(told) if self.language == "fr" else told
        return key

    def also(self, names: Names) -> "Words":
        """The same words, with more names: those of the lists of a game."""
        more, merged = copy(self), {**self._names(), **names}
        more._names = lambda: merged
        return more

    def called(self, name: str) -> str:
        """What a thing from a book is called in this language; a copy keeps its number."""
        known = self._names()
        if name in known:
            return known[name].get(self.language, name)
        stem, _, number = name.rpartition(" ")
        return f"{known[stem].get(self.language, stem)} {number}" if number.isdigit() and stem in known else name

    def rule(self, rule: str) -> str:
        """The title of a rule."""
        return self.say(f"rule-{rule.lower()}")

    def reason(self, reason: Reason, /, **names: Any) -> str:
        """Why, in one sentence."""
        if reason.text:
            return self.say(reason.text, **{**reason.data, **names})
        return self.say(f"rule-{reason.rule.lower()}.sentence")


def with_minus(text: str) -> str:
    """The same text with a real minus before negative numbers, which are filled in with a hyphen."""
    return NEGATIVE.sub("−", text)


def elided(text: str) -> str:
    """French words as they become before a name, which no sentence knows beforehand: "d’Ancien", "des Reclaimers"."""
    return BEFORE_ARTICLE.sub(_contracted, BEFORE_VOWEL.sub(r"\1’", text))


SEVERAL = re.compile(r"[^\Wsiu]s(?: \([AB]\))?$")
"""The name of several: it ends in a single s; before the letter of its side, where both have it."""
NOT_OF = "".join(rf"(?<!\b{word} )" for word in ("of", "by", "to", "at", "on", "in", "for", "with", "from", "against"))
NOT_OF += r"(?<!\w)"
"""Where a name is what a sentence is about: behind one of these words it is not."""
OF_SEVERAL = {
    "is": "are", "has": "have", "was": "were", "does": "do", "goes": "go", "tries": "try", "flies": "fly",
    "carries": "carry", "passes": "pass", "crosses": "cross", "rushes": "rush", "crashes": "crash", "mixes": "mix",
    **{verb: verb[:-1] for verb in (
        "takes", "fires", "strikes", "stays", "runs", "comes", "tests", "rolls", "loses", "moves", "fights", "casts",
        "shoots", "regenerates", "lands", "keeps", "gains", "counts", "charges", "attacks", "uses", "receives", "piles",
        "operates", "leaves", "leaps", "defends", "costs", "consolidates", "climbs", "brings", "becomes", "arrives",
        "appears", "announces", "advances", "lies", "makes", "waits", "performs", "repairs", "suffers", "recovers",
        "hits", "fails", "stands",
    )},
}  # fmt: skip
AFTERWARDS = re.compile(r"\b(and|but|then) (\w+)|\b(does )?it (\w+)|\bits(elf)?\b")
"""What a sentence goes on with that is still about the same: another verb, or a word in place of the name."""
BESIDE_ANY = {"can", "cannot", "may", "must", "moved", "did", "had", "will"}
"""Verbs that are the same beside one and beside several."""


def agreeing(text: str, names: Iterable[str]) -> str:
    """English verbs as they become beside the name of several, which no sentence knows beforehand: "Furies are hit"."""
    for name in filter(SEVERAL.search, names):
        subject = re.compile(rf"{NOT_OF}({re.escape(name)}) (\w+)")
        about = next((found for found in subject.finditer(text) if found[2] in OF_SEVERAL), None)
        if about is not None:
            text = text[: about.end()] + AFTERWARDS.sub(_of_several, text[about.end() :])
        text = subject.sub(lambda found: f"{found[1]} {OF_SEVERAL.get(found[2], found[2])}", text)
        text = re.sub(rf"\b([Dd])oes (?={re.escape(name)}(?!\w))", r"\1o ", text)
    return text


def _of_several(found: re.Match[str]) -> str:
    joined, verb, asked, own, itself = found.groups()
    if joined:
        return f"{joined} {OF_SEVERAL.get(verb, verb)}"
    if asked:
        return f"do they {own}"
    if own:
        return f"they {OF_SEVERAL.get(own, own)}" if own in OF_SEVERAL or own in BESIDE_ANY else found[0]
    return "themselves" if itself else "their"


def _contracted(found: re.Match[str]) -> str:
    word = CONTRACTED[found[1].lower(), found[2]]
    return f"{word.capitalize() if found[1][0].isupper() else word} "


def _shortened(data: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """The arguments with a mark in place of each long text, and the texts by their marks."""
    marks = {name: f"\ue000{name}\ue001" for name, one in data.items() if isinstance(one, str) and len(one) > LONGEST}
    return {**data, **marks}, {mark: data[name] for name, mark in marks.items()}


_known: dict[tuple[str, bytes], Bundle] = {}
"""The bundles by language and fingerprint of their texts, which need not be held once they are taken apart."""
MOST_KNOWN = 32


def _bundle(language: str, texts: Sequence[str]) -> Bundle:
    """The messages of some texts, put together once."""
    mark = language, hashlib.sha256("\0".join(texts).encode()).digest()
    found = _known.get(mark)
    if found is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        found = _known[mark] = Bundle(language, texts)
    return found


def _forget_the_unsaid(language: str) -> None:
    """Let go of what was read about a language with its numbers and plurals: the names of places, coins and units."""
    for name in ("root", language):
        known = localedata.load(name)
        for kind in UNSAID:
            known.pop(kind, None)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Each message and term of a Fluent file, by its name, as it is written."""
    begins = [*ENTRY.finditer(text)]
    ends = [*(entry.start() for entry in begins[1:]), len(text)]
    return ((entry[1], text[entry.start() : end]) for entry, end in zip(begins, ends, strict=True) if entry[1])


@cache
def english() -> Words:
    """What the core itself can say, in English: for those who write cases and read faults."""
    folder = files("escarmouche.engine") / "text" / "en"
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]
    return Words("en", {"en": texts})


def why(words: Words, reason: Reason, names: Mapping[str, Any] | None = None) -> str:
    """A refusal in one sentence, with what is known where there is no sentence for it."""
    data = {key: _inner(words, value) for key, value in {**reason.data, **(names or {})}.items()}
    if not reason.text or words.has(reason.text) or words.say(reason.text) != reason.text:
        shown = {key: value if isinstance(value, int | float) else _listed(value) for key, value in data.items()}
        return words.say(reason.text or f"rule-{reason.rule.lower()}.sentence", **shown)
    told = ", ".join(f"{key}: {_listed(value)}" for key, value in data.items())
    return f"{reason.text} ({told})." if told else f"{reason.text}."


def _inner(words: Words, value: Any) -> Any:
    """What a sentence mentions; reasons within it become sentences themselves."""
    if isinstance(value, Reason):
        return why(words, value)
    if isinstance(value, list | tuple) and value and isinstance(value[0], Reason):
        told = [why(words, one) for one in value]
        return (" " if told[0].endswith(".") else "; ").join(told)
    return value


def _listed(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


class Explained(Exception):
    """An error that one sentence explains in every language; as text it is the English one."""

    def __init__(self, text: str, **data: Any) -> None:
        super().__init__(text, data)
        self.reason = remark(text, **data)

    def __str__(self) -> str:
        return why(english(), self.reason)
