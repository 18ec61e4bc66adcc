# `make` alone lists the targets.

PYTHON ?= python3
# Processes for the tests.
JOBS ?= 2
# More arguments for the command behind play, test, bench, soak and balance: make test ARGS="-k siege".
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

.DEFAULT_GOAL := help
.PHONY: help setup play test lint format cover bench soak balance rulings lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.installed ## make .venv with caracole and the tools (does nothing when nothing changed)

# The locked packages: when the lock changes the environment is made anew, so that nothing old lingers in it.
$(VENV)/.locked: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Caracole needs Python 3.11 or later; try: make PYTHON=python3.11 setup" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "This Python cannot make virtual environments: its venv or ensurepip module is missing." >&2; \
		     echo "On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@echo "Installing the locked packages into $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.locked pyproject.toml src/caracole/__init__.py
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

play: setup ## play Gradisca in this terminal
	$(BIN)/caracole play gradisca $(ARGS)

test: setup ## check code and types, then run every test
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/pytest -n $(JOBS) $(ARGS)

lint: setup ## check code, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: setup ## put code in the common format, and fix what can be fixed
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

cover: setup ## run the tests and show the lines that none of them reaches
	@mkdir -p build/coverage
	$(BIN)/pytest -n $(JOBS) --cov --cov-report=term $(ARGS)

bench: setup ## measure how fast Gradisca plays
	$(BIN)/caracole bench gradisca $(ARGS)

soak: setup ## play 5000 random games of Gradisca and hold every one against the rules
	$(BIN)/caracole soak gradisca --games 5000 $(ARGS)

balance: setup ## let captains play Gradisca, and write docs/balance-gradisca.md (goes on where it was stopped)
	$(BIN)/caracole lab balance gradisca --games 200 --keep build/balance --out docs/balance-gradisca.md $(ARGS)

rulings: setup ## write docs/rulings.md anew from the rulebooks and the tests
	$(BIN)/python scripts/rulings.py

lock: ## write the locked requirements anew (ARGS=--upgrade for the newest versions)
	PYTHON=$(PYTHON) scripts/lock $(ARGS)

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
