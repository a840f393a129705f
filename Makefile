# The words a developer needs. Everything lives in .venv at the root; `make help` lists them.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# The first Python on the path that is new enough; `make setup PYTHON=/path/to/python3.13` says otherwise.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c '$(NEW_ENOUGH)' 2>/dev/null && { echo "$$p"; break; }; done)

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.settebello-ready

.PHONY: help setup play play-terminal test test-each check format bench soak docs clean

help: ## what one can say here
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## everything that is needed, in .venv; does nothing when up to date

$(STAMP): pyproject.toml
	@test -x $(BIN)/python || test -n "$(PYTHON)" || { \
		echo "Settebello needs Python 3.11 or later; none was found on the path (make setup PYTHON=...)." >&2; exit 1; }
	@test -x $(BIN)/python || "$(PYTHON)" -c '$(NEW_ENOUGH)' || { \
		echo "Settebello needs Python 3.11 or later; $(PYTHON) is older or does not run." >&2; exit 1; }
	@test -x $(BIN)/pip || "$(PYTHON)" -m venv $(VENV) || { \
		echo "No virtual environment could be made; on Debian and Ubuntu: apt install python3-venv." >&2; exit 1; }
	@echo "Un momento: preparo il gioco, solo la prima volta. / One moment: getting ready, the first time only."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(STAMP)

play: play-terminal ## a match of Scopa (in the terminal)

play-terminal: $(STAMP) ## a match in the terminal
	@$(BIN)/settebello play

check: $(STAMP) ## format, lint, types, layers: all that needs no test run
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@echo "For a reviewer to look at (advice, nothing fails):"; $(BIN)/python bench/sizes.py

docs: $(STAMP) ## the pages, in docs/_build/html; a warning is an error
	$(BIN)/sphinx-build --builder html --fail-on-warning --keep-going --quiet docs docs/_build/html

# pytest comes last: its summary line closes the output, and any earlier failure stops the run before it.
test: check docs ## all that must hold: check, docs, every test with coverage
	$(BIN)/pytest --numprocesses=auto --dist=worksteal --cov --cov-report=term --durations=10 -m 'not soak'

test-each: ## `test` on every Python from 3.11 to 3.14 on the path, each in a .venv-VERSION of its own
	@for v in 3.11 3.12 3.13 3.14; do \
		python$$v -c '$(NEW_ENOUGH)' 2>/dev/null || { echo "== Python $$v is not here"; continue; }; \
		echo "== Python $$v"; $(MAKE) --no-print-directory test PYTHON=python$$v VENV=.venv-$$v || exit 1; \
	done

format: $(STAMP) ## put the code into its one form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(STAMP) ## measured claims, measured again
	@for file in bench/*.py; do echo "== $$file"; $(BIN)/python "$$file" || exit 1; done

soak: $(STAMP) ## the long forms of the tests
	$(BIN)/pytest --durations=10 -m soak

clean: ## forget what was built, .venv excepted
	rm -rf docs/_build build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .coverage
