"""The words of a game in three languages, from Fluent files."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from escarmouche.core.reasons import Reason

LANGUAGES = ("en", "fr", "de")


class Words:
    """Says things in one language, and in English where a word is missing."""

    def __init__(self, language: str, texts: Mapping[str, list[str]]) -> None:
        self.language = language
        self._bundles = [_bundle(language, tuple(texts[language]))]
        if language != "en":
            self._bundles.append(_bundle("en", tuple(texts["en"])))
        self._plain: dict[str, str] = {}

    def has(self, key: str) -> bool:
        """Whether this very language has the message."""
        name, _, attribute = key.partition(".")
        if not self._bundles[0].has_message(name):
            return False
        message = self._bundles[0].get_message(name)
        return bool(message.attributes.get(attribute)) if attribute else message.value is not None

    def say(self, key: str, **data: Any) -> str:
        """The message with its arguments filled in; an unknown key is shown as it is."""
        if data:
            return self._filled_in(key, data)
        if key not in self._plain:
            # Names of things and rules are said again and again, and to put a message together takes time.
            self._plain[key] = self._filled_in(key, data)
        return self._plain[key]

    def _filled_in(self, key: str, data: dict[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, data)
                    return str(text)
        return key

    def rule(self, rule: str) -> str:
        """The title of a rule."""
        return self.say(f"rule-{rule.lower()}")

    def reason(self, reason: Reason, **names: Any) -> str:
        """Why, in one sentence."""
        if reason.text:
            return self.say(reason.text, **{**reason.data, **names})
        return self.say(f"rule-{reason.rule.lower()}.sentence")


@lru_cache(maxsize=32)
def _bundle(language: str, texts: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle
