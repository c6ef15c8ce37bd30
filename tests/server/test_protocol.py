"""The types of the page are made from the records of the server, and describe what is sent."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.protocol import schema

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    """Where this fails, `make protocol` writes them anew."""
    if not (WEB / "node_modules" / "json-schema-to-typescript").is_dir():
        pytest.skip("what makes the types is not installed (make page-lint installs it)")
    node = shutil.which("node", path=os.pathsep.join([str(ROOT / ".venv" / "node"), os.environ["PATH"]]))
    assert node is not None
    made = subprocess.run(
        [node, "protocol.js", "-"], cwd=WEB, input=json.dumps(schema()), capture_output=True, text=True, check=True
    )
    assert made.stdout == (WEB / "src" / "protocol.ts").read_text(encoding="utf-8"), "stale: run `make protocol`"


def test_what_is_sent_leaves_nothing_out_and_what_is_said_may() -> None:
    types = schema()["definitions"]
    assert set(types["Moment"]["required"]) == set(types["Moment"]["properties"])
    assert types["Track"]["required"] == ["spots"]
    assert types["Sit"]["required"] == ["type", "token", "id"]
    assert types["Wanted"]["required"] == ["key", "opponent"]


def test_every_message_says_what_comes_of_it() -> None:
    types = schema()["definitions"]
    said = {
        types[one["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0] for one in types["FromClient"]["anyOf"]
    }
    assert set(types["Results"]["properties"]) == said
