"""Everything that goes between the server and a page, as one JSON Schema; `make protocol` makes TypeScript of it."""

import inspect
import json
from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from typing import Any, get_args, get_type_hints

import msgspec
from fastapi.routing import APIRoute

from escarmouche.server import api_campaigns, api_games, api_lab, api_puzzles, api_seats
from escarmouche.server.messages import KINDS
from escarmouche.server.posted import Posted
from escarmouche.server.sent import FromServer, Refusal

HOME = "#/definitions/"
API = "/api/"
UNTYPED = frozenset({
    "default", "discriminator", "exclusiveMaximum", "maximum", "minimum", "maxItems", "maxLength", "maxProperties",
    "minItems", "minLength", "pattern",
})  # fmt: skip
"""What a schema says that a type cannot."""


class Definitions:
    """All types that go over the line, each under its name."""

    def __init__(self) -> None:
        self.all: dict[str, Any] = {}

    def said(self, kind: Any) -> dict[str, Any]:
        """The schema of what a client says: what has a default may be left out."""
        (schema,), parts = msgspec.json.schema_components([kind], ref_template=HOME + "{name}")
        self.all = {**parts, **self.all}
        return schema

    def sent(self, kind: Any) -> dict[str, Any]:
        """The schema of what the server sends: nothing is left out, unless its struct leaves out what is usual."""
        schema = self.said(kind)
        for struct in _structs(msgspec.inspect.type_info(kind)):
            if not struct.__struct_config__.omit_defaults:
                self.all[struct.__name__]["required"] = [*self.all[struct.__name__]["properties"]]
        return schema

    def posted(self, kind: type[Posted]) -> dict[str, Any]:
        """The schema of what is posted, with what it is made of."""
        whole = kind.model_json_schema(ref_template=HOME + "{model}")
        self.all = {**whole.pop("$defs", {}), **self.all}
        return self.named(kind.__name__, whole)

    def named(self, name: str, schema: dict[str, Any]) -> dict[str, Any]:
        """A schema under a name of its own."""
        self.all[name] = schema
        return {"$ref": HOME + name}


def schema() -> dict[str, Any]:
    """What is sent, what may be said, and what comes of it."""
    known = Definitions()
    results = {str(kind.__struct_config__.tag): known.sent(result_of(kind)) for kind in KINDS}
    gets = {path: known.sent(hints["return"]) for path, hints in _routes("GET")}
    posts = {path: _record({"posted": known.posted(_body(hints)), "sent": known.sent(hints["return"])})
             for path, hints in _routes("POST")}  # fmt: skip
    whole = _record({
        "server": known.named("FromServer", known.sent(FromServer)),
        "client": known.named("FromClient", known.said(reduce(or_, KINDS))),
        "results": known.named("Results", _record(results, "What comes of each message: the `result` of `Done`.")),
        "gets": known.named("Gets", _record(gets, "What is sent for `GET /api/…`.")),
        "posts": known.named("Posts", _record(posts, "What is posted to `/api/…`, and what is sent for it.")),
        "refusal": known.sent(Refusal),
    }, "All that goes between the server and a page.")  # fmt: skip
    return {"title": "Protocol", **whole, "definitions": {name: _typed(part) for name, part in known.all.items()}}


def result_of(kind: Any) -> Any:
    """What comes of a kind of message."""
    return get_args(kind.__orig_bases__[0])[0]


def _routes(method: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The path of each request of a method, with the types of what it is given and answered with."""
    routers = (api_games.router, api_seats.router, api_campaigns.router, api_lab.router, api_puzzles.router)
    for route in (route for router in routers for route in router.routes):
        if isinstance(route, APIRoute) and route.path.startswith(API) and method in (route.methods or ()):
            yield route.path.removeprefix(API), get_type_hints(route.endpoint)


def _body(hints: Mapping[str, Any]) -> type[Posted]:
    return next(hint for hint in hints.values() if isinstance(hint, type) and issubclass(hint, Posted))


def _structs(found: Any) -> Iterator[type[msgspec.Struct]]:
    """Every struct in what msgspec says of a type."""
    if isinstance(found, tuple):
        for part in found:
            yield from _structs(part)
    elif isinstance(found, msgspec.inspect.StructType):
        yield found.cls
        yield from _structs(tuple(field.type for field in found.fields))
    elif isinstance(found, msgspec.inspect.Type):
        yield from _structs(tuple(getattr(found, name) for name in found.__struct_fields__))


def _record(properties: dict[str, Any], description: str = "") -> dict[str, Any]:
    return {"description": description, "type": "object", "properties": properties, "required": [*properties]}


def _typed(schema: Any) -> Any:
    """A schema with only what a type can say; a sequence of fixed length is one type."""
    if isinstance(schema, list):
        return [_typed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "prefixItems" in schema:
        return _tuple(schema["prefixItems"])
    kept = {name: _typed(part) for name, part in schema.items() if name not in UNTYPED}
    if schema.get("type") == "object" and "properties" not in schema:
        kept.setdefault("additionalProperties", True)
    if "properties" in schema:
        # A property has the name of its type only where that is a record of its own.
        kept["properties"] = {name: _untitled(_typed(part)) for name, part in schema["properties"].items()}
    if "description" in schema:
        kept["description"] = inspect.cleandoc(schema["description"])
    return kept


def _tuple(parts: list[dict[str, Any]]) -> dict[str, Any]:
    if {part.get("type") for part in parts} <= {"integer", "number"}:
        return {"tsType": f"[{', '.join('number' for _ in parts)}]"}
    return {"type": "array", "items": _typed(parts), "minItems": len(parts), "maxItems": len(parts)}


def _untitled(schema: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in schema.items() if name != "title"}


if __name__ == "__main__":
    print(json.dumps(schema()))
