# Everything sets itself up: a virtual environment in .venv, filled from the locked requirements, renewed when they change.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := src tests $(wildcard bench)
COMPILE := $(BIN)/python -m uv --quiet pip compile pyproject.toml --universal --python-version 3.11 --no-header --no-annotate

.DEFAULT_GOAL := help
.PHONY: help play test lint bench soak mutants lock clean
.DELETE_ON_ERROR:

help:
	@echo "make play      set everything up and play Firefight"
	@echo "make test      set everything up and run every check and test"
	@echo "make lint      style, types and layers only"
	@echo "make bench     measure speed"
	@echo "make soak      play thousands of games of all opponents, and 200,000 attacks"
	@echo "make mutants   switch rules off one at a time and expect a case to fail"
	@echo "make lock      choose the newest versions of the dependencies again"
	@echo "make clean     remove everything that was set up"

play: .venv/ready-play
	$(BIN)/escarmouche play firefight

test: lint
	$(BIN)/python -m pytest -q -n 2 tests

lint: .venv/ready-test
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy --strict -p escarmouche
	$(BIN)/lint-imports

bench: .venv/ready-bench
	$(BIN)/python -m bench

soak: .venv/ready-test
	$(BIN)/python -m tests.soak

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

# Everything is chosen together first, so that the smaller locks agree with the larger.
lock: | .venv/made
	$(PIP) install uv
	$(COMPILE) --upgrade --extra dev --extra bench --output-file requirements-bench.lock
	$(COMPILE) --upgrade --extra dev --constraint requirements-bench.lock --output-file requirements-dev.lock
	$(COMPILE) --upgrade --constraint requirements-bench.lock --output-file requirements.lock

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
